"""Reading OpenAI's description into nodes, beside a bare C loop over libyaml's events and JSONSerialization."""

import os

from measure import run, table


def bench(program, folder, rounds):
    """The program times every reader in turn, inside one process, and prints `name milliseconds` lines."""
    yaml, json = (os.path.join(folder, f"openai.{kind}") for kind in ("yaml", "json"))
    _, output = run([program, yaml, json, str(rounds)])
    rows = {}
    for line in output.splitlines():
        name, value = line.rsplit(" ", 1)
        rows.setdefault(name, []).append(float(value))
    for kind, base, aim in (
        ("YAML", "C loop over libyaml's events", "at most 1.2x the loop"),
        ("JSON", "JSONSerialization", "at most 0.125x"),
    ):
        part = {name: values for name, values in rows.items() if name == base or name == f"nodes from {kind}"}
        table(f"read openai.{kind.lower()}, release", part, "ms", base, aim)
