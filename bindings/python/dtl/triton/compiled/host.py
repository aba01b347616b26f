# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Python: what is known while compiling, and threads."""

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
_WITHOUT_STORES = "hip"


def consume_token(value, token):
    arguments.integer("token", token, tl.int32)
    return value


def simt_exec_region():
    return contextlib.nullcontext()


def tid(axis):
    found = arguments.constant(axis)
    letter = _allowed_values.axis(str(found) if isinstance(found, tl.tensor) else found)
    return builder.linked(f"tid_{letter}", is_pure=True)


def num_threads():
    return tl.constexpr(builder.options().num_warps * threads_per_warp().value)


def num_warps():
    return tl.constexpr(builder.options().num_warps)


def threads_per_warp():
    return tl.constexpr(getattr(builder.options(), "warp_size", _CUDA_WARP))


def syncthreads():
    """Triton's barrier for GPUs of AMD waits for no store."""
    if builder.options().backend_name == _WITHOUT_STORES:
        builder.linked("syncthreads")
    else:
        builder.barrier()


def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure):
    handed = [_handed(each) for each in _allowed_values.listed("args", arguments.constant(args))]
    types = tuple(each.dtype for each in handed)
    symbol, returns = _allowed_values.symbol(types, arguments.constant(arg_type_symbol_dict))
    library, path = map(arguments.constant, (lib_name, lib_path))
    _check_linked(library, symbol)
    is_pure = arguments.constant(is_pure)
    found = builder.call(symbol, handed, returns or tl.int32, is_pure, library, path)
    return None if returns is None else found


def _handed(value):
    """Numbers have the types that they have under the interpreter."""
    found = arguments.constant(arguments.scalar("args", value))
    if isinstance(found, tl.tensor):
        return found
    return builder.cast(found, tl.float32 if isinstance(found, float) else tl.int32)


def _check_linked(library, symbol):
    """Else the assembler would find that no library has the name, and tell no argument."""
    libraries = dict(builder.options().extern_libs or {})
    if library not in libraries:
        refuse("lib_name", library, "one of those in extern_libs", rule="name")
    if not _names(libraries[library], symbol):
        refuse("arg_type_symbol_dict", symbol, f"a function of {libraries[library]}", rule="symbol")


@functools.cache
def _names(path, symbol):
    """Whether the name stands in a file of bitcode, which has all of them as they are."""
    return symbol.encode() in Path(path).read_bytes()
