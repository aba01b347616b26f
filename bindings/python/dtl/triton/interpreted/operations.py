# SPDX-License-Identifier: BSD-3-Clause
"""Operations on scalars and tiles under the interpreter.

compiled.builder has operations of equal names, so that `_vector` works with either module.
"""

import numpy as np

from dtl.triton import _interpreter
from dtl.triton._import_triton import tl

IS_COMPILED = False


def kernel_function(called):
    """Decorates a function or method that kernels call; the interpreter needs no wrapper."""
    return called


def constant(value):
    """Returns the Python value of a constexpr; other values unchanged."""
    return value.value if isinstance(value, tl.constexpr) else value


def cast(value, dtype, bitcast=False):
    """Returns a value converted to a dtype, or with `bitcast` its bits as that dtype."""
    return tl.cast(value, dtype, bitcast=bitcast)


def apply(name, left, right):
    """Calls a binary method of Triton's scalars, such as __add__."""
    return getattr(left, name)(right)


def is_tile(value):
    """Returns whether a value has other than one element."""
    return value.handle.data.size != 1


def extract(tile, index):
    """Returns one element of a tile as a scalar."""
    return _interpreter.scalar(tile.handle.data[index], tile.dtype)


def insert(tile, scalar, index):
    """Returns a copy of a tile with one element replaced."""
    data = tile.handle.data.copy()
    data[index] = np.asarray(_interpreter.plain(tl.cast(scalar, tile.dtype))).astype(data.dtype)
    return tl.tensor(type(tile.handle)(data, tile.handle.dtype), tile.type)
