# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Algorithms in the background, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_async_for_each_vector = lib.dtl_async_for_each_vector
_async_transform_vector = lib.dtl_async_transform_vector
_async_reduce_vector = lib.dtl_async_reduce_vector
_async_sort_vector = lib.dtl_async_sort_vector
_async_for_each_array = lib.dtl_async_for_each_array
_async_reduce_array = lib.dtl_async_reduce_array


def async_for_each_vector(vec, func, user_data):
    req = ffi.new("dtl_request_t *")
    status = _async_for_each_vector(vec, func, user_data, req)
    if status:
        fail(status)
    return req[0]


def async_transform_vector(src, dst, func, user_data):
    req = ffi.new("dtl_request_t *")
    status = _async_transform_vector(src, dst, func, user_data, req)
    if status:
        fail(status)
    return req[0]


def async_reduce_vector(vec, op, result):
    req = ffi.new("dtl_request_t *")
    status = _async_reduce_vector(vec, op, result, req)
    if status:
        fail(status)
    return req[0]


def async_sort_vector(vec):
    req = ffi.new("dtl_request_t *")
    status = _async_sort_vector(vec, req)
    if status:
        fail(status)
    return req[0]


def async_for_each_array(arr, func, user_data):
    req = ffi.new("dtl_request_t *")
    status = _async_for_each_array(arr, func, user_data, req)
    if status:
        fail(status)
    return req[0]


def async_reduce_array(arr, op, result):
    req = ffi.new("dtl_request_t *")
    status = _async_reduce_array(arr, op, result, req)
    if status:
        fail(status)
    return req[0]
