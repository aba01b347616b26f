# SPDX-License-Identifier: BSD-3-Clause
"""What is queued on streams, for containers."""

from dtl._constants import DeviceKind
from dtl._core import arguments
from dtl._device.stream import taken
from dtl._future.future import Future, complete, let_go
from dtl._raw import container as raw
from dtl._raw import future as raw_future


def queued(container, stream, call, *given, result=None, keeps=()):
    """A future of `result` once `call` is done, which is given a stream of the container's device
    behind the other arguments.
    """
    named = _taken(container, stream)
    handle = call(*given, named._handle)
    return let_go(Future(handle, result=result, keeps=(*keeps, stream)))


def answered(container, stream, call, *given, room, read):
    """The same of a call whose future has a value: what `read` makes of `room`, which takes it."""
    named = _taken(container, stream)
    handle = call(*given, named._handle)

    def result():
        raw_future.future_get(handle, arguments.room(room), room.nbytes)
        return read(room)

    return let_go(Future(handle, result=result, keeps=(stream,)))


def done(container, stream, call):
    """The same of what is done at once, after what is queued on the stream."""
    _taken(container, stream).synchronize()
    return complete(call())


def _taken(container, stream):
    kind = DeviceKind(raw.container_device_kind(container._handle))
    context = container._context
    if kind is not DeviceKind.HOST:
        return taken(stream, kind, raw.container_device_number(container._handle))
    if context is not None and context.is_valid and context.has_device:
        return taken(stream, context.device_kind, context.device_id)
    return taken(stream, kind, 0)
