# SPDX-License-Identifier: BSD-3-Clause
"""Point-to-point messages and signals with the names, defaults and argument checks of nccl4py.

A communicator counts the signals between each pair of ranks. Buffers are arrays in the memory of
its context's devices, or in host memory if the context has no device. On a stream, operations are
queued. Without a stream and on the host, they are complete when the call returns, or at the end of
`group()`.
"""

from __future__ import annotations

import contextlib
import threading
from dataclasses import dataclass
from enum import IntFlag
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from dtl._constants import (
    DTL_SIGNAL_ID_BYTES,
    DTL_SIGNAL_WINDOW_COLL_SYMMETRIC,
    DTL_SIGNAL_WINDOW_DEFAULT,
    DTL_SIGNAL_WINDOW_STRICT_ORDERING,
    DeviceKind,
)
from dtl._core import arguments, dtypes
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import UNUSUAL
from dtl._core.foreign_arrays import device_memory
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, warn_unclosed
from dtl._device.stream import Stream
from dtl._native import ffi
from dtl._raw import context as context_raw
from dtl._raw import signal as raw
from dtl._status import DTLError, InvalidArgumentError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = [
    "Communicator",
    "NCCLConfig",
    "NcclInvalid",
    "RegisteredWindowHandle",
    "UniqueId",
    "WaitSignalDesc",
    "WindowFlag",
    "get_unique_id",
    "group",
    "group_end",
    "group_start",
]

# Windows of communicators that were dropped unclosed: other ranks may still write to them.
_unclosed_windows: list[Any] = []


class NativeStream(Protocol):
    """A stream of another library that implements the protocol of CUDA's Python packages."""

    def __cuda_stream__(self) -> tuple[int, int]:
        """Returns the protocol version, 0, and the address of the stream."""


class NcclInvalid(InvalidArgumentError):  # noqa: N818  - name of nccl4py
    """An invalid argument, which is not passed on to the library."""


class WindowFlag(IntFlag):
    """Properties of a window."""

    DEFAULT = DTL_SIGNAL_WINDOW_DEFAULT
    COLL_SYMMETRIC = DTL_SIGNAL_WINDOW_COLL_SYMMETRIC
    STRICT_ORDERING = DTL_SIGNAL_WINDOW_STRICT_ORDERING


@dataclass(frozen=True)
class WaitSignalDesc:
    """Number of signals from a rank to wait for."""

    peer: int
    op_count: int = 1
    signal_index: int = 0
    context: int = 0


@dataclass(frozen=True, kw_only=True)
class NCCLConfig:
    """Options of a communicator: the fields of nccl4py that concern signals. None stands for NCCL's
    default: one context with one signal, initialized with the first window.
    """

    num_rma_ctx: int | None = None
    num_rma_sig: int | None = None
    rma_eager_init: bool | None = None

    def _limits(self) -> tuple[int, int, int]:
        """Returns the C arguments: numbers of contexts and of signals, and early initialization."""
        counts = [
            1 if value is None else arguments.integer(name, value)
            for name, value in (
                ("num_rma_ctx", self.num_rma_ctx),
                ("num_rma_sig", self.num_rma_sig),
            )
        ]
        return counts[0], counts[1], int(bool(self.rma_eager_init))


class UniqueId:
    """Identifier that all ranks of a communicator pass to init(). The program sends its bytes to
    them.
    """

    def __init__(self) -> None:
        self._data = bytearray(DTL_SIGNAL_ID_BYTES)

    @property
    def as_bytes(self) -> bytes:
        """A copy of the bytes."""
        return bytes(self._data)

    @property
    def as_ndarray(self) -> np.ndarray[Any, Any]:
        """A writable view of the bytes."""
        return np.frombuffer(self._data, np.uint8)

    @staticmethod
    def from_bytes(data: bytes) -> UniqueId:
        """Creates an identifier from its bytes."""
        if len(data) != DTL_SIGNAL_ID_BYTES:
            raise NcclInvalid(f"data: {len(data)} bytes; expected {DTL_SIGNAL_ID_BYTES}")
        result = UniqueId()
        result._data[:] = data
        return result

    def __bytes__(self) -> bytes:
        return self.as_bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UniqueId) and self._data == other._data

    def __hash__(self) -> int:
        return hash(self.as_bytes)

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return UniqueId.from_bytes, (self.as_bytes,)


def get_unique_id(empty: bool = False) -> UniqueId:
    """Returns a new unique identifier, or an empty one whose bytes the program fills in."""
    result = UniqueId()
    if not empty:
        raw.signal_unique_id(ffi.from_buffer(result._data))
    return result


class RegisteredWindowHandle:
    """Registered memory of all ranks of a communicator. The number of a window is the same on all
    ranks, so that a pickled handle of another rank is equivalent to that of this rank.
    """

    def __init__(self, number: int, size: int, owner: Communicator | None = None) -> None:
        self._number, self._size, self._owner = number, size, owner

    @property
    def handle(self) -> int:
        """The number of the window; 0 after close()."""
        return self._number

    @property
    def size(self) -> int:
        """The number of bytes that this rank registered."""
        return self._size

    @property
    def is_valid(self) -> bool:
        """False after close()."""
        return self._number != 0

    def close(self) -> None:
        """Deregisters the memory. Local; no rank may write to the window any more."""
        owner, number = self._owner, self._number
        self._number = 0
        if owner is not None and number and owner.is_valid:
            raw.signal_deregister_window(owner._handle, number)
            del owner._windows[number]

    def __reduce__(self) -> tuple[Any, tuple[int, int]]:
        return RegisteredWindowHandle, (self._number, self._size)


class Communicator(Closable):
    """Communicator for messages and signals between the ranks of a context or of a UniqueId.
    Without a context it is not initialized. Destruction is collective.
    """

    __slots__ = ("_device", "_streams", "_windows")
    _noun = "a communicator"
    _free = raw.signal_destroy

    def __init__(self, ctx: Any = None, config: NCCLConfig | None = None) -> None:
        self._is_open = False
        self._device: tuple[DeviceKind, int] | None = None
        self._streams: dict[int, Stream] = {}  # streams of other libraries, by address
        self._windows: dict[int, tuple[RegisteredWindowHandle, np.ndarray[Any, Any]]] = {}
        if ctx is not None:
            handle = handle_of(ctx)
            if context_raw.context_has_device(handle):
                kind = DeviceKind(context_raw.context_device_kind(handle))
                self._device = kind, context_raw.context_device_id(handle)
            self._open(raw.signal_create_configured(handle, *_limits(config)))

    @classmethod
    def init(
        cls, nranks: int, rank: int, unique_id: UniqueId, config: NCCLConfig | None = None
    ) -> Communicator:
        """Creates a communicator of the ranks that pass the same id, ordered by `rank`. Collective
        over the job: ranks that pass another id are in another communicator.
        """
        if not isinstance(unique_id, UniqueId):
            raise NcclInvalid("unique_id must be a UniqueId")
        numbers = arguments.integer("nranks", nranks), arguments.integer("rank", rank)
        result = cls()
        data = ffi.from_buffer(unique_id._data)
        result._open(raw.signal_init_configured(*numbers, data, *_limits(config)))
        return result

    @property
    def rank(self) -> int:
        """The number of this rank in the communicator."""
        return raw.signal_rank(self._checked_handle("get rank"))

    @property
    def nranks(self) -> int:
        """The number of ranks."""
        return raw.signal_size(self._checked_handle("get nranks"))

    def send(
        self, sendbuf: Any, peer: int, *, stream: Stream | NativeStream | int | None = None
    ) -> None:
        """Sends the buffer to rank `peer`, which must call recv()."""
        handle = self._checked_handle("send")
        found, *layout = self._buffer("sendbuf", sendbuf)
        number = arguments.integer("peer", peer)
        args = [memory(found), *layout, number, self._stream(stream)]
        raw.signal_send(handle, *args)
        _keep_alive(found)

    def recv(
        self, recvbuf: Any, peer: int, *, stream: Stream | NativeStream | int | None = None
    ) -> None:
        """Receives a message from rank `peer` in the buffer."""
        handle = self._checked_handle("recv")
        found, *layout = self._buffer("recvbuf", recvbuf, is_written=True)
        number = arguments.integer("peer", peer)
        args = [writable_memory(found), *layout, number, self._stream(stream)]
        raw.signal_recv(handle, *args)
        _keep_alive(found)

    def signal(
        self,
        peer: int,
        signal_index: int = 0,
        context: int = 0,
        flags: int = 0,
        *,
        stream: Stream | NativeStream | int | None = None,
    ) -> None:
        """Sends one signal to rank `peer`."""
        handle = self._checked_handle("signal")
        numbers = _numbers(peer=peer, signal_index=signal_index, context=context, flags=flags)
        args = [*numbers, self._stream(stream)]
        raw.signal_notify(handle, *args)

    def wait_signal(
        self,
        descs: WaitSignalDesc | Sequence[WaitSignalDesc],
        *,
        stream: Stream | NativeStream | int | None = None,
    ) -> None:
        """Waits for the signals and consumes them. Data put before them have arrived, too."""
        handle = self._checked_handle("wait_signal")
        each = (descs,) if isinstance(descs, WaitSignalDesc) else tuple(descs)
        for desc in each:
            if not isinstance(desc, WaitSignalDesc):
                raise NcclInvalid(f"descs: {desc!r}; expected a WaitSignalDesc, or several")
        columns = [
            ffi.new("int[]", [arguments.integer(name, getattr(desc, name)) for desc in each])
            for name in ("peer", "op_count", "signal_index", "context")
        ]
        peers = ffi.cast("dtl_rank_t *", columns[0])
        args = [peers, *columns[1:], len(each), self._stream(stream)]
        raw.signal_wait_signal(handle, *args)

    def put_signal(
        self,
        local_buffer: Any,
        peer: int,
        peer_window: RegisteredWindowHandle,
        peer_window_offset: int = 0,
        signal_index: int = 0,
        context: int = 0,
        flags: int = 0,
        *,
        stream: Stream | NativeStream | int | None = None,
    ) -> None:
        """Writes the buffer to the window of rank `peer`, then sends one signal. The offset counts
        elements of the buffer's dtype.
        """
        handle = self._checked_handle("put_signal")
        found, *layout = self._buffer("local_buffer", local_buffer)
        if not isinstance(peer_window, RegisteredWindowHandle):
            words = "expected a RegisteredWindowHandle"
            raise NcclInvalid(f"peer_window: {peer_window!r}; {words}")
        offset = arguments.size("peer_window_offset", peer_window_offset) * found.itemsize
        target = arguments.integer("peer", peer), peer_window.handle
        offset = arguments.size("peer_window_offset", offset)
        numbers = _numbers(signal_index=signal_index, context=context, flags=flags)
        args = [memory(found), *layout, *target, offset, *numbers, self._stream(stream)]
        raw.signal_put_signal(handle, *args)
        _keep_alive(found)

    def register_window(
        self, buffer: Any, flags: WindowFlag | None = None
    ) -> RegisteredWindowHandle:
        """Exposes the buffer to put_signal() of other ranks. It is kept alive until the window is
        closed or the communicator destroyed. Collective.
        """
        handle = self._checked_handle("register_window")
        found, count, _ = self._buffer("buffer", buffer, is_written=True)
        chosen = WindowFlag.DEFAULT if flags is None else flags
        size = count * found.itemsize
        address = writable_memory(found) if size else ffi.NULL
        number = raw.signal_register_window(
            handle, address, size, arguments.integer("flags", chosen)
        )
        result = RegisteredWindowHandle(number, size, self)
        self._windows[number] = result, found
        return result

    def destroy(self) -> None:
        """Destroys the communicator and its windows. Collective; a second call does nothing."""
        self.close()

    def _close(self) -> None:
        """Frees the communicator and marks its windows as closed.  Collective."""
        super()._close()
        for window, _ in self._windows.values():
            window._number = 0
        self._windows.clear()
        self._streams.clear()

    def _drop(self) -> None:
        """Keeps the windows until the program ends, as other ranks may still access them."""
        _unclosed_windows.append(self._windows)
        warn_unclosed(self._about(), self._made_at, self)

    def _about(self) -> str:
        return "a dtl.nccl.Communicator"

    def _checked_handle(self, operation: str) -> Any:
        """Returns the handle; raises NcclInvalid if the communicator is not initialized."""
        if not self._is_open:
            raise NcclInvalid(f"Cannot {operation}: Communicator not initialized")
        return self._handle

    def _buffer(
        self, argument: str, value: Any, is_written: bool = False
    ) -> tuple[np.ndarray[Any, Any], int, int]:
        """Returns the array itself, never a copy, its size, and the number of its dtype."""
        try:
            found = _array(argument, value, self._device is not None)
            number = dtypes.number(found.dtype, f"{argument}.dtype")
        except NcclInvalid:
            raise
        except (*UNUSUAL, DTLError) as error:
            words = "expected an array, or one by DLPack"
            raise NcclInvalid(f"{argument}: {error}; {words}") from None
        if not found.flags.c_contiguous:
            words = "expected a C-contiguous array"
            raise NcclInvalid(f"{argument}: strides {found.strides}; {words}")
        if is_written and not found.flags.writeable:
            words = "expected one that can be written"
            raise NcclInvalid(f"{argument}: a read-only array; {words}")
        return found, found.size, number

    def _stream(self, stream: Any) -> Any:
        """Returns the handle of a stream. None and 0 are the default stream, whose handle is null.
        Streams of other libraries must be on the communicator's device.
        """
        if isinstance(stream, bool):
            raise TypeError("stream must not be a bool")
        if isinstance(stream, Stream):
            return stream._opened()
        if stream is None or stream == 0:
            return ffi.NULL
        is_native = isinstance(stream, int) or hasattr(stream, "__cuda_stream__")
        if self._device is None or not is_native:
            more = "" if self._device is None else ", the address of one, what has __cuda_stream__"
            raise NcclInvalid(f"stream: {stream!r}; expected a dtl.Stream{more}, 0 or None")
        kind, number = self._device
        result = Stream.from_native(stream, kind, number)
        return self._streams.setdefault(result.native, result)._opened()

    def __repr__(self) -> str:
        if not self._is_open:
            return "<dtl.nccl.Communicator, not initialized>"
        return f"<dtl.nccl.Communicator, rank {self.rank} of {self.nranks}>"


# ---- groups --------------------------------------------------------------------------------------


class _ThreadGroups(threading.local):
    """Nesting depth of this thread's groups, and the buffers kept alive until their end."""

    def __init__(self) -> None:
        self.depth = 0
        self.buffers: list[np.ndarray[Any, Any]] = []


_groups = _ThreadGroups()


def _keep_alive(buffer: np.ndarray[Any, Any]) -> None:
    """Keeps a buffer alive until the end of this thread's outermost group, if it is in one."""
    if _groups.depth:
        _groups.buffers.append(buffer)


def group_start() -> None:
    """Starts a group: operations of this thread are deferred until the matching group_end()."""
    raw.signal_group_start()
    _groups.depth += 1


def group_end() -> None:
    """Ends a group. The outermost group executes its operations."""
    _groups.depth = max(0, _groups.depth - 1)
    try:
        raw.signal_group_end()
    finally:
        if not _groups.depth:
            _groups.buffers.clear()


@contextlib.contextmanager
def group() -> Iterator[None]:
    """Context manager of a group, whose operations are executed at the end, even after an error."""
    group_start()
    try:
        yield
    finally:
        group_end()


# ---- arguments -----------------------------------------------------------------------------------


def _array(argument: str, value: Any, has_device: bool) -> np.ndarray[Any, Any]:
    """Returns a buffer as an array: in device memory if the communicator has a device, else in host
    memory.
    """
    device_array = device_memory(argument, value)
    if device_array is not None and has_device:
        return device_array  # the C library checks the device
    if device_array is not None:
        raise NcclInvalid(f"{argument}: memory of a device; expected memory that the host reads")
    found = value if isinstance(value, np.ndarray) else np.from_dlpack(value)
    if has_device and found.size:
        words = "memory of the communicator's device"
        raise NcclInvalid(f"{argument}: memory of the host; expected {words}")
    return found


def _limits(config: NCCLConfig | None) -> tuple[int, int, int]:
    """Returns the C arguments of a configuration, of the default one for None."""
    if config is not None and not isinstance(config, NCCLConfig):
        raise NcclInvalid(f"config: {config!r}; expected an NCCLConfig, or None")
    return (NCCLConfig() if config is None else config)._limits()


def _numbers(**values: Any) -> list[int]:
    """Returns the arguments as integers, in the order in which they are passed."""
    return [arguments.integer(name, value) for name, value in values.items()]
