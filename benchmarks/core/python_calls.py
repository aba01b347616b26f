# SPDX-License-Identifier: BSD-3-Clause
"""Cost of calls in Python against mpi4py in the same process."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import AS_ROOT, BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, lines, mpi4py, run

# With `out` the call allocates no array; earlier_release.py measures calls with inferred results.
FOLLOWING = 1.3
IMPORT = "import dtl"
BUDGETS = {"allreduce of a float": 0.2, IMPORT: 0.6}
ON_TWO_RANKS = 0.6


def python_calls(folder: Path) -> Iterator[Result]:
    script = BENCHMARKS / "core/python_overhead.py"
    for line in lines(run(sys.executable, script, PYTHONPATH=str(PACKAGE), **AS_ROOT)):
        name = str(line["name"])
        against = "import numpy, which it needs" if name == IMPORT else "mpi4py, one process"
        budget = BUDGETS.get(name, 1.0)
        yield Result(f"Python: {name}", against, line["ratio"], "x", budget)
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"mpi4py and {title}, 2 ranks"
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", ON_TWO_RANKS)
        yield from _same(mpi, title, environment)


def _same(mpi: str, title: str, environment: dict[str, str]) -> Iterator[Result]:
    script = BENCHMARKS / "collective/python_inferred.py"
    for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
        yield Result(
            f"Python: {line['name']}", f"with out, {title}, 2 ranks", line["ratio"], "x", FOLLOWING
        )
