# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import types as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-dtype_size-dtype-enum",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.dtype_size(9999),
    ),
    Case(
        "DTL-dtype_name-dtype-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.dtype_name(9999),
    ),
    Case(
        "DTL-reduce_op_name-op-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.reduce_op_name(9999),
    ),
    Case(
        "DTL-unary_op_name-op-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.unary_op_name(9999),
    ),
    Case(
        "DTL-binary_op_name-op-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.binary_op_name(9999),
    ),
    Case(
        "DTL-shape_pack-dims-null",
        "NULL_POINTER",
        RAISES,
        "",
        lambda world: raw.shape_pack(1, ffi.NULL),
    ),
    Case(
        "DTL-shape_pack-ndim-range",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.shape_pack(-1, [1] * 16),
    ),
    Case(
        "DTL-shape_unpack-dims-null",
        "NULL_POINTER",
        RAISES,
        "",
        lambda world: raw.shape_unpack(ffi.new("dtl_shape *"), 1, ffi.NULL),
    ),
    Case(
        "DTL-shape_unpack-shape-null",
        "NULL_POINTER",
        RAISES,
        "",
        lambda world: raw.shape_unpack(ffi.NULL, 1, world.out(2)),
    ),
    Case(
        "DTL-shape_unpack-count-limit",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.shape_unpack(ffi.new("dtl_shape *"), 9223372036854775807, world.out(2)),
    ),
    Case(
        "DTL-shape_size-shape-null",
        "NULL_POINTER",
        0,
        "",
        lambda world: raw.shape_size(ffi.NULL),
    ),
)
