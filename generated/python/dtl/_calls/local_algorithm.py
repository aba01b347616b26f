# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/calls.py.j2.
# Do not edit.
"""Algorithms on this rank's part: what follows from the C functions."""

from dtl import _arguments
from dtl._arguments import memory
from dtl._array import DistributedArray
from dtl._container import container_handle
from dtl._raw import local_algorithm as raw
from dtl._vector import DistributedVector


def copy_vector(src, dst):
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local.
    """
    raw.copy_vector(container_handle("src", src, DistributedVector),
                    container_handle("dst", dst, DistributedVector))


def fill_vector(vec, value):
    """Every element of this rank's part is `value`. Local."""
    raw.fill_vector(container_handle("vec", vec, DistributedVector),
                    memory(vec._element("value", value)))


def count_vector(vec, value):
    """The number of elements of this rank's part that equal `value`. Local."""
    return raw.count_vector(container_handle("vec", vec, DistributedVector),
                            memory(vec._element("value", value)))


def inclusive_scan_vector(vec, op='sum'):
    """Each element of this rank's part becomes the reduction of those up to and with it. Local."""
    raw.inclusive_scan_vector(container_handle("vec", vec, DistributedVector),
                              _arguments.operation(op))


def exclusive_scan_vector(vec, op='sum'):
    """Each element of this rank's part becomes the reduction of those before it. Local."""
    raw.exclusive_scan_vector(container_handle("vec", vec, DistributedVector),
                              _arguments.operation(op))


def min_element_vector(vec):
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local.
    """
    return raw.min_element_vector(container_handle("vec", vec, DistributedVector))


def max_element_vector(vec):
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local.
    """
    return raw.max_element_vector(container_handle("vec", vec, DistributedVector))


def copy_array(src, dst):
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local.
    """
    raw.copy_array(container_handle("src", src, DistributedArray),
                   container_handle("dst", dst, DistributedArray))


def fill_array(arr, value):
    """Every element of this rank's part is `value`. Local."""
    raw.fill_array(container_handle("arr", arr, DistributedArray),
                   memory(arr._element("value", value)))


def count_array(arr, value):
    """The number of elements of this rank's part that equal `value`. Local."""
    return raw.count_array(container_handle("arr", arr, DistributedArray),
                           memory(arr._element("value", value)))


def inclusive_scan_array(arr, op='sum'):
    """Each element of this rank's part becomes the reduction of those up to and with it. Local."""
    raw.inclusive_scan_array(container_handle("arr", arr, DistributedArray),
                             _arguments.operation(op))


def exclusive_scan_array(arr, op='sum'):
    """Each element of this rank's part becomes the reduction of those before it. Local."""
    raw.exclusive_scan_array(container_handle("arr", arr, DistributedArray),
                             _arguments.operation(op))


def min_element_array(arr):
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local.
    """
    return raw.min_element_array(container_handle("arr", arr, DistributedArray))


def max_element_array(arr):
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local.
    """
    return raw.max_element_array(container_handle("arr", arr, DistributedArray))
