# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Boxes, as C has it."""

from dtl._failure import fail, text
from dtl._native import ffi, lib

context_destroy = lib.dtl_context_destroy
box_destroy = lib.dtl_box_destroy
box_owner = lib.dtl_box_owner

_context_create = lib.dtl_context_create
_box_create = lib.dtl_box_create
_box_name = lib.dtl_box_name
_reduce = lib.dtl_reduce
_gather = lib.dtl_gather


def context_create():
    ctx = ffi.new("dtl_context_t *")
    status = _context_create(ctx)
    if status:
        fail(status)
    return ctx[0]


def box_create(ctx, dtype, capacity, opts):
    box = ffi.new("dtl_box_t *")
    status = _box_create(ctx, dtype, capacity, opts, box)
    if status:
        fail(status)
    return box[0]


def box_name(box):
    result = _box_name(box)
    return text(result)


def reduce(ctx, sendbuf, recvbuf, count, dtype, op, root):
    status = _reduce(ctx, sendbuf, recvbuf, count, dtype, op, root)
    if status:
        fail(status)


def gather(ctx, counts, room):
    status = _gather(ctx, counts, room)
    if status:
        fail(status)
