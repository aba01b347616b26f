# SPDX-License-Identifier: BSD-3-Clause
"""Task graphs: cost of planning and running against a plain loop, and tasks against NumPy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import AS_ROOT, BENCHMARKS, LAUNCH, PACKAGE, ROOT, Result, compiled, lines, run

OF_A_LOOP, OF_NUMPY, OF_TRITON = 2.0, 0.8, 1.1
TRITON = ROOT / "build/triton/bin/python"  # made by script/test triton
# unset, so that NumPy chooses for the processor
CHOICES = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def models(folder: Path) -> Iterator[Result]:
    program = compiled("model/models.c", "cc", folder, "-O3", "-march=native")
    for line in lines(run(LAUNCH, "alone", "1", program)):
        yield Result(f"C: {line['name']}", "a plain loop over them", line["ratio"], "x", OF_A_LOOP)
    environment = {"PYTHONPATH": str(PACKAGE), **ONE_THREAD, **AS_ROOT}
    script = BENCHMARKS / "model/python_models.py"
    freed = ("env", *(word for name in CHOICES for word in ("-u", name)))
    for line in lines(run(*freed, LAUNCH, "alone", "1", sys.executable, script, **environment)):
        name, ratio = f"Python: {line['name']}", line["ratio"]
        yield Result(name, "NumPy, one thread", ratio, "x", OF_NUMPY, is_speed=True)
    ratio = None
    if TRITON.exists():
        (line,) = lines(
            run(LAUNCH, "alone", "1", TRITON, BENCHMARKS / "device/python_launch.py", **environment)
        )
        ratio = line["ratio"]
    yield Result("Triton: an interpreted launch", "Triton's own", ratio, "x", OF_TRITON)
