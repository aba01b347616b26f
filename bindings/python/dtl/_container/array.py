# SPDX-License-Identifier: BSD-3-Clause
"""Distributed arrays: vectors whose size never changes."""

from dtl._calls.array import DistributedArrayCalls
from dtl._container.container import Line
from dtl._raw import array as raw
from dtl._raw.span import span_from_array


class DistributedArray(DistributedArrayCalls, Line):
    __slots__ = ()
    _noun = "an array"
    _create = raw.array_create_with_options
    _free = raw.array_destroy
    _seen = span_from_array

    def _form(self):
        return f"fixed, {super()._form()}"
