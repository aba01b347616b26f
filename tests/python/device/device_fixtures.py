# SPDX-License-Identifier: BSD-3-Clause
"""Fixtures of device_containers.py, exchanged_arrays.py and cuda_array_interface.py."""

import device_leaks
import numpy as np
import pytest
from device_arrays import KIND

import dtl


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left():
    yield
    device_leaks.nothing_is_left()


@pytest.fixture
def ctx_and_make(ctx):
    """A context with a device, and a function that creates arrays on the device."""
    opened = []
    with ctx.with_device(KIND, 0) as there:

        def make(values, dtype=None):
            values = np.asarray(values, dtype)
            vec = dtl.DistributedVector(there, values.size, values.dtype, placement="device")
            opened.append(vec)
            vec.from_numpy(values)
            return vec.local_view()

        yield there, make
        for vec in opened:
            vec.close()
