# SPDX-License-Identifier: BSD-3-Clause
"""The docstrings of the package, which its hand-written functions and classes are given; and of
which functions all ranks hear where one refuses its arguments."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive import python_calls
from dtlgen.document.record import record
from dtlgen.model.api import Api
from dtlgen.model.bindings import PythonFunction


@record
class Doc:
    """`name` is `Class`, `Class.member` or `function`."""

    name: str
    text: str


@record
class Agreement:
    """A function whose refusal on one rank all ranks hear of, and where: `agrees` of a function."""

    name: str
    agrees: str


@record
class Docs:
    module: str
    docs: tuple[Doc, ...]
    values: tuple[Doc, ...]
    agreements: tuple[Agreement, ...]


def pages(api: Api) -> Iterator[tuple[str, Docs]]:
    yield (
        f"python/{api.names.package}/_docs.py",
        Docs(api.doc, tuple(_docs(api)), tuple(_values(api)), tuple(_agreements(api))),
    )


def _docs(api: Api) -> Iterator[Doc]:
    """Yields docstrings of hand-written functions; generated functions have theirs."""
    made = python_calls.generated(api)
    return (doc for doc in _all(api) if doc.name not in made)


def _all(api: Api) -> Iterator[Doc]:
    for area in api.areas:
        for each in area.python_classes:
            yield Doc(each.name, each.doc)
            members = (member for member in each.members if member.kind != "value")
            yield from (Doc(f"{each.name}.{member.name}", member.doc) for member in members)
        functions = (each for each in area.python_functions if each.kind != "value")
        yield from (Doc(each.name, each.doc) for each in functions)


def _values(api: Api) -> Iterator[Doc]:
    """Yields the documentation of attributes, except enum members (classes that consist of
    values only).
    """
    for area in api.areas:
        for each in area.python_classes:
            values = [member for member in each.members if member.kind == "value"]
            if len(values) < len(each.members):
                yield from (Doc(f"{each.name}.{member.name}", member.doc) for member in values)


def _agreements(api: Api) -> Iterator[Agreement]:
    called = {each.name: each.agrees for each in api.functions()}
    for name, function in _entries(api):
        agrees = function.agrees or called.get(function.calls, "")
        if agrees:
            yield Agreement(name, agrees)


def _entries(api: Api) -> Iterator[tuple[str, PythonFunction]]:
    for area in api.areas:
        for each in area.python_classes:
            yield from ((f"{each.name}.{member.name}", member) for member in each.members)
        yield from ((each.name, each) for each in area.python_functions)
