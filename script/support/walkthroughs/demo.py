# SPDX-License-Identifier: BSD-3-Clause
"""script/demo: runs one program in each language, regenerates all bindings, changes the API in a
copy, and runs all of the guide's programs.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import programs
from checkout import BUILD, run, say

from walkthroughs import new_function
from walkthroughs.new_function import told

FIRST = "quick_start"
COMPILED = {"C": "c", "C++": "cpp", "Fortran": "fortran"}
BUILDING: list[str | Path] = [
    "cmake",
    "--build",
    BUILD,
    "--parallel",
    str(os.cpu_count() or 1),
    "--target",
]


def first() -> bool:
    """Shows one program in each language, before anything that takes longer."""
    say(f"\nOne program, {FIRST}, in each language")
    good = []
    for language in programs.LANGUAGES:
        target = f"example_{FIRST}_{COMPILED.get(language, '')}"
        if language in COMPILED and run("demo/first", [*BUILDING, target]).status != 0:
            say(f"   {language:8} is not built here")  # CMake has said why, or the examples will
            good.append(language != "C")
            continue
        shown = programs.cell(FIRST, language, "alone", 1)
        good.append(not shown.trouble)
        say(f"   {language:8} {shown.trouble or ' | '.join(shown.text.strip().splitlines())}")
    return all(good)


def examples() -> bool:
    """Builds all, and where the build has fake GPUs for the examples of devices, these."""
    say("\n   The examples are built")
    targets = ["dtl_examples", *["tests/fakes/all"] * programs.FAKES.is_dir()]
    return told("build the examples", [*BUILDING, *targets], timeout=1800)


def main() -> int:
    began = time.monotonic()
    parts = (first, new_function.regenerate, new_function.add, examples, programs.show)
    failed = [part.__name__ for part in parts if not part()]
    say(f"\nThe demo took {time.monotonic() - began:.0f} s.")
    if failed:
        say(f"It failed in: {', '.join(failed)}.")
    return int(bool(failed))
