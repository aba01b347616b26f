# SPDX-License-Identifier: BSD-3-Clause
"""Reductions of all elements of a container: collective methods with the same result on all ranks.

NumPy reduces the local part, in the dtype that it chooses, and the library reduces the partial
results over the ranks.  The elements of a replicated container count once.
"""

import math
import warnings

import numpy as np

from dtl._constants import PartitionPolicy
from dtl._core import dtypes
from dtl._core.arguments import memory, operation, size, writable_memory
from dtl._core.errors import refuse
from dtl._native import ffi
from dtl._raw import algorithm as raw
from dtl._raw.container import container_combine

_ACCUMULATION_DTYPES = {
    "b": np.float64,
    "i": np.float64,
    "u": np.float64,
    "f": np.float64,
    "c": np.complex128,
}


def total(self, axis=None, dtype=None, out=None):
    return _reduce(_check_parameters(self, axis, out), np.add, "sum", dtype)


def product(self, axis=None, dtype=None, out=None):
    return _reduce(_check_parameters(self, axis, out), np.multiply, "prod", dtype)


def minimum(self, axis=None, out=None):
    _check_parameters(self, axis, out)
    return _complex_extreme(self, np.min) if _is_complex(self) else _extremes(self)[0]


def maximum(self, axis=None, out=None):
    _check_parameters(self, axis, out)
    return _complex_extreme(self, np.max) if _is_complex(self) else _extremes(self)[1]


def mean(self, axis=None, dtype=None, out=None):
    _check_parameters(self, axis, out)
    count = _count(self)
    if count == 0:
        return _nan_with_warning("Mean of empty slice", _mean_type(self, dtype))
    if dtype is None and _is_computed_in_c(self):
        return _mean_type(self, dtype)(raw.container_mean(self._opened()))
    return _mean_type(self, dtype)(_accurate_sum(self, dtype) / count)


def variance(self, axis=None, dtype=None, out=None, ddof=0):
    _check_parameters(self, axis, out)
    ddof = size("ddof", ddof)
    count = _count(self)
    result_type = _mean_type(self, dtype)(0).real.dtype.type
    if count == 0:
        return _nan_with_warning("Degrees of freedom <= 0 for slice", result_type)
    if dtype is None and _is_computed_in_c(self):
        return result_type(raw.container_var(self._opened(), ddof))
    average = _accurate_sum(self, dtype) / count
    deviation = np.abs(self._read().astype(dtype or _accumulation_dtype(self)) - average)
    squares = reduce_over_ranks(self, np.square(deviation).sum(), "sum")
    return result_type(squares / max(count - ddof, 0))


def standard_deviation(self, axis=None, dtype=None, out=None, ddof=0):
    return np.sqrt(variance(self, axis, dtype, out, ddof))


def median(self):
    """Returns the median.  For complex numbers, every rank gathers all elements."""
    result_type = _mean_type(self, None)
    if _count(self) == 0:
        return _nan_with_warning("Mean of empty slice", result_type)
    if _is_complex(self):
        return np.median(_concatenate(self, self._read().reshape(-1)))
    found = np.empty(1)
    args = ffi.new("double *", 0.5), 1, ffi.from_buffer("double[]", found)
    raw.container_quantile(self._opened(), *args)
    return result_type(found[0])


def all_true(self, axis=None, out=None):
    part = _check_parameters(self, axis, out)._read()
    return bool(reduce_over_ranks(self, np.bool_(np.all(part)), "land"))


def any_true(self, axis=None, out=None):
    part = _check_parameters(self, axis, out)._read()
    return bool(reduce_over_ranks(self, np.bool_(np.any(part)), "lor"))


def argmin(self, axis=None, out=None):
    handle = _check_parameters(self, axis, out)._opened()
    if self._dtype.kind == "f" and math.isnan(_extremes(self)[0]):
        return raw.container_max_element(handle)  # as in NumPy, the index of the first NaN
    return _check_found(self, raw.container_min_element(handle))


def argmax(self, axis=None, out=None):
    return _check_found(
        self, raw.container_max_element(_check_parameters(self, axis, out)._opened())
    )


def _check_parameters(container, axis, out):
    """Raises for the NumPy parameters `axis` and `out`, which are not supported.  Returns the
    container.
    """
    if axis is not None:
        refuse("axis", axis, "None: all elements on all ranks are reduced")
    if out is not None:
        refuse("out", out, "None: every rank gets the result")
    return container


def _is_complex(container):
    """Returns whether the elements are complex numbers."""
    return container.dtype.kind == "c"


def _complex_extreme(container, extreme):
    """Returns the minimum or maximum in NumPy's order of complex numbers; NaN if there is one.

    Collective.  Raises if the container is empty.
    """
    part = container._read().reshape(-1)
    found = _concatenate(container, extreme(part, keepdims=True) if part.size else part)
    if found.size == 0:
        _extremes(container)  # raises the error for an empty container
    return extreme(found)


def _concatenate(container, part):
    """Returns the parts of all ranks, concatenated in rank order, on every rank.  Collective.

    The parts may differ in size.
    """
    if container.partition_policy is PartitionPolicy.REPLICATED or container.num_ranks == 1:
        return part
    counts = np.zeros(container.num_ranks, np.int64)
    counts[container.rank] = part.size
    counts = reduce_over_ranks(container, counts, "sum")
    begin = counts[: container.rank].sum()
    everything = np.zeros(counts.sum(), part.dtype)
    everything[begin : begin + part.size] = part
    return reduce_over_ranks(container, everything.view(np.uint8), "bor").view(part.dtype)


def _nan_with_warning(words, result_type):
    """Returns NaN and warns, as NumPy does for an empty array."""
    warnings.warn(words, RuntimeWarning, 3)
    return result_type(math.nan)


def _mean_type(container, dtype):
    """Returns the scalar type of NumPy's mean of such elements."""
    if dtype is not None:
        return np.dtype(dtype).type
    return np.float64 if container.dtype.kind in "biu" else container.dtype.type


def _accurate_sum(container, dtype):
    """Returns the sum of all elements in `dtype`, or in float64 or complex128.  Collective."""
    return _reduce(container, np.add, "sum", dtype or _accumulation_dtype(container))


def _is_computed_in_c(container):
    """Returns true if the C library computes the statistics of the container."""
    is_real = container.dtype.kind in "biuf" and container.dtype != np.float16
    return is_real and container._owns


def _accumulation_dtype(container):
    """Returns the dtype in which statistics are accumulated.  NumPy does not know the kind of
    bfloat16, which is accumulated in float64.
    """
    return _ACCUMULATION_DTYPES.get(container.dtype.kind, np.float64)


def _reduce(container, ufunc, op, dtype):
    """Returns the reduction of all elements by `ufunc`, whose name in the library is `op`.
    Collective.
    """
    with np.errstate(over="ignore", invalid="ignore"):  # of partial results
        part = ufunc.reduce(container._read(), axis=None, dtype=dtype)
        found = reduce_over_ranks(container, part, op)
    if found.dtype.kind in "biu" or np.isfinite(found):
        return found
    return _reduce_in_order(container, ufunc, op, found)


def _reduce_in_order(container, ufunc, op, found):
    """Returns the reduction in index order.  Collective.

    Partial results may stay finite where those of ranks overflow to the non-finite `found`.
    """
    if found.dtype == container.dtype:
        result = np.empty_like(found)
        raw.container_reduce(container._opened(), operation(op), writable_memory(result))
        return result[()]
    part = container._read()
    if not reduce_over_ranks(container, np.bool_(np.isfinite(part).all()), "land"):
        return found
    values = part.reshape(-1).astype(found.dtype)
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return ufunc.accumulate(values)[-1]
    prefix = np.full(1, ufunc.identity, found.dtype)
    for rank in range(
        container.num_ranks
    ):  # each rank continues from the result of the lower ranks
        if rank == container.rank:
            prefix = ufunc.accumulate(np.concatenate((prefix, values)))[-1:]
        else:
            prefix = np.zeros_like(prefix)
        prefix = reduce_over_ranks(container, prefix.view(np.uint8), "bor").view(found.dtype)
    return prefix[0]


def reduce_over_ranks(container, value, op):
    """Returns the reduction of the ranks' partial results over all ranks.  Collective.

    Returns `value` itself, without communication, for a replicated container.
    """
    handle = container._opened()
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return value
    contribution = np.asarray(value, order="C")
    result = np.empty_like(contribution)
    number = dtypes.number(contribution.dtype)
    container_combine(
        handle,
        memory(contribution),
        writable_memory(result),
        contribution.size,
        number,
        operation(op),
    )
    return result[()]


def _count(container):
    """Returns the number of elements on all ranks.  Collective for spans."""
    if container._owns:
        return container.global_size
    return int(reduce_over_ranks(container, np.int64(container.local_size), "sum"))


def _extremes(container):
    """Returns the minimum and the maximum; raises for an empty container.  Collective."""
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    raw.container_minmax(container._opened(), writable_memory(low), writable_memory(high))
    return low[()], high[()]


def _check_found(container, index):
    """Returns `index`; raises if it is negative, as for an empty container."""
    if index < 0:
        refuse("self", container, "one that has elements", rule="empty")
    return index
