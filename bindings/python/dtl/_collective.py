# SPDX-License-Identifier: BSD-3-Clause
"""Collectives on arrays and numbers: those that wait and those that don't."""

import numpy as np

from dtl import _dtypes, _fast, _prepared
from dtl._algorithm import reduction
from dtl._constants import OPERATIONS
from dtl._container import DistributedContainer
from dtl._context import Context
from dtl._error import UNUSUAL, fail
from dtl._form import BLOCKING, STARTED, in_form
from dtl._group import handle_of
from dtl._native import lib

_barrier = lib.dtl_barrier
_allreduce_float64 = lib.dtl_allreduce_float64
_allreduce_int64 = lib.dtl_allreduce_int64

# Bound here once: the short ways below count nanoseconds.
_fast_allreduce = _fast.allreduce
_empty_like = np.empty_like
_float64 = np.float64
_ndarray = np.ndarray
_number_of = _dtypes.NUMBERS


# ---- those that wait ---------------------------------------------------------------------------


def barrier(ctx):
    handle = ctx._handle if type(ctx) is Context else handle_of(ctx)
    status = _barrier(handle)
    if status:
        fail(status)


def allreduce(ctx, value=None, op="sum", *, out=None, data=None):
    # What programs do most goes straight to C; the rest, and all that is wrong, goes the long way.
    status = None
    try:
        if out is not None:
            dtype = value.dtype
            if out.dtype is dtype:
                number, op_number = _number_of[dtype], OPERATIONS[op]
                status = _fast_allreduce(ctx._address, value, out, number, op_number)
        elif type(value) is _ndarray:
            made = _empty_like(value)
            number, op_number = _number_of[value.dtype], OPERATIONS[op]
            status = _fast_allreduce(ctx._address, value, made, number, op_number)
            out = made
        elif type(value) is float:
            cell = ctx._float64
            status = _allreduce_float64(ctx._handle, value, OPERATIONS[op], cell)
            out = cell[0]
        elif type(value) is _float64:
            cell = ctx._float64
            status = _allreduce_float64(ctx._handle, value, OPERATIONS[op], cell)
            out = _float64(cell[0])
        elif type(value) is int:
            cell = ctx._int64
            status = _allreduce_int64(ctx._handle, value, OPERATIONS[op], cell)
            out = cell[0]
    except UNUSUAL:
        pass
    if status is None:
        return _prepared.allreduce(ctx, value, op, out=out, data=data, form=BLOCKING)
    if status:
        fail(status)
    return out


def reduce(ctx, value=None, op="sum", root=0, *, out=None, data=None, initial=None):
    if isinstance(ctx, DistributedContainer):
        value = data if value is None else value
        return reduction(ctx, op if value is None else value, initial)
    return _prepared.reduce(ctx, value, op, root, out=out, data=data, form=BLOCKING)


broadcast = in_form(BLOCKING, _prepared.broadcast)
scatter = in_form(BLOCKING, _prepared.scatter)
scatterv = in_form(BLOCKING, _prepared.scatterv)
gather = in_form(BLOCKING, _prepared.gather)
gatherv = in_form(BLOCKING, _prepared.gatherv)
allgather = in_form(BLOCKING, _prepared.allgather)
allgatherv = in_form(BLOCKING, _prepared.allgatherv)
alltoall = in_form(BLOCKING, _prepared.alltoall)
alltoallv = in_form(BLOCKING, _prepared.alltoallv)
scan = in_form(BLOCKING, _prepared.scan)
exscan = in_form(BLOCKING, _prepared.exscan)
reduce_scatter = in_form(BLOCKING, _prepared.reduce_scatter)


# ---- those that don't --------------------------------------------------------------------------

ibarrier = in_form(STARTED, _prepared.barrier)
ibroadcast = in_form(STARTED, _prepared.broadcast)
iscatter = in_form(STARTED, _prepared.scatter)
iscatterv = in_form(STARTED, _prepared.scatterv)
ireduce = in_form(STARTED, _prepared.reduce)
igather = in_form(STARTED, _prepared.gather)
igatherv = in_form(STARTED, _prepared.gatherv)
iallreduce = in_form(STARTED, _prepared.allreduce)
iallgather = in_form(STARTED, _prepared.allgather)
iallgatherv = in_form(STARTED, _prepared.allgatherv)
ialltoall = in_form(STARTED, _prepared.alltoall)
ialltoallv = in_form(STARTED, _prepared.alltoallv)
iscan = in_form(STARTED, _prepared.scan)
iexscan = in_form(STARTED, _prepared.exscan)
ireduce_scatter = in_form(STARTED, _prepared.reduce_scatter)
