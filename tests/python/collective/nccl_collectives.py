# SPDX-License-Identifier: BSD-3-Clause
"""Collectives on device memory over a mock NCCL return the same results as on the host, for every
dtype; NCCL performs the collectives that it supports.  test_nccl_collectives.py runs this program.
"""

import itertools
from functools import partial

import ml_dtypes
import numpy as np

import dtl

DTYPES = ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f4", "f8", "c8", "c16", "?"]
DTYPES = [np.dtype(each) for each in [*DTYPES, "f2", ml_dtypes.bfloat16]]
NOT_OF_NCCL = "int16", "uint16", "bool"
BY_NCCL = "sum", "prod", "min", "max"
REDUCTIONS = {
    "allreduce": dtl.allreduce,
    "iallreduce": lambda *data, out: dtl.iallreduce(*data, out=out).get(),
    "reduce": lambda ctx, value, op, out: dtl.reduce(ctx, value, op, ctx.size - 1, out=out),
    "scan": dtl.scan,
    "exscan": dtl.exscan,
}


def device_array(ctx, values):
    values = np.asarray(values)
    shape = (values.shape[0] * ctx.size, *values.shape[1:])
    options = {"placement": "device", "device_id": ctx.device_id}
    made = dtl.DistributedTensor(ctx, shape, values.dtype, **options).local_view()
    made.copy_from_host(values)
    return made


def outcome(call, data, out):
    """Returns the contents of `out` after the call, or the class of the raised exception."""
    try:
        call(data, out=out)
    except dtl.DTLError as error:
        return type(error)
    return out if isinstance(out, np.ndarray) else out.copy_to_host()


def assert_same_on_device(ctx, call, data, out, what):
    on_host, on_device = (
        outcome(call, data, out.copy()),
        outcome(call, device_array(ctx, data), device_array(ctx, out)),
    )
    if isinstance(on_host, type) or isinstance(on_device, type):
        assert on_host is on_device, (what, on_host, on_device)
    else:
        np.testing.assert_array_equal(on_device, on_host, str(what))
    return on_host


def is_native(name, op, dtype):
    is_known = dtype.name not in NOT_OF_NCCL and op in BY_NCCL
    return is_known and "scan" not in name and (dtype.kind != "c" or op == "sum")


def reduced(name, ctx, op):
    return lambda value, out: REDUCTIONS[name](ctx, value, op, out=out)


def reductions(ctx, native):
    for dtype, op, name in itertools.product(DTYPES, [*BY_NCCL, "land", "bor"], REDUCTIONS):
        data, out = (np.arange(4) % 2 + ctx.rank % 2).astype(dtype), np.zeros(4, dtype)
        on_host = assert_same_on_device(ctx, reduced(name, ctx, op), data, out, (name, op, dtype))
        if isinstance(on_host, type):  # the dtype does not support the operation
            continue
        on_device = outcome(
            reduced(name, native, op), device_array(native, data), device_array(native, out)
        )
        assert (not isinstance(on_device, type)) == is_native(name, op, dtype), (
            name,
            op,
            dtype,
            on_device,
        )


def broadcast(ctx, value, out):
    dtl.broadcast(ctx, value, out=value if ctx.rank == 0 else out)


def data_movements(ctx):
    ranks = ctx.size
    for dtype in DTYPES:
        flat = (np.arange(2 * ranks) % 2 + ctx.rank % 2).astype(dtype)
        blocks = flat.reshape(ranks, 2)
        for call, data, shape in (
            (broadcast, flat, flat.shape),
            (dtl.allgather, flat, (ranks, 2 * ranks)),
            (dtl.gather, flat, (ranks, 2 * ranks)),
            (dtl.alltoall, blocks, (ranks, 2)),
            (dtl.scatter, blocks, (2,)),
            (dtl.reduce_scatter, blocks, (2,)),
        ):
            assert_same_on_device(
                ctx, partial(call, ctx), data, np.zeros(shape, dtype), (call, dtype)
            )


with dtl.Context() as world, world.with_nccl(world.rank) as ctx:
    with world.with_nccl(world.rank, dtl.DTL_NCCL_MODE_NATIVE_ONLY) as native:
        reductions(ctx, native)
    data_movements(ctx)
    if world.is_root:
        print("done")
