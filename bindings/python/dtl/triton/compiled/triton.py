# SPDX-License-Identifier: BSD-3-Clause
"""The tier of memory operations on single values: calls of C functions of one instruction each.

The C functions work on 64-bit values, so that narrower ones are widened and narrowed here.
"""

from dtl.triton import _allowed_values, _vector
from dtl.triton._import_triton import tl
from dtl.triton.compiled import arguments, builder

_SIGNAL_BITS = 32, 64
_VALUE_BITS = 8, 16, 32, 64
_UNSIGNED = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}


def wait(barrierPtrs, numBarriers, scope, semantic, waitValue):  # noqa: N803
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    _, bits = arguments.pointer_to_width("barrierPtrs", barrierPtrs, _SIGNAL_BITS, integers=True)
    count = arguments.integer("numBarriers", numBarriers, tl.int64, 1)
    value = _unsigned("waitValue", waitValue, bits)
    address = arguments.address(barrierPtrs)
    return builder.call_dev(f"wait_{bits}_{order}_{scope}", address, count, value)


def notify(ptr, rank, signal, sig_op, comm_scope):
    verb = arguments.one_of("sig_op", sig_op, _allowed_values.SIGNAL_OPS)
    scope = (
        "gpu"
        if arguments.one_of("comm_scope", comm_scope, _allowed_values.COMM_SCOPES) == "gpu"
        else "sys"
    )
    _, bits = arguments.pointer_to_width("ptr", ptr, _SIGNAL_BITS, integers=True)
    value = _unsigned("signal", signal, bits)
    args = builder.context(), arguments.address(ptr), value, arguments.rank("rank", rank)
    builder.call_dev(f"notify_{bits}_{verb}_{scope}", *args)


def _unsigned(argument, value, bits):
    """Returns an integer of the given width as an unsigned one, widened to 64 bits."""
    signed = arguments.integer(argument, value, tl.int32 if bits == 32 else tl.int64)
    return _widened(builder.cast(signed, _UNSIGNED[bits], bitcast=True))


def _widened(value):
    """Returns an unsigned scalar, extended with zeros to 64 bits."""
    return builder.cast(builder.cast(value, tl.uint64), tl.int64, bitcast=True)


def _narrowed(value, element, bits):
    """Returns the low bits of a 64-bit value as an element of the given dtype and width."""
    unsigned = builder.cast(builder.cast(value, tl.uint64, bitcast=True), _UNSIGNED[bits])
    return builder.cast(unsigned, element, bitcast=True)


def _element_bits(value, element, bits):
    """Returns the bits of a value, converted to the element's dtype, widened to 64 bits."""
    unsigned = builder.cast(builder.cast(value, element), _UNSIGNED[bits], bitcast=True)
    return _widened(unsigned)


def ld(ptr, scope, semantic):
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    element, bits = arguments.pointer_to_width("ptr", ptr, _VALUE_BITS)
    address = arguments.address(ptr)
    found = builder.call_dev(f"ld_{bits}_{order}_{scope}", address, returns=tl.int64)
    return _narrowed(found, element, bits)


def st(ptr, val, scope, semantic):
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_STORES)
    element, bits = arguments.pointer_to_width("ptr", ptr, _VALUE_BITS)
    value = _element_bits(arguments.scalar("val", val), element, bits)
    builder.call_dev(f"st_{bits}_{order}_{scope}", arguments.address(ptr), value)


def atomic_cas(ptr, cmp_val, target_val, scope, semantic):
    values = {"cmp_val": cmp_val, "target_val": target_val}
    return _read_modify_write("cas", ptr, values, scope, semantic)


def atomic_add(ptr, val, scope, semantic):
    return _read_modify_write("add", ptr, {"val": val}, scope, semantic)


def _read_modify_write(verb, ptr, values, scope, semantic):
    """Adds an atomic operation, "cas" or "add"; `values` are its operands by argument name."""
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS)
    element, bits = arguments.pointer_to_width("ptr", ptr, _SIGNAL_BITS)
    if verb == "add" and element.is_floating():
        verb = "add_real"
    operands = [
        _element_bits(arguments.scalar(name, each), element, bits) for name, each in values.items()
    ]
    name = f"{verb}_{bits}_{order}_{scope}"
    return _narrowed(
        builder.call_dev(name, arguments.address(ptr), *operands, returns=tl.int64), element, bits
    )


def ld_vector(ptr, vec_size, scope, semantic):
    return _vector.load(ld, ptr, vec_size, scope, semantic)


def st_vector(ptr, vec, scope, semantic):
    _vector.store(st, ptr, vec, scope, semantic)
