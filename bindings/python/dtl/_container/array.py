# SPDX-License-Identifier: BSD-3-Clause
"""Distributed arrays: one-dimensional containers of a fixed size."""

from dtl._calls.array import DistributedArrayCalls
from dtl._container.container import OneDimensionalContainer
from dtl._raw import array as raw
from dtl._raw.span import span_from_array


class DistributedArray(DistributedArrayCalls, OneDimensionalContainer):
    __slots__ = ()
    _noun = "an array"
    _create = raw.array_create_with_options
    _free = raw.array_destroy
    _span_from = span_from_array

    def _describe(self):
        return f"fixed, {super()._describe()}"
