# SPDX-License-Identifier: BSD-3-Clause
"""Rules: everything public has documentation that says more than its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

from dtlgen.check.api_index import ApiIndex
from dtlgen.derive.parameter_docs import parameter_docs
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.model.api import Api, Area
from dtlgen.model.waiting import without_sentence

PROMISES = re.compile(r"\b(TODO|TBD|FIXME|XXX)\b")
LONGEST_CODE = 92  # characters per line
FILLERS = frozenset({"a", "an", "the", "of", "and", "to"})


def what_is_offered_is_documented(index: ApiIndex) -> Iterator[Problem]:
    for name, doc, place in _required(index.api):
        if not doc.strip():
            yield Problem(place, f"{name}.doc: empty; expected what users must know of it")


def parameters_are_explained(index: ApiIndex) -> Iterator[Problem]:
    """The documentation states the meaning of a parameter where its facts do not."""
    for function in index.api.functions():
        if function.planned:
            continue
        for parameter, (name, doc) in zip(
            function.params, parameter_docs(index.api, function), strict=True
        ):
            if not doc:
                message = f"{function.name}.{name}.doc: empty; expected what a caller gives here"
                yield Problem(parameter.place, message)


def failures_say_what_to_do(index: ApiIndex) -> Iterator[Problem]:
    for status in index.api.statuses:
        if status.exception and not status.alias_of and not status.remedy.strip():
            message = f"{status.name}.remedy: empty; expected what to do after it"
            yield Problem(status.place, message)


def docs_say_more_than_the_name(index: ApiIndex) -> Iterator[Problem]:
    for name, doc, place in _all(index.api):
        words = [word for word in _words(doc) if word not in FILLERS]
        own = re.findall(r"[a-z0-9]+", name.rpartition(".")[2].lower())
        if words and words == own:
            yield Problem(place, f"{name}.doc: its own name in words; expected more than that")


def _words(doc: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", without_sentence(doc).lower())


def docs_promise_nothing(index: ApiIndex) -> Iterator[Problem]:
    for name, doc, place in _all(index.api):
        found = PROMISES.search(doc)
        if found:
            yield Problem(place, f"{name}.doc: {found[0]}; expected a finished text")


def examples_fit_on_the_page(index: ApiIndex) -> Iterator[Problem]:
    """Code is not wrapped, and it is indented within comments."""
    for function in index.api.functions():
        for line in function.example.code.split("\n") if function.example else ():
            if len(line) > LONGEST_CODE:
                message = f"{function.name}.example: a line of {len(line)} characters"
                yield Problem(function.place, f"{message}; expected at most {LONGEST_CODE}")


def examples_have_code(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        if function.example and not function.example.code.strip():
            message = f"{function.name}.example: no code; expected c, python or fortran"
            yield Problem(function.place, message)


def _required(api: Api) -> Iterator[tuple[str, str, Place]]:
    """Yields everything that must have documentation: all items except functions that are not
    implemented yet and areas with only such functions.
    """
    offered = [area for area in api.areas if not _is_planned(area)]
    for area in offered:
        yield area.name, area.doc, area.place
        for handle in area.handles:
            yield handle.name, handle.doc, handle.place
        for function in area.functions:
            if not function.planned:
                yield function.name, function.doc, function.place
        yield from _python(area)
    yield from _types(api)


def _is_planned(area: Area) -> bool:
    """Returns whether no function of the area is implemented and Python has no class for it."""
    return not area.python_classes and all(function.planned for function in area.functions)


class Documented(Protocol):
    """An item with a name, a documentation text and a position."""

    @property
    def name(self) -> str: ...
    @property
    def doc(self) -> str: ...
    @property
    def place(self) -> Place: ...


def _types(api: Api) -> Iterator[tuple[str, str, Place]]:
    """Yields the name, documentation and place of each type, constant, status and struct field."""
    items: list[Documented] = [*api.features, *api.scalars, *api.constants, *api.statuses]
    items += [*api.dtypes, *api.operations, *api.enums, *api.structs, *api.callbacks]
    items += [value for enum in api.enums for value in enum.members]
    for item in items:
        yield item.name, item.doc, item.place
    for struct in api.structs:
        yield from ((f"{struct.name}.{f.name}", f.doc, f.place) for f in struct.fields)


def _python(area: Area) -> Iterator[tuple[str, str, Place]]:
    """Yields the name, documentation and place of an area's Python functions, classes and
    members.
    """
    for function in area.python_functions:
        yield function.name, function.doc, function.place
    for cls in area.python_classes:
        yield cls.name, cls.doc, cls.place
        for member in cls.members:
            if not member.name.startswith("__"):
                yield f"{cls.name}.{member.name}", member.doc, member.place


def _all(api: Api) -> Iterator[tuple[str, str, Place]]:
    """Yields what must be documented, and also planned functions and all parameters."""
    yield from _required(api)
    for function in api.functions():
        if function.planned:
            yield function.name, function.doc, function.place
        for parameter in function.params:
            yield f"{function.name}.{parameter.name}", parameter.doc, parameter.place
