# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Contexts, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

context_destroy = lib.dtl_context_destroy
context_rank = lib.dtl_context_rank
context_size = lib.dtl_context_size
context_is_root = lib.dtl_context_is_root
context_device_id = lib.dtl_context_device_id
context_device_kind = lib.dtl_context_device_kind
context_has_device = lib.dtl_context_has_device
context_determinism_mode = lib.dtl_context_determinism_mode
context_reduction_schedule_policy = lib.dtl_context_reduction_schedule_policy
context_progress_ordering_policy = lib.dtl_context_progress_ordering_policy
context_is_valid = lib.dtl_context_is_valid
context_has_mpi = lib.dtl_context_has_mpi
context_has_cuda = lib.dtl_context_has_cuda
context_has_nccl = lib.dtl_context_has_nccl
context_nccl_mode = lib.dtl_context_nccl_mode
context_nccl_supports_native = lib.dtl_context_nccl_supports_native
context_nccl_supports_hybrid = lib.dtl_context_nccl_supports_hybrid
context_has_shmem = lib.dtl_context_has_shmem
call_words_set = lib.dtl_call_words_set
context_error_policy = lib.dtl_context_error_policy

_context_options_init = lib.dtl_context_options_init
_context_create = lib.dtl_context_create
_context_create_default = lib.dtl_context_create_default
_context_from_fortran_comm = lib.dtl_context_from_fortran_comm
_context_barrier = lib.dtl_context_barrier
_context_fence = lib.dtl_context_fence
_context_dup = lib.dtl_context_dup
_context_split = lib.dtl_context_split
_context_split_by_node = lib.dtl_context_split_by_node
_context_split_leaders = lib.dtl_context_split_leaders
_context_mpi_comm = lib.dtl_context_mpi_comm
_context_with_cuda = lib.dtl_context_with_cuda
_context_with_device = lib.dtl_context_with_device
_context_with_shmem = lib.dtl_context_with_shmem
_context_with_nccl = lib.dtl_context_with_nccl
_context_with_nccl_ex = lib.dtl_context_with_nccl_ex
_context_split_nccl = lib.dtl_context_split_nccl
_context_split_nccl_ex = lib.dtl_context_split_nccl_ex
_context_refuse = lib.dtl_context_refuse
_context_refuse_call = lib.dtl_context_refuse_call
_tell_call = lib.dtl_tell_call
_tell_place = lib.dtl_tell_place
_context_set_error_handler = lib.dtl_context_set_error_handler
_context_set_error_policy = lib.dtl_context_set_error_policy


def context_options_init():
    opts = ffi.new("dtl_context_options *")
    _context_options_init(opts)
    return opts


def context_create(opts):
    ctx = ffi.new("dtl_context_t *")
    status = _context_create(ctx, opts)
    if status:
        fail(status)
    return ctx[0]


def context_create_default():
    ctx = ffi.new("dtl_context_t *")
    status = _context_create_default(ctx)
    if status:
        fail(status)
    return ctx[0]


def context_from_fortran_comm(fortran_comm, opts):
    ctx = ffi.new("dtl_context_t *")
    status = _context_from_fortran_comm(fortran_comm, opts, ctx)
    if status:
        fail(status)
    return ctx[0]


def context_barrier(ctx):
    status = _context_barrier(ctx)
    if status:
        fail(status)


def context_fence(ctx):
    status = _context_fence(ctx)
    if status:
        fail(status)


def context_dup(src):
    dst = ffi.new("dtl_context_t *")
    status = _context_dup(src, dst)
    if status:
        fail(status)
    return dst[0]


def context_split(ctx, color, key):
    out = ffi.new("dtl_context_t *")
    status = _context_split(ctx, color, key, out)
    if status:
        fail(status)
    return out[0]


def context_split_by_node(ctx):
    out = ffi.new("dtl_context_t *")
    status = _context_split_by_node(ctx, out)
    if status:
        fail(status)
    return out[0]


def context_split_leaders(ctx):
    out = ffi.new("dtl_context_t *")
    status = _context_split_leaders(ctx, out)
    if status:
        fail(status)
    return out[0]


def context_mpi_comm(ctx):
    fortran_comm = ffi.new("int *")
    status = _context_mpi_comm(ctx, fortran_comm)
    if status:
        fail(status)
    return fortran_comm[0]


def context_with_cuda(ctx, device_id):
    out = ffi.new("dtl_context_t *")
    status = _context_with_cuda(ctx, device_id, out)
    if status:
        fail(status)
    return out[0]


def context_with_device(ctx, kind, device_id):
    out = ffi.new("dtl_context_t *")
    status = _context_with_device(ctx, kind, device_id, out)
    if status:
        fail(status)
    return out[0]


def context_with_shmem(ctx):
    out = ffi.new("dtl_context_t *")
    status = _context_with_shmem(ctx, out)
    if status:
        fail(status)
    return out[0]


def context_with_nccl(ctx, device_id):
    out = ffi.new("dtl_context_t *")
    status = _context_with_nccl(ctx, device_id, out)
    if status:
        fail(status)
    return out[0]


def context_with_nccl_ex(ctx, device_id, mode):
    out = ffi.new("dtl_context_t *")
    status = _context_with_nccl_ex(ctx, device_id, mode, out)
    if status:
        fail(status)
    return out[0]


def context_split_nccl(ctx, color, key):
    out = ffi.new("dtl_context_t *")
    status = _context_split_nccl(ctx, color, key, out)
    if status:
        fail(status)
    return out[0]


def context_split_nccl_ex(ctx, color, key, device_id, mode):
    out = ffi.new("dtl_context_t *")
    status = _context_split_nccl_ex(ctx, color, key, device_id, mode, out)
    if status:
        fail(status)
    return out[0]


def context_refuse(ctx, why):
    status = _context_refuse(ctx, why.encode())
    if status:
        fail(status)


def context_refuse_call(ctx, why):
    status = _context_refuse_call(ctx, why.encode())
    if status:
        fail(status)


def tell_call(words):
    result = _tell_call(ffi.NULL if words is None else words.encode())
    return result


def tell_place(handle, place):
    _tell_place(handle, place.encode())


def context_set_error_handler(ctx, handler, user_data):
    status = _context_set_error_handler(ctx, handler, user_data)
    if status:
        fail(status)


def context_set_error_policy(ctx, policy):
    status = _context_set_error_policy(ctx, policy)
    if status:
        fail(status)
