# SPDX-License-Identifier: BSD-3-Clause
"""Reductions of all elements of a container, as NumPy's users know them: methods that all ranks
call, with one answer on every rank.

This rank's part is reduced by NumPy, in the type that NumPy chooses, and the parts' results over
the ranks.  A replicated container counts once.
"""

import math

import numpy as np

from dtl import _dtypes
from dtl._arguments import memory, operation, room, size
from dtl._constants import PartitionPolicy
from dtl._error import failure, refuse
from dtl._raw import algorithm as raw
from dtl._raw.container import container_combine

_WIDE = {"b": np.float64, "i": np.float64, "u": np.float64, "f": np.float64, "c": np.complex128}


def total(self, axis=None, dtype=None, out=None):
    return _fold(_checked(self, axis, out), np.add, "sum", dtype)


def product(self, axis=None, dtype=None, out=None):
    return _fold(_checked(self, axis, out), np.multiply, "prod", dtype)


def least(self, axis=None, out=None):
    return _extremes(_ordered(_checked(self, axis, out), "min"))[0]


def greatest(self, axis=None, out=None):
    return _extremes(_ordered(_checked(self, axis, out), "max"))[1]


def mean(self, axis=None, dtype=None, out=None):
    _checked(self, axis, out)
    if dtype is None and _is_common(self):
        return np.float64(raw.container_mean(self._opened()))
    wide = dtype or _wide(self)
    return _fold(self, np.add, "sum", wide) / _count(self)


def variance(self, axis=None, dtype=None, out=None, ddof=0):
    _checked(self, axis, out)
    ddof = size("ddof", ddof)
    if dtype is None and _is_common(self):
        return np.float64(raw.container_var(self._opened(), ddof))
    away = np.abs(self._read().astype(dtype or _wide(self)) - mean(self, dtype=dtype))
    squares = _combined(self, np.square(away).sum(), "sum")
    return squares / max(_count(self) - ddof, 0)


def deviation(self, axis=None, dtype=None, out=None, ddof=0):
    return np.sqrt(variance(self, axis, dtype, out, ddof))


def all_true(self, axis=None, out=None):
    part = _checked(self, axis, out)._read()
    return bool(_combined(self, np.bool_(np.all(part)), "land"))


def any_true(self, axis=None, out=None):
    part = _checked(self, axis, out)._read()
    return bool(_combined(self, np.bool_(np.any(part)), "lor"))


def least_at(self, axis=None, out=None):
    handle = _checked(self, axis, out)._opened()
    if self._dtype.kind == "f" and math.isnan(_extremes(self)[0]):
        return raw.container_max_element(handle)  # NumPy answers with the first NaN
    return _found(self, raw.container_min_element(handle))


def greatest_at(self, axis=None, out=None):
    return _found(self, raw.container_max_element(_checked(self, axis, out)._opened()))


def _checked(container, axis, out):
    """NumPy's functions hand these on; here there is one result, over all dimensions."""
    if axis is not None:
        refuse("axis", axis, "None: all elements on all ranks are reduced")
    if out is not None:
        refuse("out", out, "None: every rank gets the result")
    return container


def _ordered(container, op):
    """A container whose elements can be compared."""
    if container.dtype.kind == "c":
        words = f"one that is defined for {container.dtype}"
        raise failure("op", "op", f"op is {op}", words)
    return container


def _is_common(container):
    """Whether the library computes its statistics, which are of all that the global size counts."""
    is_real = container.dtype.kind in "biuf" and container.dtype != np.float16
    return is_real and container._owns


def _wide(container):
    """The type in which the others are computed; bfloat16 is of no kind that NumPy knows."""
    return _WIDE.get(container.dtype.kind, np.float64)


def _fold(container, ufunc, op, dtype):
    with np.errstate(over="ignore", invalid="ignore"):  # of partial results
        part = ufunc.reduce(container._read(), axis=None, dtype=dtype)
        found = _combined(container, part, op)
    if found.dtype.kind in "biu" or np.isfinite(found):
        return found
    return _in_order(container, ufunc, op, found)


def _in_order(container, ufunc, op, found):
    """The same in index order, in which partial results may be finite where `found` is not."""
    if found.dtype == container.dtype:
        result = np.empty_like(found)
        raw.container_reduce(container._opened(), operation(op), room(result))
        return result[()]
    part = container._read()
    if not _combined(container, np.bool_(np.isfinite(part).all()), "land"):
        return found
    values = part.reshape(-1).astype(found.dtype)
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return ufunc.accumulate(values)[-1]
    prefix = np.full(1, ufunc.identity, found.dtype)
    for rank in range(container.num_ranks):  # each continues from what lower ranks come to
        if rank == container.rank:
            prefix = ufunc.accumulate(np.concatenate((prefix, values)))[-1:]
        else:
            prefix = np.zeros_like(prefix)
        prefix = _combined(container, prefix.view(np.uint8), "bor").view(found.dtype)
    return prefix[0]


def _combined(container, value, op):
    """The parts' results, reduced over the ranks."""
    handle = container._opened()
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return value
    mine = np.asarray(value, order="C")
    result = np.empty_like(mine)
    number = _dtypes.number(mine.dtype)
    container_combine(handle, memory(mine), room(result), mine.size, number, operation(op))
    return result[()]


def _count(container):
    """Elements on all ranks, also of a span of some."""
    return int(_combined(container, np.int64(container.local_size), "sum"))


def _extremes(container):
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    raw.container_minmax(container._opened(), room(low), room(high))
    return low[()], high[()]


def _found(container, index):
    if index < 0:
        refuse("self", container, "one that has elements", rule="empty")
    return index
