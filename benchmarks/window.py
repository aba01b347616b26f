# SPDX-License-Identifier: BSD-3-Clause
"""Puts, gets and atomic operations between two ranks, in C against raw MPI."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from measure import LAUNCH, MPIS, Result, compiled, lines, run

BUDGET = 1.05


def windows(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("window.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            yield Result(f"C: {line['name']}", f"{title} in C, 2 ranks", line["ratio"], "x", BUDGET)
