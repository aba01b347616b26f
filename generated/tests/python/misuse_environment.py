# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import environment as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-environment_destroy-env-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.environment_destroy(ffi.cast("dtl_environment_t", world.FOREIGN)),
    ),
    Case(
        "DTL-environment_destroy-env-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.environment_destroy(ffi.cast("dtl_environment_t", world.NONSENSE)),
    ),
    Case(
        "DTL-environment_destroy-env-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.environment_destroy(ffi.cast("dtl_environment_t", world.live.context)),
    ),
    Case(
        "DTL-environment_destroy-env-handle",
        "INVALID_ARGUMENT",
        None,
        "",
        lambda world: raw.environment_destroy(
                          ffi.cast("dtl_environment_t", world.freed.environment)),
    ),
    Case(
        "DTL-environment_domain-env-handle",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.environment_domain(ffi.cast("dtl_environment_t", world.FOREIGN)),
    ),
    Case(
        "DTL-environment_domain-env-handle",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.environment_domain(ffi.cast("dtl_environment_t", world.NONSENSE)),
    ),
    Case(
        "DTL-environment_domain-env-handle",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.environment_domain(ffi.cast("dtl_environment_t", world.live.context)),
    ),
    Case(
        "DTL-environment_domain-env-handle",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.environment_domain(ffi.NULL),
    ),
    Case(
        "DTL-environment_domain-env-handle",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.environment_domain(
                          ffi.cast("dtl_environment_t", world.freed.environment)),
    ),
    Case(
        "DTL-environment_make_world_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context(
                          ffi.cast("dtl_environment_t", world.FOREIGN)),
    ),
    Case(
        "DTL-environment_make_world_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context(
                          ffi.cast("dtl_environment_t", world.NONSENSE)),
    ),
    Case(
        "DTL-environment_make_world_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context(
                          ffi.cast("dtl_environment_t", world.live.context)),
    ),
    Case(
        "DTL-environment_make_world_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context(ffi.NULL),
    ),
    Case(
        "DTL-environment_make_world_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context(
                          ffi.cast("dtl_environment_t", world.freed.environment)),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(
                          ffi.cast("dtl_environment_t", world.FOREIGN), 1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(
                          ffi.cast("dtl_environment_t", world.NONSENSE), 1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(
                          ffi.cast("dtl_environment_t", world.live.context), 1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(ffi.NULL, 1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(
                          ffi.cast("dtl_environment_t", world.freed.environment), 1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-device_id-range",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_world_context_gpu(world.live.environment, -1),
    ),
    Case(
        "DTL-environment_make_world_context_gpu-cuda-feature",
        "BACKEND_UNAVAILABLE",
        RAISES,
        "has_cuda",
        lambda world: raw.environment_make_world_context_gpu(world.live.environment, 1),
    ),
    Case(
        "DTL-environment_make_cpu_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_cpu_context(
                          ffi.cast("dtl_environment_t", world.FOREIGN)),
    ),
    Case(
        "DTL-environment_make_cpu_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_cpu_context(
                          ffi.cast("dtl_environment_t", world.NONSENSE)),
    ),
    Case(
        "DTL-environment_make_cpu_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_cpu_context(
                          ffi.cast("dtl_environment_t", world.live.context)),
    ),
    Case(
        "DTL-environment_make_cpu_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_cpu_context(ffi.NULL),
    ),
    Case(
        "DTL-environment_make_cpu_context-env-handle",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.environment_make_cpu_context(
                          ffi.cast("dtl_environment_t", world.freed.environment)),
    ),
)
