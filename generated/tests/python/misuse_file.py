# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import file as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-container_save-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_save(ffi.cast("dtl_container_t", world.FOREIGN), "name"),
    ),
    Case(
        "DTL-container_save-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_save(ffi.cast("dtl_container_t", world.NONSENSE), "name"),
    ),
    Case(
        "DTL-container_save-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_save(ffi.cast("dtl_container_t", world.live.context), "name"),
    ),
    Case(
        "DTL-container_save-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_save(ffi.NULL, "name"),
    ),
    Case(
        "DTL-container_load-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_load(ffi.cast("dtl_container_t", world.FOREIGN), "name"),
    ),
    Case(
        "DTL-container_load-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_load(ffi.cast("dtl_container_t", world.NONSENSE), "name"),
    ),
    Case(
        "DTL-container_load-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_load(ffi.cast("dtl_container_t", world.live.context), "name"),
    ),
    Case(
        "DTL-container_load-container-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.container_load(ffi.NULL, "name"),
    ),
    Case(
        "DTL-file_inspect-ctx-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.file_inspect(ffi.cast("dtl_context_t", world.FOREIGN), "name"),
    ),
    Case(
        "DTL-file_inspect-ctx-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.file_inspect(ffi.cast("dtl_context_t", world.NONSENSE), "name"),
    ),
    Case(
        "DTL-file_inspect-ctx-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.file_inspect(ffi.cast("dtl_context_t", world.live.vector), "name"),
    ),
    Case(
        "DTL-file_inspect-ctx-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.file_inspect(ffi.NULL, "name"),
    ),
    Case(
        "DTL-file_inspect-ctx-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.file_inspect(ffi.cast("dtl_context_t", world.freed.context), "name"),
    ),
)
