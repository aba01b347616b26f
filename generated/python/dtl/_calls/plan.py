# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Plans: what follows from the C functions."""

from dtl._core.properties import kept


class CollectivePlanCalls:
    __slots__ = ()

    result = kept("result")
