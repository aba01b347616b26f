# SPDX-License-Identifier: BSD-3-Clause
"""Collectives of 8 bytes with inferred results against the same with `out`: a line of JSON each."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

TIMES = 1000, 31  # number of calls in a round, and of rounds


def main() -> None:
    with dtl.Context() as ctx:
        one, found = np.ones(1), np.zeros(1)
        many, all_found, counts = np.ones(ctx.size), np.zeros(ctx.size), [1] * ctx.size
        blocks, all_blocks = many.reshape(-1, 1), all_found.reshape(-1, 1)
        is_root = ctx.rank == 0
        rows = (
            ("broadcast", (one,), found),
            ("scatter", (blocks,), found),
            ("gather", (one,), all_blocks if is_root else None),
            ("allgather", (one,), all_blocks),
            ("alltoall", (blocks,), all_blocks),
            ("reduce", (one,), found if is_root else None),
            ("allreduce", (one,), found),
            ("reduce_scatter", (blocks,), found),
            ("scan", (one,), found),
            ("exscan", (one,), found),
            ("scatterv", (many, counts), found),
            ("gatherv", (one, counts), all_found if is_root else None),
            ("allgatherv", (one, counts), all_found),
            ("alltoallv", (many, counts, counts), all_found),
        )
        for name, given, out in rows:
            call = getattr(dtl, name)
            contest(
                f"{name} of 8 bytes without out",
                lambda call=call, given=given: call(ctx, *given),
                lambda call=call, given=given, out=out: call(ctx, *given, out=out),
                *TIMES,
            )


if __name__ == "__main__":
    main()
