# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Collectives on device buffers, as C has it."""

from dtl._failure import fail
from dtl._native import lib

_nccl_allreduce_device = lib.dtl_nccl_allreduce_device
_nccl_allreduce_device_ex = lib.dtl_nccl_allreduce_device_ex
_nccl_broadcast_device = lib.dtl_nccl_broadcast_device
_nccl_broadcast_device_ex = lib.dtl_nccl_broadcast_device_ex
_nccl_barrier_device = lib.dtl_nccl_barrier_device
_nccl_gatherv_device_ex = lib.dtl_nccl_gatherv_device_ex
_nccl_scatterv_device_ex = lib.dtl_nccl_scatterv_device_ex
_nccl_allgatherv_device_ex = lib.dtl_nccl_allgatherv_device_ex
_nccl_alltoallv_device_ex = lib.dtl_nccl_alltoallv_device_ex
_nccl_scan_device_ex = lib.dtl_nccl_scan_device_ex
_nccl_exscan_device_ex = lib.dtl_nccl_exscan_device_ex


def nccl_allreduce_device(ctx, sendbuf, recvbuf, count, dtype, op):
    status = _nccl_allreduce_device(ctx, sendbuf, recvbuf, count, dtype, op)
    if status:
        fail(status)


def nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode):
    status = _nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    if status:
        fail(status)


def nccl_broadcast_device(ctx, buf, count, dtype, root):
    status = _nccl_broadcast_device(ctx, buf, count, dtype, root)
    if status:
        fail(status)


def nccl_broadcast_device_ex(ctx, buf, count, dtype, root, mode):
    status = _nccl_broadcast_device_ex(ctx, buf, count, dtype, root, mode)
    if status:
        fail(status)


def nccl_barrier_device(ctx):
    status = _nccl_barrier_device(ctx)
    if status:
        fail(status)


def nccl_gatherv_device_ex(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs,
                           recvdtype, root, mode):
    status = _nccl_gatherv_device_ex(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts,
                                     displs, recvdtype, root, mode)
    if status:
        fail(status)


def nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount,
                            recvdtype, root, mode):
    status = _nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf,
                                      recvcount, recvdtype, root, mode)
    if status:
        fail(status)


def nccl_allgatherv_device_ex(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, mode):
    status = _nccl_allgatherv_device_ex(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts,
                                        displs, mode)
    if status:
        fail(status)


def nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts,
                             rdispls, recvdtype, mode):
    status = _nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                       recvcounts, rdispls, recvdtype, mode)
    if status:
        fail(status)


def nccl_scan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode):
    status = _nccl_scan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    if status:
        fail(status)


def nccl_exscan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode):
    status = _nccl_exscan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    if status:
        fail(status)
