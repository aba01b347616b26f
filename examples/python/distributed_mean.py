# SPDX-License-Identifier: BSD-3-Clause
"""The mean of a million values in [0, 1), which every language makes alike."""

import numpy as np

import dtl

SIZE = 1_000_000

with dtl.Context() as ctx:
    vec = dtl.DistributedVector(ctx, size=SIZE, dtype=np.float64)
    local = vec.local_view()

    # Multiples of 2**-31: every partial sum is exact, whatever the order.
    index = np.arange(len(local), dtype=np.int64) + vec.local_offset
    local[:] = (index * 1103515245 + 12345) % 2**31 / 2**31

    global_sum = dtl.allreduce(ctx, np.sum(local), op=dtl.SUM)
    global_count = dtl.allreduce(ctx, len(local), op=dtl.SUM)

    if ctx.is_root:
        print(f"Global count: {global_count}")
        print(f"Global mean: {global_sum / global_count:.6f}")
