# SPDX-License-Identifier: BSD-3-Clause
"""The call site of the running call: the user's source line, the public function and its arguments.

All functions here walk the Python stack when they are called; calls themselves record nothing.
"""

import contextlib
import re
import sys
from inspect import signature, unwrap
from typing import Any, NamedTuple

import numpy as np

from dtl._docs import AGREEMENTS

_PACKAGE_PREFIXES = __file__.rsplit("/", 2)[0], contextlib.__file__
_PRINTED_TYPES = (bool, int, float, complex, str, np.generic, np.dtype, type)
_OPERANDS = "x1", "x2", "x3"  # operand names in NumPy's documentation
_MAX_VALUE_LENGTH = 40  # characters of one printed value
_REPORTING_TO_RANKS = {  # functions that report a failure to the other ranks themselves
    *(
        ("dtl._collective.matching_arguments", name)
        for name in (
            "_collective_with_checks",
            "matched_array",
            "prepare_and_reduce",
            "raise_on_all_ranks",
            "prepare_matching",
            "root_value",
        )
    ),
    *(("dtl._message.objects", name) for name in ("_raise_failures", "_pickle", "_pickle_all")),
    ("dtl._container.collective_errors", "__call__"),
    ("dtl._core.errors", "raise_remote_failure"),
    (
        "dtl._container.array_function",
        "refuse_part",
    ),  # no rank can call such a function on a container
    ("dtl._container.array_function", "_call_local"),
}

_NUMPY_PROTOCOLS = {  # names of the NumPy function or ufunc method that was dispatched to DTL
    "__array_function__": lambda given: numpy_name(given["func"]),
    "__array_ufunc__": lambda given: numpy_name(given["ufunc"], given["method"]),
}


class _Public(NamedTuple):
    """A public function or method; `owners` are the public classes that have the method.  `agrees`
    is the function's value in AGREEMENTS, "" without an entry.
    """

    name: str | None
    owners: Any
    is_collective: bool
    agrees: str


_UNKNOWN = _Public(None, (), is_collective=False, agrees="")
_by_code: Any = {}  # _Public of each public function, by its code object; filled on first use


def location():
    """Returns the file and line of the user's program that made the running call."""
    *_, user = _frames_to_user(sys._getframe(1))
    return f"{user.f_code.co_filename}:{user.f_lineno}"


def function_name():
    """Returns the public name of the called function: `broadcast`, `DistributedVector.fill`."""
    *frames, _ = _frames_to_user(sys._getframe(1))
    found = next(filter(None, map(_public_name, reversed(frames))), None)
    return found or frames[-1].f_code.co_name.strip("_")


def is_called_by_numpy():
    """Returns whether NumPy called the method of this package that calls this function.

    The method must call it directly.
    """
    return sys._getframe(2).f_globals.get("__name__", "").startswith("numpy.")


def description():
    """Returns function_name() with the current arguments: `broadcast(value=1.0, root=0)`."""
    given = {key: value for key, value in _bound_arguments().items() if key not in ("self", "cls")}
    return f"{function_name()}({format_arguments(given)})"


def parameter_name(value):
    """Returns the name of the parameter that the user passed `value` for: `b` in
    `numpy.dot(a, b)`, `self` for the object of a method.
    """
    return next((key for key, each in _bound_arguments().items() if each is value), "self")


def _bound_arguments():
    """Returns the arguments of the user's call by parameter name; empty without a public call."""
    *frames, _ = _frames_to_user(sys._getframe(2))
    frame = next(filter(_public_name, reversed(frames)), None)
    if frame is None:
        return {}
    found = frame.f_locals
    code = frame.f_code
    if code.co_name == "__array_function__":
        return function_arguments(found["func"], found["args"], found["kwargs"])
    if code.co_name == "__array_ufunc__":
        return ufunc_arguments(found["inputs"], found["kwargs"])
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {each: found.get(each) for each in names}


def function_arguments(function, given, named):
    """Returns the arguments of a NumPy function by parameter name."""
    try:
        names = signature(function).parameters
    except ValueError:  # functions written in C may lack a signature
        names = _OPERANDS
    return {**dict(zip(names, given)), **named}


def ufunc_arguments(given, named):
    """Returns the arguments of a ufunc call by parameter name; operands are x1, x2, x3."""
    return {**dict(zip(_OPERANDS, given)), **named}


def numpy_name(function, method="__call__"):
    """Returns the public name of a NumPy function: `numpy.linalg.norm`, `numpy.add.reduce`."""
    name = f"{getattr(function, '__module__', None) or 'numpy'}.{function.__name__}"
    return name if method == "__call__" else f"{name}.{method}"


def format_arguments(given):
    """Returns arguments as text, without the context and those that are None.

    A trailing underscore is dropped: `source_` is a second parameter of recv beside `source`.
    """
    found = {name.rstrip("_"): value for name, value in given.items() if value is not None}
    return ", ".join(
        f"{name}={_format_value(value)}" for name, value in found.items() if name != "ctx"
    )


def _format_value(value):
    """Returns a value as text, without the communication that a container's repr needs."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} of shape {value.shape}"
    if isinstance(value, _PRINTED_TYPES):
        return _shortened(getattr(value, "__name__", None) or repr(value))
    if isinstance(value, (list, tuple)) and len(value) <= 8:
        return _shortened(f"[{', '.join(map(_format_value, value))}]")
    return _shortened(getattr(value, "__name__", type(value).__name__))


def _shortened(words):
    """Returns the text cut to _MAX_VALUE_LENGTH characters, with "..." at a cut end."""
    return words if len(words) <= _MAX_VALUE_LENGTH else f"{words[: _MAX_VALUE_LENGTH - 3]}..."


def collective_context():
    """Returns the context of the running call if that is collective; else None.

    Also None if the call reports its failure to the other ranks itself.  A function is collective
    if its docstring contains the word "Collective".
    """
    frames = list(_frames_to_user(sys._getframe(1)))
    if any(
        (each.f_globals.get("__name__"), each.f_code.co_name) in _REPORTING_TO_RANKS
        for each in frames
    ):
        return None
    called = (
        each for each in frames if _public_functions().get(each.f_code, _UNKNOWN).is_collective
    )
    return next(filter(_is_not_none, map(_context, called)), None)


def agreeing_context():
    """Returns the context whose ranks must learn that this rank refuses the call; else None.

    The other ranks are in the same call, and their first message checks for a refusal.
    """
    frames = list(_frames_to_user(sys._getframe(1)))
    if any(
        (each.f_globals.get("__name__"), each.f_code.co_name) in _REPORTING_TO_RANKS
        for each in frames
    ):
        return None
    for frame in frames:
        agrees = _public_functions().get(frame.f_code, _UNKNOWN).agrees
        context = _context(frame) if agrees else None
        if context is not None:
            return None if _is_local_only(frame, agrees) else context
    return None


def _is_local_only(frame, agrees):
    """Returns whether the call communicates with no rank: a stream-ordered call, or one on
    replicated elements.
    """
    if frame.f_locals.get("stream") is not None:
        return True
    return agrees == "shared" and any(map(_has_replicated_elements, _arguments(frame)))


def _has_replicated_elements(value):
    """Returns whether `value` is a container whose elements every rank has."""
    ask = getattr(value, "_is_replicated", None)
    return ask is not None and ask()


def _arguments(frame):
    """Returns the positional and keyword-only arguments of a frame; None for a deleted one."""
    code = frame.f_code
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return [frame.f_locals.get(name) for name in names]


def _context(frame):
    """Returns the first argument that is a context, or the context of the first that has one."""
    kind, given = vars(sys.modules["dtl"])["Context"], _arguments(frame)
    found = (x if isinstance(x, kind) else _context_of(x) for x in given)
    return next(filter(_is_not_none, found), None)


def _context_of(value):
    """Returns the context of an object, without __getattr__, which raises before __init__."""
    try:
        return object.__getattribute__(value, "_context")
    except AttributeError:
        return None


def _is_not_none(found):
    return found is not None


def _frames_to_user(frame):
    """Yields the frames of the running call, from `frame` outward; the last is the user's.

    Frames of contextlib, which run context managers of this package, count as the package's.
    """
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE_PREFIXES):
        yield frame
        frame = frame.f_back
    yield frame


def _public_name(frame):
    """Returns the public name of the function of a frame; None for a private function."""
    code = getattr(frame.f_locals.get("forwarded"), "__code__", frame.f_code)
    name, owners, *_ = _public_functions().get(code, _UNKNOWN)
    if not owners:
        return name
    first = _first_argument(frame)
    kind = first if isinstance(first, type) else type(first)
    found = kind if issubclass(kind, tuple(owners)) else owners[0]  # owners[0]: static method
    if name in _NUMPY_PROTOCOLS:
        return _NUMPY_PROTOCOLS[name](frame.f_locals)
    public = next((each for each in found.__mro__ if each.__module__ == "dtl"), found)
    return public.__name__ if name == "__init__" else f"{public.__name__}.{name}"


def _first_argument(frame):
    """Returns the first positional argument of a frame; None if it has none."""
    code, found = frame.f_code, frame.f_locals
    if code.co_argcount:
        return found.get(code.co_varnames[0])
    return next(iter(found.get("args", ())), None)


def _public_functions():
    """Returns _Public of each public function and method by its code object."""
    if not _by_code:
        _by_code.update(_collect_public(vars(sys.modules["dtl"])))
    return _by_code


def _collect_public(package):
    """Returns _Public by code object of all functions and methods in the package's __all__."""
    found = {}
    for name in package["__all__"]:
        each = package[name]
        if not isinstance(each, type):
            agrees = AGREEMENTS.get(name, "")
            found[_code_of(each)] = _Public(name, [], _is_collective(each), agrees)
            continue
        for base in each.__mro__:
            for member, value in vars(base).items():
                function = getattr(value, "__func__", getattr(value, "fget", value))
                if not member.startswith("_") or member.endswith("__"):
                    owner = _public_class(each, base)
                    agrees = AGREEMENTS.get(f"{owner.__name__}.{member}", "")
                    new = _Public(member, [], _is_collective(function), agrees)
                    found.setdefault(_code_of(function), new).owners.append(owner)
    return found


def _public_class(cls, base):
    """Returns the most general public class of `cls` that inherits from `base`."""
    known = (each for each in reversed(cls.__mro__) if each.__module__ == "dtl")
    return next(each for each in known if issubclass(each, base))


def _code_of(function):
    """Returns the code object of a function without its wrappers; None for other objects."""
    return getattr(unwrap(function), "__code__", None)


def _is_collective(function):
    """Returns whether the docstring of a function contains the word "Collective"."""
    return re.search(r"\bCollective\b", function.__doc__ or "") is not None
