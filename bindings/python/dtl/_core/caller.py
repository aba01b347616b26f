# SPDX-License-Identifier: BSD-3-Clause
"""Who called this package: where the user's program did, and which function, by its public name.

Nobody keeps account of it: it is read off the stack once somebody asks.
"""

import contextlib
import re
import sys
from inspect import signature, unwrap
from typing import Any, NamedTuple

import numpy as np

from dtl._docs import AGREEMENTS

_OURS = __file__.rsplit("/", 2)[0], contextlib.__file__
_PLAIN = (bool, int, float, complex, str, np.generic, np.dtype, type)
_OPERANDS = "x1", "x2", "x3"  # as NumPy's users see them
_LONGEST = 40  # of a value in words
_TELLING = {  # other ranks hear from these, or have heard already
    *(
        ("dtl._collective.inferred", name)
        for name in ("_thoroughly", "agreed", "asked", "refused_on_all", "together", "told")
    ),
    *(("dtl._message.objects", name) for name in ("_raise_failures", "_pickle", "_pickle_all")),
    ("dtl._container.collective_errors", "__call__"),
    ("dtl._core.errors", "failed_elsewhere"),
    (
        "dtl._container.array_function",
        "refuse_part",
    ),  # a function that no rank can call on a container
    ("dtl._container.array_function", "_call_local"),
}

_OF_NUMPY = {  # what NumPy has called in place of its own function, or of a ufunc's method
    "__array_function__": lambda given: of_numpy(given["func"]),
    "__array_ufunc__": lambda given: of_numpy(given["ufunc"], given["method"]),
}


class _Public(NamedTuple):
    """A public function or method; `owners` are the public classes that have the method.  `agrees`
    is its value in AGREEMENTS.
    """

    name: str | None
    owners: Any
    is_collective: bool
    agrees: str


_UNKNOWN = _Public(None, (), is_collective=False, agrees="")
_names: Any = {}  # of functions, by their code


def place():
    """Where in the user's program the running call of this package was made."""
    *_, user = _outward(sys._getframe(1))
    return f"{user.f_code.co_filename}:{user.f_lineno}"


def name():
    """What the user called: `broadcast`, `DistributedVector.fill`."""
    *frames, _ = _outward(sys._getframe(1))
    found = next(filter(None, map(_public_name, reversed(frames))), None)
    return found or frames[-1].f_code.co_name.strip("_")


def is_numpys():
    """Whether a function of NumPy's has called the method of this package that asks."""
    return sys._getframe(2).f_globals.get("__name__", "").startswith("numpy.")


def words():
    """The same with its arguments, as they are by now: `broadcast(value=1.0, root=0)`."""
    given = {key: value for key, value in _given().items() if key not in ("self", "cls")}
    return f"{name()}({arguments(given)})"


def parameter(value):
    """What is `value` to whom the user called: `b` of `numpy.dot(a, b)`, `self` of a method."""
    return next((key for key, each in _given().items() if each is value), "self")


def _given():
    """What the user's call was given, by the names of its parameters; nothing of one without."""
    *frames, _ = _outward(sys._getframe(2))
    frame = next(filter(_public_name, reversed(frames)), None)
    if frame is None:
        return {}
    found = frame.f_locals
    code = frame.f_code
    if code.co_name == "__array_function__":
        return given_to_function(found["func"], found["args"], found["kwargs"])
    if code.co_name == "__array_ufunc__":
        return given_to_ufunc(found["inputs"], found["kwargs"])
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {each: found.get(each) for each in names}


def given_to_function(function, given, named):
    """The arguments of a function of NumPy's by its parameters."""
    try:
        names = signature(function).parameters
    except ValueError:  # it is written in C
        names = _OPERANDS
    return {**dict(zip(names, given)), **named}


def given_to_ufunc(given, named):
    return {**dict(zip(_OPERANDS, given)), **named}


def of_numpy(function, method="__call__"):
    """What its users call it: `numpy.linalg.norm`, `numpy.add.reduce`."""
    name = f"{getattr(function, '__module__', None) or 'numpy'}.{function.__name__}"
    return name if method == "__call__" else f"{name}.{method}"


def arguments(given):
    """Arguments in words, but for the context and what is None; `source_` is what recv has besides
    its `source`.
    """
    found = {name.rstrip("_"): value for name, value in given.items() if value is not None}
    return ", ".join(f"{name}={_value(value)}" for name, value in found.items() if name != "ctx")


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


def collective_context():
    """The context of the running call, where that is a collective and does not tell the other ranks
    itself that it fails; else None.  What the documentation says is collective, is.
    """
    frames = list(_outward(sys._getframe(1)))
    if any((each.f_globals.get("__name__"), each.f_code.co_name) in _TELLING for each in frames):
        return None
    called = (each for each in frames if _known().get(each.f_code, _UNKNOWN).is_collective)
    return next(filter(_is_given, map(_context, called)), None)


def agreeing_context():
    """The context of the running call, where all its ranks are to hear that this one refuses it:
    the others are in the same call, and their first message asks for that.
    """
    frames = list(_outward(sys._getframe(1)))
    if any((each.f_globals.get("__name__"), each.f_code.co_name) in _TELLING for each in frames):
        return None
    for frame in frames:
        agrees = _known().get(frame.f_code, _UNKNOWN).agrees
        context = _context(frame) if agrees else None
        if context is not None:
            return None if _stays_here(frame, agrees) else context
    return None


def _stays_here(frame, agrees):
    """Returns whether no other rank takes part: a queued call, or one on replicated elements."""
    if frame.f_locals.get("stream") is not None:
        return True
    return agrees == "shared" and any(map(_is_whole, _arguments(frame)))


def _is_whole(value):
    ask = getattr(value, "_is_replicated", None)
    return ask is not None and ask()


def _arguments(frame):
    code = frame.f_code
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return [frame.f_locals.get(name) for name in names]


def _context(frame):
    """The first that an argument of this call is, or belongs to."""
    kind, given = vars(sys.modules["dtl"])["Context"], _arguments(frame)
    found = (x if isinstance(x, kind) else _context_of(x) for x in given)
    return next(filter(_is_given, found), None)


def _context_of(value):
    """That of an object which may not be made yet, whose __getattr__ would fail for it."""
    try:
        return object.__getattribute__(value, "_context")
    except AttributeError:
        return None


def _is_given(found):
    return found is not None


def _outward(frame):
    """The frames of the running call, from `frame` to the one of the user's, which is the last;
    what enters a context manager of this package is in between.
    """
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_OURS):
        yield frame
        frame = frame.f_back
    yield frame


def _public_name(frame):
    """What the function of a frame is called where users find it; None: they don't find it."""
    code = getattr(frame.f_locals.get("forwarded"), "__code__", frame.f_code)
    name, owners, *_ = _known().get(code, _UNKNOWN)
    if not owners:
        return name
    first = _first(frame)
    kind = first if isinstance(first, type) else type(first)
    found = kind if issubclass(kind, tuple(owners)) else owners[0]  # of a static method
    if name in _OF_NUMPY:
        return _OF_NUMPY[name](frame.f_locals)
    public = next((each for each in found.__mro__ if each.__module__ == "dtl"), found)
    return public.__name__ if name == "__init__" else f"{public.__name__}.{name}"


def _first(frame):
    code, found = frame.f_code, frame.f_locals
    if code.co_argcount:
        return found.get(code.co_varnames[0])
    return next(iter(found.get("args", ())), None)


def _known():
    if not _names:
        _names.update(_read(vars(sys.modules["dtl"])))
    return _names


def _read(package):
    found = {}
    for name in package["__all__"]:
        each = package[name]
        if not isinstance(each, type):
            agrees = AGREEMENTS.get(name, "")
            found[_code(each)] = _Public(name, [], _is_collective(each), agrees)
            continue
        for base in each.__mro__:
            for member, value in vars(base).items():
                function = getattr(value, "__func__", getattr(value, "fget", value))
                if not member.startswith("_") or member.endswith("__"):
                    owner = _public_class(each, base)
                    agrees = AGREEMENTS.get(f"{owner.__name__}.{member}", "")
                    new = _Public(member, [], _is_collective(function), agrees)
                    found.setdefault(_code(function), new).owners.append(owner)
    return found


def _public_class(cls, base):
    """The most general one of those of `cls` that users know and that has what `base` has."""
    known = (each for each in reversed(cls.__mro__) if each.__module__ == "dtl")
    return next(each for each in known if issubclass(each, base))


def _code(function):
    return getattr(unwrap(function), "__code__", None)


def _is_collective(function):
    return re.search(r"\bCollective\b", function.__doc__ or "") is not None
