# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/kernels/rows.py.j2.
# Do not edit.
"""Threads, and single words in memory."""

from dtl.triton._implementations import host as _host
from dtl.triton._implementations import triton as _triton
from dtl.triton._implementations import kernel_function as _function

__all__ = [
    "tid",
    "num_threads",
    "num_warps",
    "threads_per_warp",
    "__syncthreads",
    "atomic_cas",
    "atomic_add",
    "ld",
    "st",
    "ld_vector",
    "st_vector",
    "pack",
    "unpack",
]


@_function
def tid(axis):
    """The thread's index in its block: 0 under the interpreter."""
    return _host.tid(axis)


@_function
def num_threads():
    """How many threads a block has: 1 under the interpreter."""
    return _host.num_threads()


@_function
def num_warps():
    """How many warps a block has: 1 under the interpreter."""
    return _host.num_warps()


@_function
def threads_per_warp():
    """How many threads a warp has: 1 under the interpreter."""
    return _host.threads_per_warp()


@_function
def __syncthreads():
    """All threads of the block have come here."""
    return _host.syncthreads()


@_function
def atomic_cas(ptr, cmp_val, target_val, scope, semantic):
    """Makes a word the target value if it is the other one; gives what it was."""
    return _triton.atomic_cas(ptr, cmp_val, target_val, scope, semantic)


@_function
def atomic_add(ptr, val, scope='gpu', semantic='relaxed'):
    """Adds to a word; gives what it was."""
    return _triton.atomic_add(ptr, val, scope, semantic)


@_function
def ld(ptr, scope='gpu', semantic='relaxed'):
    """What a word holds; with \"acquire\" what was written before it is seen as well."""
    return _triton.ld(ptr, scope, semantic)


@_function
def st(ptr, val, scope='gpu', semantic='relaxed'):
    """Writes a word; with \"release\" it is seen after what was written before."""
    return _triton.st(ptr, val, scope, semantic)


@_function
def ld_vector(ptr, vec_size, scope='gpu', semantic='relaxed'):
    """A vector of so many words one after the other, each as `ld` reads it."""
    return _triton.ld_vector(ptr, vec_size, scope, semantic)


@_function
def st_vector(ptr, vec, scope='gpu', semantic='relaxed'):
    """Writes a vector's elements one after the other, each as `st` does."""
    return _triton.st_vector(ptr, vec, scope, semantic)


@_function
def pack(src, dst_type):
    """One scalar of the bits of a vector, the first lowest; the widths are equal."""
    return _host.pack(src, dst_type)


@_function
def unpack(src, dst_type):
    """A vector of the bits of a scalar, the lowest first."""
    return _host.unpack(src, dst_type)
