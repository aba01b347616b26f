# SPDX-License-Identifier: BSD-3-Clause
"""The decorator `jit`: kernels that accept NumPy arrays and containers without a copy."""

from dtl._core.errors import failure
from dtl._status import INVALID_STATE
from dtl.triton import _array_arguments, _compiler, _heap, _interpreter
from dtl.triton._import_triton import VARIABLE


class Kernel(_interpreter.InterpretedFunction):
    """An interpreted kernel: `kernel[grid](...)` runs every program of the grid, in this thread."""

    def run(self, *args, grid, warmup, **kwargs):
        converted = [
            _array_arguments.kernel_argument(f"args[{place}]", each)
            for place, each in enumerate(args)
        ]
        named = {
            name: _array_arguments.kernel_argument(name, each) for name, each in kwargs.items()
        }
        runtime = _heap.opened() if _heap.is_open() else None
        if runtime is not None:
            runtime.begin_kernel()
        try:
            return super().run(*converted, grid=grid, warmup=warmup, **named)
        except _interpreter.InterpreterError as error:
            cause = _interpreter.wrapped_dtl_error(error)
            if runtime is not None:
                runtime.report_failure(cause or error)
            if cause is None:
                raise
            raise cause from None


def jit(fn=None, **options):
    """Makes a kernel of a function, like `triton.jit`, and accepts the same options."""
    is_on = _interpreter.is_on()
    if is_on is None:
        what = f"{VARIABLE} was set after Triton was imported"
        expected = "dtl.triton imported first, or the variable set before the program starts"
        raise failure("fn", "late", what, expected, INVALID_STATE)
    kind = Kernel if is_on else _compiler.kernel_type()
    if fn is None:
        return lambda function: kind(function, **options)
    return kind(fn, **options)
