# SPDX-License-Identifier: BSD-3-Clause
"""Point-to-point messages of arrays: send, receive, probe, and matched messages."""

import contextlib
import functools
import warnings
from inspect import Signature, signature

import numpy as np

from dtl import _constants, _fast
from dtl._constants import DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_MAX_TENSOR_RANK
from dtl._constants import DTL_DTYPE_BYTE as _BYTE
from dtl._core import arguments, call_site, dtypes
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import UNUSUAL, failure, refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import Native, record_location
from dtl._failure import fail
from dtl._future.request import Request
from dtl._native import ffi
from dtl._raw import point_to_point as raw
from dtl._raw.types import shape_pack, shape_unpack
from dtl._status import BUFFER_TOO_SMALL, INVALID_FORMAT

# Bound once: attribute lookups would slow the fast paths below.
_fast_send, _fast_recv = _fast.send, _fast.recv
_ndarray = np.ndarray
_number_of = dtypes.NUMBERS

_OLDER_PARAMETERS = ("send_data", "dest", "recvcount", "recvdtype", "source", "sendtag", "recvtag")
_PARAMETER_NAMES = "dtype", "count"
_UINT8 = np.dtype(np.uint8)
_UNUSED_DTYPE = _constants.DTL_DTYPE_FLOAT64_INT64  # no array has this dtype
_ANY_DTYPE = np.dtype("V1")  # bytes of any dtype
OBJECT_MARK = np.frombuffer(b"dtl: obj", np.int64)[0]  # first 8 bytes of each send_object message
_ANY_SOURCE = -1  # documented number of "any source"; DTL_ANY_SOURCE differs


def isend(ctx, data, dest, tag=0):
    handle = handle_of(ctx)
    array, dtype = arguments.array("data", data)
    dest, tag = arguments.integer("dest", dest), arguments.integer("tag", tag)
    args = handle, memory(array), array.size, dtype
    if array.ndim <= 1:
        return Request(raw.isend(*args, dest, tag), array)
    shape = shape_pack(array.ndim, array.shape)[0]
    return Request(raw.isend_shaped(*args, shape, dest, tag), array)


def send(ctx, data=None, dest=None, tag=0):
    # Fast path in C for arrays; the general path converts other data and reports errors.
    status = None
    try:
        if type(data) is _ndarray:
            status = _fast_send(ctx._address, data, _number_of[data.dtype], dest, tag)
    except UNUSUAL:
        pass
    if status is None:
        isend(ctx, data, dest, tag).wait()
    elif status:
        fail(status)


send.__dict__["__signature__"] = signature(isend)  # shows the required parameters


def recv(ctx, source_=None, tag_=None, dtype=None, count=0, *, source=None, tag=None, out=None):
    # `source_` and `tag_` may hold a count and its dtype if source and tag are passed by keyword.
    if source is None:
        source = source_
    elif source_ is not None:
        return _recv_counted(ctx, source_, tag_, dtype, count, source, tag, out)
    if tag is None:
        tag = 0 if tag_ is None else tag_
    elif tag_ is not None:
        return _recv_counted(ctx, source, tag_, dtype, count, None, tag, out)
    if type(out) is _ndarray and dtype is None and source != _ANY_SOURCE:
        try:
            status = _fast_recv(ctx._address, out, _number_of[out.dtype], source, tag)
        except UNUSUAL:
            pass
        else:
            if status:
                fail(status)
            if out.dtype is _UINT8:
                _refuse_object(out)
            return out
    return _recv(ctx, source, tag, dtype, count, out)


def _public_signature(ctx, source_, tag_, dtype, count, out, **_):
    """Returns the public signature of recv()."""
    source_, tag_ = source_.replace(name="source"), tag_.replace(name="tag", default=0)
    return Signature([ctx, source_, tag_, dtype, count, out])


recv.__dict__["__signature__"] = _public_signature(**signature(recv).parameters)


def _recv_counted(ctx, total, dtype, following, count, source, tag, out):
    """Receives in the older parameter order: count, dtype, then source and tag by keyword."""
    if source is None:
        source, following = following, None
    if dtype is None:
        dtype, following = following, None
    if following is not None or count or not (dtype is None or _names_dtype(dtype)):
        what = "source, tag, dtype or count: given by its place and by its name"
        raise failure("source", "twice", what, "each once", kind=TypeError)
    return _recv(ctx, source, 0 if tag is None else tag, dtype, total, out)


def _recv(ctx, source, tag, dtype, count, out, names=_PARAMETER_NAMES):
    """Receives a message in `out` or in a new array, and accepts the older parameter order.

    `names` are the names of dtype and count in error messages.
    """
    if _names_dtype(tag):  # count, dtype, source, tag: the older order
        source, tag, dtype, count = dtype, count, tag, source
    handle = handle_of(ctx)
    source, tag = source_of(source), arguments.integer("tag", tag)
    expected = _expected(dtype)
    count = arguments.size("count", count)
    if out is not None:
        found, number = arguments.target("out", out)
        raw.recv(handle, writable_memory(found), found.size, number, source, tag)
        _refuse_object(found)
        return found
    message, _ = raw.mprobe(handle, source, tag, _BYTE)
    return receive_matched(message, raw.message_envelope(message), expected, count, names)


def receive_matched(message, envelope, expected=None, count=0, names=_PARAMETER_NAMES):
    """Receives a matched message as an array of the shape it was sent in.  Closes its handle.

    `expected` is a dtype or None.  With a nonzero `count`, at most that many elements are accepted,
    and the array has one dimension.  `names` are the names of both parameters in error messages.
    A message that is refused can be received again.
    """
    try:
        found = _new_array(envelope, expected, count, names)
    except BaseException:
        release_message(message)
        raise
    raw.mrecv(message, writable_memory(found), found.size, dtypes.number(found.dtype))
    if expected is None:
        _refuse_object(found, f" {_origin(envelope)}")
    return found


def release_message(message):
    """Closes a matched message and makes it available to other receives again.

    C does so if the receive does not fit the message.  Here its dtype is one that no message has.
    """
    with contextlib.suppress(Exception):
        raw.mrecv(message, ffi.NULL, 0, _UNUSED_DTYPE)


def _refuse_object(found, origin=""):
    """Raises if the received bytes are a pickled object, which is not an array of numbers."""
    if found.dtype == _UINT8 and is_head(found.reshape(-1)):
        what = f"the message{origin} is of send_object"
        raise failure("message", "format", what, "numbers, as send has them", INVALID_FORMAT)


def is_head(found):
    """Returns true if the bytes begin like a message of send_object()."""
    return found.ndim == 1 and found.size >= 16 and found[:8].view(np.int64)[0] == OBJECT_MARK


def _origin(envelope):
    """Returns the source and tag of a message as text."""
    return f"from rank {envelope.source} with tag {envelope.tag}"


def _new_array(envelope, expected, count, names):
    """Returns an array for a matched message.

    Raises if `expected` is another dtype or the message has more than `count` elements.
    """
    sent = dtypes.numpy(envelope.dtype)
    dtype = sent if expected is None else expected
    length = _length(envelope, dtype)
    if dtype not in (sent, _ANY_DTYPE):
        _refuse_dtype(names[0], dtype, envelope)
    if 0 < count < length:
        words = f"{length} or more, for the message {_origin(envelope)}, which was not received"
        refuse(names[1], count, words, BUFFER_TOO_SMALL, rule="room")
    shape = _shape(envelope)
    if count or not shape or length != envelope.count:
        shape = length
    return np.empty(shape, dtype)


def _refuse_dtype(argument, dtype, envelope):
    """Raises for a dtype that differs from that of the message."""
    sent = dtypes.numpy(envelope.dtype)
    words = f"{sent}, of which the message {_origin(envelope)} has {envelope.count} elements"
    words += " and which was not received"
    raise failure(argument, "match", f"{argument} is {dtype}", words)


def _shape(envelope):
    """Returns the shape that a message was sent in; () for a single number."""
    ndim, dims = envelope.ndim, envelope.dims
    if ndim > DTL_MAX_TENSOR_RANK:
        shape, dims = ffi.new("dtl_shape *", (ndim, dims)), ffi.new("dtl_size_t[]", ndim)
        shape_unpack(shape, ndim, dims)
    return tuple(dims[0:ndim])


def _length(envelope, dtype):
    """Returns the number of elements of `dtype` that a message holds, rounded down."""
    return envelope.count * dtypes.numpy(envelope.dtype).itemsize // dtype.itemsize


def _accept_older_order(exchange):
    """Decorator: also accepts the older parameter order, in which the receive count is third."""

    @functools.wraps(exchange)
    def call(ctx, *positional, **named):
        is_older = len(positional) > 2 and (
            "source" in named
            or (len(positional) > 3 and (positional[3] is None or _names_dtype(positional[3])))
        )
        if is_older:
            named.update(zip(_OLDER_PARAMETERS, positional))
            positional = ()
        return exchange(ctx, *positional, **named)

    return call


@_accept_older_order
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
    handle_of(ctx)
    send_data = senddata if send_data is None else send_data
    send_tag = send_tag if sendtag is None else sendtag
    recv_tag = recv_tag if recvtag is None else recvtag
    array, _ = arguments.array("send_data", send_data)
    count = arguments.size("recvcount", recvcount or 0)
    # Wrong arguments of the receive are refused here, before anything is sent.
    probe_args, _ = _probe_arguments(ctx, source, recv_tag, recvdtype)
    raw.iprobe_envelope(*probe_args)
    with isend(ctx, array, dest, send_tag):
        return _recv(ctx, source, recv_tag, recvdtype, count, None, ("recvdtype", "recvcount"))


def irecv(ctx, out, source=None, tag=0):
    handle = handle_of(ctx)
    found, number = arguments.target("out", out)
    source, tag = source_of(source), arguments.integer("tag", tag)
    request = Request(
        raw.irecv(handle, writable_memory(found), found.size, number, source, tag), found
    )
    request._accept = _refuse_object
    return request


def probe(ctx, source=_ANY_SOURCE, tag=DTL_ANY_TAG, dtype=None):
    probe_args, expected = _probe_arguments(ctx, source, tag, dtype)
    return _probe_result(raw.probe_envelope(*probe_args), expected)


def iprobe(ctx, source=_ANY_SOURCE, tag=DTL_ANY_TAG, dtype=None):
    probe_args, expected = _probe_arguments(ctx, source, tag, dtype)
    flag, envelope = raw.iprobe_envelope(*probe_args)
    return (True, _probe_result(envelope, expected)) if flag else (False, None)


def mprobe(ctx, source=_ANY_SOURCE, tag=DTL_ANY_TAG, dtype=None):
    return _match(raw.mprobe, ctx, source, tag, dtype)


def improbe(ctx, source=_ANY_SOURCE, tag=DTL_ANY_TAG, dtype=None):
    return _match(raw.improbe, ctx, source, tag, dtype)


def mrecv(message, dtype=None, *, out=None):
    if not isinstance(message, Message):
        refuse("message", message, "a dtl.Message", rule="handle")
    if out is None:
        expected = message._expected(dtype)
        return receive_matched(message._release_handle(), message._envelope, expected)
    found, number = arguments.target("out", out)
    raw.mrecv(message._release_handle(), writable_memory(found), found.size, number)
    _refuse_object(found)
    return found


class Message(Native):
    __slots__ = (
        "__weakref__",
        "_envelope",
        "_handle",
        "_made_at",
        "count",
        "dtype",
        "source",
        "tag",
    )

    def __init__(self, handle, envelope, dtype):
        self._handle = self._internal_handle(handle, "mprobe or improbe to give one")
        self._envelope = envelope
        self._made_at = call_site.location()
        record_location(handle, self._made_at)
        info = _probe_result(envelope, dtype)
        self.source, self.tag = info["source"], info["tag"]
        self.count, self.dtype = info["count"], info["dtype"]

    def __del__(self):
        if getattr(self, "_handle", None) is not None and not self._is_ending():
            raw.message_free(self._handle)
            words = f"a {self!r} was dropped before it was received; it was matched at"
            warnings.warn(f"{words} {self._made_at}", ResourceWarning, 2, source=self)

    def __repr__(self):
        state = "received" if self._handle is None else f"{self._envelope.count} of {self.dtype}"
        return f"<dtl.Message from rank {self.source}, tag {self.tag}, {state}>"

    def _expected(self, dtype):
        """Returns the dtype to receive the message as; raises if it does not match."""
        if dtype is None:
            return None
        found, number = dtypes.resolved(dtype)
        if number not in (self._envelope.dtype, _BYTE) and self._envelope.dtype != _BYTE:
            refuse("dtype", str(found), f"{self.dtype}, which the message has", rule="match")
        return found

    def _release_handle(self):
        """Returns the handle, which the caller must close, and marks the message as received."""
        if self._handle is None:
            refuse("message", self, "one that was not received yet", rule="state")
        handle, self._handle = self._handle, None
        return handle


def _match(probe_function, ctx, source, tag, dtype):
    """Returns the message that the C function `probe_function` matches, or None."""
    probe_args, expected = _probe_arguments(ctx, source, tag, dtype)
    message, _ = probe_function(*probe_args, _BYTE if expected is None else dtypes.number(expected))
    if message == ffi.NULL:
        return None
    return Message(message, raw.message_envelope(message), expected)


def _probe_arguments(ctx, source, tag, dtype):
    """Returns the C arguments of a probe, and the expected dtype or None."""
    handle, expected = handle_of(ctx), _expected(dtype)
    return (handle, source_of(source), arguments.integer("tag", tag)), expected


def _expected(dtype):
    """Returns the NumPy dtype of a dtype argument, or None."""
    return None if dtype is None else dtypes.resolved(dtype)[0]


def _names_dtype(value):
    """Returns true for a dtype, including NumPy's integer classes, and false for an integer."""
    return value is not None and not hasattr(type(value), "__index__")


def source_of(source):
    """Returns the source as a number for C; None and -1 both stand for any source."""
    if source is None:
        return DTL_ANY_SOURCE
    number = arguments.integer("source", source)
    return DTL_ANY_SOURCE if number == _ANY_SOURCE else number


def _probe_result(envelope, expected):
    """Returns the result of a probe as a dict; counts elements of `expected`, if not None."""
    dtype = dtypes.numpy(envelope.dtype)
    if expected is not None and expected not in (dtype, _ANY_DTYPE) and envelope.dtype != _BYTE:
        _refuse_dtype("dtype", expected, envelope)
    count = _length(envelope, expected or dtype)
    return {"source": envelope.source, "tag": envelope.tag, "count": count, "dtype": dtype}
