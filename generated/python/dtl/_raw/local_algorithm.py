# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Algorithms on this rank's part, as C has it."""

from dtl._failure import fail
from dtl._native import lib

find_vector = lib.dtl_find_vector
find_if_vector = lib.dtl_find_if_vector
find_array = lib.dtl_find_array
find_if_array = lib.dtl_find_if_array
count_vector = lib.dtl_count_vector
count_if_vector = lib.dtl_count_if_vector
count_array = lib.dtl_count_array
count_if_array = lib.dtl_count_if_array
all_of_vector = lib.dtl_all_of_vector
any_of_vector = lib.dtl_any_of_vector
none_of_vector = lib.dtl_none_of_vector
all_of_array = lib.dtl_all_of_array
any_of_array = lib.dtl_any_of_array
none_of_array = lib.dtl_none_of_array
min_element_vector = lib.dtl_min_element_vector
max_element_vector = lib.dtl_max_element_vector
min_element_array = lib.dtl_min_element_array
max_element_array = lib.dtl_max_element_array

_for_each_vector = lib.dtl_for_each_vector
_for_each_vector_const = lib.dtl_for_each_vector_const
_for_each_array = lib.dtl_for_each_array
_for_each_array_const = lib.dtl_for_each_array_const
_transform_vector = lib.dtl_transform_vector
_transform_array = lib.dtl_transform_array
_copy_vector = lib.dtl_copy_vector
_copy_array = lib.dtl_copy_array
_fill_vector = lib.dtl_fill_vector
_fill_array = lib.dtl_fill_array
_reduce_local_vector = lib.dtl_reduce_local_vector
_reduce_local_vector_func = lib.dtl_reduce_local_vector_func
_reduce_local_array = lib.dtl_reduce_local_array
_reduce_local_array_func = lib.dtl_reduce_local_array_func
_sort_vector = lib.dtl_sort_vector
_sort_vector_descending = lib.dtl_sort_vector_descending
_sort_vector_func = lib.dtl_sort_vector_func
_sort_array = lib.dtl_sort_array
_sort_array_descending = lib.dtl_sort_array_descending
_sort_array_func = lib.dtl_sort_array_func
_minmax_vector = lib.dtl_minmax_vector
_minmax_array = lib.dtl_minmax_array
_inclusive_scan_vector = lib.dtl_inclusive_scan_vector
_exclusive_scan_vector = lib.dtl_exclusive_scan_vector
_inclusive_scan_array = lib.dtl_inclusive_scan_array
_exclusive_scan_array = lib.dtl_exclusive_scan_array


def for_each_vector(vec, func, user_data):
    status = _for_each_vector(vec, func, user_data)
    if status:
        fail(status)


def for_each_vector_const(vec, func, user_data):
    status = _for_each_vector_const(vec, func, user_data)
    if status:
        fail(status)


def for_each_array(arr, func, user_data):
    status = _for_each_array(arr, func, user_data)
    if status:
        fail(status)


def for_each_array_const(arr, func, user_data):
    status = _for_each_array_const(arr, func, user_data)
    if status:
        fail(status)


def transform_vector(src, dst, func, user_data):
    status = _transform_vector(src, dst, func, user_data)
    if status:
        fail(status)


def transform_array(src, dst, func, user_data):
    status = _transform_array(src, dst, func, user_data)
    if status:
        fail(status)


def copy_vector(src, dst):
    status = _copy_vector(src, dst)
    if status:
        fail(status)


def copy_array(src, dst):
    status = _copy_array(src, dst)
    if status:
        fail(status)


def fill_vector(vec, value):
    status = _fill_vector(vec, value)
    if status:
        fail(status)


def fill_array(arr, value):
    status = _fill_array(arr, value)
    if status:
        fail(status)


def reduce_local_vector(vec, op, result):
    status = _reduce_local_vector(vec, op, result)
    if status:
        fail(status)


def reduce_local_vector_func(vec, func, identity, result, user_data):
    status = _reduce_local_vector_func(vec, func, identity, result, user_data)
    if status:
        fail(status)


def reduce_local_array(arr, op, result):
    status = _reduce_local_array(arr, op, result)
    if status:
        fail(status)


def reduce_local_array_func(arr, func, identity, result, user_data):
    status = _reduce_local_array_func(arr, func, identity, result, user_data)
    if status:
        fail(status)


def sort_vector(vec):
    status = _sort_vector(vec)
    if status:
        fail(status)


def sort_vector_descending(vec):
    status = _sort_vector_descending(vec)
    if status:
        fail(status)


def sort_vector_func(vec, cmp, user_data):
    status = _sort_vector_func(vec, cmp, user_data)
    if status:
        fail(status)


def sort_array(arr):
    status = _sort_array(arr)
    if status:
        fail(status)


def sort_array_descending(arr):
    status = _sort_array_descending(arr)
    if status:
        fail(status)


def sort_array_func(arr, cmp, user_data):
    status = _sort_array_func(arr, cmp, user_data)
    if status:
        fail(status)


def minmax_vector(vec, min_val, max_val):
    status = _minmax_vector(vec, min_val, max_val)
    if status:
        fail(status)


def minmax_array(arr, min_val, max_val):
    status = _minmax_array(arr, min_val, max_val)
    if status:
        fail(status)


def inclusive_scan_vector(vec, op):
    status = _inclusive_scan_vector(vec, op)
    if status:
        fail(status)


def exclusive_scan_vector(vec, op):
    status = _exclusive_scan_vector(vec, op)
    if status:
        fail(status)


def inclusive_scan_array(arr, op):
    status = _inclusive_scan_array(arr, op)
    if status:
        fail(status)


def exclusive_scan_array(arr, op):
    status = _exclusive_scan_array(arr, op)
    if status:
        fail(status)
