# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import request as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-wait-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.wait(ffi.cast("dtl_request_t", world.FOREIGN)),
    ),
    Case(
        "DTL-wait-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.wait(ffi.cast("dtl_request_t", world.NONSENSE)),
    ),
    Case(
        "DTL-wait-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.wait(ffi.cast("dtl_request_t", world.live.context)),
    ),
    Case(
        "DTL-wait-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.wait(ffi.NULL),
    ),
    Case(
        "DTL-wait-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.wait(ffi.cast("dtl_request_t", world.freed.request)),
    ),
    Case(
        "DTL-waitall-requests-null",
        "NULL_POINTER",
        RAISES,
        "",
        lambda world: raw.waitall(1, ffi.NULL),
    ),
    Case(
        "DTL-test-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.test(ffi.cast("dtl_request_t", world.FOREIGN)),
    ),
    Case(
        "DTL-test-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.test(ffi.cast("dtl_request_t", world.NONSENSE)),
    ),
    Case(
        "DTL-test-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.test(ffi.cast("dtl_request_t", world.live.context)),
    ),
    Case(
        "DTL-test-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.test(ffi.NULL),
    ),
    Case(
        "DTL-test-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.test(ffi.cast("dtl_request_t", world.freed.request)),
    ),
    Case(
        "DTL-request_future-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.request_future(ffi.cast("dtl_request_t", world.FOREIGN)),
    ),
    Case(
        "DTL-request_future-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.request_future(ffi.cast("dtl_request_t", world.NONSENSE)),
    ),
    Case(
        "DTL-request_future-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.request_future(ffi.cast("dtl_request_t", world.live.context)),
    ),
    Case(
        "DTL-request_future-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.request_future(ffi.NULL),
    ),
    Case(
        "DTL-request_future-request-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.request_future(ffi.cast("dtl_request_t", world.freed.request)),
    ),
    Case(
        "DTL-request_free-request-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.request_free(ffi.cast("dtl_request_t", world.FOREIGN)),
    ),
    Case(
        "DTL-request_free-request-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.request_free(ffi.cast("dtl_request_t", world.NONSENSE)),
    ),
    Case(
        "DTL-request_free-request-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.request_free(ffi.cast("dtl_request_t", world.live.context)),
    ),
    Case(
        "DTL-request_free-request-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.request_free(ffi.cast("dtl_request_t", world.freed.request)),
    ),
)
