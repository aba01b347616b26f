# SPDX-License-Identifier: BSD-3-Clause
"""Pi by throwing darts.  All ranks draw from one sequence of random numbers, each its own part."""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

DARTS, SEED, FACTOR, MODULUS = 1_000_000, 2026, 48271, 2**31 - 1
DRAWN = 2_000


def numbers(first: int, count: int) -> NDArray[Any]:
    """Numbers `first` and on of Lehmer's sequence."""
    found = np.array([SEED * pow(FACTOR, first, MODULUS) % MODULUS])
    while len(found) < count:
        ahead = pow(FACTOR, len(found), MODULUS)
        found = np.concatenate([found, found * ahead % MODULUS])
    return found[:count]


def draw(x: NDArray[Any], y: NDArray[Any], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(aspect="equal", xlim=(0, 1), ylim=(0, 1))
    hits = x * x + y * y < 1.0
    for which, color in ((hits, "C0"), (~hits, "C1")):
        axes.scatter(x[which], y[which], s=4, color=color)
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw the first darts into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx:
    first, last = (DARTS * rank // ctx.size for rank in (ctx.rank, ctx.rank + 1))
    x, y = numbers(2 * first, 2 * (last - first)).reshape(-1, 2).T / MODULUS
    inside = dtl.allreduce(ctx, np.count_nonzero(x * x + y * y < 1.0))
    if ctx.is_root:
        print(f"Inside: {inside} of {DARTS}")
        print(f"Pi: {4 * inside / DARTS:.6f}")
        if plot:
            draw(x[:DRAWN], y[:DRAWN], plot)
