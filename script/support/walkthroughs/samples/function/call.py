# SPDX-License-Identifier: BSD-3-Clause
import sys

import numpy as np

import dtl

with dtl.Context() as ctx:
    mine = ctx.rank + np.array([0.0, 0.5])
    got = dtl.ring_shift(ctx, mine, 1)
    # In one piece: other ranks print too.
    sys.stdout.write(f"rank {ctx.rank}: got {got[0]:.1f} {got[1]:.1f}\n")
    if ctx.is_root:
        try:
            dtl.ring_shift(ctx, mine, 0)
        except dtl.InvalidArgumentError as error:
            print(f"{error}\n", end="")  # in one piece, so that ranks are not mixed
