# SPDX-License-Identifier: BSD-3-Clause
"""Graphs of tasks: what planning and running cost against a plain loop, and tasks against NumPy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from measure import AS_ROOT, HERE, LAUNCH, PACKAGE, Result, compiled, lines, run

OF_A_LOOP, OF_NUMPY = 2.0, 0.8
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def models(folder: Path) -> Iterator[Result]:
    program = compiled("models.c", "cc", folder, "-O3", "-march=native")
    for line in lines(run(LAUNCH, "alone", "1", program)):
        yield Result(f"C: {line['name']}", "a plain loop over them", line["ratio"], "x", OF_A_LOOP)
    environment = {"PYTHONPATH": str(PACKAGE), **ONE_THREAD, **AS_ROOT}
    script = HERE / "python_models.py"
    for line in lines(run(LAUNCH, "alone", "1", sys.executable, script, **environment)):
        name, ratio = f"Python: {line['name']}", line["ratio"]
        yield Result(name, "NumPy, one thread", ratio, "x", OF_NUMPY, is_speed=True)
