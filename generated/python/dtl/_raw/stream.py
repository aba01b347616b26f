# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Streams and events, as C has it."""

from dtl._failure import fail, text
from dtl._native import ffi, lib

device_count = lib.dtl_device_count
stream_native = lib.dtl_stream_native
stream_device_kind = lib.dtl_stream_device_kind
stream_device_id = lib.dtl_stream_device_id
stream_destroy = lib.dtl_stream_destroy
event_destroy = lib.dtl_event_destroy

_device_kind_name = lib.dtl_device_kind_name
_stream_create = lib.dtl_stream_create
_stream_from_native = lib.dtl_stream_from_native
_stream_synchronize = lib.dtl_stream_synchronize
_stream_test = lib.dtl_stream_test
_stream_record_event = lib.dtl_stream_record_event
_stream_wait_event = lib.dtl_stream_wait_event
_stream_future = lib.dtl_stream_future
_context_stream = lib.dtl_context_stream
_context_set_stream = lib.dtl_context_set_stream
_event_create = lib.dtl_event_create
_event_synchronize = lib.dtl_event_synchronize
_event_test = lib.dtl_event_test
_event_elapsed = lib.dtl_event_elapsed


def device_kind_name(kind):
    result = _device_kind_name(kind)
    return text(result)


def stream_create(kind, device_id):
    stream = ffi.new("dtl_stream_t *")
    status = _stream_create(kind, device_id, stream)
    if status:
        fail(status)
    return stream[0]


def stream_from_native(kind, device_id, native):
    stream = ffi.new("dtl_stream_t *")
    status = _stream_from_native(kind, device_id, native, stream)
    if status:
        fail(status)
    return stream[0]


def stream_synchronize(stream):
    status = _stream_synchronize(stream)
    if status:
        fail(status)


def stream_test(stream):
    completed = ffi.new("int *")
    status = _stream_test(stream, completed)
    if status:
        fail(status)
    return completed[0]


def stream_record_event(stream, event):
    status = _stream_record_event(stream, event)
    if status:
        fail(status)


def stream_wait_event(stream, event):
    status = _stream_wait_event(stream, event)
    if status:
        fail(status)


def stream_future(stream):
    fut = ffi.new("dtl_future_t *")
    status = _stream_future(stream, fut)
    if status:
        fail(status)
    return fut[0]


def context_stream(ctx):
    stream = ffi.new("dtl_stream_t *")
    status = _context_stream(ctx, stream)
    if status:
        fail(status)
    return stream[0]


def context_set_stream(ctx, stream):
    status = _context_set_stream(ctx, stream)
    if status:
        fail(status)


def event_create(kind, device_id):
    event = ffi.new("dtl_event_t *")
    status = _event_create(kind, device_id, event)
    if status:
        fail(status)
    return event[0]


def event_synchronize(event):
    status = _event_synchronize(event)
    if status:
        fail(status)


def event_test(event):
    completed = ffi.new("int *")
    status = _event_test(event, completed)
    if status:
        fail(status)
    return completed[0]


def event_elapsed(earlier, later):
    milliseconds = ffi.new("double *")
    status = _event_elapsed(earlier, later, milliseconds)
    if status:
        fail(status)
    return milliseconds[0]
