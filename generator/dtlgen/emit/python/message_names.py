# SPDX-License-Identifier: BSD-3-Clause
"""How Python calls what the library's messages name: functions, constants, arguments, and what
conditions ask of objects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, combinations

from dtlgen.derive.argument_checks import argument_checks
from dtlgen.derive.handle_kinds import families, free_functions, queries
from dtlgen.derive.python_calls import (
    OUT,
    PythonCall,
    argument_mapping,
    current_arguments,
    entries,
    handle_of,
    python_calls,
)
from dtlgen.document.expression import Call, Expr, children, text
from dtlgen.document.record import record
from dtlgen.emit.python.constants import enum_classes
from dtlgen.model.api import Api, Function
from dtlgen.model.bindings import PythonFunction

# How Python writes what the language of conditions asks.
QUESTIONS = {
    "bytes": "{0}.itemsize",
    "limit": "the limit of {0}",
    "sum": "sum({0})",
    "entry": "{0}[{1}]",
    "extent": "max({0} + {1})",
}
MAKERS = ("create", "allocate", "from")  # begin the names of functions that make an object


@record
class Word:
    """A C name in messages and its Python name."""

    c: str
    python: str


@record
class Renamed:
    """The arguments of a C function that have another name in Python."""

    function: str
    arguments: tuple[Word, ...]


@record
class Words:
    words: tuple[Word, ...]
    functions: tuple[Renamed, ...]


def pages(api: Api) -> Iterator[tuple[str, Words]]:
    called = _functions(api)
    words = {**called, **_constants(api), **_questions(api)}
    found = tuple(Word(c, python) for c, python in sorted(words.items()) if c != python)
    renamed = (Renamed(call.function.name, tuple(_arguments(call))) for call in python_calls(api))
    functions = _merged(chain(_made(api, called), _completing(api), renamed))
    yield f"python/{api.names.package}/_message_names.py", Words(found, functions)


def _merged(parts: Iterable[Renamed]) -> tuple[Renamed, ...]:
    """Returns the renamed arguments of each function; later parts override earlier ones."""
    found: dict[str, dict[str, Word]] = {}
    for part in parts:
        if part.arguments:
            found.setdefault(part.function, {}).update({word.c: word for word in part.arguments})
    return tuple(Renamed(name, tuple(words.values())) for name, words in found.items())


def _functions(api: Api) -> dict[str, str]:
    """Returns the functions' Python names by their C names."""
    known = {call.function.name: call.where for call in python_calls(api)}
    names = {
        entry.name if owner is None else f"{owner.name}.{entry.name}": entry.name
        for _, owner, entry in entries(api)
    }
    known |= {name: where for where, name in names.items() if name.startswith("plan_")}
    called = Counter(name for where, name in names.items() if "." in where)
    methods = {name: where for where, name in names.items() if "." in where and called[name] == 1}
    everything = frozenset(names)
    found = (
        (each.c_name, known.get(each.name) or _nearest(api, each, everything, methods))
        for each in api.functions()
    )
    return {c: python for c, python in found if python}


def _nearest(
    api: Api, function: Function, names: frozenset[str], methods: Mapping[str, str]
) -> str:
    """Returns the class that the function creates or closes, the member with most words of its
    name, or "".
    """
    words = function.name.split("_")
    for start, owner in _owners(api, words):
        if owner and function.name in free_functions(api):
            return f"{owner}.close" if _has_close(api, owner) else owner
        for first, last in _parts(start, len(words)):
            name = "_".join(words[first:last])
            whole = f"{owner}.{name}" if owner else name
            if whole in names:
                return whole
        if owner and words[start : start + 1] and words[start] in MAKERS:
            return owner
    return methods.get(function.name, "")


def _has_close(api: Api, owner: str) -> bool:
    """Returns true if the class or a base class has close()."""
    found = next(each for area in api.areas for each in area.python_classes if each.name == owner)
    return bool(found.bases) or any(member.name == "close" for member in found.members)


def _parts(start: int, end: int) -> list[tuple[int, int]]:
    """Returns the ranges of words, the longest first."""
    return sorted(combinations(range(start, end + 1), 2), key=lambda part: part[0] - part[1])


def _owners(api: Api, words: list[str]) -> Iterator[tuple[int, str]]:
    """Yields the classes of the handle with which a name begins, each after the number of words
    of the handle; finally (0, "").
    """
    found = _classes(api)
    for start in (2, 1):
        yield from ((start, owner) for owner in found.get("_".join(words[:start]), ()))
    yield 0, ""


@cache
def _classes(api: Api) -> dict[str, tuple[str, ...]]:
    """Returns the Python class of each handle or family and the class of its family, by C name."""
    classes = (each.name for area in api.areas for each in area.python_classes)
    found = {handle_of(api, name): name for name in classes}
    shared = {name: each.python.cls for name, each in families(api).items()}
    family = {each.name: each.family for each in api.handles()}
    either = {
        name: (found.get(name, ""), shared.get(family.get(name) or name, ""))
        for name in (*found, *family, *shared)
    }
    return {name: tuple(filter(None, classes)) for name, classes in either.items()}


@cache
def _constants(api: Api) -> dict[str, str]:
    """Returns the Python texts of constants, enum members and enum types; negative constants
    are None.
    """
    found = {each.name: str(each.value) if each.value >= 0 else "None" for each in api.constants}
    found |= {value.name: value.text for enum in api.enums for value in enum.members}
    found |= {api.names.macro("dtype", each.name): each.name for each in api.dtypes}
    functions = [each for area in api.areas for each in area.python_functions]
    shorter = {each.value: api.names.python(each.name) for each in functions if each.value}
    types = {value.name: enum.c for enum in api.enums for value in enum.values}
    found |= {enum.c: enum.name.replace("_", " ") for enum in api.enums}
    for each in enum_classes(api):
        found |= {
            types[member.value]: each.name for member in each.members if member.value in types
        }
        members = ((member.value, f"{each.name}.{member.name}") for member in each.members)
        found |= {c: shorter.get(python, python) for c, python in members}
    return found | {c: shorter[c] for c in found if c in shorter}


def _questions(api: Api) -> dict[str, str]:
    asked: dict[str, str] = {}
    for function in api.functions():
        handles = {each.name: each.item for each in function.params if each.group == "handle"}
        for refusal in argument_checks(api, function):
            for expr in (refusal.where, refusal.condition, refusal.dtype):
                for call in _outermost(expr) if expr else ():
                    asked[text(call)] = _question(api, call, handles)
    return asked


def _outermost(expr: Expr) -> Iterator[Call]:
    """Yields the calls in an expression that are not arguments of another call."""
    if isinstance(expr, Call):
        yield expr
        return
    for child in children(expr):
        yield from _outermost(child)


def _question(api: Api, expr: Expr, handles: dict[str, str]) -> str:
    """Returns the expression in Python's terms: attributes instead of queries of C."""
    if not isinstance(expr, Call):
        return _constants(api).get(text(expr), text(expr))
    given = [_question(api, each, handles) for each in expr.arguments]
    if expr.function in QUESTIONS:
        return QUESTIONS[expr.function].format(*given)
    return f"{_asked(api, given[0], handles.get(given[0], ''), expr.function)}.{expr.function}"


def _asked(api: Api, name: str, kind: str, question: str) -> str:
    """Returns the object of a query: the handle itself or the one from which it was created."""
    handles = {each.name: each for each in api.handles()}
    own = handles.get(kind)
    answers = queries(api)
    if own is None or not own.parent or question not in answers.get(own.parent, {}):
        return name
    given = (each for function in api.functions() for each in function.params)
    return next(each.name for each in given if each.item == own.parent)


def _made(api: Api, called: Mapping[str, str]) -> Iterator[Renamed]:
    """Yields the argument names of functions that create an object of a class."""
    makers = {owner.name: entry for _, owner, entry in entries(api) if owner and _is_maker(entry)}
    for function in api.functions():
        entry = makers.get(called.get(function.c_name, ""))
        given = {each.name for each in current_arguments(entry)} if entry else set()
        ends = ((each.name, each.name.partition("_")[2]) for each in function.params)
        words = (Word(c, end) for c, end in ends if c not in given and end in given)
        yield Renamed(function.name, tuple(words))


def _completing(api: Api) -> Iterator[Renamed]:
    """Yields the argument names of functions that complete a started operation."""
    kinds: dict[str, set[Word]] = {}
    for call in python_calls(api):
        written = {each.name for each in call.function.params if each.dir == "out"}
        words = {each for each in _arguments(call) if each.c in written}
        for made in _handles(call.function, "out") if words else ():
            kinds.setdefault(made, set()).update(words)
    for function in api.functions():
        taken = {word for kind in _handles(function, "in") for word in kinds.get(kind, ())}
        yield Renamed(function.name, tuple(sorted(taken, key=lambda word: word.c)))
        for made in _handles(function, "out") if taken else ():
            kinds.setdefault(made, set()).update(taken)


def _handles(function: Function, direction: str) -> Iterator[str]:
    """Yields the kinds of handles that the function accepts or, for `out`, creates."""
    for each in function.params:
        if each.group == "handle" and (each.dir == "out") == (direction == "out"):
            yield each.item


def _is_maker(entry: PythonFunction) -> bool:
    """Returns whether the entry is a constructor with a signature."""
    return entry.name == "__init__" and bool(entry.signature)


def _arguments(call: PythonCall) -> Iterator[Word]:
    """Yields the Python name of each C parameter: its argument, or one of the same name, or
    `out`.
    """
    given = {name: each.name for name, each in argument_mapping(call).arguments.items()}
    others = {each.name.replace("_", ""): each.name for each in current_arguments(call.entry)}
    for each in call.function.params:
        written = OUT if each.type == "buffer" and each.dir != "in" else ""
        name = given.get(each.name) or others.get(each.name) or others.get(written, "")
        if name and name != each.name:
            yield Word(each.name, name)
