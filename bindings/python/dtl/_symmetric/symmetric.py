# SPDX-License-Identifier: BSD-3-Clause
"""Memory that lies alike on all ranks, signals and teams."""

import math

import numpy as np

from dtl import _fast
from dtl._calls.symmetric import SymmetricHeapCalls
from dtl._constants import AtomicOp, Comparison, SignalOp
from dtl._context.collective_objects import Joint, free_left
from dtl._core import arguments, dtypes
from dtl._core.arguments import element, memory, room
from dtl._core.errors import UNUSUAL, refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import viewed
from dtl._failure import fail
from dtl._native import ffi, lib
from dtl._raw import symmetric as raw
from dtl._status import OUT_OF_MEMORY, MismatchError

_WORD = np.dtype(np.uint64)
_WORD_LIMIT = 2**64
# For the short ways, which count nanoseconds; what is not here goes the long way.
_SET = SignalOp.SET
_OPS = {each.name.lower(): each.value for each in SignalOp}
_COMPARISONS = {name: each.value for each in Comparison for name in (each, each.name.lower())}
_fast_put_signal, _fast_wait_signal = _fast.put_signal, _fast.wait_signal
_fast.set_array_layout(np.zeros(1, _WORD))


class SymmetricHeap(SymmetricHeapCalls, Joint):
    __slots__ = ("_address", "_begun", "_context")
    _noun = "a symmetric heap"
    _free = raw.symmetric_destroy

    def __init__(self, ctx, size=0):
        context = handle_of(ctx)
        self._context = ctx
        count = arguments.size("size", size)
        free_left(ctx)
        self._begun = []  # arrays that stay until a quiet
        handle = raw.symmetric_create(context, count)
        self._address = int(ffi.cast("uintptr_t", handle))  # None once it is closed
        self._join(ctx, handle)
        self._kept.holds = self._begun

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
            room = raw.symmetric_size(handle)
            words = f"at most the {room} bytes of the heap, {room // found.itemsize} of {found}"
            refuse("shape", shape, words, OUT_OF_MEMORY)
        pointer = raw.symmetric_allocate(handle, count * found.itemsize)
        own = raw.symmetric_memory(handle, raw.symmetric_my_pe(handle))
        return viewed(pointer, count, found, own).reshape(sides)

    def free(self, array):
        raw.symmetric_free(self._opened(), _written("array", _own("array", array)))
        self._begun.clear()

    def remote_ptr(self, array, pe):
        handle = self._opened()
        number = arguments.integer("pe", pe)
        found = _own("array", array)
        theirs = raw.symmetric_memory(handle, number)
        lib.dtl_clear_error()
        pointer = raw.symmetric_remote_ptr(handle, memory(found), number)
        if pointer == ffi.NULL:
            status = lib.dtl_last_error_status()
            return fail(status) if status else None
        return viewed(pointer, found.size, found.dtype, theirs).reshape(found.shape)

    def put(self, dest, source, pe):
        place, data = _pair(dest, source)
        number = arguments.integer("pe", pe)
        raw.symmetric_put(
            self._opened(), _written("dest", place), memory(data), data.nbytes, number
        )

    def put_nbi(self, dest, source, pe):
        place, data = _pair(dest, _kept("source", source))
        number = arguments.integer("pe", pe)
        raw.symmetric_put_nbi(
            self._opened(), _written("dest", place), memory(data), data.nbytes, number
        )
        self._begun.append(data)

    def get(self, source, pe, *, out=None):
        found = _own("source", source)
        given = out if out is None else arguments.target("out", out)[0]
        result = arguments.result(given, found.shape, found.dtype)
        number = arguments.integer("pe", pe)
        raw.symmetric_get(self._opened(), room(result), memory(found), found.nbytes, number)
        return result

    def get_nbi(self, dest, source, pe):
        found = _own("source", source)
        result = arguments.result(_kept("dest", dest), found.shape, found.dtype, "dest")
        number = arguments.integer("pe", pe)
        raw.symmetric_get_nbi(self._opened(), room(result), memory(found), found.nbytes, number)
        self._begun.append(result)

    def put_signal(self, dest, source, signal, value, pe, op=SignalOp.SET):
        # Arrays of one dtype go straight to C; the rest, and all that is wrong, the long way.
        status = None
        try:
            number = op if op is _SET or isinstance(op, SignalOp) else _OPS[op]
            status = _fast_put_signal(self._address, dest, source, signal, value, number, pe)
        except UNUSUAL:
            pass
        if status is None:
            place, data = _pair(dest, source)
            sent = (_written("dest", place), memory(data), data.nbytes, *_signal(signal, value, op))
            raw.symmetric_put_signal(self._opened(), *sent, arguments.integer("pe", pe))
        elif status:
            fail(status)

    def put_signal_nbi(self, dest, source, signal, value, pe, op=SignalOp.SET):
        place, data = _pair(dest, _kept("source", source))
        sent = (_written("dest", place), memory(data), data.nbytes, *_signal(signal, value, op))
        raw.symmetric_put_signal_nbi(self._opened(), *sent, arguments.integer("pe", pe))
        self._begun.append(data)

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
            found = _words("signal", signal, 1)
            awaited = _awaited(comparison, value, timeout)
            return raw.symmetric_signal_wait_until(self._opened(), memory(found), *awaited)
        return seen if seen >= 0 else fail(-seen)

    def signal_wait_until_any(self, signals, comparison, value, timeout=None):
        found = _words("signals", signals)
        awaited = (memory(found), found.size, *_awaited(comparison, value, timeout))
        return tuple(raw.symmetric_signal_wait_until_any(self._opened(), *awaited))

    def signal_wait_until_all(self, signals, comparison, value, timeout=None):
        found = _words("signals", signals)
        awaited = (memory(found), found.size, *_awaited(comparison, value, timeout))
        raw.symmetric_signal_wait_until_all(self._opened(), *awaited)

    def atomic(self, dest, value, pe, op="add"):
        place, dtype = _element("dest", dest)
        operand = element("value", value, place.dtype)
        how = (dtype, arguments.member("op", op, AtomicOp), arguments.integer("pe", pe))
        raw.symmetric_atomic(self._opened(), _written("dest", place), memory(operand), *how)

    def atomic_fetch(self, dest, value, pe, op="add"):
        place, dtype = _element("dest", dest)
        operand, result = element("value", value, place.dtype), np.empty((), place.dtype)
        how = (dtype, arguments.member("op", op, AtomicOp), arguments.integer("pe", pe))
        words = (memory(operand), room(result))
        raw.symmetric_atomic_fetch(self._opened(), _written("dest", place), *words, *how)
        return result.item()

    def atomic_compare_swap(self, dest, compare, value, pe):
        place, dtype = _element("dest", dest)
        expected = element("compare", compare, place.dtype)
        operand, result = element("value", value, place.dtype), np.empty((), place.dtype)
        words = (memory(expected), memory(operand), room(result))
        number = arguments.integer("pe", pe)
        raw.symmetric_atomic_compare_swap(
            self._opened(), _written("dest", place), *words, dtype, number
        )
        return result.item()

    def quiet(self):
        raw.symmetric_quiet(self._opened())
        self._begun.clear()

    def barrier_all(self):
        raw.symmetric_barrier_all(self._opened())
        self._begun.clear()

    def barrier(self, team):
        raw.symmetric_barrier(self._opened(), arguments.integer("team", team))
        self._begun.clear()

    def sync(self, team):
        raw.symmetric_sync(self._opened(), arguments.integer("team", team))

    def team_my_pe(self, team):
        number = arguments.integer("team", team)
        return arguments.found(raw.symmetric_team_my_pe(self._opened(), number))

    def team_n_pes(self, team):
        number = arguments.integer("team", team)
        return arguments.found(raw.symmetric_team_n_pes(self._opened(), number))

    def team_translate_pe(self, team, pe):
        place = arguments.integer("team", team), arguments.integer("pe", pe)
        return arguments.found(raw.symmetric_team_translate_pe(self._opened(), *place))

    def team_split_strided(self, team, start, stride, size):
        given = {"team": team, "start": start, "stride": stride, "size": size}
        numbers = [arguments.integer(name, value) for name, value in given.items()]
        return raw.symmetric_team_split_strided(self._opened(), *numbers)

    def team_split_color(self, team, color, key=0):
        given = {"team": team, "color": color, "key": key}
        numbers = [arguments.integer(name, value) for name, value in given.items()]
        return raw.symmetric_team_split_color(self._opened(), *numbers)

    def team_destroy(self, team):
        raw.symmetric_team_destroy(self._opened(), arguments.integer("team", team))

    def broadcastmem(self, team, dest, source, root):
        place, data = _pair(dest, _own("source", source))
        sent = (
            _written("dest", place),
            memory(data),
            data.nbytes,
            arguments.integer("root", root),
        )
        raw.symmetric_broadcastmem(self._opened(), arguments.integer("team", team), *sent)

    def fcollectmem(self, team, dest, source):
        handle, number = self._opened(), arguments.integer("team", team)
        place, data = _own("dest", dest), _own("source", source)
        ranks = raw.symmetric_team_n_pes(handle, number)
        if place.nbytes < ranks * data.nbytes:
            words = f"{ranks * data.nbytes} or more, for {ranks} ranks"
            refuse("dest.nbytes", place.nbytes, words, kind=MismatchError)
        raw.symmetric_fcollectmem(
            handle, number, _written("dest", place), memory(data), data.nbytes
        )

    def close(self):
        super().close()
        self._address = None
        self._begun.clear()

    def _about(self):
        return f"a dtl.SymmetricHeap of {self.size} bytes"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.SymmetricHeap, closed>"
        return f"<dtl.SymmetricHeap, {self.size} bytes>"


def _own(argument, array):
    """An array as it lies in memory; C knows whether that is in the heap."""
    if not isinstance(array, np.ndarray):
        refuse(argument, array, "a NumPy array of the heap")
    if not array.flags.c_contiguous:
        words = f"an array of strides {array.strides}"
        refuse(argument, words, "a C-contiguous array", rule="contiguous")
    return array


def _written(argument, array):
    """Its address, for C to write."""
    if not array.flags.writeable:
        refuse(argument, "a read-only array", "a writable array", rule="writable")
    return room(array)


def _kept(argument, array):
    """An array that is read or written later, so that no copy can stand for it."""
    if not (isinstance(array, np.ndarray) and array.flags.c_contiguous):
        refuse(argument, array, "a C-contiguous NumPy array, which stays until quiet()")
    return array


def _pair(dest, source):
    """Where data goes, and the data, which fit in there."""
    place = _own("dest", dest)
    if isinstance(source, np.ndarray) and source.dtype != place.dtype:
        refuse("source.dtype", str(source.dtype), str(place.dtype), kind=MismatchError)
    data = dtypes.converted(source, place.dtype)
    if data is None:
        refuse("source", source, f"an array of {place.dtype}")
    if data.nbytes > place.nbytes:
        words = f"at most dest's, {place.nbytes}"
        refuse("source.nbytes", data.nbytes, words, kind=MismatchError)
    return place, data


def _words(argument, array, count=None):
    """Signals: so many uint64."""
    found = _own(argument, array)
    if found.dtype != _WORD or (count is not None and found.size != count):
        number = "one" if count == 1 else "an array of"
        refuse(argument, f"{found.size} {found.dtype}", f"{number} uint64", kind=MismatchError)
    return found


def _word(argument, value):
    found = arguments.integer(argument, value, _WORD_LIMIT, 0)
    if found < 0:
        refuse(argument, value, f"an integer from 0 to {_WORD_LIMIT - 1}", rule="range")
    return found


def _signal(signal, value, op):
    found = _written("signal", _words("signal", signal, 1))
    return found, _word("value", value), arguments.member("op", op, SignalOp)


def _awaited(comparison, value, timeout):
    """What is waited for, and for how many milliseconds."""
    milliseconds = 0
    if timeout is not None:
        seconds = arguments.real("timeout", timeout)
        if not 0 <= seconds < arguments.INT_LIMIT:
            refuse("timeout", timeout, "seconds, 0 or more, or None", rule="range")
        milliseconds = max(1, math.ceil(seconds * 1000))
    number = arguments.member("comparison", comparison, Comparison)
    return number, _word("value", value), milliseconds


def _element(argument, array):
    """One integer of the heap, and the library's number of its dtype."""
    found = _own(argument, array)
    if found.size != 1:
        refuse(argument, f"an array of {found.size} elements", "one element", kind=MismatchError)
    return found, dtypes.number(found.dtype, f"{argument}.dtype")
