# SPDX-License-Identifier: BSD-3-Clause
"""Contexts: groups of ranks that work together."""

from contextlib import contextmanager
from typing import Any

from dtl import _fast
from dtl._calls.context import ContextCalls
from dtl._constants import (
    DTL_CONTEXT_OPT_DETERMINISM_MODE,
    DTL_CONTEXT_OPT_PROGRESS_ORDERING,
    DTL_CONTEXT_OPT_REDUCTION_SCHEDULE,
    DTL_NCCL_MODE_HYBRID_PARITY,
    DTL_NCCL_OP_LOGICAL_REDUCTION,
    DTL_NCCL_OP_POINT_TO_POINT,
    DeterminismMode,
    ErrorPolicy,
    ProgressOrderingPolicy,
    ReductionSchedulePolicy,
)
from dtl._context import collective_objects
from dtl._core import arguments, fork, job_exit, mpi4py
from dtl._core.errors import failure, refuse
from dtl._core.group import Group
from dtl._core.interrupt import failed
from dtl._core.lifetime import Closable, free_deferred
from dtl._device.stream import Stream, stream_of_device
from dtl._failure import text
from dtl._native import ffi
from dtl._observe.rank_bar import html_of_ranks
from dtl._raw import context as raw
from dtl._raw import stream as raw_stream
from dtl._status import DTLError

_POLICIES: Any = {  # by argument: enumeration, index in the options
    "determinism": (DeterminismMode, DTL_CONTEXT_OPT_DETERMINISM_MODE),
    "reduction_schedule": (ReductionSchedulePolicy, DTL_CONTEXT_OPT_REDUCTION_SCHEDULE),
    "progress_ordering": (ProgressOrderingPolicy, DTL_CONTEXT_OPT_PROGRESS_ORDERING),
}

when_made: Any = []  # callbacks for each context that Context() creates, on all its ranks

fork.watch()

_handlers: Any = {}  # never freed: a container may keep its context, and so the handler, alive


def _handler(function):
    """Returns the C callback of a Python error handler, the same one for the same function."""
    if function not in _handlers:
        _handlers[function] = ffi.callback(
            "dtl_error_handler_t",
            lambda status, message, _: function(status, text(message)),
            onerror=failed,
        )
    return _handlers[function]


class Context(ContextCalls, Group, Closable):
    __slots__ = (
        "_actions",
        "_address",
        "_collective_objects",
        "_device_id",
        "_exported_comms",
        "_rank",
        "_size",
        "_stream",
    )
    _noun = "a context"
    _free = raw.context_destroy

    def _make(self, comm, device_id, _native, **policies):
        """Opens the context of a new C handle: of all ranks, of `comm`, or the handle `_native`.

        Collective, except for `_native`.
        """
        if _native is not None:
            self._open(self._internal_handle(_native, "dtl.Context(comm, device_id)"))
            return
        options = raw.context_options_init()
        options.device_id = arguments.integer("device_id", device_id)
        for name, (enum, slot) in _POLICIES.items():
            if policies[name] is not None:
                options.reserved[slot] = arguments.member(name, policies[name], enum)
        free_deferred()
        _fast.watch_interrupts()
        if comm is None:
            self._open(raw.context_create(options))
            self._check()
        else:
            handle = _fortran_handle(comm)
            mpi4py.check()
            self._open(raw.context_from_fortran_comm(handle, options))
        for each in when_made:
            each(self)

    def _open(self, handle):
        """Takes ownership of `handle`.  With several ranks, installs the hooks that end the job on
        failure.
        """
        self._address = int(ffi.cast("uintptr_t", handle))
        self._rank = raw.context_rank(handle)
        self._size = raw.context_size(handle)
        self._device_id = raw.context_device_id(handle)
        self._stream = None  # stream set by the program, and its owner
        self._collective_objects = []  # UnfreedObject of maps and windows
        self._exported_comms = []  # mpi4py communicators, valid while the context is open
        super()._open(handle)
        if self._size > 1:
            job_exit.watch()

    def _close(self):
        """Frees the released collective objects, invalidates exported communicators, frees the
        handle.
        """
        collective_objects.free_released_at_close(self)
        mpi4py.invalidate(self._exported_comms)
        super()._close()

    def _check(self):
        """Closes the new context and raises if mpi4py uses another MPI."""
        try:
            mpi4py.check(self._size)
        except DTLError:
            self.close()
            raise

    @classmethod
    def _of(cls, handle):
        """Returns a context that owns a new handle; None for a NULL handle (rank in no group)."""
        if handle == ffi.NULL:
            return None
        context = cls.__new__(cls)
        context._open(handle)
        return context

    @property
    def mpi_comm(self):
        handle = self._opened()
        if self._size == 1 and not self.has_mpi:
            return mpi4py.single_rank_communicator(self)
        return mpi4py.communicator(self, raw.context_mpi_comm(handle))

    @property
    def is_root(self):
        return self._rank == 0

    @property
    def has_device(self):
        return self._device_id >= 0

    @property
    def stream(self):
        handle = raw_stream.context_stream(self._opened())
        return Stream._of(handle, *self._place())

    def set_stream(self, stream):
        handle = self._opened()
        named = None if stream is None else stream_of_device(stream, *self._place())
        raw_stream.context_set_stream(handle, ffi.NULL if named is None else named._handle)
        # A separate handle, because the program may close its own.
        self._stream = None if named is None else (self.stream, stream)

    @contextmanager
    def _using(self, stream):
        """Context manager: calls within it use `stream`."""
        handle, before = self._opened(), self._stream
        named = stream_of_device(stream, *self._place())
        raw_stream.context_set_stream(handle, named._handle)
        try:
            yield named
        finally:
            raw_stream.context_set_stream(handle, before[0]._handle if before else ffi.NULL)

    def _place(self):
        """Returns device kind and number, the arguments of stream constructors."""
        return self.device_kind, max(self._device_id, 0)

    def nccl_supports_native(self, op):
        return bool(raw.context_nccl_supports_native(self._opened(), _nccl_operation(op)))

    def nccl_supports_hybrid(self, op):
        return bool(raw.context_nccl_supports_hybrid(self._opened(), _nccl_operation(op)))

    def set_error_handler(self, handler):
        if handler is not None and not callable(handler):
            refuse("handler", handler, "a function of a status and a message, or None")
        callback = ffi.NULL if handler is None else _handler(handler)
        raw.context_set_error_handler(self._opened(), callback, ffi.NULL)
        if handler is not None:  # applies to containers too, which have no policy of their own
            self.set_error_policy(ErrorPolicy.CALLBACK)

    def split_nccl(self, color, key=0, device_id=None, mode=DTL_NCCL_MODE_HYBRID_PARITY):
        color = arguments.integer("color", color)
        key = arguments.integer("key", key)
        device_id = -1 if device_id is None else arguments.integer("device_id", device_id)
        mode = arguments.integer("mode", mode)
        return self._of(raw.context_split_nccl_ex(self._opened(), color, key, device_id, mode))

    def _about(self):
        return f"a dtl.Context of {self._size} ranks"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Context, closed>"
        device = f", device {self._device_id}" if self.has_device else ""
        return f"<dtl.Context, rank={self._rank}, size={self._size}{device}>"

    def _repr_html_(self):
        return html_of_ranks(self)


def _nccl_operation(op):
    """Returns the number of an NCCL operation."""
    number = arguments.integer("op", op)
    if not DTL_NCCL_OP_POINT_TO_POINT <= number <= DTL_NCCL_OP_LOGICAL_REDUCTION:
        refuse("op", op, "one of DTL_NCCL_OP_...", rule="enum")
    return number


def _fortran_handle(comm):
    """Returns the Fortran handle of a communicator; an integer is returned as is."""
    ask = getattr(comm, "py2f", None)
    if ask is None and not hasattr(comm, "__index__"):
        refuse("comm", comm, "an mpi4py communicator, an integer that Fortran has for one, or None")
    if ask and not comm:
        expected = "a communicator that this rank is in"
        raise failure("comm", "null", "comm: MPI_COMM_NULL", expected)
    return arguments.integer("comm", ask() if ask else comm)
