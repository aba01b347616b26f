# SPDX-License-Identifier: BSD-3-Clause
"""Kernels: Triton's own, which take this package's arrays as they lie in memory."""

from dtl._core.errors import failure
from dtl._status import INVALID_STATE
from dtl.triton import _array_arguments, _compiler, _heap, _interpreter
from dtl.triton._import_triton import VARIABLE


class Kernel(_interpreter.InterpretedFunction):
    """`kernel[grid](...)` runs it once for each place of the grid, in this thread."""

    def run(self, *args, grid, warmup, **kwargs):
        given = [_array_arguments.lent(f"args[{place}]", each) for place, each in enumerate(args)]
        named = {name: _array_arguments.lent(name, each) for name, each in kwargs.items()}
        runtime = _heap.opened() if _heap.is_open() else None
        if runtime is not None:
            runtime.begin_kernel()
        try:
            return super().run(*given, grid=grid, warmup=warmup, **named)
        except _interpreter.InterpreterError as error:
            own = _interpreter.own_cause(error)
            if runtime is not None:
                runtime.tell_failure(own or error)
            if own is None:
                raise
            raise own from None


def jit(fn=None, **options):
    """A kernel of a function, as `triton.jit` makes one; takes the same options."""
    is_on = _interpreter.is_on()
    if is_on is None:
        what = f"{VARIABLE} was set after Triton was imported"
        expected = "dtl.triton imported first, or the variable set before the program starts"
        raise failure("fn", "late", what, expected, INVALID_STATE)
    kind = Kernel if is_on else _compiler.kernel_type()
    if fn is None:
        return lambda function: kind(function, **options)
    return kind(fn, **options)
