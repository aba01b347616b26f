# SPDX-License-Identifier: BSD-3-Clause
"""Compiles every public header alone, in each dialect that DTL's users may choose."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

DIALECTS = {
    "c99": ("gcc", "c"),
    "c11": ("gcc", "c"),
    "c17": ("gcc", "c"),
    "c++11": ("g++", "c++"),
    "c++20": ("g++", "c++"),
}
STRICT = ("-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only")


def compile_each(include: Path, jobs: int) -> tuple[int, list[str]]:
    """Returns the number of successful compilations over all dialects, and the errors of the
    others."""
    names = sorted(path.relative_to(include) for path in include.rglob("*.h"))
    with ThreadPoolExecutor(jobs) as pool:
        words = list(pool.map(lambda pair: compile_one(include, *pair), product(DIALECTS, names)))
    failures = [word for word in words if word]
    if not names:
        failures.append(f"no header in {include}")
    return len(words) - len(failures), failures


def compile_one(include: Path, dialect: str, name: Path) -> str:
    """Compiles a file that only includes the header; returns the errors, or ""."""
    compiler, language = DIALECTS[dialect]
    done = subprocess.run(
        [compiler, f"-std={dialect}", "-x", language, *STRICT, f"-I{include}", "-"],
        input=f"#include <{name}>\n",
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{name} as {dialect}:\n{done.stderr}" if done.returncode else ""
