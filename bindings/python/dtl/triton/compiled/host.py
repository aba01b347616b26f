# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Python: functions of constants and threads, which call no function of <dtl/dev.h>."""

import contextlib
import functools
from pathlib import Path

from dtl._core.errors import refuse
from dtl.triton import _allowed_values
from dtl.triton._import_triton import tl
from dtl.triton._vector import extract, insert, make_vector, pack, unpack, zeros_vector
from dtl.triton.compiled import arguments, builder

__all__ = [
    "consume_token",
    "extern_call",
    "extract",
    "insert",
    "make_vector",
    "num_threads",
    "num_warps",
    "pack",
    "simt_exec_region",
    "syncthreads",
    "threads_per_warp",
    "tid",
    "unpack",
    "zeros_vector",
]

_CUDA_WARP = 32
_BACKEND_WITHOUT_STORES = "hip"


def consume_token(value, token):
    arguments.integer("token", token, tl.int32)
    return value


def simt_exec_region():
    return contextlib.nullcontext()


def tid(axis):
    found = arguments.constant(axis)
    letter = _allowed_values.axis(str(found) if isinstance(found, tl.tensor) else found)
    return builder.call_dev(f"tid_{letter}", is_pure=True)


def num_threads():
    return tl.constexpr(builder.options().num_warps * threads_per_warp().value)


def num_warps():
    return tl.constexpr(builder.options().num_warps)


def threads_per_warp():
    return tl.constexpr(getattr(builder.options(), "warp_size", _CUDA_WARP))


def syncthreads():
    """Adds a barrier of the block that also orders stores, which Triton's barrier for AMD omits."""
    if builder.options().backend_name == _BACKEND_WITHOUT_STORES:
        builder.call_dev("syncthreads")
    else:
        builder.barrier()


def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure):
    scalars = [
        _as_scalar(each) for each in _allowed_values.sequence("args", arguments.constant(args))
    ]
    types = tuple(each.dtype for each in scalars)
    symbol, returns = _allowed_values.symbol(types, arguments.constant(arg_type_symbol_dict))
    library, path = map(arguments.constant, (lib_name, lib_path))
    _check_linked(library, symbol)
    is_pure = arguments.constant(is_pure)
    found = builder.call(symbol, scalars, returns or tl.int32, is_pure, library, path)
    return None if returns is None else found


def _as_scalar(value):
    """Returns a scalar; a Python number becomes float32 or int32, as under the interpreter."""
    found = arguments.constant(arguments.scalar("args", value))
    if isinstance(found, tl.tensor):
        return found
    return builder.cast(found, tl.float32 if isinstance(found, float) else tl.int32)


def _check_linked(library, symbol):
    """Raises a DTLError if no library has the function.

    The assembler would report a missing function without the argument that named it.
    """
    libraries = dict(builder.options().extern_libs or {})
    if library not in libraries:
        refuse("lib_name", library, "one of those in extern_libs", rule="name")
    if not _has_symbol(libraries[library], symbol):
        refuse("arg_type_symbol_dict", symbol, f"a function of {libraries[library]}", rule="symbol")


@functools.cache
def _has_symbol(path, symbol):
    """Returns True if a file of bitcode has the name; it stores all names uncompressed."""
    return symbol.encode() in Path(path).read_bytes()
