# SPDX-License-Identifier: BSD-3-Clause
"""What a call from Python costs, against mpi4py in the same process: a line of JSON each."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import timeit
from collections.abc import Callable

import numpy as np
from mpi4py import MPI

import dtl

ROUNDS = 31
CALLS = 5000


def contest(name: str, ours: Callable[[], object], theirs: Callable[[], object]) -> None:
    """Times both in turns; the ratio is the median of those of all rounds."""
    pairs = []
    for turn in range(ROUNDS):
        if turn % 2:
            ours_took = timeit.timeit(ours, number=CALLS)
            theirs_took = timeit.timeit(theirs, number=CALLS)
        else:
            theirs_took = timeit.timeit(theirs, number=CALLS)
            ours_took = timeit.timeit(ours, number=CALLS)
        pairs.append((ours_took / CALLS, theirs_took / CALLS))
    result = {
        "name": name,
        "dtl": statistics.median(pair[0] for pair in pairs),
        "raw": statistics.median(pair[1] for pair in pairs),
        "ratio": statistics.median(pair[0] / pair[1] for pair in pairs),
    }
    print(json.dumps(result), flush=True)


def import_time(statement: str) -> float:
    code = f"import time; s = time.perf_counter(); {statement}; print(time.perf_counter() - s)"
    runs = [subprocess.check_output([sys.executable, "-c", code], env=os.environ) for _ in range(9)]
    return statistics.median(map(float, runs))


def main() -> None:
    comm = MPI.COMM_WORLD
    ctx = dtl.Context()
    mine, sums = np.ones(1), np.zeros(1)
    vec = dtl.DistributedVector(ctx, 1000)

    contest(
        "allreduce of 8 bytes into an array",
        lambda: dtl.allreduce(ctx, mine, out=sums),
        lambda: comm.Allreduce(mine, sums),
    )
    contest("allreduce of a float", lambda: dtl.allreduce(ctx, 1.0), lambda: comm.allreduce(1.0))
    contest("rank", lambda: ctx.rank, lambda: comm.rank)
    contest("size", lambda: ctx.size, lambda: comm.size)
    contest("local_size", lambda: vec.local_size, lambda: comm.size)
    seconds = import_time("import numpy, dtl") - import_time("import numpy")
    print(json.dumps({"name": "import beyond numpy", "seconds": seconds}))
    vec.close()
    ctx.close()


if __name__ == "__main__":
    main()
