# SPDX-License-Identifier: BSD-3-Clause
"""Elementwise algorithms on a vector against plain loops, in the manner of STREAM."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from harness.measure import LAUNCH, Result, compiled, lines, run

BUDGET = 0.9
UNBUDGETED = ("transform, a call each",)
# A host may move the processors of a virtual machine.  Two processors that share a cache also share
# the memory bandwidth; otherwise a loop on both is about twice as fast, but a scan is not.
SHARED_CACHE = 200.0  # maximum round trip in nanoseconds between processors that share a cache
RUNS, PAUSE = 8, 5.0  # number of runs, and seconds between them, to observe both cases


def containers(folder: Path) -> Iterator[Result]:
    options = ("-O3", "-march=native", "-fopenmp")
    program = compiled("algorithm/elementwise.c", "cc", folder, *options)
    for line in lines(run(LAUNCH, "alone", "1", program, "seq")):
        yield row(line["name"], "seq", "a loop, one thread", line["ratio"])
    for (name, place), ratios in by_place(program).items():
        yield row(name, "par", f"a loop, all threads, CPUs {place}", median(ratios))


def row(name: str, policy: str, against: str, ratio: float) -> Result:
    budget = None if name in UNBUDGETED else BUDGET
    return Result(f"C: {name} of 128 MiB, {policy}", against, ratio, "x", budget, is_speed=True)


def by_place(program: Path) -> dict[tuple[str, str], list[float]]:
    """Returns ratios by comparison and by the placement of the processors before and after."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(RUNS):
        for line in lines(run(LAUNCH, "alone", "1", program, "par")):
            places = {"near" if trip <= SHARED_CACHE else "far" for trip in line["trips"]}
            if len(places) == 1:
                found[line["name"], places.pop()].append(line["ratio"])
        names = list(dict.fromkeys(name for name, _ in found))
        if len(found) == 2 * len(names):
            break
        time.sleep(PAUSE)
    ordered = sorted(found, key=lambda each: (each[1] == "far", names.index(each[0])))
    return {each: found[each] for each in ordered}
