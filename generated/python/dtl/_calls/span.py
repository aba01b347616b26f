# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Spans: what follows from the C functions."""

from dtl._raw import span as raw


class DistributedSpanCalls:
    __slots__ = ()

    @property
    def size_bytes(self):
        """Bytes that it looks at on this rank."""
        return raw.span_size_bytes(self._opened())
