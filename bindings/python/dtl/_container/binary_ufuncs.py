# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's functions of two elements that devices have, so that the elements stay where they are."""

import numpy as np

from dtl import _constants
from dtl._core.arguments import memory
from dtl._raw import algorithm as raw

_OF_ALL = {"add", "multiply"}
_OF_BITS = {"minimum", "maximum", "bitwise_and", "bitwise_or", "bitwise_xor"}
_OF_FLOATS = {"divide", "power", "minimum", "maximum", "arctan2", "hypot", "copysign", "fmod"}
_OF_KIND = {
    "i": _OF_ALL | _OF_BITS | {"subtract"},
    "u": _OF_ALL | _OF_BITS | {"subtract"},
    "b": _OF_ALL | _OF_BITS | {"logical_and", "logical_or", "logical_xor"},
    "c": _OF_ALL | {"subtract", "divide"},
    "f": _OF_ALL | _OF_FLOATS | {"subtract"},
}
_EARLIER = {"true_divide": "divide"}  # NumPy's names before 2.0
_OF_REDUCTIONS = {name: ufunc for ufunc, name in _constants.UFUNCS.items()}


def done_there(ufunc, x, y, dst):
    """Whether the elements of `dst` are now what `ufunc` makes of `x` and `y`, on a device."""
    number = _number(ufunc, dst.dtype)
    containers = [each for each in (x, y) if hasattr(each, "_is_far")]
    if number is None or any(not _is_with(each, dst) for each in (*containers, dst)):
        return False
    if len(containers) == 2:
        raw.container_apply_binary_local(dst._opened(), x._opened(), y._opened(), number)
        return True
    is_first = containers[0] is y
    value = _value(ufunc, x if is_first else y, dst.dtype, is_first=is_first)
    if value is None:
        return False
    place = _constants.DTL_OPERAND_FIRST if is_first else _constants.DTL_OPERAND_SECOND
    src = containers[0]._opened()
    raw.container_apply_value_local(dst._opened(), src, memory(value), place, number)
    return True


def operation_number(op):
    """The library's number of an operation of two elements, by name or as NumPy's function; None
    where it has none.
    """
    name = getattr(op, "__name__", op)
    name = _OF_REDUCTIONS.get(_EARLIER.get(name, name), name) if isinstance(name, str) else ""
    return getattr(_constants, f"DTL_BINARY_{_EARLIER.get(name, name).upper()}", None)


def _is_with(container, dst):
    return container._is_far and container.dtype == dst.dtype


def _value(ufunc, given, dtype, *, is_first):
    """A number as an element; None where NumPy would compute in another dtype, or refuse it."""
    if np.ndim(given) > 0:
        return None
    none = np.empty(0, dtype)
    try:
        made = ufunc(given, none) if is_first else ufunc(none, given)
    except (TypeError, ValueError, OverflowError):
        return None
    return np.array(given).astype(dtype) if made.dtype == dtype else None


def _number(ufunc, dtype):
    """The library's number of a ufunc, where it has it for the dtype."""
    name = _EARLIER.get(ufunc.__name__, ufunc.__name__)
    kind = "f" if dtype.name == "bfloat16" else dtype.kind
    has = name in _OF_KIND.get(kind, ())
    return getattr(_constants, f"DTL_BINARY_{name.upper()}") if has else None
