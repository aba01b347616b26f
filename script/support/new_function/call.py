# SPDX-License-Identifier: BSD-3-Clause
import dtl
from dtl._raw import context

with dtl.Context() as ctx:
    print(f"rank {ctx.rank}: next is {context.context_ring_neighbor(ctx._handle, 1)}")
    if ctx.is_root:
        try:
            context.context_ring_neighbor(ctx._handle, 0)
        except dtl.InvalidArgumentError as error:
            print(error)
