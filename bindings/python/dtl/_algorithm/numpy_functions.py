# SPDX-License-Identifier: BSD-3-Clause
"""Implementations of NumPy functions for containers: `np.median(v)` is the same on every rank.

The functions are collective.  A result with one value per element is a new container.  Array
operands have the shape of the local part or the global shape.  Parameters are named and ordered as
in NumPy.
"""

import functools
import math
import zlib
from typing import Any

import numpy as np

from dtl._algorithm import algorithm as _algorithm
from dtl._algorithm import statistics
from dtl._container import reductions
from dtl._container.array_function import implements
from dtl._container.collective_errors import run_or_raise_on_all
from dtl._container.container import (
    DistributedContainer,
    OwningContainer,
    check_same_layout,
    container_handle,
)
from dtl._container.copy_methods import new_like, transpose
from dtl._container.index_map import IndexMap, gather_elements, is_distributed
from dtl._container.reductions import reduce_over_ranks
from dtl._core import arguments, dtypes
from dtl._core.arguments import operation
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._raw import algorithm as raw
from dtl._raw import collective as raw_collective
from dtl._status import MismatchError, UnsupportedError

_PERCENT = 1e2

# ---- reductions ---------------------------------------------------------------------------------


def _method(name):
    """Returns the implementation of a NumPy function that is a method of containers."""
    method = getattr(DistributedContainer, name)

    @functools.wraps(method)
    def implementation(a, *args, **kwargs):
        return method(_open("a", a), *args, **kwargs)

    return implementation


for _name in ("sum", "prod", "mean", "var", "std", "all", "any", "argmin", "argmax"):
    implements(_name)(_method(_name))
implements("min", "amin")(_method("min"))
implements("max", "amax")(_method("max"))


@implements("ptp")
def ptp(a, axis=None):
    _refuse_axis(axis)
    low, high = statistics.minmax(_open("a", a))
    return high - low


@implements("count_nonzero")
def count_nonzero(a, axis=None):
    _refuse_axis(axis)
    return int(reduce_over_ranks(a, np.int64(np.count_nonzero(_open("a", a)._read())), "sum"))


@implements("linalg.norm")
def norm(x, ord=None):
    part = np.abs(_open("x", x)._read())
    if part.dtype.kind != "f":
        part = part.astype(np.float64)
    if ord is None or (ord == 2 and x.ndim == 1) or (ord == "fro" and x.ndim == 2):
        return np.sqrt(reduce_over_ranks(x, np.square(part).sum(dtype=part.dtype), "sum"))
    if x.ndim > 1 or isinstance(ord, str):
        words = "None, of a matrix 'fro', or of one dimension a number"
        refuse("ord", ord, words, kind=MismatchError)
    if x.empty and math.isinf(ord):
        refuse("x", x, "one that has elements", rule="empty")
    if ord == math.inf:
        return reduce_over_ranks(x, part.max(initial=0), "max")
    if ord == -math.inf:
        return reduce_over_ranks(x, part.min(initial=math.inf), "min")
    if ord == 0:
        return part.dtype.type(count_nonzero(x))
    return reduce_over_ranks(x, (part**ord).sum(), "sum") ** part.dtype.type(1 / ord)


@implements("dot", "inner", "matmul")
def dot(a, b):
    _check_one_dimensional(a=a, b=b)
    return _product(np.dot, a, b)


@implements("vecdot")
def vecdot(x1, x2):
    _check_one_dimensional(x1=x1, x2=x2)
    return _product(np.vdot, x1, x2)


@implements("vdot")
def vdot(a, b):
    for argument, value in (("a", a), ("b", b)):
        if _dimensions(value) == 0:
            refuse(f"{argument}.ndim", 0, "as many elements on both sides", kind=MismatchError)
    return _product(np.vdot, a, b)


def _check_one_dimensional(**operands):
    """Raises UnsupportedError unless all operands have one dimension."""
    for argument, value in operands.items():
        if _dimensions(value) != 1:
            words = "one dimension: other products are made of local_view()"
            refuse(f"{argument}.ndim", np.ndim(value), words, kind=UnsupportedError)


def _dimensions(value):
    """Returns np.ndim(value); np.ndim() of a closed container would report another argument."""
    return value.ndim if isinstance(value, DistributedContainer) else np.ndim(value)


def _product(multiply, a, b):
    """Returns the sum over the ranks of `multiply`, a product of the local parts.  Collective."""
    first, parts = _local_operands(a, b)
    result = run_or_raise_on_all(first, multiply, *parts)
    return reduce_over_ranks(first, result, "lor" if result.dtype == np.bool_ else "sum")


def _all_ranks_pass(test, a, b):
    """Returns whether the local parts pass the test on all ranks.  Collective."""
    first, parts = _local_operands(a, b)
    result = run_or_raise_on_all(first, test, *parts)
    return bool(reduce_over_ranks(first, np.bool_(result), "land"))


@implements("array_equal")
def array_equal(a1, a2, equal_nan=False):
    if all(isinstance(each, DistributedContainer) for each in (a1, a2)) and a1.shape != a2.shape:
        return False
    return _all_ranks_pass(lambda *parts: np.array_equal(*parts, equal_nan), a1, a2)


# ---- statistics ---------------------------------------------------------------------------------


def median(a, axis=None):
    _refuse_axis(axis)
    return reductions.median(_open("a", a))


implements("median")(median)


@implements("quantile")
def quantile(a, q, axis=None, method="linear"):
    _refuse_axis(axis)
    _one_of("method", method, "linear")
    return statistics.quantile(_open("a", a), _uniform_value("q", q))


@implements("percentile")
def percentile(a, q, axis=None, method="linear"):
    return quantile(a, np.true_divide(_uniform_value("q", q), _PERCENT), axis, method)


@implements("histogram")
def histogram(a, bins=10, range=None, density=None):
    _open("a", a)
    if isinstance(bins, str):
        refuse("bins", bins, "their number, or their edges", kind=UnsupportedError)
    if range is None and np.ndim(bins) == 0:
        range = (0.0, 1.0) if a.empty else statistics.minmax(a)
    count = functools.partial(np.histogram, bins=bins, range=range)
    counts, edges = run_or_raise_on_all(a, count, a._read())
    counts = reduce_over_ranks(a, counts.astype(np.int64), "sum")
    return (counts / np.diff(edges) / counts.sum() if density else counts), edges


# ---- order --------------------------------------------------------------------------------------


@implements("sort")
def sort(a, axis=-1, kind=None, *, stable=None):
    result = _check_axis_of_one(a, axis).copy()
    _algorithm.sort(result, stable=bool(stable) or kind in ("stable", "mergesort"))
    return result


@implements("searchsorted")
def searchsorted(a, v, side="left"):
    _one_of("side", side, "left", "right")
    if isinstance(v, DistributedContainer):
        if isinstance(a, DistributedContainer):
            words = "an array, the same on every rank"
            refuse("v", v, words, kind=UnsupportedError)
        return _elementwise(lambda part: np.searchsorted(a, part, side), v)
    _check_axis_of_one(a, 0)
    wanted = run_or_raise_on_all(a, np.asarray, v)
    _check_equal_on_all(a, "v", wanted)
    below = np.asarray(np.searchsorted(a._read(), wanted, side), np.int64)
    return reduce_over_ranks(a, below, "sum")


# ---- scans and differences ----------------------------------------------------------------------


def _scan(function, op, a, axis, dtype):
    """Returns a new container of the prefix sums or products of `a`.  Collective.

    NumPy's `function` decides the result's dtype.
    """
    _check_axis_of_one(a, axis)
    wide = function(np.empty(0, a.dtype), dtype=dtype).dtype
    result = new_like(a, wide)
    result.local_view()[...] = a._read()
    raw.container_inclusive_scan(result._handle, operation(op))
    return result


@implements("diff")
def diff(a, n=1, axis=-1):
    _check_axis_of_one(a, axis)
    if n < 0:
        refuse("n", n, "0 or more", rule="range")
    subtract = np.not_equal if a.dtype == np.bool_ else np.subtract
    result = a.copy()
    for _ in range(n):
        last, result = result, new_like(a, a.dtype, (max(result.size - 1, 0),))
        indices = IndexMap(result).indices()
        result.local_view()[...] = subtract(
            gather_elements(last, indices + 1), gather_elements(last, indices)
        )
    return result


# ---- element by element -------------------------------------------------------------------------


@implements("clip")
def clip(a, a_min=None, a_max=None, out=None, *, min=None, max=None):
    low, high = min if a_min is None else a_min, max if a_max is None else a_max
    return _elementwise(np.clip, a, low, high, out=out)


@implements("isin")
def isin(element, test_elements, assume_unique=False, invert=False):  # noqa: ARG001, a hint
    if not isinstance(test_elements, DistributedContainer):
        return _elementwise(lambda part: np.isin(part, test_elements, invert=invert), element)
    is_array = not isinstance(element, DistributedContainer)
    part = np.asarray(element) if is_array else _open("element", element)._read()
    found = np.zeros(part.shape, bool)
    for each in _broadcast_parts(_open("test_elements", test_elements)):
        found |= np.isin(part, each)
    if invert:
        found = ~found
    return found if is_array else _new_container(element, found)


@implements("take")
def take(a, indices, axis=None):
    if a.ndim > 1:
        _refuse_axis(axis)
    return _open("a", a).take(indices)


@implements("full_like")
def full_like(a, fill_value, dtype=None):
    result = new_like(_open("a", a), a.dtype if dtype is None else dtype)
    result.fill(np.asarray(fill_value).astype(result.dtype))
    return result


# ---- functions of one expression ----------------------------------------------------------------

_EXPRESSIONS: Any = {
    "shape": lambda a: _open("a", a).shape,
    "ndim": lambda a: _open("a", a).ndim,
    "size": lambda a, axis=None: _open("a", a).size if axis is None else a.shape[axis],
    "result_type": lambda *arrays_and_dtypes: np.result_type(
        *(getattr(each, "dtype", each) for each in arrays_and_dtypes)
    ),
    "allclose": lambda a, b, rtol=1e-05, atol=1e-08, equal_nan=False: _all_ranks_pass(
        lambda first, second: np.allclose(first, second, rtol, atol, equal_nan), a, b
    ),
    "isclose": lambda a, b, rtol=1e-05, atol=1e-08, equal_nan=False: _elementwise(
        lambda first, second: np.isclose(first, second, rtol, atol, equal_nan), a, b
    ),
    "where": lambda condition, x, y: _elementwise(np.where, condition, x, y),
    ("round", "around"): lambda a, decimals=0, out=None: _elementwise(
        lambda part: np.round(part, decimals), a, out=out
    ),
    "cumsum": lambda a, axis=None, dtype=None: _scan(np.cumsum, "sum", a, axis, dtype),
    "cumprod": lambda a, axis=None, dtype=None: _scan(np.cumprod, "prod", a, axis, dtype),
    "cumulative_sum": lambda x, /, *, axis=None, dtype=None: _scan(
        np.cumsum, "sum", x, axis, dtype
    ),
    "cumulative_prod": lambda x, /, *, axis=None, dtype=None: _scan(
        np.cumprod, "prod", x, axis, dtype
    ),
    "argsort": lambda a, axis=-1, kind=None, *, stable=None: _algorithm.argsort(  # noqa: ARG005
        _check_axis_of_one(a, axis)
    ),
    "unique": lambda ar: _algorithm.unique(_open("ar", ar)),
    "unique_values": lambda x: _algorithm.unique(_open("x", x)),
    "copy": lambda a: _open("a", a).copy(),
    "transpose": lambda a, axes=None: transpose(_open("a", a), axes),
    ("zeros_like", "empty_like"): lambda a, dtype=None: full_like(a, 0, dtype),
    "ones_like": lambda a, dtype=None: full_like(a, 1, dtype),
}
for _names, _function in _EXPRESSIONS.items():
    implements(*([_names] if isinstance(_names, str) else _names))(_function)


# ---- shared helpers -----------------------------------------------------------------------------


def _open(argument, value):
    """Returns `value`; raises if it is no open container."""
    container_handle(argument, value)
    return value


def _uniform_value(argument, value):
    """Returns a value that must be the same on every rank; raises for containers."""
    if isinstance(value, DistributedContainer):
        refuse(argument, value, "an array or a number", kind=UnsupportedError)
    return value


def _elementwise(function, *operands, out=None):
    """Returns `out` or a new container of the results of `function` on the local parts.

    Collective; raises on all ranks if `function` raises on any.
    """
    first, parts = _local_operands(*operands)
    result = run_or_raise_on_all(first, function, *parts)
    if out is None:
        return _new_container(first, result)
    if not isinstance(out, OwningContainer):
        refuse("out", out, "a container, distributed as the operands", kind=UnsupportedError)
    check_same_layout([first, out])

    def write():
        with out._writable_view() as target:
            np.copyto(target.reshape(result.shape), result, casting="same_kind")

    run_or_raise_on_all(first, write)
    return out


def _new_container(container, values):
    """Creates a container with the local part `values`.  Collective."""
    result = new_like(container, values.dtype)
    result.local_view()[...] = values
    return result


def _local_operands(*operands):
    """Returns the first container and the local part of each operand."""
    found = [each for each in operands if isinstance(each, DistributedContainer)]
    for each in found:
        each._opened()
    first = next((each for each in found if isinstance(each, OwningContainer)), found[0])
    check_same_layout([each for each in found if isinstance(each, OwningContainer)])
    return first, [_local_operand(each, first) for each in operands]


def _local_operand(value, first):
    """Returns the local part of an operand.

    An array of the global shape of `first` is reduced to the elements at the local indices.
    """
    if isinstance(value, DistributedContainer):
        return value._read()
    shape = np.shape(value)
    if shape != first.shape or shape == first.local_shape or not isinstance(first, OwningContainer):
        return value
    return np.asarray(value).reshape(-1)[IndexMap(first).indices()]


def _check_axis_of_one(a, axis):
    """Returns `a`; raises unless it is a one-dimensional container and `axis` selects that axis."""
    _open("a", a)
    if a.ndim > 1:
        words = "1: those of several dimensions are sorted and summed up along no axis"
        refuse("a.ndim", a.ndim, words, kind=UnsupportedError)
    if axis not in (None, 0, -1):
        refuse("axis", axis, "0, the only one", rule="range")
    return a


def _refuse_axis(axis):
    """Raises if `axis` is not None."""
    if axis is not None:
        refuse("axis", axis, "None: all elements on all ranks are reduced")


def _one_of(argument, value, *known):
    """Raises UnsupportedError if `value` is not one of `known`."""
    if value not in known:
        words = " or ".join(map(repr, known))
        refuse(argument, value, words, kind=UnsupportedError, rule="enum")


def _check_equal_on_all(container, argument, array):
    """Raises on all ranks unless they pass equal arrays, which are compared by checksum.

    Collective.
    """
    description = repr((array.dtype.str, array.shape)).encode()
    checksum = np.int64(zlib.crc32(array.tobytes(), zlib.crc32(description)))
    checksums = np.array([checksum, -checksum])
    if (reduce_over_ranks(container, checksums, "max") != checksums).any() or (
        reduce_over_ranks(container, checksums, "min") != checksums
    ).any():
        refuse(argument, array, "the same on every rank", kind=MismatchError)


def _broadcast_parts(container):
    """Yields the local parts of all ranks in turn, each broadcast to all ranks.  Collective.

    A container that every rank has yields one part.
    """
    part = np.ascontiguousarray(container._read())
    if not is_distributed(container):
        yield part
        return
    handle, number = handle_of(container._context), dtypes.number(container.dtype)
    sizes = np.zeros(container.num_ranks, np.int64)
    sizes[container.rank] = part.size
    for rank, count in enumerate(reduce_over_ranks(container, sizes, "sum")):
        part_of_rank = (
            part.reshape(-1) if rank == container.rank else np.empty(count, container.dtype)
        )
        raw_collective.broadcast(
            handle, arguments.writable_memory(part_of_rank), int(count), number, rank
        )
        yield part_of_rank
