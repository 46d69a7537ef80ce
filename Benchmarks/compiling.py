"""How long generated models take to compile, beside the same as `var` structs with synthesised Codable."""

import os
import shutil
import subprocess

import models
from measure import in_turn, run, table

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Compiling", platforms: [.macOS(.v13)],
    products: [.library(name: "All", targets: ["Generated", "Synthesised"])],
    dependencies: [.package(name: "scaffold", path: "{root}")],
    targets: [
        .target(name: "Generated", dependencies: [.product(name: "BeeRuntime", package: "scaffold")]),
        .target(name: "Synthesised"),
    ], swiftLanguageModes: [.v6])
"""


def prepare(root, work, tool, count=200):
    folder = os.path.join(work, "compiling")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(os.path.join(folder, "Sources", "Synthesised"))
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST.format(root=root))
    with open(os.path.join(folder, "models.yaml"), "w") as file:
        file.write(models.bee(count))
    text = models.codable(count).split("\n\n")
    for shard in range(20):
        name = os.path.join(folder, "Sources", "Synthesised", f"Shard{shard}.swift")
        with open(name, "w") as file:
            file.write("\n\n".join(text[shard::20]))
    output = os.path.join(folder, "Sources", "Generated")
    run([tool, "generate", os.path.join(folder, "models.yaml"), "-o", output, "--shards", "20"])
    return folder


def object_bytes(folder, configuration, target):
    build = os.path.join(folder, ".build", configuration, f"{target}.build")
    objects = [os.path.join(path, name) for path, _, names in os.walk(build) for name in names if name.endswith(".o")]
    out = subprocess.run(["size", *objects], capture_output=True, text=True).stdout.splitlines()[1:]
    return sum(int(line.split()[0]) for line in out)


def bench(root, work, tool, rounds):
    folder = prepare(root, work, tool)
    for configuration, aim in (("debug", "at most 1/2"), ("release", "at most 1/3")):
        swift = ["swift", "build", "-c", configuration, "--package-path", folder]
        for name in ("Synthesised", "Generated"):
            run([*swift, "--target", name])

        def touch(name):
            """Every file is new, so every file is compiled; what SwiftPM planned stays."""
            for path, _, files in os.walk(os.path.join(folder, "Sources", name)):
                for file in files:
                    os.utime(os.path.join(path, file))

        samples = in_turn(
            {name: {"command": [*swift, "--target", name]} for name in ("Synthesised", "Generated")}, rounds, touch
        )
        rows = {name: [sample.cpu for sample in values] for name, values in samples.items()}
        table(f"compile 200 models of 12 fields, {configuration}, CPU seconds", rows, "s", "Synthesised", aim)
        sizes = {name: object_bytes(folder, configuration, name) for name in samples}
        print(f"  object code: {sizes['Generated'] / 1024:.0f} KiB beside {sizes['Synthesised'] / 1024:.0f} KiB")
