# SPDX-License-Identifier: BSD-3-Clause
"""The dot product of two distributed vectors."""

import numpy as np

import dtl

SIZE = 100_000

with dtl.Context() as ctx:
    a = dtl.DistributedVector(ctx, size=SIZE, dtype=np.float64)
    b = dtl.DistributedVector(ctx, size=SIZE, dtype=np.float64, fill=2.0)

    local_a = a.local_view()
    local_b = b.local_view()
    local_a[:] = np.arange(len(local_a)) + a.local_offset

    global_dot = dtl.allreduce(ctx, np.dot(local_a, local_b), op=dtl.SUM)

    if ctx.is_root:
        print(f"Dot product: {global_dot:.0f}")
        print(f"Expected: {SIZE * (SIZE - 1)}")
