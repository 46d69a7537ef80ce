"""What the scripts that generate and compile many descriptions share."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
CODE = re.compile(r"(?: \(byte \d+\))? \[(?P<code>[a-z0-9-]+)\]$")
PLACE = re.compile(r"^(?:(?P<file>[^ \n].*?):(?P<line>\d+):(?P<column>\d+): )?(?P<severity>error|warning|note): (?P<text>.*)$")


class Diagnostic:
    """What the tool says of one fault, with the lines of the other places that it shows."""

    def __init__(self, match):
        self.line = int(match["line"] or 0)
        self.column = int(match["column"] or 0)
        self.severity = match["severity"]
        code = CODE.search(match["text"])
        self.code = code["code"] if code else ""
        self.text = CODE.sub("", match["text"])
        self.help = ""
        self.places = []

    def __str__(self):
        return f"{self.line}:{self.column} {self.severity}: {self.text}"

    @property
    def whole(self):
        """With its code, and the other places: `14:20 warning duplicate-operation-id: … (and 9)`."""
        others = f" (and {', '.join(map(str, self.places))})" if self.places else ""
        return f"{self.line}:{self.column} {self.severity} {self.code}: {self.text}{others}"


class Run:
    """One run of the tool: its exit status, what it said, and the files that it wrote."""

    def __init__(self, status, errors, output):
        self.status = status
        self.errors = errors
        self.files = sorted(output.rglob("*.swift")) if output.exists() else []
        self.diagnostics = []
        for line in errors.splitlines():
            match = PLACE.match(line)
            if match and match["severity"] == "note" and self.diagnostics and not CODE.search(line):
                self.diagnostics[-1].places.append(int(match["line"] or 0))
            elif match:
                self.diagnostics.append(Diagnostic(match))
            elif line.startswith("    = help: ") and self.diagnostics:
                self.diagnostics[-1].help = line.removeprefix("    = help: ")

    def count(self, severity):
        return sum(diagnostic.severity == severity for diagnostic in self.diagnostics)

    @property
    def last_line(self):
        return (self.errors.strip().splitlines() or [""])[-1][:200]


def generate(tool, path, output, *options):
    run = subprocess.run(
        [str(tool), "generate", str(path), "-o", str(output), *options], capture_output=True, text=True,
        errors="replace")
    return Run(run.returncode, run.stderr, output)


def compiler(*options):
    """The command that compiles generated code, as strictly as it must stand."""
    command = ["swiftc", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", *options]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    return command


def compile_module(modules, files, name, emit=("-emit-sil", "-o", "/dev/null"), flags=()):
    """Compiles files as one module, with warnings as errors; the first error, or nothing. Without `emit`, all checks of
    the compiler run, and no machine code is made."""
    command = compiler(*emit, "-module-name", name, "-I", str(modules), *flags)
    run = subprocess.run(command + [str(file) for file in files], capture_output=True, text=True, errors="replace")
    if run.returncode == 0:
        return ""
    count = len(re.findall(r": error: ", run.stderr))
    first = next((line for line in run.stderr.splitlines() if "error: " in line), run.stderr[-200:])
    return f"{count} compile errors: {first[-220:]}"


def runtime_objects(binaries):
    """The object code of the runtime. What a source left behind that has another name now is none of it."""
    sources = sorted((ROOT / "Sources" / "BeeRuntime").rglob("*.swift"))
    return [binaries / "BeeRuntime.build" / f"{source.name}.o" for source in sources]


def compile_checker(folder, types, binaries):
    """Compiles what was generated into `output` in a folder into a program that says of instances whether they are valid:
    see Tests/Suite/Runner.swift. `types` are the Swift types by the keys that instances name them with."""
    program, table, arguments = folder / "run", folder / "Types.swift", folder / "arguments"
    lines = [f'        runner.add("{key}", {name}.self)' for key, name in types.items()]
    lines = ["extension Runner {", "    static func addTypes(to runner: inout Runner) {", *lines, "    }", "}"]
    table.write_text("\n".join(lines) + "\n", "utf-8")
    sources = [*sorted((folder / "output").rglob("*.swift")), table, ROOT / "Tests" / "Suite" / "Runner.swift"]
    objects = runtime_objects(binaries)
    arguments.write_text("\n".join(f'"{path}"' for path in [*sources, *objects]), "utf-8")
    command = compiler("-Onone", "-module-name", "Suite", "-I", str(binaries / "Modules"), "-o", str(program))
    run = subprocess.run([*command, f"@{arguments}"], capture_output=True, text=True, errors="replace")
    if run.returncode != 0:
        sys.exit(f"{folder} does not compile:\n{run.stderr[:4000]}")
    return program


def check_instances(program, folder, instances):
    """What a program of `compile_checker` says of pairs of a key and the JSON text of an instance, one line each."""
    file = folder / "instances"
    file.write_text("".join(f"{key}\t{text}\n" for key, text in instances), "utf-8")
    run = subprocess.run([program, file], capture_output=True, text=True, errors="replace")
    verdicts = run.stdout.split("\n")
    if run.returncode != 0 or len(verdicts) != len(instances) + 1:
        at = f"after {len(verdicts) - 1} of {len(instances)}"
        sys.exit(f"{folder}: exit {run.returncode} {at}: {run.stderr[-2000:]}")
    return verdicts[:-1]


def build(configuration="debug", is_built=False):
    """Builds the tool and the runtime, unless they are built, and says where they are."""
    run = ["swift", "build", "-c", configuration, "--package-path", str(ROOT)]
    for product in () if is_built else ("scaffold", "BeeRuntime"):
        kind = "--product" if product == "scaffold" else "--target"
        subprocess.run(run + [kind, product], check=True, stdout=sys.stderr)
    place = subprocess.run(run + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(place)
