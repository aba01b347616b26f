# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on this rank's part, which never communicate: of vectors and of arrays."""

import numpy as np

from dtl._algorithm.user_functions import convert, visit
from dtl._container.array import DistributedArray
from dtl._core.arguments import function
from dtl._raw import local_algorithm as raw

_SORTS = {  # by whether it is an array, and in reverse
    (False, False): raw.sort_vector,
    (False, True): raw.sort_vector_descending,
    (True, False): raw.sort_array,
    (True, True): raw.sort_array_descending,
}


def for_each(container, func, with_index):
    index_of = (lambda begin, count: np.arange(begin, begin + count)) if with_index else None
    with container._changed() as view:
        visit(view, function("func", func), index_of)


def transform(container, func):
    with container._changed() as view:
        convert(container, function("func", func), vectorized=False)(view, view)


def find_if(container, predicate):
    return next(_where(container, predicate), None)


def count_if(container, predicate):
    return sum(1 for _ in _where(container, predicate))


def sort(container, reverse):
    _SORTS[isinstance(container, DistributedArray), bool(reverse)](container._handle)


def all_of(container, predicate):
    return all(_answers(container, predicate))


def any_of(container, predicate):
    return any(_answers(container, predicate))


def none_of(container, predicate):
    return not any_of(container, predicate)


def _answers(container, predicate):
    return map(function("predicate", predicate), container._read().tolist())


def _where(container, predicate):
    """The local indices of the elements that have the property."""
    return (index for index, answer in enumerate(_answers(container, predicate)) if answer)
