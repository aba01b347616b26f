# SPDX-License-Identifier: BSD-3-Clause
"""Distributed vectors."""

from dtl._calls.vector import DistributedVectorCalls
from dtl._container.container import OneDimensionalContainer
from dtl._core import arguments
from dtl._raw import vector as raw
from dtl._raw.span import span_from_vector


class DistributedVector(DistributedVectorCalls, OneDimensionalContainer):
    __slots__ = ()
    _noun = "a vector"
    _create = raw.vector_create_with_options
    _free = raw.vector_destroy
    _span_from = span_from_vector

    def resize(self, size):
        raw.vector_resize(self._opened(), arguments.size("size", size))
        self._update_extents()
