# SPDX-License-Identifier: BSD-3-Clause
"""Checks the modules of the runtime: a module calls and includes only modules that precede it in
runtime/modules.txt.

Calls are read from the object files of the build, includes from the sources.  A call of a public
function counts as a call of its implementation.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checkout import BUILD, ROOT

RUNTIME = ROOT / "runtime"
LIST = RUNTIME / "modules.txt"
OBJECTS = BUILD / "runtime/CMakeFiles/dtl_objects.dir"
PAGE = ROOT / "docs/design/architecture.md"
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
LINE = re.compile(r"^([a-z]+) +(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class UpwardDependency:
    """A dependency of a module on one that follows it in the list."""

    file: str
    line: int
    words: str


def descriptions() -> dict[str, str]:
    """Returns the description of each module, in the order of the list."""
    return dict(LINE.findall(LIST.read_text(encoding="utf-8")))


ORDER = {name: place for place, name in enumerate(descriptions())}


def module(file: str) -> str:
    """Returns the module of a file below runtime/, or "" for contracts and generated files."""
    first = file.partition("/")[0]
    return first if first in ORDER else ""


def goes_up(caller: str, called: str) -> bool:
    """Returns whether the caller's module is listed before the called module."""
    return bool(caller and called) and ORDER[caller] < ORDER[called]


def includes() -> Iterator[UpwardDependency]:
    """Yields #include lines that refer to a higher module."""
    sources = [path for path in RUNTIME.rglob("*.[ch]") if module(inside(path))]
    for path in sources:
        file, content = inside(path), path.read_text(encoding="utf-8")
        for match in INCLUDE.finditer(content):
            if goes_up(module(file), module(match[1])):
                line = content.count("\n", 0, match.start()) + 1
                yield UpwardDependency(file, line, f"includes {match[1]}")


def inside(path: Path) -> str:
    """Returns the path relative to runtime/."""
    return str(path.relative_to(RUNTIME))


def calls() -> Iterator[UpwardDependency]:
    """Yields calls from built objects to a higher module, or a note if there is no build."""
    objects = {path: source(path) for path in sorted(OBJECTS.rglob("*.o"))}
    objects = {path: file for path, file in objects.items() if (RUNTIME / file).exists()}
    if not any(map(module, objects.values())):
        yield UpwardDependency(
            "modules.txt", 1, "there is no build to read calls from; script/setup makes one"
        )
    symbols = {file: names(path) for path, file in objects.items()}
    home = {name: file for file, (made, _) in symbols.items() for name in made if module(file)}
    for file, (_, used) in symbols.items():
        for name in sorted(used):
            called = home.get(name) or home.get(name.replace("dtl_", "dtl_impl_", 1), "")
            if goes_up(module(file), module(called)):
                yield UpwardDependency(file, 1, f"calls {name} of {called}")


def source(path: Path) -> str:
    """Returns the source file of an object.  CMake writes ".." as "__"."""
    return str(path.relative_to(OBJECTS)).replace("__", "..").removesuffix(".o")


def names(path: Path) -> tuple[set[str], set[str]]:
    """Returns the global symbols that an object defines, and those that it uses."""
    made: set[str] = set()
    used: set[str] = set()
    printed = subprocess.run(["nm", "-g", path], check=True, capture_output=True, text=True).stdout
    for line in printed.splitlines():
        kind, name = line.split()[-2:]
        (used if kind == "U" else made).add(name)
    return made, used


def wrong() -> Iterator[UpwardDependency]:
    """Yields all upward dependencies."""
    yield from includes()
    yield from calls()
