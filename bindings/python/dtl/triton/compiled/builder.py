# SPDX-License-Identifier: BSD-3-Clause
"""What Triton hands to functions of its language, which is what they build a kernel with."""

import functools
import inspect

from dtl.triton._import_triton import tl

IS_COMPILED = True

_current = []
_WORDS = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}


def function(called):
    """One that kernels call, with what builds them out of sight."""

    @functools.wraps(called)
    def build(*args, _semantic=None, _generator=None, **kwargs):
        _current.append((_semantic, _generator) if _semantic else _current[-1])
        try:
            return called(*args, **kwargs)
        finally:
            _current.pop()

    del build.__wrapped__
    build.__code__ = build.__code__.replace(co_name=called.__name__)  # as failures tell it
    unseen = ("_semantic", "_generator")
    extra = [inspect.Parameter(x, inspect.Parameter.KEYWORD_ONLY, default=None) for x in unseen]
    taken = inspect.signature(called)
    build.__signature__ = taken.replace(parameters=[*taken.parameters.values(), *extra])
    build.__triton_builtin__ = True
    return build


method = function


def options():
    return _current[-1][0].builder.options


def cast(value, dtype, bitcast=False):
    return tl.cast(value, dtype, bitcast=bitcast, _semantic=_current[-1][0])


def barrier():
    tl.debug_barrier(_semantic=_current[-1][0])


def call(symbol, args, returns, is_pure=False, library="dtl_dev", path=""):
    """A call of a function of a library that the kernel is linked with."""
    types = tuple(each.dtype for each in args)
    return tl.core.extern_elementwise(
        library, path, list(args), {types: (symbol, returns)}, is_pure, _semantic=_current[-1][0]
    )


def linked(symbol, *args, returns=tl.int32, is_pure=False):
    """A call of one of this package's own."""
    return call(f"dtl_dev_{symbol}", args, returns, is_pure)


def context():
    return linked("context_here", returns=tl.int64, is_pure=True)


# ---- values --------------------------------------------------------------------------------------


def known(value):
    """What is known while compiling; other values as they are."""
    return value.value if isinstance(value, tl.constexpr) else value


def apply(name, left, right):
    """What a method of Triton's scalars, such as __add__, gives."""
    return getattr(left, name)(right, _semantic=_current[-1][0])


def is_tile(value):
    return value.type.is_block()


def _is_at(tile, place):
    """A tile that is true at one place."""
    found, (semantic, _) = None, _current[-1]
    shape = [known(each) for each in tile.shape]
    for axis, (size, index) in enumerate(zip(shape, place)):
        row = tl.arange(0, size, _semantic=semantic)
        for other in range(len(shape)):
            if other != axis:
                row = tl.expand_dims(row, other, _semantic=semantic)
        is_there = apply("__eq__", row, index)
        found = is_there if found is None else apply("__and__", found, is_there)
    return found


def extract(tile, place):
    """The sum of the bits of what is there and of nothing else."""
    semantic, generator = _current[-1]
    word = _WORDS[tile.dtype.primitive_bitwidth]
    bits = cast(tile, word, bitcast=True)
    alone = tl.where(_is_at(tile, place), bits, 0, _semantic=semantic)
    found = generator.call_JitFunction(tl.sum, [alone], {})
    return cast(cast(found, word), tile.dtype, bitcast=True)


def insert(tile, scalar, place):
    value = cast(scalar, tile.dtype)
    return tl.where(_is_at(tile, place), value, tile, _semantic=_current[-1][0])
