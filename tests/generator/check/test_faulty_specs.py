# SPDX-License-Identifier: BSD-3-Clause
"""Every fault is reported at its place, with the expected value."""

from __future__ import annotations

from pathlib import Path

import pytest
from faulty_specs import Wrong, wrong

from dtlgen import check
from dtlgen.document.diagnostics import Problem, SpecError
from dtlgen.read.load import load

MINIMAL = Path(__file__).parents[1] / "minimal"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in MINIMAL.glob("*.yaml")}
WRONG = tuple(wrong(TEXTS))
HELP = ("expected", "first in", "no YAML")


def _problems(spec: Path) -> list[Problem]:
    try:
        return check.problems(load(spec), (*check.SOUND, *check.COMPLETE))
    except SpecError as error:
        return list(error.problems)


def test_there_are_at_least_200() -> None:
    assert len({(each.file, each.start, each.new) for each in WRONG}) >= 200


@pytest.mark.parametrize("file", sorted(TEXTS))
def test_every_wrong_edit_is_refused_at_its_place(spec: Path, file: str) -> None:
    path = spec / f"{file}.yaml"
    accepted, elsewhere, helpless = [], [], []

    for each in (each for each in WRONG if each.file == file):
        path.write_text(each.of(TEXTS[file]), encoding="utf-8")
        found = _problems(spec)
        if not found:
            accepted.append(each.id)
        elif not any(_is_reported_at(problem, each) for problem in found):
            elsewhere.append((each.id, str(found[0])))
        helpless += [str(p) for p in found if not any(word in p.message for word in HELP)]

    assert accepted == []
    assert elsewhere == []
    assert helpless == []


def _is_reported_at(problem: Problem, each: Wrong) -> bool:
    """Returns true if the problem is reported at the edit.  A wrong or missing key is reported at
    the first line of its mapping."""
    line = TEXTS[each.file].count("\n", 0, each.start) + 1
    is_here = problem.place.file == f"spec/{each.file}.yaml"
    return is_here and line - 8 <= problem.place.line <= line + 8
