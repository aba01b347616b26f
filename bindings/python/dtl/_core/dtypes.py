# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's dtypes and the library's, by the table that the specification gives."""

import importlib
import sys

import numpy as np

from dtl._constants import DTYPES
from dtl._core.errors import refuse
from dtl._status import DTLError, UnsupportedError

_EXTENSION = "bfloat16"  # NumPy has it through ml_dtypes only

NUMPY = {number: np.dtype(numpy) for _, number, numpy in DTYPES if numpy != _EXTENSION}
NUMBERS = {dtype: number for number, dtype in NUMPY.items()}
# What given() makes of NumPy's scalar types, which are named most.
_OF_TYPES = {each.type: (each, NUMBERS[each]) for each in NUMBERS if each.names is None}
_ORDER = {"b": 0, "u": 0, "i": 0, "f": 1, "c": 2}  # of kinds: each may become one behind it


def number(dtype, argument="dtype"):
    """The library's number of a NumPy dtype."""
    found = NUMBERS.get(dtype)
    if found is None and dtype.names is not None:
        found = NUMBERS.get(_pair(dtype))
    if found is None and str(dtype) == _EXTENSION and _learn():
        found = NUMBERS.get(dtype)
    if found is None:
        words = f"one of {_known()}"
        if "." in argument:  # of data
            words += "; for other objects there are broadcast_object and its kin"
        refuse(argument, str(dtype), words, kind=UnsupportedError)
    return found


def _pair(dtype):
    """The library's dtype for a structure of a value and an index, by any names."""
    if len(dtype.names) != 2:
        return None
    fields = [dtype.fields[name][:2] for name in dtype.names]
    named = [(name, field) for name, (field, _) in zip(("value", "index"), fields)]
    found = np.dtype(named)
    is_packed = [offset for _, offset in fields] == [0, fields[0][0].itemsize]
    return found if is_packed and found.itemsize == dtype.itemsize else None


def given(dtype):
    """What the user names as a dtype, as NumPy's and as the library's number."""
    found = _OF_TYPES.get(dtype) if isinstance(dtype, type) else None
    if found is not None:
        return found
    if isinstance(dtype, str) and dtype == _EXTENSION:
        _learn()
    if isinstance(dtype, int):
        words = "a dtype; several dimensions are one argument, such as (10, 20)"
        refuse("dtype", dtype, words, kind=UnsupportedError)
    try:
        found = np.dtype(dtype)
    except TypeError:
        refuse("dtype", dtype, f"one of {_known()}", kind=UnsupportedError)
    return found, number(found)


def numpy(number):
    """NumPy's dtype of the library's number."""
    if number not in NUMPY and not _learn():
        refuse("dtype", name(number), f"one of {_known()}", kind=UnsupportedError)
    return NUMPY[number]


def name(number):
    """The library's name of a dtype."""
    return next(name for name, value, _ in DTYPES if value == number)


def _learn():
    """Enter the dtype that an optional package brings; whether it is there."""
    try:
        extension = importlib.import_module("ml_dtypes")
    except ImportError:
        return False
    value = next(value for name, value, _ in DTYPES if name == _EXTENSION)
    NUMPY[value] = np.dtype(extension.bfloat16)
    NUMBERS[NUMPY[value]] = value
    return True


def _known():
    names = [name for name, _, numpy in DTYPES if numpy != _EXTENSION or "ml_dtypes" in sys.modules]
    return ", ".join(names)


def is_masked(values):
    """Whether some elements of an array may not count."""
    masked = sys.modules.get("numpy.ma")
    return masked is not None and isinstance(values, masked.MaskedArray)


def converted(values, dtype, *, takes_empty=False):
    """`values` as a C-contiguous array of a dtype; None if they would not keep their meaning."""
    if is_masked(values):
        return None
    try:
        found = np.asarray(values)
        if not _may_become(found.dtype, dtype) and not (takes_empty and found.size == 0):
            return None
        made = np.asarray(values, dtype, order="C")
    except DTLError:  # what lies in a device's memory says so
        raise
    except (TypeError, ValueError, OverflowError):
        return None
    # Integers and texts are what they were; other numbers may be rounded.
    is_exact = dtype.kind in "buiSU" and found.dtype != dtype
    if is_exact and (found != made).any():
        return None
    return made if made.flags.aligned else made.copy()


def _may_become(source, target):
    """Whether numbers keep their kind, and texts; of other dtypes, whether NumPy may try."""
    if source == target or target.fields is not None:
        return True
    if source.kind in _ORDER and target.kind in _ORDER:
        return _ORDER[source.kind] <= _ORDER[target.kind]
    return source.kind in ("uif" if target.kind not in "SU" else target.kind)
