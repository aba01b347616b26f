# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's functions of one element that devices have, so that the elements stay where they are."""

import numpy as np

from dtl import _constants
from dtl._raw import algorithm as raw

_OF_NUMBERS = {"negative", "absolute", "sign", "square"}
_OF_KIND = {
    "i": {*_OF_NUMBERS, "invert"},
    "u": {*_OF_NUMBERS, "invert"},
    "b": {"invert"},
    "c": {"negative", "conjugate", "square", "reciprocal"},
}
_NOT_OF_FLOATS = {"invert", "conjugate"}


def done_there(ufunc, src, dst):
    """Whether the elements of `dst` are now what `ufunc` makes of those of `src`, on a device."""
    number = found_there(ufunc, src, dst)
    if number is not None:
        raw.container_apply_unary_local(dst._opened(), src._opened(), number)
    return number is not None


def found_there(ufunc, src, dst):
    """The library's number of a ufunc that a device may do; None where it may not."""
    is_there = src._is_far and dst._is_far and src.dtype == dst.dtype
    return _number(ufunc, dst.dtype) if is_there else None


def _number(ufunc, dtype):
    """The library's number of a ufunc, where it has it for the dtype."""
    if not isinstance(ufunc, np.ufunc):
        return None
    name = ufunc.__name__
    kind = "f" if dtype.name == "bfloat16" else dtype.kind
    has = name not in _NOT_OF_FLOATS if kind == "f" else name in _OF_KIND.get(kind, ())
    return getattr(_constants, f"DTL_UNARY_{name.upper()}", None) if has else None
