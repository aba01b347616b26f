# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Files, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_container_save = lib.dtl_container_save
_container_load = lib.dtl_container_load
_file_inspect = lib.dtl_file_inspect


def container_save(container, path):
    status = _container_save(container, path.encode())
    if status:
        fail(status)


def container_load(container, path):
    status = _container_load(container, path.encode())
    if status:
        fail(status)


def file_inspect(ctx, path):
    dtype = ffi.new("int *")
    shape = ffi.new("dtl_shape *")
    status = _file_inspect(ctx, path.encode(), dtype, shape)
    if status:
        fail(status)
    return dtype[0], shape
