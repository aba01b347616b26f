# SPDX-License-Identifier: BSD-3-Clause
"""Small collectives in C with DTL_CHECK=1 against the same without, in jobs that take turns."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from measure import LAUNCH, MPIS, Result, compiled, lines, run

TURNS = 5
BUDGET = 1.5


def seconds(mpi: str, program: Path, check: str) -> dict[str, float]:
    """Those of a call, by the name of the collective."""
    output = run(LAUNCH, mpi, "2", program, DTL_CHECK=check)
    return {line["name"]: line["dtl"] for line in lines(output)}


def checked(folder: Path) -> Iterator[Result]:
    """Medians of the jobs: from job to job the processors' caches may be near each other or far."""
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("checked.c", f"mpicc.{mpi}", folder)
        turns = [[seconds(mpi, program, check) for check in "01"] for _ in range(TURNS)]
        for name in turns[0][0]:
            without, with_check = (median(turn[way][name] for turn in turns) for way in (0, 1))
            against = f"without the check ({title} in C, 2 ranks)"
            yield Result(f"C: {name}, DTL_CHECK=1", against, with_check / without, "x", BUDGET)
