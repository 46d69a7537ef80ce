"""How long each stage takes for real descriptions, beside reading the same bytes, and how that grows with their size."""

import math
import os
import re
import shutil
import subprocess

from measure import median, run

STAGES = ["read", "model", "names", "render", "write"]


def timings(tool, path, output):
    """Milliseconds by stage of one full run into an empty folder, and its peak memory in bytes; None if it is refused."""
    command = [tool, "generate", path, "--timings", "-o"]
    if subprocess.run([*command, output + "-first"], capture_output=True).returncode != 0:
        return None
    sample, text = run([*command, output])
    found = dict(re.findall(r"^([a-z]+) ([0-9.]+) ms$", text, re.M))
    return [float(found[stage]) for stage in STAGES], sample.peak


def exponent(points):
    """The slope of a line through the logarithms: 1 is linear growth."""
    xs, ys = ([math.log(value) for value in column] for column in zip(*points))
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys)) / sum((x - middle_x) ** 2 for x in xs)


def bench(tool, work, folder, rounds):
    names = [name for name in os.listdir(folder) if name.endswith((".json", ".yaml"))]
    names.sort(key=lambda name: os.path.getsize(os.path.join(folder, name)))
    output = os.path.join(work, "documents")
    shutil.rmtree(output, ignore_errors=True)
    print("\ngenerate from real descriptions into an empty folder, release, milliseconds, medians")
    print(f"  {'':<40} {'KiB':>6} " + "".join(f"{stage:>8}" for stage in STAGES) + "   total total/read  MB/s peak MiB")
    points = []
    for name in names:
        path = os.path.join(folder, name)
        # Folders go at the very end: a disk may be slow to make files just after others were removed.
        results = [timings(tool, path, os.path.join(output, f"{name}-{round}")) for round in range(rounds)]
        if None in results:
            print(f"  {name:<40} refused")
            continue
        size = os.path.getsize(path)
        stages = [median([result[0][index] for result in results]) for index in range(len(STAGES))]
        total = median([sum(result[0]) for result in results])
        ratio = total / stages[0] if stages[0] else float("nan")
        points.append((size, total))
        print(
            f"  {name:<40} {size / 1024:6.0f} " + "".join(f"{value:8.1f}" for value in stages)
            + f"{total:8.1f} {ratio:10.1f} {size / total / 1000:5.1f} {results[0][1] / 2**20:8.0f}")
    shutil.rmtree(output, ignore_errors=True)
    print(f"  total grows with the size to the power of {exponent(points):.2f}")
    print("  aim: total at most 3x read, power 1, peak below 100 MiB")
