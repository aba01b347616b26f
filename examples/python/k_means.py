# SPDX-License-Identifier: BSD-3-Clause
"""Finds three heaps of points by k-means: each rank sorts its points to the nearest centre."""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

POINTS, HEAPS = 30_000, 3
DRAWN = 13  # every so many


def scattered(n: NDArray[Any]) -> NDArray[Any]:
    """-50 to 50, as good as random."""
    return (n * 1103515245 + 12345) % 2**31 // 2**16 % 101 - 50


def draw(points: NDArray[Any], centres: NDArray[Any], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(aspect="equal")
    x, y, heap = points.T
    axes.scatter(x, y, s=4, c=heap, cmap="viridis")
    axes.plot(*centres.T, "r+", markersize=12)
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw the points and their centres into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx:
    i = np.arange(*(POINTS * rank // ctx.size for rank in (ctx.rank, ctx.rank + 1)))
    places = np.array([[100, 100], [500, 200], [300, 600]])
    points = places[i % HEAPS] + np.stack([scattered(2 * i), scattered(2 * i + 1)], axis=1)

    centres, steps = np.array([[90.0, 90.0], [100.0, 110.0], [110.0, 90.0]]), 0
    while True:
        distances = ((points[:, None, :] - centres) ** 2).sum(axis=2)
        nearest = distances.argmin(axis=1)
        sums = np.zeros((HEAPS, 3), np.int64)  # x, y and how many
        np.add.at(sums, nearest, np.column_stack([points, np.ones_like(i)]))
        sums = dtl.allreduce(ctx, sums)
        before, centres = centres, sums[:, :2] / np.maximum(sums[:, 2:], 1)
        steps += 1
        if (centres == before).all():
            break

    some = np.column_stack([points, nearest])[::DRAWN]
    shown = dtl.gatherv(ctx, some.ravel()) if plot else None
    if ctx.is_root:
        print(f"Steps: {steps}")
        for (x, y), count in zip(centres, sums[:, 2]):
            print(f"Centre: {x:.3f} {y:.3f}, points: {count}")
    if shown is not None:
        draw(shown.reshape(-1, 3), centres, plot)
