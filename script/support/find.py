# SPDX-License-Identifier: BSD-3-Clause
"""script/find NAME: lists the files of a module, of an area of spec/ or of a function, by folder.

Also makes the table of modules of docs/design/architecture.md, which script/lint compares.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from functools import cache

import modules
from checkout import ROOT

from dtlgen.model.api import Api
from dtlgen.read.load import load

# Folders with files of several modules, and the patterns of their names; {0} is a module or an
# area.
NAMED = {
    "tests in Fortran": ("tests/fortran", "{0}*.f90"),
    "examples": ("examples/areas", "*/{0}.*"),
    "guide": ("docs/guide", "{0}*.md"),
}


@cache
def api() -> Api:
    return load(ROOT / "spec")


def areas(module: str) -> tuple[str, ...]:
    """Returns the areas of the specification that belong to a module."""
    return tuple(area.name for area in api().areas if area.module == module)


def row(module: str) -> dict[str, tuple[str, ...]]:
    """Returns the module's files by kind of folder; paths are relative to the checkout."""
    found = {
        "specification": tuple(f"spec/{area}.yaml" for area in areas(module)),
        "runtime": _there(f"runtime/{module}"),
        "Python": _there(f"bindings/python/dtl/_{module}"),
        "tests in C": _there(f"tests/c/{module}"),
        "tests in Python": _there(f"tests/python/{module}"),
        "benchmarks": _there(f"benchmarks/{module}"),
        "reference": tuple(f"generated/site/reference/{area}.md" for area in areas(module)),
    }
    words = (module, f"{module}s", *areas(module), *(f"{area}s" for area in areas(module)))
    for kind, (folder, pattern) in NAMED.items():
        paths = {path for word in words for path in (ROOT / folder).glob(pattern.format(word))}
        found[kind] = tuple(sorted(str(path.relative_to(ROOT)) for path in paths))
    return {kind: paths for kind, paths in found.items() if paths}


def _there(folder: str) -> tuple[str, ...]:
    """Returns the folder in a tuple if it exists, else ()."""
    return (folder,) if (ROOT / folder).is_dir() else ()


def module_of(name: str) -> str:
    """Returns the module that a name of a module, an area or a function belongs to, or ""."""
    if name in modules.ORDER:
        return name
    wanted = name.removeprefix("dtl.").removeprefix("dtl_")
    for area in api().areas:
        names = {area.name, *(each.name for each in area.functions)}
        names |= {each.name for each in area.python_functions}
        names |= {each.name for each in area.python_classes}
        if wanted in names:
            return area.module
    return ""


def table() -> str:
    """Returns the Markdown table of all modules: purpose, areas, and kinds of other folders."""
    head = "| module | purpose | areas in `spec/` | also has |\n|---|---|---|---|"
    return "\n".join((head, *map(_line, modules.ORDER)))


def _line(module: str) -> str:
    """Returns the row of the table of modules for a module."""
    found = row(module)
    kinds = ("Python", "tests in C", "tests in Python", "benchmarks")
    others = ", ".join(kind for kind in kinds if kind in found)
    named = ", ".join(f"`{area}`" for area in areas(module))
    return f"| `{module}` | {modules.descriptions()[module]} | {named} | {others} |"


def wrong() -> Iterator[str]:
    """Yields the faults: areas of unknown modules, and an outdated table of modules."""
    for area in api().areas:
        if area.module not in modules.ORDER:
            yield f"{area.place}: module {area.module!r}; expected one of {modules.LIST.name}"
    if table() not in modules.PAGE.read_text(encoding="utf-8"):
        yield f"{modules.PAGE.relative_to(ROOT)}:1: it lacks the table of modules:\n{table()}"


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: script/find NAME  of a module, an area or a function", file=sys.stderr)
        return 2
    name = sys.argv[1]
    module = module_of(name)
    if not module:
        known = {*modules.ORDER, *(area.name for area in api().areas)}
        known |= {function.name for function in api().functions()}
        matches = difflib.get_close_matches(name.removeprefix("dtl_"), known, 3)
        hint = (
            ", ".join(matches) or "a module of runtime/modules.txt, an area of spec/, or a function"
        )
        print(f"find: {name} is not known; expected {hint}", file=sys.stderr)
        return 1
    print(f"{module}: {modules.descriptions()[module]}")
    for kind, paths in row(module).items():
        print(f"  {kind}")
        for path in paths:
            print(f"    {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
