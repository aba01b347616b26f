# SPDX-License-Identifier: BSD-3-Clause
"""What algorithms do to a vector's elements, against plain loops in the manner of STREAM."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from measure import LAUNCH, Result, compiled, lines, run

BUDGET = 0.9
UNBUDGETED = ("transform, a call each",)


def containers(folder: Path) -> Iterator[Result]:
    options = ("-O3", "-march=native", "-fopenmp")
    program = compiled("containers.c", "cc", folder, *options)
    for policy, threads in (("seq", "one thread"), ("par", "all threads")):
        for line in lines(run(LAUNCH, "alone", "1", program, policy)):
            budget = None if line["name"] in UNBUDGETED else BUDGET
            name, ratio = f"C: {line['name']} of 128 MiB, {policy}", line["ratio"]
            yield Result(name, f"a loop, {threads}", ratio, "x", budget, is_speed=True)
