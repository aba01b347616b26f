# SPDX-License-Identifier: BSD-3-Clause
"""Writes docs/concepts/costs.md from the results of script/bench."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))
from container.counted import BUDGET, shares
from harness.measure import NOT_MEASURED, Result

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "concepts" / "costs.md"
OF_A_RUN = ("revision", "load", "dtl")  # properties of a run, not of the machine

HEAD = """\
# Costs

What DTL takes of the time of what else would do the work. `benchmarks/harness/costs_page.py` writes
this page from `benchmarks/results/`, whose rows
`script/bench --output benchmarks/results/ratios.json GROUP` measures anew; other machines give
other figures.

Each ratio is of two programs that ran in turns in one job, each rank with a core to itself: 1.00 is
as fast as what it is compared to, and less is faster; where the budget is the least, it is a speed,
and more is faster. What takes a GPU was not measured on a machine without one. *Over* marks what is
beyond the budget.
"""
# Groups in the order of the page.
SECTIONS = {
    "calls": ("Calls in C", "Instructions are those of DTL without those of the MPI."),
    "python": ("Calls in Python", "What goes through `out=` makes no array."),
    "messages": (
        "Messages",
        "A message of 8 bytes is one of 10 to the MPI, but for the first between two ranks, which\n"
        "is longer.",
    ),
    "collectives": (
        "Collectives",
        "Beside the MPI stands how far each is from its limit: a loop over shared memory, and for\n"
        "what is large a copy as STREAM has it.",
    ),
    "checked": (
        "Collectives that are checked",
        "`DTL_CHECK=1` against none. The calls of all ranks are compared before any is done, so\n"
        "that a root has to hear of the others, as in a barrier; one that is not checked does not.",
    ),
    "containers": (
        "Algorithms",
        "On a vector of float64, against plain loops. CPUs that share a cache, near ones, share\n"
        "their way to memory as well, which limits loops and scans alike. Where each has its own,\n"
        "a loop on both is about twice as fast, and the steps of a scan are its limit.",
    ),
    "sorting": ("Sorts", "Speeds: more is faster."),
    "maps": ("Maps", "Speeds: more is faster."),
    "windows": ("Windows", "One rank's transfers to and from another's memory."),
    "symmetric": ("Symmetric memory", "Puts, signals and barriers."),
    "kernels": (
        "Parallel Research Kernels",
        "The same kernel in DTL and in what it is compared to.",
    ),
    "models": ("Models", "Graphs of tasks, and tasks that Triton's kernels may be."),
    "devices": ("Devices", "On a GPU."),
    "generator": ("The generator", "What dtlgen takes of a processor."),
    "growth": (
        "Growth",
        "Messages and bytes that were counted; the page on growth has the formulas.",
    ),
    "before": (
        "Python's collectives without `out=`",
        "The time of 8 bytes on two ranks, as a share of what it was before they followed the\n"
        "data of all ranks.",
    ),
}
ROWS = """
| what | against | measured | budget | |
|---|---|---|---|---|
"""
COUNTED = """
## Calls on the host, in instructions

What calls on containers of the host and beside them take on one rank, as a share of what they took
before containers knew devices: revision {now} against {then}, of 16 elements. Callgrind
counts, and `script/bench counted` does so again. Of each kind the one whose share is the largest,
and what is beyond the budget.

Some do more than they did: collectives ask whether devices are in use, contexts agree on a node's
memory, fences refuse epochs of another kind, and other ranks may read a map.

| | |
|---|---|
| compiler | {compiler} |
| C library | {libc} |

| calls | how many | most | of which | budget | over |
|---|---|---|---|---|---|
"""


def figure(row: Result) -> str:
    if row.value is None:
        return NOT_MEASURED
    digits = 0 if row.unit == " instructions" else 2
    return f"{row.value:.{digits}f}{row.unit}"


def limit(row: Result) -> str:
    """Returns the budget, and a mark if the figure exceeds it."""
    least = "at least " if row.is_speed else ""
    budget = "none" if row.budget is None else f"{least}{row.budget:.4g}"
    return f"{budget} | {'' if row.is_within else 'over'}"


def machines(found: dict[str, Any]) -> list[dict[str, str]]:
    """Returns each machine once, in the order of the page."""
    of_groups = [machine_of(found[group]) for group in SECTIONS if group in found]
    return [each for at, each in enumerate(of_groups) if each not in of_groups[:at]]


def machine_of(group: dict[str, Any]) -> dict[str, str]:
    return {what: value for what, value in group["machine"].items() if what not in OF_A_RUN}


def lines(found: dict[str, Any]) -> Iterator[str]:
    yield HEAD
    known = machines(found)
    yield f"\n| machine | {' | '.join(map(str, range(1, len(known) + 1)))} |\n"
    yield f"|---|{'---|' * len(known)}\n"
    for what in dict.fromkeys(what for each in known for what in each):
        yield f"| {what} | {' | '.join(each.get(what, '') for each in known)} |\n"
    for group, (title, words) in SECTIONS.items():
        if group in found:
            yield from section(title, words, found[group], known)


def section(
    title: str, words: str, group: dict[str, Any], known: list[dict[str, str]]
) -> Iterator[str]:
    where, number = group["machine"], known.index(machine_of(group)) + 1
    yield f"\n## {title}\n\n{words}\n"
    yield f"Revision {where['revision']} on machine {number}, whose load was {where['load']}.\n"
    yield ROWS
    for row in (Result(**each) for each in group["results"]):
        yield f"| {row.what} | {row.against} | {figure(row)} | {limit(row)} |\n"


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
    found, counts = (
        json.loads((RESULTS / name).read_text(encoding="utf-8"))
        for name in ("ratios.json", "counted.json")
    )
    return "".join([*lines(found), *counted(counts)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
