# SPDX-License-Identifier: BSD-3-Clause
"""Each fact of a specification has an effect: without it, pages change in each language that uses
the fact.  facts.txt lists every field of the model with these languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dtlgen.document.record import fields, is_record, replace
from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model import api as model
from dtlgen.model.api import Api
from dtlgen.read.load import load

ROOT = Path(__file__).resolve().parents[3]
TABLE = Path(__file__).with_name("facts.txt")
SPECS = "tests/generator/minimal", "examples/audio-mixer/spec", "spec"  # the small ones first
BROKEN = "referred to"  # all pages need the fact, and fail without it

# Replacement values of facts for which neither the opposite nor an empty value has an effect.
VALUES: dict[str, object] = {
    "Dtype.doc": "Words.",
    "Enum.alias": "dtl_shape_t",
    "Family.parent": "context",
    "Feature.doc": "Words.",
    "Field.elements": ("FIRST",),
    "Function.collective": False,
    "Function.deprecated": "Use another.",
    "Function.planned": True,
    "Function.since": "9.0.0",
    "Function.threads": "any",
    "Handle.threads": "any",
    "Operation.numpy": "numpy.add",
    "Query.words": "words",
    "Scalar.refused": "DTL_ERROR_INVALID_RANK",
    "Version.prerelease": "alpha.9",
}


def _records(item: object) -> Iterator[Any]:
    """Yields all records of the model in an item."""
    if isinstance(item, tuple):
        for each in item:
            yield from _records(each)
    elif is_record(item) and type(item).__module__ == model.__name__:
        yield item
        for name in fields(item):
            yield from _records(getattr(item, name))


def _changed(item: Any, kind: str, change: Callable[[Any], Any]) -> Any:
    """Returns a copy in which every record of this kind is changed."""
    if isinstance(item, tuple):
        made = tuple(_changed(each, kind, change) for each in item)
        return made if any(new is not old for new, old in zip(made, item, strict=True)) else item
    if not is_record(item) or type(item).__module__ != model.__name__:
        return item
    given = {name: getattr(item, name) for name in type(item).__match_args__}
    made = {name: _changed(value, kind, change) for name, value in given.items()}
    if any(made[name] is not given[name] for name in given):
        item = replace(item, **made)
    return change(item) if type(item).__name__ == kind else item


def _other(fact: str, value: object) -> object:
    if fact in VALUES:
        return VALUES[fact]
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return ""
        case tuple():
            return ()
        case _:
            return None


def _without(fact: str, api: Api) -> Api:
    kind, _, name = fact.partition(".")

    def change(item: Any) -> Any:
        value = getattr(item, name)
        other = _other(fact, value)
        return item if other == value else replace(item, **{name: other})

    changed: Api = _changed(api, kind, change)
    return changed


def _pages(api: Api) -> dict[str, bytes]:
    return {path: page.content for path, page in generate.pages(api, OUTPUTS).items()}


@cache
def _api(spec: str) -> Api:
    return load(ROOT / spec)


@cache
def _unchanged(spec: str) -> dict[str, bytes]:
    return _pages(_api(spec))


@cache
def _facts() -> tuple[str, ...]:
    """Returns the facts of all records.  A field that holds a record has the facts of that
    record."""
    found = {
        f"{type(each).__name__}.{name}"
        for spec in SPECS
        for each in _records(_api(spec))
        for name in type(each).__match_args__
        if name != "place" and type(getattr(each, name)).__module__ != model.__name__
    }
    return tuple(sorted(found))


@cache
def _table() -> dict[str, str]:
    lines = (line for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {fact: languages for fact, _, languages in (line.partition(": ") for line in lines)}


def _languages(fact: str) -> str:
    """Returns the languages whose pages change, in the first specification whose pages do."""
    for spec in SPECS:
        api, before = _api(spec), _unchanged(spec)
        try:
            after = _pages(_without(fact, api))
        except (AssertionError, AttributeError, LookupError, RuntimeError, ValueError):
            return BROKEN
        changed = {path for path in {*before, *after} if before.get(path) != after.get(path)}
        if changed:
            return " ".join(sorted(set(map(_language, changed))))
    return ""


def _language(path: str) -> str:
    return "cpp" if path.endswith(".hpp") else path.partition("/")[0]


@pytest.mark.parametrize("fact", _facts())
def test_a_fact_changes_the_pages_of_each_language(fact: str) -> None:
    languages, known = _languages(fact), _table().get(fact, "")
    if os.environ.get("DTL_GOLDEN") == "write":
        with TABLE.open("a") as out:
            out.write(f"{fact}: {languages}\n")

    assert known == languages or (languages == "" and known.startswith("- "))


def test_the_table_has_no_facts_of_the_past() -> None:
    assert tuple(_table()) == _facts()
