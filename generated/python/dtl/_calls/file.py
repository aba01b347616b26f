# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Files: what follows from the C functions."""

from dtl._container import file as _file


def load(ctx, path, *, kind=None, dtype=None, partition=None, placement=None, execution=None,
         device_id=0, block_size=1, distributed_dim=0):
    """A container of the elements of the file `path`, which is in the format .npy and in C
    order: of the class `kind`, or else a DistributedVector for one dimension and a
    DistributedTensor for several. Each rank reads its part. `dtype` is what the file must
    hold. FileError if it can't be read, FormatError if it is no such file. Collective.
    """
    return _file.read(ctx, path, kind=kind, dtype=dtype, partition=partition, placement=placement,
                      execution=execution, device_id=device_id, block_size=block_size,
                      distributed_dim=distributed_dim)
