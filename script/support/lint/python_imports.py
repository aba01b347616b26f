# SPDX-License-Identifier: BSD-3-Clause
"""Checks imports between Python files: no cycles, and dtlgen's stages import earlier ones only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from checkout import ROOT

# The folders from which imports are resolved, and the packages of dtlgen in the order of
# processing: each imports from earlier ones only.
FOLDERS = (
    "generator",
    "bindings/python",
    "script/support",
    "tests/python",
    "tests/generator",
    "benchmarks",
)
# Folders whose files are imported by their bare names, from any subfolder.
BY_NAME = ("tests/python", "tests/generator")
STAGES = ("document", "model", "read", "derive", "check", "emit", "abi", "commands")
LANGUAGES = ("c", "cpp", "fortran", "python", "rust", "julia", "docs")  # of the stage emit


def wrong() -> Iterator[str]:
    """Yields import cycles, and imports of the generator that point to a later stage."""
    for folder in FOLDERS:
        imports = dict(_imports(ROOT / folder, folder in BY_NAME))
        yield from _circle(ROOT / folder, imports)
        if folder == "generator":
            yield from _against_the_order(imports)


def _imports(folder: Path, by_name: bool) -> Iterator[tuple[str, dict[str, int]]]:
    """Yields each module with the modules that it imports and the lines of the imports."""
    files = {
        path.stem if by_name else _module(path.relative_to(folder)): path
        for path in folder.rglob("*.py")
        if not by_name or not {"golden", "conftest.py"} & {*path.parts}
    }
    for module, path in files.items():
        found = {}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for name in _names(node):
                known = name if name in files else name.rpartition(".")[0]
                if known in files and known != module:
                    found[known] = node.lineno  # type: ignore[attr-defined]
        yield module, found


def _module(path: Path) -> str:
    """Returns the dotted name of the module in a file."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _circle(folder: Path, imports: dict[str, dict[str, int]]) -> Iterator[str]:
    """Yields a message if the imports have a cycle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        first, second, *others = reversed(error.args[1])
        name = f"{first.replace('.', '/')}.py"
        path = next(folder.rglob(name), folder / name).relative_to(ROOT)
        where = f"{path}:{imports[first][second]}"
        yield f"{where}: a circle of imports: {' -> '.join((first, second, *others))}"


def _against_the_order(imports: dict[str, dict[str, int]]) -> Iterator[str]:
    for module, found in imports.items():
        for other, line in found.items():
            if _place(other) > _place(module):
                where = f"generator/{module.replace('.', '/')}.py:{line}"
                yield f"{where}: imports {other}, which belongs to a later stage"


def _place(module: str) -> tuple[int, int]:
    """Returns the position of a dtlgen module in the order of processing.  Modules outside of the
    stages come last."""
    _, stage, language, *_ = (*module.split("."), "", "")
    if module == "dtlgen":
        return -1, 0
    if stage not in STAGES:
        return len(STAGES), 0
    is_language = stage == "emit" and language in LANGUAGES
    return STAGES.index(stage), LANGUAGES.index(language) + 1 if is_language else 0
