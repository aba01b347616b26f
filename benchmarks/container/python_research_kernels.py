# SPDX-License-Identifier: BSD-3-Clause
"""Three of the Parallel Research Kernels on containers, against mpi4py and NumPy: a line of JSON
each.  Both sides do the same steps, and must have the same elements in the end.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI
from numpy.typing import NDArray

import dtl

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.compare_calls import contest

Array = NDArray[np.float64]
Operand = Array | dtl.DistributedVector
TIMES = 5, 11  # number of steps in a round, and of rounds
LENGTH, ORDER = 1 << 20, 1024
RADIUS = 2
SCALAR = 3.0


def nstream(ctx: dtl.Context) -> None:
    """Computes a += b + scalar * c with preallocated temporaries: allocating them at each step
    would cost more than the arithmetic."""
    a, b, c = (dtl.DistributedVector(ctx, LENGTH, fill=fill) for fill in (0.0, 2.0, 2.0))
    x, y, z = (np.full(a.local_size, fill) for fill in (0.0, 2.0, 2.0))
    scaled = np.empty(a.local_size)

    def step(one: Operand, two: Operand, three: Operand) -> None:
        np.multiply(three, SCALAR, out=scaled)
        np.add(scaled, two, out=scaled)
        one += scaled

    contest("nstream", lambda: step(a, b, c), lambda: step(x, y, z), *TIMES)
    assert np.array_equal(a.local_view(), x)


def transpose(ctx: dtl.Context) -> None:
    """Computes b += a.T and a += 1: each rank has rows of both, and sends a block to every rank."""
    comm = MPI.COMM_WORLD
    rows = ORDER // ctx.size
    a, b = (dtl.DistributedTensor(ctx, (rows * ctx.size,) * 2) for _ in range(2))
    a.local_view()[:] = np.add.outer(
        np.arange(rows) + a.local_offset, ORDER * np.arange(rows * ctx.size)
    )
    x, y = a.to_numpy(), b.to_numpy()
    got = np.empty((ctx.size, rows, rows))

    def step(one: Array, other: Array, *, is_ours: bool) -> None:
        blocks = np.ascontiguousarray(one.reshape(rows, ctx.size, rows).transpose(1, 0, 2))
        if is_ours:
            dtl.alltoall(ctx, blocks, out=got)
        else:
            comm.Alltoall(blocks, got)
        other += got.transpose(2, 0, 1).reshape(rows, -1)
        one += 1

    contest(
        "transpose",
        lambda: step(a.local_view(), b.local_view(), is_ours=True),
        lambda: step(x, y, is_ours=False),
        *TIMES,
    )
    assert np.array_equal(b.local_view(), y)


def stencil(ctx: dtl.Context) -> None:
    """Adds a star stencil of radius 2 over `in` to `out`, then in += 1; a halo has neighbors'
    rows."""
    comm = MPI.COMM_WORLD
    field = dtl.DistributedTensor(ctx, (ORDER, ORDER))
    field.local_view()[:] = np.add.outer(
        np.arange(field.local_shape[0]) + field.local_offset, np.arange(ORDER)
    )
    mine = np.zeros_like(field.local_view())
    others, width, inner = mine.copy(), (RADIUS, 0), slice(RADIUS, -RADIUS)
    padded = field.exchange_halo(width)  # holds the elements while the stencil runs
    held = padded.copy()
    plain = held[inner]
    up, down = (
        rank if 0 <= rank < ctx.size else MPI.PROC_NULL for rank in (ctx.rank - 1, ctx.rank + 1)
    )

    def ours() -> None:
        field.refresh_halo(padded, width)
        _add_star(mine, padded)
        padded[inner] += 1

    def theirs() -> None:
        comm.Sendrecv(plain[:RADIUS], up, recvbuf=held[-RADIUS:], source=down)
        comm.Sendrecv(plain[-RADIUS:], down, recvbuf=held[:RADIUS], source=up)
        _add_star(others, held)
        np.add(plain, 1, out=plain)

    contest("stencil", ours, theirs, *TIMES)
    assert np.allclose(mine, others)


def _add_star(target: Array, padded: Array) -> None:
    inner = slice(RADIUS, -RADIUS)
    rows = len(target)
    for step in range(1, RADIUS + 1):
        weight = 1 / (2 * step * RADIUS)
        below = padded[RADIUS + step : RADIUS + step + rows, inner]
        above = padded[RADIUS - step : RADIUS - step + rows, inner]
        right = padded[inner, RADIUS + step : padded.shape[1] - RADIUS + step]
        left = padded[inner, RADIUS - step : padded.shape[1] - RADIUS - step]
        target[:, inner] += weight * (below - above + right - left)


def main() -> None:
    with dtl.Context() as ctx:
        for kernel in (nstream, transpose, stencil):
            kernel(ctx)


if __name__ == "__main__":
    main()
