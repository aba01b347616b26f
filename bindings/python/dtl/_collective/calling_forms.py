# SPDX-License-Identifier: BSD-3-Clause
"""The calling forms of a collective: blocking, non-blocking and persistent.

One function prepares the C arguments of a collective for all forms.  A form defines how arrays are
converted and which C function is called.
"""

import numpy as np

from dtl._collective import overflow
from dtl._collective.plan import CollectivePlan
from dtl._core import arguments, dtypes
from dtl._core.errors import refuse
from dtl._core.foreign_arrays import device_memory, owner_of
from dtl._core.group import handle_of
from dtl._future.future import Future, detached
from dtl._native import ffi
from dtl._status import UnsupportedError


class Form:
    """A calling form: how it converts arrays, and how it calls C.

    `array` converts an argument and returns (array, dtype number). `run(functions, found, like,
    before, ...)` calls the one of `functions` that has this form with the other arguments, which
    have the names or the order that they have in C.  `found` is the array that receives the result,
    or None; the result has the type of `like`.  `before` is called before each start.
    """

    __slots__ = ("array", "checks_overflow", "exchanges_counts", "keeps_arrays", "run")

    def __init__(
        self, array, run, *, exchanges_counts=False, checks_overflow=False, keeps_arrays=False
    ):
        self.array = array
        # True if no other step detects a result that exceeds its dtype.
        self.checks_overflow = checks_overflow
        self.run = run
        self.exchanges_counts = exchanges_counts  # True if the ranks may exchange counts first
        self.keeps_arrays = (
            keeps_arrays  # whether the caller's arrays are used at other times than now
        )

    def on(self, ctx, stream):
        """Returns this form on a stream of the context's device; the form itself if `stream` is
        None.
        """
        if stream is None:
            return self
        handle_of(ctx)

        def run(*given, **named):
            with ctx._using(stream) as kept:
                made = self.run(*given, **named)
            made._retained = (*made._retained, kept, stream)
            return detached(made)

        return Form(
            self.array, run, checks_overflow=self.checks_overflow, keeps_arrays=self.keeps_arrays
        )

    def addend(self, ctx, argument, value, op, out):
        """Returns a reduction's argument as an array and its dtype; checks integers for overflow if
        no later step does.
        """
        if self.checks_overflow and out is None:
            return overflow.addend(ctx, argument, value, op)
        return self.counted(argument, *self.array(argument, value), op, out)

    def counted(self, argument, array, number, op, out):
        """Returns (array, dtype); in sums and products, bool becomes int64 unless `out` is bool.

        Raises for a plan in that case, as a plan reads the caller's own array at each start.
        """
        found = arguments.counted(array, number, arguments.operation(op), out)
        if self.keeps_arrays and found[0] is not array:
            words = "an array of integers, or out of bool: sums and products of bool are of int64"
            refuse(f"{argument}.dtype", str(array.dtype), words, kind=UnsupportedError)
        return found


def all_forms(raw, name):
    """Returns the functions of `raw` for the blocking, the non-blocking and the persistent form;
    None for a missing one.
    """
    return tuple(getattr(raw, prefix + name, None) for prefix in ("", "i", "plan_"))


def _run(functions, found, like, before, /, *given, **named):
    """Calls the blocking C function; returns the result."""
    if before is not None:
        before()
    functions[0](*given, **named)
    return owner_of(found if like is None else arguments.like(like, found))


def _start(functions, found, like, before, /, *given, **named):
    """Calls the non-blocking C function; returns a Future that retains the arrays."""
    if before is not None:
        before()
    handle = functions[1](*given, **named)
    found = owner_of(found)
    result = found if like is None else lambda: arguments.like(like, found)
    return Future(handle, result=result, keeps=(given, named, found))


def _plan(functions, found, like, before, /, *given, **named):  # noqa: ARG001
    """Calls the persistent C function; returns a CollectivePlan."""
    return CollectivePlan(functions[2](*given, **named), owner_of(found), (given, named), before)


def _plan_array(argument, value):
    """Returns the caller's own array and its dtype; raises for values that need a copy."""
    on_device = device_memory(argument, value)
    if on_device is not None:
        return on_device, dtypes.number(on_device.dtype, f"{argument}.dtype")
    if not isinstance(value, np.ndarray):
        refuse(argument, value, "a NumPy array, which the plan reads at each start")
    arguments.refuse_mask(argument, value)
    if not value.flags.c_contiguous:
        words = "a C-contiguous array, which the plan reads at each start"
        refuse(argument, f"strides {value.strides}", words, rule="contiguous")
    return value, dtypes.number(value.dtype, f"{argument}.dtype")


def place(found):
    """Returns the address for the result, or NULL on a rank that receives none."""
    return ffi.NULL if found is None else arguments.writable_memory(found)


BLOCKING = Form(arguments.host_or_device_array, _run, exchanges_counts=True)
STARTED = Form(arguments.host_or_device_array, _start, checks_overflow=True)
PLANNED = Form(_plan_array, _plan, keeps_arrays=True)
