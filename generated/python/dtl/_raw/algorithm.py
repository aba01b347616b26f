# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Algorithms over all ranks, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_container_fill = lib.dtl_container_fill
_container_copy = lib.dtl_container_copy
_container_for_each = lib.dtl_container_for_each
_container_transform = lib.dtl_container_transform
_container_apply = lib.dtl_container_apply
_container_apply_unary = lib.dtl_container_apply_unary
_container_apply_unary_local = lib.dtl_container_apply_unary_local
_container_apply_binary = lib.dtl_container_apply_binary
_container_apply_binary_local = lib.dtl_container_apply_binary_local
_container_apply_value = lib.dtl_container_apply_value
_container_apply_value_local = lib.dtl_container_apply_value_local
_container_for_each_chunk = lib.dtl_container_for_each_chunk
_container_transform_chunks = lib.dtl_container_transform_chunks
_container_find = lib.dtl_container_find
_container_find_if = lib.dtl_container_find_if
_container_count = lib.dtl_container_count
_container_count_if = lib.dtl_container_count_if
_container_all_of = lib.dtl_container_all_of
_container_any_of = lib.dtl_container_any_of
_container_none_of = lib.dtl_container_none_of
_container_reduce = lib.dtl_container_reduce
_container_reduce_func = lib.dtl_container_reduce_func
_container_minmax = lib.dtl_container_minmax
_container_min_element = lib.dtl_container_min_element
_container_max_element = lib.dtl_container_max_element
_container_inclusive_scan = lib.dtl_container_inclusive_scan
_container_exclusive_scan = lib.dtl_container_exclusive_scan
_container_sort = lib.dtl_container_sort
_container_stable_sort = lib.dtl_container_stable_sort
_container_sort_func = lib.dtl_container_sort_func
_container_sort_by_key = lib.dtl_container_sort_by_key
_container_argsort = lib.dtl_container_argsort
_container_unique = lib.dtl_container_unique
_container_mean = lib.dtl_container_mean
_container_var = lib.dtl_container_var
_container_norm = lib.dtl_container_norm
_container_dot = lib.dtl_container_dot
_container_histogram = lib.dtl_container_histogram
_container_quantile = lib.dtl_container_quantile


def container_fill(container, value):
    status = _container_fill(container, value)
    if status:
        fail(status)


def container_copy(src, dst):
    status = _container_copy(src, dst)
    if status:
        fail(status)


def container_for_each(container, func, user_data):
    status = _container_for_each(container, func, user_data)
    if status:
        fail(status)


def container_transform(src, dst, func, user_data):
    status = _container_transform(src, dst, func, user_data)
    if status:
        fail(status)


def container_apply(dst, src, op):
    status = _container_apply(dst, src, op)
    if status:
        fail(status)


def container_apply_unary(dst, src, op):
    status = _container_apply_unary(dst, src, op)
    if status:
        fail(status)


def container_apply_unary_local(dst, src, op):
    status = _container_apply_unary_local(dst, src, op)
    if status:
        fail(status)


def container_apply_binary(dst, x, y, op):
    status = _container_apply_binary(dst, x, y, op)
    if status:
        fail(status)


def container_apply_binary_local(dst, x, y, op):
    status = _container_apply_binary_local(dst, x, y, op)
    if status:
        fail(status)


def container_apply_value(dst, src, value, place, op):
    status = _container_apply_value(dst, src, value, place, op)
    if status:
        fail(status)


def container_apply_value_local(dst, src, value, place, op):
    status = _container_apply_value_local(dst, src, value, place, op)
    if status:
        fail(status)


def container_for_each_chunk(container, func, user_data):
    status = _container_for_each_chunk(container, func, user_data)
    if status:
        fail(status)


def container_transform_chunks(src, dst, func, user_data):
    status = _container_transform_chunks(src, dst, func, user_data)
    if status:
        fail(status)


def container_find(container, value):
    index = ffi.new("dtl_index_t *")
    status = _container_find(container, value, index)
    if status:
        fail(status)
    return index[0]


def container_find_if(container, pred, user_data):
    index = ffi.new("dtl_index_t *")
    status = _container_find_if(container, pred, user_data, index)
    if status:
        fail(status)
    return index[0]


def container_count(container, value):
    count = ffi.new("dtl_size_t *")
    status = _container_count(container, value, count)
    if status:
        fail(status)
    return count[0]


def container_count_if(container, pred, user_data):
    count = ffi.new("dtl_size_t *")
    status = _container_count_if(container, pred, user_data, count)
    if status:
        fail(status)
    return count[0]


def container_all_of(container, pred, user_data):
    result = ffi.new("int *")
    status = _container_all_of(container, pred, user_data, result)
    if status:
        fail(status)
    return result[0]


def container_any_of(container, pred, user_data):
    result = ffi.new("int *")
    status = _container_any_of(container, pred, user_data, result)
    if status:
        fail(status)
    return result[0]


def container_none_of(container, pred, user_data):
    result = ffi.new("int *")
    status = _container_none_of(container, pred, user_data, result)
    if status:
        fail(status)
    return result[0]


def container_reduce(container, op, result):
    status = _container_reduce(container, op, result)
    if status:
        fail(status)


def container_reduce_func(container, func, identity, result, user_data):
    status = _container_reduce_func(container, func, identity, result, user_data)
    if status:
        fail(status)


def container_minmax(container, min_val, max_val):
    status = _container_minmax(container, min_val, max_val)
    if status:
        fail(status)


def container_min_element(container):
    index = ffi.new("dtl_index_t *")
    status = _container_min_element(container, index)
    if status:
        fail(status)
    return index[0]


def container_max_element(container):
    index = ffi.new("dtl_index_t *")
    status = _container_max_element(container, index)
    if status:
        fail(status)
    return index[0]


def container_inclusive_scan(container, op):
    status = _container_inclusive_scan(container, op)
    if status:
        fail(status)


def container_exclusive_scan(container, op):
    status = _container_exclusive_scan(container, op)
    if status:
        fail(status)


def container_sort(container, order):
    status = _container_sort(container, order)
    if status:
        fail(status)


def container_stable_sort(container, order):
    status = _container_stable_sort(container, order)
    if status:
        fail(status)


def container_sort_func(container, cmp, user_data):
    status = _container_sort_func(container, cmp, user_data)
    if status:
        fail(status)


def container_sort_by_key(keys, payload, order):
    status = _container_sort_by_key(keys, payload, order)
    if status:
        fail(status)


def container_argsort(container, order, indices):
    status = _container_argsort(container, order, indices)
    if status:
        fail(status)


def container_unique(container):
    unique = ffi.new("dtl_vector_t *")
    status = _container_unique(container, unique)
    if status:
        fail(status)
    return unique[0]


def container_mean(container):
    mean = ffi.new("double *")
    status = _container_mean(container, mean)
    if status:
        fail(status)
    return mean[0]


def container_var(container, ddof):
    var = ffi.new("double *")
    status = _container_var(container, ddof, var)
    if status:
        fail(status)
    return var[0]


def container_norm(container):
    norm = ffi.new("double *")
    status = _container_norm(container, norm)
    if status:
        fail(status)
    return norm[0]


def container_dot(a, b):
    dot = ffi.new("double *")
    status = _container_dot(a, b, dot)
    if status:
        fail(status)
    return dot[0]


def container_histogram(container, low, high, bins, counts):
    status = _container_histogram(container, low, high, bins, counts)
    if status:
        fail(status)


def container_quantile(container, probabilities, count, results):
    status = _container_quantile(container, probabilities, count, results)
    if status:
        fail(status)
