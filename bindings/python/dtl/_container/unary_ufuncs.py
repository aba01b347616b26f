# SPDX-License-Identifier: BSD-3-Clause
"""Unary NumPy ufuncs of containers in device memory, which run on the device."""

import numpy as np

from dtl import _constants
from dtl._raw import algorithm as raw

_INTEGER_OPERATIONS = {"negative", "absolute", "sign", "square"}
_OPERATIONS_BY_KIND = {
    "i": {*_INTEGER_OPERATIONS, "invert"},
    "u": {*_INTEGER_OPERATIONS, "invert"},
    "b": {"invert"},
    "c": {"negative", "conjugate", "square", "reciprocal"},
}
_NON_FLOAT_OPERATIONS = {"invert", "conjugate"}


def apply_on_device(ufunc, src, dst):
    """Applies `ufunc` to `src` on the device and stores the result in `dst`.

    Returns False, without a change, if the device does not support the operands.
    """
    number = device_operation(ufunc, src, dst)
    if number is not None:
        raw.container_apply_unary_local(dst._opened(), src._opened(), number)
    return number is not None


def device_operation(ufunc, src, dst):
    """Returns the DTL_UNARY_ constant of a ufunc that the device can apply, else None."""
    are_on_device = src._is_on_device and dst._is_on_device and src.dtype == dst.dtype
    return _operation_number(ufunc, dst.dtype) if are_on_device else None


def _operation_number(ufunc, dtype):
    """Returns the DTL_UNARY_ constant of a ufunc that supports the dtype, else None."""
    if not isinstance(ufunc, np.ufunc):
        return None
    name = ufunc.__name__
    kind = "f" if dtype.name == "bfloat16" else dtype.kind
    has = (
        name not in _NON_FLOAT_OPERATIONS
        if kind == "f"
        else name in _OPERATIONS_BY_KIND.get(kind, ())
    )
    return getattr(_constants, f"DTL_UNARY_{name.upper()}", None) if has else None
