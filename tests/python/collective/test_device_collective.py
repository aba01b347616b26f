# SPDX-License-Identifier: BSD-3-Clause
"""Collectives on arrays in the memory of emulated devices, each test in a separate process."""

import functools

import numpy as np
import pytest
from programs import PARALLEL, run

import dtl
from dtl._core import foreign_arrays

_DEVICE_ARRAY = """
import numpy as np
import dtl

def device_array(ctx, values):
    options = {"size": 4 * ctx.size, "dtype": np.float64, "placement": dtl.PlacementPolicy.DEVICE,
               "device_id": ctx.device_id}
    made = dtl.DistributedVector(ctx, **options).local_view()
    made.copy_from_host(values)
    return made
"""

_PROGRAM = """
def refused(call, words):
    try:
        call()
    except dtl.DTLError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

with dtl.Context() as world, world.with_device("emulated", world.rank % 2) as ctx:
    ranks, rank = ctx.size, ctx.rank
    mine, out = device_array(ctx, np.arange(4.0) + rank), device_array(ctx, -1.0)
    total = np.arange(4.0) * ranks + ranks * (ranks - 1) // 2
    assert dtl.allreduce(ctx, mine, out=out) is out
    assert (out.copy_to_host() == total).all()
    dtl.reduce(ctx, mine, "max", out=out)
    assert rank or (out.copy_to_host() == np.arange(4.0) + ranks - 1).all()
    dtl.scan(ctx, mine, out=out)
    assert out.copy_to_host()[0] == rank * (rank + 1) / 2
    dtl.broadcast(ctx, mine, ranks - 1, out=mine if rank == ranks - 1 else out)
    assert rank == ranks - 1 or (out.copy_to_host() == np.arange(4.0) + ranks - 1).all()
    refused(lambda: dtl.allreduce(ctx, mine), "out")
    refused(lambda: dtl.broadcast(ctx, mine), "out")
    refused(lambda: dtl.allreduce(ctx, mine, out=np.empty(4)), "expected memory of emulated")
    started = dtl.iallreduce(ctx, mine, out=out)
    assert started.get() is out
    assert (out.copy_to_host() == total).all()
    refused(lambda: dtl.iallreduce(ctx, mine), "expected memory of emulated")
    with dtl.Stream("emulated", ctx.device_id) as stream, ctx.stream as own:
        queued = dtl.iallreduce(ctx, mine, out=out, stream=stream)
        assert queued.done()
        assert queued.get() is out
        assert (out.copy_to_host() == total).all()
        with ctx.stream as found:
            assert found.native == own.native
    with dtl.Stream("emulated", 3) as there:
        refused(lambda: dtl.iallreduce(ctx, mine, out=out, stream=there), "the device of ctx")
    with ctx.plan_allreduce(mine, "max", out=out) as plan:
        assert plan() is out
        assert (out.copy_to_host() == np.arange(4.0) + ranks - 1).all()
        mine.copy_from_host(-np.arange(4.0))
        plan()
        assert (out.copy_to_host() == -np.arange(4.0)).all()
    refused(lambda: dtl.send(ctx, mine, rank), "expected memory that the host reads")
    print("done")
"""

_MIXED = """
with dtl.Context() as world, world.with_device("emulated", world.rank % 2) as ctx:
    rank, last = ctx.rank, ctx.size - 1
    given, out = device_array(ctx, np.arange(4.0)), device_array(ctx, 0.0)
    if rank < last:
        given = np.arange(4.0)
    for call in dtl.reduce, dtl.gather:
        try:
            call(ctx, given, root=0, **({"out": out} if rank == last else {}))
        except dtl.MismatchError as error:
            assert f"rank {last} gives memory of a device to {call.__name__}" in str(error), error
        else:
            raise AssertionError(call)
    try:
        dtl.reduce(ctx, device_array(ctx, 1.0), root=0)
    except dtl.DTLError as error:
        assert "an array in the device's memory" in str(error), error
    assert dtl.allreduce(ctx, 1) == ctx.size
    if rank == 0:
        print("done")
"""

_WITHOUT_A_DEVICE = """
import numpy as np
import dtl

values = np.zeros(4)

class Foreign:
    __cuda_array_interface__ = values.__array_interface__

class OnMetal:
    def __dlpack_device__(self):
        return 8, 0

with dtl.Context() as ctx:
    for given in Foreign(), OnMetal():
        try:
            dtl.allreduce(ctx, given, out=given)
        except TypeError as error:
            assert "expected one that can be used here" in str(error), error
        else:
            raise AssertionError(given)
    print("done")
"""


_SIGNALS = """
from dtl import nccl

with dtl.Context() as world, world.with_device("emulated", world.rank % 4) as ctx:
    inbox, mine = device_array(ctx, 0.0), device_array(ctx, ctx.rank + np.arange(4.0))
    after, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    with nccl.Communicator(ctx) as comm, dtl.Stream("emulated", ctx.device_id) as stream:
        window = comm.register_window(inbox)
        comm.put_signal(mine, after, window, stream=stream)
        comm.wait_signal(nccl.WaitSignalDesc(before), stream=stream)
        stream.synchronize()
        assert (inbox.copy_to_host() == before + np.arange(4.0)).all()
        with nccl.group():
            comm.send(mine, after)
            comm.recv(inbox, before)
        for buffer in np.ones(4), list(range(4)):
            try:
                comm.put_signal(buffer, after, window)
            except nccl.NcclInvalid as error:
                assert "local_buffer: " in str(error), error
            else:
                raise AssertionError(buffer)
    if ctx.is_root:
        print("done")
"""


def _runs(program, device, launch=("alone", 1)):
    ended = run(launch, program, DTL_DEVICE=device, PYTHONWARNINGS="ignore")
    assert (ended.stdout, ended.returncode) == ("done\n", 0), ended.stderr


def test_collectives_accept_device_arrays():
    _runs(_DEVICE_ARRAY + _PROGRAM, "emulated")


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("launch", [("alone", 1), *PARALLEL], ids=lambda launch: launch[0])
def test_signals_are_sent_from_device_to_device(launch):
    _runs(_DEVICE_ARRAY + _SIGNALS, "emulated", launch)


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
def test_ranks_with_different_memory_kinds_are_refused(launch):
    _runs(_DEVICE_ARRAY + _MIXED, "emulated", launch)


def test_memory_of_an_unusable_device_is_not_read():
    _runs(_WITHOUT_A_DEVICE, "none")


def test_strides_of_a_single_entry_do_not_matter():
    check = functools.partial(foreign_arrays._check, "value", dtype=np.dtype(float), unit=1)
    check(shape=(1, 5), strides=(3, 1))
    with pytest.raises(dtl.DTLError, match="C-contiguous"):
        check(shape=(2, 5), strides=(3, 1))


def test_this_process_has_no_emulated_device():
    assert dtl.device_count("emulated") == 0
