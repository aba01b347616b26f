# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Types, operations and policies, as C has it."""

from dtl._failure import fail, text
from dtl._native import ffi, lib

dtype_size = lib.dtl_dtype_size
shape_1d = lib.dtl_shape_1d
shape_2d = lib.dtl_shape_2d
shape_3d = lib.dtl_shape_3d
shape_nd = lib.dtl_shape_nd
shape_size = lib.dtl_shape_size

_dtype_name = lib.dtl_dtype_name
_reduce_op_name = lib.dtl_reduce_op_name
_unary_op_name = lib.dtl_unary_op_name
_binary_op_name = lib.dtl_binary_op_name
_shape_pack = lib.dtl_shape_pack
_shape_unpack = lib.dtl_shape_unpack


def dtype_name(dtype):
    result = _dtype_name(dtype)
    return text(result)


def reduce_op_name(op):
    result = _reduce_op_name(op)
    return text(result)


def unary_op_name(op):
    result = _unary_op_name(op)
    return text(result)


def binary_op_name(op):
    result = _binary_op_name(op)
    return text(result)


def shape_pack(ndim, dims):
    shape = ffi.new("dtl_shape *")
    status = _shape_pack(ndim, dims, shape)
    if status:
        fail(status)
    return shape


def shape_unpack(shape, count, dims):
    status = _shape_unpack(shape, count, dims)
    if status:
        fail(status)
