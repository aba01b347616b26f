# SPDX-License-Identifier: BSD-3-Clause
"""Conversion of the arguments of kernel functions during compilation.

Each function returns the converted value, or raises a DTLError that names `argument`.
"""

from dtl._core.errors import refuse
from dtl._status import INVALID_RANK, MismatchError
from dtl.triton import _allowed_values
from dtl.triton._import_triton import tl
from dtl.triton.compiled import builder

_BITS = {tl.int32: 32, tl.int64: 64, tl.uint64: 64}


def constant(value):
    """Returns the Python value of a constexpr; other values unchanged."""
    return value.value if isinstance(value, tl.constexpr) else value


def one_of(argument, value, names):
    """Returns a constant string, which is one of the names."""
    found = constant(value)
    return _allowed_values.one_of(
        argument, "no constant" if isinstance(found, tl.tensor) else found, names
    )


def integer(argument, value, dtype, least=None, expected="an integer"):
    """Returns a scalar of an integer dtype; a constant is checked against `least` and the range."""
    found = constant(value)
    if isinstance(found, tl.tensor):
        if found.type.is_block():
            _refuse_tile(argument, found)
        if "handle" not in vars(found):
            refuse(argument, str(found), expected)
        if not found.dtype.is_int():
            refuse(argument, str(found.dtype), expected)
        return builder.cast(found, dtype)
    if not isinstance(found, int):
        refuse(argument, found, expected)
    if least is not None and found < least:
        refuse(argument, found, f"{expected} of {least} or more", rule="range")
    bits = _BITS[dtype]
    if not -(1 << bits - 1) <= found < 1 << bits:
        refuse(argument, found, f"a number of {bits} bits", rule="range")
    return builder.cast(found - (found >> bits - 1 << bits if found > 0 else 0), dtype)


def scalar(argument, value):
    """Returns a number or a kernel's scalar unchanged."""
    found = constant(value)
    if not isinstance(found, tl.tensor):
        if not isinstance(found, (int, float)):
            refuse(argument, str(found), "a scalar")
    elif found.type.is_block():
        _refuse_tile(argument, found)
    elif "handle" not in vars(found):
        refuse(argument, str(found), "a scalar")
    return value


def _refuse_tile(argument, found):
    """Raises: a scalar is needed and a tile was passed."""
    words = f"a tile of shape {tuple(map(constant, found.shape))}"
    refuse(argument, words, "a scalar", kind=MismatchError)


def rank(argument, value):
    """Returns a rank as an int32 scalar; a constant is checked against 0."""
    found = constant(value)
    if isinstance(found, int) and found < 0:
        refuse(argument, found, "a rank of 0 or more", status=INVALID_RANK)
    return integer(argument, value, tl.int32, expected="a rank")


def pointer(argument, value):
    """Returns a single pointer of a kernel."""
    if not isinstance(value, tl.tensor) or not value.dtype.is_ptr():
        found = value.dtype if isinstance(value, tl.tensor) else constant(value)
        refuse(argument, str(found), "a pointer")
    if value.type.is_block():
        words = f"pointers of shape {tuple(map(constant, value.shape))}"
        refuse(argument, words, "one pointer", kind=MismatchError)
    return value


def pointer_to_width(argument, value, widths, integers=False):
    """Checks that a pointer's element has one of the widths in bits, and is an integer on request.

    Returns the element's dtype and its width.
    """
    element = pointer(argument, value).dtype.element_ty
    bits = element.primitive_bitwidth
    if bits not in widths or (integers and not element.is_int()):
        kind = "integers of " if integers else ""
        expected = f"one to {kind}{' or '.join(map(str, widths))} bits"
        refuse(argument, f"a pointer to {element}", expected, rule="width")
    return element, bits


def address(value):
    """Returns a pointer as an int64 scalar."""
    return builder.cast(value, tl.int64)
