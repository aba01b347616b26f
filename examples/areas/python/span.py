# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def span_create(ctx: dtl.Context) -> None:
    memory = np.array([1, 2, 3, 4, 5])
    with dtl.DistributedSpan(memory) as span:  # of the program's own
        third = span.get_local(2)
        span.set_local(4, 6)
        if ctx.is_root:
            print(f"{span.size} of {span.dtype}, {span.size_bytes} bytes, the third is {third}")
            print(f"written through it: {memory[4]}")


def span_of_containers(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12) as vec,
        dtl.DistributedArray(ctx, 24) as arr,
        dtl.DistributedTensor(ctx, (8, 6)) as tensor,
    ):
        for container in (vec, arr, tensor):
            with dtl.DistributedSpan(container) as span:
                if span.rank == 0 and span.num_ranks == ctx.size:
                    print(f"{span.size} elements over all ranks")


def span_parts(ctx: dtl.Context) -> None:
    with dtl.DistributedSpan(np.array([1, 2, 3, 4, 5, 6])) as span:
        first, last = span.first(2), span.last(2)
        middle = span.subspan(2, 3)  # from the third on
        middle[2] = 50
        if ctx.is_root:
            print(f"{first[0]}, then {middle.local_size} of them from {middle[0]} on")
            print(f"the last two start with {last[0]}")
            print(f"valid: {yes_no(last.is_valid)}, empty: {yes_no(last.empty)}")


EXAMPLES = (
    span_create,
    span_of_containers,
    span_parts,
)
