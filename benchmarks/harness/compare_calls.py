# SPDX-License-Identifier: BSD-3-Clause
"""Times two calls alternately on all ranks; rank 0 prints a line of JSON."""

from __future__ import annotations

import json
import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from mpi4py import MPI

CORES = os.cpu_count() or 1


def contest(
    name: str, ours: Callable[[], object], theirs: Callable[[], object], calls: int, rounds: int
) -> None:
    """Prints the median of the ratios of all rounds, after a warm-up round."""
    pairs = []
    for turn in range(rounds + 1):
        first, second = (ours, theirs) if turn % 2 else (theirs, ours)
        took = {first: timed(first, calls), second: timed(second, calls)}
        pairs.append((took[ours], took[theirs]))
    del pairs[0]
    found = {
        "name": name,
        "dtl": statistics.median(pair[0] for pair in pairs),
        "raw": statistics.median(pair[1] for pair in pairs),
        "ratio": statistics.median(pair[0] / pair[1] for pair in pairs),
    }
    if MPI.COMM_WORLD.rank == 0:
        print(json.dumps(found), flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Pins each rank to a core and raises its priority, if the system allows it, so that other
    programs disturb the ratios less.
    """
    comm = MPI.COMM_WORLD
    if comm.size > CORES:
        yield
        return
    with suppress(OSError):
        os.sched_setaffinity(0, {comm.rank % CORES})
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def timed(call: Callable[[], object], calls: int) -> float:
    """Returns the seconds of a call on the slowest rank."""
    MPI.COMM_WORLD.Barrier()
    with alone():
        MPI.COMM_WORLD.Barrier()
        start = time.perf_counter()
        for _ in range(calls):
            call()
        mine = (time.perf_counter() - start) / calls
    return MPI.COMM_WORLD.allreduce(mine, MPI.MAX)
