# SPDX-License-Identifier: BSD-3-Clause
"""Inserts and finds of a map in Python against a dict on each rank with mpi4py: a line of JSON
each. In the test of single keys, the dict's keys are sent to their owners in one alltoall, which
favors the dict; a map needs no such collective step."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

import numpy as np
from mpi4py import MPI

import dtl

KEYS, ROUNDS = 20000, 7


def timed(comm: MPI.Comm, call: Callable[[], object]) -> float:
    """Returns the seconds of the slowest rank."""
    comm.Barrier()
    start = time.perf_counter()
    call()
    return comm.allreduce(time.perf_counter() - start, MPI.MAX)


class Dict:
    """A dict on each rank, for the keys that it owns."""

    def __init__(self, comm: MPI.Comm) -> None:
        self.comm = comm
        self.part: dict[int, float] = {}

    def insert(self, keys: list[int], values: list[float]) -> None:
        size = self.comm.size
        out: list[list[tuple[int, float]]] = [[] for _ in range(size)]
        for key, value in zip(keys, values):
            out[key % size].append((key, value))
        for pairs in self.comm.alltoall(out):
            self.part.update(pairs)

    def find(self, keys: list[int]) -> list[float]:
        size, part = self.comm.size, self.part
        out: list[list[int]] = [[] for _ in range(size)]
        for key in keys:
            out[key % size].append(key)
        asked = self.comm.alltoall(out)
        given = self.comm.alltoall([[part[key] for key in each] for each in asked])
        answers = [iter(each) for each in given]
        return [next(answers[key % size]) for key in keys]


def main() -> None:
    comm = MPI.COMM_WORLD
    rows: dict[str, list[tuple[float, float]]] = {}
    with dtl.Context() as ctx, dtl.DistributedMap(ctx) as table:
        keys = np.random.default_rng(ctx.rank).integers(0, 2**40, KEYS)
        values = keys * 0.5
        several, numbers = keys.tolist(), values.tolist()

        def insert_many() -> None:
            table.insert_many(keys, values)
            table.flush()

        def insert_each() -> None:
            for key, value in zip(several, numbers):
                table.insert(key, value)
            table.flush()

        def find_each() -> None:
            for key in several:
                table.find(key)
            table.sync()  # serves requests of other ranks

        for _ in range(ROUNDS + 1):
            other = Dict(comm)
            inserted = timed(comm, lambda other=other: other.insert(several, numbers))
            found = timed(comm, lambda other=other: other.find(several))
            for name, ours, theirs in (
                ("inserts in batches", insert_many, inserted),
                ("finds in batches", lambda: table.find_many(keys), found),
                ("inserts one at a time", insert_each, inserted),
                ("finds one at a time", find_each, found),
            ):
                rows.setdefault(name, []).append((timed(comm, ours), theirs))
                table.sync()
        if ctx.is_root:
            for name, pairs in rows.items():
                speeds = [KEYS / ours for ours, _ in pairs[1:]]
                ratios = [theirs / ours for ours, theirs in pairs[1:]]
                row = {"dtl": statistics.median(speeds), "ratio": statistics.median(ratios)}
                print(json.dumps({"name": name, **row}), flush=True)


if __name__ == "__main__":
    main()
