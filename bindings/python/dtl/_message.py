# SPDX-License-Identifier: BSD-3-Clause
"""Messages from one rank to another, and requests for those that go on in the background."""

import warnings
from typing import Any

import numpy as np

from dtl import _arguments, _dtypes, _fast, _lifetime
from dtl._arguments import memory, room
from dtl._constants import DTL_ANY_SOURCE, DTL_ANY_TAG
from dtl._context import handle_of
from dtl._error import UNUSUAL, fail, refuse
from dtl._raw import point_to_point as raw
from dtl._raw import request as raw_request

# Bound here once: the short ways below count nanoseconds.
_fast_send, _fast_recv = _fast.send, _fast.recv
_number_of = _dtypes.NUMBERS

_NO_RANK = -1  # what the documents call any source; the library's own number is another

# Requests that were dropped, and the arrays that their operations still use.
_kept: "list[tuple[Any, Any]]" = []


class Request:
    __slots__ = ("__weakref__", "_array", "_handle", "_made_at")

    def __init__(self, handle, array):
        self._handle = handle
        self._array = array
        self._made_at = _lifetime.origin()

    def wait(self):
        if self._handle is not None:
            handle, self._handle = self._handle, None
            raw_request.wait(handle)
        return self._array

    def test(self):
        if self._handle is not None and raw_request.test(self._handle):
            self.wait()
        return self._handle is None

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.wait()

    def __del__(self):
        if self._handle is not None:
            _kept.append((self._handle, self._array))
            words = (
                f"a dtl.Request was dropped before it was complete; it was made at {self._made_at}"
            )
            warnings.warn(words, ResourceWarning, 2, source=self)

    def __repr__(self):
        state = "complete" if self._handle is None else "under way"
        return f"<dtl.Request, {state}>"


def waitall(requests):
    requests = list(requests)
    for each in requests:
        if not isinstance(each, Request):
            refuse("requests", each, "dtl.Request objects")
    return [each.wait() for each in requests]


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
    if tag is not None and not hasattr(
        tag, "__index__"
    ):  # count, dtype, source, tag: the older order
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
    with isend(ctx, array, dest, send_tag):
        return recv(
            ctx, source, recv_tag, array.dtype if recvdtype is None else recvdtype, recvcount or 0
        )


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
