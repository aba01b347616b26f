# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def tensor_create(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedTensor(ctx, 24, np.float32) as zeros,
        dtl.DistributedTensor(ctx, (8, 3), fill=1.0) as ones,
    ):
        if ones.rank == 0:
            print(f"{zeros.size} and {ones.size} elements, valid: {yes_no(ones.is_valid)}")
        if ones.num_ranks == ctx.size and ctx.is_root:
            print(f"{ones.dtype}, {ones.dtype.itemsize} bytes each")


def tensor_shapes(ctx: dtl.Context) -> None:
    with dtl.DistributedTensor(ctx, (2, 4, 3, 5), np.int64, distributed_dim=1) as tensor:
        if ctx.is_root:
            print(f"{tensor.ndim} dimensions, {tensor.distributed_dim} is spread")
            print(f"{tensor.shape[0]} x {tensor.shape[3]} of them, {tensor.local_shape[3]} here")
            print(f"the last lie side by side: {yes_no(tensor.strides[3] == 1)}")


def tensor_elements(ctx: dtl.Context) -> None:
    with dtl.DistributedTensor(ctx, (8, 3), np.int64) as tensor:
        tensor.fill(3)
        tensor.set_local((0, 1), 4)
        found = tensor.get_local(1)  # the same one, counted row by row
        tensor.set_local(2, 4)
        after = tensor.get_local((0, 2))
        tensor.barrier()  # all ranks have written
        if ctx.is_root:
            print(found, after)


def tensor_memory(ctx: dtl.Context) -> None:
    with dtl.DistributedTensor(ctx, (4, 2, 3), np.int64) as tensor:
        mine = tensor.local_view()  # to be written
        mine[...] = 10 * np.arange(mine.size).reshape(mine.shape)
        del mine
        tensor.reshape(4, 6)  # the elements stay
        if ctx.is_root:
            last = tensor.local_view()[0, 5]
            print(f"{tensor.ndim} dimensions, the last of the first row: {last}")


EXAMPLES = (
    tensor_create,
    tensor_shapes,
    tensor_elements,
    tensor_memory,
)
