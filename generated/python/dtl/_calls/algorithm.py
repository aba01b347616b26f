# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/calls.py.j2.
# Do not edit.
"""Algorithms over all ranks: what follows from the C functions."""

import numpy as np

from dtl import _arguments
from dtl._arguments import memory, room
from dtl._container import container_handle
from dtl._raw import algorithm as raw


def find(container, value):
    """The first global index whose element equals `value`; -1 where there is none. NaN equals
    NaN here. Collective.
    """
    return raw.container_find(container_handle("container", container),
                              memory(container._element("value", value)))


def count(container, value):
    """The number of elements that equal `value`. Collective."""
    return raw.container_count(container_handle("container", container),
                               memory(container._element("value", value)))


def minmax(container):
    """The least and the greatest element; NaN where any is NaN. An empty container is an error.
    Collective.
    """
    handle = container_handle("container", container)
    min_val = np.empty((), container.dtype)
    max_val = np.empty((), container.dtype)
    raw.container_minmax(handle, room(min_val), room(max_val))
    return min_val[()], max_val[()]


def min_element(container):
    """The global index of the least element, the first of equal ones; -1 where there is none.
    NaN comes last. Collective.
    """
    return raw.container_min_element(container_handle("container", container))


def max_element(container):
    """The global index of the greatest element, the first of equal ones; -1 where there is none.
    NaN comes last. Collective.
    """
    return raw.container_max_element(container_handle("container", container))


def mean(container):
    """The arithmetic mean of the elements, in double precision. Collective."""
    return raw.container_mean(container_handle("container", container))


def var(container, ddof=0):
    """The sum of squared differences from the mean, divided by the number of elements less
    `ddof`. Collective.
    """
    return raw.container_var(container_handle("container", container),
                             _arguments.size("ddof", ddof))


def norm(container):
    """The square root of the sum of squares. Collective."""
    return raw.container_norm(container_handle("container", container))


def dot(a, b):
    """The sum of the products of elements of equal index, in double precision. The two have one
    dtype and one distribution. Collective.
    """
    return raw.container_dot(container_handle("a", a), container_handle("b", b))
