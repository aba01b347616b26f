# SPDX-License-Identifier: BSD-3-Clause
"""Collectives with a fast path or a special signature; the others are generated."""

import numpy as np

from dtl import _fast
from dtl._calls.collective import (
    allreduce_in,
    broadcast_in,
    gather_in,
    reduce_in,
    scatter_in,
)
from dtl._collective import matching_arguments
from dtl._collective.calling_forms import BLOCKING
from dtl._collective.matching_arguments import DIFFERENT, checked_collective
from dtl._constants import OPERATIONS
from dtl._core import dtypes
from dtl._core.errors import UNUSUAL, DTLError
from dtl._core.group import Group, handle_of, is_shared
from dtl._failure import fail
from dtl._native import lib

_barrier = lib.dtl_barrier

# Module globals, because attribute look-ups cost time in the fast paths below.
_ALLREDUCE = _fast.ALLREDUCE
_combine = _fast.combine
_empty_like = np.empty_like
_fast_allreduce = _fast.allreduce
_checked = _fast.checked_collective
_ndarray = np.ndarray
_number_of = dtypes.NUMBERS
_BOOL = _number_of[np.dtype(np.bool_)]

matching_arguments.ROOTED["reduce"] = lambda ctx, value, op, root, out: reduce_in(
    BLOCKING, ctx, value, op, root, out
)
matching_arguments.ROOTED["gather"] = lambda ctx, value, _, root, out: gather_in(
    BLOCKING, ctx, value, root, out
)


def barrier(ctx):
    handle = ctx._handle if isinstance(ctx, Group) else handle_of(ctx)
    status = _barrier(handle)
    if status:
        fail(status)


def broadcast(ctx, value=None, root=0, *, out=None, data=None):
    value = data if value is None else value
    if out is None and is_shared(ctx):
        return matching_arguments.broadcast(ctx, "value", value, root)
    return broadcast_in(BLOCKING, ctx, value, root, out)


def scatter(ctx, values=None, root=0, *, out=None, data=None):
    values = data if values is None else values
    if out is None and is_shared(ctx):
        return matching_arguments.scatter(ctx, "values", values, root)
    return scatter_in(BLOCKING, ctx, values, root, out)


def allreduce(ctx, value=None, op="sum", *, out=None, data=None):
    # Common arguments go directly to C; all others, and errors, take the general path.
    if out is not None:
        return _allreduce_into(ctx, value, op, out, data)
    kind, found = type(value), None
    try:
        if kind is float or kind is int:
            total = _combine(ctx._address, _ALLREDUCE, value, OPERATIONS[op], -1)
            if total is not NotImplemented:
                return total
            found = DIFFERENT
        elif kind is _ndarray:
            number, op_number = _number_of[value.dtype], OPERATIONS[op]
            if number != _BOOL:
                made = _empty_like(value)
                found = _checked(
                    ctx._address, _ALLREDUCE, value, made, number, op_number, -1, False
                )
                if found >= 0:
                    return made
    except UNUSUAL as error:
        if isinstance(error, DTLError):
            raise
    value = data if value is None else value
    if not is_shared(ctx):
        return allreduce_in(BLOCKING, ctx, value, op, out)
    return checked_collective("allreduce", ctx, "value", value, op, found=found)


def _allreduce_into(ctx, value, op, out, data):
    """Implements allreduce() with `out`; returns `out`."""
    status = None
    try:
        if type(value) is type(out) is _ndarray and out.dtype is value.dtype:
            number, op_number = _number_of[value.dtype], OPERATIONS[op]
            status = _fast_allreduce(ctx._address, value, out, number, op_number)
    except UNUSUAL:
        pass
    if status is None:
        return allreduce_in(BLOCKING, ctx, data if value is None else value, op, out)
    if status:
        fail(status)
    return out
