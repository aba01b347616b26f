# SPDX-License-Identifier: BSD-3-Clause
"""Arrays as Triton takes them: where they lie, and of which type.

Triton's interpreter copies what it is given to the host and, after the kernel, back: over whatever
other ranks have written meanwhile.  These objects are their own copies.
"""

import numpy as np

from dtl._core import torch_tensors
from dtl._core.errors import refuse


class Storage:
    """The memory of an array, which stays where it is."""

    __slots__ = ("_address",)

    def __init__(self, address):
        self._address = address

    def data_ptr(self):
        return self._address

    def cpu(self):
        return self

    def copy_(self, _of_itself):
        return self


class Lent:
    """An array while a kernel runs."""

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

    def set_(self, *_of_a_copy):
        return self

    def storage_offset(self):
        return 0

    def size(self):
        return self._array.shape

    def stride(self):
        return tuple(step // self._array.itemsize for step in self._array.strides)

    def element_size(self):
        return self._array.itemsize


class LentTensor(Lent):
    """A tensor of PyTorch's while a kernel runs, of which no more is asked than where it is."""

    __slots__ = ()

    def __init__(self, tensor):
        self._array = tensor
        self._storage = Storage(tensor.data_ptr())
        self.dtype = tensor.dtype

    def size(self):
        return ()

    def stride(self):
        return ()


def lent(argument, value):
    """What Triton is given for an argument of a kernel."""
    if isinstance(value, tuple):
        parts = [lent(f"{argument}[{place}]", each) for place, each in enumerate(value)]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if isinstance(value, np.generic):
        return value.item()
    array = value.local_view() if hasattr(value, "local_view") else value
    if not isinstance(array, np.ndarray):
        return LentTensor(value) if torch_tensors.is_on_host(value) else value
    if not array.flags.writeable:
        refuse(argument, "an array that is read-only", "one that may be written", rule="writeable")
    return Lent(array)
