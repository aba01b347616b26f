# SPDX-License-Identifier: BSD-3-Clause
"""Overflow checks of integer sums and products over the ranks; arrays wrap as in NumPy."""

import operator

import numpy as np

from dtl._constants import OPERATIONS
from dtl._core import arguments
from dtl._core.errors import failure
from dtl._status import OverflowedError

_FOLDS = {OPERATIONS["sum"]: operator.add, OPERATIONS["prod"]: operator.mul}
_BEYOND_ALL_RANKS = {
    "sum": operator.mul,
    "prod": operator.pow,
}  # result of equal values on all ranks


def fold(array, op):
    """Returns the operator that reduces equal Python integers by `op`; None if the array holds no
    integers or `op` is neither a sum nor a product.
    """
    return _FOLDS.get(op) if array.dtype.kind in "iu" else None


def fits(number, dtype):
    """Returns whether an integer is in the range of an integer dtype."""
    limits = np.iinfo(dtype)
    return int(limits.min) <= number <= int(limits.max)


def magnitude(array, op):
    """Returns a double per integer; their reduction over all ranks bounds every partial result."""
    found = np.abs(array.astype(np.float64))
    return found if op == OPERATIONS["sum"] else np.maximum(found, 1.0)


def certainly_fits(bound, dtype):
    """Returns whether integers up to the rounded `bound` fit into the dtype."""
    return bound < int(np.iinfo(dtype).max) // 2


def refuse_beyond(argument, op, dtype):
    """Raises OverflowedError: the result over all ranks is not in the range of the dtype."""
    what = f"{argument}: its {getattr(op, '__name__', op)} over all ranks is beyond {dtype}"
    raise failure(argument, "limit", what, "one that fits, or floats", kind=OverflowedError)


def addend(ctx, argument, value, op):
    """Returns `value` as an array and its dtype's number, for a reduction that cannot check first.

    Raises OverflowedError if an integer would overflow with equal values on all ranks.
    """
    array, dtype = arguments.host_or_device_array(argument, value)
    number = arguments.operation(op)
    array, dtype = arguments.counted(array, dtype, number)
    is_number = type(array) is np.ndarray and array.ndim == 0 and type(value) is not np.ndarray
    if is_number and fold(array, number) is not None:
        name = next(name for name, each in OPERATIONS.items() if each == number)
        most = _BEYOND_ALL_RANKS[name](int(array), ctx.size)
        if not fits(most, array.dtype):
            what = f"{argument}: {name} of {int(array)} on {ctx.size} ranks is beyond {array.dtype}"
            words = "a smaller one, a float or an array, as a started call can't ask the others"
            raise failure(argument, "limit", what, words, kind=OverflowedError)
    return array, dtype
