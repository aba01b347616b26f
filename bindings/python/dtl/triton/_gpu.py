# SPDX-License-Identifier: BSD-3-Clause
"""Launches on a GPU.  Triton's driver needs PyTorch, so arrays are its tensors; what is symmetric
lies in a block of the GPU's memory, which all ranks of the node have mapped.

The block is laid out as the heap of the host is, which so says where each array lies in both.
"""

import ctypes
import functools
import importlib.util

import numpy as np

import dtl
from dtl._core import torch_tensors
from dtl._core.errors import refuse
from dtl.triton import _gpu_driver

_HANDLE = 64  # bytes of what one process tells another about a block
_LAZILY = 1  # how a block of another process is opened
_VARIABLE = b"dtl_dev_here"  # of kernels that call functions of <dtl/dev.h>


class _Handle(ctypes.Structure):
    _fields_ = (("bytes", ctypes.c_char * _HANDLE),)


class _Lent:
    """Memory of the GPU, as other libraries take it."""

    def __init__(self, address, size):
        self.__cuda_array_interface__ = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "version": 3,
        }


@functools.cache
def torch():
    """PyTorch, where it is installed and has a GPU; else None."""
    if importlib.util.find_spec("torch") is None:
        return None
    import torch  # noqa: PLC0415 (no kernel that is interpreted needs it)

    return torch if torch.cuda.is_available() else None


@functools.cache
def _is_of_amd():
    """Whether PyTorch's GPUs are AMD's, which it calls by the same names."""
    return getattr(getattr(torch(), "version", None), "hip", None) is not None


def _asked(call, *given):
    _gpu_driver.asked(_is_of_amd(), call, *given)


def lent(argument, value):
    """What a kernel is given for an argument: tensors of the GPU and numbers, as they are."""
    if isinstance(value, np.ndarray) or hasattr(value, "local_view"):
        expected = "a tensor of the GPU, such as nvshmem_create_tensor() makes"
        refuse(argument, "an array of the host", expected, rule="memory")
    return value.item() if isinstance(value, np.generic) else value


# ---- symmetric memory ----------------------------------------------------------------------------


def _allocated(size):
    address = ctypes.c_uint64()
    _asked("allocate", ctypes.byref(address), ctypes.c_size_t(size))
    _asked("fill", address, ctypes.c_ubyte(0), ctypes.c_size_t(size))
    return address.value


def _written(address, source):
    size = ctypes.c_size_t(ctypes.sizeof(source))
    _asked("write", ctypes.c_uint64(address), ctypes.byref(source), size)


class DeviceHeap:
    """A rank's block, those of the others, and the context that kernels are told."""

    def __init__(self, context, heap, base, make_context):
        torch().cuda.set_device(heap.my_pe % torch().cuda.device_count())
        torch().cuda.current_stream().synchronize()  # the device's context is this thread's now
        self._heap, self._base, self._arrays = heap, base, {}
        self.address = _allocated(heap.size)
        self._peers = self._mapped(context)
        table = (ctypes.c_uint64 * heap.n_pes)(*self._peers)
        self._table = _allocated(ctypes.sizeof(table))
        _written(self._table, table)
        self._context = make_context(
            my_pe=heap.my_pe, n_pes=heap.n_pes, bytes=heap.size, heaps=self._table
        )

    def _mapped(self, context):
        mine = _Handle()
        _asked("lend", ctypes.byref(mine), ctypes.c_uint64(self.address))
        every = dtl.allgather(context, np.frombuffer(bytes(mine), np.uint8))
        found = []
        for pe, each in enumerate(np.reshape(every, (self._heap.n_pes, _HANDLE))):
            address = ctypes.c_uint64(self.address)
            if pe != self._heap.my_pe:
                theirs = _Handle.from_buffer_copy(each.tobytes())
                _asked("borrow", ctypes.byref(address), theirs, _LAZILY)
            found.append(address.value)
        return found

    def close(self):
        torch().cuda.synchronize()
        self._heap.sync_all()
        for pe, address in enumerate(self._peers):
            if pe != self._heap.my_pe:
                _asked("give_back", ctypes.c_uint64(address))
        self._heap.sync_all()  # nobody maps what is freed now
        for address in (self.address, self._table):
            _asked("free", ctypes.c_uint64(address))

    # ---- tensors ---------------------------------------------------------------------------------

    def create(self, shape, dtype):
        """A tensor of zeros; collective."""
        array = self._heap.allocate(shape, torch_tensors.numpy_dtype(dtype))
        tensor = self._tensor(array, dtype, self._heap.my_pe)
        tensor.zero_()
        self._arrays[tensor.data_ptr()] = array
        return tensor

    def of(self, tensor, pe):
        """Another rank's copy."""
        return self._tensor(self._arrays[tensor.data_ptr()], tensor.dtype, pe)

    def free(self, tensor):
        if tensor.data_ptr() not in self._arrays:
            refuse("tensor", tuple(tensor.shape), "one of nvshmem_create_tensor()", rule="heap")
        torch().cuda.synchronize()
        self._heap.free(self._arrays.pop(tensor.data_ptr()))

    def _tensor(self, array, dtype, pe):
        place = self._peers[pe] + array.ctypes.data - self._base
        flat = torch().as_tensor(_Lent(place, array.nbytes), device="cuda")
        return flat.view(torch_dtype(dtype)).reshape(array.shape)

    # ---- kernels ---------------------------------------------------------------------------------

    def tell(self, kernel):
        """A kernel that was loaded knows this rank, as those that call no function need not."""
        place, size = ctypes.c_uint64(), ctypes.c_size_t()
        given = ctypes.byref(place), ctypes.byref(size), ctypes.c_void_p(kernel.module), _VARIABLE
        if _gpu_driver.is_given(_is_of_amd(), "variable", *given):
            _written(place.value, self._context)


def torch_dtype(dtype):
    return dtype if torch_tensors.is_dtype(dtype) else getattr(torch(), np.dtype(dtype).name)
