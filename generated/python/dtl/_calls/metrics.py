# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Metrics: what follows from the C functions."""

from dtl._core.properties import kept


class MetricCounterCalls:
    __slots__ = ()

    value = kept("value")


class MetricGaugeCalls:
    __slots__ = ()

    value = kept("value")


class MetricHistogramCalls:
    __slots__ = ()

    count = kept("count")
    sum = kept("sum")
    min = kept("min")
    max = kept("max")
