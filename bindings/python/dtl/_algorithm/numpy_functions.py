# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's functions of whole containers: `np.median(v)` is the same on every rank.

Every rank calls them.  Where the result has the form of the container, it is a new container;
arrays beside a container are this rank's part, as those of operators are, or have the shape of the
whole.  The names and the order of the parameters are NumPy's.
"""

import functools
import math
import zlib
from typing import Any

import numpy as np

from dtl._algorithm import algorithm as _algorithm
from dtl._algorithm import statistics
from dtl._container import reductions
from dtl._container.array_function import serves
from dtl._container.collective_errors import attempted
from dtl._container.container import DistributedContainer, Owner, _check_alike, container_handle
from dtl._container.copy_methods import alike, transposed
from dtl._container.index_map import Places, elements, is_spread
from dtl._container.reductions import _combined
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
    """NumPy's function that is a method of containers."""
    method = getattr(DistributedContainer, name)

    @functools.wraps(method)
    def serve(a, *args, **kwargs):
        return method(_open("a", a), *args, **kwargs)

    return serve


for _name in ("sum", "prod", "mean", "var", "std", "all", "any", "argmin", "argmax"):
    serves(_name)(_method(_name))
serves("min", "amin")(_method("min"))
serves("max", "amax")(_method("max"))


@serves("ptp")
def ptp(a, axis=None):
    _no_axis(axis)
    low, high = statistics.minmax(_open("a", a))
    return high - low


@serves("count_nonzero")
def count_nonzero(a, axis=None):
    _no_axis(axis)
    return int(_combined(a, np.int64(np.count_nonzero(_open("a", a)._read())), "sum"))


@serves("linalg.norm")
def norm(x, ord=None):
    part = np.abs(_open("x", x)._read())
    if part.dtype.kind != "f":
        part = part.astype(np.float64)
    if ord is None or (ord == 2 and x.ndim == 1) or (ord == "fro" and x.ndim == 2):
        return np.sqrt(_combined(x, np.square(part).sum(dtype=part.dtype), "sum"))
    if x.ndim > 1 or isinstance(ord, str):
        words = "None, of a matrix 'fro', or of one dimension a number"
        refuse("ord", ord, words, kind=MismatchError)
    if x.empty and math.isinf(ord):
        refuse("x", x, "one that has elements", rule="empty")
    if ord == math.inf:
        return _combined(x, part.max(initial=0), "max")
    if ord == -math.inf:
        return _combined(x, part.min(initial=math.inf), "min")
    if ord == 0:
        return part.dtype.type(count_nonzero(x))
    return _combined(x, (part**ord).sum(), "sum") ** part.dtype.type(1 / ord)


@serves("dot", "inner", "matmul")
def dot(a, b):
    _of_one_dimension(a=a, b=b)
    return _product(np.dot, a, b)


@serves("vecdot")
def vecdot(x1, x2):
    _of_one_dimension(x1=x1, x2=x2)
    return _product(np.vdot, x1, x2)


@serves("vdot")
def vdot(a, b):
    for argument, value in (("a", a), ("b", b)):
        if _dimensions(value) == 0:
            refuse(f"{argument}.ndim", 0, "as many elements on both sides", kind=MismatchError)
    return _product(np.vdot, a, b)


def _of_one_dimension(**operands):
    for argument, value in operands.items():
        if _dimensions(value) != 1:
            words = "one dimension: other products are made of local_view()"
            refuse(f"{argument}.ndim", np.ndim(value), words, kind=UnsupportedError)


def _dimensions(value):
    """np.ndim() of a closed container would name the argument of its own."""
    return value.ndim if isinstance(value, DistributedContainer) else np.ndim(value)


def _product(multiply, a, b):
    first, parts = _parts(a, b)
    made = attempted(first, multiply, *parts)
    return _combined(first, made, "lor" if made.dtype == np.bool_ else "sum")


def _agree(test, a, b):
    """Whether the arrays pass the test on all ranks."""
    first, parts = _parts(a, b)
    made = attempted(first, test, *parts)
    return bool(_combined(first, np.bool_(made), "land"))


@serves("array_equal")
def array_equal(a1, a2, equal_nan=False):
    if all(isinstance(each, DistributedContainer) for each in (a1, a2)) and a1.shape != a2.shape:
        return False
    return _agree(lambda *parts: np.array_equal(*parts, equal_nan), a1, a2)


# ---- statistics ---------------------------------------------------------------------------------


def median(a, axis=None):
    _no_axis(axis)
    return reductions.median(_open("a", a))


serves("median")(median)


@serves("quantile")
def quantile(a, q, axis=None, method="linear"):
    _no_axis(axis)
    _one_of("method", method, "linear")
    return statistics.quantile(_open("a", a), _plain("q", q))


@serves("percentile")
def percentile(a, q, axis=None, method="linear"):
    return quantile(a, np.true_divide(_plain("q", q), _PERCENT), axis, method)


@serves("histogram")
def histogram(a, bins=10, range=None, density=None):
    _open("a", a)
    if isinstance(bins, str):
        refuse("bins", bins, "their number, or their edges", kind=UnsupportedError)
    if range is None and np.ndim(bins) == 0:
        range = (0.0, 1.0) if a.empty else statistics.minmax(a)
    count = functools.partial(np.histogram, bins=bins, range=range)
    counts, edges = attempted(a, count, a._read())
    counts = _combined(a, counts.astype(np.int64), "sum")
    return (counts / np.diff(edges) / counts.sum() if density else counts), edges


# ---- order --------------------------------------------------------------------------------------


@serves("sort")
def sort(a, axis=-1, kind=None, *, stable=None):
    made = _along_a_line(a, axis).copy()
    _algorithm.sort(made, stable=bool(stable) or kind in ("stable", "mergesort"))
    return made


@serves("searchsorted")
def searchsorted(a, v, side="left"):
    _one_of("side", side, "left", "right")
    if isinstance(v, DistributedContainer):
        if isinstance(a, DistributedContainer):
            words = "an array, the same on every rank"
            refuse("v", v, words, kind=UnsupportedError)
        return _elementwise(lambda part: np.searchsorted(a, part, side), v)
    _along_a_line(a, 0)
    wanted = attempted(a, np.asarray, v)
    _check_same(a, "v", wanted)
    below = np.asarray(np.searchsorted(a._read(), wanted, side), np.int64)
    return _combined(a, below, "sum")


# ---- scans and differences ----------------------------------------------------------------------


def _scan(function, op, a, axis, dtype):
    _along_a_line(a, axis)
    wide = function(np.empty(0, a.dtype), dtype=dtype).dtype
    made = alike(a, wide)
    made.local_view()[...] = a._read()
    raw.container_inclusive_scan(made._handle, operation(op))
    return made


@serves("diff")
def diff(a, n=1, axis=-1):
    _along_a_line(a, axis)
    if n < 0:
        refuse("n", n, "0 or more", rule="range")
    subtract = np.not_equal if a.dtype == np.bool_ else np.subtract
    made = a.copy()
    for _ in range(n):
        last, made = made, alike(a, a.dtype, (max(made.size - 1, 0),))
        indices = Places(made).indices()
        made.local_view()[...] = subtract(elements(last, indices + 1), elements(last, indices))
    return made


# ---- element by element -------------------------------------------------------------------------


@serves("clip")
def clip(a, a_min=None, a_max=None, out=None, *, min=None, max=None):
    low, high = min if a_min is None else a_min, max if a_max is None else a_max
    return _elementwise(np.clip, a, low, high, out=out)


@serves("isin")
def isin(element, test_elements, assume_unique=False, invert=False):  # noqa: ARG001, it is a hint
    if not isinstance(test_elements, DistributedContainer):
        return _elementwise(lambda part: np.isin(part, test_elements, invert=invert), element)
    is_array = not isinstance(element, DistributedContainer)
    part = np.asarray(element) if is_array else _open("element", element)._read()
    found = np.zeros(part.shape, bool)
    for each in _pieces(_open("test_elements", test_elements)):
        found |= np.isin(part, each)
    if invert:
        found = ~found
    return found if is_array else _made(element, found)


@serves("take")
def take(a, indices, axis=None):
    if a.ndim > 1:
        _no_axis(axis)
    return _open("a", a).take(indices)


@serves("full_like")
def full_like(a, fill_value, dtype=None):
    made = alike(_open("a", a), a.dtype if dtype is None else dtype)
    made.fill(np.asarray(fill_value).astype(made.dtype))
    return made


# ---- those of one expression --------------------------------------------------------------------

_EXPRESSIONS: Any = {
    "shape": lambda a: _open("a", a).shape,
    "ndim": lambda a: _open("a", a).ndim,
    "size": lambda a, axis=None: _open("a", a).size if axis is None else a.shape[axis],
    "result_type": lambda *arrays_and_dtypes: np.result_type(
        *(getattr(each, "dtype", each) for each in arrays_and_dtypes)
    ),
    "allclose": lambda a, b, rtol=1e-05, atol=1e-08, equal_nan=False: _agree(
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
        _along_a_line(a, axis)
    ),
    "unique": lambda ar: _algorithm.unique(_open("ar", ar)),
    "unique_values": lambda x: _algorithm.unique(_open("x", x)),
    "copy": lambda a: _open("a", a).copy(),
    "transpose": lambda a, axes=None: transposed(_open("a", a), axes),
    ("zeros_like", "empty_like"): lambda a, dtype=None: full_like(a, 0, dtype),
    "ones_like": lambda a, dtype=None: full_like(a, 1, dtype),
}
for _names, _function in _EXPRESSIONS.items():
    serves(*([_names] if isinstance(_names, str) else _names))(_function)


# ---- what they share ----------------------------------------------------------------------------


def _open(argument, value):
    container_handle(argument, value)
    return value


def _plain(argument, value):
    """What is the same on every rank, as no container is."""
    if isinstance(value, DistributedContainer):
        refuse(argument, value, "an array or a number", kind=UnsupportedError)
    return value


def _elementwise(function, *operands, out=None):
    """A container, or `out`, of what `function` makes of the operands' parts."""
    first, parts = _parts(*operands)
    made = attempted(first, function, *parts)
    if out is None:
        return _made(first, made)
    if not isinstance(out, Owner):
        refuse("out", out, "a container, distributed as the operands", kind=UnsupportedError)
    _check_alike([first, out])

    def write():
        with out._changed() as to:
            np.copyto(to.reshape(made.shape), made, casting="same_kind")

    attempted(first, write)
    return out


def _made(container, values):
    """A new container with this rank's part of the result."""
    made = alike(container, values.dtype)
    made.local_view()[...] = values
    return made


def _parts(*operands):
    """The first container, and this rank's part of each operand."""
    found = [each for each in operands if isinstance(each, DistributedContainer)]
    for each in found:
        each._opened()
    first = next((each for each in found if isinstance(each, Owner)), found[0])
    _check_alike([each for each in found if isinstance(each, Owner)])
    return first, [_part(each, first) for each in operands]


def _part(value, first):
    if isinstance(value, DistributedContainer):
        return value._read()
    shape = np.shape(value)
    if shape != first.shape or shape == first.local_shape or not isinstance(first, Owner):
        return value
    return np.asarray(value).reshape(-1)[Places(first).indices()]


def _along_a_line(a, axis):
    _open("a", a)
    if a.ndim > 1:
        words = "1: those of several dimensions are sorted and summed up along no axis"
        refuse("a.ndim", a.ndim, words, kind=UnsupportedError)
    if axis not in (None, 0, -1):
        refuse("axis", axis, "0, the only one", rule="range")
    return a


def _no_axis(axis):
    if axis is not None:
        refuse("axis", axis, "None: all elements on all ranks are reduced")


def _one_of(argument, value, *known):
    if value not in known:
        words = " or ".join(map(repr, known))
        refuse(argument, value, words, kind=UnsupportedError, rule="enum")


def _check_same(container, argument, array):
    """Refuse, on all ranks, arrays of which two differ: one reduction serves for all."""
    form = repr((array.dtype.str, array.shape)).encode()
    mark = np.int64(zlib.crc32(array.tobytes(), zlib.crc32(form)))
    marks = np.array([mark, -mark])
    if (_combined(container, marks, "max") != marks).any() or (
        _combined(container, marks, "min") != marks
    ).any():
        refuse(argument, array, "the same on every rank", kind=MismatchError)


def _pieces(container):
    """The ranks' parts, each on all ranks, one after the other."""
    part = np.ascontiguousarray(container._read())
    if not is_spread(container):
        yield part
        return
    handle, number = handle_of(container._context), dtypes.number(container.dtype)
    sizes = np.zeros(container.num_ranks, np.int64)
    sizes[container.rank] = part.size
    for rank, count in enumerate(_combined(container, sizes, "sum")):
        piece = part.reshape(-1) if rank == container.rank else np.empty(count, container.dtype)
        raw_collective.broadcast(handle, arguments.room(piece), int(count), number, rank)
        yield piece
