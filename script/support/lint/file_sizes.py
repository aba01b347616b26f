# SPDX-License-Identifier: BSD-3-Clause
"""Measures the lengths of files and functions, and lists the longest."""

from __future__ import annotations

import ast
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

from checkout import ROOT

FILE_BUDGET = 600
FUNCTION_BUDGET = 80
SHOWN = 8


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Yields the functions of a file with their lengths in lines."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(content)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
    if path.suffix == ".c":
        # Definitions and their braces begin in the first column.
        for match in re.finditer(
            r"^\w[^;{}#]*?(\w+)\([^;{}]*\)\n\{\n(.*?)^\}", content, re.M | re.S
        ):
            yield match[1], match[0].count("\n") + 1


def show(paths: list[Path]) -> None:
    """Prints the size limits beside the current sizes, and the outliers."""
    code = [path for path in paths if path.suffix in {".c", ".py", ".f90"}]
    files = sorted(
        (len(path.read_text(encoding="utf-8").splitlines()), str(path.relative_to(ROOT)))
        for path in code
    )
    lengths = sorted(
        (length, f"{path.relative_to(ROOT)}: {name}")
        for path in code
        for name, length in functions(path)
    )
    row("files", "median <= 200, p90 <= 450, none > 600", files, FILE_BUDGET)
    row("functions", "median <= 15, p90 <= 40, none > 80", lengths, FUNCTION_BUDGET)


def row(what: str, budget: str, sized: list[tuple[int, str]], limit: int) -> None:
    """Prints statistics of a sorted list of sizes, and its largest members above the limit."""
    lengths = [length for length, _ in sized]
    if not lengths:
        return
    middle, high = statistics.median(lengths), lengths[int(0.9 * (len(lengths) - 1))]
    print(f"{what}: {len(lengths)}, median {middle:.0f}, p90 {high}, most {lengths[-1]} ({budget})")
    for length, name in reversed(sized[-SHOWN:]):
        if length > limit:
            print(f"    {length:5} lines  {name}")
