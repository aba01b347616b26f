# SPDX-License-Identifier: BSD-3-Clause
import sys

import dtl
from dtl._raw import context

with dtl.Context() as ctx:
    neighbor = context.context_ring_neighbor(ctx._handle, 1)
    # In one piece: other ranks print too.
    sys.stdout.write(f"rank {ctx.rank}: next is {neighbor}\n")
    if ctx.is_root:
        try:
            context.context_ring_neighbor(ctx._handle, 0)
        except dtl.InvalidArgumentError as error:
            print(error)
