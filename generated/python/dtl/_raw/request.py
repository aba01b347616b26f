# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Requests, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

request_free = lib.dtl_request_free

_wait = lib.dtl_wait
_waitall = lib.dtl_waitall
_test = lib.dtl_test
_request_future = lib.dtl_request_future
_waitany = lib.dtl_waitany
_testany = lib.dtl_testany
_testall = lib.dtl_testall
_cancel = lib.dtl_cancel


def wait(request):
    status = _wait(request)
    if status:
        fail(status)


def waitall(count, requests):
    status = _waitall(count, requests)
    if status:
        fail(status)


def test(request):
    completed = ffi.new("int *")
    status = _test(request, completed)
    if status:
        fail(status)
    return completed[0]


def request_future(request):
    fut = ffi.new("dtl_future_t *")
    status = _request_future(request, fut)
    if status:
        fail(status)
    return fut[0]


def waitany(count, requests):
    index = ffi.new("dtl_size_t *")
    status = _waitany(count, requests, index)
    if status:
        fail(status)
    return index[0]


def testany(count, requests):
    index = ffi.new("dtl_size_t *")
    completed = ffi.new("int *")
    status = _testany(count, requests, index, completed)
    if status:
        fail(status)
    return index[0], completed[0]


def testall(count, requests):
    completed = ffi.new("int *")
    status = _testall(count, requests, completed)
    if status:
        fail(status)
    return completed[0]


def cancel(request):
    status = _cancel(request)
    if status:
        fail(status)
