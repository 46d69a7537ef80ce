"""How long generated models take to compile, beside the same as `var` structs with synthesised Codable."""

import json
import os
import re
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


DOCUMENTS = ["twilio-lookups-v2.json", "box-2025.json", "discord.json"]

DOCUMENT_MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Documents", platforms: [.macOS(.v13)],
    products: [.library(name: "All", targets: {names})],
    dependencies: [.package(name: "scaffold", path: "{root}")],
    targets: {names}.map {{
        .target(name: $0, dependencies: [.product(name: "BeeRuntime", package: "scaffold")])
    }}, swiftLanguageModes: [.v6])
"""


def bench_documents(root, work, tool, corpus):
    """CPU seconds, peak memory and object code of what real descriptions become."""
    folder = os.path.join(work, "generated")
    shutil.rmtree(folder, ignore_errors=True)
    targets = {name: re.sub(r"[^A-Za-z0-9]", "", name.split(".")[0].title()) for name in DOCUMENTS}
    for name, target in targets.items():
        run([tool, "generate", os.path.join(corpus, name), "-o", os.path.join(folder, "Sources", target)])
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(DOCUMENT_MANIFEST.format(root=root, names=json.dumps(["Runtime", *targets.values()])))
    os.makedirs(os.path.join(folder, "Sources", "Runtime"))
    with open(os.path.join(folder, "Sources", "Runtime", "Runtime.swift"), "w") as file:
        file.write("import BeeRuntime\n")
    print("\ncompile what real descriptions become")
    for configuration in ("debug", "release"):
        swift = ["swift", "build", "-c", configuration, "--package-path", folder, "--jobs", "2"]
        # So that the runtime is not counted with the first of them.
        run([*swift, "--target", "Runtime"])
        for name, target in targets.items():
            sample, _ = run([*swift, "--target", target])
            size = object_bytes(folder, configuration, target)
            print(
                f"  {name:<28} {configuration:<8} {sample.cpu:7.1f} s CPU {sample.wall:7.1f} s"
                f" {sample.peak / 2**20:6.0f} MiB peak {size / 2**20:6.2f} MiB object code")


def object_bytes(folder, configuration, target):
    build = os.path.join(folder, ".build", configuration, f"{target}.build")
    objects = [os.path.join(path, name) for path, _, names in os.walk(build) for name in names if name.endswith(".o")]
    out = subprocess.run(["size", *objects], capture_output=True, text=True).stdout.splitlines()[1:]
    return sum(int(line.split()[0]) for line in out)


def bench(root, work, tool, rounds):
    folder = prepare(root, work, tool)
    for configuration, aim in (("debug", "at most 1/2"), ("release", "at most 1/4")):
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
