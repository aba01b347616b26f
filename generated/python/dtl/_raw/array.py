# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Arrays, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

array_partition_policy = lib.dtl_array_partition_policy
array_placement_policy = lib.dtl_array_placement_policy
array_execution_policy = lib.dtl_array_execution_policy
array_device_id = lib.dtl_array_device_id
array_consistency_policy = lib.dtl_array_consistency_policy
array_error_policy = lib.dtl_array_error_policy
array_destroy = lib.dtl_array_destroy
array_global_size = lib.dtl_array_global_size
array_local_size = lib.dtl_array_local_size
array_local_offset = lib.dtl_array_local_offset
array_empty = lib.dtl_array_empty
array_dtype = lib.dtl_array_dtype
array_local_data = lib.dtl_array_local_data
array_local_data_mut = lib.dtl_array_local_data_mut
array_num_ranks = lib.dtl_array_num_ranks
array_rank = lib.dtl_array_rank
array_is_local = lib.dtl_array_is_local
array_owner = lib.dtl_array_owner
array_to_local = lib.dtl_array_to_local
array_to_global = lib.dtl_array_to_global
array_is_valid = lib.dtl_array_is_valid

_array_create_with_options = lib.dtl_array_create_with_options
_array_copy_to_host = lib.dtl_array_copy_to_host
_array_copy_from_host = lib.dtl_array_copy_from_host
_array_create = lib.dtl_array_create
_array_create_fill = lib.dtl_array_create_fill
_array_get_local = lib.dtl_array_get_local
_array_set_local = lib.dtl_array_set_local
_array_fill_local = lib.dtl_array_fill_local
_array_barrier = lib.dtl_array_barrier


def array_create_with_options(ctx, dtype, size, opts):
    arr = ffi.new("dtl_array_t *")
    status = _array_create_with_options(ctx, dtype, size, opts, arr)
    if status:
        fail(status)
    return arr[0]


def array_copy_to_host(arr, host_buffer, count):
    status = _array_copy_to_host(arr, host_buffer, count)
    if status:
        fail(status)


def array_copy_from_host(arr, host_buffer, count):
    status = _array_copy_from_host(arr, host_buffer, count)
    if status:
        fail(status)


def array_create(ctx, dtype, size):
    arr = ffi.new("dtl_array_t *")
    status = _array_create(ctx, dtype, size, arr)
    if status:
        fail(status)
    return arr[0]


def array_create_fill(ctx, dtype, size, value):
    arr = ffi.new("dtl_array_t *")
    status = _array_create_fill(ctx, dtype, size, value, arr)
    if status:
        fail(status)
    return arr[0]


def array_get_local(arr, local_idx, value):
    status = _array_get_local(arr, local_idx, value)
    if status:
        fail(status)


def array_set_local(arr, local_idx, value):
    status = _array_set_local(arr, local_idx, value)
    if status:
        fail(status)


def array_fill_local(arr, value):
    status = _array_fill_local(arr, value)
    if status:
        fail(status)


def array_barrier(arr):
    status = _array_barrier(arr)
    if status:
        fail(status)
