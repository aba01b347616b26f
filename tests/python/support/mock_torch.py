# SPDX-License-Identifier: BSD-3-Clause
"""Mock of PyTorch's tensors in host memory with the members that DTL uses, so that the tests do not
need PyTorch.
"""

import types

import ml_dtypes
import numpy as np


class Dtype:
    def __init__(self, name, kind):
        self._name, self.kind = name, np.dtype(kind)

    def __str__(self):
        return f"torch.{self._name}"


UINT8, FLOAT32, INT64 = (Dtype(x, x) for x in ("uint8", "float32", "int64"))
BFLOAT16 = Dtype("bfloat16", ml_dtypes.bfloat16)


class Tensor:
    """Mock tensor over a NumPy array; fails if DTL copies its memory."""

    def __init__(self, array, dtype):
        self._array, self.dtype, self.shape = array, dtype, array.shape

    def data_ptr(self):
        return self._array.ctypes.data

    def untyped_storage(self):
        raise AssertionError("the storage is copied")

    def is_contiguous(self):
        return self._array.flags.c_contiguous

    def detach(self):
        return self

    def view(self, dtype):
        return Tensor(self._array.view(dtype.kind), dtype)

    def reshape(self, *shape):
        assert self.is_contiguous()  # otherwise reshape would copy
        return Tensor(self._array.reshape(*shape), self.dtype)

    def numpy(self):
        return self._array


def _from_numpy(array):
    assert array.dtype == np.uint8  # a dtype that PyTorch supports; it lacks some of NumPy's
    return Tensor(array, UINT8)


TORCH = types.SimpleNamespace(Tensor=Tensor, from_numpy=_from_numpy, uint8=UINT8)
