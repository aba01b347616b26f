# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Futures, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

future_destroy = lib.dtl_future_destroy

_future_create = lib.dtl_future_create
_future_wait = lib.dtl_future_wait
_future_test = lib.dtl_future_test
_future_get = lib.dtl_future_get
_future_set = lib.dtl_future_set
_future_fail = lib.dtl_future_fail
_future_size = lib.dtl_future_size
_future_wait_for = lib.dtl_future_wait_for
_future_then = lib.dtl_future_then
_when_all = lib.dtl_when_all
_when_any = lib.dtl_when_any


def future_create():
    fut = ffi.new("dtl_future_t *")
    status = _future_create(fut)
    if status:
        fail(status)
    return fut[0]


def future_wait(fut):
    status = _future_wait(fut)
    if status:
        fail(status)


def future_test(fut):
    completed = ffi.new("int *")
    status = _future_test(fut, completed)
    if status:
        fail(status)
    return completed[0]


def future_get(fut, buffer, size):
    status = _future_get(fut, buffer, size)
    if status:
        fail(status)


def future_set(fut, value, size):
    status = _future_set(fut, value, size)
    if status:
        fail(status)


def future_fail(fut, code, message):
    status = _future_fail(fut, code, message.encode())
    if status:
        fail(status)


def future_size(fut):
    bytes = ffi.new("dtl_size_t *")
    status = _future_size(fut, bytes)
    if status:
        fail(status)
    return bytes[0]


def future_wait_for(fut, milliseconds):
    completed = ffi.new("int *")
    status = _future_wait_for(fut, milliseconds, completed)
    if status:
        fail(status)
    return completed[0]


def future_then(fut, func, user_data):
    result = ffi.new("dtl_future_t *")
    status = _future_then(fut, func, user_data, result)
    if status:
        fail(status)
    return result[0]


def when_all(futures, count):
    result = ffi.new("dtl_future_t *")
    status = _when_all(futures, count, result)
    if status:
        fail(status)
    return result[0]


def when_any(futures, count):
    result = ffi.new("dtl_future_t *")
    completed_index = ffi.new("dtl_size_t *")
    status = _when_any(futures, count, result, completed_index)
    if status:
        fail(status)
    return result[0], completed_index[0]
