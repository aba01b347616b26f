# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Symmetric memory, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

symmetric_destroy = lib.dtl_symmetric_destroy
symmetric_is_valid = lib.dtl_symmetric_is_valid
symmetric_my_pe = lib.dtl_symmetric_my_pe
symmetric_n_pes = lib.dtl_symmetric_n_pes
symmetric_base = lib.dtl_symmetric_base
symmetric_size = lib.dtl_symmetric_size
symmetric_used = lib.dtl_symmetric_used
symmetric_remote_ptr = lib.dtl_symmetric_remote_ptr
symmetric_remote_mc_ptr = lib.dtl_symmetric_remote_mc_ptr
symmetric_team_my_pe = lib.dtl_symmetric_team_my_pe
symmetric_team_n_pes = lib.dtl_symmetric_team_n_pes
symmetric_team_translate_pe = lib.dtl_symmetric_team_translate_pe

_symmetric_create = lib.dtl_symmetric_create
_symmetric_allocate = lib.dtl_symmetric_allocate
_symmetric_free = lib.dtl_symmetric_free
_symmetric_memory = lib.dtl_symmetric_memory
_symmetric_put = lib.dtl_symmetric_put
_symmetric_put_nbi = lib.dtl_symmetric_put_nbi
_symmetric_get = lib.dtl_symmetric_get
_symmetric_get_nbi = lib.dtl_symmetric_get_nbi
_symmetric_put_signal = lib.dtl_symmetric_put_signal
_symmetric_put_signal_nbi = lib.dtl_symmetric_put_signal_nbi
_symmetric_signal_op = lib.dtl_symmetric_signal_op
_symmetric_signal_wait_until = lib.dtl_symmetric_signal_wait_until
_symmetric_signal_wait_until_any = lib.dtl_symmetric_signal_wait_until_any
_symmetric_signal_wait_until_all = lib.dtl_symmetric_signal_wait_until_all
_symmetric_atomic = lib.dtl_symmetric_atomic
_symmetric_atomic_fetch = lib.dtl_symmetric_atomic_fetch
_symmetric_atomic_compare_swap = lib.dtl_symmetric_atomic_compare_swap
_symmetric_fence = lib.dtl_symmetric_fence
_symmetric_quiet = lib.dtl_symmetric_quiet
_symmetric_barrier_all = lib.dtl_symmetric_barrier_all
_symmetric_sync_all = lib.dtl_symmetric_sync_all
_symmetric_team_split_strided = lib.dtl_symmetric_team_split_strided
_symmetric_team_split_color = lib.dtl_symmetric_team_split_color
_symmetric_team_destroy = lib.dtl_symmetric_team_destroy
_symmetric_barrier = lib.dtl_symmetric_barrier
_symmetric_sync = lib.dtl_symmetric_sync
_symmetric_broadcastmem = lib.dtl_symmetric_broadcastmem
_symmetric_fcollectmem = lib.dtl_symmetric_fcollectmem


def symmetric_create(ctx, size):
    heap = ffi.new("dtl_symmetric_t *")
    status = _symmetric_create(ctx, size, heap)
    if status:
        fail(status)
    return heap[0]


def symmetric_allocate(heap, size):
    address = ffi.new("void * *")
    status = _symmetric_allocate(heap, size, address)
    if status:
        fail(status)
    return address[0]


def symmetric_free(heap, address):
    status = _symmetric_free(heap, address)
    if status:
        fail(status)


def symmetric_memory(heap, pe):
    memory = ffi.new("dtl_memory_t *")
    status = _symmetric_memory(heap, pe, memory)
    if status:
        fail(status)
    return memory[0]


def symmetric_put(heap, dest, source, size, pe):
    status = _symmetric_put(heap, dest, source, size, pe)
    if status:
        fail(status)


def symmetric_put_nbi(heap, dest, source, size, pe):
    status = _symmetric_put_nbi(heap, dest, source, size, pe)
    if status:
        fail(status)


def symmetric_get(heap, dest, source, size, pe):
    status = _symmetric_get(heap, dest, source, size, pe)
    if status:
        fail(status)


def symmetric_get_nbi(heap, dest, source, size, pe):
    status = _symmetric_get_nbi(heap, dest, source, size, pe)
    if status:
        fail(status)


def symmetric_put_signal(heap, dest, source, size, signal, value, op, pe):
    status = _symmetric_put_signal(heap, dest, source, size, signal, value, op, pe)
    if status:
        fail(status)


def symmetric_put_signal_nbi(heap, dest, source, size, signal, value, op, pe):
    status = _symmetric_put_signal_nbi(heap, dest, source, size, signal, value, op, pe)
    if status:
        fail(status)


def symmetric_signal_op(heap, signal, value, op, pe):
    status = _symmetric_signal_op(heap, signal, value, op, pe)
    if status:
        fail(status)


def symmetric_signal_wait_until(heap, signal, comparison, value, milliseconds):
    seen = ffi.new("dtl_size_t *")
    status = _symmetric_signal_wait_until(heap, signal, comparison, value, milliseconds, seen)
    if status:
        fail(status)
    return seen[0]


def symmetric_signal_wait_until_any(heap, signals, count, comparison, value, milliseconds):
    index = ffi.new("dtl_size_t *")
    seen = ffi.new("dtl_size_t *")
    status = _symmetric_signal_wait_until_any(heap, signals, count, comparison, value,
                                              milliseconds, index, seen)
    if status:
        fail(status)
    return index[0], seen[0]


def symmetric_signal_wait_until_all(heap, signals, count, comparison, value, milliseconds):
    status = _symmetric_signal_wait_until_all(heap, signals, count, comparison, value,
                                              milliseconds)
    if status:
        fail(status)


def symmetric_atomic(heap, dest, value, dtype, op, pe):
    status = _symmetric_atomic(heap, dest, value, dtype, op, pe)
    if status:
        fail(status)


def symmetric_atomic_fetch(heap, dest, value, result, dtype, op, pe):
    status = _symmetric_atomic_fetch(heap, dest, value, result, dtype, op, pe)
    if status:
        fail(status)


def symmetric_atomic_compare_swap(heap, dest, compare, value, result, dtype, pe):
    status = _symmetric_atomic_compare_swap(heap, dest, compare, value, result, dtype, pe)
    if status:
        fail(status)


def symmetric_fence(heap):
    status = _symmetric_fence(heap)
    if status:
        fail(status)


def symmetric_quiet(heap):
    status = _symmetric_quiet(heap)
    if status:
        fail(status)


def symmetric_barrier_all(heap):
    status = _symmetric_barrier_all(heap)
    if status:
        fail(status)


def symmetric_sync_all(heap):
    status = _symmetric_sync_all(heap)
    if status:
        fail(status)


def symmetric_team_split_strided(heap, team, start, stride, size):
    made = ffi.new("dtl_team_t *")
    status = _symmetric_team_split_strided(heap, team, start, stride, size, made)
    if status:
        fail(status)
    return made[0]


def symmetric_team_split_color(heap, team, color, key):
    made = ffi.new("dtl_team_t *")
    status = _symmetric_team_split_color(heap, team, color, key, made)
    if status:
        fail(status)
    return made[0]


def symmetric_team_destroy(heap, team):
    status = _symmetric_team_destroy(heap, team)
    if status:
        fail(status)


def symmetric_barrier(heap, team):
    status = _symmetric_barrier(heap, team)
    if status:
        fail(status)


def symmetric_sync(heap, team):
    status = _symmetric_sync(heap, team)
    if status:
        fail(status)


def symmetric_broadcastmem(heap, team, dest, source, size, root):
    status = _symmetric_broadcastmem(heap, team, dest, source, size, root)
    if status:
        fail(status)


def symmetric_fcollectmem(heap, team, dest, source, size):
    status = _symmetric_fcollectmem(heap, team, dest, source, size)
    if status:
        fail(status)
