# SPDX-License-Identifier: BSD-3-Clause
"""Creates and frees the objects that the misuse tests pass as arguments."""

from types import SimpleNamespace

from dtl import DeviceKind, _failure, _status
from dtl._constants import (
    DTL_DTYPE_BYTE,
    DTL_DTYPE_FLOAT32,
    DTL_DTYPE_INT32,
    DTL_DTYPE_INT64,
    DTL_MODEL_COPY,
)
from dtl._native import ffi, lib

_ELEMENTS = 4


def objects():
    """Creates one object of each class; a class that is not implemented yet gets a null handle."""
    made = SimpleNamespace()
    shape = ffi.new("dtl_shape *", {"ndim": 1, "dims": [_ELEMENTS]})[0]
    int32, int64, byte = DTL_DTYPE_INT32, DTL_DTYPE_INT64, DTL_DTYPE_BYTE
    made.environment = _made("environment", lib.dtl_environment_create)
    made.context = _made(
        "context", lambda out: lib.dtl_environment_make_cpu_context(made.environment, out)
    )
    context = made.context
    made.vector = _made("vector", lambda out: lib.dtl_vector_create(context, int32, _ELEMENTS, out))
    made.array = _made("array", lambda out: lib.dtl_array_create(context, int32, _ELEMENTS, out))
    made.tensor = _made("tensor", lambda out: lib.dtl_tensor_create(context, int32, shape, out))
    made.span = _made("span", lambda out: lib.dtl_span_from_vector(made.vector, out))
    made.map = _made("map", lambda out: lib.dtl_map_create(context, int64, int64, out))
    made.request = _made(
        "request", lambda out: lib.dtl_irecv(context, ffi.NULL, 0, byte, 0, 0, out)
    )
    made.window = _made("window", lambda out: lib.dtl_window_allocate(context, _ELEMENTS, out))
    made.symmetric = _made(
        "symmetric", lambda out: lib.dtl_symmetric_create(context, _ELEMENTS, out)
    )
    made.signal = _made("signal", lambda out: lib.dtl_signal_create(context, out))
    made.model = _made("model", lambda out: lib.dtl_model_create(context, out))
    _model_fill(made)
    made.role_manager = _made("role_manager", lambda out: lib.dtl_role_manager_create(context, out))
    made.future = _made("future", lib.dtl_future_create)
    made.memory = _made("memory", lambda out: lib.dtl_container_memory(made.vector, out))
    lib.dtl_send(context, ffi.NULL, 0, byte, 0, 1)
    info = ffi.new("dtl_message_info_t *")
    made.message = _made("message", lambda out: lib.dtl_mprobe(context, 0, 1, byte, out, info))
    made.collective_plan = _made("collective_plan", lambda out: lib.dtl_plan_barrier(context, out))
    host = DeviceKind.HOST
    made.stream = _made("stream", lambda out: lib.dtl_stream_create(host, 0, out))
    made.event = _made("event", lambda out: lib.dtl_event_create(host, 0, out))
    return made


def _model_fill(made):
    """Adds as many tensors and tasks as spec/model.yaml states for the misuse tests."""
    number, made.model_memory = ffi.new("dtl_index_t *"), ffi.new("float[]", 4 * _ELEMENTS)
    for tensor in range(4):
        part = made.model_memory + tensor * _ELEMENTS
        lib.dtl_model_tensor(made.model, part, 1, _ELEMENTS, DTL_DTYPE_FLOAT32, number)
    for _ in range(2):
        lib.dtl_model_add_unary(made.model, DTL_MODEL_COPY, 0, 1, number)


def _made(kind, make):
    out = ffi.new(f"dtl_{kind}_t *")
    status = make(out)
    assert status in (0, _status.NOT_IMPLEMENTED), _failure.last_error()
    return out[0]


def free(objects):
    """Frees all objects in the reverse order of their creation."""
    if objects.request != ffi.NULL:
        lib.dtl_send(objects.context, ffi.NULL, 0, DTL_DTYPE_BYTE, 0, 0)
        lib.dtl_wait(objects.request)
    lib.dtl_event_destroy(objects.event)
    lib.dtl_stream_destroy(objects.stream)
    lib.dtl_collective_plan_destroy(objects.collective_plan)
    lib.dtl_message_free(objects.message)
    lib.dtl_memory_release(objects.memory)
    lib.dtl_future_destroy(objects.future)
    lib.dtl_role_manager_destroy(objects.role_manager)
    lib.dtl_model_destroy(objects.model)
    lib.dtl_signal_destroy(objects.signal)
    lib.dtl_symmetric_destroy(objects.symmetric)
    lib.dtl_window_destroy(objects.window)
    lib.dtl_request_free(objects.request)
    lib.dtl_map_destroy(objects.map)
    lib.dtl_span_destroy(objects.span)
    lib.dtl_tensor_destroy(objects.tensor)
    lib.dtl_array_destroy(objects.array)
    lib.dtl_vector_destroy(objects.vector)
    lib.dtl_context_destroy(objects.context)
    lib.dtl_environment_destroy(objects.environment)
