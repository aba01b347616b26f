# SPDX-License-Identifier: BSD-3-Clause
"""The environment, and contexts: groups of ranks that work together."""

from sys import is_finalizing
from typing import Any

from dtl import _arguments, _exit, _lifetime
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
from dtl._error import refuse, text
from dtl._native import ffi
from dtl._plans import Plans
from dtl._properties import make_quick
from dtl._raw import context as raw
from dtl._raw import environment as raw_environment

_POLICIES: Any = (  # argument, what it may be, its place in the options
    ("determinism", DeterminismMode, DTL_CONTEXT_OPT_DETERMINISM_MODE),
    ("reduction_schedule", ReductionSchedulePolicy, DTL_CONTEXT_OPT_REDUCTION_SCHEDULE),
    ("progress_ordering", ProgressOrderingPolicy, DTL_CONTEXT_OPT_PROGRESS_ORDERING),
)


when_made: Any = []  # what each context made by Context() is given to, on all its ranks

_handlers: Any = {}  # never freed: a container may keep its context, and so the handler, alive


def _handler(function):
    if function not in _handlers:
        _handlers[function] = ffi.callback(
            "dtl_error_handler_t", lambda status, message, _: function(status, text(message))
        )
    return _handlers[function]


class Context(Plans):
    __slots__ = (
        "__weakref__",
        "_actions",
        "_address",
        "_device_id",
        "_float64",
        "_handle",
        "_int64",
        "_is_open",
        "_made_at",
        "_rank",
        "_size",
    )

    def __init__(
        self,
        comm=None,
        device_id=-1,
        *,
        determinism=None,
        reduction_schedule=None,
        progress_ordering=None,
    ):
        self._is_open = False
        options = raw.context_options_init()
        options.device_id = _arguments.integer("device_id", device_id)
        given = (determinism, reduction_schedule, progress_ordering)
        for (name, enum, slot), value in zip(_POLICIES, given):
            if value is not None:
                options.reserved[slot] = _arguments.member(name, value, enum)
        _lifetime.settle()
        if comm is None:
            self._open(raw.context_create(options))
        else:
            self._open(raw.context_from_fortran_comm(_fortran_handle(comm), options))
        for each in when_made:
            each(self)

    def _open(self, handle):
        self._handle = handle
        self._address = int(ffi.cast("uintptr_t", handle))
        self._rank = raw.context_rank(handle)
        self._size = raw.context_size(handle)
        self._device_id = raw.context_device_id(handle)
        self._float64 = ffi.new("double *")  # where allreduce puts a number
        self._int64 = ffi.new("int64_t *")
        self._made_at = _lifetime.origin()
        self._is_open = True
        if self._size > 1:
            _exit.watch()

    @property
    def rank(self):
        return self._rank

    @property
    def size(self):
        return self._size

    @property
    def device_id(self):
        return self._device_id

    @property
    def is_root(self):
        return self._rank == 0

    @property
    def has_device(self):
        return self._device_id >= 0

    @property
    def is_valid(self):
        return self._is_open

    @property
    def has_mpi(self):
        return bool(raw.context_has_mpi(self._handle))

    @property
    def has_cuda(self):
        return bool(raw.context_has_cuda(self._handle))

    @property
    def has_nccl(self):
        return bool(raw.context_has_nccl(self._handle))

    @property
    def has_shmem(self):
        return bool(raw.context_has_shmem(self._handle))

    @property
    def nccl_mode(self):
        return raw.context_nccl_mode(self._handle)

    @property
    def determinism(self):
        return DeterminismMode(raw.context_determinism_mode(self._handle))

    @property
    def reduction_schedule(self):
        return ReductionSchedulePolicy(raw.context_reduction_schedule_policy(self._handle))

    @property
    def progress_ordering(self):
        return ProgressOrderingPolicy(raw.context_progress_ordering_policy(self._handle))

    def nccl_supports_native(self, op):
        return bool(raw.context_nccl_supports_native(self._handle, _nccl_operation(op)))

    def nccl_supports_hybrid(self, op):
        return bool(raw.context_nccl_supports_hybrid(self._handle, _nccl_operation(op)))

    def barrier(self):
        raw.context_barrier(self._handle)

    def fence(self):
        raw.context_fence(self._handle)

    def set_error_handler(self, handler):
        if handler is not None and not callable(handler):
            refuse("handler", handler, "a function of a status and a message, or None")
        callback = ffi.NULL if handler is None else _handler(handler)
        raw.context_set_error_handler(self._handle, callback, ffi.NULL)

    @property
    def error_policy(self):
        return ErrorPolicy(raw.context_error_policy(self._handle))

    def set_error_policy(self, policy):
        policy = _arguments.member("policy", policy, ErrorPolicy)
        raw.context_set_error_policy(self._handle, policy)

    def dup(self):
        return _adopted(raw.context_dup(self._handle))

    def split(self, color, key=0):
        color = _arguments.integer("color", color)
        return _adopted(raw.context_split(self._handle, color, _arguments.integer("key", key)))

    def split_by_node(self):
        return _adopted(raw.context_split_by_node(self._handle))

    def split_leaders(self):
        return _adopted(raw.context_split_leaders(self._handle))

    def with_cuda(self, device_id):
        device_id = _arguments.integer("device_id", device_id)
        return _adopted(raw.context_with_cuda(self._handle, device_id))

    def with_nccl(self, device_id, mode=DTL_NCCL_MODE_HYBRID_PARITY):
        device_id = _arguments.integer("device_id", device_id)
        mode = _arguments.integer("mode", mode)
        return _adopted(raw.context_with_nccl_ex(self._handle, device_id, mode))

    def split_nccl(self, color, key=0, device_id=None, mode=DTL_NCCL_MODE_HYBRID_PARITY):
        color = _arguments.integer("color", color)
        key = _arguments.integer("key", key)
        device_id = -1 if device_id is None else _arguments.integer("device_id", device_id)
        mode = _arguments.integer("mode", mode)
        return _adopted(raw.context_split_nccl_ex(self._handle, color, key, device_id, mode))

    def close(self):
        if self._is_open:
            self._is_open = False
            raw.context_destroy(self._handle)
            _lifetime.settle()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        if self._is_open and not is_finalizing():
            what = f"a dtl.Context of {self._size} ranks"
            _lifetime.abandon(what, raw.context_destroy, self._handle, self._made_at, self)

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Context, closed>"
        device = f", device {self._device_id}" if self.has_device else ""
        return f"<dtl.Context, rank {self._rank} of {self._size}{device}>"


make_quick(Context, "rank", "size", "device_id")


class Environment:
    __slots__ = ("__weakref__", "_handle", "_is_open")

    def __init__(self):
        self._is_open = False
        self._handle = raw_environment.environment_create()
        self._is_open = True

    @staticmethod
    def is_initialized():
        return bool(raw_environment.environment_is_initialized())

    @staticmethod
    def ref_count():
        return raw_environment.environment_ref_count()

    @staticmethod
    def mpi_thread_level():
        return raw_environment.environment_mpi_thread_level()

    @property
    def has_mpi(self):
        return bool(raw_environment.environment_has_mpi())

    @property
    def has_cuda(self):
        return bool(raw_environment.environment_has_cuda())

    @property
    def has_hip(self):
        return bool(raw_environment.environment_has_hip())

    @property
    def has_nccl(self):
        return bool(raw_environment.environment_has_nccl())

    @property
    def has_shmem(self):
        return bool(raw_environment.environment_has_shmem())

    @property
    def is_valid(self):
        return self._is_open

    def make_world_context(self, device_id=None):
        _lifetime.settle()
        if device_id is None:
            return _adopted(raw_environment.environment_make_world_context(self._handle))
        device_id = _arguments.integer("device_id", device_id)
        make = raw_environment.environment_make_world_context_gpu
        return _adopted(make(self._handle, device_id))

    def make_cpu_context(self):
        return _adopted(raw_environment.environment_make_cpu_context(self._handle))

    def close(self):
        if self._is_open:
            self._is_open = False
            raw_environment.environment_destroy(self._handle)
            _lifetime.settle()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        if self._is_open and not is_finalizing():
            raw_environment.environment_destroy(self._handle)

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Environment, closed>"
        domain = raw_environment.environment_domain(self._handle)
        return f"<dtl.Environment, {domain}, {self.ref_count()} open>"


def _adopted(handle):
    """A context around a handle that was just made; None for a rank that is in no group."""
    if handle == ffi.NULL:
        return None
    context = Context.__new__(Context)
    context._open(handle)
    return context


def _nccl_operation(op):
    """`op` as the number of one of NCCL's operations."""
    number = _arguments.integer("op", op)
    if not DTL_NCCL_OP_POINT_TO_POINT <= number <= DTL_NCCL_OP_LOGICAL_REDUCTION:
        refuse("op", op, "one of DTL_NCCL_OP_...")
    return number


def _fortran_handle(comm):
    """The integer that Fortran has for `comm`, which may be that integer already."""
    ask = getattr(comm, "py2f", None)
    if ask is None and not hasattr(comm, "__index__"):
        refuse("comm", comm, "an mpi4py communicator, an integer that Fortran has for one, or None")
    return _arguments.integer("comm", ask() if ask else comm)
