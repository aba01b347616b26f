# SPDX-License-Identifier: BSD-3-Clause
"""Times calls from Python against mpi4py in the same process: a line of JSON each."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

TIMES = 5000, 31  # number of calls in a round, and of rounds


def import_time(statement: str) -> float:
    code = f"import time; s = time.perf_counter(); {statement}; print(time.perf_counter() - s)"
    runs = [subprocess.check_output([sys.executable, "-c", code], env=os.environ) for _ in range(9)]
    return statistics.median(map(float, runs))


def main() -> None:
    comm = MPI.COMM_WORLD
    ctx = dtl.Context()
    mine, sums = np.ones(1), np.zeros(1)

    contest(
        "allreduce of 8 bytes into an array",
        lambda: dtl.allreduce(ctx, mine, out=sums),
        lambda: comm.Allreduce(mine, sums),
        *TIMES,
    )
    contest(
        "allreduce of a float",
        lambda: dtl.allreduce(ctx, 1.0),
        lambda: comm.allreduce(1.0),
        *TIMES,
    )
    if ctx.size == 1:
        alone(ctx, comm)
    ctx.close()


def alone(ctx: dtl.Context, comm: MPI.Intracomm) -> None:
    """Times calls that do not involve other ranks."""
    vec = dtl.DistributedVector(ctx, 1000)
    contest("rank", lambda: ctx.rank, lambda: comm.rank, *TIMES)
    contest("size", lambda: ctx.size, lambda: comm.size, *TIMES)
    contest("local_size", lambda: vec.local_size, lambda: comm.size, *TIMES)
    numpy, both = map(import_time, ("import numpy", "import numpy, dtl"))
    print(json.dumps({"name": "import dtl", "ratio": (both - numpy) / numpy}))
    vec.close()


if __name__ == "__main__":
    main()
