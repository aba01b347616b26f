# SPDX-License-Identifier: BSD-3-Clause
"""Rules for documentation."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "what_is_offered_is_documented",
        "box",
        "doc: The box is gone.",
        'doc: ""',
        "spec/box.yaml:30: box_destroy.doc: empty; expected what users must know of it",
    ),
    Case(
        "parameters_are_explained",
        "box",
        ', doc: "An element."}',
        "}",
        "spec/box.yaml:41: box_owner.place.doc: empty; expected what a caller gives here",
    ),
    Case(
        "failures_say_what_to_do",
        "status",
        'doc: "No such process.", remedy: "Name one."}',
        'doc: "No such process."}',
        "spec/status.yaml:12: DTL_ERROR_INVALID_RANK.remedy: empty; expected what to do after it",
    ),
    Case(
        "docs_say_more_than_the_name",
        "box",
        "doc: What the box is called.",
        "doc: The box name.",
        "spec/box.yaml:43: box_name.doc: its own name in words; expected more than that",
    ),
    Case(
        "docs_promise_nothing",
        "box",
        "doc: The box is gone.",
        "doc: TODO say more",
        "spec/box.yaml:30: box_destroy.doc: TODO; expected a finished text",
    ),
    Case(
        "examples_fit_on_the_page",
        "box",
        "    doc: What the box is called.",
        f"    doc: What it says.\n    example: {{c: {'x' * 93};}}",
        "spec/box.yaml:43: box_name.example: a line of 94 characters; expected at most 92",
    ),
    Case(
        "examples_have_code",
        "box",
        "    doc: What the box is called.",
        "    doc: What it says.\n    example: {prints: nothing}",
        "spec/box.yaml:43: box_name.example: no code; expected c, python or fortran",
    ),
)
