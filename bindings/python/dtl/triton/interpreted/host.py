# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Python: functions that need no device.

Under the interpreter a program is one thread and executes in program order, so that tokens and
barriers of a block have no effect.
"""

import contextlib
import ctypes

from dtl._core.errors import refuse
from dtl._status import NOT_SUPPORTED
from dtl.triton import _allowed_values, _interpreter
from dtl.triton._import_triton import tl
from dtl.triton._vector import extract, insert, make_vector, pack, unpack, zeros_vector
from dtl.triton.interpreted import arguments

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

_C_TYPES = {
    tl.int32: ctypes.c_int32,
    tl.uint32: ctypes.c_uint32,
    tl.int64: ctypes.c_int64,
    tl.uint64: ctypes.c_uint64,
    tl.float32: ctypes.c_float,
    tl.float64: ctypes.c_double,
}


def consume_token(value, token):
    arguments.integer("token", token)
    return value


def simt_exec_region():
    return contextlib.nullcontext()


def tid(axis):
    _allowed_values.axis(arguments.integer("axis", axis))
    return _interpreter.scalar(0, tl.int32)


def num_threads():
    return 1


def num_warps():
    return 1


def threads_per_warp():
    return 1


def syncthreads():
    """Does nothing: a program is one thread."""


def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, _is_pure):
    values = _allowed_values.sequence("args", _interpreter.plain(args))
    scalars = [each if isinstance(each, tl.tensor) else _as_scalar(each) for each in values]
    types = tuple(each.dtype for each in scalars)
    symbol, result = _allowed_values.symbol(types, _interpreter.plain(arg_type_symbol_dict))
    function = _load_function(lib_name, lib_path, symbol)
    function.argtypes = [_c_type("args", each) for each in types]
    function.restype = None if result is None else _c_type("arg_type_symbol_dict", result)
    found = function(*(_plain_number(each) for each in scalars))
    return None if result is None else _interpreter.scalar(found, result)


def _as_scalar(value):
    """Returns a Python number as a scalar of a kernel: float32 or int32."""
    found = _interpreter.plain(value)
    if isinstance(found, float):
        return _interpreter.scalar(found, tl.float32)
    return _interpreter.scalar(arguments.integer("args", found), tl.int32)


def _plain_number(value):
    """Returns a scalar of a kernel as a Python number, which ctypes converts."""
    if value.dtype.is_floating():
        return _interpreter.plain(value)
    return arguments.integer("args", value)


def _c_type(argument, dtype):
    """Returns the ctypes type of a dtype; raises for others."""
    if dtype not in _C_TYPES:
        refuse(
            argument, str(dtype), f"one of {', '.join(map(str, _C_TYPES))}", status=NOT_SUPPORTED
        )
    return _C_TYPES[dtype]


def _load_function(lib_name, lib_path, symbol):
    """Returns a function of a shared library; raises if either is missing."""
    path, name = _interpreter.plain(lib_path), _interpreter.plain(lib_name)
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        refuse("lib_path", f"{path}: {error}", f"a shared library of {name} for the host")
    try:
        return library[symbol]
    except AttributeError:
        refuse("arg_type_symbol_dict", symbol, f"a function of {path}", rule="symbol")
