# SPDX-License-Identifier: BSD-3-Clause
"""Reductions of all elements of a container, as NumPy's users know them: methods that all ranks
call, with one answer on every rank.

This rank's part is reduced by NumPy, in the type that NumPy chooses, and the parts' results over
the ranks.  A replicated container counts once.
"""

import math
import warnings

import numpy as np

from dtl._constants import PartitionPolicy
from dtl._core import dtypes
from dtl._core.arguments import memory, operation, room, size
from dtl._core.errors import refuse
from dtl._native import ffi
from dtl._raw import algorithm as raw
from dtl._raw.container import container_combine

_WIDE = {"b": np.float64, "i": np.float64, "u": np.float64, "f": np.float64, "c": np.complex128}


def total(self, axis=None, dtype=None, out=None):
    return _fold(_checked(self, axis, out), np.add, "sum", dtype)


def product(self, axis=None, dtype=None, out=None):
    return _fold(_checked(self, axis, out), np.multiply, "prod", dtype)


def least(self, axis=None, out=None):
    _checked(self, axis, out)
    return _complex_extreme(self, np.min) if _is_complex(self) else _extremes(self)[0]


def greatest(self, axis=None, out=None):
    _checked(self, axis, out)
    return _complex_extreme(self, np.max) if _is_complex(self) else _extremes(self)[1]


def mean(self, axis=None, dtype=None, out=None):
    _checked(self, axis, out)
    count = _count(self)
    if count == 0:
        return _of_none("Mean of empty slice", _type_of_mean(self, dtype))
    if dtype is None and _is_common(self):
        return _type_of_mean(self, dtype)(raw.container_mean(self._opened()))
    return _type_of_mean(self, dtype)(_wide_sum(self, dtype) / count)


def variance(self, axis=None, dtype=None, out=None, ddof=0):
    _checked(self, axis, out)
    ddof = size("ddof", ddof)
    count = _count(self)
    made = _type_of_mean(self, dtype)(0).real.dtype.type
    if count == 0:
        return _of_none("Degrees of freedom <= 0 for slice", made)
    if dtype is None and _is_common(self):
        return made(raw.container_var(self._opened(), ddof))
    middle = _wide_sum(self, dtype) / count
    away = np.abs(self._read().astype(dtype or _wide(self)) - middle)
    squares = _combined(self, np.square(away).sum(), "sum")
    return made(squares / max(count - ddof, 0))


def deviation(self, axis=None, dtype=None, out=None, ddof=0):
    return np.sqrt(variance(self, axis, dtype, out, ddof))


def median(self):
    """Every rank gets all elements of a container of complex numbers, and does the same work."""
    made = _type_of_mean(self, None)
    if _count(self) == 0:
        return _of_none("Mean of empty slice", made)
    if _is_complex(self):
        return np.median(_gathered(self, self._read().reshape(-1)))
    found = np.empty(1)
    given = ffi.new("double *", 0.5), 1, ffi.from_buffer("double[]", found)
    raw.container_quantile(self._opened(), *given)
    return made(found[0])


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


def _is_complex(container):
    return container.dtype.kind == "c"


def _complex_extreme(container, extreme):
    """The least or the greatest by NumPy's order, real parts first; NaN where there is one."""
    part = container._read().reshape(-1)
    found = _gathered(container, extreme(part, keepdims=True) if part.size else part)
    if found.size == 0:
        _extremes(container)  # refuses it
    return extreme(found)


def _gathered(container, part):
    """The parts of all ranks, which may have any size, one behind the other."""
    if container.partition_policy is PartitionPolicy.REPLICATED or container.num_ranks == 1:
        return part
    counts = np.zeros(container.num_ranks, np.int64)
    counts[container.rank] = part.size
    counts = _combined(container, counts, "sum")
    begin = counts[: container.rank].sum()
    whole = np.zeros(counts.sum(), part.dtype)
    whole[begin : begin + part.size] = part
    return _combined(container, whole.view(np.uint8), "bor").view(part.dtype)


def _of_none(words, made):
    """NumPy's answer for no elements, with its warning."""
    warnings.warn(words, RuntimeWarning, 3)
    return made(math.nan)


def _type_of_mean(container, dtype):
    """The scalar type that NumPy's mean of such elements has."""
    if dtype is not None:
        return np.dtype(dtype).type
    return np.float64 if container.dtype.kind in "biu" else container.dtype.type


def _wide_sum(container, dtype):
    return _fold(container, np.add, "sum", dtype or _wide(container))


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
    number = dtypes.number(mine.dtype)
    container_combine(handle, memory(mine), room(result), mine.size, number, operation(op))
    return result[()]


def _count(container):
    """Elements on all ranks, also of a span of some."""
    if container._owns:
        return container.global_size
    return int(_combined(container, np.int64(container.local_size), "sum"))


def _extremes(container):
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    raw.container_minmax(container._opened(), room(low), room(high))
    return low[()], high[()]


def _found(container, index):
    if index < 0:
        refuse("self", container, "one that has elements", rule="empty")
    return index
