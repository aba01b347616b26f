# SPDX-License-Identifier: BSD-3-Clause
"""Tests of interpreted kernels on symmetric memory; collected where Triton is installed."""

import numpy as np
import pytest

from dtl.triton import host


@pytest.fixture(scope="session", autouse=True)
def shmem(ctx):
    host.init_nvshmem_by_torch_process_group(ctx)
    yield
    host.finalize_distributed()


@pytest.fixture
def made():
    """Returns a function that allocates symmetric arrays, which are freed after the test."""
    arrays = []

    def make(shape, dtype=np.int64):
        arrays.append(host.nvshmem_create_tensor(shape, dtype))
        return arrays[-1]

    yield make
    host.nvshmem_barrier_all_on_stream()
    for array in arrays:
        host.nvshmem_free_tensor_sync(array)


@pytest.fixture
def after(ctx):
    return (ctx.rank + 1) % ctx.size


@pytest.fixture
def before(ctx):
    return (ctx.rank - 1) % ctx.size
