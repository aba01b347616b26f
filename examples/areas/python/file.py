# SPDX-License-Identifier: BSD-3-Clause
from pathlib import Path

import numpy as np

import dtl


def file_save(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec:
        dtl.save(vec, "threes.npy")  # each rank writes its part
    with dtl.load(ctx, "threes.npy") as again:  # of the file's dtype and shape
        if ctx.is_root:
            print(f"{again.global_size} of {again.dtype}, the first is {again.local_view()[0]}")
            Path("threes.npy").unlink()


EXAMPLES = (file_save,)
