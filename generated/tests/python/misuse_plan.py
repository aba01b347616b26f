# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import plan as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-collective_plan_start-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_start(ffi.cast("dtl_collective_plan_t", world.FOREIGN)),
    ),
    Case(
        "DTL-collective_plan_start-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_start(ffi.cast("dtl_collective_plan_t", world.NONSENSE)),
    ),
    Case(
        "DTL-collective_plan_start-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_start(
                          ffi.cast("dtl_collective_plan_t", world.live.context)),
    ),
    Case(
        "DTL-collective_plan_start-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_start(ffi.NULL),
    ),
    Case(
        "DTL-collective_plan_start-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_start(
                          ffi.cast("dtl_collective_plan_t", world.freed.collective_plan)),
    ),
    Case(
        "DTL-collective_plan_wait-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_wait(ffi.cast("dtl_collective_plan_t", world.FOREIGN)),
    ),
    Case(
        "DTL-collective_plan_wait-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_wait(ffi.cast("dtl_collective_plan_t", world.NONSENSE)),
    ),
    Case(
        "DTL-collective_plan_wait-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_wait(
                          ffi.cast("dtl_collective_plan_t", world.live.context)),
    ),
    Case(
        "DTL-collective_plan_wait-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_wait(ffi.NULL),
    ),
    Case(
        "DTL-collective_plan_wait-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_wait(
                          ffi.cast("dtl_collective_plan_t", world.freed.collective_plan)),
    ),
    Case(
        "DTL-collective_plan_test-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_test(ffi.cast("dtl_collective_plan_t", world.FOREIGN)),
    ),
    Case(
        "DTL-collective_plan_test-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_test(ffi.cast("dtl_collective_plan_t", world.NONSENSE)),
    ),
    Case(
        "DTL-collective_plan_test-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_test(
                          ffi.cast("dtl_collective_plan_t", world.live.context)),
    ),
    Case(
        "DTL-collective_plan_test-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_test(ffi.NULL),
    ),
    Case(
        "DTL-collective_plan_test-plan-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.collective_plan_test(
                          ffi.cast("dtl_collective_plan_t", world.freed.collective_plan)),
    ),
    Case(
        "DTL-collective_plan_destroy-plan-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.collective_plan_destroy(ffi.cast("dtl_collective_plan_t", world.FOREIGN)),
    ),
    Case(
        "DTL-collective_plan_destroy-plan-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.collective_plan_destroy(
                          ffi.cast("dtl_collective_plan_t", world.NONSENSE)),
    ),
    Case(
        "DTL-collective_plan_destroy-plan-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.collective_plan_destroy(
                          ffi.cast("dtl_collective_plan_t", world.live.context)),
    ),
    Case(
        "DTL-collective_plan_destroy-plan-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.collective_plan_destroy(
                          ffi.cast("dtl_collective_plan_t", world.freed.collective_plan)),
    ),
)
