# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch tensors in host memory; DTL never imports PyTorch itself."""

import sys

import numpy as np

from dtl._core import dtypes

_PREFIX = "torch."  # of the names of PyTorch's dtypes
_BFLOAT16 = "bfloat16"  # supported by ml_dtypes, not by NumPy itself


def is_dtype(dtype):
    """Returns whether `dtype` is a dtype of PyTorch."""
    return str(dtype).startswith(_PREFIX)


def numpy_dtype(dtype):
    """Returns the NumPy dtype of a PyTorch dtype, a NumPy dtype or a name."""
    found = str(dtype).removeprefix(_PREFIX) if is_dtype(dtype) else dtype
    return dtypes.resolved(found)[0] if found == _BFLOAT16 else np.dtype(found)


def is_on_host(value):
    """Returns whether `value` is a tensor in host memory; one without a device counts as such."""
    if not hasattr(value, "data_ptr") or not hasattr(value, "untyped_storage"):
        return False
    return getattr(getattr(value, "device", None), "type", "cpu") == "cpu"


def tensor(array, dtype):
    """Returns a tensor of a PyTorch dtype that shares the memory of a NumPy array."""
    torch = sys.modules["torch"]
    flat = torch.from_numpy(array.reshape(-1).view(np.uint8))
    return flat.view(dtype).reshape(array.shape)


def array(found):
    """Returns a NumPy array that shares the memory of a contiguous tensor."""
    flat = found.detach().reshape(-1).view(sys.modules["torch"].uint8).numpy()
    return flat.view(numpy_dtype(found.dtype)).reshape(tuple(found.shape))
