# SPDX-License-Identifier: BSD-3-Clause
"""Three of the Parallel Research Kernels in Python, against mpi4py and NumPy in the same run."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from measure import HERE, LAUNCH, MPIS, PACKAGE, Result, lines, mpi4py, run

BUDGET = 1.1


def kernels(folder: Path) -> Iterator[Result]:
    script = HERE / "python_kernels.py"
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"mpi4py, NumPy and {title}, 2 ranks"
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", BUDGET)
