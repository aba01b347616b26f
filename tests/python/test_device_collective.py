# SPDX-License-Identifier: BSD-3-Clause
"""Collectives on arrays in the memory of devices, emulated ones, in a program of its own."""

import os
import subprocess
import sys

import dtl

_PROGRAM = """
import numpy as np
import dtl

def far(ctx, values):
    options = {"size": 4 * ctx.size, "dtype": np.float64, "placement": dtl.PlacementPolicy.DEVICE,
               "device_id": ctx.device_id}
    made = dtl.DistributedVector(ctx, **options).local_view()
    made.copy_from_host(values)
    return made

def refused(call, words):
    try:
        call()
    except dtl.DTLError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

with dtl.Context() as world, world.with_device("emulated", world.rank % 2) as ctx:
    ranks, rank = ctx.size, ctx.rank
    mine, out = far(ctx, np.arange(4.0) + rank), far(ctx, -1.0)
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
    refused(lambda: dtl.iallreduce(ctx, mine, out=out), "a buffer is memory of a device")
    print("done")
"""


def test_collectives_take_arrays_of_devices():
    environment = {**os.environ, "DTL_DEVICE": "emulated", "DTL_MPI": "none"}
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", _PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.stdout, ended.returncode) == ("done\n", 0), ended.stderr


def test_this_process_has_no_emulated_device():
    assert dtl.device_count("emulated") == 0
