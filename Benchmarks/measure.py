"""Times commands side by side: one run of each in turn, so that whatever else the machine does meets all of them."""

import os
import platform
import statistics
import subprocess
import sys
import time


class Sample:
    """Wall and CPU seconds and the peak memory of one run of a command."""

    def __init__(self, wall, cpu, peak):
        self.wall, self.cpu, self.peak = wall, cpu, peak


def run(command, cwd=None, env=None):
    """Runs a command to its end and returns its Sample; stops the benchmark when it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{output}")
    peak = usage.ru_maxrss * (1 if platform.system() == "Darwin" else 1024)
    return Sample(wall, usage.ru_utime + usage.ru_stime, peak), output


def in_turn(commands, rounds, before=None):
    """Runs every command `rounds` times, in turn, and returns a list of Samples for each."""
    samples = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            if before:
                before(name)
            samples[name].append(run(**command)[0])
    return samples


def median(values):
    return statistics.median(values)


def spread(values):
    """Half the distance between the quartiles, in percent of the median."""
    if len(values) < 4:
        low, high = min(values), max(values)
    else:
        quartiles = statistics.quantiles(values, n=4)
        low, high = quartiles[0], quartiles[2]
    middle = median(values)
    return 0 if middle == 0 else 50 * (high - low) / middle


def table(title, rows, unit, base, aim=None):
    """Prints one line for each of `rows` (name -> values), with its ratio to the row `base`."""
    print(f"\n{title}")
    reference = median(rows[base])
    for name, values in rows.items():
        middle = median(values)
        ratio = "" if name == base else f"{middle / reference:8.2f}x"
        print(f"  {name:<42} {middle:10.3f} {unit} ±{spread(values):4.1f}% {ratio}")
    if aim:
        print(f"  aim: {aim}")


def machine():
    """One line about the machine and the toolchain."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as info:
            names = [line.split(":", 1)[1].strip() for line in info if line.startswith("model name")]
            model = names[0] if names else model
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {model}; {swift}"
