# SPDX-License-Identifier: BSD-3-Clause
"""Operations that add instructions to the kernel that Triton compiles.

Triton passes its `_semantic` and `_generator` to each function of its language.  kernel_function()
keeps them on a stack for the operations of this module, which run during such a call only.
interpreted.operations has operations of equal names for the interpreter.
"""

import functools
import inspect

from dtl.triton._import_triton import tl

IS_COMPILED = True

_current = []
_UNSIGNED = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}


def kernel_function(called):
    """Makes a function of Triton's language, which kernels can call.

    Triton passes its arguments `_semantic` and `_generator` to the wrapper; `called` does not
    receive them.
    """

    @functools.wraps(called)
    def build(*args, _semantic=None, _generator=None, **kwargs):
        _current.append((_semantic, _generator) if _semantic else _current[-1])
        try:
            return called(*args, **kwargs)
        finally:
            _current.pop()

    del build.__wrapped__
    build.__code__ = build.__code__.replace(co_name=called.__name__)  # the name in error messages
    added = ("_semantic", "_generator")
    extra = [inspect.Parameter(x, inspect.Parameter.KEYWORD_ONLY, default=None) for x in added]
    signature = inspect.signature(called)
    build.__signature__ = signature.replace(parameters=[*signature.parameters.values(), *extra])
    build.__triton_builtin__ = True
    return build


def options():
    """Returns the options of the compilation, such as num_warps."""
    return _current[-1][0].builder.options


def cast(value, dtype, bitcast=False):
    """Adds a conversion to a dtype, or with `bitcast` a reinterpretation of the bits."""
    return tl.cast(value, dtype, bitcast=bitcast, _semantic=_current[-1][0])


def barrier():
    """Adds a barrier of the block."""
    tl.debug_barrier(_semantic=_current[-1][0])


def call(symbol, args, returns, is_pure=False, library="dtl_dev", path=""):
    """Adds a call of a function in a library of bitcode that the kernel is linked with."""
    types = tuple(each.dtype for each in args)
    return tl.core.extern_elementwise(
        library, path, list(args), {types: (symbol, returns)}, is_pure, _semantic=_current[-1][0]
    )


def call_dev(symbol, *args, returns=tl.int32, is_pure=False):
    """Adds a call of a function of <dtl/dev.h>, named without its prefix."""
    return call(f"dtl_dev_{symbol}", args, returns, is_pure)


def context():
    """Adds the address of the context that the launch writes into the kernel."""
    return call_dev("context_here", returns=tl.int64, is_pure=True)


# ---- values --------------------------------------------------------------------------------------


def constant(value):
    """Returns the Python value of a constexpr; other values unchanged."""
    return value.value if isinstance(value, tl.constexpr) else value


def apply(name, left, right):
    """Calls a binary method of Triton's scalars, such as __add__."""
    return getattr(left, name)(right, _semantic=_current[-1][0])


def is_tile(value):
    """Returns whether a value is a tile."""
    return value.type.is_block()


def _index_mask(tile, indices):
    """Returns a tile of the same shape that is true at the given indices only."""
    found, (semantic, _) = None, _current[-1]
    shape = [constant(each) for each in tile.shape]
    for axis, (size, index) in enumerate(zip(shape, indices)):
        row = tl.arange(0, size, _semantic=semantic)
        for other in range(len(shape)):
            if other != axis:
                row = tl.expand_dims(row, other, _semantic=semantic)
        is_equal = apply("__eq__", row, index)
        found = is_equal if found is None else apply("__and__", found, is_equal)
    return found


def extract(tile, indices):
    """Returns one element of a tile: the sum of its bits and of zeros for all other elements."""
    semantic, generator = _current[-1]
    unsigned = _UNSIGNED[tile.dtype.primitive_bitwidth]
    bits = cast(tile, unsigned, bitcast=True)
    masked = tl.where(_index_mask(tile, indices), bits, 0, _semantic=semantic)
    found = generator.call_JitFunction(tl.sum, [masked], {})
    return cast(cast(found, unsigned), tile.dtype, bitcast=True)


def insert(tile, scalar, indices):
    """Returns a tile with one element replaced."""
    value = cast(scalar, tile.dtype)
    return tl.where(_index_mask(tile, indices), value, tile, _semantic=_current[-1][0])
