# SPDX-License-Identifier: BSD-3-Clause
"""Tells the library what the program calls, in Python's words, where DTL_CHECK or DTL_TIMEOUT would
speak of it.  Elsewhere nothing is in the way of a call.
"""

import os
from functools import wraps
from inspect import getattr_static, isclass, unwrap
from types import FunctionType

import numpy as np

from dtl._error import IS_CHECKING
from dtl._native import ffi, lib

_IS_ASKED = IS_CHECKING or "DTL_TIMEOUT" in os.environ
_SPECIAL = ("__init__", "__exit__", "__getitem__", "__setitem__", "__matmul__")
_PLAIN = (bool, int, float, complex, str, np.generic, np.dtype, type)
_LONGEST = 40  # of a value in words


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
        is_public = member in _SPECIAL or not member.startswith("_")
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
        if not lib.dtl_tell_call(f"{whole}({_words(given)})".encode()):
            return function(*args, **named)
        try:
            return function(*args, **named)
        finally:
            lib.dtl_tell_call(ffi.NULL)

    call.tells = True
    return call


def _owner(first):
    return (first if isclass(first) else type(first)).__name__


def _words(given):
    return ", ".join(
        f"{name}={_value(value)}"
        for name, value in given.items()
        if name != "ctx" and value is not None
    )


def _value(value):
    """Without asking other ranks, as a container's repr would."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} of shape {value.shape}"
    if isinstance(value, _PLAIN):
        return _short(getattr(value, "__name__", None) or repr(value))
    if isinstance(value, (list, tuple)) and len(value) <= 8:
        return _short(f"[{', '.join(map(_value, value))}]")
    return _short(getattr(value, "__name__", type(value).__name__))


def _short(words):
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 3]}..."
