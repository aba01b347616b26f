# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Maps, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

map_destroy = lib.dtl_map_destroy
map_local_size = lib.dtl_map_local_size
map_global_size = lib.dtl_map_global_size
map_is_dirty = lib.dtl_map_is_dirty
map_key_dtype = lib.dtl_map_key_dtype
map_value_dtype = lib.dtl_map_value_dtype
map_key_size = lib.dtl_map_key_size
map_value_size = lib.dtl_map_value_size
map_owner = lib.dtl_map_owner
map_is_valid = lib.dtl_map_is_valid

_map_create = lib.dtl_map_create
_map_create_sized = lib.dtl_map_create_sized
_map_insert = lib.dtl_map_insert
_map_insert_batch = lib.dtl_map_insert_batch
_map_combine = lib.dtl_map_combine
_map_combine_batch = lib.dtl_map_combine_batch
_map_combine_with = lib.dtl_map_combine_with
_map_combine_with_batch = lib.dtl_map_combine_with_batch
_map_replace = lib.dtl_map_replace
_map_replace_batch = lib.dtl_map_replace_batch
_map_find = lib.dtl_map_find
_map_find_batch = lib.dtl_map_find_batch
_map_contains_batch = lib.dtl_map_contains_batch
_map_contains = lib.dtl_map_contains
_map_erase = lib.dtl_map_erase
_map_erase_batch = lib.dtl_map_erase_batch
_map_flush = lib.dtl_map_flush
_map_sync = lib.dtl_map_sync
_map_clear = lib.dtl_map_clear
_map_local_entries = lib.dtl_map_local_entries
_map_for_each = lib.dtl_map_for_each


def map_create(ctx, key_dtype, value_dtype):
    map = ffi.new("dtl_map_t *")
    status = _map_create(ctx, key_dtype, value_dtype, map)
    if status:
        fail(status)
    return map[0]


def map_create_sized(ctx, key_dtype, key_count, value_dtype, value_count):
    map = ffi.new("dtl_map_t *")
    status = _map_create_sized(ctx, key_dtype, key_count, value_dtype, value_count, map)
    if status:
        fail(status)
    return map[0]


def map_insert(map, key, value):
    status = _map_insert(map, key, value)
    if status:
        fail(status)


def map_insert_batch(map, keys, values, count):
    status = _map_insert_batch(map, keys, values, count)
    if status:
        fail(status)


def map_combine(map, key, value, op):
    status = _map_combine(map, key, value, op)
    if status:
        fail(status)


def map_combine_batch(map, keys, values, count, op):
    status = _map_combine_batch(map, keys, values, count, op)
    if status:
        fail(status)


def map_combine_with(map, key, value, func, user_data):
    status = _map_combine_with(map, key, value, func, user_data)
    if status:
        fail(status)


def map_combine_with_batch(map, keys, values, count, func, user_data):
    status = _map_combine_with_batch(map, keys, values, count, func, user_data)
    if status:
        fail(status)


def map_replace(map, key, expected, value):
    replaced = ffi.new("int *")
    status = _map_replace(map, key, expected, value, replaced)
    if status:
        fail(status)
    return replaced[0]


def map_replace_batch(map, keys, expected, present, values, count, replaced):
    status = _map_replace_batch(map, keys, expected, present, values, count, replaced)
    if status:
        fail(status)


def map_find(map, key, value):
    found = ffi.new("int *")
    status = _map_find(map, key, value, found)
    if status:
        fail(status)
    return found[0]


def map_find_batch(map, keys, count, values, found):
    status = _map_find_batch(map, keys, count, values, found)
    if status:
        fail(status)


def map_contains_batch(map, keys, count, found):
    status = _map_contains_batch(map, keys, count, found)
    if status:
        fail(status)


def map_contains(map, key):
    found = ffi.new("int *")
    status = _map_contains(map, key, found)
    if status:
        fail(status)
    return found[0]


def map_erase(map, key):
    erased = ffi.new("int *")
    status = _map_erase(map, key, erased)
    if status:
        fail(status)
    return erased[0]


def map_erase_batch(map, keys, count, erased):
    status = _map_erase_batch(map, keys, count, erased)
    if status:
        fail(status)


def map_flush(map):
    status = _map_flush(map)
    if status:
        fail(status)


def map_sync(map):
    status = _map_sync(map)
    if status:
        fail(status)


def map_clear(map):
    status = _map_clear(map)
    if status:
        fail(status)


def map_local_entries(map, keys, values, capacity):
    count = ffi.new("dtl_size_t *")
    status = _map_local_entries(map, keys, values, capacity, count)
    if status:
        fail(status)
    return count[0]


def map_for_each(map, func, user_data):
    status = _map_for_each(map, func, user_data)
    if status:
        fail(status)
