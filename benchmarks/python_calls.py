# SPDX-License-Identifier: BSD-3-Clause
"""What a call costs in Python, against mpi4py in the same process."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from measure import AS_ROOT, HERE, LAUNCH, MPIS, PACKAGE, Result, lines, mpi4py, run

# With `out` no array is made; what is due to the other ranks' data stands in before.py.
FOLLOWING = 1.3
BUDGETS = {"allreduce of a float": 0.2}
ON_TWO_RANKS = 0.6


def python_calls(folder: Path) -> Iterator[Result]:
    script = HERE / "python_overhead.py"
    for line in lines(run(sys.executable, script, PYTHONPATH=str(PACKAGE), **AS_ROOT)):
        if "seconds" in line:
            millis = line["seconds"] * 1e3
            yield Result("Python: import dtl", "import numpy", millis, " ms more", 30)
        else:
            name = str(line["name"])
            budget = BUDGETS.get(name, 1.0)
            yield Result(f"Python: {name}", "mpi4py, one process", line["ratio"], "x", budget)
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"mpi4py and {title}, 2 ranks"
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", ON_TWO_RANKS)
        yield from _alike(mpi, title, environment)


def _alike(mpi: str, title: str, environment: dict[str, str]) -> Iterator[Result]:
    script = HERE / "python_alike.py"
    for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
        yield Result(
            f"Python: {line['name']}", f"with out, {title}, 2 ranks", line["ratio"], "x", FOLLOWING
        )
