# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Python: what is known while compiling, and threads."""

import contextlib

from dtl._error import refuse
from dtl.triton._start import tl
from dtl.triton._vector import extract, insert, make_vector, pack, unpack, zeros_vector
from dtl.triton.compiled import builder, given

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

_AXES = "xyz"
_CUDA_WARP = 32


def consume_token(value, token):
    given.integer("token", token, tl.int32)
    return value


def simt_exec_region():
    return contextlib.nullcontext()


def tid(axis):
    found = given.constant(axis)
    if found not in range(len(_AXES)):
        refuse("axis", found, "0, 1 or 2", rule="range")
    return builder.linked(f"tid_{_AXES[found]}", is_pure=True)


def num_threads():
    return tl.constexpr(builder.options().num_warps * threads_per_warp().value)


def num_warps():
    return tl.constexpr(builder.options().num_warps)


def threads_per_warp():
    return tl.constexpr(getattr(builder.options(), "warp_size", _CUDA_WARP))


def syncthreads():
    builder.barrier()


def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure):
    symbols = given.constant(arg_type_symbol_dict)
    types = tuple(each.dtype for each in args)
    if types not in symbols:
        known = " or ".join(str(tuple(map(str, each))) for each in symbols)
        refuse("args", str(tuple(map(str, types))), known or "types of arg_type_symbol_dict")
    symbol, returns = symbols[types]
    names = map(given.constant, (lib_name, lib_path))
    library, path = names
    found = builder.call(symbol, args, returns or tl.int32, given.constant(is_pure), library, path)
    return None if returns is None else found
