# SPDX-License-Identifier: BSD-3-Clause
"""The base class of contexts, and access to the handle of a context argument."""

from dtl._core.errors import refuse


class Group:
    """The base class of contexts, for checks with isinstance() without an import of Context."""

    __slots__ = ()


def handle_of(ctx):
    """Returns the library's handle of a context; the library itself checks that it is open."""
    if not isinstance(ctx, Group):
        refuse("ctx", ctx, "a dtl.Context", rule="handle")
    return ctx._handle


def is_shared(ctx):
    """Returns whether a context has several ranks; raises if `ctx` is no context."""
    handle_of(ctx)
    return ctx._size > 1
