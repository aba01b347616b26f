# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on this rank's part, which never communicate: one for vectors and one for arrays."""

import numpy as np

from dtl._arguments import memory, operation, room
from dtl._array import DistributedArray
from dtl._callback import convert, function, visit
from dtl._container import container_handle
from dtl._error import UnsupportedError, refuse
from dtl._raw import local_algorithm as raw
from dtl._vector import DistributedVector

# ---- what they share ---------------------------------------------------------------------------


def _handle(argument, container, kind):
    if not isinstance(container, kind):
        refuse(argument, container, f"a {kind.__name__}", kind=UnsupportedError)
    return container_handle(argument, container)


def _for_each(argument, container, kind, func, with_index):
    _handle(argument, container, kind)
    index_of = (lambda begin, count: np.arange(begin, begin + count)) if with_index else None
    visit(container.local_view(), function("func", func), index_of)


def _transform(argument, container, kind, func):
    _handle(argument, container, kind)
    view = container.local_view()
    convert(container, function("func", func), vectorized=False)(view, view)


def _with_value(call, argument, container, kind, value):
    handle = _handle(argument, container, kind)
    return call(handle, memory(container._element("value", value)))


def _answers(argument, container, kind, predicate):
    _handle(argument, container, kind)
    return map(function("predicate", predicate), container._read().tolist())


def _where(argument, container, kind, predicate):
    """The local indices of the elements that have the property."""
    answers = _answers(argument, container, kind, predicate)
    return (index for index, answer in enumerate(answers) if answer)


def _reduced(call, argument, container, kind, op):
    handle = _handle(argument, container, kind)
    found = np.empty((), container.dtype)
    call(handle, operation(op), room(found))
    return found[()]


def _extremes(call, argument, container, kind):
    handle = _handle(argument, container, kind)
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    call(handle, room(low), room(high))
    return low[()], high[()]


def _copy(call, src, dst, kind):
    call(_handle("src", src, kind), _handle("dst", dst, kind))


# ---- vectors ------------------------------------------------------------------------------------


def for_each_vector(vec, func, with_index=False):
    _for_each("vec", vec, DistributedVector, func, with_index)


def transform_vector(vec, func):
    _transform("vec", vec, DistributedVector, func)


def copy_vector(src, dst):
    _copy(raw.copy_vector, src, dst, DistributedVector)


def fill_vector(vec, value):
    _with_value(raw.fill_vector, "vec", vec, DistributedVector, value)


def find_vector(vec, value):
    return _with_value(raw.find_vector, "vec", vec, DistributedVector, value)


def find_if_vector(vec, predicate):
    return next(_where("vec", vec, DistributedVector, predicate), -1)


def count_vector(vec, value):
    return _with_value(raw.count_vector, "vec", vec, DistributedVector, value)


def count_if_vector(vec, predicate):
    return sum(1 for _ in _where("vec", vec, DistributedVector, predicate))


def reduce_local_vector(vec, op="sum"):
    return _reduced(raw.reduce_local_vector, "vec", vec, DistributedVector, op)


def sort_vector(vec, reverse=False):
    (raw.sort_vector_descending if reverse else raw.sort_vector)(
        _handle("vec", vec, DistributedVector)
    )


def minmax_vector(vec):
    return _extremes(raw.minmax_vector, "vec", vec, DistributedVector)


def inclusive_scan_vector(vec, op="sum"):
    raw.inclusive_scan_vector(_handle("vec", vec, DistributedVector), operation(op))


def exclusive_scan_vector(vec, op="sum"):
    raw.exclusive_scan_vector(_handle("vec", vec, DistributedVector), operation(op))


def all_of_vector(vec, predicate):
    return all(_answers("vec", vec, DistributedVector, predicate))


def any_of_vector(vec, predicate):
    return any(_answers("vec", vec, DistributedVector, predicate))


def none_of_vector(vec, predicate):
    return not any(_answers("vec", vec, DistributedVector, predicate))


def min_element_vector(vec):
    return raw.min_element_vector(_handle("vec", vec, DistributedVector))


def max_element_vector(vec):
    return raw.max_element_vector(_handle("vec", vec, DistributedVector))


# ---- arrays -------------------------------------------------------------------------------------


def for_each_array(arr, func, with_index=False):
    _for_each("arr", arr, DistributedArray, func, with_index)


def transform_array(arr, func):
    _transform("arr", arr, DistributedArray, func)


def copy_array(src, dst):
    _copy(raw.copy_array, src, dst, DistributedArray)


def fill_array(arr, value):
    _with_value(raw.fill_array, "arr", arr, DistributedArray, value)


def find_array(arr, value):
    return _with_value(raw.find_array, "arr", arr, DistributedArray, value)


def find_if_array(arr, predicate):
    return next(_where("arr", arr, DistributedArray, predicate), -1)


def count_array(arr, value):
    return _with_value(raw.count_array, "arr", arr, DistributedArray, value)


def count_if_array(arr, predicate):
    return sum(1 for _ in _where("arr", arr, DistributedArray, predicate))


def reduce_local_array(arr, op="sum"):
    return _reduced(raw.reduce_local_array, "arr", arr, DistributedArray, op)


def sort_array(arr, reverse=False):
    (raw.sort_array_descending if reverse else raw.sort_array)(
        _handle("arr", arr, DistributedArray)
    )


def minmax_array(arr):
    return _extremes(raw.minmax_array, "arr", arr, DistributedArray)


def inclusive_scan_array(arr, op="sum"):
    raw.inclusive_scan_array(_handle("arr", arr, DistributedArray), operation(op))


def exclusive_scan_array(arr, op="sum"):
    raw.exclusive_scan_array(_handle("arr", arr, DistributedArray), operation(op))


def all_of_array(arr, predicate):
    return all(_answers("arr", arr, DistributedArray, predicate))


def any_of_array(arr, predicate):
    return any(_answers("arr", arr, DistributedArray, predicate))


def none_of_array(arr, predicate):
    return not any(_answers("arr", arr, DistributedArray, predicate))


def min_element_array(arr):
    return raw.min_element_array(_handle("arr", arr, DistributedArray))


def max_element_array(arr):
    return raw.max_element_array(_handle("arr", arr, DistributedArray))
