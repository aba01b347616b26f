# SPDX-License-Identifier: BSD-3-Clause
"""Messages in Python against mpi4py's of the same arrays, on two ranks: a line of JSON each."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

import numpy as np
from mpi4py import MPI

import dtl

ROWS = (("8 bytes", 8, 1000, 31), ("1 MiB", 2**20, 20, 31), ("64 MiB", 2**26, 1, 15))


def timed(comm: MPI.Comm, call: Callable[[], object], calls: int) -> float:
    """Seconds a call, on the slowest rank."""
    comm.Barrier()
    start = time.perf_counter()
    for _ in range(calls):
        call()
    return comm.allreduce((time.perf_counter() - start) / calls, MPI.MAX)


def contest(
    comm: MPI.Comm, ctx: dtl.Context, size: int, calls: int, rounds: int
) -> dict[str, float]:
    array = np.zeros(size // 8)
    peer = 1 - ctx.rank

    def ours() -> None:
        if peer:
            dtl.send(ctx, array, peer)
        dtl.recv(ctx, peer, out=array)
        if not peer:
            dtl.send(ctx, array, peer)

    def theirs() -> None:
        if peer:
            comm.Send(array, peer)
        comm.Recv(array, peer)
        if not peer:
            comm.Send(array, peer)

    pairs = []
    for turn in range(rounds + 1):
        first, second = (ours, theirs) if turn % 2 else (theirs, ours)
        took = {first: timed(comm, first, calls), second: timed(comm, second, calls)}
        pairs.append((took[ours], took[theirs]))
    del pairs[0]  # warming up
    return {
        "dtl": statistics.median(pair[0] for pair in pairs),
        "raw": statistics.median(pair[1] for pair in pairs),
        "ratio": statistics.median(pair[0] / pair[1] for pair in pairs),
    }


def main() -> None:
    comm = MPI.COMM_WORLD
    with dtl.Context() as ctx:
        for name, *row in ROWS:
            found = contest(comm, ctx, *row)
            if ctx.is_root:
                print(json.dumps({"name": f"send and recv of {name}", **found}), flush=True)


if __name__ == "__main__":
    main()
