# SPDX-License-Identifier: BSD-3-Clause
"""What kernels hand to functions while they are compiled, each refused by its name."""

from dtl._core.errors import refuse
from dtl._status import INVALID_RANK, MismatchError
from dtl.triton import _allowed_values
from dtl.triton._import_triton import tl
from dtl.triton.compiled import builder

_BITS = {tl.int32: 32, tl.int64: 64, tl.uint64: 64}


def constant(value):
    """What is known while compiling: Python's value; else the kernel's."""
    return value.value if isinstance(value, tl.constexpr) else value


def one_of(argument, value, names):
    found = constant(value)
    return _allowed_values.one_of(
        argument, "no constant" if isinstance(found, tl.tensor) else found, names
    )


def integer(argument, value, dtype, least=None, expected="an integer"):
    """A scalar of the dtype."""
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
    """A number, or a kernel's scalar, as it is."""
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
    words = f"a tile of shape {tuple(map(constant, found.shape))}"
    refuse(argument, words, "a scalar", kind=MismatchError)


def rank(argument, value):
    found = constant(value)
    if isinstance(found, int) and found < 0:
        refuse(argument, found, "a rank of 0 or more", status=INVALID_RANK)
    return integer(argument, value, tl.int32, expected="a rank")


def pointer(argument, value):
    """One pointer."""
    if not isinstance(value, tl.tensor) or not value.dtype.is_ptr():
        found = value.dtype if isinstance(value, tl.tensor) else constant(value)
        refuse(argument, str(found), "a pointer")
    if value.type.is_block():
        words = f"pointers of shape {tuple(map(constant, value.shape))}"
        refuse(argument, words, "one pointer", kind=MismatchError)
    return value


def word(argument, value, widths, integers=False):
    """A pointer to words of so many bits, its element's dtype, and their number."""
    element = pointer(argument, value).dtype.element_ty
    bits = element.primitive_bitwidth
    if bits not in widths or (integers and not element.is_int()):
        kind = "integers of " if integers else ""
        expected = f"one to {kind}{' or '.join(map(str, widths))} bits"
        refuse(argument, f"a pointer to {element}", expected, rule="width")
    return element, bits


def address(value):
    return builder.cast(value, tl.int64)
