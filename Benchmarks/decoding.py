"""Decoding and validating a page of 100 nested objects, beside JSONDecoder, which does not validate."""

import os
import shutil

from measure import run, table

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Decoding", platforms: [.macOS(.v13)],
    dependencies: [.package(name: "scaffold", path: "{root}")],
    targets: [.executableTarget(name: "Decoding", dependencies: [.product(name: "BeeRuntime", package: "scaffold")])],
    swiftLanguageModes: [.v6])
"""


def bench(root, work, tool, rounds):
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Decoding")
    folder = os.path.join(work, "decoding")
    sources = os.path.join(folder, "Sources", "Decoding")
    shutil.rmtree(os.path.join(folder, "Sources"), ignore_errors=True)
    os.makedirs(sources)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST.format(root=root))
    shutil.copy(os.path.join(here, "main.swift"), sources)
    run([tool, "generate", os.path.join(here, "page.yaml"), "-o", os.path.join(sources, "Page")])
    run(["swift", "build", "-c", "release", "--package-path", folder])
    _, output = run([os.path.join(folder, ".build", "release", "Decoding"), str(3 * rounds)])
    rows = {}
    for line in output.splitlines():
        name, value = line.rsplit(" ", 1)
        rows.setdefault(name, []).append(float(value))
    size = rows.pop("bytes")[0]
    for base, other, aim in (
        ("JSONDecoder, not validated", "generated code, decoded and validated", "at most 0.17x"),
        ("JSONEncoder", "generated code, encoded", None),
    ):
        table(f"a page of 100 nested objects, {size / 1024:.0f} KiB, release", {n: rows[n] for n in (base, other)}, "ms", base, aim)
