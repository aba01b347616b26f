# SPDX-License-Identifier: BSD-3-Clause
"""Checks imports in the Python package: a module imports only modules that precede it in
bindings/python/modules.txt, and imports none inside a function, which would hide the dependency.

Imports of a generated module count as imports of the modules that import it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from checkout import ROOT

LIST = ROOT / "bindings/python/modules.txt"
HERE = ROOT / "bindings/python/dtl"
GENERATED = ROOT / "generated/python/dtl"

Wrong = Iterator[tuple[int, str]]


@cache
def order() -> dict[str, int]:
    """Returns the position of each module in the list."""
    lines = (line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    rows = (words for words in lines if words[0] != "#")
    modules = (f"{package}.{file}".lstrip(".") for package, *files in rows for file in files)
    return {module: place for place, module in enumerate(modules)}


def _name(path: Path) -> str:
    """Returns the name of a module as the list has it; "" for an __init__ file."""
    is_listed = path.suffix == ".py" and path.is_relative_to(HERE) and path.stem != "__init__"
    parts = path.relative_to(HERE).with_suffix("").parts if is_listed else ()
    return ".".join(parts)


def goes_up(path: Path) -> Wrong:
    name = _name(path)
    if not name:
        return
    place = order().get(name)
    if place is None:
        yield 1, f"{name} does not stand in {LIST.name}"
        return
    for line, module in _imports(_parsed(path)):
        for each in _written(module):
            if order().get(each, -1) >= place:
                via = "" if each == module else f" by way of {module}"
                yield line, f"{name} imports {each}{via}, which stands behind it"


def hides_an_import(path: Path) -> Wrong:
    """Yields the imports of the package that are inside functions."""
    if not _name(path):
        return
    for function in ast.walk(_parsed(path)):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for line, module in _imports(function):
                yield line, f"{_name(path)} imports {module} inside {function.name}()"


RULES = (goes_up, hides_an_import)


def _imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields the modules of the package that `tree` imports, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for module in _named(node):
                yield node.lineno, module


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _named(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yields the imported modules: `_raw.role` for `from dtl._raw.role import ...` and for
    `from dtl._raw import role`; `dtl` for a name of the package itself.
    """
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    else:
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    for name in names:
        parts = name.split(".")
        if parts[0] == "dtl":
            yield next(filter(_is_module, (".".join(parts[1:n]) for n in (4, 3, 2))), "dtl")


def _is_module(name: str) -> bool:
    """Returns whether the name is a module of the package, hand-written or generated."""
    path = name.replace(".", "/")
    files = HERE / f"{path}.py", HERE / f"{path}.pyi", _generated(name)
    return any(file.is_file() for file in files)


def _generated(module: str) -> Path:
    return GENERATED / (module.replace(".", "/") + ".py")


@cache
def _written(module: str) -> frozenset[str]:
    """Returns the module if it is hand-written, else the hand-written modules that it imports,
    directly or through other generated ones."""
    path = _generated(module)
    if not path.is_file():
        return frozenset({module})
    found = (each for _, each in _imports(_parsed(path)) if each != module)
    return frozenset().union(*map(_written, found))
