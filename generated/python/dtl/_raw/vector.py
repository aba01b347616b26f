# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Vectors, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

vector_partition_policy = lib.dtl_vector_partition_policy
vector_placement_policy = lib.dtl_vector_placement_policy
vector_execution_policy = lib.dtl_vector_execution_policy
vector_device_id = lib.dtl_vector_device_id
vector_consistency_policy = lib.dtl_vector_consistency_policy
vector_error_policy = lib.dtl_vector_error_policy
vector_destroy = lib.dtl_vector_destroy
vector_global_size = lib.dtl_vector_global_size
vector_local_size = lib.dtl_vector_local_size
vector_local_offset = lib.dtl_vector_local_offset
vector_empty = lib.dtl_vector_empty
vector_dtype = lib.dtl_vector_dtype
vector_local_data = lib.dtl_vector_local_data
vector_local_data_mut = lib.dtl_vector_local_data_mut
vector_device_data = lib.dtl_vector_device_data
vector_device_data_mut = lib.dtl_vector_device_data_mut
vector_num_ranks = lib.dtl_vector_num_ranks
vector_rank = lib.dtl_vector_rank
vector_is_local = lib.dtl_vector_is_local
vector_owner = lib.dtl_vector_owner
vector_to_local = lib.dtl_vector_to_local
vector_to_global = lib.dtl_vector_to_global
vector_is_dirty = lib.dtl_vector_is_dirty
vector_is_clean = lib.dtl_vector_is_clean
vector_is_valid = lib.dtl_vector_is_valid

_vector_create_with_options = lib.dtl_vector_create_with_options
_vector_copy_to_host = lib.dtl_vector_copy_to_host
_vector_copy_from_host = lib.dtl_vector_copy_from_host
_vector_create = lib.dtl_vector_create
_vector_create_fill = lib.dtl_vector_create_fill
_vector_get_local = lib.dtl_vector_get_local
_vector_set_local = lib.dtl_vector_set_local
_vector_resize = lib.dtl_vector_resize
_vector_barrier = lib.dtl_vector_barrier
_vector_fill_local = lib.dtl_vector_fill_local
_vector_reduce_sum = lib.dtl_vector_reduce_sum
_vector_reduce_min = lib.dtl_vector_reduce_min
_vector_reduce_max = lib.dtl_vector_reduce_max
_vector_sort_ascending = lib.dtl_vector_sort_ascending
_vector_redistribute = lib.dtl_vector_redistribute
_vector_sync = lib.dtl_vector_sync


def vector_create_with_options(ctx, dtype, global_size, opts):
    vec = ffi.new("dtl_vector_t *")
    status = _vector_create_with_options(ctx, dtype, global_size, opts, vec)
    if status:
        fail(status)
    return vec[0]


def vector_copy_to_host(vec, host_buffer, count):
    status = _vector_copy_to_host(vec, host_buffer, count)
    if status:
        fail(status)


def vector_copy_from_host(vec, host_buffer, count):
    status = _vector_copy_from_host(vec, host_buffer, count)
    if status:
        fail(status)


def vector_create(ctx, dtype, global_size):
    vec = ffi.new("dtl_vector_t *")
    status = _vector_create(ctx, dtype, global_size, vec)
    if status:
        fail(status)
    return vec[0]


def vector_create_fill(ctx, dtype, global_size, value):
    vec = ffi.new("dtl_vector_t *")
    status = _vector_create_fill(ctx, dtype, global_size, value, vec)
    if status:
        fail(status)
    return vec[0]


def vector_get_local(vec, local_idx, value):
    status = _vector_get_local(vec, local_idx, value)
    if status:
        fail(status)


def vector_set_local(vec, local_idx, value):
    status = _vector_set_local(vec, local_idx, value)
    if status:
        fail(status)


def vector_resize(vec, new_size):
    status = _vector_resize(vec, new_size)
    if status:
        fail(status)


def vector_barrier(vec):
    status = _vector_barrier(vec)
    if status:
        fail(status)


def vector_fill_local(vec, value):
    status = _vector_fill_local(vec, value)
    if status:
        fail(status)


def vector_reduce_sum(vec, result):
    status = _vector_reduce_sum(vec, result)
    if status:
        fail(status)


def vector_reduce_min(vec, result):
    status = _vector_reduce_min(vec, result)
    if status:
        fail(status)


def vector_reduce_max(vec, result):
    status = _vector_reduce_max(vec, result)
    if status:
        fail(status)


def vector_sort_ascending(vec):
    status = _vector_sort_ascending(vec)
    if status:
        fail(status)


def vector_redistribute(vec, new_partition):
    status = _vector_redistribute(vec, new_partition)
    if status:
        fail(status)


def vector_sync(vec):
    status = _vector_sync(vec)
    if status:
        fail(status)
