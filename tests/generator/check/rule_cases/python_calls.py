# SPDX-License-Identifier: BSD-3-Clause
"""Rules for the functions that Python calls."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "calls_name_a_function",
        "box",
        "calls: box_owner",
        "calls: box_owned",
        'spec/box.yaml:82: Box.owner.calls: "box_owned" is not known; expected box_owner',
    ),
    Case(
        "older_names_are_arguments",
        "box",
        "older: {data: value}",
        "older: {data: valeu}",
        'spec/box.yaml:86: total.older: "valeu" is not known; expected value',
    ),
    Case(
        "calls_have_a_signature",
        "box",
        'owner: {calls: box_owner, signature: "(self, place: int) -> int",',
        "owner: {calls: box_owner,",
        "spec/box.yaml:82: Box.owner: no signature; expected (parameters) -> type, since it calls "
        "dtl_box_owner",
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self, plase: int) -> int",
        'spec/box.yaml:82: Box.owner.calls: dtl_box_owner has no "plase"; expected place',
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self) -> int",
        'spec/box.yaml:82: Box.owner.calls: "place" of dtl_box_owner gets nothing; '
        "expected an argument of that name",
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self, place: str) -> int",
        'spec/box.yaml:82: Box.owner.calls: "place" of dtl_box_owner gets str; expected int',
    ),
    Case(
        "calls_fit_the_function",
        "box",
        'calls: box_owner, signature: "(self, place: int) -> int"',
        'calls: box_create, signature: "(self, dtype: DTypeLike, capacity: int, opts: Any) -> int"',
        'spec/box.yaml:82: Box.owner.calls: "opts" of dtl_box_create is struct.options; '
        "expected what has a form in Python",
    ),
    Case(
        "defaults_are_those_of_c",
        "box",
        "(box: Box, op: str = 'sum') -> float",
        "(box: Box, op: str = 'max') -> float",
        "spec/box.yaml:85: reduce.signature: op is 'max' by default; expected DTL_OP_SUM, "
        "as dtl_reduce has it",
    ),
)
