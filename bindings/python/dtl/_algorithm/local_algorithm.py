# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on the local part of vectors and arrays, which do not communicate."""

import numpy as np

from dtl._algorithm.user_functions import convert, visit
from dtl._container.array import DistributedArray
from dtl._core.arguments import function
from dtl._raw import local_algorithm as raw

_SORTS = {  # (is an array, is reversed) -> C function
    (False, False): raw.sort_vector,
    (False, True): raw.sort_vector_descending,
    (True, False): raw.sort_array,
    (True, True): raw.sort_array_descending,
}


def for_each(container, func, with_index):
    index_of = (lambda begin, count: np.arange(begin, begin + count)) if with_index else None
    with container._writable_view() as view:
        visit(view, function("func", func), index_of)


def transform(container, func):
    with container._writable_view() as view:
        convert(container, function("func", func), vectorized=False)(view, view)


def find_if(container, predicate):
    return next(_matching_indices(container, predicate), None)


def count_if(container, predicate):
    return sum(1 for _ in _matching_indices(container, predicate))


def sort(container, reverse):
    _SORTS[isinstance(container, DistributedArray), bool(reverse)](container._handle)


def all_of(container, predicate):
    return all(_answers(container, predicate))


def any_of(container, predicate):
    return any(_answers(container, predicate))


def none_of(container, predicate):
    return not any_of(container, predicate)


def _answers(container, predicate):
    """Yields the predicate's answer for each local element."""
    return map(function("predicate", predicate), container._read().tolist())


def _matching_indices(container, predicate):
    """Yields the local indices of elements with the property."""
    return (index for index, answer in enumerate(_answers(container, predicate)) if answer)
