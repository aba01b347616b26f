# SPDX-License-Identifier: BSD-3-Clause
"""script/demo: runs one program in each language, regenerates all bindings, changes the API in a
copy, and runs all programs of the guide.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import programs
from checkout import BUILD, run, say

from walkthroughs import new_function
from walkthroughs.new_function import run_step

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
    """Runs one program in each language first, because it is fast."""
    say(f"\nOne program, {FIRST}, in each language")
    good = []
    for language in programs.LANGUAGES:
        target = f"example_{FIRST}_{COMPILED.get(language, '')}"
        if language in COMPILED and run("demo/first", [*BUILDING, target]).status != 0:
            say(f"   {language:8} is not built here")  # CMake or the examples print the reason
            good.append(language != "C")
            continue
        shown = programs.cell(FIRST, language, "alone", 1)
        good.append(not shown.trouble)
        say(f"   {language:8} {shown.trouble or ' | '.join(shown.text.strip().splitlines())}")
    return all(good)


def examples() -> bool:
    """Builds all examples, and the fake GPU libraries for the device examples if the build has
    them."""
    say("\n   The examples are built")
    targets = ["dtl_examples", *["tests/fakes/all"] * programs.FAKES.is_dir()]
    return run_step("build the examples", [*BUILDING, *targets], timeout=1800)


def main() -> int:
    began = time.monotonic()
    parts = (first, new_function.regenerate, new_function.add, examples, programs.show)
    failed = [part.__name__ for part in parts if not part()]
    say(f"\nThe demo took {time.monotonic() - began:.0f} s.")
    if failed:
        say(f"It failed in: {', '.join(failed)}.")
    return int(bool(failed))
