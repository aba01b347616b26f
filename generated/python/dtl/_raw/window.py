# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""One-sided memory, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

window_destroy = lib.dtl_window_destroy
window_base = lib.dtl_window_base
window_size = lib.dtl_window_size
window_is_valid = lib.dtl_window_is_valid

_window_create = lib.dtl_window_create
_window_allocate = lib.dtl_window_allocate
_window_create_dynamic = lib.dtl_window_create_dynamic
_window_attach = lib.dtl_window_attach
_window_detach = lib.dtl_window_detach
_window_memory = lib.dtl_window_memory
_window_fence = lib.dtl_window_fence
_window_post = lib.dtl_window_post
_window_start = lib.dtl_window_start
_window_complete = lib.dtl_window_complete
_window_wait = lib.dtl_window_wait
_window_test = lib.dtl_window_test
_window_lock = lib.dtl_window_lock
_window_unlock = lib.dtl_window_unlock
_window_lock_all = lib.dtl_window_lock_all
_window_unlock_all = lib.dtl_window_unlock_all
_window_flush = lib.dtl_window_flush
_window_flush_all = lib.dtl_window_flush_all
_window_flush_local = lib.dtl_window_flush_local
_window_flush_local_all = lib.dtl_window_flush_local_all
_rma_put = lib.dtl_rma_put
_rma_get = lib.dtl_rma_get
_rma_put_async = lib.dtl_rma_put_async
_rma_get_async = lib.dtl_rma_get_async
_rma_accumulate = lib.dtl_rma_accumulate
_rma_get_accumulate = lib.dtl_rma_get_accumulate
_rma_fetch_and_op = lib.dtl_rma_fetch_and_op
_rma_compare_and_swap = lib.dtl_rma_compare_and_swap


def window_create(ctx, base, size):
    win = ffi.new("dtl_window_t *")
    status = _window_create(ctx, base, size, win)
    if status:
        fail(status)
    return win[0]


def window_allocate(ctx, size):
    win = ffi.new("dtl_window_t *")
    status = _window_allocate(ctx, size, win)
    if status:
        fail(status)
    return win[0]


def window_create_dynamic(ctx):
    win = ffi.new("dtl_window_t *")
    status = _window_create_dynamic(ctx, win)
    if status:
        fail(status)
    return win[0]


def window_attach(win, base, size):
    offset = ffi.new("dtl_size_t *")
    status = _window_attach(win, base, size, offset)
    if status:
        fail(status)
    return offset[0]


def window_detach(win, base):
    status = _window_detach(win, base)
    if status:
        fail(status)


def window_memory(win):
    memory = ffi.new("dtl_memory_t *")
    status = _window_memory(win, memory)
    if status:
        fail(status)
    return memory[0]


def window_fence(win):
    status = _window_fence(win)
    if status:
        fail(status)


def window_post(win, origins, count):
    status = _window_post(win, origins, count)
    if status:
        fail(status)


def window_start(win, targets, count):
    status = _window_start(win, targets, count)
    if status:
        fail(status)


def window_complete(win):
    status = _window_complete(win)
    if status:
        fail(status)


def window_wait(win):
    status = _window_wait(win)
    if status:
        fail(status)


def window_test(win):
    completed = ffi.new("int *")
    status = _window_test(win, completed)
    if status:
        fail(status)
    return completed[0]


def window_lock(win, target, mode):
    status = _window_lock(win, target, mode)
    if status:
        fail(status)


def window_unlock(win, target):
    status = _window_unlock(win, target)
    if status:
        fail(status)


def window_lock_all(win):
    status = _window_lock_all(win)
    if status:
        fail(status)


def window_unlock_all(win):
    status = _window_unlock_all(win)
    if status:
        fail(status)


def window_flush(win, target):
    status = _window_flush(win, target)
    if status:
        fail(status)


def window_flush_all(win):
    status = _window_flush_all(win)
    if status:
        fail(status)


def window_flush_local(win, target):
    status = _window_flush_local(win, target)
    if status:
        fail(status)


def window_flush_local_all(win):
    status = _window_flush_local_all(win)
    if status:
        fail(status)


def rma_put(win, target, target_offset, origin, size):
    status = _rma_put(win, target, target_offset, origin, size)
    if status:
        fail(status)


def rma_get(win, target, target_offset, buffer, size):
    status = _rma_get(win, target, target_offset, buffer, size)
    if status:
        fail(status)


def rma_put_async(win, target, target_offset, origin, size):
    req = ffi.new("dtl_request_t *")
    status = _rma_put_async(win, target, target_offset, origin, size, req)
    if status:
        fail(status)
    return req[0]


def rma_get_async(win, target, target_offset, buffer, size):
    req = ffi.new("dtl_request_t *")
    status = _rma_get_async(win, target, target_offset, buffer, size, req)
    if status:
        fail(status)
    return req[0]


def rma_accumulate(win, target, target_offset, origin, size, dtype, op):
    status = _rma_accumulate(win, target, target_offset, origin, size, dtype, op)
    if status:
        fail(status)


def rma_get_accumulate(win, target, target_offset, origin, result, size, dtype, op):
    status = _rma_get_accumulate(win, target, target_offset, origin, result, size, dtype, op)
    if status:
        fail(status)


def rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op):
    status = _rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op)
    if status:
        fail(status)


def rma_compare_and_swap(win, target, target_offset, compare, swap, result, dtype):
    status = _rma_compare_and_swap(win, target, target_offset, compare, swap, result, dtype)
    if status:
        fail(status)
