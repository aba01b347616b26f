# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric memory of two ranks: on a node against a hand-written loop over shared memory of an MPI
and against OpenSHMEM; between nodes against messages; in Python against mpi4py.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import (
    AS_ROOT,
    BENCHMARKS,
    LAUNCH,
    MPIS,
    PACKAGE,
    Result,
    compiled,
    lines,
    mpi4py,
    run,
)

BY_HAND = {"put of 64 MiB": 1 / 0.95, "barrier_all": 1.0}
WITH_SIGNAL = 1.15
BETWEEN_NODES = 3.0


def symmetric(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        yield from in_c(mpi, title, compiled("symmetric/symmetric.c", f"mpicc.{mpi}", folder))
        script = BENCHMARKS / "symmetric/python_symmetric.py"
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"memory shared by mpi4py and {title}, 2 ranks"
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", 1.0)
    if shutil.which("oshcc") is not None:
        program = compiled("symmetric/symmetric_shmem.c", "oshcc", folder)
        for line in lines(run("oshrun", "-n", "2", program, **AS_ROOT)):
            yield Result(f"C: {line['name']}", "OpenSHMEM, 2 ranks", line["ratio"], "x", 1.0)


def in_c(mpi: str, title: str, program: Path) -> Iterator[Result]:
    for line in lines(run(LAUNCH, mpi, "2", program)):
        against = f"memory shared by {title}, by hand, 2 ranks"
        budget = BY_HAND.get(line["name"], WITH_SIGNAL)
        yield Result(f"C: {line['name']}", against, line["ratio"], "x", budget)
    for line in lines(run(LAUNCH, mpi, "2", program, "nodes")):
        against = f"MPI_Sendrecv of {title}, 2 ranks"
        yield Result(
            f"C: {line['name']}, between nodes", against, line["ratio"], "x", BETWEEN_NODES
        )
