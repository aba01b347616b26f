# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/calls.py.j2.
# Do not edit.
"""Tensors: what follows from the C functions."""

from dtl._properties import kept


class DistributedTensorCalls:
    __slots__ = ()

    distributed_dim = kept("distributed_dim")
