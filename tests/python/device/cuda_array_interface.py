# SPDX-License-Identifier: BSD-3-Clause
"""Arrays in CUDA or HIP device memory through the CUDA array interface.  test_placement.py runs
these tests.
"""

import numpy as np
import pytest
from device_arrays import KIND, VALUES, ByInterface

import dtl
from dtl._core import foreign_arrays
from dtl._native import ffi

pytest_plugins = ("device_fixtures",)


def test_streams_are_synchronized(ctx_and_make, monkeypatch):
    ctx, make = ctx_and_make
    waited, raw, default = [], foreign_arrays.raw, {"cuda": 1, "hip": 0}[KIND]

    def wait(stream):
        waited.append(int(ffi.cast("uintptr_t", raw.stream_native(stream))))

    monkeypatch.setattr(raw, "stream_synchronize", wait)
    with dtl.Stream(KIND) as stream:
        for native, known in (1, default), (2, 2), (stream.native, stream.native):
            mine = ByInterface(make(VALUES), stream=native)
            dtl.allreduce(ctx, mine, out=make(VALUES))
            assert set(waited) == {known}
            waited.clear()


def test_only_possible_devices_of_a_stream_are_queried(ctx_and_make, monkeypatch):
    ctx, make = ctx_and_make
    asked = []
    monkeypatch.setattr(foreign_arrays, "_wait", lambda *arguments: asked.append(arguments) or True)
    mine = ByInterface(make(VALUES), stream=1)
    dtl.allreduce(ctx, mine, out=make(VALUES))
    assert len(asked) == dtl.device_count(KIND)
    asked.clear()
    mine.__dlpack_device__ = lambda: (2, 0)
    dtl.allreduce(ctx, mine, out=make(VALUES))
    assert asked == [(dtl.DeviceKind[KIND.upper()], 0, 1)]


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"stream": 12345}, "value: 'stream 0x3039'; expected one of a device that can be"),
        ({"stream": "s"}, "value: \"stream 's'\"; expected the address of a stream"),
        ({"typestr": "zz"}, "value.__cuda_array_interface__: {.*; expected shape, typestr and"),
        ({"data": None}, "value.__cuda_array_interface__: {.*; expected shape, typestr and"),
        ({"shape": 4}, "value.__cuda_array_interface__: {.*; expected shape, typestr and"),
        ({"shape": (-1,)}, r"value.shape: \(-1,\); expected 0 or more, of less than"),
        ({"shape": (1 << 62, 4)}, r"value.shape: \(4\d+, 4\); expected 0 or more, of less"),
        ({"typestr": ">f8"}, "value.dtype: '>f8'; expected the machine's order of bytes"),
        ({"strides": (16,)}, r"value: 'strides \(16,\)'; expected a C-contiguous array"),
        ({"mask": True}, "value: 'an array with a mask'; expected one without"),
    ],
)
def test_invalid_interfaces_are_refused_by_name(ctx_and_make, form, words):
    ctx, make = ctx_and_make
    out = make(VALUES * 0)
    with pytest.raises(dtl.DTLError, match=words):
        dtl.allreduce(ctx, ByInterface(make(VALUES), **form), out=out)
    np.testing.assert_array_equal(out.copy_to_host(), VALUES * 0)


def test_memory_between_elements_is_refused(ctx_and_make):
    ctx, make = ctx_and_make
    mine = make(VALUES)
    between = ByInterface(mine, shape=(11,), data=(mine.data_ptr() + 1, False))
    words = "memory at 0x.*1'; expected a multiple of 8, as float64 needs"
    other = make(np.zeros(11))
    for value, out, name in (between, other, "value"), (other, between, "out"):
        with pytest.raises(ValueError, match=f"{name}: '{words}"):
            dtl.allreduce(ctx, value, out=out)
    np.testing.assert_array_equal(mine.copy_to_host(), VALUES)


def test_read_only_memory_is_read(ctx_and_make):
    ctx, make = ctx_and_make
    mine, out = make(VALUES), make(VALUES * 0)
    fixed = ByInterface(mine, data=(mine.data_ptr(), True))
    dtl.allreduce(ctx, fixed, out=out)
    np.testing.assert_array_equal(out.copy_to_host(), VALUES)
    with pytest.raises(ValueError, match="out: 'a read-only array'; expected"):
        dtl.allreduce(ctx, out, out=fixed)
