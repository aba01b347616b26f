# SPDX-License-Identifier: BSD-3-Clause
"""Round trip of a put with a signal between two ranks in Python, against shared memory of mpi4py: a
line of JSON.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

WORDS = 100


def shared(rank: int) -> tuple[MPI.Win, np.ndarray, np.ndarray]:
    """Returns a window, with the signal and the buffer of this rank and of the other rank."""
    window = MPI.Win.Allocate_shared(8 * (WORDS + 8), comm=MPI.COMM_WORLD)
    parts = [np.frombuffer(window.Shared_query(each)[0], np.uint64) for each in (rank, 1 - rank)]
    parts[0][:] = 0
    MPI.COMM_WORLD.Barrier()
    return window, *parts


def main() -> None:
    source = np.zeros(WORDS, np.uint64)
    with dtl.Context() as ctx, dtl.SymmetricHeap(ctx, 1 << 16) as heap:
        rank, peer = ctx.rank, 1 - ctx.rank
        inbox, arrived = heap.allocate(WORDS, np.uint64), heap.allocate(1, np.uint64)
        window, mine, theirs = shared(rank)
        turn = raw_turn = 0

        def our_wait() -> None:
            heap.signal_wait_until(arrived, "eq", turn)

        def run_dtl() -> None:
            nonlocal turn
            turn += 1
            if rank:
                our_wait()
            heap.put_signal(inbox, source, arrived, turn, peer)
            if not rank:
                our_wait()

        def their_wait() -> None:
            while mine[0] != raw_turn:
                pass

        def run_mpi4py() -> None:
            nonlocal raw_turn
            raw_turn += 1
            if rank:
                their_wait()
            theirs[8:] = source
            theirs[0] = raw_turn
            if not rank:
                their_wait()

        contest("put of 800 bytes with signal, and wait", run_dtl, run_mpi4py, 1000, 31)
        window.Free()


if __name__ == "__main__":
    main()
