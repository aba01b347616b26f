# SPDX-License-Identifier: BSD-3-Clause
"""A kernel that calls NVSHMEM's device functions on one GPU, a single PE; `script/test gpu` runs it
on a machine with a GPU, with TRITON_INTERPRET=0, PyTorch and NVSHMEM.
"""

import ctypes

import nvshmem_kernels
import pytest
import torch

WORDS = 4096


class GpuMemory:
    """GPU memory as an array that PyTorch accepts."""

    def __init__(self, address, size):
        self.__cuda_array_interface__ = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "version": 3,
        }


@pytest.fixture
def nvshmem():
    torch.cuda.set_device(0)
    torch.cuda.current_stream().synchronize()  # makes the device's context current in this thread
    host = nvshmem_kernels.Host()
    yield host
    host.close()


@pytest.fixture
def made(nvshmem):
    addresses = []

    def make(count, dtype):
        size = count * dtype.itemsize
        addresses.append(nvshmem.malloc(size))
        return torch.as_tensor(GpuMemory(addresses[-1], size), device="cuda").zero_().view(dtype)

    yield make
    torch.cuda.synchronize()
    for address in addresses:
        nvshmem.free(address)


def test_a_kernel_puts_with_a_signal_by_nvshmem(nvshmem, made):
    path = nvshmem_kernels.bitcode(*torch.cuda.get_device_capability(0))
    dest, source = made(WORDS, torch.int32), made(WORDS, torch.int32)
    signal, out = made(1, torch.uint64), torch.zeros(3, dtype=torch.int32, device="cuda")
    source.copy_(torch.arange(WORDS, dtype=torch.int32))
    arguments = dest, source, signal, out, 4 * WORDS, path
    linked = {"extern_libs": {"nvshmem": path}}
    loaded = nvshmem_kernels.put_to_next.warmup(*arguments, grid=(1,), **linked)
    loaded._init_handles()
    module = ctypes.c_void_p(loaded.module)
    nvshmem.call("cumodule_init", module)
    nvshmem_kernels.put_to_next[(1,)](*arguments, **linked)
    assert out.cpu().tolist() == [1, 0, 1]
    assert torch.equal(dest, source)
    nvshmem.call("cumodule_finalize", module)
