# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's dtypes and the library's, by the table that the specification gives."""

import importlib
import sys

import numpy as np

from dtl._constants import DTYPES
from dtl._error import UnsupportedError, refuse

_EXTENSION = "bfloat16"  # NumPy has it through ml_dtypes only

NUMPY = {number: np.dtype(numpy) for _, number, numpy in DTYPES if numpy != _EXTENSION}
NUMBERS = {dtype: number for number, dtype in NUMPY.items()}
# What given() makes of NumPy's scalar types, which are named most.
_OF_TYPES = {each.type: (each, NUMBERS[each]) for each in NUMBERS if each.names is None}


def number(dtype, argument="dtype"):
    """The library's number of a NumPy dtype."""
    found = NUMBERS.get(dtype)
    if found is None and str(dtype) == _EXTENSION and _learn():
        found = NUMBERS.get(dtype)
    if found is None:
        refuse(argument, str(dtype), f"one of {_known()}", kind=UnsupportedError)
    return found


def given(dtype):
    """What the user names as a dtype, as NumPy's and as the library's number."""
    found = _OF_TYPES.get(dtype) if isinstance(dtype, type) else None
    if found is not None:
        return found
    if isinstance(dtype, str) and dtype == _EXTENSION:
        _learn()
    try:
        found = np.dtype(dtype)
    except TypeError:
        refuse("dtype", dtype, f"one of {_known()}", kind=UnsupportedError)
    return found, number(found)


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
