# SPDX-License-Identifier: BSD-3-Clause
"""Conversion of the arguments of kernel functions under the interpreter.

Each function returns the converted value, or raises a DTLError that names `argument`.
"""

from typing import NamedTuple

import numpy as np

from dtl._core.errors import refuse
from dtl._status import INVALID_RANK, OUT_OF_BOUNDS, MismatchError
from dtl.triton import _allowed_values, _interpreter
from dtl.triton._import_triton import tl

_RANGE_64 = 2**64
_SIGNAL_BYTES = 4, 8


class Pointer(NamedTuple):
    """An address, and Triton's type of the pointer."""

    address: int
    type: object

    @property
    def itemsize(self):
        return max(1, self.type.element_ty.primitive_bitwidth // 8)


def integer(argument, value, least=None, expected="an integer"):
    """Returns a scalar as a Python integer, which is at least `least`."""
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
    """Returns a number or a kernel's scalar unchanged."""
    found = _interpreter.plain(value)
    if isinstance(found, np.ndarray):
        refuse(argument, f"a tile of shape {found.shape}", "a scalar", kind=MismatchError)
    if not isinstance(found, (int, float)):
        refuse(argument, str(found), "a scalar")
    return value


def unsigned_64(argument, value):
    """Returns a 64-bit integer, signed or unsigned, as an unsigned one with the same bits."""
    found = integer(argument, value)
    if not -(_RANGE_64 // 2) <= found < _RANGE_64:
        refuse(argument, found, "a number of 64 bits", rule="range")
    return found % _RANGE_64


def one_of(argument, value, names):
    """Returns a constant string, which is one of the names."""
    return _allowed_values.one_of(argument, _interpreter.plain(value), names)


def rank(argument, value, count):
    """Returns a rank from 0 to `count` - 1."""
    found = integer(argument, value)
    if not 0 <= found < count:
        refuse(argument, found, f"a rank from 0 to {count - 1}", status=INVALID_RANK)
    return found


def pointer(argument, value):
    """Returns a single pointer of a kernel as a Pointer."""
    if not isinstance(value, tl.tensor) or not value.dtype.is_ptr():
        found = value.dtype if isinstance(value, tl.tensor) else _interpreter.plain(value)
        refuse(argument, str(found), "a pointer")
    address = _interpreter.plain(value)
    if isinstance(address, np.ndarray):
        words = f"pointers of shape {address.shape}"
        refuse(argument, words, "one pointer", kind=MismatchError)
    return Pointer(int(address), value.dtype)


def heap_pointer(argument, value, runtime):
    """Returns a pointer to an element in this rank's heap."""
    found = pointer(argument, value)
    offset = found.address - runtime.base
    if not 0 <= offset <= runtime.size - found.itemsize:
        bounds = f"{runtime.base:#x} to {runtime.base + runtime.size:#x}"
        expected = f"one in this rank's heap, from {bounds}"
        refuse(argument, f"{found.address:#x}", expected, status=OUT_OF_BOUNDS)
    return found


def signal(argument, value, runtime, widths=_SIGNAL_BYTES):
    """Returns a pointer to integers that ranks may wait for: in the heap, aligned, of a valid
    width.
    """
    found = heap_pointer(argument, value, runtime)
    element = found.type.element_ty
    bits = " or ".join(str(8 * width) for width in widths)
    if found.itemsize not in widths or not element.is_int():
        refuse(argument, f"a pointer to {element}", f"one to integers of {bits} bits", rule="width")
    if found.address % found.itemsize != 0:
        expected = f"a multiple of {found.itemsize}"
        refuse(argument, f"{found.address:#x}", expected, rule="alignment")
    return found
