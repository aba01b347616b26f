# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Python: what is known without a device.  Under the interpreter one program is one
thread, and what it does is done in the order of its text.
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

_TYPES = {
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
    """One thread has come here."""


def extern_call(lib_name, lib_path, args, arg_type_symbol_dict, _is_pure):
    handed = _allowed_values.listed("args", _interpreter.plain(args))
    given = [each if isinstance(each, tl.tensor) else _number(each) for each in handed]
    types = tuple(each.dtype for each in given)
    symbol, result = _allowed_values.symbol(types, _interpreter.plain(arg_type_symbol_dict))
    function = _function(lib_name, lib_path, symbol)
    function.argtypes = [_type("args", each) for each in types]
    function.restype = None if result is None else _type("arg_type_symbol_dict", result)
    found = function(*(_scalar(each) for each in given))
    return None if result is None else _interpreter.scalar(found, result)


def _number(value):
    found = _interpreter.plain(value)
    if isinstance(found, float):
        return _interpreter.scalar(found, tl.float32)
    return _interpreter.scalar(arguments.integer("args", found), tl.int32)


def _scalar(value):
    if value.dtype.is_floating():
        return _interpreter.plain(value)
    return arguments.integer("args", value)


def _type(argument, dtype):
    if dtype not in _TYPES:
        refuse(argument, str(dtype), f"one of {', '.join(map(str, _TYPES))}", status=NOT_SUPPORTED)
    return _TYPES[dtype]


def _function(lib_name, lib_path, symbol):
    path, name = _interpreter.plain(lib_path), _interpreter.plain(lib_name)
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        refuse("lib_path", f"{path}: {error}", f"a shared library of {name} for the host")
    try:
        return library[symbol]
    except AttributeError:
        refuse("arg_type_symbol_dict", symbol, f"a function of {path}", rule="symbol")
