# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def started_on_vectors(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64, fill=6) as vec,
        dtl.DistributedVector(ctx, 12, np.int64) as other,
    ):
        dtl.transform(vec, other, lambda element: -element)
        ordered, least = dtl.async_sort(vec), dtl.async_reduce(other, "min")
        ordered.wait()  # until then the elements belong to it
        if ctx.is_root:
            print(least.get())
        least.wait()


def started_on_arrays(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int64, fill=6) as arr:
        most = dtl.async_reduce(arr, "max").get()
        if ctx.is_root:
            print(most)


EXAMPLES = (
    started_on_vectors,
    started_on_arrays,
)
