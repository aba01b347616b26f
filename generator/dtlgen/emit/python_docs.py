# SPDX-License-Identifier: BSD-3-Clause
"""The docstrings of the package, which its hand-written functions and classes are given."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen import python_calls
from dtlgen.model import Api
from dtlgen.record import record


@record
class Doc:
    """`name` is `Class`, `Class.member` or `function`."""

    name: str
    text: str


@record
class Docs:
    module: str
    docs: tuple[Doc, ...]


def pages(api: Api) -> Iterator[tuple[str, Docs]]:
    yield f"python/{api.names.package}/_docs.py", Docs(api.doc, tuple(_docs(api)))


def _docs(api: Api) -> Iterator[Doc]:
    """Of what is written by hand: what is made has its docstring."""
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
