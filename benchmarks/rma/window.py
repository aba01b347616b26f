# SPDX-License-Identifier: BSD-3-Clause
"""One-sided transfers between two ranks, in C against raw MPI, and in Python against mpi4py."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, compiled, lines, mpi4py, run

BUDGET = 1.05


def windows(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("rma/window.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            yield Result(f"C: {line['name']}", f"{title} in C, 2 ranks", line["ratio"], "x", BUDGET)
        script = BENCHMARKS / "rma/python_window.py"
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"mpi4py and {title}, 2 ranks"
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", BUDGET)
