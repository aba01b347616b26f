# SPDX-License-Identifier: BSD-3-Clause
"""Validates a document against schema.json and reports every fault with its position.

schema.json is the only grammar of the specification. Editors read it as JSON Schema, and this
module supports the subset of its keywords that the schema uses. Plain scalars are converted to the
type that the schema requires, and messages suggest the nearest known key.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from dtlgen.document import regular_file
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.tree import List, Map, Node, Text

Schema: TypeAlias = dict[str, Any]

PATH = Path(__file__).with_name("schema.json")
INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,19})", re.ASCII)
TRUTH = {"true": True, "false": False}


class Grammar:
    """The schema, prepared for validating nodes."""

    def __init__(self, schema: Schema) -> None:
        self.definitions: dict[str, Schema] = schema["$defs"]
        self.compiled = cache(re.compile)

    @classmethod
    def of(cls, path: Path) -> Grammar:
        """Reads the schema from a file. Raises SpecError if that fails."""
        try:
            return cls(json.loads(regular_file.read_text(path)))
        except (OSError, ValueError, KeyError) as error:
            raise SpecError(
                [Problem(Place(path.name, 1), f"can't be read: {error}", "schema")]
            ) from None

    def problems(self, node: Node, definition: str) -> list[Problem]:
        """Validates `node` against the named definition; returns all faults."""
        return list(self._node(node, self.definitions[definition], ""))

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def _node(self, node: Node, schema: Schema, path: str) -> Iterator[Problem]:
        schema = self._resolved(schema)
        if "anyOf" in schema:
            schema = self._alternative(node, schema)
        if not _kinds(schema) & KINDS[type(node)]:
            yield _problem(node.place, path, f"{NOUNS[type(node)]}; expected {_wanted(schema)}")
        elif isinstance(node, Text):
            yield from self._text(node, schema, path)
        elif isinstance(node, List):
            yield from self._list(node, schema, path)
        else:
            yield from self._map(node, schema, path)

    def _alternative(self, node: Node, schema: Schema) -> Schema:
        """Returns the alternative for this kind of node. The kinds of the alternatives never
        overlap.
        """
        alternatives = [self._resolved(alternative) for alternative in schema["anyOf"]]
        return next(
            (each for each in alternatives if _kinds(each) & KINDS[type(node)]), alternatives[0]
        )

    def _map(self, node: Map, schema: Schema, path: str) -> Iterator[Problem]:
        known: dict[str, Schema] = schema.get("properties", {})
        others = schema["additionalProperties"]
        names = self._resolved(schema.get("propertyNames", {}))
        for key, value in node.items.items():
            inner = f"{path}.{key}" if path else key
            if key in known:
                yield from self._node(value, known[key], inner)
            elif others is False:
                yield _problem(
                    node.keys[key],
                    path,
                    f"unknown key {shown(key)}; expected {_nearest(key, known)}",
                    "unknown-key",
                )
            elif not self.compiled(names["pattern"]).fullmatch(key):
                yield _problem(node.keys[key], path, f"key {shown(key)}; expected {names['title']}")
            else:
                yield from self._node(value, others, inner)
        for key in schema.get("required", ()):
            if key not in node.items:
                yield _problem(
                    node.place,
                    path,
                    f"no {key}; expected {key}: {_description(known[key])}",
                    "missing-key",
                )
        if len(node.items) < schema.get("minProperties", 0):
            yield _problem(node.place, path, "an empty mapping; expected at least one key")

    def _list(self, node: List, schema: Schema, path: str) -> Iterator[Problem]:
        for item in node.items:
            yield from self._node(item, schema["items"], path)
        if len(node.items) < schema.get("minItems", 0):
            yield _problem(node.place, path, "an empty list; expected at least one item")

    def _text(self, node: Text, schema: Schema, path: str) -> Iterator[Problem]:
        """Yields the problem of a scalar, if its type or value does not satisfy the schema."""
        kinds = _kinds(schema)
        if "integer" in kinds and node.plain and INTEGER.fullmatch(node.value):
            yield from _number(node, schema, path)
        elif "boolean" in kinds and node.plain and node.value in TRUTH:
            return
        elif "string" not in kinds:
            yield _problem(node.place, path, f"{shown(node.value)}; expected {_wanted(schema)}")
        elif "enum" in schema and node.value not in schema["enum"]:
            yield _problem(
                node.place,
                path,
                f"{shown(node.value)}; expected {_nearest(node.value, schema['enum'])}",
            )
        elif "pattern" in schema and not self.compiled(schema["pattern"]).fullmatch(node.value):
            yield _problem(node.place, path, f"{shown(node.value)}; expected {_wanted(schema)}")
        elif "maxLength" in schema and len(node.value) > schema["maxLength"]:
            yield _problem(
                node.place,
                path,
                f"{len(node.value)} characters; expected at most {schema['maxLength']}",
            )
        elif len(node.value) < schema.get("minLength", 0):
            yield _problem(node.place, path, "no text; expected some")


KINDS: dict[type, frozenset[str]] = {
    Text: frozenset({"string", "integer", "boolean"}),
    List: frozenset({"array"}),
    Map: frozenset({"object"}),
}
NOUNS: dict[type, str] = {Text: "text", List: "a list", Map: "a mapping"}
WANTED = {
    "string": "text",
    "integer": "an integer without quotes",
    "boolean": "true or false without quotes",
    "array": "a list",
    "object": "a mapping",
}


def shown(value: str) -> str:
    """Returns a value in quotes for a message, shortened to 60 characters."""
    return f'"{value if len(value) <= 60 else value[:57] + "..."}"'


def nearest(word: str, known: list[str]) -> str:
    """Returns the known name closest to `word`; if none is close, lists the names if there are at
    most 24.
    """
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    if close:
        return close[0]
    return f"one of {', '.join(known)}" if len(known) <= 24 else f"one of {len(known)} known names"


def _nearest(word: str, known: Any) -> str:
    return nearest(word, list(known))


def _kinds(schema: Schema) -> frozenset[str]:
    kinds = schema["type"]
    return frozenset([kinds] if isinstance(kinds, str) else kinds)


def _wanted(schema: Schema) -> str:
    """Returns the words for the expected value in a message."""
    return str(schema.get("title") or " or ".join(WANTED[kind] for kind in sorted(_kinds(schema))))


def _description(schema: Schema) -> str:
    return str(schema.get("description", "a value"))


def _number(node: Text, schema: Schema, path: str) -> Iterator[Problem]:
    least, most = schema.get("minimum", -(2**63)), schema.get("maximum", 2**64 - 1)
    if not least <= int(node.value) <= most:
        yield _problem(
            node.place, path, f"{node.value}; expected an integer from {least} to {most}"
        )


def _problem(place: Place, path: str, message: str, code: str = "value") -> Problem:
    return Problem(place, f"{path}: {message}" if path else message, code)
