# SPDX-License-Identifier: BSD-3-Clause
"""What Triton hands to functions of its language, which is what they build a kernel with."""

import functools
import inspect

from dtl.triton._start import tl

_current = []


def function(called):
    """One that kernels call, with what builds them out of sight."""

    @functools.wraps(called)
    def build(*args, _semantic=None, **kwargs):
        _current.append(_semantic)
        try:
            return called(*args, **kwargs)
        finally:
            _current.pop()

    del build.__wrapped__
    build.__code__ = build.__code__.replace(co_name=called.__name__)  # as failures tell it
    extra = inspect.Parameter("_semantic", inspect.Parameter.KEYWORD_ONLY, default=None)
    taken = inspect.signature(called)
    build.__signature__ = taken.replace(parameters=[*taken.parameters.values(), extra])
    build.__triton_builtin__ = True
    return build


def options():
    return _current[-1].builder.options


def cast(value, dtype, bitcast=False):
    return tl.cast(value, dtype, bitcast=bitcast, _semantic=_current[-1])


def barrier():
    tl.debug_barrier(_semantic=_current[-1])


def call(symbol, args, returns, is_pure=False, library="dtl_dev", path=""):
    """A call of a function of a library that the kernel is linked with."""
    types = tuple(each.dtype for each in args)
    return tl.core.extern_elementwise(
        library, path, list(args), {types: (symbol, returns)}, is_pure, _semantic=_current[-1]
    )


def linked(symbol, *args, returns=tl.int32, is_pure=False):
    """A call of one of this package's own."""
    return call(f"dtl_dev_{symbol}", args, returns, is_pure)


def context():
    return linked("context_here", returns=tl.int64, is_pure=True)
