# SPDX-License-Identifier: BSD-3-Clause
"""Each rule finds the case that breaks it, reports it exactly, and accepts everything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_cases import CASES, Case
from spec_edits import Spoil

from dtlgen import check
from dtlgen.document.record import replace
from dtlgen.read.load import load

RULES = (*check.SOUND, *check.COMPLETE)


def test_the_small_specification_keeps_every_rule(spec: Path) -> None:
    assert check.problems(load(spec), RULES) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_rule_says_where_what_and_what_was_expected(case: Case, spoil: Spoil) -> None:
    api = load(spoil(case.file, case.old, case.new))

    found = check.problems(api, [rule for rule in RULES if rule.__name__ == case.rule])

    assert str(found[0]) == case.message


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_no_other_rule_is_broken(case: Case, spoil: Spoil) -> None:
    api = load(spoil(case.file, case.old, case.new))

    found = check.problems(api, [rule for rule in RULES if rule.__name__ != case.rule])

    assert found == []


def test_every_rule_has_a_case() -> None:
    assert {case.rule for case in CASES} == {rule.__name__ for rule in RULES}


def test_causes_are_reported_first_and_without_consequences(spoil: Spoil) -> None:
    api = load(spoil("box", "  box: {kind: 2,", "  crate: {kind: 2,"))

    found = check.problems(api, RULES)

    assert [each.code for each in found] == ["forms-are-known", *4 * ["parameter-types-are-known"]]


def test_an_unknown_name_is_reported_once(spoil: Spoil) -> None:
    api = load(spoil("box", "      place: {type", "      places: {type"))

    found = check.problems(api, RULES)

    assert [each.code for each in found] == ["expressions-have-types", "calls-fit-the-function"]


@pytest.mark.parametrize("name", ["error", "handle", "calls"])
def test_an_area_has_a_header_of_its_own(name: str, spec: Path) -> None:
    api = load(spec)
    first, *others = api.areas

    found = check.problems(replace(api, areas=(replace(first, name=name), *others)), check.SOUND)

    assert any(f": {name}: {name}.h has the guard of dtl_{name}.h" in str(each) for each in found)
