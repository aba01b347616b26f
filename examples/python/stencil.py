# SPDX-License-Identifier: BSD-3-Clause
"""Smooth a sine wave by a 3-point stencil; neighbours exchange their edge values in each step."""

import numpy as np

import dtl

SIZE = 1000
STEPS = 100

with dtl.Context() as ctx:
    vec = dtl.DistributedVector(ctx, size=SIZE, dtype=np.float64)
    local = vec.local_view()
    index = np.arange(len(local)) + vec.local_offset
    local[:] = np.sin(2.0 * np.pi * index / (SIZE - 1))

    # The cell on either side of this rank's part; both ends of the whole stay as they are.
    is_first = ctx.rank == 0
    is_last = ctx.rank == ctx.size - 1
    padded = np.zeros(len(local) + 2)

    for _ in range(STEPS):
        edges = dtl.allgather(ctx, local[[0, -1]])
        padded[1:-1] = local
        padded[0] = local[0] if is_first else edges[ctx.rank - 1, 1]
        padded[-1] = local[-1] if is_last else edges[ctx.rank + 1, 0]

        smooth = 0.25 * padded[:-2] + 0.5 * padded[1:-1] + 0.25 * padded[2:]
        inner = slice(int(is_first), len(local) - int(is_last))
        local[inner] = smooth[inner]

    energy = dtl.allreduce(ctx, np.dot(local, local), op=dtl.SUM)

    if ctx.is_root:
        print(f"Energy: {energy:.6f}")
        print("Stencil computation complete")
