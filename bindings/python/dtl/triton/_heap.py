# SPDX-License-Identifier: BSD-3-Clause
"""The symmetric memory of this rank, and the host build of <dtl/dev.h>'s functions.

open_on() opens the memory and opened() returns it; at most one is open at a time.  The first bytes
of each rank's heap are the state of <dtl/dev.h>'s functions.  Everything runs in the thread that
launches kernels.
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
_PAUSE_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32)
_NUMBER_BYTES = 8  # of a launch's number, at the start of a failure report
_REPORT_BYTES = 512
_TIMEOUT_MARGIN = 7 / 8  # of DTL_TIMEOUT: a wait reports its error before DTL ends the job


class _Context(ctypes.Structure):
    """The structure dtl_dev_context of <dtl/dev.h>."""

    _fields_ = tuple((name, _TYPES[type_]) for name, type_ in CONTEXT)


def _load_functions():
    """Returns the functions of the host build of <dtl/dev.h>, by name without the prefix."""
    library = ctypes.CDLL(str(Path(__file__).with_name("_dev.so")))
    found = {}
    for name, (returns, takes) in SYMBOLS.items():
        function = library[PREFIX + name]
        function.restype = _TYPES[returns]
        function.argtypes = [_TYPES[type_] for _, type_ in takes]
        found[name] = function
    return found


FUNCTIONS = _load_functions()


# ---- kernels that fail ---------------------------------------------------------------------------


class FailureReports:
    """Reports of failed kernels, through which waiting ranks learn that another rank has failed.

    All ranks launch the same kernels and count the launches. Each rank has one row in its heap for
    every rank, which that rank writes when its kernel fails: the number of the launch, and the
    error message. A rank that waits in a kernel fails as well if a row has the number of its own
    launch.
    """

    def __init__(self, heap):
        self._rows = heap.allocate((heap.n_pes, _REPORT_BYTES), np.uint8)
        others = [pe for pe in range(heap.n_pes) if pe != heap.my_pe]
        self._remote_rows = [heap.remote_ptr(self._rows, pe)[heap.my_pe] for pe in others]
        self._numbers = self._rows[:, :_NUMBER_BYTES].view(np.int64)
        self._launch = 0

    def begin_launch(self):
        """Counts a launch, which begins now."""
        self._launch += 1

    def report(self, error, fence):
        """Reports to all other ranks that this rank's kernel has failed.

        `fence` orders the message before the launch's number, so that a reader of the number sees
        the whole message.
        """
        text = str(error).encode()[: _REPORT_BYTES - _NUMBER_BYTES]
        for row in self._remote_rows:
            row[_NUMBER_BYTES:] = 0
            row[_NUMBER_BYTES : _NUMBER_BYTES + len(text)] = np.frombuffer(text, np.uint8)
        fence()
        for row in self._remote_rows:
            row[:_NUMBER_BYTES].view(np.int64)[0] = self._launch

    def received(self):
        """Returns a rank whose kernel of this launch has failed and its message, or None."""
        (failed,) = np.nonzero(self._numbers[:, 0] == self._launch)
        if not self._launch or not len(failed):
            return None
        text = self._rows[failed[0], _NUMBER_BYTES:].tobytes().rstrip(b"\0")
        return int(failed[0]), text.decode(errors="replace")


# ---- this rank's symmetric memory ----------------------------------------------------------------


class Runtime:
    """This rank's open symmetric memory: a context, its heap, and the state of waits in kernels.

    `address` is that of the context structure for <dtl/dev.h>'s functions, `base` and `size` are
    those of the heap, and `device` is the heap in GPU memory or None.  A context that is owned is
    closed together with the memory.
    """

    def __init__(self, context, owns):
        self.context, self._owns = context, owns
        self.heap = dtl.SymmetricHeap(context)
        self._dev_context = _Context(n_pes=self.heap.n_pes)
        self.address = ctypes.addressof(self._dev_context)
        self._state = self.heap.allocate(FUNCTIONS["state_bytes"](self.address), np.uint8)
        self.base, self.size = self._state.ctypes.data, self.heap.size
        self._pause_function = _PAUSE_FUNCTION(self._pause)
        self._wait_error, self._deadline, self.device = None, None, None
        self._map_heaps()

    def _map_heaps(self):
        """Initializes <dtl/dev.h>'s functions with the mapped heaps of all ranks.  Collective."""
        pes = range(self.heap.n_pes)
        mapped = [self.heap.remote_ptr(self._state, pe) for pe in pes]
        if any(each is None for each in mapped):
            missing = next(pe for pe in pes if mapped[pe] is None)
            self.close()
            what = f"rank {missing} does not share this rank's memory"
            expected = "ranks of one node: kernels reach others by loads and stores alone"
            raise failure("initialize_shmem", "node", what, expected, NOT_SUPPORTED)
        self._table = (ctypes.c_uint64 * len(mapped))(*(each.ctypes.data for each in mapped))
        table = ctypes.addressof(self._table)
        rank = self.heap.my_pe, self.heap.n_pes
        status = FUNCTIONS["context_init"](self.address, *rank, table, self.size)
        assert status == OK
        self._dev_context.pause = ctypes.cast(self._pause_function, ctypes.c_void_p).value
        self._reports = FailureReports(self.heap)
        self.device = self._device_heap()
        self.heap.sync_all()

    def _device_heap(self):
        """Makes the heap in GPU memory if kernels are launched on a GPU; returns None otherwise."""
        if _interpreter.is_on() is not False or _gpu.torch() is None:
            return None
        return _gpu.DeviceHeap(self.context, self.heap, self.base, _Context)

    def close(self):
        """Closes the memory, and the context if it is owned.  Collective."""
        if self.device is not None:
            self.device.close()
        self.heap.close()
        if self._owns:
            self.context.close()

    # ---- waits -----------------------------------------------------------------------------------

    def begin_wait(self):
        """Starts the timeout of a wait, which continues() and <dtl/dev.h>'s functions check."""
        seconds = float(os.environ.get("DTL_TIMEOUT") or 0) * _TIMEOUT_MARGIN
        self._begun, self._wait_error = time.monotonic(), None
        self._deadline = self._begun + seconds if seconds > 0 else None

    def _pause(self):
        """Called repeatedly in a wait; returns 0 to continue it and 1 to end it.

        C code calls this function, so an exception is stored, and fail_wait() raises it.
        """
        try:
            dtl.action_progress()
            os.sched_yield()
            self._check_reports()
            is_late = self._deadline is not None and time.monotonic() > self._deadline
        except BaseException as error:  # noqa: BLE001 (fail_wait() raises it)
            self._wait_error = error
            return 1
        return int(is_late)

    def begin_kernel(self):
        """Counts the launch of a kernel, which begins now."""
        self._reports.begin_launch()

    def report_failure(self, error):
        """Reports that this rank's kernel has failed, so that ranks that wait in it fail too."""
        self._reports.report(error, lambda: FUNCTIONS["fence"](0))

    def _check_reports(self):
        """Raises if another rank has reported that its kernel of this launch failed."""
        received = self._reports.received()
        if received is not None:
            words = f"rank {received[0]} has failed in this kernel, by {received[1]}"
            raise failure("kernel", "rank", words, "one that fails on no rank", RANK_FAILURE)

    def continues(self):
        """Returns False once the wait has to end: after its timeout, an error or an interrupt."""
        return self._pause() == 0

    def fail_wait(self, argument, what, expected):
        """Raises the error that ended a wait, or that of its timeout, in which `what` was found."""
        if self._wait_error is not None:
            raise self._wait_error
        waited = round(1000 * (time.monotonic() - self._begun))
        words = f"{argument}: {what} after {waited} ms"
        raise failure(argument, "time", words, expected, TIMEOUT)


_open: "list[Any]" = []


def opened():
    """Returns the Runtime of the open symmetric memory; raises a DTLError if there is none."""
    if not _open:
        what = "there is no symmetric memory"
        expected = "host.initialize_distributed() called before, on all ranks"
        raise failure("heap", "state", what, expected, INVALID_STATE)
    return _open[-1]


def is_open():
    """Returns whether symmetric memory is open."""
    return bool(_open)


def open_on(context, owns):
    """Opens symmetric memory on a context.  Collective.

    A context that is owned is closed with the memory, and also if the memory cannot be opened.
    """
    try:
        _check_closed()
        _open.append(Runtime(context, owns))
    except BaseException:
        if owns:
            context.close()
        raise


def _check_closed():
    """Raises if symmetric memory is open."""
    if _open:
        what = "there is symmetric memory already"
        raise failure("heap", "state", what, "host.finalize_distributed() before", INVALID_STATE)


def close():
    """Closes the symmetric memory if it is open.  Collective."""
    if _open:
        _open.pop().close()
