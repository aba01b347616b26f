# SPDX-License-Identifier: BSD-3-Clause
"""Array arguments of interpreted kernels, as objects with the tensor interface that Triton expects.

Triton's interpreter copies each tensor argument to the host before a kernel and back after it.
Copying back would overwrite data that other ranks have written meanwhile, so the copy operations of
these objects return the object itself: kernels work on the array's memory in place.
"""

import numpy as np

from dtl._core import torch_tensors
from dtl._core.errors import refuse


class Storage:
    """The memory of an array, as torch.UntypedStorage; copying it does nothing."""

    __slots__ = ("_address",)

    def __init__(self, address):
        self._address = address

    def data_ptr(self):
        return self._address

    def cpu(self):
        return self

    def copy_(self, _source):
        return self


class ArrayArgument:
    """A NumPy array as the argument of a kernel."""

    __slots__ = ("_array", "_storage", "dtype")

    def __init__(self, array):
        self._array = array
        self._storage = Storage(array.ctypes.data)
        self.dtype = array.dtype

    def data_ptr(self):
        return self._storage.data_ptr()

    def untyped_storage(self):
        return self._storage

    def new_empty(self, *_shape, **_options):
        return self

    def set_(self, *_source):
        return self

    def storage_offset(self):
        return 0

    def size(self):
        return self._array.shape

    def stride(self):
        return tuple(step // self._array.itemsize for step in self._array.strides)

    def element_size(self):
        return self._array.itemsize


class TensorArgument(ArrayArgument):
    """A PyTorch tensor of the host as the argument of a kernel; only its address and dtype are
    used.
    """

    __slots__ = ()

    def __init__(self, tensor):
        self._array = tensor
        self._storage = Storage(tensor.data_ptr())
        self.dtype = tensor.dtype

    def size(self):
        return ()

    def stride(self):
        return ()


def kernel_argument(argument, value):
    """Converts an argument of a kernel to what Triton accepts; `argument` is its name in errors.

    Arrays, containers and tensors of the host are wrapped without a copy, NumPy scalars become
    Python numbers, tuples are converted element by element.
    """
    if isinstance(value, tuple):
        parts = [kernel_argument(f"{argument}[{i}]", each) for i, each in enumerate(value)]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if isinstance(value, np.generic):
        return value.item()
    array = value.local_view() if hasattr(value, "local_view") else value
    if not isinstance(array, np.ndarray):
        return TensorArgument(value) if torch_tensors.is_on_host(value) else value
    if not array.flags.writeable:
        refuse(argument, "an array that is read-only", "one that may be written", rule="writeable")
    return ArrayArgument(array)
