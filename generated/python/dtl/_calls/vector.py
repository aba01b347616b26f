# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Vectors: what follows from the C functions."""



class DistributedVectorCalls:
    __slots__ = ()

    def __init__(self, ctx, size, dtype=None, fill=None, *, partition=None, placement=None,
                 execution=None, device_id=0, block_size=1):
        """`size` elements over all ranks, float64 unless `dtype` says otherwise, all equal to
        `fill` or 0. `block_size` is for the partition block_cyclic. Collective.
        """
        self._make(ctx, size, dtype, fill, partition=partition, placement=placement,
                   execution=execution, device_id=device_id, block_size=block_size)
