# SPDX-License-Identifier: BSD-3-Clause
"""Solves A x = b by conjugate gradients, where A has 4 on its diagonal and -1 on both sides."""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

SIZE, ENOUGH = 10_000, 1e-9


def times(vec: dtl.DistributedVector) -> NDArray[Any]:
    """This rank's part of A times the vector, of which it needs an element of each neighbour."""
    around = vec.exchange_halo(1)
    product: NDArray[Any] = 4 * around[1:-1] - around[:-2] - around[2:]
    return product


def draw(squares: list[float], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(xlabel="step", ylabel="length of the residual", yscale="log")
    axes.plot(np.sqrt(squares), "o-")
    axes.axhline(ENOUGH, color="0.5", linestyle="dashed")
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw how the residual shrinks into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx, dtl.DistributedVector(ctx, SIZE, np.float64) as direction:
    p = direction.local_view()
    x, residual = np.zeros_like(p), np.ones_like(p)  # b is 1 everywhere
    p[...] = residual
    steps, square = 0, float(SIZE)
    squares = [square]

    while square > ENOUGH**2:
        product = times(direction)
        length = square / dtl.allreduce(ctx, float(p @ product))
        x += length * p
        residual -= length * product
        before, square = square, dtl.allreduce(ctx, float(residual @ residual))
        p[...] = residual + square / before * p
        squares.append(square)
        steps += 1

    total = dtl.allreduce(ctx, float(x.sum()))
    if ctx.is_root:
        print(f"Steps: {steps}")
        print(f"Sum of the solution: {total:.6f}")
        if plot:
            draw(squares, plot)
