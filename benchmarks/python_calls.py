# SPDX-License-Identifier: BSD-3-Clause
"""What a call costs in Python, against mpi4py in the same process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from measure import AS_ROOT, HERE, PACKAGE, Result, lines, run

BUDGETS = {"allreduce of a float": 0.2}


def python_calls(_folder: Path) -> Iterator[Result]:
    output = run(sys.executable, HERE / "python_overhead.py", PYTHONPATH=str(PACKAGE), **AS_ROOT)
    for line in lines(output):
        if "seconds" in line:
            millis = line["seconds"] * 1e3
            yield Result("Python: import dtl", "import numpy", millis, " ms more", 30)
        else:
            name = str(line["name"])
            budget = BUDGETS.get(name, 1.0)
            yield Result(f"Python: {name}", "mpi4py, one process", line["ratio"], "x", budget)
