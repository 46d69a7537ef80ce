"""A clean debug build of the tool, which every user of the plugin pays once."""

import os
import shutil
import subprocess

from measure import run


def bench(root, work):
    scratch = os.path.join(work, "building")
    shutil.rmtree(scratch, ignore_errors=True)
    sample, _ = run(["swift", "build", "--package-path", root, "--scratch-path", scratch, "--product", "scaffold"])
    names = os.listdir(os.path.join(scratch, "debug"))
    modules = [name for name in names if name.endswith(".build")]
    print("\nclean debug build of the tool")
    print(f"  {sample.cpu:.1f} CPU s, {sample.wall:.1f} s, {len(modules)} modules")
