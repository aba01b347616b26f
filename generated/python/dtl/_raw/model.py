# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Models, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

model_destroy = lib.dtl_model_destroy
model_is_valid = lib.dtl_model_is_valid
model_tensors = lib.dtl_model_tensors
model_tasks = lib.dtl_model_tasks

_model_create = lib.dtl_model_create
_model_tensor = lib.dtl_model_tensor
_model_view = lib.dtl_model_view
_model_add_unary = lib.dtl_model_add_unary
_model_add_binary = lib.dtl_model_add_binary
_model_add_linear = lib.dtl_model_add_linear
_model_add_normalize = lib.dtl_model_add_normalize
_model_add_flash_attention = lib.dtl_model_add_flash_attention
_model_add_flash_decode = lib.dtl_model_add_flash_decode
_model_add_append = lib.dtl_model_add_append
_model_add_barrier = lib.dtl_model_add_barrier
_model_add_allreduce = lib.dtl_model_add_allreduce
_model_add_prefetch = lib.dtl_model_add_prefetch
_model_add_order = lib.dtl_model_add_order
_model_schedule = lib.dtl_model_schedule
_model_run = lib.dtl_model_run
_model_record_of = lib.dtl_model_record_of
_model_wait_of = lib.dtl_model_wait_of


def model_create(ctx):
    model = ffi.new("dtl_model_t *")
    status = _model_create(ctx, model)
    if status:
        fail(status)
    return model[0]


def model_tensor(model, buffer, rows, columns, dtype):
    tensor = ffi.new("dtl_index_t *")
    status = _model_tensor(model, buffer, rows, columns, dtype, tensor)
    if status:
        fail(status)
    return tensor[0]


def model_view(model, tensor, row, rows, column, columns):
    view = ffi.new("dtl_index_t *")
    status = _model_view(model, tensor, row, rows, column, columns, view)
    if status:
        fail(status)
    return view[0]


def model_add_unary(model, op, x, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_unary(model, op, x, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_binary(model, op, x, y, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_binary(model, op, x, y, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_linear(model, x, weight, bias, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_linear(model, x, weight, bias, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_normalize(model, norm, x, weight, bias, epsilon, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_normalize(model, norm, x, weight, bias, epsilon, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_flash_attention(model, mask, query, key, value, heads, scale, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_flash_attention(model, mask, query, key, value, heads, scale, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_flash_decode(model, query, key, value, lengths, heads, scale, out):
    task = ffi.new("dtl_index_t *")
    status = _model_add_flash_decode(model, query, key, value, lengths, heads, scale, out, task)
    if status:
        fail(status)
    return task[0]


def model_add_append(model, x, lengths, cache):
    task = ffi.new("dtl_index_t *")
    status = _model_add_append(model, x, lengths, cache, task)
    if status:
        fail(status)
    return task[0]


def model_add_barrier(model):
    task = ffi.new("dtl_index_t *")
    status = _model_add_barrier(model, task)
    if status:
        fail(status)
    return task[0]


def model_add_allreduce(model, op, tensor):
    task = ffi.new("dtl_index_t *")
    status = _model_add_allreduce(model, op, tensor, task)
    if status:
        fail(status)
    return task[0]


def model_add_prefetch(model, tensor):
    task = ffi.new("dtl_index_t *")
    status = _model_add_prefetch(model, tensor, task)
    if status:
        fail(status)
    return task[0]


def model_add_order(model, task, before):
    status = _model_add_order(model, task, before)
    if status:
        fail(status)


def model_schedule(model, workers):
    status = _model_schedule(model, workers)
    if status:
        fail(status)


def model_run(model):
    status = _model_run(model)
    if status:
        fail(status)


def model_record_of(model, index):
    record = ffi.new("dtl_model_record_t *")
    status = _model_record_of(model, index, record)
    if status:
        fail(status)
    return record


def model_wait_of(model, index):
    worker = ffi.new("int *")
    count = ffi.new("dtl_size_t *")
    status = _model_wait_of(model, index, worker, count)
    if status:
        fail(status)
    return worker[0], count[0]
