# SPDX-License-Identifier: BSD-3-Clause
"""Stream-ordered operations on containers."""

from dtl._constants import DeviceKind
from dtl._core import arguments
from dtl._device.stream import stream_of_device
from dtl._future.future import Future, completed, detached
from dtl._raw import container as raw
from dtl._raw import future as raw_future


def queued(container, stream, call, *given, result=None, keeps=()):
    """Calls `call` with `given` and a stream of the container's device as the last argument.

    Returns a future that becomes `result` when the operation is complete.
    """
    named = _named_stream(container, stream)
    handle = call(*given, named._handle)
    return detached(Future(handle, result=result, keeps=(*keeps, stream)))


def answered(container, stream, call, *given, buffer, read):
    """Like queued(), for a call that returns a value: the future has `read(buffer)`."""
    named = _named_stream(container, stream)
    handle = call(*given, named._handle)

    def result():
        raw_future.future_get(handle, arguments.writable_memory(buffer), buffer.nbytes)
        return read(buffer)

    return detached(Future(handle, result=result, keeps=(stream,)))


def done(container, stream, call):
    """Calls `call` after the work queued on the stream; returns a complete future."""
    _named_stream(container, stream).synchronize()
    return completed(call())


def _named_stream(container, stream):
    """Returns the stream argument as a Stream of the device that has the elements.

    For elements in host memory, that is the context's device if it has one.
    """
    kind = DeviceKind(raw.container_device_kind(container._handle))
    context = container._context
    if kind is not DeviceKind.HOST:
        return stream_of_device(stream, kind, raw.container_device_number(container._handle))
    if context is not None and context.is_valid and context.has_device:
        return stream_of_device(stream, context.device_kind, context.device_id)
    return stream_of_device(stream, kind, 0)
