# SPDX-License-Identifier: BSD-3-Clause
"""Conversion between NumPy dtypes and the library's dtype numbers."""

import importlib
import sys

import numpy as np

from dtl._constants import DTYPES
from dtl._core.errors import refuse
from dtl._status import DTLError, UnsupportedError

_EXTENSION = "bfloat16"  # NumPy supports it only through the package ml_dtypes

NUMPY = {number: np.dtype(numpy) for _, number, numpy in DTYPES if numpy != _EXTENSION}
NUMBERS = {dtype: number for number, dtype in NUMPY.items()}
# Results of resolved() for NumPy's scalar types, the most frequent arguments.
_BY_SCALAR_TYPE = {each.type: (each, NUMBERS[each]) for each in NUMBERS if each.names is None}
_KIND_ORDER = {
    "b": 0,
    "u": 0,
    "i": 0,
    "f": 1,
    "c": 2,
}  # dtype kinds convert only to kinds with an equal or larger number


def number(dtype, argument="dtype"):
    """Returns the library's number of a NumPy dtype; raises UnsupportedError if it has none.

    A packed structured dtype of two fields is a (value, index) pair, whatever the field names are.
    """
    found = NUMBERS.get(dtype)
    if found is None and dtype.names is not None:
        found = NUMBERS.get(_value_index_dtype(dtype))
    if found is None and str(dtype) == _EXTENSION and _register_bfloat16():
        found = NUMBERS.get(dtype)
    if found is None:
        words = f"one of {_known_names()}"
        if "." in argument:  # the dtype of an array argument, such as value.dtype
            words += "; for other objects there are broadcast_object and its kin"
        refuse(argument, str(dtype), words, kind=UnsupportedError)
    return found


def _value_index_dtype(dtype):
    """Returns the (value, index) dtype for a structured dtype with any field names; or None."""
    if len(dtype.names) != 2:
        return None
    fields = [dtype.fields[name][:2] for name in dtype.names]
    named = [(name, field) for name, (field, _) in zip(("value", "index"), fields)]
    found = np.dtype(named)
    is_packed = [offset for _, offset in fields] == [0, fields[0][0].itemsize]
    return found if is_packed and found.itemsize == dtype.itemsize else None


def resolved(dtype):
    """Returns the NumPy dtype and the library's number of a dtype argument."""
    found = _BY_SCALAR_TYPE.get(dtype) if isinstance(dtype, type) else None
    if found is not None:
        return found
    if isinstance(dtype, str) and dtype == _EXTENSION:
        _register_bfloat16()
    if isinstance(dtype, int):
        words = "a dtype; several dimensions are one argument, such as (10, 20)"
        refuse("dtype", dtype, words, kind=UnsupportedError)
    try:
        found = np.dtype(dtype)
    except TypeError:
        refuse("dtype", dtype, f"one of {_known_names()}", kind=UnsupportedError)
    return found, number(found)


def numpy(number):
    """Returns the NumPy dtype of the library's number."""
    if number not in NUMPY and not _register_bfloat16():
        refuse("dtype", name(number), f"one of {_known_names()}", kind=UnsupportedError)
    return NUMPY[number]


def name(number):
    """Returns the library's name of a dtype number."""
    return next(name for name, value, _ in DTYPES if value == number)


def _register_bfloat16():
    """Registers bfloat16 if the package ml_dtypes is installed; returns whether it is."""
    try:
        extension = importlib.import_module("ml_dtypes")
    except ImportError:
        return False
    value = next(value for name, value, _ in DTYPES if name == _EXTENSION)
    NUMPY[value] = np.dtype(extension.bfloat16)
    NUMBERS[NUMPY[value]] = value
    return True


def _known_names():
    """Returns the names of the supported dtypes for messages; bfloat16 if ml_dtypes is loaded."""
    names = [name for name, _, numpy in DTYPES if numpy != _EXTENSION or "ml_dtypes" in sys.modules]
    return ", ".join(names)


def is_masked(values):
    """Returns whether `values` is a NumPy masked array."""
    masked = sys.modules.get("numpy.ma")
    return masked is not None and isinstance(values, masked.MaskedArray)


def converted(values, dtype, *, takes_empty=False):
    """Returns `values` as a C-contiguous array of a dtype; None if that loses information.

    Also None for masked arrays and values that NumPy cannot convert.  The result may share the
    memory of `values`.  With `takes_empty`, an array without elements may have any dtype.
    """
    if is_masked(values):
        return None
    try:
        found = np.asarray(values)
        if not _is_convertible(found.dtype, dtype) and not (takes_empty and found.size == 0):
            return None
        made = np.asarray(values, dtype, order="C")
    except DTLError:  # an array in device memory, which the host cannot read
        raise
    except (TypeError, ValueError, OverflowError):
        return None
    # Integers and strings must keep their values; other numbers may be rounded.
    is_exact = dtype.kind in "buiSU" and found.dtype != dtype
    if is_exact and (found != made).any():
        return None
    return made if made.flags.aligned else made.copy()


def _is_convertible(source, target):
    """Returns whether dtype `source` can become `target` without loss of information."""
    if source == target or target.fields is not None:
        return True
    if source.kind in _KIND_ORDER and target.kind in _KIND_ORDER:
        return _KIND_ORDER[source.kind] <= _KIND_ORDER[target.kind]
    return source.kind in ("uif" if target.kind not in "SU" else target.kind)
