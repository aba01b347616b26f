# SPDX-License-Identifier: BSD-3-Clause
"""Rules: every name can be spelt in C, C++, Python and Fortran, and means one thing there."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from dtlgen.check.known import Known, parameters, path
from dtlgen.model import Api
from dtlgen.place import Place, Problem

C_WORDS = frozenset(
    """
    auto break case char const continue default do double else enum extern float for goto if
    inline int long register restrict return short signed sizeof static struct switch typedef
    union unsigned void volatile while
    """.split()  # noqa: SIM905
)
CPP_WORDS = frozenset(
    """
    alignas alignof and asm bitand bitor bool catch class co_await co_return co_yield compl
    concept consteval constexpr constinit decltype delete dynamic_cast explicit export false
    friend mutable namespace new noexcept not nullptr operator or private protected public
    reinterpret_cast requires static_assert static_cast template this thread_local throw true
    try typeid typename using virtual wchar_t xor
    """.split()  # noqa: SIM905
)
# Names which generated code brings into the scope of parameters: <complex.h>, iso_c_binding.
TAKEN = frozenset({"complex", "imaginary", "c_ptr", "c_int", "c_null_ptr", "self", "cls"})


def parameters_are_no_keywords(known: Known) -> Iterator[Problem]:
    for function, parameter in parameters(known.api):
        for language in _languages(parameter.name):
            message = f"{path(function, parameter)}: a word of {language}; expected another name"
            yield Problem(parameter.place, message)


def fields_are_no_keywords(known: Known) -> Iterator[Problem]:
    for struct in known.api.structs:
        for field in struct.fields:
            for language in _languages(field.name):
                message = f"{struct.name}.{field.name}: a word of {language}; expected another name"
                yield Problem(field.place, message)


def python_names_are_no_keywords(known: Known) -> Iterator[Problem]:
    for area in known.api.areas:
        members = [member for cls in area.python_classes for member in cls.members]
        classes = [(cls.name, cls.place) for cls in area.python_classes]
        functions = [(function.name, function.place) for function in area.python_functions]
        for name, place in (*classes, *functions, *((m.name, m.place) for m in members)):
            if keyword.iskeyword(name):
                yield Problem(place, f"{name}: a word of Python; expected another name")


def _languages(name: str) -> Iterator[str]:
    if name in C_WORDS:
        yield "C"
    elif name in CPP_WORDS:
        yield "C++"
    if keyword.iskeyword(name):
        yield "Python"
    if name in TAKEN:
        yield "the generated code"


def public_names_differ_in_fortran(known: Known) -> Iterator[Problem]:
    """Fortran has one name space for types, constants and procedures, and does not know case."""
    first: dict[str, str] = {}
    for name, place in _public_names(known.api):
        other = first.setdefault(name.lower(), name)
        if other != name:
            message = f"{name}: the same as {other} in Fortran; expected another name"
            yield Problem(place, message)


def public_names_are_given_once(known: Known) -> Iterator[Problem]:
    first: dict[str, Place] = {}
    for name, place in _public_names(known.api):
        if name in first:
            yield Problem(place, f"{name}: stands here twice; first in {first[name]}")
        first.setdefault(name, place)


def prefixed_names_have_the_prefix(known: Known) -> Iterator[Problem]:
    for name, place in _public_names(known.api):
        if not name.lower().startswith(known.api.prefix):
            yield Problem(place, f"{name}: expected a name that starts with {known.api.prefix}")


def _public_names(api: Api) -> Iterator[tuple[str, Place]]:
    """What programs may write, as C spells it."""
    for function in api.functions():
        yield function.c_name, function.place
    for constant in api.constants:
        yield constant.name, constant.place
    for status in api.statuses:
        yield status.name, status.place
    for enum in api.enums:
        yield from ((value.name, value.place) for value in enum.values)
        yield from ((c, enum.place) for c in (enum.c, enum.alias) if c)
    yield from ((scalar.c, scalar.place) for scalar in api.scalars)
    yield from ((handle.c, handle.place) for handle in api.handles())
    yield from ((struct.c, struct.place) for struct in api.structs)
    yield from ((callback.c, callback.place) for callback in api.callbacks)
