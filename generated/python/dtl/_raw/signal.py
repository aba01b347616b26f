# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Signals between ranks, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

signal_destroy = lib.dtl_signal_destroy
signal_is_valid = lib.dtl_signal_is_valid
signal_rank = lib.dtl_signal_rank
signal_size = lib.dtl_signal_size

_signal_unique_id = lib.dtl_signal_unique_id
_signal_create = lib.dtl_signal_create
_signal_init = lib.dtl_signal_init
_signal_create_configured = lib.dtl_signal_create_configured
_signal_init_configured = lib.dtl_signal_init_configured
_signal_register_window = lib.dtl_signal_register_window
_signal_deregister_window = lib.dtl_signal_deregister_window
_signal_send = lib.dtl_signal_send
_signal_recv = lib.dtl_signal_recv
_signal_notify = lib.dtl_signal_notify
_signal_put_signal = lib.dtl_signal_put_signal
_signal_wait_signal = lib.dtl_signal_wait_signal
_signal_group_start = lib.dtl_signal_group_start
_signal_group_end = lib.dtl_signal_group_end


def signal_unique_id(id):
    status = _signal_unique_id(id)
    if status:
        fail(status)


def signal_create(ctx):
    comm = ffi.new("dtl_signal_t *")
    status = _signal_create(ctx, comm)
    if status:
        fail(status)
    return comm[0]


def signal_init(nranks, rank, unique_id):
    comm = ffi.new("dtl_signal_t *")
    status = _signal_init(nranks, rank, unique_id, comm)
    if status:
        fail(status)
    return comm[0]


def signal_create_configured(ctx, contexts, indices, eager_init):
    comm = ffi.new("dtl_signal_t *")
    status = _signal_create_configured(ctx, contexts, indices, eager_init, comm)
    if status:
        fail(status)
    return comm[0]


def signal_init_configured(nranks, rank, unique_id, contexts, indices, eager_init):
    comm = ffi.new("dtl_signal_t *")
    status = _signal_init_configured(nranks, rank, unique_id, contexts, indices, eager_init, comm)
    if status:
        fail(status)
    return comm[0]


def signal_register_window(comm, buffer, size, flags):
    window = ffi.new("dtl_signal_window_t *")
    status = _signal_register_window(comm, buffer, size, flags, window)
    if status:
        fail(status)
    return window[0]


def signal_deregister_window(comm, window):
    status = _signal_deregister_window(comm, window)
    if status:
        fail(status)


def signal_send(comm, sendbuf, count, dtype, peer, stream):
    status = _signal_send(comm, sendbuf, count, dtype, peer, stream)
    if status:
        fail(status)


def signal_recv(comm, recvbuf, count, dtype, peer, stream):
    status = _signal_recv(comm, recvbuf, count, dtype, peer, stream)
    if status:
        fail(status)


def signal_notify(comm, peer, signal_index, context, flags, stream):
    status = _signal_notify(comm, peer, signal_index, context, flags, stream)
    if status:
        fail(status)


def signal_put_signal(comm, localbuf, count, dtype, peer, window, offset, signal_index, context,
                      flags, stream):
    status = _signal_put_signal(comm, localbuf, count, dtype, peer, window, offset, signal_index,
                                context, flags, stream)
    if status:
        fail(status)


def signal_wait_signal(comm, peers, op_counts, signal_indices, contexts, count, stream):
    status = _signal_wait_signal(comm, peers, op_counts, signal_indices, contexts, count, stream)
    if status:
        fail(status)


def signal_group_start():
    status = _signal_group_start()
    if status:
        fail(status)


def signal_group_end():
    status = _signal_group_end()
    if status:
        fail(status)
