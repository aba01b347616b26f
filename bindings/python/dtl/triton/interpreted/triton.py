# SPDX-License-Identifier: BSD-3-Clause
"""The tier of Triton's own operations, on memory that all ranks of the node have mapped."""

import ctypes

from dtl._core.errors import refuse
from dtl._status import OUT_OF_BOUNDS
from dtl.triton import _allowed_values, _interpreter, _vector
from dtl.triton._heap import FUNCTIONS, opened
from dtl.triton._import_triton import tl
from dtl.triton.interpreted import arguments

_C_TYPES = {4: ctypes.c_uint32, 8: ctypes.c_uint64}
_ATOMIC_BITS = 32, 64  # narrower operations of Triton are not atomic between processes


def _fence():
    """Orders this thread's memory operations before and after the call."""
    FUNCTIONS["fence"](0)


def wait(barrierPtrs, numBarriers, scope, semantic, waitValue):  # noqa: N803
    runtime = opened()
    arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    count = arguments.integer("numBarriers", numBarriers, 1)
    first = arguments.signal("barrierPtrs", barrierPtrs, runtime)
    _check_within_heap(count, first, runtime)
    value = _unsigned("waitValue", waitValue, first)
    runtime.begin_wait()
    for address in range(first.address, first.address + count * first.itemsize, first.itemsize):
        current = _C_TYPES[first.itemsize].from_address(address)
        while current.value != value and runtime.continues():
            pass
        if current.value != value:
            index = (address - first.address) // first.itemsize
            runtime.fail_wait("barrierPtrs", f"word {index} is {current.value}", f"{value}")
    if order == "acquire":
        _fence()
    return _interpreter.scalar(1, tl.int32)


def _check_within_heap(count, first, runtime):
    """Raises if `count` words from `first` on exceed the heap."""
    most = (runtime.base + runtime.size - first.address) // first.itemsize
    if count > most:
        expected = f"at most {most}, as many as lie in the heap from there on"
        refuse("numBarriers", count, expected, status=OUT_OF_BOUNDS)


def notify(ptr, rank, signal, sig_op, comm_scope):
    runtime = opened()
    local = arguments.signal("ptr", ptr, runtime)
    pe = arguments.rank("rank", rank, runtime.heap.n_pes)
    op = arguments.one_of("sig_op", sig_op, _allowed_values.SIGNAL_OPS)
    arguments.one_of("comm_scope", comm_scope, _allowed_values.COMM_SCOPES)
    element = local.type.element_ty
    value = _unsigned("signal", signal, local)
    remote = FUNCTIONS["remote_ptr"](runtime.address, local.address, pe)
    if remote == 0:
        expected = "one behind the heap's own first bytes"
        refuse("ptr", f"{local.address:#x}", expected, status=OUT_OF_BOUNDS)
    atomic_operation = tl.atomic_xchg if op == "set" else tl.atomic_add
    signed = value - (value >> 8 * local.itemsize - 1 << 8 * local.itemsize)
    operand = _interpreter.scalar(signed if element.is_int_signed() else value, element)
    atomic_operation(_interpreter.scalar(remote, local.type), operand, sem="release", scope="sys")


def _unsigned(argument, value, pointer):
    """Returns an integer of the pointed-to width, signed or unsigned, as an unsigned integer."""
    bits = 8 * pointer.itemsize
    found = arguments.integer(argument, value)
    if not -(1 << bits - 1) <= found < 1 << bits:
        refuse(argument, found, f"a number of {bits} bits", rule="range")
    return found % (1 << bits)


def ld(ptr, scope, semantic):
    arguments.pointer("ptr", ptr)
    arguments.one_of("scope", scope, _allowed_values.SCOPES)
    order = arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_LOADS)
    found = tl.load(ptr)
    if order == "acquire":
        _fence()
    return found


def st(ptr, val, scope, semantic):
    arguments.pointer("ptr", ptr)
    arguments.one_of("scope", scope, _allowed_values.SCOPES)
    arguments.scalar("val", val)
    if arguments.one_of("semantic", semantic, _allowed_values.ORDERS_OF_STORES) == "release":
        _fence()
    tl.store(ptr, val)


def _atomic_options(ptr, scope, semantic):
    """Checks the arguments of an atomic operation; returns the keywords of Triton's function."""
    element = arguments.pointer("ptr", ptr).type.element_ty
    if element.primitive_bitwidth not in _ATOMIC_BITS:
        refuse("ptr", f"a pointer to {element}", "one to 32 or 64 bits", rule="width")
    return {
        "scope": arguments.one_of("scope", scope, _allowed_values.SCOPES),
        "sem": arguments.one_of("semantic", semantic, _allowed_values.ORDERS),
    }


def atomic_cas(ptr, cmp_val, target_val, scope, semantic):
    for name, value in (("cmp_val", cmp_val), ("target_val", target_val)):
        arguments.scalar(name, value)
    return tl.atomic_cas(ptr, cmp_val, target_val, **_atomic_options(ptr, scope, semantic))


def atomic_add(ptr, val, scope, semantic):
    arguments.scalar("val", val)
    return tl.atomic_add(ptr, val, **_atomic_options(ptr, scope, semantic))


def ld_vector(ptr, vec_size, scope, semantic):
    return _vector.load(ld, ptr, vec_size, scope, semantic)


def st_vector(ptr, vec, scope, semantic):
    _vector.store(st, ptr, vec, scope, semantic)
