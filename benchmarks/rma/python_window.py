# SPDX-License-Identifier: BSD-3-Clause
"""One-sided transfers in Python against mpi4py between two ranks, each with its own flush, in
memory that the window allocated: a line of JSON each."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

ROWS = (("8 bytes", 8, 2000, 31), ("1 MiB", 2**20, 20, 31), ("64 MiB", 2**26, 1, 15))


def transfers(ctx: dtl.Context, name: str, size: int, calls: int, rounds: int) -> None:
    array = np.zeros(size // 8)
    peer = 1 - ctx.rank
    raw = MPI.Win.Allocate(size, comm=MPI.COMM_WORLD)

    def our_put() -> None:
        dtl.rma_put(window, peer, 0, array)
        window.flush(peer)

    def their_put() -> None:
        raw.Put(array, peer)
        raw.Flush(peer)

    def our_get() -> None:
        dtl.rma_get(window, peer, 0, size)

    def their_get() -> None:
        found = np.empty_like(array)
        raw.Get(found, peer)
        raw.Flush(peer)

    with dtl.Window(ctx, size=size) as window:
        window.lock_all()
        raw.Lock_all()
        contest(f"put of {name}", our_put, their_put, calls, rounds)
        contest(f"get of {name}", our_get, their_get, calls, rounds)
        raw.Unlock_all()
        window.unlock_all()
    raw.Free()


def main() -> None:
    with dtl.Context() as ctx:
        for row in ROWS:
            transfers(ctx, *row)


if __name__ == "__main__":
    main()
