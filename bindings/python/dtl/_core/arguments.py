# SPDX-License-Identifier: BSD-3-Clause
"""Checks of common kinds of arguments, and their conversion to the types of the C library.

`argument` is the name of the argument in error messages.
"""

import math
import operator

import numpy as np

from dtl._constants import OPERATIONS, UFUNCS
from dtl._core import dtypes
from dtl._core.errors import refuse
from dtl._core.foreign_arrays import (
    ForeignDeviceArray,
    ForeignHostArray,
    device_memory,
    host_memory,
)
from dtl._native import ffi
from dtl._status import OUT_OF_BOUNDS, MismatchError, OverflowedError, UnsupportedError

_BOOL, _INT64 = (dtypes.NUMBERS[np.dtype(each)] for each in (np.bool_, np.int64))
_SUM_AND_PRODUCT = OPERATIONS["sum"], OPERATIONS["prod"]

INT_LIMIT = 2**31
SIZE_LIMIT = 2**63


def integer(argument, value, limit=INT_LIMIT, lowest=None):
    """Returns `value` as a Python integer that fits the C type.

    The error message shows `lowest` as the lower bound, if it is not the bound of the type.
    """
    try:
        found = operator.index(value)
    except TypeError:
        refuse(argument, value, "an integer")
    if not -limit <= found < limit:
        lowest = -limit if lowest is None else lowest
        refuse(argument, value, f"an integer from {lowest} to {limit - 1}", rule="limit")
    return found


def size(argument, value):
    """Returns `value` as a number of elements."""
    found = integer(argument, value, SIZE_LIMIT, 0)
    if found < 0:
        refuse(argument, value, "0 or more", rule="range")
    return found


def real(argument, value):
    """Returns `value` as a Python float."""
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        refuse(argument, value, "a real number")


def text(argument, value):
    """Returns `value`; raises if it is no str."""
    if not isinstance(value, str):
        refuse(argument, value, "a str")
    return value


def function(argument, value):
    """Returns `value`; raises if it is not callable."""
    if not callable(value):
        refuse(argument, value, "a function")
    return value


def index(argument, value, length):
    """Returns `value` as an index below `length`."""
    found = integer(argument, value, math.inf)
    if not 0 <= found < length:
        refuse(argument, value, f"0 <= {argument} < {length}", OUT_OF_BOUNDS)
    return found


def indices(argument, value, length):
    """Returns a new int64 array of the indices in `value`, an integer or an array of integers.

    The array has the shape of `value`.  Raises unless 0 <= index < `length` for each.
    """
    try:
        found = np.asarray(value)
    except ValueError:
        found = np.empty(1)
    if found.dtype.kind not in "iu" and found.size > 0:
        refuse(argument, value, "an integer, or an array of integers")
    if found.size > 0 and not 0 <= int(found.min()) <= int(found.max()) < length:
        refuse(argument, value, f"0 <= {argument} < {length}", OUT_OF_BOUNDS)
    return np.array(found, np.int64, order="C")


def member(argument, value, enum):
    """Returns the number of `value`: a member of `enum`, its number, or its name in lower case."""
    try:
        return int(enum[value.upper()] if isinstance(value, str) else enum(value))
    except (KeyError, ValueError):
        names = ", ".join(repr(each.name.lower()) for each in enum)
        refuse(argument, value, f"a {enum.__name__}, or one of {names}", rule="enum")


def operation(op, taken=OPERATIONS):
    """Returns the library's number of a reduction, named by a string or by NumPy's function."""
    name = getattr(op, "__name__", op)
    number = taken.get(UFUNCS.get(name, name)) if isinstance(name, str) else None
    if number is None:
        names = ", ".join(repr(each) for each in taken)
        words = f"one of {names}, or NumPy's function for it"
        refuse("op", op, words, rule="enum")
    return number


def counted(array, number, op, out=None):
    """Returns an array and its dtype's number, with bool as int64 in sums and products.

    This follows NumPy.  The array stays bool if `out` is a bool array.
    """
    is_kept = getattr(out, "dtype", None) == array.dtype
    if (
        number != _BOOL
        or is_kept
        or op not in _SUM_AND_PRODUCT
        or isinstance(array, ForeignDeviceArray)
    ):
        return array, number
    return array.astype(np.int64), _INT64


def host_or_device_array(argument, value):
    """Returns `value` as a C-contiguous array, and the library's number of its dtype.

    An array in device memory is returned as a ForeignDeviceArray.
    """
    if type(value) is np.ndarray and value.flags.c_contiguous:  # fast path
        number = dtypes.NUMBERS.get(value.dtype)
        if number is not None:
            return value, number
    if value is None:
        refuse(argument, value, "an array or a number", rule="null")
    if isinstance(value, int) and not isinstance(value, (bool, np.generic)):
        value = _number(argument, value)
    refuse_mask(argument, value)
    on_device = device_memory(argument, value)
    if on_device is not None:
        return on_device, dtypes.number(on_device.dtype, f"{argument}.dtype")
    found = _host_array(argument, value)
    if isinstance(value, (list, tuple)) and found.dtype.kind in "fO":
        found = _exact_integers(argument, value, found)
    if not found.dtype.isnative:
        found = found.astype(found.dtype.newbyteorder("="))
    if not found.flags.c_contiguous:
        found = found.copy("C")
    return found, dtypes.number(found.dtype, f"{argument}.dtype")


def _host_array(argument, value):
    """Returns the NumPy array of `value`: itself, its exported host memory, or a new array."""
    on_host = None if hasattr(value, "__array__") else host_memory(value)
    if isinstance(value, bytes):  # an array of bytes, where NumPy would make a string
        on_host = np.frombuffer(value, np.uint8)
    try:
        return np.asarray(value if on_host is None else on_host)
    except ValueError:
        return refuse(argument, value, "an array or a number", kind=UnsupportedError)


def array(argument, value):
    """Like host_or_device_array(), but refuses arrays in device memory."""
    found, number = host_or_device_array(argument, value)
    if type(found) is ForeignDeviceArray:
        words = "memory that the host reads"
        refuse(argument, "an array in a device's memory", words, kind=UnsupportedError)
    return found, number


def _number(argument, value):
    """Returns a Python integer as an int64 array, or uint64 if it is too large for int64."""
    if not -SIZE_LIMIT <= value < 2 * SIZE_LIMIT:
        words = f"an integer from {-SIZE_LIMIT} to {2 * SIZE_LIMIT - 1}"
        refuse(argument, value, words, kind=OverflowedError, rule="limit")
    return np.array(value, np.int64 if value < SIZE_LIMIT else np.uint64)


def _exact_integers(argument, values, found):
    """Returns `found`, NumPy's array of the list `values`, as uint64 if its integers need that.

    For integers beyond int64, NumPy makes inexact floats or Python objects.
    """
    if found.dtype.kind == "f" and not (np.abs(found) >= SIZE_LIMIT).any():
        return found
    each = np.asarray(values, object).ravel().tolist()
    if not each or not all(isinstance(one, int) for one in each):
        return found
    if min(each) < 0 or max(each) >= 2 * SIZE_LIMIT:
        words = f"integers from {-SIZE_LIMIT} to {SIZE_LIMIT - 1}, or from 0 to {2**64 - 1}"
        refuse(argument, values, words, kind=OverflowedError, rule="limit")
    return np.asarray(values, np.uint64)


def refuse_mask(argument, value):
    """Raises UnsupportedError if `value` is a NumPy masked array."""
    if dtypes.is_masked(value):
        words = "an array without a mask, as its filled() gives"
        refuse(argument, f"a {type(value).__name__}", words, kind=UnsupportedError)


def target(argument, value):
    """Returns the caller's output array and the library's number of its dtype."""
    if not isinstance(value, np.ndarray):
        refuse(argument, value, "a NumPy array")
    found = result(value, value.shape, value.dtype, argument)
    return found, dtypes.number(found.dtype, f"{argument}.dtype")


def element(argument, value, dtype):
    """Returns `value` as an array of one element without dimensions; raises if it is not one
    `dtype`.
    """
    found = dtypes.converted(value, dtype)
    if found is None or found.size != 1:
        refuse(argument, value, f"one {dtype}")
    return found.reshape(())


def result(out, shape, dtype, argument="out"):
    """Returns the array that receives a result: `out` if it is suitable, or a new array if None."""
    if out is None:
        return np.empty(shape, dtype)
    if not isinstance(out, np.ndarray):
        out = of_another(argument, out)
    if type(out) is not np.ndarray:
        refuse_mask(argument, out)
    if out.dtype != dtype:
        refuse(f"{argument}.dtype", str(out.dtype), str(dtype), kind=MismatchError)
    if out.shape != shape and not out.size == math.prod(shape) == 1:
        is_as_large = out.size == math.prod(shape)
        words = f"the shape {shape}" if is_as_large else f"as many elements as {shape} has"
        refuse(f"{argument}.shape", out.shape, words, kind=MismatchError)
    if not out.flags.c_contiguous:
        refuse(argument, f"strides {out.strides}", "a C-contiguous array", rule="contiguous")
    if not out.flags.writeable:
        refuse(argument, "a read-only array", "a writable array", rule="writable")
    return out


def of_another(argument, value):
    """Returns the memory of an array of another library, on a device or the host.

    Raises if `value` exports no memory.
    """
    found = device_memory(argument, value)
    if found is None:
        found = host_memory(value)
    return refuse(argument, value, "a NumPy array") if found is None else found


def like(value, found):
    """Returns array `found` as the type of `value`: array, NumPy scalar or Python number."""
    if (
        found is None
        or found.ndim
        or isinstance(value, np.ndarray)
        or isinstance(found, ForeignHostArray)
    ):
        return found
    return found[()] if isinstance(value, np.generic) else found.item()


def found(index):
    """Returns an index from C, or None for a negative one."""
    return None if index < 0 else index


def blocks(argument, shape, ranks):
    """Returns number of elements and shape of each rank's block, an entry of the first axis."""
    if len(shape) == 0 or shape[0] != ranks:
        words = f"a first dimension of {ranks}, one block for each rank"
        refuse(f"{argument}.shape", shape, words, kind=MismatchError)
    return math.prod(shape[1:]), shape[1:]


def shares(argument, shape, ranks):
    """Like blocks(); a one-dimensional array is split into one equal part per rank."""
    if len(shape) != 1:
        return blocks(argument, shape, ranks)
    share, rest = divmod(shape[0], ranks)
    if rest:
        words = (
            f"a multiple of {ranks}, as many elements for each rank; scatterv takes other counts"
        )
        refuse(f"{argument}.shape", shape, words, kind=MismatchError)
    return share, (share,)


def counts(argument, values, ranks):
    """Returns a uint64 array with one number of elements per rank."""
    try:
        found = np.asarray(values)
    except ValueError:
        refuse(argument, values, f"{ranks} integers")
    if found.shape != (ranks,) or found.dtype.kind not in "iu":
        refuse(argument, values, f"{ranks} integers, one for each rank", kind=MismatchError)
    if found.dtype.kind == "i" and found.min(initial=0) < 0:
        refuse(argument, values, "0 or more for each rank", rule="range")
    return found.astype(np.uint64)


def memory(buffer):
    """Returns the address of a C-contiguous array that C reads."""
    return ffi.from_buffer(buffer)


def writable_memory(buffer):
    """Returns the address of a C-contiguous array that C writes."""
    return ffi.from_buffer(buffer, require_writable=True)


def numbers(found):
    """Returns the address of an array from counts()."""
    return ffi.from_buffer("dtl_size_t[]", found)
