# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Algorithms on this rank's part: what follows from the C functions."""

import numpy as np

from dtl._algorithm import local_algorithm as _local_algorithm
from dtl._container.array import DistributedArray
from dtl._container.container import container_handle
from dtl._container.vector import DistributedVector
from dtl._core import arguments as _arguments
from dtl._core.arguments import memory, writable_memory
from dtl._raw import local_algorithm as raw


def copy_vector(src, dst):
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local: does not wait for other ranks.
    """
    raw.copy_vector(container_handle("src", src, DistributedVector),
                    container_handle("dst", dst, DistributedVector))


def fill_vector(vec, value):
    """Every element of this rank's part is `value`. Local: does not wait for other ranks."""
    raw.fill_vector(container_handle("vec", vec, DistributedVector),
                    memory(vec._element("value", value)))


def find_vector(vec, value):
    """The first local index whose element equals `value`; None where there is none. NaN equals
    NaN here. Local: does not wait for other ranks.
    """
    return _arguments.found(raw.find_vector(container_handle("vec", vec, DistributedVector),
                                            memory(vec._element("value", value))))


def count_vector(vec, value):
    """The number of elements of this rank's part that equal `value`. NaN equals NaN here. Local:
    does not wait for other ranks.
    """
    return raw.count_vector(container_handle("vec", vec, DistributedVector),
                            memory(vec._element("value", value)))


def reduce_local_vector(vec, op='sum'):
    """The reduction of this rank's part; of none, the neutral element. Local: does not wait for
    other ranks.
    """
    handle = container_handle("vec", vec, DistributedVector)
    c_result = np.empty((), vec.dtype)
    raw.reduce_local_vector(handle, _arguments.operation(op), writable_memory(c_result))
    return c_result[()]


def minmax_vector(vec):
    """The least and the greatest element of this rank's part; NaN where any is NaN. None at all
    is an error. Local: does not wait for other ranks.
    """
    handle = container_handle("vec", vec, DistributedVector)
    min_val = np.empty((), vec.dtype)
    max_val = np.empty((), vec.dtype)
    raw.minmax_vector(handle, writable_memory(min_val), writable_memory(max_val))
    return min_val[()], max_val[()]


def inclusive_scan_vector(vec, op='sum'):
    """Each element of this rank's part becomes the reduction of those up to and with it. Local:
    does not wait for other ranks.
    """
    raw.inclusive_scan_vector(container_handle("vec", vec, DistributedVector),
                              _arguments.operation(op))


def exclusive_scan_vector(vec, op='sum'):
    """Each element of this rank's part becomes the reduction of those before it. Local: does not
    wait for other ranks.
    """
    raw.exclusive_scan_vector(container_handle("vec", vec, DistributedVector),
                              _arguments.operation(op))


def min_element_vector(vec):
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local: does not wait for other ranks.
    """
    return raw.min_element_vector(container_handle("vec", vec, DistributedVector))


def max_element_vector(vec):
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local: does not wait for other ranks.
    """
    return raw.max_element_vector(container_handle("vec", vec, DistributedVector))


def copy_array(src, dst):
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local: does not wait for other ranks.
    """
    raw.copy_array(container_handle("src", src, DistributedArray),
                   container_handle("dst", dst, DistributedArray))


def fill_array(arr, value):
    """Every element of this rank's part is `value`. Local: does not wait for other ranks."""
    raw.fill_array(container_handle("arr", arr, DistributedArray),
                   memory(arr._element("value", value)))


def find_array(arr, value):
    """The first local index whose element equals `value`; None where there is none. NaN equals
    NaN here. Local: does not wait for other ranks.
    """
    return _arguments.found(raw.find_array(container_handle("arr", arr, DistributedArray),
                                           memory(arr._element("value", value))))


def count_array(arr, value):
    """The number of elements of this rank's part that equal `value`. NaN equals NaN here. Local:
    does not wait for other ranks.
    """
    return raw.count_array(container_handle("arr", arr, DistributedArray),
                           memory(arr._element("value", value)))


def reduce_local_array(arr, op='sum'):
    """The reduction of this rank's part; of none, the neutral element. Local: does not wait for
    other ranks.
    """
    handle = container_handle("arr", arr, DistributedArray)
    c_result = np.empty((), arr.dtype)
    raw.reduce_local_array(handle, _arguments.operation(op), writable_memory(c_result))
    return c_result[()]


def minmax_array(arr):
    """The least and the greatest element of this rank's part; NaN where any is NaN. None at all
    is an error. Local: does not wait for other ranks.
    """
    handle = container_handle("arr", arr, DistributedArray)
    min_val = np.empty((), arr.dtype)
    max_val = np.empty((), arr.dtype)
    raw.minmax_array(handle, writable_memory(min_val), writable_memory(max_val))
    return min_val[()], max_val[()]


def inclusive_scan_array(arr, op='sum'):
    """Each element of this rank's part becomes the reduction of those up to and with it. Local:
    does not wait for other ranks.
    """
    raw.inclusive_scan_array(container_handle("arr", arr, DistributedArray),
                             _arguments.operation(op))


def exclusive_scan_array(arr, op='sum'):
    """Each element of this rank's part becomes the reduction of those before it. Local: does not
    wait for other ranks.
    """
    raw.exclusive_scan_array(container_handle("arr", arr, DistributedArray),
                             _arguments.operation(op))


def min_element_array(arr):
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local: does not wait for other ranks.
    """
    return raw.min_element_array(container_handle("arr", arr, DistributedArray))


def max_element_array(arr):
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local: does not wait for other ranks.
    """
    return raw.max_element_array(container_handle("arr", arr, DistributedArray))


def for_each_vector(vec, func, with_index=False):
    """Calls `func(element)`, or `func(element, index)` with the local index, for each element of
    this rank's part. Local: does not wait for other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    _local_algorithm.for_each(vec, func, with_index)


def transform_vector(vec, func):
    """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or a
    function of one element. Local: does not wait for other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    _local_algorithm.transform(vec, func)


def find_if_vector(vec, predicate):
    """The first local index for whose element `predicate` holds; None where there is none.
    Local: does not wait for other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    return _local_algorithm.find_if(vec, predicate)


def count_if_vector(vec, predicate):
    """The number of elements of this rank's part for which `predicate` holds. Local: does not
    wait for other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    return _local_algorithm.count_if(vec, predicate)


def sort_vector(vec, reverse=False):
    """This rank's part is in order, NaN last. Local: does not wait for other ranks."""
    container_handle("vec", vec, DistributedVector)
    _local_algorithm.sort(vec, reverse)


def all_of_vector(vec, predicate):
    """Whether `predicate` holds for all elements of this rank's part; true of none. Local: does
    not wait for other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    return _local_algorithm.all_of(vec, predicate)


def any_of_vector(vec, predicate):
    """Whether `predicate` holds for any element of this rank's part. Local: does not wait for
    other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    return _local_algorithm.any_of(vec, predicate)


def none_of_vector(vec, predicate):
    """Whether `predicate` holds for no element of this rank's part. Local: does not wait for
    other ranks.
    """
    container_handle("vec", vec, DistributedVector)
    return _local_algorithm.none_of(vec, predicate)


def for_each_array(arr, func, with_index=False):
    """Calls `func(element)`, or `func(element, index)` with the local index, for each element of
    this rank's part. Local: does not wait for other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    _local_algorithm.for_each(arr, func, with_index)


def transform_array(arr, func):
    """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or a
    function of one element. Local: does not wait for other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    _local_algorithm.transform(arr, func)


def find_if_array(arr, predicate):
    """The first local index for whose element `predicate` holds; None where there is none.
    Local: does not wait for other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    return _local_algorithm.find_if(arr, predicate)


def count_if_array(arr, predicate):
    """The number of elements of this rank's part for which `predicate` holds. Local: does not
    wait for other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    return _local_algorithm.count_if(arr, predicate)


def sort_array(arr, reverse=False):
    """This rank's part is in order, NaN last. Local: does not wait for other ranks."""
    container_handle("arr", arr, DistributedArray)
    _local_algorithm.sort(arr, reverse)


def all_of_array(arr, predicate):
    """Whether `predicate` holds for all elements of this rank's part; true of none. Local: does
    not wait for other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    return _local_algorithm.all_of(arr, predicate)


def any_of_array(arr, predicate):
    """Whether `predicate` holds for any element of this rank's part. Local: does not wait for
    other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    return _local_algorithm.any_of(arr, predicate)


def none_of_array(arr, predicate):
    """Whether `predicate` holds for no element of this rank's part. Local: does not wait for
    other ranks.
    """
    container_handle("arr", arr, DistributedArray)
    return _local_algorithm.none_of(arr, predicate)
