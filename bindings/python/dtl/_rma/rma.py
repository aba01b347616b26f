# SPDX-License-Identifier: BSD-3-Clause
"""One-sided operations on the memory of other ranks: put, get, accumulate and atomics."""

import numpy as np

from dtl import _fast
from dtl._constants import DTL_DTYPE_BYTE as _BYTE
from dtl._constants import DTL_OP_SUM
from dtl._core import arguments, dtypes
from dtl._core.arguments import element, memory, writable_memory
from dtl._core.errors import UNUSUAL, refuse
from dtl._failure import fail
from dtl._future.future import Future
from dtl._raw import window as raw
from dtl._rma.window import Window
from dtl._status import MismatchError

# Bound once: attribute lookups would slow the fast paths below.
_fast_put, _fast_get = _fast.put, _fast.get
_number_of = dtypes.NUMBERS


def rma_put(window, target, offset, data):
    # Fast path in C for arrays; the general path converts other data and reports errors.
    status = None
    try:
        if type(data) is np.ndarray:
            status = _fast_put(window._address, data, _number_of[data.dtype], target, offset)
    except UNUSUAL:
        pass
    if status is None:
        array, _ = arguments.array("data", data)
        raw.rma_put(*_target_arguments(window, target, offset), memory(array), array.nbytes)
    elif status:
        fail(status)


def rma_get(window, target, offset, size, dtype=np.float64):
    result = _new_array(size, dtype)
    try:
        status = _fast_get(window._address, result, _BYTE, target, offset)
    except UNUSUAL:
        raw.rma_get(
            *_target_arguments(window, target, offset), writable_memory(result), result.nbytes
        )
    else:
        if status:
            fail(status)
    return result


def rma_put_async(window, target, offset, data):
    array, _ = arguments.array("data", data)
    target_args = _target_arguments(window, target, offset)
    return Future(raw.rma_put_async(*target_args, memory(array), array.nbytes), keeps=(array,))


def rma_get_async(window, target, offset, size, dtype=np.float64):
    result = _new_array(size, dtype)
    target_args = _target_arguments(window, target, offset)
    return Future(
        raw.rma_get_async(*target_args, writable_memory(result), result.nbytes), result=result
    )


def rma_accumulate(window, target, offset, data, op="sum"):
    array, dtype = arguments.array("data", data)
    operation = arguments.operation(op)
    raw.rma_accumulate(
        *_target_arguments(window, target, offset), memory(array), array.nbytes, dtype, operation
    )


def rma_get_accumulate(window, target, offset, data, op="sum"):
    array, dtype = arguments.array("data", data)
    operation = arguments.operation(op)
    result = np.empty_like(array)
    target_args = _target_arguments(window, target, offset)
    raw.rma_get_accumulate(
        *target_args, memory(array), writable_memory(result), array.nbytes, dtype, operation
    )
    return result


def rma_fetch_and_op(window, target, offset, value, op="sum", dtype=None):
    return _fetch_and_op(window, target, offset, arguments.operation(op), dtype, value=value)


def rma_fetch_and_add(window, target, offset, addend, dtype=None):
    return _fetch_and_op(window, target, offset, DTL_OP_SUM, dtype, addend=addend)


def rma_compare_and_swap(window, target, offset, compare, swap, dtype=None):
    found, number = _element_dtype(window, dtype, compare=compare, swap=swap)
    expected, wanted = element("compare", compare, found), element("swap", swap, found)
    result = np.empty((), found)
    target_args = _target_arguments(window, target, offset)
    raw.rma_compare_and_swap(
        *target_args, memory(expected), memory(wanted), writable_memory(result), number
    )
    return result[()]


def _target_arguments(window, target, offset):
    """Returns the C arguments of a target: window handle, rank and offset in bytes."""
    if not isinstance(window, Window):
        refuse("window", window, "a dtl.Window", rule="handle")
    number = arguments.integer("target", target)
    return window._opened(), number, arguments.size("offset", offset)


def _new_array(size, dtype):
    """Returns an uninitialized array of `size` bytes; raises if they are no whole elements."""
    found, _ = dtypes.resolved(dtype)
    count, rest = divmod(arguments.size("size", size), found.itemsize)
    if rest:
        words = f"a multiple of {found.itemsize}, the bytes of a {found}"
        refuse("size", size, words, rule="range")
    return np.empty(count, found)


def _element_dtype(window, dtype, **operands):
    """Returns the dtype of one element of a window: `dtype` if not None, else that of the NumPy
    operands and of the window's array, which must agree, else float64.
    """
    if dtype is not None:
        return dtypes.resolved(dtype)
    found = getattr(window, "_dtype", None)
    for name, value in operands.items():
        if not isinstance(value, (np.generic, np.ndarray)):
            continue
        if found not in (None, value.dtype):
            words = f"{found}, as the window's array or another value has it, or a dtype"
            refuse(f"{name}.dtype", str(value.dtype), words, kind=MismatchError)
        found = value.dtype
    return dtypes.resolved(np.float64 if found is None else found)


def _fetch_and_op(window, target, offset, operation, dtype, **operand):
    """Applies a fetch-and-op and returns the previous element; `operand` is one named argument."""
    ((argument, value),) = operand.items()
    found, number = _element_dtype(window, dtype, **operand)
    origin, result = element(argument, value, found), np.empty((), found)
    target_args = _target_arguments(window, target, offset)
    raw.rma_fetch_and_op(*target_args, memory(origin), writable_memory(result), number, operation)
    return result[()]
