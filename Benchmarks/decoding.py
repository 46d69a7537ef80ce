"""Decoding, validating and encoding, beside JSONDecoder, which does not validate, and JSONEncoder."""

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
PAGE = "a page of nested objects"


def build(root, work, tool):
    """The program that compares, with types that the tool wrote."""
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Decoding")
    folder = os.path.join(work, "decoding")
    sources = os.path.join(folder, "Sources", "Decoding")
    shutil.rmtree(os.path.join(folder, "Sources"), ignore_errors=True)
    os.makedirs(sources)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST.format(root=root))
    for name in os.listdir(here):
        if name.endswith(".swift"):
            shutil.copy(os.path.join(here, name), sources)
    run([tool, "generate", os.path.join(here, "Schemas"), "-o", os.path.join(sources, "Generated")])
    run(["swift", "build", "-c", "release", "--package-path", folder])
    return os.path.join(folder, ".build", "release", "Decoding")


def bench(root, work, tool, documents, rounds):
    _, output = run([build(root, work, tool), documents, str(3 * rounds)])
    measured = {}
    for line in output.splitlines():
        document, row, value = line.split("\t")
        measured.setdefault(document, {}).setdefault(row, []).append(float(value))
    for document, rows in measured.items():
        size = rows.pop("bytes")[0] / 1024
        for base, others, aim in (
            (
                "JSONDecoder, not validated", ("generated code, decoded and validated", "generated code, only decoded"),
                f"decoded and validated in at most {'0.17x' if document == PAGE else '0.25x'}"),
            ("JSONEncoder", ("generated code, encoded",), "at most 0.50x"),
        ):
            title = f"{document}, {size:.0f} KiB, release, CPU time"
            table(title, {name: rows[name] for name in (base, *others)}, "ms", base, aim)
