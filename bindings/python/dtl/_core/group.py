# SPDX-License-Identifier: BSD-3-Clause
"""What a context is to the functions that take one."""

from dtl._core.errors import refuse


class Group:
    __slots__ = ()


def handle_of(ctx):
    """The library's handle of a context; the library knows whether it is still open."""
    if not isinstance(ctx, Group):
        refuse("ctx", ctx, "a dtl.Context", rule="handle")
    return ctx._handle


def is_shared(ctx):
    """Whether it has several ranks."""
    handle_of(ctx)
    return ctx._size > 1
