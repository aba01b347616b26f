# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Tensors, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

tensor_destroy = lib.dtl_tensor_destroy
tensor_shape = lib.dtl_tensor_shape
tensor_ndim = lib.dtl_tensor_ndim
tensor_dim = lib.dtl_tensor_dim
tensor_global_size = lib.dtl_tensor_global_size
tensor_local_size = lib.dtl_tensor_local_size
tensor_local_shape = lib.dtl_tensor_local_shape
tensor_dtype = lib.dtl_tensor_dtype
tensor_local_data = lib.dtl_tensor_local_data
tensor_local_data_mut = lib.dtl_tensor_local_data_mut
tensor_stride = lib.dtl_tensor_stride
tensor_num_ranks = lib.dtl_tensor_num_ranks
tensor_rank = lib.dtl_tensor_rank
tensor_distributed_dim = lib.dtl_tensor_distributed_dim
tensor_is_valid = lib.dtl_tensor_is_valid

_tensor_create = lib.dtl_tensor_create
_tensor_create_fill = lib.dtl_tensor_create_fill
_tensor_create_with_options = lib.dtl_tensor_create_with_options
_tensor_get_local_nd = lib.dtl_tensor_get_local_nd
_tensor_set_local_nd = lib.dtl_tensor_set_local_nd
_tensor_get_local = lib.dtl_tensor_get_local
_tensor_set_local = lib.dtl_tensor_set_local
_tensor_reshape = lib.dtl_tensor_reshape
_tensor_fill_local = lib.dtl_tensor_fill_local
_tensor_barrier = lib.dtl_tensor_barrier


def tensor_create(ctx, dtype, shape):
    tensor = ffi.new("dtl_tensor_t *")
    status = _tensor_create(ctx, dtype, shape, tensor)
    if status:
        fail(status)
    return tensor[0]


def tensor_create_fill(ctx, dtype, shape, value):
    tensor = ffi.new("dtl_tensor_t *")
    status = _tensor_create_fill(ctx, dtype, shape, value, tensor)
    if status:
        fail(status)
    return tensor[0]


def tensor_create_with_options(ctx, dtype, shape, dim, opts):
    tensor = ffi.new("dtl_tensor_t *")
    status = _tensor_create_with_options(ctx, dtype, shape, dim, opts, tensor)
    if status:
        fail(status)
    return tensor[0]


def tensor_get_local_nd(tensor, indices, value):
    status = _tensor_get_local_nd(tensor, indices, value)
    if status:
        fail(status)


def tensor_set_local_nd(tensor, indices, value):
    status = _tensor_set_local_nd(tensor, indices, value)
    if status:
        fail(status)


def tensor_get_local(tensor, linear_idx, value):
    status = _tensor_get_local(tensor, linear_idx, value)
    if status:
        fail(status)


def tensor_set_local(tensor, linear_idx, value):
    status = _tensor_set_local(tensor, linear_idx, value)
    if status:
        fail(status)


def tensor_reshape(tensor, new_shape):
    status = _tensor_reshape(tensor, new_shape)
    if status:
        fail(status)


def tensor_fill_local(tensor, value):
    status = _tensor_fill_local(tensor, value)
    if status:
        fail(status)


def tensor_barrier(tensor):
    status = _tensor_barrier(tensor)
    if status:
        fail(status)
