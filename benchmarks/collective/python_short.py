# SPDX-License-Identifier: BSD-3-Clause
"""Collectives of 8 bytes without `out`, with the installed DTL: a line of JSON each."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import alone

CALLS, ROUNDS = 100, 20


def lowest(call: Callable[..., object], ctx: dtl.Context, value: object) -> float:
    """Returns the seconds of a call in the fastest round."""
    rounds = []
    for _ in range(ROUNDS):
        dtl.barrier(ctx)
        dtl.barrier(ctx)
        start = time.perf_counter()
        for _ in range(CALLS):
            call(ctx, value)
        rounds.append((time.perf_counter() - start) / CALLS)
    return min(rounds)


def main() -> None:
    with dtl.Context() as ctx:
        one, blocks = np.ones(1), np.ones((ctx.size, 1))
        rows = {
            "broadcast": one,
            "scatter": blocks,
            "gather": one,
            "allgather": one,
            "alltoall": blocks,
            "reduce": one,
            "allreduce": one,
            "reduce_scatter": blocks,
            "scan": one,
            "exscan": one,
        }
        with alone():
            found = {name: lowest(getattr(dtl, name), ctx, rows[name]) for name in rows}
        if ctx.rank == 0:
            for name, seconds in found.items():
                print(json.dumps({"name": f"{name} of 8 bytes without out", "seconds": seconds}))


if __name__ == "__main__":
    main()
