# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/raw.py.j2.
# Do not edit.
"""Symmetric memory, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

symmetric_destroy = lib.dtl_symmetric_destroy
symmetric_is_valid = lib.dtl_symmetric_is_valid
symmetric_my_pe = lib.dtl_symmetric_my_pe
symmetric_n_pes = lib.dtl_symmetric_n_pes
symmetric_base = lib.dtl_symmetric_base
symmetric_size = lib.dtl_symmetric_size
symmetric_used = lib.dtl_symmetric_used
symmetric_remote_ptr = lib.dtl_symmetric_remote_ptr

_symmetric_create = lib.dtl_symmetric_create
_symmetric_allocate = lib.dtl_symmetric_allocate
_symmetric_free = lib.dtl_symmetric_free
_symmetric_memory = lib.dtl_symmetric_memory


def symmetric_create(ctx, size):
    heap = ffi.new("dtl_symmetric_t *")
    status = _symmetric_create(ctx, size, heap)
    if status:
        fail(status)
    return heap[0]


def symmetric_allocate(heap, size):
    address = ffi.new("void * *")
    status = _symmetric_allocate(heap, size, address)
    if status:
        fail(status)
    return address[0]


def symmetric_free(heap, address):
    status = _symmetric_free(heap, address)
    if status:
        fail(status)


def symmetric_memory(heap, pe):
    memory = ffi.new("dtl_memory_t *")
    status = _symmetric_memory(heap, pe, memory)
    if status:
        fail(status)
    return memory[0]
