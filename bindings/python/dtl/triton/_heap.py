# SPDX-License-Identifier: BSD-3-Clause
"""The symmetric memory of this rank, and the functions of <dtl/dev.h> in their build for the host.

A heap begins with the state that belongs to these functions.
"""

import ctypes
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

import dtl
from dtl._core.errors import failure
from dtl._status import INVALID_STATE, NOT_SUPPORTED, RANK_FAILURE, TIMEOUT
from dtl.triton import _gpu, _interpreter
from dtl.triton._symbols import CONTEXT, OK, PREFIX, SYMBOLS

_TYPES = {"int32": ctypes.c_int32, "uint64": ctypes.c_uint64}
_PAUSE = ctypes.CFUNCTYPE(ctypes.c_int32)
_NUMBER = 8  # bytes
_ROW = 512
_MARGIN = 7 / 8  # of DTL_TIMEOUT: what is said of a wait must be said before it ends the job


class _Context(ctypes.Structure):
    _fields_ = tuple((name, _TYPES[type_]) for name, type_ in CONTEXT)


def _functions():
    library = ctypes.CDLL(str(Path(__file__).with_name("_dev.so")))
    found = {}
    for name, (returns, takes) in SYMBOLS.items():
        function = library[PREFIX + name]
        function.restype = _TYPES[returns]
        function.argtypes = [_TYPES[type_] for _, type_ in takes]
        found[name] = function
    return found


FUNCTIONS = _functions()


# ---- kernels that fail ---------------------------------------------------------------------------


class FailureReports:
    """What this rank is told, and tells others."""

    def __init__(self, heap):
        self._rows = heap.allocate((heap.n_pes, _ROW), np.uint8)
        others = [pe for pe in range(heap.n_pes) if pe != heap.my_pe]
        self._seen = [heap.remote_ptr(self._rows, pe)[heap.my_pe] for pe in others]
        self._numbers = self._rows[:, :_NUMBER].view(np.int64)
        self._launch = 0

    def begin(self):
        """Another kernel begins."""
        self._launch += 1

    def tell(self, error, fence):
        """This rank's kernel has failed; the number is seen after the words."""
        text = str(error).encode()[: _ROW - _NUMBER]
        for row in self._seen:
            row[_NUMBER:] = 0
            row[_NUMBER : _NUMBER + len(text)] = np.frombuffer(text, np.uint8)
        fence()
        for row in self._seen:
            row[:_NUMBER].view(np.int64)[0] = self._launch

    def heard(self):
        """A rank whose kernel has failed, and why; or None."""
        (failed,) = np.nonzero(self._numbers[:, 0] == self._launch)
        if not self._launch or not len(failed):
            return None
        text = self._rows[failed[0], _NUMBER:].tobytes().rstrip(b"\0")
        return int(failed[0]), text.decode(errors="replace")


# ---- this rank's symmetric memory ----------------------------------------------------------------


class Runtime:
    """One rank's part: a context, its heap, and what the functions know of both."""

    def __init__(self, context, owns):
        self.context, self._owns = context, owns
        self.heap = dtl.SymmetricHeap(context)
        self._known = _Context(n_pes=self.heap.n_pes)
        self.address = ctypes.addressof(self._known)
        self._state = self.heap.allocate(FUNCTIONS["state_bytes"](self.address), np.uint8)
        self.base, self.size = self._state.ctypes.data, self.heap.size
        self._waits = _PAUSE(self._pause)
        self._failure, self._deadline, self.device = None, None, None
        self._begin()

    def _begin(self):
        pes = range(self.heap.n_pes)
        mapped = [self.heap.remote_ptr(self._state, pe) for pe in pes]
        if any(each is None for each in mapped):
            missing = next(pe for pe in pes if mapped[pe] is None)
            self.close()
            what = f"rank {missing} does not share this rank's memory"
            expected = "ranks of one node: kernels reach others by loads and stores alone"
            raise failure("initialize_shmem", "node", what, expected, NOT_SUPPORTED)
        self._table = (ctypes.c_uint64 * len(mapped))(*(each.ctypes.data for each in mapped))
        place = ctypes.addressof(self._table)
        rank = self.heap.my_pe, self.heap.n_pes
        status = FUNCTIONS["context_init"](self.address, *rank, place, self.size)
        assert status == OK
        self._known.pause = ctypes.cast(self._waits, ctypes.c_void_p).value
        self._told = FailureReports(self.heap)
        self.device = self._on_device()
        self.heap.sync_all()

    def _on_device(self):
        """The same heap in the memory of a GPU, for kernels that are launched there; or None."""
        if _interpreter.is_on() is not False or _gpu.torch() is None:
            return None
        return _gpu.DeviceHeap(self.context, self.heap, self.base, _Context)

    def close(self):
        if self.device is not None:
            self.device.close()
        self.heap.close()
        if self._owns:
            self.context.close()

    # ---- waits -----------------------------------------------------------------------------------

    def begin_wait(self):
        seconds = float(os.environ.get("DTL_TIMEOUT") or 0) * _MARGIN
        self._begun, self._failure = time.monotonic(), None
        self._deadline = self._begun + seconds if seconds > 0 else None

    def _pause(self):
        """Whether a wait goes on: 0, or 1 to give it up.  Nothing may be raised through C."""
        try:
            dtl.action_progress()
            os.sched_yield()
            self._hear()
            is_late = self._deadline is not None and time.monotonic() > self._deadline
        except BaseException as error:  # noqa: BLE001 (it is raised after C)
            self._failure = error
            return 1
        return int(is_late)

    def begin_kernel(self):
        self._told.begin()

    def tell_failure(self, error):
        """Those who wait in the same kernel fail too."""
        self._told.tell(error, lambda: FUNCTIONS["fence"](0))

    def _hear(self):
        heard = self._told.heard()
        if heard is not None:
            words = f"rank {heard[0]} has failed in this kernel, by {heard[1]}"
            raise failure("kernel", "rank", words, "one that fails on no rank", RANK_FAILURE)

    def goes_on(self):
        return self._pause() == 0

    def give_up(self, argument, what, expected):
        """Raise for a wait that was given up; `what` has not become as expected."""
        if self._failure is not None:
            raise self._failure
        waited = round(1000 * (time.monotonic() - self._begun))
        words = f"{argument}: {what} after {waited} ms"
        raise failure(argument, "time", words, expected, TIMEOUT)


_open: "list[Any]" = []


def opened():
    if not _open:
        what = "there is no symmetric memory"
        expected = "host.initialize_distributed() called before, on all ranks"
        raise failure("heap", "state", what, expected, INVALID_STATE)
    return _open[-1]


def is_open():
    return bool(_open)


def open_on(context, owns):
    """A context that is owned is closed where there can be no memory on it."""
    try:
        _check_closed()
        _open.append(Runtime(context, owns))
    except BaseException:
        if owns:
            context.close()
        raise


def _check_closed():
    if _open:
        what = "there is symmetric memory already"
        raise failure("heap", "state", what, "host.finalize_distributed() before", INVALID_STATE)


def close():
    if _open:
        _open.pop().close()
