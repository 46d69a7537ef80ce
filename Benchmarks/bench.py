"""script/bench [all|startup|read|documents|decode|compile|output|build] [--rounds N]: see `Benchmarks/README.md`."""

import argparse
import os
import subprocess
import sys

import building
import compiling
import decoding
import documents
import reading
import startup
from measure import machine

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MEASURES = ["startup", "read", "documents", "decode", "compile", "output", "build"]


def corpus(path):
    folder = os.environ.get("SCAFFOLD_CORPUS")
    if not folder:
        sys.exit("Set SCAFFOLD_CORPUS to the folder of real documents: this measure reads real documents.")
    return os.path.join(folder, path)


def build(configuration, product):
    swift = ["swift", "build", "--package-path", ROOT, "-c", configuration]
    subprocess.run([*swift, "--product", product], check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*swift, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return os.path.join(folder, product)


def main():
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__)
    parser.add_argument("measure", nargs="*", default=["all"], choices=["all", *MEASURES])
    parser.add_argument("--rounds", type=int, help="runs of each command; the default depends on the measure")
    options = parser.parse_args()
    chosen = MEASURES if "all" in options.measure else options.measure
    work = os.path.join(ROOT, ".build", "bench")
    os.makedirs(work, exist_ok=True)

    print(machine())
    if "startup" in chosen:
        tools = {name: build(name, "scaffold") for name in ("release", "debug")}
        startup.bench(tools, work, corpus("bee1/ecmobile.json"), options.rounds or 21)
    if "read" in chosen:
        reading.bench(build("release", "scaffold-bench-reading"), corpus("openapi"), options.rounds or 15)
    if "documents" in chosen:
        documents.bench(build("release", "scaffold"), work, corpus("openapi"), options.rounds or 3)
    if "decode" in chosen:
        documents_of_json = corpus("suites/json-parsing-suite/nativejson")
        decoding.bench(ROOT, work, build("release", "scaffold"), documents_of_json, options.rounds or 5)
    if "compile" in chosen:
        compiling.bench(ROOT, work, build("release", "scaffold"), options.rounds or 3)
    if "output" in chosen:
        compiling.bench_documents(ROOT, work, build("release", "scaffold"), corpus("openapi"))
    if "build" in chosen:
        building.bench(ROOT, work)


main()
