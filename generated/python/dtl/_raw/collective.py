# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Collectives, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_barrier = lib.dtl_barrier
_broadcast = lib.dtl_broadcast
_reduce = lib.dtl_reduce
_allreduce = lib.dtl_allreduce
_allreduce_alike = lib.dtl_allreduce_alike
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
_ibarrier = lib.dtl_ibarrier
_ibroadcast = lib.dtl_ibroadcast
_ireduce = lib.dtl_ireduce
_iallreduce = lib.dtl_iallreduce
_igather = lib.dtl_igather
_iallgather = lib.dtl_iallgather
_iscatter = lib.dtl_iscatter
_ialltoall = lib.dtl_ialltoall
_igatherv = lib.dtl_igatherv
_iscatterv = lib.dtl_iscatterv
_iallgatherv = lib.dtl_iallgatherv
_ialltoallv = lib.dtl_ialltoallv
_iscan = lib.dtl_iscan
_iexscan = lib.dtl_iexscan
_ireduce_scatter = lib.dtl_ireduce_scatter
_ireduce_scatter_block = lib.dtl_ireduce_scatter_block
_plan_barrier = lib.dtl_plan_barrier
_plan_broadcast = lib.dtl_plan_broadcast
_plan_reduce = lib.dtl_plan_reduce
_plan_allreduce = lib.dtl_plan_allreduce
_plan_gather = lib.dtl_plan_gather
_plan_allgather = lib.dtl_plan_allgather
_plan_scatter = lib.dtl_plan_scatter
_plan_alltoall = lib.dtl_plan_alltoall
_plan_gatherv = lib.dtl_plan_gatherv
_plan_scatterv = lib.dtl_plan_scatterv
_plan_allgatherv = lib.dtl_plan_allgatherv
_plan_alltoallv = lib.dtl_plan_alltoallv
_plan_scan = lib.dtl_plan_scan
_plan_exscan = lib.dtl_plan_exscan
_plan_reduce_scatter = lib.dtl_plan_reduce_scatter
_plan_reduce_scatter_block = lib.dtl_plan_reduce_scatter_block


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


def allreduce_alike(ctx, sendbuf, recvbuf, count, dtype, op, form, is_number):
    result_dtype = ffi.new("int32_t *")
    status = _allreduce_alike(ctx, sendbuf, recvbuf, count, dtype, op, form, is_number,
                              result_dtype)
    if status:
        fail(status)
    return result_dtype[0]


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


def ibarrier(ctx):
    request = ffi.new("dtl_request_t *")
    status = _ibarrier(ctx, request)
    if status:
        fail(status)
    return request[0]


def ibroadcast(ctx, buf, count, dtype, root):
    request = ffi.new("dtl_request_t *")
    status = _ibroadcast(ctx, buf, count, dtype, root, request)
    if status:
        fail(status)
    return request[0]


def ireduce(ctx, sendbuf, recvbuf, count, dtype, op, root):
    request = ffi.new("dtl_request_t *")
    status = _ireduce(ctx, sendbuf, recvbuf, count, dtype, op, root, request)
    if status:
        fail(status)
    return request[0]


def iallreduce(ctx, sendbuf, recvbuf, count, dtype, op):
    request = ffi.new("dtl_request_t *")
    status = _iallreduce(ctx, sendbuf, recvbuf, count, dtype, op, request)
    if status:
        fail(status)
    return request[0]


def igather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    request = ffi.new("dtl_request_t *")
    status = _igather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                      request)
    if status:
        fail(status)
    return request[0]


def iallgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    request = ffi.new("dtl_request_t *")
    status = _iallgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                         request)
    if status:
        fail(status)
    return request[0]


def iscatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    request = ffi.new("dtl_request_t *")
    status = _iscatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                       request)
    if status:
        fail(status)
    return request[0]


def ialltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    request = ffi.new("dtl_request_t *")
    status = _ialltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, request)
    if status:
        fail(status)
    return request[0]


def igatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root):
    request = ffi.new("dtl_request_t *")
    status = _igatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype,
                       root, request)
    if status:
        fail(status)
    return request[0]


def iscatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root):
    request = ffi.new("dtl_request_t *")
    status = _iscatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype,
                        root, request)
    if status:
        fail(status)
    return request[0]


def iallgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs):
    request = ffi.new("dtl_request_t *")
    status = _iallgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, request)
    if status:
        fail(status)
    return request[0]


def ialltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
               recvdtype):
    request = ffi.new("dtl_request_t *")
    status = _ialltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts,
                         rdispls, recvdtype, request)
    if status:
        fail(status)
    return request[0]


def iscan(ctx, sendbuf, recvbuf, count, dtype, op):
    request = ffi.new("dtl_request_t *")
    status = _iscan(ctx, sendbuf, recvbuf, count, dtype, op, request)
    if status:
        fail(status)
    return request[0]


def iexscan(ctx, sendbuf, recvbuf, count, dtype, op):
    request = ffi.new("dtl_request_t *")
    status = _iexscan(ctx, sendbuf, recvbuf, count, dtype, op, request)
    if status:
        fail(status)
    return request[0]


def ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op):
    request = ffi.new("dtl_request_t *")
    status = _ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, request)
    if status:
        fail(status)
    return request[0]


def ireduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op):
    request = ffi.new("dtl_request_t *")
    status = _ireduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, request)
    if status:
        fail(status)
    return request[0]


def plan_barrier(ctx):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_barrier(ctx, plan)
    if status:
        fail(status)
    return plan[0]


def plan_broadcast(ctx, buf, count, dtype, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_broadcast(ctx, buf, count, dtype, root, plan)
    if status:
        fail(status)
    return plan[0]


def plan_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root, plan)
    if status:
        fail(status)
    return plan[0]


def plan_allreduce(ctx, sendbuf, recvbuf, count, dtype, op):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_allreduce(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    if status:
        fail(status)
    return plan[0]


def plan_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                          plan)
    if status:
        fail(status)
    return plan[0]


def plan_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                             plan)
    if status:
        fail(status)
    return plan[0]


def plan_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                           plan)
    if status:
        fail(status)
    return plan[0]


def plan_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                            plan)
    if status:
        fail(status)
    return plan[0]


def plan_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs,
                           recvdtype, root, plan)
    if status:
        fail(status)
    return plan[0]


def plan_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount,
                            recvdtype, root, plan)
    if status:
        fail(status)
    return plan[0]


def plan_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, plan)
    if status:
        fail(status)
    return plan[0]


def plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
                   recvdtype):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts,
                             rdispls, recvdtype, plan)
    if status:
        fail(status)
    return plan[0]


def plan_scan(ctx, sendbuf, recvbuf, count, dtype, op):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_scan(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    if status:
        fail(status)
    return plan[0]


def plan_exscan(ctx, sendbuf, recvbuf, count, dtype, op):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_exscan(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    if status:
        fail(status)
    return plan[0]


def plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, plan)
    if status:
        fail(status)
    return plan[0]


def plan_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op):
    plan = ffi.new("dtl_collective_plan_t *")
    status = _plan_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, plan)
    if status:
        fail(status)
    return plan[0]
