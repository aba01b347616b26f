# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Tensors: what follows from the C functions."""

from dtl._core.properties import kept


class DistributedTensorCalls:
    __slots__ = ()

    distributed_dim = kept("distributed_dim")

    def __init__(self, ctx, shape, dtype=None, fill=None, *, partition=None, placement=None,
                 execution=None, device_id=0, block_size=1, distributed_dim=0):
        """A tensor of that shape over all ranks, float64 unless `dtype` says otherwise, all
        elements equal to `fill` or 0, whose slices along `distributed_dim` are distributed.
        `block_size` is for the partition block_cyclic and counts slices. Collective.
        """
        self._make(ctx, shape, dtype, fill, partition=partition, placement=placement,
                   execution=execution, device_id=device_id, block_size=block_size,
                   distributed_dim=distributed_dim)
