# SPDX-License-Identifier: BSD-3-Clause
"""Sorting, in C against the same local sort and a sample sort with it, in Python against NumPy."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from measure import HERE, LAUNCH, MPIS, PACKAGE, Result, compiled, lines, mpi4py, run

IN_C = {1: ("VQSort", 0.9), 2: ("a sample sort with VQSort", 1.0)}
IN_PYTHON = {1: ("np.sort", 3.0), 2: ("a sample sort in mpi4py and NumPy", 3.0)}


def sorting(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicxx.{mpi}") is None:
            continue
        program = compiled("sorting.cpp", f"mpicxx.{mpi}", folder, "-lhwy_contrib", "-lhwy")
        script = HERE / "python_sorting.py"
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for ranks in (1, 2):
            against, budget = IN_C[ranks]
            yield from row(
                "C", run(LAUNCH, mpi, str(ranks), program), ranks, title, against, budget
            )
            against, budget = IN_PYTHON[ranks]
            output = run(LAUNCH, mpi, str(ranks), sys.executable, script, **environment)
            yield from row("Python", output, ranks, title, against, budget)


def row(
    language: str, output: str, ranks: int, title: str, against: str, budget: float
) -> Iterator[Result]:
    for line in lines(output):
        what = f"{language}: sort of 10M float64, ranks: {ranks}"
        yield Result(what, f"{against} ({title})", line["ratio"], "x", budget, is_speed=True)
