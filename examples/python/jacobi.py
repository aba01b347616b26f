# SPDX-License-Identifier: BSD-3-Clause
"""Heat in a plate whose upper edge is warm: Jacobi's method, with a halo of one row and column."""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

ROWS, COLUMNS, STEPS = 60, 40, 500


def draw(heat: NDArray[Any], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(xlabel="column", ylabel="row")
    figure.colorbar(axes.imshow(heat, cmap="inferno"), label="temperature")
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw the plate into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx, dtl.DistributedTensor(ctx, (ROWS, COLUMNS), np.float64) as plate:
    mine = plate.local_view()

    for _ in range(STEPS):
        around = plate.exchange_halo(1)
        if plate.local_offset == 0:
            around[0] = 1.0
        new = 0.25 * (around[:-2, 1:-1] + around[2:, 1:-1] + around[1:-1, :-2] + around[1:-1, 2:])
        change = np.abs(new - mine).max(initial=0.0)
        mine[...] = new

    change = dtl.allreduce(ctx, change, op=dtl.MAX)
    mean = plate.mean()
    heat = dtl.gatherv(ctx, mine) if plot else None
    if ctx.is_root:
        print(f"Largest change of the last step: {change:.6f}")
        print(f"Mean temperature: {mean:.6f}")
    if heat is not None:
        draw(heat.reshape(ROWS, COLUMNS), plot)
