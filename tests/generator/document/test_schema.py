# SPDX-License-Identifier: BSD-3-Clause
"""schema.json is valid JSON Schema, and describes the grammar that the loader accepts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hostile_specs import HOSTILE, Hostile
from jsonschema import Draft202012Validator
from spec_edits import Spoil

# The keywords that grammar.py supports; `if`, `then` and `else` choose between the two kinds of
# file.
KEYWORDS = {
    "$schema", "$defs", "$ref", "title", "description", "if", "then", "else", "type", "properties",
    "required", "additionalProperties", "propertyNames", "minProperties", "items", "minItems",
    "enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "anyOf",
}  # fmt: skip

# Faults of the YAML syntax, which the parsed data no longer has.
YAML_ONLY = {
    "alias bomb", "deep nesting", "python tag", "own tag", "duplicate key", "duplicate function",
    "second document", "list as a key", "on for true", "null", "octal number",
    "sexagesimal number", "bidirectional override", "tab", "bell", "bell, escaped", "open bracket",
    "newline in a name", "huge number",
}  # fmt: skip

# Faults that a single file does not show.
OTHER_FILES = {
    "area without a file", "file without an area", "area listed twice", "another area's name",
    "expression with C", "expression too deep", "merge key",
}  # fmt: skip


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    path = Path(__file__).resolve().parents[3] / "generator/dtlgen/document/schema.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def _schemas(value: Any) -> Iterator[dict[str, Any]]:
    """Yields all nested schemas, without the names of properties and definitions."""
    if isinstance(value, list):
        for item in value:
            yield from _schemas(item)
    if not isinstance(value, dict):
        return
    yield value
    for key, inner in value.items():
        if key in ("properties", "$defs"):
            for schema in inner.values():
                yield from _schemas(schema)
        elif key != "enum":
            yield from _schemas(inner)


def test_the_schema_is_json_schema(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)


def test_the_loader_knows_every_keyword(schema: dict[str, Any]) -> None:
    assert {key for inner in _schemas(schema) for key in inner} <= KEYWORDS


def test_every_text_has_a_pattern_or_a_limit(schema: dict[str, Any]) -> None:
    unlimited = [
        inner
        for inner in _schemas(schema)
        if inner.get("type") == "string" and not inner.keys() & {"pattern", "enum", "maxLength"}
    ]

    assert unlimited == []


def test_every_key_is_described(schema: dict[str, Any]) -> None:
    bare = [
        key
        for inner in _schemas(schema)
        for key, property in inner.get("properties", {}).items()
        if "description" not in property and "$ref" not in property
    ]

    assert bare == []


def test_editors_accept_the_specification(schema: dict[str, Any], root: Path) -> None:
    validator = Draft202012Validator(schema)

    for path in sorted((root / "spec").glob("*.yaml")):
        errors = list(validator.iter_errors(yaml.safe_load(path.read_text(encoding="utf-8"))))
        assert errors == [], path.name


@pytest.mark.parametrize(
    "hostile",
    [hostile for hostile in HOSTILE if hostile.id not in YAML_ONLY | OTHER_FILES],
    ids=lambda hostile: hostile.id,
)
def test_editors_refuse_the_same_files_as_the_loader(
    hostile: Hostile, spoil: Spoil, schema: dict[str, Any]
) -> None:
    text = (spoil(hostile.file, hostile.old, hostile.new) / f"{hostile.file}.yaml").read_text()

    assert not Draft202012Validator(schema).is_valid(yaml.safe_load(text))
