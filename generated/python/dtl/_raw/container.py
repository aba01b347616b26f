# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""All containers, as C has it."""

from dtl._failure import fail
from dtl._native import lib

container_partition_policy = lib.dtl_container_partition_policy
container_placement_policy = lib.dtl_container_placement_policy
container_execution_policy = lib.dtl_container_execution_policy
container_device_id = lib.dtl_container_device_id
container_consistency_policy = lib.dtl_container_consistency_policy
container_error_policy = lib.dtl_container_error_policy
container_dtype = lib.dtl_container_dtype
container_global_size = lib.dtl_container_global_size
container_local_size = lib.dtl_container_local_size
container_local_offset = lib.dtl_container_local_offset
container_block_size = lib.dtl_container_block_size
container_ndim = lib.dtl_container_ndim
container_num_ranks = lib.dtl_container_num_ranks
container_rank = lib.dtl_container_rank
container_local_data = lib.dtl_container_local_data
container_local_data_mut = lib.dtl_container_local_data_mut
container_device_kind = lib.dtl_container_device_kind
container_device_number = lib.dtl_container_device_number
container_device_data = lib.dtl_container_device_data
container_device_data_mut = lib.dtl_container_device_data_mut
container_is_dirty = lib.dtl_container_is_dirty
container_is_clean = lib.dtl_container_is_clean
container_is_local = lib.dtl_container_is_local
container_owner = lib.dtl_container_owner
container_to_local = lib.dtl_container_to_local
container_to_global = lib.dtl_container_to_global

_container_get_local = lib.dtl_container_get_local
_container_set_local = lib.dtl_container_set_local
_container_fill_local = lib.dtl_container_fill_local
_container_copy_to_host = lib.dtl_container_copy_to_host
_container_copy_from_host = lib.dtl_container_copy_from_host
_container_expose = lib.dtl_container_expose
_container_get_element = lib.dtl_container_get_element
_container_set_element = lib.dtl_container_set_element
_container_get_elements = lib.dtl_container_get_elements
_container_set_elements = lib.dtl_container_set_elements
_container_redistribute = lib.dtl_container_redistribute
_container_barrier = lib.dtl_container_barrier
_container_sync = lib.dtl_container_sync
_container_exchange_halo = lib.dtl_container_exchange_halo
_container_refresh_halo = lib.dtl_container_refresh_halo
_container_combine = lib.dtl_container_combine


def container_get_local(container, local_idx, value):
    status = _container_get_local(container, local_idx, value)
    if status:
        fail(status)


def container_set_local(container, local_idx, value):
    status = _container_set_local(container, local_idx, value)
    if status:
        fail(status)


def container_fill_local(container, value):
    status = _container_fill_local(container, value)
    if status:
        fail(status)


def container_copy_to_host(container, host_buffer, count):
    status = _container_copy_to_host(container, host_buffer, count)
    if status:
        fail(status)


def container_copy_from_host(container, host_buffer, count):
    status = _container_copy_from_host(container, host_buffer, count)
    if status:
        fail(status)


def container_expose(container):
    status = _container_expose(container)
    if status:
        fail(status)


def container_get_element(container, global_idx, value):
    status = _container_get_element(container, global_idx, value)
    if status:
        fail(status)


def container_set_element(container, global_idx, value):
    status = _container_set_element(container, global_idx, value)
    if status:
        fail(status)


def container_get_elements(container, indices, count, values):
    status = _container_get_elements(container, indices, count, values)
    if status:
        fail(status)


def container_set_elements(container, indices, count, values):
    status = _container_set_elements(container, indices, count, values)
    if status:
        fail(status)


def container_redistribute(container, new_partition):
    status = _container_redistribute(container, new_partition)
    if status:
        fail(status)


def container_barrier(container):
    status = _container_barrier(container)
    if status:
        fail(status)


def container_sync(container):
    status = _container_sync(container)
    if status:
        fail(status)


def container_exchange_halo(container, widths, periodic, padded, capacity):
    status = _container_exchange_halo(container, widths, periodic, padded, capacity)
    if status:
        fail(status)


def container_refresh_halo(container, widths, periodic, padded, capacity):
    status = _container_refresh_halo(container, widths, periodic, padded, capacity)
    if status:
        fail(status)


def container_combine(container, sendbuf, recvbuf, count, dtype, op):
    status = _container_combine(container, sendbuf, recvbuf, count, dtype, op)
    if status:
        fail(status)
