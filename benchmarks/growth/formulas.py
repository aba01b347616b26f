# SPDX-License-Identifier: BSD-3-Clause
"""Compares counts of messages and bytes with the formulas of docs/concepts/growth.md.

python3 benchmarks/growth/formulas.py PROGRAM [RANKS...] runs the program that counts, and compares.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs/concepts/growth.md"
FORMULA = re.compile(r"^\| `(.+?)` \| (?:`(.+?)` )?\| `(.+?)` \| `(.+?)` \|$", re.MULTILINE)
LIMIT = re.compile(r"^\| `(\w)` \| `(.+?)` \| .+ \|$", re.MULTILINE)
COLUMNS = ("messages", "bytes")
Counted = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """One row of the table: its condition, and a formula for each column."""

    where: CodeType
    formulas: dict[str, CodeType]


def compiled(text: str) -> CodeType:
    return compile(text, str(PAGE), "eval")


def rows() -> dict[str, list[Row]]:
    """Returns the rows of each operation, in the order in which conditions are tested."""
    found: dict[str, list[Row]] = {}
    for name, where, *formulas in FORMULA.findall(PAGE.read_text(encoding="utf-8")):
        columns = {column: compiled(text) for column, text in zip(COLUMNS, formulas)}
        found.setdefault(name, []).append(Row(compiled(where or "True"), columns))
    return found


ROWS = rows()
LIMITS = {name: compiled(text) for name, text in LIMIT.findall(PAGE.read_text(encoding="utf-8"))}
FUNCTIONS = {
    "log2": lambda x: (x - 1).bit_length(),
    "ceil": lambda x, y: -(-x // y),
    "min": min,
}


def value(operation: str, column: str, known: Counted) -> int:
    """Evaluates a formula of an operation with p, b, s, m, k and r from `known`."""

    def part(name: str) -> Any:
        return lambda b, s=known["s"]: value(name, column, {**known, "b": b, "s": s})

    names = {**FUNCTIONS, **{name: part(name) for name in ROWS if name.isidentifier()}, **known}
    row = next(row for row in ROWS[operation] if eval(row.where, {}, names))
    return int(eval(row.formulas[column], {}, names))


def differences(counted: Counted) -> Iterator[str]:
    """Yields the differences between counts and formulas of one line, as text."""
    for column in COLUMNS:
        expected = value(counted["operation"], column, counted)
        if counted[column] != expected:
            yield f"{column} are {counted[column]}; expected {expected}"
    for name, limit in LIMITS.items():
        most = eval(limit, {}, {**FUNCTIONS, **counted})
        if counted[name] > most:
            yield f"{name} is {counted[name]}; expected at most {most}"


def counted(program: str | Path, *ranks: str) -> Iterator[Counted]:
    """Runs the counting program and yields its counts; raises if it received wrong data."""
    command = [str(program), *ranks]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    yield from map(json.loads, done.stdout.splitlines())


def main() -> int:
    number = failed = 0
    for line in counted(*sys.argv[1:]):
        number += 1
        for difference in differences(line):
            failed += 1
            print(f"{line['operation']}, {line['p']} ranks, {line['b']} bytes: {difference}")
    print(f"{number} counts, {failed} that differ from {PAGE.name}")
    return int(failed > 0 or number == 0)


if __name__ == "__main__":
    sys.exit(main())
