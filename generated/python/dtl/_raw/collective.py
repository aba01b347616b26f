# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/raw.py.j2.
# Do not edit.
"""Collectives, as C has it."""

from dtl._error import fail
from dtl._native import ffi, lib

_barrier = lib.dtl_barrier
_broadcast = lib.dtl_broadcast
_reduce = lib.dtl_reduce
_allreduce = lib.dtl_allreduce
_allreduce_float64 = lib.dtl_allreduce_float64
_allreduce_int64 = lib.dtl_allreduce_int64
_gather = lib.dtl_gather
_allgather = lib.dtl_allgather
_scatter = lib.dtl_scatter
_alltoall = lib.dtl_alltoall
_gatherv = lib.dtl_gatherv
_scatterv = lib.dtl_scatterv
_allgatherv = lib.dtl_allgatherv
_alltoallv = lib.dtl_alltoallv
_scan = lib.dtl_scan
_exscan = lib.dtl_exscan
_reduce_scatter = lib.dtl_reduce_scatter
_reduce_scatter_block = lib.dtl_reduce_scatter_block


def barrier(ctx):
    status = _barrier(ctx)
    if status:
        fail(status)


def broadcast(ctx, buf, count, dtype, root):
    status = _broadcast(ctx, buf, count, dtype, root)
    if status:
        fail(status)


def reduce(ctx, sendbuf, recvbuf, count, dtype, op, root):
    status = _reduce(ctx, sendbuf, recvbuf, count, dtype, op, root)
    if status:
        fail(status)


def allreduce(ctx, sendbuf, recvbuf, count, dtype, op):
    status = _allreduce(ctx, sendbuf, recvbuf, count, dtype, op)
    if status:
        fail(status)


def allreduce_float64(ctx, value, op):
    result = ffi.new("double *")
    status = _allreduce_float64(ctx, value, op, result)
    if status:
        fail(status)
    return result[0]


def allreduce_int64(ctx, value, op):
    result = ffi.new("int64_t *")
    status = _allreduce_int64(ctx, value, op, result)
    if status:
        fail(status)
    return result[0]


def gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    status = _gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
    if status:
        fail(status)


def allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    status = _allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
    if status:
        fail(status)


def scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    status = _scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
    if status:
        fail(status)


def alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    status = _alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
    if status:
        fail(status)


def gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root):
    status = _gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype,
                      root)
    if status:
        fail(status)


def scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root):
    status = _scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype,
                       root)
    if status:
        fail(status)


def allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs):
    status = _allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs)
    if status:
        fail(status)


def alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
              recvdtype):
    status = _alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
                        recvdtype)
    if status:
        fail(status)


def scan(ctx, sendbuf, recvbuf, count, dtype, op):
    status = _scan(ctx, sendbuf, recvbuf, count, dtype, op)
    if status:
        fail(status)


def exscan(ctx, sendbuf, recvbuf, count, dtype, op):
    status = _exscan(ctx, sendbuf, recvbuf, count, dtype, op)
    if status:
        fail(status)


def reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op):
    status = _reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op)
    if status:
        fail(status)


def reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op):
    status = _reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op)
    if status:
        fail(status)
