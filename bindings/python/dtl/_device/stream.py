# SPDX-License-Identifier: BSD-3-Clause
"""Streams and events of devices, and streams of other libraries."""

from dtl._calls.stream import EventCalls, StreamCalls
from dtl._constants import DeviceKind
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._core.lifetime import Closable
from dtl._future.future import Future, detached
from dtl._native import ffi
from dtl._raw import stream as raw
from dtl._status import DTLError, UnsupportedError

_ADDRESS_LIMIT = 2**64


class _DeviceObject(Closable):
    """Base class of objects of one device; closing never blocks, so a finalizer may close them."""

    __slots__ = ("_device_id", "_kind")
    _warns_if_unclosed = False  # closing is optional: ctx.stream creates an object at each access

    def _open_on(self, make, kind, device_id, *more):
        """Creates a C object with `make` on a device, and takes ownership of it."""
        number = arguments.member("kind", kind, DeviceKind)
        device_id = arguments.integer("device_id", device_id)
        self._open(make(number, device_id, *more))
        self._kind, self._device_id = DeviceKind(number), device_id

    def _drop(self):
        """Frees the handle of an unclosed object without a warning."""
        type(self)._free(self._handle)

    def __repr__(self):
        where = f"{self._kind.name.lower()} {self._device_id}" if self._is_open else "closed"
        return f"<dtl.{type(self).__name__}, {where}>"


class Stream(StreamCalls, _DeviceObject):
    __slots__ = ("_kept",)
    _noun = "a stream"
    _free = raw.stream_destroy

    def __init__(self, kind="host", device_id=0):
        self._kept = None
        self._open_on(raw.stream_create, kind, device_id)

    @classmethod
    def from_native(cls, native, kind="cuda", device_id=0):
        self = cls.__new__(cls)
        self._kept = native  # keeps the owner of the native stream alive
        address = ffi.cast("void *", _address("native", native))
        self._open_on(raw.stream_from_native, kind, device_id, address)
        return self

    @classmethod
    def _of(cls, handle, kind, device_id):
        """Returns a stream that owns a new handle."""
        self = cls.__new__(cls)
        self._kept = None
        self._open(handle)
        self._kind, self._device_id = kind, device_id
        return self

    @property
    def native(self):
        return int(ffi.cast("uintptr_t", raw.stream_native(self._opened())))

    def wait(self, event):
        raw.stream_wait_event(self._opened(), _handle("event", event, Event))

    def record(self):
        handle = self._opened()
        event = Event(self._kind, self._device_id)
        raw.stream_record_event(handle, event._handle)
        return event

    def future(self):
        return detached(Future(raw.stream_future(self._opened())))

    def __cuda_stream__(self):
        if self._kind is not DeviceKind.CUDA:
            refuse("self", self, "a stream of a CUDA device", kind=UnsupportedError)
        return 0, self.native


class Event(EventCalls, _DeviceObject):
    __slots__ = ()
    _noun = "an event"
    _free = raw.event_destroy

    def __init__(self, kind="host", device_id=0):
        self._open_on(raw.event_create, kind, device_id)

    def record(self, stream):
        raw.stream_record_event(_handle("stream", stream, Stream), self._opened())

    def elapsed(self, later):
        return raw.event_elapsed(self._opened(), _handle("later", later, Event))


def _handle(argument, value, kind):
    """Returns the C handle of an open stream or event; raises for others."""
    if not isinstance(value, kind):
        refuse(argument, value, f"a dtl.{kind.__name__}", kind=UnsupportedError)
    return value._opened()


def stream_of_device(value, kind, device_id):
    """Returns the stream argument `value` as a Stream of the device.

    A dtl.Stream is returned itself, whatever its device is.  Raises for an invalid argument.
    """
    if isinstance(value, Stream):
        value._opened()
        return value
    is_native = isinstance(value, int) and not isinstance(value, bool)
    if not is_native and not hasattr(value, "__cuda_stream__"):
        words = "a dtl.Stream, the address of one, what has __cuda_stream__, or None"
        refuse("stream", value, words, kind=UnsupportedError)
    address = _address("stream", value)
    if kind == DeviceKind.HOST and address != 0:
        words = "a dtl.Stream, or 0, where no device has the elements"
        refuse("stream", value, words, rule="range")
    if kind == DeviceKind.HOST:
        return Stream()
    try:
        return Stream.from_native(value, kind, device_id)
    except DTLError as error:  # the message names the argument `native`; the user's is `stream`
        message = str(error).replace(" native is ", " stream is ")
        error.args = (message.replace("-native-", "-stream-"),)
        raise


def _address(argument, native):
    """Returns the address of a stream of another library."""
    protocol = getattr(native, "__cuda_stream__", None)
    if protocol is not None:
        version, native = protocol()
        if version != 0:
            refuse(argument, version, "version 0 of __cuda_stream__", kind=UnsupportedError)
    address = arguments.integer(argument, native, _ADDRESS_LIMIT)
    if address < 0:
        refuse(argument, address, "an address", rule="range")
    return address
