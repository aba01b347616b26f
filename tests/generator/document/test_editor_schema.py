# SPDX-License-Identifier: BSD-3-Clause
"""Completions that an editor offers with schema.json while a specification is written.

jsonschema reports which parts of the schema apply at a place of an incomplete file; a language
server completes the names that these parts list."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.validators import extend

from dtlgen.document import schema

SCHEMA = json.loads(schema.PATH.read_text("utf-8"))

INDEX = {"api", "areas", "outcomes", "features"}
AREA = {"area", "title", "doc", "handles", "functions", "enums", "structs", "python"}
FUNCTION = {"doc", "params", "returns", "collective", "threads", "deprecated", "since", "fails"}
PARAMETER = {"type", "dir", "nullable", "elem", "len", "valid", "retains", "releases", "closes"}
HANDLE = {"kind", "c", "free", "parent", "threads", "queries", "doc"}
ELSEWHERE = {"api", "areas", "functions", "params", "collective", "releases", "dir", "kind", "free"}


class Here(dict[str, Any]):
    """Marks the cursor where a key is to be completed."""


class Value(str):
    """Marks the cursor where a value is to be completed."""

    __slots__ = ()


def _offered(document: Mapping[str, Any], place: type[Here] | type[Value]) -> set[str]:
    """Returns the keys or values that the schema lists for the place; each key has a
    description."""
    found: set[str] = set()

    def properties(
        validator: Any, listed: dict[str, Any], instance: Any, schema: dict[str, Any]
    ) -> Iterator[Any]:
        if isinstance(instance, Here) and place is Here:
            assert all(each.keys() & {"description", "$ref"} for each in listed.values())
            found.update(listed)
        yield from Draft202012Validator.VALIDATORS["properties"](
            validator, listed, instance, schema
        )

    def enum(_: Any, listed: list[str], instance: Any, __: Any) -> Iterator[Any]:
        if isinstance(instance, Value):
            found.update(listed)
        return iter(())

    def type(
        validator: Any, types: str | list[str], instance: Any, schema: dict[str, Any]
    ) -> Iterator[Any]:
        if not isinstance(instance, Value):
            yield from Draft202012Validator.VALIDATORS["type"](validator, types, instance, schema)
        elif "boolean" in types:
            found.update(("true", "false"))

    hooks = {"properties": properties, "enum": enum, "type": type}
    seeing = extend(Draft202012Validator, hooks)  # type: ignore[no-untyped-call]
    list(seeing(SCHEMA).iter_errors(document))
    return found


def _area(**function: Any) -> dict[str, Any]:
    return {"area": "box", "functions": {"box_put": function}}


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (Here(), AREA),
        (Here(api={}), INDEX),
        ({"area": "box", "functions": {"box_put": Here()}}, FUNCTION),
        ({"area": "box", "handles": {"box": Here()}}, HANDLE),
        (_area(params={"buffer": Here()}), PARAMETER),
    ],
    ids=["area", "index", "function", "handle", "parameter"],
)
def test_keys_are_offered_where_they_may_stand(document: Any, expected: set[str]) -> None:
    offered = _offered(document, Here)

    assert expected <= offered
    elsewhere = ELSEWHERE - expected
    assert not offered & elsewhere


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (_area(params={"box": {"dir": Value()}}), {"in", "out", "inout"}),
        (_area(params={"box": {"releases": Value()}}), {"true", "false"}),
        (_area(params={"box": {"closes": Value()}}), {"true", "false"}),
        (_area(collective=Value()), {"true", "false"}),
        (_area(threads=Value()), {"any", "handle"}),
    ],
    ids=["dir", "releases", "closes", "collective", "threads"],
)
def test_values_are_offered_where_few_are_right(document: Any, expected: set[str]) -> None:
    assert expected <= _offered(document, Value)
