# SPDX-License-Identifier: BSD-3-Clause
"""dtl.sort against np.sort on one rank, on several against a sample sort in mpi4py and NumPy."""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
from mpi4py import MPI
from numpy.typing import NDArray

import dtl

ELEMENTS, ROUNDS, SAMPLES = 10_000_000, 3, 256
COMM = MPI.COMM_WORLD
Keys = NDArray[np.float64]


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


def timed(work: Callable[[], object]) -> float:
    COMM.Barrier()
    start = MPI.Wtime()
    work()
    return COMM.allreduce(MPI.Wtime() - start, MPI.MAX)


def main() -> None:
    ctx = dtl.Context(COMM)
    vector = dtl.DistributedVector(ctx, ELEMENTS, np.float64)
    keys = np.random.default_rng(ctx.rank).random(vector.local_size)
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(timed(lambda: sample_sort(keys)))
        vector.from_numpy(keys)
        ours.append(timed(lambda: dtl.sort(vector)))
    if ctx.is_root:
        print(json.dumps({"ratio": float(np.median(theirs) / np.median(ours))}), flush=True)
    vector.close()
    ctx.close()


if __name__ == "__main__":
    main()
