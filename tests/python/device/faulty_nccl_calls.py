# SPDX-License-Identifier: BSD-3-Clause
"""Contexts over a mock NCCL in which ranks disagree or NCCL fails on one rank: all ranks raise and
no rank blocks.  test_faulty_device_calls.py runs this program.
"""

import os
from functools import partial

import numpy as np
import pytest

import dtl

HYBRID, NATIVE = dtl.DTL_NCCL_MODE_HYBRID_PARITY, dtl.DTL_NCCL_MODE_NATIVE_ONLY


def device_array(ctx, value):
    options = {"dtype": np.float64, "placement": "device", "device_id": ctx.device_id}
    made = dtl.DistributedVector(ctx, 4 * ctx.size, **options).local_view()
    made.copy_from_host(value)
    return made


def refused(call, *words):
    with pytest.raises(dtl.DTLError) as raised:
        call()
    missing = [each for each in words if each not in str(raised.value)]
    assert not missing, f"{raised.value}: {missing}"


def fails_on_last(world, wish):
    if world.rank == world.size - 1:
        os.environ["DTL_FAKE_NCCL_FAILS"] = wish


def modes_that_differ(world):
    mode = NATIVE if world.rank == world.size - 1 else HYBRID
    if world.size > 1:
        refused(lambda: world.with_nccl(world.rank, mode), "mode is 0 on rank")


def two_ranks_on_a_device(world):
    if world.size > 1:
        refused(lambda: world.with_nccl(0), "device")


def what_nccl_lacks_in_native_mode(world):
    with world.with_nccl(world.rank, NATIVE) as ctx:
        out = device_array(ctx, 0.0)
        refused(lambda: dtl.scan(ctx, device_array(ctx, 1.0), out=out), "by way of the host")
        assert (out.copy_to_host() == 0).all()


def memory_of_the_host_on_one_rank(world):
    with world.with_nccl(world.rank) as ctx:
        mine, out = device_array(ctx, 1.0), device_array(ctx, 0.0)
        is_last = ctx.rank == ctx.size - 1
        words = "value is 0x" if is_last else "allreduce: another rank has failed: value is 0x"
        refused(lambda: dtl.allreduce(ctx, np.ones(4) if is_last else mine, out=out), words)
        if ctx.size > 1:  # NCCL was aborted on the other ranks
            words = "allreduce: another rank has failed: value is" if is_last else "an earlier call"
            refused(lambda: dtl.allreduce(ctx, mine, out=out), words)
        assert (out.copy_to_host() == 0).all()


def a_call_that_fails_on_one_rank(world):
    for wish, words in (
        ("ncclAllReduce=1", "ncclAllReduce said"),
        ("async=6", "NCCL said"),  # reported by ncclCommGetAsyncError
    ):
        with world.with_nccl(world.rank) as ctx:
            mine, out = device_array(ctx, 1.0), device_array(ctx, 0.0)
            fails_on_last(world, wish)
            refused(partial(dtl.allreduce, ctx, mine, out=out), words)
            os.environ.pop("DTL_FAKE_NCCL_FAILS", None)
            refused(partial(dtl.allreduce, ctx, mine, out=out), "")  # the communicator was aborted


def a_communicator_that_fails_on_one_rank(world):
    fails_on_last(world, "ncclCommInitRankConfig=2")
    refused(lambda: world.with_nccl(world.rank), "ncclCommInitRankConfig said")
    os.environ.pop("DTL_FAKE_NCCL_FAILS", None)


with dtl.Context() as world:
    modes_that_differ(world)
    two_ranks_on_a_device(world)
    what_nccl_lacks_in_native_mode(world)
    memory_of_the_host_on_one_rank(world)
    a_call_that_fails_on_one_rank(world)
    a_communicator_that_fails_on_one_rank(world)
    assert dtl.allreduce(world, 1) == world.size
    if world.is_root:
        print("done")
