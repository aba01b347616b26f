# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/kernels/rows.py.j2.
# Do not edit.
"""Waits, signals, and the pointers of other ranks."""

from dtl.triton._implementations import extern as _extern
from dtl.triton._implementations import host as _host
from dtl.triton._implementations import triton as _triton
from dtl.triton._implementations import kernel_function as _function

__all__ = [
    "rank",
    "num_ranks",
    "symm_at",
    "wait",
    "consume_token",
    "notify",
    "simt_exec_region",
    "make_vector",
    "zeros_vector",
    "extract",
    "insert",
    "extern_call",
]


@_function
def rank(axis=-1):
    """This rank's number, an int32; `axis` says nothing."""
    return _extern.call("my_pe", "int32")


@_function
def num_ranks(axis=-1):
    """How many ranks there are, an int32; `axis` says nothing."""
    return _extern.call("n_pes", "int32")


@_function
def symm_at(ptr, rank):
    """Where the rank's copy is of what `ptr` points to in this rank's heap."""
    return _extern.call("remote_ptr", "pointer", ("ptr", ptr), ("rank", rank))


@_function
def wait(barrierPtrs, numBarriers, scope, semantic, waitValue=1):
    """Waits until each of so many words of 32 or 64 bits, from the first on, equals the value.
    With \"acquire\" what the others wrote before is seen then. Gives a token, an int32. Fails
    a little before DTL_TIMEOUT.
    """
    return _triton.wait(barrierPtrs, numBarriers, scope, semantic, waitValue)


@_function
def consume_token(value, token):
    """The value, which is not used before the wait is over that gave the token."""
    return _host.consume_token(value, token)


@_function
def notify(ptr, rank, signal=1, sig_op='set', comm_scope='inter_node'):
    """Sets the rank's copy of a word of 32 or 64 bits, or adds to it. Who waits for it sees what
    was written here before.
    """
    return _triton.notify(ptr, rank, signal, sig_op, comm_scope)


@_function
def simt_exec_region():
    """`with` it begins what each thread of a block does by itself."""
    return _host.simt_exec_region()


@_function
def make_vector(args):
    """A `vector` of scalars of one dtype, as many as a power of two. It has `v[i]`, `v[i] = x`,
    +, -, *, `recast` and `to`.
    """
    return _host.make_vector(args)


@_function
def zeros_vector(vec_size, dtype):
    """A vector of so many zeros."""
    return _host.zeros_vector(vec_size, dtype)


@_function
def extract(input, indices):
    """One element of a tile, by an index an axis."""
    return _host.extract(input, indices)


@_function
def insert(input, scalar, indices):
    """The tile with another element at one place."""
    return _host.insert(input, scalar, indices)


@_function
def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure):
    """Calls a function of a library for the host by its symbol, which stands in the dictionary
    under the types of the arguments, with the type of the result or None: `{(tl.int32,):
    (\"abs\", tl.int32)}`. Arguments are numbers.
    """
    return _host.extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure)
