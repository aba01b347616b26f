# SPDX-License-Identifier: BSD-3-Clause
"""Runs the programs of README.md and of the guide's pages, and compares their output with the
output that the pages show.

A program is a fenced block of a language, followed by a fenced block `console` with its output.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checkout import INSTALL, LAUNCH, MPIS, PYTHON, ROOT

BLOCKS = re.compile(
    r"```(c|cpp|python|fortran)\n((?:(?!```).)*)```\s*```console\n\$[^\n]*\n(.*?)```", re.DOTALL
)
SUFFIXES = {"c": ".c", "cpp": ".cpp", "python": ".py", "fortran": ".f90"}
PAGES = {
    ROOT / "README.md": {"c", "python", "fortran"},
    ROOT / "docs/guide/c.md": {"c"},
    ROOT / "docs/guide/cpp.md": {"cpp"},
    ROOT / "docs/guide/fortran.md": {"fortran"},
    ROOT / "docs/guide/from-mpi-fortran.md": {"fortran"},
    ROOT / "docs/guide/from-petsc.md": {"c"},
    ROOT / "docs/guide/tutorial.md": {"python"},
}
RANKS = 4


@dataclass(frozen=True)
class Program:
    language: str
    code: str
    prints: str


def programs(page: Path) -> Iterator[Program]:
    """Yields the programs of a page; raises ValueError if a language is missing."""
    found = [Program(*match) for match in BLOCKS.findall(page.read_text())]
    if {program.language for program in found} != PAGES[page]:
        raise ValueError(f"{page}: expected a program with its output in {', '.join(PAGES[page])}")
    yield from found


def unpack(program: Program, folder: Path) -> Path:
    """Writes the program into a file, and its expected output into another; returns the first."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"hello{SUFFIXES[program.language]}"
    source.write_text(program.code)
    source.with_suffix(".expected").write_text(program.prints)
    return source


def command(program: Program, source: Path) -> list[str | Path]:
    """Returns the command that builds and runs a program under each MPI."""
    return [PYTHON, ROOT / "script/support", "readme", program.language, source]


def flags(package: str) -> list[str]:
    """Returns the compiler flags of the installed library, as pkg-config prints them."""
    done = subprocess.run(
        ["pkg-config", "--cflags", "--libs", INSTALL / f"lib/pkgconfig/{package}.pc"],
        env=os.environ | {"PKG_CONFIG_PATH": str(INSTALL / "lib/pkgconfig")},
        check=True,
        capture_output=True,
        text=True,
    )
    return shlex.split(done.stdout)


def build(language: str, source: Path) -> list[str]:
    """Compiles the program; returns the command that starts it."""
    if language == "python":
        return [str(PYTHON), str(source)]
    program = source.with_suffix(f".{language}.out")
    compilers = {"c": ["gcc"], "cpp": ["g++", "-std=c++20"], "fortran": ["gfortran"]}
    package = "dtl-fortran" if language == "fortran" else "dtl"
    library = f"-Wl,-rpath,{INSTALL / 'lib'}"
    words = [*compilers[language], "-Wall", "-Werror", str(source), *flags(package), library]
    subprocess.run([*words, "-o", str(program)], check=True)
    return [str(program)]


def main() -> int:
    language, source = sys.argv[1], Path(sys.argv[2])
    expected = source.with_suffix(".expected").read_text()
    start = build(language, source)
    wrong = 0
    for mpi in MPIS:
        done = subprocess.run(
            [LAUNCH, mpi, str(RANKS), *start], capture_output=True, text=True, check=False
        )
        print(f"{mpi}: status {done.returncode}\n{done.stdout}{done.stderr}")
        wrong += done.returncode != 0 or done.stdout != expected
    if wrong:
        print(f"expected from each:\n{expected}")
    return int(wrong > 0)
