# SPDX-License-Identifier: BSD-3-Clause
"""What is done with a kernel's scalars under the interpreter, by the names of compiled.builder."""

import numpy as np

from dtl.triton import _interpreter
from dtl.triton._import_triton import tl

IS_COMPILED = False


def method(called):
    """One of a value's that kernels call."""
    return called


def known(value):
    """What a constant is; other values as they are."""
    return value.value if isinstance(value, tl.constexpr) else value


def cast(value, dtype, bitcast=False):
    return tl.cast(value, dtype, bitcast=bitcast)


def apply(name, left, right):
    """What a method of Triton's scalars, such as __add__, gives."""
    return getattr(left, name)(right)


def is_tile(value):
    return value.handle.data.size != 1


def extract(tile, place):
    return _interpreter.scalar(tile.handle.data[place], tile.dtype)


def insert(tile, scalar, place):
    data = tile.handle.data.copy()
    data[place] = np.asarray(_interpreter.plain(tl.cast(scalar, tile.dtype))).astype(data.dtype)
    return tl.tensor(type(tile.handle)(data, tile.handle.dtype), tile.type)
