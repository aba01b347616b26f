# SPDX-License-Identifier: BSD-3-Clause
"""Rules for the Python API."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "signatures_are_python",
        "box",
        '"(self) -> int"',
        '"(self -> int"',
        'spec/box.yaml:79: Box.size.signature: "(self -> int"; expected (parameters) -> type',
    ),
    Case(
        "signatures_are_python",
        "box",
        '"(self) -> int"',
        r'"(self) -> int: ...\nimport os\ndef g()"',
        "spec/box.yaml:79: Box.size.signature: "
        '"(self) -> int: ...\nimport os\ndef g()"; expected (parameters) -> type',
    ),
    Case(
        "signatures_say_every_type",
        "box",
        "value: float, *,",
        "value, *,",
        'spec/box.yaml:81: Box.put.signature: "value" has no type; expected one',
    ),
    Case(
        "signatures_say_every_type",
        "box",
        "at: int = 0) -> None",
        "at: int = 0)",
        'spec/box.yaml:81: Box.put.signature: "the result" has no type; expected one',
    ),
    Case(
        "members_take_their_object",
        "box",
        "(cls, data: Sequence[float]) -> Box",
        "(data: Sequence[float]) -> Box",
        'spec/box.yaml:80: Box.of.signature: first parameter "data"; expected cls, since it is a '
        "classmethod",
    ),
    Case(
        "members_take_their_object",
        "box",
        "(box: Box, op: str = 'sum') -> float",
        "(self: Box, op: str = 'sum') -> float",
        'spec/box.yaml:85: reduce.signature: first parameter "self"; expected no self or cls, '
        "since it is a function",
    ),
    Case(
        "signatures_mention_known_names",
        "box",
        "data: Sequence[float]",
        "data: Sequense[float]",
        'spec/box.yaml:80: Box.of.signature: "Sequense" is not known; expected Sequence',
    ),
    Case(
        "bases_go_together",
        "status",
        "bases: [Exception]",
        "bases: [Exception, int]",
        "spec/status.yaml:21: BoundsError.bases: Python makes no class of Exception and int; "
        "expected others",
    ),
    Case(
        "bases_are_known",
        "status",
        "bases: [Exception]",
        "bases: [Exeption]",
        'spec/status.yaml:21: BoundsError.bases: "Exeption" is not known; expected Exception',
    ),
    Case(
        "exceptions_are_classes",
        "status",
        "exception: BoundsError",
        "exception: BoundError",
        'spec/status.yaml:7: bounds.exception: "BoundError" is not known; expected BoundsError',
    ),
    Case(
        "python_names_are_given_once",
        "box",
        "  functions:\n    reduce: {signature",
        "  functions:\n    Box: {signature",
        "spec/box.yaml:85: Box: stands here twice; first in spec/box.yaml:76",
    ),
    Case(
        "properties_take_their_object_alone",
        "box",
        'signature: "(self) -> int", doc: "How many elements',
        'signature: "(self, at: int) -> int", doc: "How many elements',
        'spec/box.yaml:79: Box.size.signature: "self, at: int"; expected self alone, '
        "since it is a property",
    ),
    Case(
        "exceptions_can_be_raised",
        "status",
        "bases: [Exception]",
        "bases: []",
        "spec/status.yaml:21: BoundsError.bases: no exception among them; expected one, such "
        "as RuntimeError, since failures raise it",
    ),
)
