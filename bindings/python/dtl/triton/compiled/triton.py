# SPDX-License-Identifier: BSD-3-Clause
"""The tier of single words: calls of functions that are one instruction, or a loop of one."""

from dtl.triton import _allowed_values, _vector
from dtl.triton._import_triton import tl
from dtl.triton.compiled import arguments, builder

_SIGNALS = 32, 64  # bits
_WORDS = 8, 16, 32, 64
_OF_BITS = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}


def wait(barrierPtrs, numBarriers, scope, semantic, waitValue):  # noqa: N803
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    _, bits = arguments.word("barrierPtrs", barrierPtrs, _SIGNALS, integers=True)
    count = arguments.integer("numBarriers", numBarriers, tl.int64, 1)
    value = _unsigned("waitValue", waitValue, bits)
    where = arguments.address(barrierPtrs)
    return builder.linked(f"wait_{bits}_{order}_{scope}", where, count, value)


def notify(ptr, rank, signal, sig_op, comm_scope):
    verb = arguments.one_of("sig_op", sig_op, _allowed_values.SIGNAL_OPS)
    scope = (
        "gpu"
        if arguments.one_of("comm_scope", comm_scope, _allowed_values.COMM_SCOPES) == "gpu"
        else "sys"
    )
    _, bits = arguments.word("ptr", ptr, _SIGNALS, integers=True)
    value = _unsigned("signal", signal, bits)
    args = builder.context(), arguments.address(ptr), value, arguments.rank("rank", rank)
    builder.linked(f"notify_{bits}_{verb}_{scope}", *args)


def _unsigned(argument, value, bits):
    """A number as a word holds it, in 64 bits."""
    held = arguments.integer(argument, value, tl.int32 if bits == 32 else tl.int64)
    return _widened(builder.cast(held, _OF_BITS[bits], bitcast=True))


def _widened(value):
    return builder.cast(builder.cast(value, tl.uint64), tl.int64, bitcast=True)


def _narrowed(value, element, bits):
    """A word of 64 bits as an element."""
    word = builder.cast(builder.cast(value, tl.uint64, bitcast=True), _OF_BITS[bits])
    return builder.cast(word, element, bitcast=True)


def _held(value, element, bits):
    word = builder.cast(builder.cast(value, element), _OF_BITS[bits], bitcast=True)
    return _widened(word)


def ld(ptr, scope, semantic):
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    element, bits = arguments.word("ptr", ptr, _WORDS)
    where = arguments.address(ptr)
    found = builder.linked(f"ld_{bits}_{order}_{scope}", where, returns=tl.int64)
    return _narrowed(found, element, bits)


def st(ptr, val, scope, semantic):
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_STORES)
    element, bits = arguments.word("ptr", ptr, _WORDS)
    held = _held(arguments.scalar("val", val), element, bits)
    builder.linked(f"st_{bits}_{order}_{scope}", arguments.address(ptr), held)


def atomic_cas(ptr, cmp_val, target_val, scope, semantic):
    values = {"cmp_val": cmp_val, "target_val": target_val}
    return _changed("cas", ptr, values, scope, semantic)


def atomic_add(ptr, val, scope, semantic):
    return _changed("add", ptr, {"val": val}, scope, semantic)


def _changed(verb, ptr, values, scope, semantic):
    scope = arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS)
    element, bits = arguments.word("ptr", ptr, _SIGNALS)
    if verb == "add" and element.is_floating():
        verb = "add_real"
    held = [_held(arguments.scalar(name, each), element, bits) for name, each in values.items()]
    name = f"{verb}_{bits}_{order}_{scope}"
    return _narrowed(
        builder.linked(name, arguments.address(ptr), *held, returns=tl.int64), element, bits
    )


def ld_vector(ptr, vec_size, scope, semantic):
    return _vector.load(ld, ptr, vec_size, scope, semantic)


def st_vector(ptr, vec, scope, semantic):
    _vector.store(st, ptr, vec, scope, semantic)
