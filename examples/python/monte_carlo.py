# SPDX-License-Identifier: BSD-3-Clause
"""Pi by throwing darts.  All ranks draw from one sequence of random numbers, each its own part."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

DARTS, SEED, FACTOR, MODULUS = 1_000_000, 2026, 48271, 2**31 - 1


def numbers(first: int, count: int) -> NDArray[Any]:
    """Numbers `first` and on of Lehmer's sequence."""
    found = np.array([SEED * pow(FACTOR, first, MODULUS) % MODULUS])
    while len(found) < count:
        ahead = pow(FACTOR, len(found), MODULUS)
        found = np.concatenate([found, found * ahead % MODULUS])
    return found[:count]


with dtl.Context() as ctx:
    first, last = (DARTS * rank // ctx.size for rank in (ctx.rank, ctx.rank + 1))
    x, y = numbers(2 * first, 2 * (last - first)).reshape(-1, 2).T / MODULUS
    inside = dtl.allreduce(ctx, np.count_nonzero(x * x + y * y < 1.0))
    if ctx.is_root:
        print(f"Inside: {inside} of {DARTS}")
        print(f"Pi: {4 * inside / DARTS:.6f}")
