"""`scaffold generate` as a whole process, beside a Swift program that only starts and prints."""

import os
import shutil
import subprocess

from measure import in_turn, table

HELLO = 'print("hello")\n'


def hello(work, configuration):
    source, program = os.path.join(work, "hello.swift"), os.path.join(work, f"hello-{configuration}")
    with open(source, "w") as file:
        file.write(HELLO)
    optimise = ["-O"] if configuration == "release" else ["-Onone"]
    subprocess.run(["swiftc", *optimise, source, "-o", program], check=True)
    return program


def bench(tools, work, schema, rounds):
    for configuration, tool in tools.items():
        output = os.path.join(work, "startup", configuration)
        fresh = output + "-full"
        generate = [tool, "generate", schema, "--quiet", "-o"]
        shutil.rmtree(output, ignore_errors=True)
        subprocess.run([*generate, output], check=True, stderr=subprocess.DEVNULL)

        def clean(name):
            if name == "full generate":
                shutil.rmtree(fresh, ignore_errors=True)

        samples = in_turn(
            {
                "program that starts and prints": {"command": [hello(work, configuration)]},
                "no-op generate": {"command": [*generate, output]},
                "full generate": {"command": [*generate, fresh]},
            },
            rounds,
            clean,
        )
        rows = {name: [1000 * sample.wall for sample in values] for name, values in samples.items()}
        aim = "no-op at most 3x, full at most 5x" if configuration == "release" else None
        title = f"generate {os.path.basename(schema)}, whole process, {configuration} build"
        table(title, rows, "ms", "program that starts and prints", aim)
