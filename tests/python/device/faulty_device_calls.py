# SPDX-License-Identifier: BSD-3-Clause
"""Invalid calls with devices of the kind named by DTL_DEVICE, on any number of ranks.  Each call is
refused on all ranks with a message that names the argument, writes nothing and blocks no rank.
test_faulty_device_calls.py runs this program.
"""

import os
from functools import partial

import device_leaks
import numpy as np
import pytest

import dtl

KIND = os.environ["DTL_DEVICE"]
COUNT = dtl.device_count(KIND)


class Foreign:
    """Mock array of another library at an address."""

    def __init__(self, address, length=4):
        form = {"shape": (length,), "typestr": "<f8", "version": 3}
        self.__cuda_array_interface__ = {**form, "data": (address, False)}


def device_array(ctx, value, device_id):
    options = {"dtype": np.float64, "placement": "device", "device_id": device_id}
    made = dtl.DistributedVector(ctx, 4 * ctx.size, **options).local_view()
    made.copy_from_host(value)
    return made


def refused(call, *words):
    with pytest.raises((dtl.DTLError, TypeError)) as raised:
        call()
    missing = [each for each in words if each not in str(raised.value)]
    assert not missing, f"{raised.value}: {missing}"


class Tests:
    def __init__(self, world):
        self.world = world
        self.own, self.next = world.rank % 2, world.rank % 2 + 1
        self.ctx = world.with_device(KIND, self.own)
        self.mine, self.out = (device_array(self.ctx, value, self.own) for value in (1.0, 0.0))
        self.other = device_array(self.ctx, 3.0, self.next)
        self.host_array = np.ones(4)

    def refused_in_every_form(self, ctx, value, out, *words):
        """Checks the refusal of the blocking, the non-blocking and the planned collective."""
        refused(lambda: dtl.allreduce(ctx, value, out=out), *words, "DTL-allreduce-")
        refused(lambda: dtl.iallreduce(ctx, value, out=out), *words, "DTL-iallreduce-")
        refused(lambda: ctx.plan_allreduce(value, out=out), *words, "plan_allreduce-")

    def memory_of_the_host_in_a_device_call(self):
        expected = f"memory of the host, or freed; expected memory of {KIND} {self.own}"
        self.refused_in_every_form(self.ctx, self.host_array, self.out, "value is 0x", expected)
        self.refused_in_every_form(self.ctx, self.mine, self.host_array, "out is 0x", expected)
        np.testing.assert_array_equal(self.host_array, np.ones(4))

    def memory_of_a_device_in_a_call_of_the_hosts(self):
        expected = f"memory of {KIND} {self.own}; expected memory of the host"
        self.refused_in_every_form(self.world, self.mine, self.out, "value is 0x", expected)
        ctx, rank = self.ctx, self.ctx.rank
        refused(lambda: dtl.send(ctx, self.mine, rank), "data", "expected memory that the host")
        refused(lambda: dtl.recv(ctx, rank, out=self.out), "out: <dtl.DeviceArray", "expected")
        refused(lambda: dtl.Window(ctx, base=self.mine), "base: <dtl.DeviceArray", "expected")
        with dtl.DistributedVector(self.world, 4 * self.world.size, fill=2) as vec:
            refused(lambda: vec.from_numpy(self.mine), f"memory of {KIND} {self.own}", "copy_to_")
            assert (vec.to_numpy() == 2).all()

    def memory_of_another_device(self):
        expected = f"memory of {KIND} {self.next}; expected memory of {KIND} {self.own}"
        self.refused_in_every_form(self.ctx, self.other, self.out, "value is 0x", expected)
        self.refused_in_every_form(self.ctx, self.mine, self.other, "out is 0x", expected)
        assert (self.other.copy_to_host() == 3).all()

    def memory_that_was_freed(self):
        gone = device_array(self.ctx, 1.0, self.own)
        address = gone.data_ptr()
        del gone
        if KIND == "emulated":  # no other library has arrays on emulated devices
            refused(lambda: dtl.allreduce(self.ctx, Foreign(address), out=self.out), "value: ")
            return
        self.refused_in_every_form(
            self.ctx, Foreign(address), self.out, f"value is {address:#x}", "freed"
        )
        self.refused_in_every_form(
            self.ctx, self.mine, Foreign(address), f"out is {address:#x}", "freed"
        )
        length = 4000  # longer than its memory block
        short = Foreign(self.mine.data_ptr(), length)
        refused(lambda: dtl.allreduce(self.ctx, short, out=short), "its block ends after")

    def a_device_that_is_not_there(self):
        there = f"expected 0 <= device_id < {COUNT}, the devices of {KIND}"
        for make in (
            lambda: self.world.with_device(KIND, 99),
            lambda: dtl.Stream(KIND, 99),
            lambda: dtl.Event(KIND, 99),
            lambda: dtl.DistributedVector(self.ctx, 4, placement="device", device_id=99),
            lambda: dtl.to_device(self.ctx, self.host_vector, 99),
        ):
            refused(make, "device_id is 99", there)
        refused(lambda: self.world.with_device(KIND, -1), "device_id is -1; expected")
        refused(lambda: self.world.with_device(KIND, "0"), "device_id: '0'; expected an integer")
        refused(lambda: self.world.with_device("gpu", 0), "kind: 'gpu'; expected a DeviceKind")
        of_last = 99 if self.world.rank == self.world.size - 1 else 0
        refused(lambda: self.world.with_device(KIND, of_last), "device")

    def a_stream_of_another_device_or_destroyed(self):
        options = {"placement": "device", "device_id": self.own}
        with dtl.DistributedVector(self.ctx, 8, fill=7, **options) as vec:
            calls = {
                "fill": lambda stream: vec.fill(1, stream=stream),
                "iallreduce": lambda stream: dtl.iallreduce(
                    self.ctx, self.mine, out=self.out, stream=stream
                ),
                "set_stream": self.ctx.set_stream,
            }
            there, closed = dtl.Stream(KIND, self.next), dtl.Stream(KIND, self.own)
            native = closed.native
            closed.close()
            for name, call in calls.items():
                words = f"stream is of {KIND} {self.next}; expected one of {KIND} {self.own}"
                refused(partial(call, there), name, words)
                refused(partial(call, closed), name, "stream: <dtl.Stream, closed>; expected")
                refused(partial(call, native), name, f"stream is {native:#x}", "no stream")
            there.close()
            assert (vec.to_numpy() == 7).all()

    def a_context_that_is_closed_with_work_queued(self):
        ctx = self.world.with_device(KIND, self.own)
        value, out = device_array(ctx, 2.0, self.own), device_array(ctx, 0.0, self.own)
        vec = dtl.DistributedVector(ctx, 8, placement="device", device_id=self.own)
        started = dtl.iallreduce(ctx, value, out=out)
        queued = vec.fill(5, stream=dtl.Stream(KIND, self.own))
        vec.close()
        ctx.close()
        queued.get()
        assert (started.get().copy_to_host() == 2 * self.world.size).all()
        refused(lambda: dtl.allreduce(ctx, value, out=out), "ctx is a handle that is already clos")

    def run(self):
        self.host_vector = dtl.DistributedVector(self.world, 4)
        for name in [each for each in vars(Tests) if each.startswith(("memory", "a_"))]:
            getattr(self, name)()
            assert (self.out.copy_to_host() == 0).all(), name  # nothing was written
            total = device_array(self.ctx, 0.0, self.own)
            dtl.allreduce(self.ctx, self.mine, out=total)  # all ranks have left the failed call
            assert (total.copy_to_host() == self.world.size).all(), name
        self.ctx.close()


with dtl.Context() as world:
    Tests(world).run()
    device_leaks.nothing_is_left()
    if world.is_root:
        print("done")
