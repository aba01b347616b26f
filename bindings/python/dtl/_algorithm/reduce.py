# SPDX-License-Identifier: BSD-3-Clause
"""dtl.reduce(): reduces data of all ranks to one rank, or the elements of a container."""

from dtl import _fast
from dtl._algorithm.algorithm import reduction
from dtl._calls.collective import reduce_in
from dtl._collective.calling_forms import BLOCKING
from dtl._collective.matching_arguments import DIFFERENT, checked_collective
from dtl._constants import OPERATIONS
from dtl._container.container import DistributedContainer
from dtl._core.errors import UNUSUAL, DTLError, refuse
from dtl._core.group import is_shared

# Bound once: attribute lookups would slow the fast path below.
_REDUCE, _combine = _fast.REDUCE, _fast.combine


def reduce(ctx, value=None, op="sum", root=0, *, out=None, data=None, initial=None):
    kind, found = type(value), None
    if out is None and initial is None and (kind is float or kind is int):
        try:
            total = _combine(ctx._address, _REDUCE, value, OPERATIONS[op], root)
            if total is not NotImplemented:
                return total
            found = DIFFERENT
        except UNUSUAL as error:
            if isinstance(error, DTLError):
                raise
    value = data if value is None else value
    if isinstance(ctx, DistributedContainer):
        return reduction(ctx, op if value is None else value, initial, out)
    if initial is not None:
        refuse("initial", initial, "None where no container is reduced")
    if not is_shared(ctx):
        return reduce_in(BLOCKING, ctx, value, op, root, out)
    return checked_collective("reduce", ctx, "value", value, op, root, out=out, found=found)
