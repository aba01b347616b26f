# SPDX-License-Identifier: BSD-3-Clause
"""Collectives of 8 bytes that follow the data, against the same with out: a line of JSON each."""

from __future__ import annotations

import numpy as np
from python_contest import contest

import dtl

TIMES = 1000, 31  # calls in a round, and rounds


def main() -> None:
    mine, found = np.ones(1), np.zeros(1)
    with dtl.Context() as ctx:
        blocks = np.ones((ctx.size, 1))
        rows = (
            ("broadcast", mine, found),
            ("scatter", blocks, found),
            ("allreduce", mine, found),
            ("scan", mine, found),
            ("allgather", mine, np.zeros((ctx.size, 1))),
            ("alltoall", blocks, np.zeros((ctx.size, 1))),
        )
        for name, value, out in rows:
            call = getattr(dtl, name)
            contest(
                f"{name} of 8 bytes without out",
                lambda call=call, value=value: call(ctx, value),
                lambda call=call, value=value, out=out: call(ctx, value, out=out),
                *TIMES,
            )


if __name__ == "__main__":
    main()
