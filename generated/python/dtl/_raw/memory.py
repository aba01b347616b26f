# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Memory of containers, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

memory_release = lib.dtl_memory_release

_container_memory = lib.dtl_container_memory


def container_memory(container):
    memory = ffi.new("dtl_memory_t *")
    status = _container_memory(container, memory)
    if status:
        fail(status)
    return memory[0]
