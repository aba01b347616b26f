# SPDX-License-Identifier: BSD-3-Clause
"""Specifications with one changed value, for each key of the schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dtlgen import check
from dtlgen.document import tree as document
from dtlgen.document.diagnostics import Problem, SpecError
from dtlgen.document.record import replace
from dtlgen.document.schema import Grammar
from dtlgen.document.tree import List, Map, Node, Text
from dtlgen.model.api import Api
from dtlgen.read import load

ROOT = Path(__file__).resolve().parents[3]
SPECS = "tests/generator/minimal", "examples/audio-mixer/spec", "spec"  # the small ones first
SCHEMA: dict[str, Any] = json.loads(
    (ROOT / "generator/dtlgen/document/schema.json").read_text("utf-8")
)
DEFINITIONS: dict[str, Any] = SCHEMA["$defs"]
ADDED = {
    "function.deprecated": "Use another.",
    "function.planned": "true",
    "function.since": "9.0.0",
    "example.python": "pass",
    "example.fortran": "end",
    "index.api.version.prerelease": "alpha",
    "enum.c": "dtl_hue_t",
}
WORDS = ("doc", "title", "remedy", "words", "text", "install", "deprecated")
MAX_VALUES = 12  # values tried for each key of a specification
KeyPath = tuple[str | int, ...]  # from the root of a file
KINDS = {Map: "object", List: "array"}


def _resolved(schema: dict[str, Any], name: str, node: Node | None) -> tuple[dict[str, Any], str]:
    """Returns a schema without references and alternatives, and the name of its definition."""
    while "$ref" in schema or "anyOf" in schema:
        if "$ref" in schema:
            target = schema["$ref"].removeprefix("#/$defs/")
            schema = DEFINITIONS[target]
            name = target
        else:
            schema = _alternative(schema["anyOf"], node)
    return schema, name


def _alternative(schemas: list[dict[str, Any]], node: Node | None) -> dict[str, Any]:
    wanted = KINDS.get(type(node), "") if node is not None else "object"
    for each in schemas:
        kinds = _resolved(each, "", node)[0].get("type", "")
        if wanted in kinds if wanted else "object" not in kinds and "array" not in kinds:
            return each
    return schemas[0]


def keys() -> list[str]:
    """Returns the keys of all objects of the schema."""
    found: list[str] = []
    for name, schema in DEFINITIONS.items():
        found += _keys(schema, name)
    return list(dict.fromkeys(found))


def _keys(schema: dict[str, Any], name: str) -> Iterator[str]:
    if "$ref" in schema:
        return
    for each in schema.get("anyOf", ()):
        yield from _keys(each, name)
    for key, value in schema.get("properties", {}).items():
        yield f"{name}.{key}"
        yield from _keys(value, f"{name}.{key}")
    for inner in ("items", "additionalProperties"):
        if isinstance(schema.get(inner), dict):
            yield from _keys(schema[inner], name)


def _places(
    node: Node, schema: dict[str, Any], name: str, path: KeyPath
) -> Iterator[tuple[str, KeyPath]]:
    """Yields each key of the schema that occurs in the tree, and its path."""
    schema, name = _resolved(schema, name, node)
    if isinstance(node, List):
        for index, item in enumerate(node.items):
            yield from _places(item, schema.get("items", {}), name, (*path, index))
    elif isinstance(node, Map):
        for key, item in node.items.items():
            inner = schema.get("properties", {}).get(key)
            if inner is not None:
                yield f"{name}.{key}", (*path, key)
                yield from _places(item, inner, f"{name}.{key}", (*path, key))
            elif isinstance(schema.get("additionalProperties"), dict):
                yield from _places(item, schema["additionalProperties"], name, (*path, key))


class Specification:
    """A specification of this checkout: its files as trees, and the paths of the schema's keys."""

    def __init__(self, folder: str) -> None:
        self.spec = ROOT / folder
        self.trees = {
            path.stem: document.read(path, f"{self.spec.name}/{path.name}")
            for path in sorted(self.spec.glob("*.yaml"))
        }
        self.api = self.loaded({})
        self.places: dict[str, list[tuple[str, KeyPath]]] = {}
        index = self.trees["api"]
        called = index.items.get("kernels") if isinstance(index, Map) else None
        for file, tree in self.trees.items():
            is_called = isinstance(called, Text) and called.value == file
            kind = "index" if file == "api" else "kernels" if is_called else "area"
            for key, path in _places(tree, DEFINITIONS[kind], kind, ()):
                self.places.setdefault(key, []).append((file, path))

    def loaded(self, changed: dict[str, Node]) -> Api:
        """Loads the specification with some files changed.  Raises SpecError if the result can't be
        compared with another one.  Only changed files are checked against the schema."""

        def problems(grammar: Grammar, tree: Node, kind: str) -> list[Problem]:
            is_checked = not changed or any(tree is each for each in changed.values())
            return check_against_schema(grammar, tree, kind) if is_checked else []

        def read(path: Path, *_: object) -> Node:
            return changed.get(path.stem) or self.trees[path.stem]

        check_against_schema = Grammar.problems
        with patch.object(document, "read", read), patch.object(Grammar, "problems", problems):
            api = load.load(self.spec)
        found = check.problems(api, check.TYPED)
        if found:
            raise SpecError(found)
        return api

    def mutants(self, key: str) -> Iterator[tuple[str, Api]]:
        """Yields the mutants that can be loaded, each with a description of the change."""
        tried = 0
        if key in ADDED and key not in self.places:
            yield from self._added(key)
        for file, path in self.places.get(key, ()):
            for said, node in self._others(key, file, path):
                tried += 1
                if tried > MAX_VALUES:
                    return
                yield from self._mutant(file, path, said, node)

    def _mutant(
        self, file: str, path: KeyPath, said: str, node: Node | None
    ) -> Iterator[tuple[str, Api]]:
        with suppress(SpecError, KeyError, ValueError, AssertionError, AttributeError):
            api = self.loaded({file: _changed(self.trees[file], path, node)})
            yield f"{file}.yaml: {'.'.join(map(str, path))} {said}", api

    def _added(self, key: str) -> Iterator[tuple[str, Api]]:
        """Adds a key that no object has to the first object that may have it."""
        definition, _, name = key.rpartition(".")
        beside = (each for each in self.places if each.rpartition(".")[0] == definition)
        for other in beside:
            file, path = self.places[other][0]
            text = Text(ADDED[key], True, self.trees[file].place)
            yield from self._mutant(file, (*path[:-1], name), f"is {text.value}", text)
            return

    def _others(self, key: str, file: str, path: KeyPath) -> Iterator[tuple[str, Node | None]]:
        node = _at(self.trees[file], path)
        if isinstance(node, Text):
            for value in (*_variants(key, node.value), *self._elsewhere(key, node.value)):
                yield f"is {value}", replace(node, value=value)
        else:
            if isinstance(node, List) and len(node.items) > 1:
                yield "lacks its last item", replace(node, items=node.items[:-1])
            if isinstance(node, Map) and len(node.items) > 1:
                *_, last = node.items
                left = {name: each for name, each in node.items.items() if name != last}
                yield f"lacks {last}", replace(node, items=left)
        yield "is not there", None

    def _elsewhere(self, key: str, value: str) -> Iterator[str]:
        """Yields up to three other values that the key has elsewhere."""
        nodes = (_at(self.trees[file], path) for file, path in self.places[key])
        values = dict.fromkeys(each.value for each in nodes if isinstance(each, Text))
        yield from [each for each in values if each != value][:3]


def _variants(key: str, value: str) -> Iterator[str]:
    if value in ("true", "false"):
        yield "false" if value == "true" else "true"
    elif value.lstrip("-").isdigit():
        yield str(int(value) + 1)
    definition, _, name = key.rpartition(".")
    if name in WORDS:
        yield "other"
    properties = DEFINITIONS.get(definition, {}).get("properties", {})
    yield from (each for each in properties.get(name, {}).get("enum", ()) if each != value)
    if not value.lstrip("-").isdigit():
        yield f"{value}2"
        yield f"{value[:-2]}z{value[-2:]}"


def _at(node: Node, path: KeyPath) -> Node:
    for step in path:
        assert not isinstance(node, Text)
        node = node.items[step]  # type: ignore[index]
    return node


def _changed(node: Node, path: KeyPath, new: Node | None) -> Node:
    """Returns the tree with another node, or without a node, at the path."""
    step, *left = path
    inner = _changed(_at(node, (step,)), tuple(left), new) if left else new
    if isinstance(node, List):
        items = [inner if index == step else each for index, each in enumerate(node.items)]
        return replace(node, items=tuple(each for each in items if each is not None))
    assert isinstance(node, Map)
    kept: dict[str, Node | None] = {**node.items, str(step): inner}
    return replace(node, items={key: each for key, each in kept.items() if each is not None})


@cache
def specification(folder: str) -> Specification:
    return Specification(folder)
