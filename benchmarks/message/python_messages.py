# SPDX-License-Identifier: BSD-3-Clause
"""Messages of arrays in Python against mpi4py on two ranks: a line of JSON each."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

ROWS = (("8 bytes", 8, 1000, 31), ("1 MiB", 2**20, 20, 31), ("64 MiB", 2**26, 1, 15))


def exchange(ctx: dtl.Context, name: str, size: int, calls: int, rounds: int) -> None:
    comm = MPI.COMM_WORLD
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

    contest(f"send and recv of {name}", ours, theirs, calls, rounds)


def main() -> None:
    with dtl.Context() as ctx:
        for row in ROWS:
            exchange(ctx, *row)


if __name__ == "__main__":
    main()
