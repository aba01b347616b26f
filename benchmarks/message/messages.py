# SPDX-License-Identifier: BSD-3-Clause
"""Messages between two ranks, in C against raw MPI, and in Python against mpi4py."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, compiled, lines, mpi4py, run

# If data and header exceed a packet, as for 4 KiB, the header is sent in a separate message.
SMALL = "send and recv of 8 bytes"
IN_C = {
    "openmpi": {SMALL: 1.05, "send and recv of 4 KiB": 1.2},
    "mpich": {SMALL: 1.05, "send and recv of 4 KiB": 1.2},
}
IN_PYTHON = {SMALL: 1.0}
LARGE = 1.03


def messages(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("message/messages.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            budget = IN_C[mpi].get(line["name"], LARGE)
            against = f"{title} in C, 2 ranks"
            yield Result(f"C: {line['name']}", against, line["ratio"], "x", budget)
        script = BENCHMARKS / "message/python_messages.py"
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            against = f"mpi4py and {title}, 2 ranks"
            budget = IN_PYTHON.get(line["name"], LARGE)
            yield Result(f"Python: {line['name']}", against, line["ratio"], "x", budget)
