# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric heap, in the manner of OpenSHMEM: memory with the same layout on all ranks, one-sided
transfers, signals, atomics and teams.
"""

import math

import numpy as np

from dtl import _fast
from dtl._calls.symmetric import SymmetricHeapCalls
from dtl._constants import AtomicOp, Comparison, SignalOp
from dtl._context.collective_objects import CollectiveObject, free_released
from dtl._core import arguments, dtypes
from dtl._core.arguments import element, memory, writable_memory
from dtl._core.errors import UNUSUAL, refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import owning_view
from dtl._failure import fail
from dtl._native import ffi, lib
from dtl._raw import symmetric as raw
from dtl._status import OUT_OF_MEMORY, MismatchError

_SIGNAL_DTYPE = np.dtype(np.uint64)
_SIGNAL_LIMIT = 2**64
# Tables of the fast paths; other values take the general path.
_SET = SignalOp.SET
_OPS = {each.name.lower(): each.value for each in SignalOp}
_COMPARISONS = {name: each.value for each in Comparison for name in (each, each.name.lower())}
_fast_put_signal, _fast_wait_signal = _fast.put_signal, _fast.wait_signal
_fast.set_array_layout(np.zeros(1, _SIGNAL_DTYPE))


class SymmetricHeap(SymmetricHeapCalls, CollectiveObject):
    __slots__ = ("_address", "_context", "_pending")
    _noun = "a symmetric heap"
    _free = raw.symmetric_destroy

    def __init__(self, ctx, size=0):
        context = handle_of(ctx)
        self._context = ctx
        count = arguments.size("size", size)
        free_released(ctx)
        self._pending = []  # arrays kept alive until quiet(), which completes their transfers
        handle = raw.symmetric_create(context, count)
        self._address = int(ffi.cast("uintptr_t", handle))  # None once it is closed
        self._open_collectively(ctx, handle)
        self._kept.holds = self._pending

    @property
    def size(self):
        return raw.symmetric_size(self._opened())

    @property
    def used(self):
        return raw.symmetric_used(self._opened())

    @property
    def my_pe(self):
        return raw.symmetric_my_pe(self._opened())

    @property
    def n_pes(self):
        return raw.symmetric_n_pes(self._opened())

    def allocate(self, shape, dtype=np.float64):
        handle = self._opened()
        found = np.dtype(dtype)
        sides = shape if isinstance(shape, tuple) else (shape,)
        sides = tuple(arguments.size("shape", side) for side in sides)
        count = math.prod(sides)
        if count * found.itemsize >= arguments.SIZE_LIMIT:
            heap_size = raw.symmetric_size(handle)
            most = heap_size // found.itemsize
            words = f"at most the {heap_size} bytes of the heap, {most} of {found}"
            refuse("shape", shape, words, OUT_OF_MEMORY)
        pointer = raw.symmetric_allocate(handle, count * found.itemsize)
        heap_memory = raw.symmetric_memory(handle, raw.symmetric_my_pe(handle))
        return owning_view(pointer, count, found, heap_memory).reshape(sides)

    def free(self, array):
        raw.symmetric_free(self._opened(), _writable_address("array", _heap_array("array", array)))
        self._pending.clear()

    def remote_ptr(self, array, pe):
        handle = self._opened()
        number = arguments.integer("pe", pe)
        found = _heap_array("array", array)
        remote_memory = raw.symmetric_memory(handle, number)
        lib.dtl_clear_error()
        pointer = raw.symmetric_remote_ptr(handle, memory(found), number)
        if pointer == ffi.NULL:
            status = lib.dtl_last_error_status()
            return fail(status) if status else None
        return owning_view(pointer, found.size, found.dtype, remote_memory).reshape(found.shape)

    def put(self, dest, source, pe):
        target, data = _target_and_data(dest, source)
        number = arguments.integer("pe", pe)
        raw.symmetric_put(
            self._opened(), _writable_address("dest", target), memory(data), data.nbytes, number
        )

    def put_nbi(self, dest, source, pe):
        target, data = _target_and_data(dest, _check_contiguous("source", source))
        number = arguments.integer("pe", pe)
        raw.symmetric_put_nbi(
            self._opened(), _writable_address("dest", target), memory(data), data.nbytes, number
        )
        self._pending.append(data)

    def get(self, source, pe, *, out=None):
        found = _heap_array("source", source)
        target = out if out is None else arguments.target("out", out)[0]
        result = arguments.result(target, found.shape, found.dtype)
        number = arguments.integer("pe", pe)
        raw.symmetric_get(
            self._opened(), writable_memory(result), memory(found), found.nbytes, number
        )
        return result

    def get_nbi(self, dest, source, pe):
        found = _heap_array("source", source)
        result = arguments.result(_check_contiguous("dest", dest), found.shape, found.dtype, "dest")
        number = arguments.integer("pe", pe)
        raw.symmetric_get_nbi(
            self._opened(), writable_memory(result), memory(found), found.nbytes, number
        )
        self._pending.append(result)

    def put_signal(self, dest, source, signal, value, pe, op=SignalOp.SET):
        # Fast path in C for arrays of one dtype; the general path handles the rest and errors.
        status = None
        try:
            number = op if op is _SET or isinstance(op, SignalOp) else _OPS[op]
            status = _fast_put_signal(self._address, dest, source, signal, value, number, pe)
        except UNUSUAL:
            pass
        if status is None:
            target, data = _target_and_data(dest, source)
            sent = (
                _writable_address("dest", target),
                memory(data),
                data.nbytes,
                *_signal(signal, value, op),
            )
            raw.symmetric_put_signal(self._opened(), *sent, arguments.integer("pe", pe))
        elif status:
            fail(status)

    def put_signal_nbi(self, dest, source, signal, value, pe, op=SignalOp.SET):
        target, data = _target_and_data(dest, _check_contiguous("source", source))
        sent = (
            _writable_address("dest", target),
            memory(data),
            data.nbytes,
            *_signal(signal, value, op),
        )
        raw.symmetric_put_signal_nbi(self._opened(), *sent, arguments.integer("pe", pe))
        self._pending.append(data)

    def signal_op(self, signal, value, pe, op=SignalOp.SET):
        number = arguments.integer("pe", pe)
        raw.symmetric_signal_op(self._opened(), *_signal(signal, value, op), number)

    def signal_wait_until(self, signal, comparison, value, timeout=None):
        seen = None
        try:
            if timeout is None:
                number = _COMPARISONS[comparison]
                seen = _fast_wait_signal(self._address, signal, number, value)
        except UNUSUAL:
            pass
        if seen is None:
            found = _signals("signal", signal, 1)
            awaited = _wait_arguments(comparison, value, timeout)
            return raw.symmetric_signal_wait_until(self._opened(), memory(found), *awaited)
        return seen if seen >= 0 else fail(-seen)

    def signal_wait_until_any(self, signals, comparison, value, timeout=None):
        found = _signals("signals", signals)
        awaited = (memory(found), found.size, *_wait_arguments(comparison, value, timeout))
        return tuple(raw.symmetric_signal_wait_until_any(self._opened(), *awaited))

    def signal_wait_until_all(self, signals, comparison, value, timeout=None):
        found = _signals("signals", signals)
        awaited = (memory(found), found.size, *_wait_arguments(comparison, value, timeout))
        raw.symmetric_signal_wait_until_all(self._opened(), *awaited)

    def atomic(self, dest, value, pe, op="add"):
        target, dtype = _element("dest", dest)
        operand = element("value", value, target.dtype)
        operation_args = (dtype, arguments.member("op", op, AtomicOp), arguments.integer("pe", pe))
        raw.symmetric_atomic(
            self._opened(), _writable_address("dest", target), memory(operand), *operation_args
        )

    def atomic_fetch(self, dest, value, pe, op="add"):
        target, dtype = _element("dest", dest)
        operand, result = element("value", value, target.dtype), np.empty((), target.dtype)
        operation_args = (dtype, arguments.member("op", op, AtomicOp), arguments.integer("pe", pe))
        words = (memory(operand), writable_memory(result))
        raw.symmetric_atomic_fetch(
            self._opened(), _writable_address("dest", target), *words, *operation_args
        )
        return result.item()

    def atomic_compare_swap(self, dest, compare, value, pe):
        target, dtype = _element("dest", dest)
        expected = element("compare", compare, target.dtype)
        operand, result = element("value", value, target.dtype), np.empty((), target.dtype)
        words = (memory(expected), memory(operand), writable_memory(result))
        number = arguments.integer("pe", pe)
        raw.symmetric_atomic_compare_swap(
            self._opened(), _writable_address("dest", target), *words, dtype, number
        )
        return result.item()

    def quiet(self):
        raw.symmetric_quiet(self._opened())
        self._pending.clear()

    def barrier_all(self):
        raw.symmetric_barrier_all(self._opened())
        self._pending.clear()

    def barrier(self, team):
        raw.symmetric_barrier(self._opened(), arguments.integer("team", team))
        self._pending.clear()

    def sync(self, team):
        raw.symmetric_sync(self._opened(), arguments.integer("team", team))

    def team_my_pe(self, team):
        number = arguments.integer("team", team)
        return arguments.found(raw.symmetric_team_my_pe(self._opened(), number))

    def team_n_pes(self, team):
        number = arguments.integer("team", team)
        return arguments.found(raw.symmetric_team_n_pes(self._opened(), number))

    def team_translate_pe(self, team, pe):
        member = arguments.integer("team", team), arguments.integer("pe", pe)
        return arguments.found(raw.symmetric_team_translate_pe(self._opened(), *member))

    def team_split_strided(self, team, start, stride, size):
        values = {"team": team, "start": start, "stride": stride, "size": size}
        numbers = [arguments.integer(name, value) for name, value in values.items()]
        return raw.symmetric_team_split_strided(self._opened(), *numbers)

    def team_split_color(self, team, color, key=0):
        values = {"team": team, "color": color, "key": key}
        numbers = [arguments.integer(name, value) for name, value in values.items()]
        return raw.symmetric_team_split_color(self._opened(), *numbers)

    def team_destroy(self, team):
        raw.symmetric_team_destroy(self._opened(), arguments.integer("team", team))

    def broadcastmem(self, team, dest, source, root):
        target, data = _target_and_data(dest, _heap_array("source", source))
        sent = (
            _writable_address("dest", target),
            memory(data),
            data.nbytes,
            arguments.integer("root", root),
        )
        raw.symmetric_broadcastmem(self._opened(), arguments.integer("team", team), *sent)

    def fcollectmem(self, team, dest, source):
        handle, number = self._opened(), arguments.integer("team", team)
        target, data = _heap_array("dest", dest), _heap_array("source", source)
        ranks = raw.symmetric_team_n_pes(handle, number)
        if target.nbytes < ranks * data.nbytes:
            words = f"{ranks * data.nbytes} or more, for {ranks} ranks"
            refuse("dest.nbytes", target.nbytes, words, kind=MismatchError)
        raw.symmetric_fcollectmem(
            handle, number, _writable_address("dest", target), memory(data), data.nbytes
        )

    def close(self):
        super().close()
        self._address = None
        self._pending.clear()

    def _about(self):
        return f"a dtl.SymmetricHeap of {self.size} bytes"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.SymmetricHeap, closed>"
        return f"<dtl.SymmetricHeap, {self.size} bytes>"


def _heap_array(argument, array):
    """Returns a C-contiguous array; the C library checks that it is in the heap."""
    if not isinstance(array, np.ndarray):
        refuse(argument, array, "a NumPy array of the heap")
    if not array.flags.c_contiguous:
        words = f"an array of strides {array.strides}"
        refuse(argument, words, "a C-contiguous array", rule="contiguous")
    return array


def _writable_address(argument, array):
    """Returns the address of an array that C writes to; raises if it is read-only."""
    if not array.flags.writeable:
        refuse(argument, "a read-only array", "a writable array", rule="writable")
    return writable_memory(array)


def _check_contiguous(argument, array):
    """Returns an array that a pending transfer accesses later, so that it must not be a copy."""
    if not (isinstance(array, np.ndarray) and array.flags.c_contiguous):
        refuse(argument, array, "a C-contiguous NumPy array, which stays until quiet()")
    return array


def _target_and_data(dest, source):
    """Returns the target array and the data in its dtype; raises if the data do not fit."""
    target = _heap_array("dest", dest)
    if isinstance(source, np.ndarray) and source.dtype != target.dtype:
        refuse("source.dtype", str(source.dtype), str(target.dtype), kind=MismatchError)
    data = dtypes.converted(source, target.dtype)
    if data is None:
        refuse("source", source, f"an array of {target.dtype}")
    if data.nbytes > target.nbytes:
        words = f"at most dest's, {target.nbytes}"
        refuse("source.nbytes", data.nbytes, words, kind=MismatchError)
    return target, data


def _signals(argument, array, count=None):
    """Returns an array of signals, which are uint64; checks their count unless it is None."""
    found = _heap_array(argument, array)
    if found.dtype != _SIGNAL_DTYPE or (count is not None and found.size != count):
        number = "one" if count == 1 else "an array of"
        refuse(argument, f"{found.size} {found.dtype}", f"{number} uint64", kind=MismatchError)
    return found


def _signal_value(argument, value):
    """Returns a value of a signal, an unsigned 64-bit integer; raises for others."""
    found = arguments.integer(argument, value, _SIGNAL_LIMIT, 0)
    if found < 0:
        refuse(argument, value, f"an integer from 0 to {_SIGNAL_LIMIT - 1}", rule="range")
    return found


def _signal(signal, value, op):
    """Returns the C arguments of a signal update: address, value and number of the operation."""
    found = _writable_address("signal", _signals("signal", signal, 1))
    return found, _signal_value("value", value), arguments.member("op", op, SignalOp)


def _wait_arguments(comparison, value, timeout):
    """Returns the C arguments of a wait: comparison, value, and timeout in milliseconds."""
    milliseconds = 0
    if timeout is not None:
        seconds = arguments.real("timeout", timeout)
        if not 0 <= seconds < arguments.INT_LIMIT:
            refuse("timeout", timeout, "seconds, 0 or more, or None", rule="range")
        milliseconds = max(1, math.ceil(seconds * 1000))
    number = arguments.member("comparison", comparison, Comparison)
    return number, _signal_value("value", value), milliseconds


def _element(argument, array):
    """Returns an array of one element of the heap, and the C number of its dtype."""
    found = _heap_array(argument, array)
    if found.size != 1:
        refuse(argument, f"an array of {found.size} elements", "one element", kind=MismatchError)
    return found, dtypes.number(found.dtype, f"{argument}.dtype")
