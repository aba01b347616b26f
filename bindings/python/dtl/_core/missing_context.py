# SPDX-License-Identifier: BSD-3-Clause
"""Reports a missing context, where Python would report that the last argument is missing."""

from functools import wraps
from types import FunctionType

from dtl._core.errors import refuse
from dtl._core.group import Group


def check_missing_contexts(package):
    """Replaces functions and methods that take a context before a required parameter.

    Their wrappers raise for an argument that is no context.
    """
    seen = set()
    for name in package["__all__"]:
        found = package[name]
        owners = [each for each in getattr(found, "__mro__", ()) if each not in seen]
        seen.update(owners)
        for owner in owners:
            for member, value in list(vars(owner).items()):
                _replace(value, 1, lambda wrapper, of=owner, as_=member: setattr(of, as_, wrapper))
        if not isinstance(found, type):
            _replace(found, 0, lambda wrapper, as_=name: package.update({as_: wrapper}))


def _replace(found, position, assign):
    """Passes a wrapper of `found` to `assign` if it takes `ctx` before a required parameter.

    `position` is the index of `ctx`: 1 in a method, 0 in a function.  Skips functions that are
    wrapped already.
    """
    function = getattr(found, "__func__", found)
    if not isinstance(function, FunctionType) or hasattr(function, "__wrapped__"):
        return
    code = function.__code__
    required = code.co_argcount - len(function.__defaults__ or ())
    if required > position + 1 and code.co_varnames[position] == "ctx":
        wrapper = _checking_context(function, position)
        assign(wrapper if found is function else type(found)(wrapper))


def _checking_context(forwarded, position):
    """Returns a wrapper that, on a TypeError, raises for `ctx` if that is no context."""

    @wraps(forwarded)
    def call(*args, **named):
        try:
            return forwarded(*args, **named)
        except TypeError:
            ctx = args[position] if len(args) > position else named.get("ctx")
            if not isinstance(ctx, Group):
                refuse("ctx", ctx, "a dtl.Context", rule="handle")
            raise

    return call
