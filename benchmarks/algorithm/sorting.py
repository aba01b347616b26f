# SPDX-License-Identifier: BSD-3-Clause
"""Sorting: in C against VQSort and a sample sort that uses it, in Python against NumPy."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, compiled, lines, mpi4py, run

# Minimum speedups of sorts: the first pattern that matches a row's name applies.
IN_C = {
    "ranks: 2": 1.3,
    "(by key|argsort).*threads": 2.0,
    "by key|argsort": 1.5,
    "threads": 1.4,
    "of both signs|descending": 0.9,
    "": 0.95,
}
IN_PYTHON = {
    "ranks: 2": 2.0,
    "by key|argsort": 1.2,
    "threads": 1.5,
    "": 0.8,
}


def sorting(folder: Path) -> Iterator[Result]:
    found = [mpi for mpi in MPIS if shutil.which(f"mpicxx.{mpi}") is not None]
    for mpi in found:
        title, first = MPIS[mpi], found[0]
        program = compiled(
            "algorithm/sorting.cpp", f"mpicxx.{mpi}", folder, "-lhwy_contrib", "-lhwy"
        )
        script = BENCHMARKS / "algorithm/python_sorting.py"
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        more = ["more"] if mpi == first else []  # single-rank rows, which no MPI affects
        for ranks, extra in ((1, more), (2, [])):
            output = run(LAUNCH, mpi, str(ranks), program, *extra)
            yield from rows("C", output, ranks, title, IN_C)
            output = run(LAUNCH, mpi, str(ranks), sys.executable, script, *extra, **environment)
            yield from rows("Python", output, ranks, title, IN_PYTHON)


def rows(
    language: str, output: str, ranks: int, title: str, budgets: dict[str, float]
) -> Iterator[Result]:
    for line in lines(output):
        what = f"{language}: {line['what']}, ranks: {ranks}"
        budget = next(least for pattern, least in budgets.items() if re.search(pattern, what))
        against = f"{line['against']} ({title})"
        yield Result(what, against, line["ratio"], "x", budget, is_speed=True)
