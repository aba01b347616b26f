# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Spans, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

span_destroy = lib.dtl_span_destroy
span_size = lib.dtl_span_size
span_local_size = lib.dtl_span_local_size
span_size_bytes = lib.dtl_span_size_bytes
span_empty = lib.dtl_span_empty
span_dtype = lib.dtl_span_dtype
span_data = lib.dtl_span_data
span_data_mut = lib.dtl_span_data_mut
span_rank = lib.dtl_span_rank
span_num_ranks = lib.dtl_span_num_ranks
span_is_valid = lib.dtl_span_is_valid

_span_create = lib.dtl_span_create
_span_from_vector = lib.dtl_span_from_vector
_span_from_array = lib.dtl_span_from_array
_span_from_tensor = lib.dtl_span_from_tensor
_span_get_local = lib.dtl_span_get_local
_span_set_local = lib.dtl_span_set_local
_span_first = lib.dtl_span_first
_span_last = lib.dtl_span_last
_span_subspan = lib.dtl_span_subspan


def span_create(dtype, local_data, local_size, global_size, rank, num_ranks):
    span = ffi.new("dtl_span_t *")
    status = _span_create(dtype, local_data, local_size, global_size, rank, num_ranks, span)
    if status:
        fail(status)
    return span[0]


def span_from_vector(vec):
    span = ffi.new("dtl_span_t *")
    status = _span_from_vector(vec, span)
    if status:
        fail(status)
    return span[0]


def span_from_array(arr):
    span = ffi.new("dtl_span_t *")
    status = _span_from_array(arr, span)
    if status:
        fail(status)
    return span[0]


def span_from_tensor(tensor):
    span = ffi.new("dtl_span_t *")
    status = _span_from_tensor(tensor, span)
    if status:
        fail(status)
    return span[0]


def span_get_local(span, local_idx, value):
    status = _span_get_local(span, local_idx, value)
    if status:
        fail(status)


def span_set_local(span, local_idx, value):
    status = _span_set_local(span, local_idx, value)
    if status:
        fail(status)


def span_first(span, count):
    out_span = ffi.new("dtl_span_t *")
    status = _span_first(span, count, out_span)
    if status:
        fail(status)
    return out_span[0]


def span_last(span, count):
    out_span = ffi.new("dtl_span_t *")
    status = _span_last(span, count, out_span)
    if status:
        fail(status)
    return out_span[0]


def span_subspan(span, offset, count):
    out_span = ffi.new("dtl_span_t *")
    status = _span_subspan(span, offset, count, out_span)
    if status:
        fail(status)
    return out_span[0]
