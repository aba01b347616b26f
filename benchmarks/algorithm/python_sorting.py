# SPDX-License-Identifier: BSD-3-Clause
"""dtl.sort against np.sort on one rank, and on several against a sample sort in mpi4py and NumPy.

np.sort uses one thread; dtl.sort uses all cores of the rank if the vector's policy allows it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable

import numpy as np
from mpi4py import MPI
from numpy.typing import NDArray

import dtl

ELEMENTS, ROUNDS, SAMPLES = 10_000_000, 5, 256
CORES = len(os.sched_getaffinity(0))
COMM = MPI.COMM_WORLD
Keys = NDArray[np.float64]
Work = Callable[[], object]
SEQ, PAR = dtl.ExecutionPolicy.SEQ, dtl.ExecutionPolicy.PAR


def sample_sort(keys: Keys) -> Keys:
    keys = np.sort(keys)
    if COMM.size == 1:
        return keys
    samples = keys[np.arange(SAMPLES) * keys.size // SAMPLES]
    everybody = np.empty(SAMPLES * COMM.size)
    COMM.Allgather(samples, everybody)
    splitters = np.sort(everybody)[SAMPLES::SAMPLES][: COMM.size - 1]
    ends = np.append(np.searchsorted(keys, splitters, side="right"), keys.size)
    send = np.diff(ends, prepend=0)
    recv = np.empty_like(send)
    COMM.Alltoall(send, recv)
    received = np.empty(recv.sum())
    COMM.Alltoallv([keys, send], [received, recv])
    return np.sort(received)


def timed(work: Work) -> float:
    COMM.Barrier()
    start = MPI.Wtime()
    work()
    return COMM.allreduce(MPI.Wtime() - start, MPI.MAX)


def contest(what: str, against: str, their: Work, prepare: Work, our: Work) -> None:
    """Prints the speedup of DTL; `prepare` is not timed."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(timed(their))
        prepare()
        ours.append(timed(our))
    ratio = float(np.median(theirs) / np.median(ours))
    if COMM.rank == 0:
        print(json.dumps({"what": what, "against": against, "ratio": ratio}), flush=True)


def over_ranks(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, ELEMENTS, np.float64) as vector:
        keys = np.random.default_rng(ctx.rank).random(vector.local_size)
        against = "np.sort" if ctx.size == 1 else "a sample sort in mpi4py and NumPy"
        contest(
            "sort of 10M float64",
            against,
            lambda: sample_sort(keys),
            lambda: vector.from_numpy(keys),
            lambda: dtl.sort(vector),
        )


def by_key(keys: Keys, payload: NDArray[np.int64]) -> tuple[Keys, NDArray[np.int64]]:
    order = np.argsort(keys)
    return keys[order], payload[order]


def on_one_rank(ctx: dtl.Context, execution: dtl.ExecutionPolicy, where: str) -> None:
    generator = np.random.default_rng(1)
    for dtype in (np.float64, np.float32, np.int64, np.int32):
        keys = (generator.standard_normal(ELEMENTS) * 1e8).astype(dtype)
        with dtl.DistributedVector(ctx, ELEMENTS, dtype, execution=execution) as vector:
            contest(
                f"sort of 10M {np.dtype(dtype)} of both signs{where}",
                "np.sort",
                lambda keys=keys: np.sort(keys),
                lambda keys=keys, vector=vector: vector.from_numpy(keys),
                lambda vector=vector: dtl.sort(vector),
            )
    keys = generator.random(ELEMENTS)
    payload = np.arange(ELEMENTS)
    with (
        dtl.DistributedVector(ctx, ELEMENTS, np.float64, execution=execution) as vector,
        dtl.DistributedVector(ctx, ELEMENTS, np.int64, execution=execution) as companions,
    ):

        def prepare() -> None:
            vector.from_numpy(keys)
            companions.from_numpy(payload)

        contest(
            f"sort of 10M float64, descending{where}",
            "np.sort(a)[::-1]",
            lambda: np.sort(keys)[::-1],
            prepare,
            lambda: dtl.sort(vector, reverse=True),
        )
        contest(
            f"sort of 10M float64 by key, with int64{where}",
            "np.argsort and two a[order]",
            lambda: by_key(keys, payload),
            prepare,
            lambda: dtl.sort_by_key(vector, companions),
        )
        contest(
            f"argsort of 10M float64{where}",
            "np.argsort",
            lambda: np.argsort(keys),
            prepare,
            lambda: dtl.argsort(vector).close(),
        )


def main() -> None:
    with dtl.Context(COMM) as ctx:
        over_ranks(ctx)
        if len(sys.argv) == 1:
            return  # the rest does not depend on the MPI
        on_one_rank(ctx, SEQ, "")
        if CORES > 1:
            on_one_rank(ctx, PAR, f", threads: {CORES}")


if __name__ == "__main__":
    main()
