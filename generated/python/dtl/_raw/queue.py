# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Queued work, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_container_queue_fill = lib.dtl_container_queue_fill
_container_queue_copy = lib.dtl_container_queue_copy
_container_queue_apply = lib.dtl_container_queue_apply
_container_queue_apply_unary = lib.dtl_container_queue_apply_unary
_container_queue_apply_binary = lib.dtl_container_queue_apply_binary
_container_queue_apply_value = lib.dtl_container_queue_apply_value
_container_queue_inclusive_scan_local = lib.dtl_container_queue_inclusive_scan_local
_container_queue_exclusive_scan_local = lib.dtl_container_queue_exclusive_scan_local
_container_queue_sort_local = lib.dtl_container_queue_sort_local
_container_queue_stable_sort_local = lib.dtl_container_queue_stable_sort_local
_container_queue_sort_by_key_local = lib.dtl_container_queue_sort_by_key_local
_container_queue_argsort_local = lib.dtl_container_queue_argsort_local
_container_queue_gather = lib.dtl_container_queue_gather
_container_queue_scatter = lib.dtl_container_queue_scatter
_container_queue_reduce_local = lib.dtl_container_queue_reduce_local
_container_queue_count_local = lib.dtl_container_queue_count_local
_container_queue_find_local = lib.dtl_container_queue_find_local
_container_queue_min_element_local = lib.dtl_container_queue_min_element_local
_container_queue_max_element_local = lib.dtl_container_queue_max_element_local
_container_queue_minmax_local = lib.dtl_container_queue_minmax_local
_container_queue_mean_local = lib.dtl_container_queue_mean_local
_container_queue_var_local = lib.dtl_container_queue_var_local
_container_queue_norm_local = lib.dtl_container_queue_norm_local
_container_queue_dot_local = lib.dtl_container_queue_dot_local
_container_queue_histogram_local = lib.dtl_container_queue_histogram_local
_container_queue_quantile_local = lib.dtl_container_queue_quantile_local
_container_queue_unique_local = lib.dtl_container_queue_unique_local
_container_queue_copy_to_host = lib.dtl_container_queue_copy_to_host
_container_queue_copy_from_host = lib.dtl_container_queue_copy_from_host


def container_queue_fill(container, value, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_fill(container, value, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_copy(src, dst, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_copy(src, dst, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_apply(dst, src, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_apply(dst, src, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_apply_unary(dst, src, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_apply_unary(dst, src, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_apply_binary(dst, x, y, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_apply_binary(dst, x, y, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_apply_value(dst, src, value, place, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_apply_value(dst, src, value, place, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_inclusive_scan_local(container, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_inclusive_scan_local(container, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_exclusive_scan_local(container, op, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_exclusive_scan_local(container, op, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_sort_local(container, order, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_sort_local(container, order, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_stable_sort_local(container, order, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_stable_sort_local(container, order, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_sort_by_key_local(keys, payload, order, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_sort_by_key_local(keys, payload, order, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_argsort_local(container, order, indices, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_argsort_local(container, order, indices, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_gather(dst, src, indices, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_gather(dst, src, indices, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_scatter(dst, indices, src, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_scatter(dst, indices, src, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_reduce_local(container, op, result, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_reduce_local(container, op, result, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_count_local(container, value, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_count_local(container, value, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_find_local(container, value, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_find_local(container, value, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_min_element_local(container, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_min_element_local(container, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_max_element_local(container, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_max_element_local(container, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_minmax_local(container, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_minmax_local(container, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_mean_local(container, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_mean_local(container, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_var_local(container, ddof, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_var_local(container, ddof, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_norm_local(container, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_norm_local(container, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_dot_local(a, b, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_dot_local(a, b, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_histogram_local(container, low, high, bins, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_histogram_local(container, low, high, bins, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_quantile_local(container, probabilities, count, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_quantile_local(container, probabilities, count, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_unique_local(container, unique, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_unique_local(container, unique, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_copy_to_host(container, host_buffer, count, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_copy_to_host(container, host_buffer, count, stream, fut)
    if status:
        fail(status)
    return fut[0]


def container_queue_copy_from_host(container, host_buffer, count, stream):
    fut = ffi.new("dtl_future_t *")
    status = _container_queue_copy_from_host(container, host_buffer, count, stream, fut)
    if status:
        fail(status)
    return fut[0]
