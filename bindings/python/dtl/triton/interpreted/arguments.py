# SPDX-License-Identifier: BSD-3-Clause
"""What kernels hand to functions: numbers, words, and pointers, each refused by its name."""

from typing import NamedTuple

import numpy as np

from dtl._core.errors import refuse
from dtl._status import INVALID_RANK, OUT_OF_BOUNDS, MismatchError
from dtl.triton import _allowed_values, _interpreter
from dtl.triton._import_triton import tl

_WORD = 2**64
_SIGNALS = 4, 8  # bytes


class Pointer(NamedTuple):
    """`type` is Triton's, of the pointer."""

    address: int
    type: object

    @property
    def itemsize(self):
        return max(1, self.type.element_ty.primitive_bitwidth // 8)


def integer(argument, value, least=None, expected="an integer"):
    found = _interpreter.plain(value)
    if isinstance(found, np.ndarray):
        refuse(argument, f"a tile of shape {found.shape}", "a scalar", kind=MismatchError)
    if isinstance(found, bool):
        found = int(found)
    if not isinstance(found, int):
        refuse(argument, found, expected)
    if least is not None and found < least:
        refuse(argument, found, f"{expected} of {least} or more", rule="range")
    return found


def scalar(argument, value):
    """A number, or a kernel's scalar, as it is."""
    found = _interpreter.plain(value)
    if isinstance(found, np.ndarray):
        refuse(argument, f"a tile of shape {found.shape}", "a scalar", kind=MismatchError)
    if not isinstance(found, (int, float)):
        refuse(argument, str(found), "a scalar")
    return value


def word(argument, value):
    """A number of 64 bits, which may be written with a sign."""
    found = integer(argument, value)
    if not -(_WORD // 2) <= found < _WORD:
        refuse(argument, found, "a number of 64 bits", rule="range")
    return found % _WORD


def one_of(argument, value, names):
    return _allowed_values.one_of(argument, _interpreter.plain(value), names)


def rank(argument, value, count):
    found = integer(argument, value)
    if not 0 <= found < count:
        refuse(argument, found, f"a rank from 0 to {count - 1}", status=INVALID_RANK)
    return found


def pointer(argument, value):
    if not isinstance(value, tl.tensor) or not value.dtype.is_ptr():
        found = value.dtype if isinstance(value, tl.tensor) else _interpreter.plain(value)
        refuse(argument, str(found), "a pointer")
    address = _interpreter.plain(value)
    if isinstance(address, np.ndarray):
        words = f"pointers of shape {address.shape}"
        refuse(argument, words, "one pointer", kind=MismatchError)
    return Pointer(int(address), value.dtype)


def own(argument, value, runtime):
    """A pointer to an element of this rank's heap."""
    found = pointer(argument, value)
    offset = found.address - runtime.base
    if not 0 <= offset <= runtime.size - found.itemsize:
        places = f"{runtime.base:#x} to {runtime.base + runtime.size:#x}"
        expected = f"one in this rank's heap, from {places}"
        refuse(argument, f"{found.address:#x}", expected, status=OUT_OF_BOUNDS)
    return found


def signal(argument, value, runtime, widths=_SIGNALS):
    """A pointer to words that ranks may wait for."""
    kind = own(argument, value, runtime)
    element = kind.type.element_ty
    bits = " or ".join(str(8 * width) for width in widths)
    if kind.itemsize not in widths or not element.is_int():
        refuse(argument, f"a pointer to {element}", f"one to integers of {bits} bits", rule="width")
    if kind.address % kind.itemsize != 0:
        expected = f"a multiple of {kind.itemsize}"
        refuse(argument, f"{kind.address:#x}", expected, rule="alignment")
    return kind
