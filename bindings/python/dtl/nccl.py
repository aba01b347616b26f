# SPDX-License-Identifier: BSD-3-Clause
"""Point-to-point and signals under the names, defaults and order of checks of nccl4py.

A communicator counts the signals that each rank sends to each. Buffers are arrays in the memory of
the devices of its context, or of the host where that has none; so are streams. Without one, and on
the host, everything is done when the call returns, or at the end of `group()`.
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
from dtl._core.arguments import memory, room
from dtl._core.errors import UNUSUAL
from dtl._core.foreign_arrays import lent
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, forgotten
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

_left: list[Any] = []  # memory that ranks may still put into: of communicators nobody has closed


class NativeStream(Protocol):
    """A stream of another library, as CUDA's packages for Python hand them to each other."""

    def __cuda_stream__(self) -> tuple[int, int]:
        """0, and its address."""


class NcclInvalid(InvalidArgumentError):  # noqa: N818  - as NCCL has it
    """An argument that is refused before it is handed on."""


class WindowFlag(IntFlag):
    """What is asked of a window."""

    DEFAULT = DTL_SIGNAL_WINDOW_DEFAULT
    COLL_SYMMETRIC = DTL_SIGNAL_WINDOW_COLL_SYMMETRIC
    STRICT_ORDERING = DTL_SIGNAL_WINDOW_STRICT_ORDERING


@dataclass(frozen=True)
class WaitSignalDesc:
    """How many signals of a rank are waited for."""

    peer: int
    op_count: int = 1
    signal_index: int = 0
    context: int = 0


@dataclass(frozen=True, kw_only=True)
class NCCLConfig:
    """What a communicator is made with: of nccl4py's fields those that signals are counted by. None
    is NCCL's own choice: one context, one signal in it, ready with the first window.
    """

    num_rma_ctx: int | None = None
    num_rma_sig: int | None = None
    rma_eager_init: bool | None = None

    def _limits(self) -> tuple[int, int, int]:
        counts = [
            1 if value is None else arguments.integer(name, value)
            for name, value in (
                ("num_rma_ctx", self.num_rma_ctx),
                ("num_rma_sig", self.num_rma_sig),
            )
        ]
        return counts[0], counts[1], int(bool(self.rma_eager_init))


class UniqueId:
    """What ranks give that are to be in one communicator; its bytes go by any channel."""

    def __init__(self) -> None:
        self._data = bytearray(DTL_SIGNAL_ID_BYTES)

    @property
    def as_bytes(self) -> bytes:
        """A copy of its bytes."""
        return bytes(self._data)

    @property
    def as_ndarray(self) -> np.ndarray[Any, Any]:
        """Its own bytes, to be read or filled."""
        return np.frombuffer(self._data, np.uint8)

    @staticmethod
    def from_bytes(data: bytes) -> UniqueId:
        """One of these bytes."""
        if len(data) != DTL_SIGNAL_ID_BYTES:
            raise NcclInvalid(f"data: {len(data)} bytes; expected {DTL_SIGNAL_ID_BYTES}")
        made = UniqueId()
        made._data[:] = data
        return made

    def __bytes__(self) -> bytes:
        return self.as_bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UniqueId) and self._data == other._data

    def __hash__(self) -> int:
        return hash(self.as_bytes)

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return UniqueId.from_bytes, (self.as_bytes,)


def get_unique_id(empty: bool = False) -> UniqueId:
    """An id that no other call gives; an empty one is to be filled."""
    made = UniqueId()
    if not empty:
        raw.signal_unique_id(ffi.from_buffer(made._data))
    return made


class RegisteredWindowHandle:
    """Memory of all ranks of a communicator. Its number is the same on all of them, so that the
    handle of another rank, which may be pickled, is as good as one's own.
    """

    def __init__(self, number: int, size: int, owner: Communicator | None = None) -> None:
        self._number, self._size, self._owner = number, size, owner

    @property
    def handle(self) -> int:
        """Its number; 0 once it is closed."""
        return self._number

    @property
    def size(self) -> int:
        """The bytes that its rank has registered."""
        return self._size

    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
        return self._number != 0

    def close(self) -> None:
        """The memory is the program's again. Local: nobody puts into it any more."""
        owner, number = self._owner, self._number
        self._number = 0
        if owner is not None and number and owner.is_valid:
            raw.signal_deregister_window(owner._handle, number)
            del owner._windows[number]

    def __reduce__(self) -> tuple[Any, tuple[int, int]]:
        return RegisteredWindowHandle, (self._number, self._size)


class Communicator(Closable):
    """Ranks that send and signal each other: those of a context, or of an id. Without a context it
    is not initialized. All ranks destroy it together.
    """

    __slots__ = ("_device", "_streams", "_windows")
    _noun = "a communicator"
    _free = raw.signal_destroy

    def __init__(self, ctx: Any = None, config: NCCLConfig | None = None) -> None:
        self._is_open = False
        self._device: tuple[DeviceKind, int] | None = None
        self._streams: dict[int, Stream] = {}  # those of other libraries, by address
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
        """Of the ranks of the job that give the same id, in the order of `rank`. All ranks of the
        job call it; those of another id are in another communicator.
        """
        if not isinstance(unique_id, UniqueId):
            raise NcclInvalid("unique_id must be a UniqueId")
        numbers = arguments.integer("nranks", nranks), arguments.integer("rank", rank)
        made = cls()
        data = ffi.from_buffer(unique_id._data)
        made._open(raw.signal_init_configured(*numbers, data, *_limits(config)))
        return made

    @property
    def rank(self) -> int:
        """This rank's number in it."""
        return raw.signal_rank(self._checked("get rank"))

    @property
    def nranks(self) -> int:
        """How many ranks it has."""
        return raw.signal_size(self._checked("get nranks"))

    def send(
        self, sendbuf: Any, peer: int, *, stream: Stream | NativeStream | int | None = None
    ) -> None:
        """The buffer is on its way to the rank, which receives it."""
        handle = self._checked("send")
        found, *form = self._buffer("sendbuf", sendbuf)
        number = arguments.integer("peer", peer)
        given = [memory(found), *form, number, self._stream(stream)]
        raw.signal_send(handle, *given)
        _keep(found)

    def recv(
        self, recvbuf: Any, peer: int, *, stream: Stream | NativeStream | int | None = None
    ) -> None:
        """The buffer holds what the rank has sent."""
        handle = self._checked("recv")
        found, *form = self._buffer("recvbuf", recvbuf, is_written=True)
        number = arguments.integer("peer", peer)
        given = [room(found), *form, number, self._stream(stream)]
        raw.signal_recv(handle, *given)
        _keep(found)

    def signal(
        self,
        peer: int,
        signal_index: int = 0,
        context: int = 0,
        flags: int = 0,
        *,
        stream: Stream | NativeStream | int | None = None,
    ) -> None:
        """The rank has one signal more of this one."""
        handle = self._checked("signal")
        numbers = _numbers(peer=peer, signal_index=signal_index, context=context, flags=flags)
        given = [*numbers, self._stream(stream)]
        raw.signal_notify(handle, *given)

    def wait_signal(
        self,
        descs: WaitSignalDesc | Sequence[WaitSignalDesc],
        *,
        stream: Stream | NativeStream | int | None = None,
    ) -> None:
        """The signals have come, with what was put before them, and are taken."""
        handle = self._checked("wait_signal")
        each = (descs,) if isinstance(descs, WaitSignalDesc) else tuple(descs)
        for desc in each:
            if not isinstance(desc, WaitSignalDesc):
                raise NcclInvalid(f"descs: {desc!r}; expected a WaitSignalDesc, or several")
        columns = [
            ffi.new("int[]", [arguments.integer(name, getattr(desc, name)) for desc in each])
            for name in ("peer", "op_count", "signal_index", "context")
        ]
        peers = ffi.cast("dtl_rank_t *", columns[0])
        given = [peers, *columns[1:], len(each), self._stream(stream)]
        raw.signal_wait_signal(handle, *given)

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
        """The buffer is on its way to the rank's part of the window, from that element of the
        buffer's dtype on, and after it one signal.
        """
        handle = self._checked("put_signal")
        found, *form = self._buffer("local_buffer", local_buffer)
        if not isinstance(peer_window, RegisteredWindowHandle):
            words = "expected a RegisteredWindowHandle"
            raise NcclInvalid(f"peer_window: {peer_window!r}; {words}")
        offset = arguments.size("peer_window_offset", peer_window_offset) * found.itemsize
        place = arguments.integer("peer", peer), peer_window.handle
        offset = arguments.size("peer_window_offset", offset)
        numbers = _numbers(signal_index=signal_index, context=context, flags=flags)
        given = [memory(found), *form, *place, offset, *numbers, self._stream(stream)]
        raw.signal_put_signal(handle, *given)
        _keep(found)

    def register_window(
        self, buffer: Any, flags: WindowFlag | None = None
    ) -> RegisteredWindowHandle:
        """The buffer is open to what other ranks put, and stays alive until the window is closed
        or the communicator destroyed. Collective.
        """
        handle = self._checked("register_window")
        found, count, _ = self._buffer("buffer", buffer, is_written=True)
        chosen = WindowFlag.DEFAULT if flags is None else flags
        size = count * found.itemsize
        address = room(found) if size else ffi.NULL
        number = raw.signal_register_window(
            handle, address, size, arguments.integer("flags", chosen)
        )
        made = RegisteredWindowHandle(number, size, self)
        self._windows[number] = made, found
        return made

    def destroy(self) -> None:
        """Ends it, with its windows. Collective; a second call does nothing."""
        self.close()

    def _close(self) -> None:
        super()._close()
        for window, _ in self._windows.values():
            window._number = 0
        self._windows.clear()
        self._streams.clear()

    def _drop(self) -> None:
        """Other ranks may be in it still, so that it stays until the program ends."""
        _left.append(self._windows)
        forgotten(self._about(), self._made_at, self)

    def _about(self) -> str:
        return "a dtl.nccl.Communicator"

    def _checked(self, operation: str) -> Any:
        if not self._is_open:
            raise NcclInvalid(f"Cannot {operation}: Communicator not initialized")
        return self._handle

    def _buffer(
        self, argument: str, value: Any, is_written: bool = False
    ) -> tuple[np.ndarray[Any, Any], int, int]:
        """The memory itself, never a copy: an array, its elements, and their dtype's number."""
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
        """The library's handle; null is the default stream, as None and 0 are. Others than DTL's
        are of the communicator's device.
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
        made = Stream.from_native(stream, kind, number)
        return self._streams.setdefault(made.native, made)._opened()

    def __repr__(self) -> str:
        if not self._is_open:
            return "<dtl.nccl.Communicator, not initialized>"
        return f"<dtl.nccl.Communicator, rank {self.rank} of {self.nranks}>"


# ---- groups --------------------------------------------------------------------------------------


class _Open(threading.local):
    """This thread's groups, and what must live until they are done."""

    def __init__(self) -> None:
        self.depth = 0
        self.buffers: list[np.ndarray[Any, Any]] = []


_open = _Open()


def _keep(buffer: np.ndarray[Any, Any]) -> None:
    if _open.depth:
        _open.buffers.append(buffer)


def group_start() -> None:
    """What this thread asks of communicators is kept until the end that goes with this."""
    raw.signal_group_start()
    _open.depth += 1


def group_end() -> None:
    """What the group keeps is done, unless it is part of another one."""
    _open.depth = max(0, _open.depth - 1)
    try:
        raw.signal_group_end()
    finally:
        if not _open.depth:
            _open.buffers.clear()


@contextlib.contextmanager
def group() -> Iterator[None]:
    """What is asked of communicators within is done together at the end, also where it raises."""
    group_start()
    try:
        yield
    finally:
        group_end()


# ---- arguments -----------------------------------------------------------------------------------


def _array(argument: str, value: Any, has_device: bool) -> np.ndarray[Any, Any]:
    """Memory of devices where the communicator has them, else of the host."""
    far = lent(argument, value)
    if far is not None and has_device:
        return far  # C tells whose it is
    if far is not None:
        raise NcclInvalid(f"{argument}: memory of a device; expected memory that the host reads")
    found = value if isinstance(value, np.ndarray) else np.from_dlpack(value)
    if has_device and found.size:
        words = "memory of the communicator's device"
        raise NcclInvalid(f"{argument}: memory of the host; expected {words}")
    return found


def _limits(config: NCCLConfig | None) -> tuple[int, int, int]:
    if config is not None and not isinstance(config, NCCLConfig):
        raise NcclInvalid(f"config: {config!r}; expected an NCCLConfig, or None")
    return (NCCLConfig() if config is None else config)._limits()


def _numbers(**given: Any) -> list[int]:
    return [arguments.integer(name, value) for name, value in given.items()]
