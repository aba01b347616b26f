# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Boxes: what follows from the C functions."""

from dtl._collective.calling_forms import place
from dtl._core import arguments as _arguments
from dtl._core.arguments import memory, result
from dtl._group import handle_of
from dtl._raw import box as raw


def total(ctx, value=None, op='sum', root=0, *, out=None, data=None):
    """The sum of all, on the root. Collective."""
    value = data if value is None else value
    handle = handle_of(ctx)
    sendbuf, dtype = _arguments.array("value", value)
    count = sendbuf.size
    recvbuf = result(out, sendbuf.shape, sendbuf.dtype) if ctx.rank == root else None
    raw.reduce(handle, memory(sendbuf), place(recvbuf), count, dtype, _arguments.operation(op),
               _arguments.integer("root", root))
    return _arguments.like(value if out is None else out, recvbuf)


class BoxCalls:
    __slots__ = ()

    def owner(self, place):
        """Who has the element. Local: does not wait for other ranks."""
        return raw.box_owner(self._opened(), self._place(place))
