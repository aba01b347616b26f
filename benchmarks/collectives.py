# SPDX-License-Identifier: BSD-3-Clause
"""Collectives in C against the same of raw MPI."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from measure import LAUNCH, MPIS, Result, compiled, lines, run

# A request is an object that threads may share and that can become a future, which costs 0.3 us to
# make and to free.
SMALL = {"iallreduce of 8 bytes": 1.0, "planned allreduce of 8 bytes": 0.7}
BUDGET = 1.03


def collectives(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("collectives.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            against = f"{title} in C, 2 ranks"
            budget = SMALL.get(line["name"], BUDGET)
            yield Result(f"C: {line['name']}", against, line["ratio"], "x", budget)
