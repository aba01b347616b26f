# SPDX-License-Identifier: BSD-3-Clause
"""Writes docs/concepts/costs.md from what script/bench has found, before and after."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from counted import BUDGET, shares
from measure import NOT_MEASURED

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "concepts" / "costs.md"
EARLIER = "an earlier DTL, "

HEAD = """\
# Costs

What calls cost, before messages and collectives told each other's dtypes and shapes and threads
were kept apart (revision {before}), and after (revision {after}). `benchmarks/page.py` writes this
page from `benchmarks/results/`, which `script/bench --output FILE` writes; other machines give
other figures.

Each ratio is of two programs that ran in turns in one job, each rank with a core to itself: 1.00 is
as fast as what it is compared to, and less is faster; where the budget is the least, it is a speed,
and more is faster. What takes a GPU was not measured on a machine without one. Instructions are
those of DTL without those of the MPI. *Over* marks what is beyond the budget. A message of 8 bytes
is one of 10 to the MPI, but for the first between two ranks, which is longer.

| machine | |
|---|---|
"""
CALLS = """
## Calls

| call | against | before | after | budget | |
|---|---|---|---|---|---|
"""
FOLLOWING = """
## Python's collectives without `out=`

The time of 8 bytes on two ranks, as a share of what it was before they followed the data of all
ranks; both were timed in turns.

| call | through | of before | budget | |
|---|---|---|---|---|
"""

COUNTED = """
## Calls on the host, in instructions

What calls on containers of the host and beside them take on one rank, as a share of what they took
before containers knew devices: revision {now} against {then}, of 16 elements. Callgrind
counts, and `script/bench counted` does so again. Of each kind the one whose share is the largest,
and what is beyond the budget.

Devices cost `alltoall` and `reduce_scatter` the question whether any are in use. The others do
more than they did: ranks agree on a node's memory, fences refuse epochs of another kind, other
ranks may read a map, and `DTL_CHECK` knows more of a thread and of handles.

| | |
|---|---|
| compiler | {compiler} |
| C library | {libc} |

| calls | how many | most | of which | budget | over |
|---|---|---|---|---|---|
"""


def figure(row: dict[str, Any] | None) -> str:
    if row is None:
        return "-"
    if row["value"] is None:
        return NOT_MEASURED
    digits = 0 if row["unit"] == " instructions" else 2
    return f"{row['value']:.{digits}f}{row['unit']}"


def limit(row: dict[str, Any]) -> str:
    """The budget, and whether the figure is beyond it."""
    least = "at least " if row["is_speed"] else ""
    budget = f"{least}{row['budget']:.4g}"
    if row["value"] is None:
        return f"{budget} | "
    is_over = row["value"] < row["budget"] if row["is_speed"] else row["value"] > row["budget"]
    return f"{budget} | {'over' if is_over else ''}"


def lines(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    known = {(row["what"], row["against"]): row for row in before["results"]}
    revisions = {"before": before["machine"]["revision"], "after": after["machine"]["revision"]}
    yield HEAD.format(**revisions)
    for what, value in after["machine"].items():
        if what not in ("revision", "dtl"):
            yield f"| {what} | {value} |\n"
    yield CALLS
    calls = [row for row in after["results"] if not row["against"].startswith(EARLIER)]
    for row in calls:
        now, then = figure(row), figure(known.get((row["what"], row["against"])))
        yield f"| {row['what']} | {row['against']} | {then} | {now} | {limit(row)} |\n"
    yield FOLLOWING
    for row in after["results"]:
        if row["against"].startswith(EARLIER):
            way = row["against"].removeprefix(EARLIER)
            yield f"| {row['what']} | {way} | {figure(row)} | {limit(row)} |\n"


def counted(found: dict[str, Any]) -> Iterator[str]:
    now, then = found["now"], found["then"]
    tools = {tool: now[tool] for tool in ("compiler", "libc")}
    yield COUNTED.format(now=now["revision"], then=then["revision"], **tools)
    for kind, ratios in shares(now["counts"], then["counts"]).items():
        most = max(ratios, key=lambda name: ratios[name])
        over = ", ".join(f"{name} {ratio:.3f}x" for name, ratio in ratios.items() if ratio > BUDGET)
        figures = f"{len(ratios)} | {ratios[most]:.3f}x | {most} | {BUDGET}"
        yield f"| {kind} | {figures} | {over} |\n"


def page() -> str:
    before, after, counts = (
        json.loads((RESULTS / name).read_text(encoding="utf-8"))
        for name in ("before.json", "after.json", "counted.json")
    )
    return "".join([*lines(before, after), *counted(counts)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
