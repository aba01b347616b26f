# SPDX-License-Identifier: BSD-3-Clause
"""The forms of a collective: done at once, started, or planned to be started again and again.

What a collective gives to C is prepared in _prepared.py, by one function for all forms.  Each form
says how it takes an array, and what becomes of the arguments.
"""

import inspect

import numpy as np

from dtl import _arguments, _dtypes
from dtl._collective_plan import CollectivePlan
from dtl._error import fail, refuse
from dtl._future import Future
from dtl._native import ffi, lib


class _Blocking:
    prefix = ""
    asks_for_counts = True  # whether ranks may tell each other their counts beforehand
    lends = False  # whether the caller's own array is used, at other times than now

    @staticmethod
    def array(argument, value):
        return _arguments.array(argument, value)

    @staticmethod
    def run(name, arguments, found=None, like=None, before=None):
        """The result: `found`, or of the form of `like`.  `before` is done before each start."""
        if before is not None:
            before()
        status = getattr(lib, "dtl_" + name)(*arguments)
        if status:
            fail(status)
        return found if like is None else _arguments.like(like, found)


class _Started:
    prefix = "i"
    asks_for_counts = False
    lends = False

    @staticmethod
    def array(argument, value):
        return _arguments.array(argument, value)

    @staticmethod
    def run(name, arguments, found=None, like=None, before=None):
        if before is not None:
            before()
        handle = _made("dtl_request_t *", f"dtl_i{name}", arguments)
        result = found if like is None else lambda: _arguments.like(like, found)
        return Future(handle, result=result, keeps=(arguments, found))


class _Planned:
    prefix = "plan_"
    asks_for_counts = False
    lends = True

    @staticmethod
    def array(argument, value):
        if not isinstance(value, np.ndarray):
            refuse(argument, value, "a NumPy array, which the plan reads at each start")
        if not value.flags.c_contiguous:
            words = "a C-contiguous array, which the plan reads at each start"
            refuse(argument, f"strides {value.strides}", words)
        return value, _dtypes.number(value.dtype, f"{argument}.dtype")

    @staticmethod
    def run(name, arguments, found=None, like=None, before=None):  # noqa: ARG004
        handle = _made("dtl_collective_plan_t *", f"dtl_plan_{name}", arguments)
        return CollectivePlan(handle, found, arguments, before)


BLOCKING, STARTED, PLANNED = _Blocking(), _Started(), _Planned()


def in_form(form, prepare):
    """The collective that `prepare` makes ready, in a form; a plan is a method of its context."""

    def collective(ctx, *args, **kwargs):
        return prepare(form, ctx, *args, **kwargs)

    _, ctx, *others = inspect.signature(prepare).parameters.values()
    first = ctx.replace(name="self") if form is PLANNED else ctx
    collective.__signature__ = inspect.Signature([first, *others])
    collective.__name__ = collective.__qualname__ = form.prefix + prepare.__name__
    return collective


def _made(cell_type, function, arguments):
    """The handle that C makes of these arguments."""
    cell = ffi.new(cell_type)
    status = getattr(lib, function)(*arguments, cell)
    if status:
        fail(status)
    return cell[0]
