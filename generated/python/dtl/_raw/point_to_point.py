# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Point-to-point, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

message_free = lib.dtl_message_free

_send = lib.dtl_send
_recv = lib.dtl_recv
_sendrecv = lib.dtl_sendrecv
_isend = lib.dtl_isend
_irecv = lib.dtl_irecv
_probe = lib.dtl_probe
_iprobe = lib.dtl_iprobe
_mprobe = lib.dtl_mprobe
_improbe = lib.dtl_improbe
_mrecv = lib.dtl_mrecv
_isend_shaped = lib.dtl_isend_shaped
_probe_envelope = lib.dtl_probe_envelope
_iprobe_envelope = lib.dtl_iprobe_envelope
_message_envelope = lib.dtl_message_envelope


def send(ctx, buf, count, dtype, dest, tag):
    status = _send(ctx, buf, count, dtype, dest, tag)
    if status:
        fail(status)


def recv(ctx, buf, count, dtype, source, tag):
    status = _recv(ctx, buf, count, dtype, source, tag)
    if status:
        fail(status)


def sendrecv(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf, recvcount, recvdtype,
             source, recvtag):
    status = _sendrecv(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf, recvcount,
                       recvdtype, source, recvtag)
    if status:
        fail(status)


def isend(ctx, buf, count, dtype, dest, tag):
    request = ffi.new("dtl_request_t *")
    status = _isend(ctx, buf, count, dtype, dest, tag, request)
    if status:
        fail(status)
    return request[0]


def irecv(ctx, buf, count, dtype, source, tag):
    request = ffi.new("dtl_request_t *")
    status = _irecv(ctx, buf, count, dtype, source, tag, request)
    if status:
        fail(status)
    return request[0]


def probe(ctx, source, tag, dtype):
    info = ffi.new("dtl_message_info_t *")
    status = _probe(ctx, source, tag, dtype, info)
    if status:
        fail(status)
    return info


def iprobe(ctx, source, tag, dtype):
    flag = ffi.new("int *")
    info = ffi.new("dtl_message_info_t *")
    status = _iprobe(ctx, source, tag, dtype, flag, info)
    if status:
        fail(status)
    return flag[0], info


def mprobe(ctx, source, tag, dtype):
    message = ffi.new("dtl_message_t *")
    info = ffi.new("dtl_message_info_t *")
    status = _mprobe(ctx, source, tag, dtype, message, info)
    if status:
        fail(status)
    return message[0], info


def improbe(ctx, source, tag, dtype):
    message = ffi.new("dtl_message_t *")
    info = ffi.new("dtl_message_info_t *")
    status = _improbe(ctx, source, tag, dtype, message, info)
    if status:
        fail(status)
    return message[0], info


def mrecv(message, buf, count, dtype):
    status = _mrecv(message, buf, count, dtype)
    if status:
        fail(status)


def isend_shaped(ctx, buf, count, dtype, shape, dest, tag):
    request = ffi.new("dtl_request_t *")
    status = _isend_shaped(ctx, buf, count, dtype, shape, dest, tag, request)
    if status:
        fail(status)
    return request[0]


def probe_envelope(ctx, source, tag):
    envelope = ffi.new("dtl_envelope_t *")
    status = _probe_envelope(ctx, source, tag, envelope)
    if status:
        fail(status)
    return envelope


def iprobe_envelope(ctx, source, tag):
    flag = ffi.new("int *")
    envelope = ffi.new("dtl_envelope_t *")
    status = _iprobe_envelope(ctx, source, tag, flag, envelope)
    if status:
        fail(status)
    return flag[0], envelope


def message_envelope(message):
    envelope = ffi.new("dtl_envelope_t *")
    status = _message_envelope(message, envelope)
    if status:
        fail(status)
    return envelope
