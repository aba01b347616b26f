# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric memory on a GPU, for compiled kernels that are launched there.

Triton's driver needs PyTorch, so symmetric arrays are PyTorch tensors. Each rank allocates one
block of GPU memory, which all ranks of the node import. The block has the layout of the heap in
host memory: the host heap allocates, and an array has equal offsets in both.
"""

import ctypes
import functools
import importlib.util

import numpy as np

import dtl
from dtl._core import torch_tensors
from dtl._core.errors import refuse
from dtl.triton import _gpu_driver

_HANDLE_BYTES = 64  # size of CUipcMemHandle and hipIpcMemHandle_t
_LAZY_PEER_ACCESS = 1  # CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS, hipIpcMemLazyEnablePeerAccess
_VARIABLE = b"dtl_dev_here"  # the context in kernels that call functions of <dtl/dev.h>


class _Handle(ctypes.Structure):
    """A driver's handle of exported GPU memory, which another process can import."""

    _fields_ = (("bytes", ctypes.c_char * _HANDLE_BYTES),)


class _CudaArray:
    """Memory of a GPU, exported by the CUDA array interface."""

    def __init__(self, address, size):
        self.__cuda_array_interface__ = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "version": 3,
        }


@functools.cache
def torch():
    """Returns the module torch if it is installed and has a GPU, else None."""
    if importlib.util.find_spec("torch") is None:
        return None
    import torch  # noqa: PLC0415 (interpreted kernels do not need it)

    return torch if torch.cuda.is_available() else None


@functools.cache
def _is_of_amd():
    """Returns True if PyTorch is built for AMD GPUs, which it also calls "cuda"."""
    return getattr(getattr(torch(), "version", None), "hip", None) is not None


def _call_driver(call, *arguments):
    """Calls a memory function of the GPU's driver, by its key; raises a DTLError if it fails."""
    _gpu_driver.call_driver(_is_of_amd(), call, *arguments)


def kernel_argument(argument, value):
    """Converts an argument of a kernel to what Triton accepts; `argument` is its name in errors.

    Tensors of the GPU and numbers are returned as they are; arrays of the host are refused.
    """
    if isinstance(value, np.ndarray) or hasattr(value, "local_view"):
        expected = "a tensor of the GPU, such as nvshmem_create_tensor() makes"
        refuse(argument, "an array of the host", expected, rule="memory")
    return value.item() if isinstance(value, np.generic) else value


# ---- symmetric memory ----------------------------------------------------------------------------


def _allocate_zeros(size):
    """Returns the address of new GPU memory of `size` bytes, filled with zeros."""
    address = ctypes.c_uint64()
    _call_driver("allocate", ctypes.byref(address), ctypes.c_size_t(size))
    _call_driver("fill", address, ctypes.c_ubyte(0), ctypes.c_size_t(size))
    return address.value


def _write(address, source):
    """Copies a ctypes object to GPU memory."""
    size = ctypes.c_size_t(ctypes.sizeof(source))
    _call_driver("write", ctypes.c_uint64(address), ctypes.byref(source), size)


class DeviceHeap:
    """This rank's block of GPU memory, the imported blocks of the others, and the context of
    kernels.

    `heap` is the host heap whose layout the block follows, and `base` its address in this process.
    `make_context` makes the structure that <dtl/dev.h>'s functions expect in `dtl_dev_here`. Making
    and closing are collective.
    """

    def __init__(self, context, heap, base, make_context):
        torch().cuda.set_device(heap.my_pe % torch().cuda.device_count())
        torch().cuda.current_stream().synchronize()  # makes the device's context current
        self._heap, self._base, self._arrays = heap, base, {}
        self.address = _allocate_zeros(heap.size)
        self._peers = self._import_blocks(context)
        table = (ctypes.c_uint64 * heap.n_pes)(*self._peers)
        self._table = _allocate_zeros(ctypes.sizeof(table))
        _write(self._table, table)
        self._context = make_context(
            my_pe=heap.my_pe, n_pes=heap.n_pes, bytes=heap.size, heaps=self._table
        )

    def _import_blocks(self, context):
        """Returns the addresses of all ranks' blocks in this process.  Collective."""
        own_handle = _Handle()
        _call_driver("export", ctypes.byref(own_handle), ctypes.c_uint64(self.address))
        every = dtl.allgather(context, np.frombuffer(bytes(own_handle), np.uint8))
        found = []
        for pe, each in enumerate(np.reshape(every, (self._heap.n_pes, _HANDLE_BYTES))):
            address = ctypes.c_uint64(self.address)
            if pe != self._heap.my_pe:
                handle = _Handle.from_buffer_copy(each.tobytes())
                _call_driver("import", ctypes.byref(address), handle, _LAZY_PEER_ACCESS)
            found.append(address.value)
        return found

    def close(self):
        """Frees the memory, once no rank uses it any more.  Collective."""
        torch().cuda.synchronize()
        self._heap.sync_all()
        for pe, address in enumerate(self._peers):
            if pe != self._heap.my_pe:
                _call_driver("close", ctypes.c_uint64(address))
        self._heap.sync_all()  # no other rank maps the block from here on
        for address in (self.address, self._table):
            _call_driver("free", ctypes.c_uint64(address))

    # ---- tensors ---------------------------------------------------------------------------------

    def create(self, shape, dtype):
        """Returns a new tensor of zeros at the same offset on all ranks.  Collective."""
        array = self._heap.allocate(shape, torch_tensors.numpy_dtype(dtype))
        tensor = self._tensor(array, dtype, self._heap.my_pe)
        tensor.zero_()
        self._arrays[tensor.data_ptr()] = array
        return tensor

    def copy_of(self, tensor, pe):
        """Returns a rank's copy of a tensor that create() returned."""
        return self._tensor(self._arrays[tensor.data_ptr()], tensor.dtype, pe)

    def free(self, tensor):
        """Frees a tensor that create() returned.  Collective."""
        if tensor.data_ptr() not in self._arrays:
            refuse("tensor", tuple(tensor.shape), "one of nvshmem_create_tensor()", rule="heap")
        torch().cuda.synchronize()
        self._heap.free(self._arrays.pop(tensor.data_ptr()))

    def _tensor(self, array, dtype, pe):
        """Returns the copy of a host array's memory in the block of rank `pe`, as a tensor."""
        address = self._peers[pe] + array.ctypes.data - self._base
        flat = torch().as_tensor(_CudaArray(address, array.nbytes), device="cuda")
        return flat.view(torch_dtype(dtype)).reshape(array.shape)

    # ---- kernels ---------------------------------------------------------------------------------

    def set_context(self, kernel):
        """Writes this rank's context into a loaded kernel.

        A kernel that calls no function of <dtl/dev.h> lacks the variable and needs no context.
        """
        address, size, module = ctypes.c_uint64(), ctypes.c_size_t(), ctypes.c_void_p(kernel.module)
        arguments = ctypes.byref(address), ctypes.byref(size), module, _VARIABLE
        if _gpu_driver.try_call_driver(_is_of_amd(), "variable", *arguments):
            _write(address.value, self._context)


def torch_dtype(dtype):
    """Returns the PyTorch dtype for a dtype of PyTorch or NumPy."""
    return dtype if torch_tensors.is_dtype(dtype) else getattr(torch(), np.dtype(dtype).name)
