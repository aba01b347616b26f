# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on this rank's part, which never communicate: one for vectors and one for arrays."""

import numpy as np

from dtl._arguments import memory, operation, room
from dtl._array import DistributedArray
from dtl._callback import convert, function, visit
from dtl._container import container_handle
from dtl._raw import local_algorithm as raw
from dtl._vector import DistributedVector

# ---- what they share ---------------------------------------------------------------------------


def _vector(vec):
    container_handle("vec", vec, DistributedVector)
    return vec


def _array(arr):
    container_handle("arr", arr, DistributedArray)
    return arr


def _for_each(container, func, with_index):
    index_of = (lambda begin, count: np.arange(begin, begin + count)) if with_index else None
    visit(container.local_view(), function("func", func), index_of)


def _transform(container, func):
    view = container.local_view()
    convert(container, function("func", func), vectorized=False)(view, view)


def _answers(container, predicate):
    return map(function("predicate", predicate), container._read().tolist())


def _where(container, predicate):
    """The local indices of the elements that have the property."""
    return (index for index, answer in enumerate(_answers(container, predicate)) if answer)


def _found(call, container, value):
    index = call(container._handle, memory(container._element("value", value)))
    return None if index < 0 else index


def _reduced(call, container, op):
    found = np.empty((), container.dtype)
    call(container._handle, operation(op), room(found))
    return found[()]


def _extremes(call, container):
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    call(container._handle, room(low), room(high))
    return low[()], high[()]


# ---- vectors ------------------------------------------------------------------------------------


def for_each_vector(vec, func, with_index=False):
    _for_each(_vector(vec), func, with_index)


def transform_vector(vec, func):
    _transform(_vector(vec), func)


def find_vector(vec, value):
    return _found(raw.find_vector, _vector(vec), value)


def find_if_vector(vec, predicate):
    return next(_where(_vector(vec), predicate), None)


def count_if_vector(vec, predicate):
    return sum(1 for _ in _where(_vector(vec), predicate))


def reduce_local_vector(vec, op="sum"):
    return _reduced(raw.reduce_local_vector, _vector(vec), op)


def sort_vector(vec, reverse=False):
    (raw.sort_vector_descending if reverse else raw.sort_vector)(_vector(vec)._handle)


def minmax_vector(vec):
    return _extremes(raw.minmax_vector, _vector(vec))


def all_of_vector(vec, predicate):
    return all(_answers(_vector(vec), predicate))


def any_of_vector(vec, predicate):
    return any(_answers(_vector(vec), predicate))


def none_of_vector(vec, predicate):
    return not any(_answers(_vector(vec), predicate))


# ---- arrays -------------------------------------------------------------------------------------


def for_each_array(arr, func, with_index=False):
    _for_each(_array(arr), func, with_index)


def transform_array(arr, func):
    _transform(_array(arr), func)


def find_array(arr, value):
    return _found(raw.find_array, _array(arr), value)


def find_if_array(arr, predicate):
    return next(_where(_array(arr), predicate), None)


def count_if_array(arr, predicate):
    return sum(1 for _ in _where(_array(arr), predicate))


def reduce_local_array(arr, op="sum"):
    return _reduced(raw.reduce_local_array, _array(arr), op)


def sort_array(arr, reverse=False):
    (raw.sort_array_descending if reverse else raw.sort_array)(_array(arr)._handle)


def minmax_array(arr):
    return _extremes(raw.minmax_array, _array(arr))


def all_of_array(arr, predicate):
    return all(_answers(_array(arr), predicate))


def any_of_array(arr, predicate):
    return any(_answers(_array(arr), predicate))


def none_of_array(arr, predicate):
    return not any(_answers(_array(arr), predicate))
