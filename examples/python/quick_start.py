# SPDX-License-Identifier: BSD-3-Clause
"""Sum the numbers 0 to 999, which lie distributed over all ranks."""

import numpy as np

import dtl

with dtl.Context() as ctx:
    vec = dtl.DistributedVector(ctx, size=1000, dtype=np.float64)

    # This rank's part, as a NumPy array that shares its memory.
    local = vec.local_view()
    local[:] = np.arange(len(local)) + vec.local_offset

    global_sum = dtl.allreduce(ctx, np.sum(local), op=dtl.SUM)

    if ctx.is_root:
        print(f"Ranks: {ctx.size}")
        print(f"Global sum: {global_sum:.1f}")
