# SPDX-License-Identifier: BSD-3-Clause
"""Tells the library what the program calls, in Python's words, where DTL_CHECK or DTL_TIMEOUT would
speak of it.  Elsewhere nothing is in the way of a call.
"""

import os
from functools import wraps
from inspect import getattr_static, isclass, unwrap
from types import FunctionType

from dtl._core.caller import arguments, given_to_function, given_to_ufunc, of_numpy
from dtl._core.errors import IS_CHECKING
from dtl._native import ffi, lib

_IS_ASKED = IS_CHECKING or "DTL_TIMEOUT" in os.environ
_SPECIAL = ("__init__", "__exit__", "__getitem__", "__setitem__", "__matmul__")


def tell_calls(package):
    """Have the package's functions and methods tell that they are called, if somebody asks."""
    if not _IS_ASKED:
        return
    for name in package["__all__"]:
        found = package[name]
        if not isclass(found):
            package[name] = _telling(found, name, 0) if isinstance(found, FunctionType) else found
            continue
        for owner in found.__mro__:
            if owner.__module__.partition(".")[0] == "dtl":
                _replace(owner)


def _replace(owner):
    for member in list(vars(owner)):
        found = getattr_static(owner, member)
        function = getattr(found, "__func__", found)
        is_public = member in (*_SPECIAL, *_OF_NUMPY) or not member.startswith("_")
        if isinstance(function, FunctionType) and is_public and not hasattr(function, "tells"):
            told = _telling(function, member, 0 if isinstance(found, staticmethod) else 1)
            setattr(owner, member, told if found is function else type(found)(told))


def _telling(function, name, skipped):
    """`skipped` arguments are the object, or the class, whose name is told in front."""
    code = unwrap(function).__code__
    names = code.co_varnames[skipped : code.co_argcount]

    @wraps(function)
    def call(*args, **named):
        owner = _owner(args[0]) if skipped and args else ""
        whole = owner if name == "__init__" else f"{owner}.{name}" if owner else name
        given = {**dict(zip(names, args[skipped:])), **named}
        if name in _OF_NUMPY:
            whole, given = _OF_NUMPY[name](*args[1:], **named)
        if not lib.dtl_tell_call(f"{whole}({arguments(given)})".encode()):
            return function(*args, **named)
        try:
            return function(*args, **named)
        finally:
            lib.dtl_tell_call(ffi.NULL)

    call.tells = True
    return call


def _of_function(func, _, given, named):
    return of_numpy(func), given_to_function(func, given, named)


def _of_ufunc(ufunc, method, *given, **named):
    return of_numpy(ufunc, method), given_to_ufunc(given, named)


# What NumPy calls in place of a function of its own, and what then is told.
_OF_NUMPY = {"__array_function__": _of_function, "__array_ufunc__": _of_ufunc}


def _owner(first):
    return (first if isclass(first) else type(first)).__name__
