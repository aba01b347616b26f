# SPDX-License-Identifier: BSD-3-Clause
"""Binary NumPy ufuncs of containers in device memory, which run on the device."""

import numpy as np

from dtl import _constants
from dtl._core.arguments import memory
from dtl._raw import algorithm as raw

_COMMON_OPERATIONS = {"add", "multiply"}
_INTEGER_OPERATIONS = {"minimum", "maximum", "bitwise_and", "bitwise_or", "bitwise_xor"}
_FLOAT_OPERATIONS = {
    "divide",
    "power",
    "minimum",
    "maximum",
    "arctan2",
    "hypot",
    "copysign",
    "fmod",
}
_OPERATIONS_BY_KIND = {
    "i": _COMMON_OPERATIONS | _INTEGER_OPERATIONS | {"subtract"},
    "u": _COMMON_OPERATIONS | _INTEGER_OPERATIONS | {"subtract"},
    "b": _COMMON_OPERATIONS | _INTEGER_OPERATIONS | {"logical_and", "logical_or", "logical_xor"},
    "c": _COMMON_OPERATIONS | {"subtract", "divide"},
    "f": _COMMON_OPERATIONS | _FLOAT_OPERATIONS | {"subtract"},
}
_NUMPY_1_NAMES = {"true_divide": "divide"}  # names before NumPy 2.0
_REDUCTION_NAMES = {name: ufunc for ufunc, name in _constants.UFUNCS.items()}


def apply_on_device(ufunc, x, y, dst):
    """Applies `ufunc` to `x` and `y` on the device and stores the result in `dst`.

    Returns False, without a change, if the device does not support the operands.
    """
    number = _operation_number(ufunc, dst.dtype)
    containers = [each for each in (x, y) if hasattr(each, "_is_on_device")]
    if number is None or any(not _is_on_device_as(each, dst) for each in (*containers, dst)):
        return False
    if len(containers) == 2:
        raw.container_apply_binary_local(dst._opened(), x._opened(), y._opened(), number)
        return True
    is_first = containers[0] is y
    value = _scalar_element(ufunc, x if is_first else y, dst.dtype, is_first=is_first)
    if value is None:
        return False
    operand_position = _constants.DTL_OPERAND_FIRST if is_first else _constants.DTL_OPERAND_SECOND
    src = containers[0]._opened()
    raw.container_apply_value_local(dst._opened(), src, memory(value), operand_position, number)
    return True


def operation_number(op):
    """Returns the DTL_BINARY_ constant of an operation named by a string or a NumPy ufunc, or None
    if there is none.
    """
    name = getattr(op, "__name__", op)
    name = (
        _REDUCTION_NAMES.get(_NUMPY_1_NAMES.get(name, name), name) if isinstance(name, str) else ""
    )
    return getattr(_constants, f"DTL_BINARY_{_NUMPY_1_NAMES.get(name, name).upper()}", None)


def _is_on_device_as(container, dst):
    """Returns whether a container is in device memory and has the dtype of `dst`."""
    return container._is_on_device and container.dtype == dst.dtype


def _scalar_element(ufunc, operand, dtype, *, is_first):
    """Returns a scalar operand as an element of `dtype`, or None if NumPy would raise or compute in
    another dtype.
    """
    if np.ndim(operand) > 0:
        return None
    empty = np.empty(0, dtype)
    try:
        result = ufunc(operand, empty) if is_first else ufunc(empty, operand)
    except (TypeError, ValueError, OverflowError):
        return None
    return np.array(operand).astype(dtype) if result.dtype == dtype else None


def _operation_number(ufunc, dtype):
    """Returns the DTL_BINARY_ constant of a ufunc that supports the dtype, else None."""
    name = _NUMPY_1_NAMES.get(ufunc.__name__, ufunc.__name__)
    kind = "f" if dtype.name == "bfloat16" else dtype.kind
    has = name in _OPERATIONS_BY_KIND.get(kind, ())
    return getattr(_constants, f"DTL_BINARY_{name.upper()}") if has else None
