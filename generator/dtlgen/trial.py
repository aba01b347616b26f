# SPDX-License-Identifier: BSD-3-Clause
"""Feeds what was generated to the compilers that are there, as `dtlgen check --compile` asks.

It sees what needs nothing else: the C headers, in C and C++, the Fortran modules of C functions,
and every module of Python.  Stubs and the other modules need the library around them.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from dtlgen.generate import Page
from dtlgen.model import Api

STRICT = ("-fsyntax-only", "-Wall", "-Wextra", "-Werror")
SECONDS = 120


@dataclass(frozen=True, slots=True)
class Compiler:
    """`command` is sought in PATH; `flags` come before the files that it gets."""

    name: str
    command: str
    flags: tuple[str, ...]
    suffix: str


COMPILERS = (
    Compiler("cc", "cc", (*STRICT, "-std=c11", "-pedantic", "-Ic/include", "-xc"), ".h"),
    Compiler("c++", "c++", (*STRICT, "-std=c++17", "-pedantic", "-Ic/include", "-xc++"), ".h"),
    Compiler("c++20", "c++", (*STRICT, "-std=c++20", "-pedantic", "-Ic/include", "-xc++"), ".hpp"),
    Compiler("gfortran", "gfortran", (*STRICT, "-std=f2018"), ".f90"),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """`said` is what the compiler found wrong, "" for nothing."""

    compiler: str
    files: int
    said: str


def outcomes(api: Api, made: Mapping[str, Page]) -> Iterator[Outcome]:
    """What each compiler says; those that are not there say nothing."""
    yield _python(page for page in made.values() if page.path.endswith((".py", ".pyi")))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for page in made.values():
            path = folder / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(page.content)
        for compiler in COMPILERS:
            found = shutil.which(compiler.command)
            files = _files(api, compiler, made)
            if found and files:
                yield Outcome(compiler.name, len(files), _said(found, compiler, files, folder))


def _python(pages: Iterable[Page]) -> Outcome:
    count = 0
    said = []
    for page in pages:
        count += 1
        try:
            compile(page.content, page.path, "exec", dont_inherit=True)
        except SyntaxError as error:
            said.append(f"{page.path}:{error.lineno}: {error.msg}\n")
    return Outcome("python", count, "".join(said))


def _files(api: Api, compiler: Compiler, made: Mapping[str, Page]) -> list[str]:
    """Modules of Fortran in the order in which they use each other: constants and types first."""
    if compiler.suffix == ".f90":
        return [path for name, _ in api.fortran_modules if (path := f"fortran/{name}.f90") in made]
    return [
        path for path in made if path.startswith("c/include/") and path.endswith(compiler.suffix)
    ]


def _said(found: str, compiler: Compiler, files: list[str], folder: Path) -> str:
    try:
        done = subprocess.run(
            [found, *compiler.flags, *files],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"no answer within {SECONDS} s\n"
    return done.stderr or f"ended with {done.returncode}\n" if done.returncode else ""
