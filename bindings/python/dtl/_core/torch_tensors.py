# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch's tensors in the host's memory, of programs that have imported PyTorch themselves."""

import sys

import numpy as np

from dtl._core import dtypes

_PREFIX = "torch."  # of the names of its dtypes
_BFLOAT16 = "bfloat16"  # which NumPy itself has not


def is_dtype(dtype):
    return str(dtype).startswith(_PREFIX)


def numpy_dtype(dtype):
    """Of PyTorch's, of NumPy's, or by name."""
    found = str(dtype).removeprefix(_PREFIX) if is_dtype(dtype) else dtype
    return dtypes.given(found)[0] if found == _BFLOAT16 else np.dtype(found)


def is_on_host(value):
    """Whether it is a tensor there; one that does not say where it is, is."""
    if not hasattr(value, "data_ptr") or not hasattr(value, "untyped_storage"):
        return False
    return getattr(getattr(value, "device", None), "type", "cpu") == "cpu"


def tensor(array, dtype):
    """What an array has, in the same memory, as a tensor of one of PyTorch's dtypes."""
    torch = sys.modules["torch"]
    flat = torch.from_numpy(array.reshape(-1).view(np.uint8))
    return flat.view(dtype).reshape(array.shape)


def array(found):
    """What a contiguous tensor has, in the same memory, as an array."""
    flat = found.detach().reshape(-1).view(sys.modules["torch"].uint8).numpy()
    return flat.view(numpy_dtype(found.dtype)).reshape(tuple(found.shape))
