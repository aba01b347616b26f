# SPDX-License-Identifier: BSD-3-Clause
"""The forms of a collective: done at once, started, or planned to be started again and again.

What a collective gives to C is prepared in _prepared.py, by one function for all forms.  Each form
says how it takes an array, and what becomes of the arguments.
"""

import inspect
from types import FunctionType

import numpy as np

from dtl import _arguments, _dtypes
from dtl._collective_plan import CollectivePlan
from dtl._error import fail, refuse
from dtl._future import Future
from dtl._native import ffi, lib


class _Functions(dict):
    """C functions by what follows the prefix that these have."""

    __slots__ = ("_prefix",)

    def __init__(self, prefix):
        self._prefix = prefix

    def __missing__(self, name):
        self[name] = found = getattr(lib, self._prefix + name)
        return found


_now, _started, _planned = map(_Functions, ("dtl_", "dtl_i", "dtl_plan_"))


class Form:
    """How arrays are taken, and what becomes of the arguments.

    `run(name, arguments, found, like, before)` has the result in `found`, if there is one; it is
    given as something like `like`.  `before` is done before each start.
    """

    __slots__ = ("array", "asks_for_counts", "lends", "prefix", "run")

    def __init__(self, prefix, array, run, *, asks_for_counts=False, lends=False):
        self.prefix = prefix
        self.array = array
        self.run = run
        self.asks_for_counts = asks_for_counts  # whether ranks may tell each other beforehand
        self.lends = lends  # whether the caller's arrays are used at other times than now


def _run(name, arguments, found=None, like=None, before=None):
    if before is not None:
        before()
    status = _now[name](*arguments)
    if status:
        fail(status)
    return found if like is None else _arguments.like(like, found)


def _start(name, arguments, found=None, like=None, before=None):
    if before is not None:
        before()
    handle = _made("dtl_request_t *", _started[name], arguments)
    result = found if like is None else lambda: _arguments.like(like, found)
    return Future(handle, result=result, keeps=(arguments, found))


def _plan(name, arguments, found=None, like=None, before=None):  # noqa: ARG001
    handle = _made("dtl_collective_plan_t *", _planned[name], arguments)
    return CollectivePlan(handle, found, arguments, before)


def _made(cell_type, function, arguments):
    """The handle that C makes of these arguments."""
    cell = ffi.new(cell_type)
    status = function(*arguments, cell)
    if status:
        fail(status)
    return cell[0]


def _lent(argument, value):
    if not isinstance(value, np.ndarray):
        refuse(argument, value, "a NumPy array, which the plan reads at each start")
    if not value.flags.c_contiguous:
        words = "a C-contiguous array, which the plan reads at each start"
        refuse(argument, f"strides {value.strides}", words)
    return value, _dtypes.number(value.dtype, f"{argument}.dtype")


BLOCKING = Form("", _arguments.array, _run, asks_for_counts=True)
STARTED = Form("i", _arguments.array, _start)
PLANNED = Form("plan_", _lent, _plan, lends=True)


def in_form(form, prepare):
    """The collective that `prepare` makes ready, in a form; a plan is a method of its context.

    It is the same function with `form` given, which costs its callers nothing.
    """
    name = form.prefix + prepare.__name__
    defaults = prepare.__defaults__
    collective = FunctionType(prepare.__code__, prepare.__globals__, name, defaults)
    collective.__kwdefaults__ = {**(prepare.__kwdefaults__ or {}), "form": form}
    ctx, *others, _ = inspect.signature(prepare).parameters.values()
    first = ctx.replace(name="self") if form is PLANNED else ctx
    collective.__signature__ = inspect.Signature([first, *others])
    return collective
