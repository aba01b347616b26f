# SPDX-License-Identifier: BSD-3-Clause
"""Messages from one rank to another."""

import functools
import warnings
from sys import is_finalizing

import numpy as np

from dtl import _arguments, _dtypes, _fast, _lifetime
from dtl._arguments import memory, room
from dtl._constants import DTL_ANY_SOURCE, DTL_ANY_TAG
from dtl._error import UNUSUAL, fail, refuse
from dtl._group import handle_of
from dtl._native import ffi
from dtl._raw import point_to_point as raw
from dtl._request import Request

# Bound here once: the short ways below count nanoseconds.
_fast_send, _fast_recv = _fast.send, _fast.recv
_number_of = _dtypes.NUMBERS

_BYTES = _dtypes.NUMBERS[np.dtype(np.uint8)]
_OLDER_ORDER = ("send_data", "dest", "recvcount", "recvdtype", "source", "sendtag", "recvtag")
_NO_RANK = -1  # what the documents call any source; the library's own number is another


def send(ctx, data, dest, tag=0):
    # Arrays go straight to C; the rest, and all that is wrong, goes the long way.
    try:
        status = _fast_send(ctx._address, data, _number_of[data.dtype], dest, tag)
    except UNUSUAL:
        _send(ctx, data, dest, tag)
    else:
        if status:
            fail(status)


def _send(ctx, data, dest, tag):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("data", data)
    dest, tag = _arguments.integer("dest", dest), _arguments.integer("tag", tag)
    raw.send(handle, memory(array), array.size, dtype, dest, tag)


def recv(ctx, source=None, tag=0, dtype=None, count=0, *, out=None):
    if out is not None and dtype is None and source != _NO_RANK:
        try:
            status = _fast_recv(ctx._address, out, _number_of[out.dtype], source, tag)
        except UNUSUAL:
            pass
        else:
            if status:
                fail(status)
            return out
    return _recv(ctx, source, tag, dtype, count, out)


def _recv(ctx, source, tag, dtype, count, out):
    if _names_dtype(tag):  # count, dtype, source, tag: the older order
        source, tag, dtype, count = dtype, count, tag, source
    handle = handle_of(ctx)
    source, tag = _source(source), _arguments.integer("tag", tag)
    found_dtype, number = _dtypes.given(dtype)
    count = _arguments.size("count", count)
    if out is None and count == 0:
        info = raw.probe(handle, source, tag, number)
        source, tag, count = info.source, info.tag, info.count
    found = np.empty(count, found_dtype) if out is None else _target(out)
    number = _dtypes.number(found.dtype, "out.dtype")
    raw.recv(handle, room(found), found.size, number, source, tag)
    return found


def _in_either_order(exchange):
    """`exchange` for programs too that name the count of what they receive third."""

    @functools.wraps(exchange)
    def call(ctx, *order, **named):
        is_older = len(order) > 2 and (
            "source" in named or (len(order) > 3 and (order[3] is None or _names_dtype(order[3])))
        )
        if is_older:
            named.update(zip(_OLDER_ORDER, order))
            order = ()
        return exchange(ctx, *order, **named)

    return call


@_in_either_order
def sendrecv(
    ctx,
    send_data=None,
    dest=None,
    source=None,
    send_tag=0,
    recv_tag=0,
    *,
    senddata=None,
    recvcount=None,
    recvdtype=None,
    sendtag=None,
    recvtag=None,
):
    send_data = senddata if send_data is None else send_data
    send_tag = send_tag if sendtag is None else sendtag
    recv_tag = recv_tag if recvtag is None else recvtag
    array, _ = _arguments.array("send_data", send_data)
    dtype = array.dtype if recvdtype is None else recvdtype
    count = _arguments.size("recvcount", recvcount or 0)
    iprobe(ctx, source, recv_tag, dtype)  # what it refuses must not be refused when all is sent
    with isend(ctx, array, dest, send_tag):
        return recv(ctx, source, recv_tag, dtype, count)


def isend(ctx, data, dest, tag=0):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("data", data)
    dest, tag = _arguments.integer("dest", dest), _arguments.integer("tag", tag)
    return Request(raw.isend(handle, memory(array), array.size, dtype, dest, tag), array)


def irecv(ctx, out, source=None, tag=0):
    handle = handle_of(ctx)
    found = _target(out)
    number = _dtypes.number(found.dtype, "out.dtype")
    source, tag = _source(source), _arguments.integer("tag", tag)
    return Request(raw.irecv(handle, room(found), found.size, number, source, tag), found)


def probe(ctx, source=_NO_RANK, tag=DTL_ANY_TAG, dtype=np.uint8):
    handle = handle_of(ctx)
    _, number = _dtypes.given(dtype)
    return _told(raw.probe(handle, _source(source), _arguments.integer("tag", tag), number))


def iprobe(ctx, source=_NO_RANK, tag=DTL_ANY_TAG, dtype=np.uint8):
    handle = handle_of(ctx)
    _, number = _dtypes.given(dtype)
    flag, info = raw.iprobe(handle, _source(source), _arguments.integer("tag", tag), number)
    return _told(info) if flag else None


def mprobe(ctx, source=_NO_RANK, tag=DTL_ANY_TAG, dtype=np.uint8):
    return _matched(raw.mprobe, ctx, source, tag, dtype)


def improbe(ctx, source=_NO_RANK, tag=DTL_ANY_TAG, dtype=np.uint8):
    return _matched(raw.improbe, ctx, source, tag, dtype)


def mrecv(message, dtype=None, *, out=None):
    if not isinstance(message, Message):
        refuse("message", message, "a dtl.Message")
    if out is None:
        found_dtype, _ = _dtypes.given(dtype)
        out = np.empty(message._elements(found_dtype), found_dtype)
    found = _target(out)
    number = _dtypes.number(found.dtype, "out.dtype")
    raw.mrecv(message._taken(), room(found), found.size, number)
    return found


class Message:
    __slots__ = ("__weakref__", "_handle", "_made_at", "_size", "count", "source", "tag")

    def __init__(self, handle, info, dtype):
        self._handle = handle
        self._size = info.count  # bytes
        self._made_at = _lifetime.origin()
        self.source = info.source
        self.tag = info.tag
        self.count = info.count // dtype.itemsize

    def __del__(self):
        if getattr(self, "_handle", None) is not None and not is_finalizing():
            raw.message_free(self._handle)
            words = f"a {self!r} was dropped before it was received; it was matched at"
            warnings.warn(f"{words} {self._made_at}", ResourceWarning, 2, source=self)

    def __repr__(self):
        state = "received" if self._handle is None else f"{self._size} bytes"
        return f"<dtl.Message from rank {self.source}, tag {self.tag}, {state}>"

    def _elements(self, dtype):
        """How many elements of `dtype` it has."""
        if self._size % dtype.itemsize:
            refuse("dtype", str(dtype), f"one whose size divides the message's {self._size} bytes")
        return self._size // dtype.itemsize

    def _taken(self):
        """The handle, which is closed by whoever asks for it."""
        if self._handle is None:
            refuse("message", self, "one that was not received yet")
        handle, self._handle = self._handle, None
        return handle


def _matched(take, ctx, source, tag, dtype):
    """The message that `take` takes out of those that other receives can find, or None."""
    handle = handle_of(ctx)
    found, _ = _dtypes.given(dtype)
    message, info = take(handle, _source(source), _arguments.integer("tag", tag), _BYTES)
    return None if message == ffi.NULL else Message(message, info, found)


def _names_dtype(value):
    """Whether it is no integer, but a dtype; NumPy's classes of integers are dtypes too."""
    return value is not None and not hasattr(type(value), "__index__")


def _target(out):
    """The caller's array, if it can be received into."""
    if not isinstance(out, np.ndarray):
        refuse("out", out, "a NumPy array")
    return _arguments.result(out, out.shape, out.dtype)


def _source(source):
    """Any source may be given as None or by either of its numbers."""
    if source is None:
        return DTL_ANY_SOURCE
    number = _arguments.integer("source", source)
    return DTL_ANY_SOURCE if number == _NO_RANK else number


def _told(info):
    return {"source": info.source, "tag": info.tag, "count": info.count}
