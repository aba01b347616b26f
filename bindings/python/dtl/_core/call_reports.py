# SPDX-License-Identifier: BSD-3-Clause
"""Reports running calls with their Python arguments to the C library, for its messages.

Only DTL_CHECK and DTL_TIMEOUT use them; without these variables no function is wrapped.
"""

import os
from functools import wraps
from inspect import getattr_static, isclass, unwrap
from types import FunctionType

from dtl._core.call_site import format_arguments, function_arguments, numpy_name, ufunc_arguments
from dtl._core.errors import IS_CHECKING
from dtl._native import ffi, lib

_IS_REPORTING = IS_CHECKING or "DTL_TIMEOUT" in os.environ
_SPECIAL = ("__init__", "__exit__", "__getitem__", "__setitem__", "__matmul__")


def report_calls(package):
    """Replaces the package's functions and methods by wrappers that report their calls.

    Does nothing without DTL_CHECK and DTL_TIMEOUT.
    """
    if not _IS_REPORTING:
        return
    for name in package["__all__"]:
        found = package[name]
        if not isclass(found):
            package[name] = _reporting(found, name, 0) if isinstance(found, FunctionType) else found
            continue
        for owner in found.__mro__:
            if owner.__module__.partition(".")[0] == "dtl":
                _replace(owner)


def _replace(owner):
    """Wraps the public methods of a class that are not wrapped yet."""
    for member in list(vars(owner)):
        found = getattr_static(owner, member)
        function = getattr(found, "__func__", found)
        is_public = member in (*_SPECIAL, *_NUMPY_PROTOCOLS) or not member.startswith("_")
        if (
            isinstance(function, FunctionType)
            and is_public
            and not hasattr(function, "is_reporting")
        ):
            wrapper = _reporting(function, member, 0 if isinstance(found, staticmethod) else 1)
            setattr(owner, member, wrapper if found is function else type(found)(wrapper))


def _reporting(function, name, skipped):
    """Returns a wrapper of `function` that reports each outermost call under the public name.

    The first `skipped` arguments are the object or the class, whose name precedes `name`.
    """
    code = unwrap(function).__code__
    names = code.co_varnames[skipped : code.co_argcount]

    @wraps(function)
    def call(*args, **named):
        owner = _class_name(args[0]) if skipped and args else ""
        called = owner if name == "__init__" else f"{owner}.{name}" if owner else name
        given = {**dict(zip(names, args[skipped:])), **named}
        if name in _NUMPY_PROTOCOLS:
            called, given = _NUMPY_PROTOCOLS[name](*args[1:], **named)
        if not lib.dtl_tell_call(f"{called}({format_arguments(given)})".encode()):
            return function(*args, **named)
        try:
            return function(*args, **named)
        finally:
            lib.dtl_tell_call(ffi.NULL)

    call.is_reporting = True
    return call


def _array_function_call(func, _, given, named):
    """Returns the NumPy function's name and its arguments by parameter name."""
    return numpy_name(func), function_arguments(func, given, named)


def _ufunc_call(ufunc, method, *given, **named):
    """Returns the ufunc's name and its arguments by parameter name."""
    return numpy_name(ufunc, method), ufunc_arguments(given, named)


# The methods that NumPy calls in place of its own functions, and their wrappers.
_NUMPY_PROTOCOLS = {"__array_function__": _array_function_call, "__array_ufunc__": _ufunc_call}


def _class_name(first):
    """Returns the name of a class, or of an object's class."""
    return (first if isclass(first) else type(first)).__name__
