# SPDX-License-Identifier: BSD-3-Clause
"""Small collectives in C with DTL_CHECK=1 against the same without, in alternating jobs."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from harness.measure import LAUNCH, MPIS, Result, compiled, lines, run

TURNS = 5
BUDGET = 1.5
# With checks, ranks synchronize within the call as in a barrier, so the budget is relative to a
# barrier; without checks, a root returns before the others have arrived.
ONE_ROOT, BARRIER = "broadcast of 8 bytes", "barrier"


def seconds(mpi: str, program: Path, check: str) -> dict[str, float]:
    """Returns the seconds of a call by the name of the collective."""
    output = run(LAUNCH, mpi, "2", program, DTL_CHECK=check)
    return {line["name"]: line["dtl"] for line in lines(output)}


def checked(folder: Path) -> Iterator[Result]:
    """Yields medians over several jobs, because the placement on processors differs between
    jobs."""
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("observe/argument_checks.c", f"mpicc.{mpi}", folder)
        turns = [[seconds(mpi, program, check) for check in "01"] for _ in range(TURNS)]
        without, with_check = (
            {name: median(turn[variant][name] for turn in turns) for name in turns[0][variant]}
            for variant in (0, 1)
        )
        for name, taken in with_check.items():
            budget = None if name == ONE_ROOT else BUDGET
            against = f"without the check ({title} in C, 2 ranks)"
            yield Result(f"C: {name}, DTL_CHECK=1", against, taken / without[name], "x", budget)
        ratio = with_check[ONE_ROOT] / without[BARRIER]
        against = f"a barrier without the check ({title} in C, 2 ranks)"
        yield Result(f"C: {ONE_ROOT}, DTL_CHECK=1", against, ratio, "x", BUDGET)
