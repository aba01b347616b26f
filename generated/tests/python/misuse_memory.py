# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import memory as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-container_memory-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_memory(ffi.cast("dtl_container_t", world.FOREIGN)),
    ),
    Case(
        "DTL-container_memory-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_memory(ffi.cast("dtl_container_t", world.NONSENSE)),
    ),
    Case(
        "DTL-container_memory-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_memory(ffi.cast("dtl_container_t", world.live.context)),
    ),
    Case(
        "DTL-container_memory-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_memory(ffi.NULL),
    ),
    Case(
        "DTL-memory_release-memory-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.memory_release(ffi.cast("dtl_memory_t", world.FOREIGN)),
    ),
    Case(
        "DTL-memory_release-memory-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.memory_release(ffi.cast("dtl_memory_t", world.NONSENSE)),
    ),
    Case(
        "DTL-memory_release-memory-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.memory_release(ffi.cast("dtl_memory_t", world.live.context)),
    ),
    Case(
        "DTL-memory_release-memory-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.memory_release(ffi.cast("dtl_memory_t", world.freed.memory)),
    ),
)
