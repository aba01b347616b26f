# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen diff`: which languages a change affects, how it breaks programs, and a call that shows
it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.abi import api_changes
from dtlgen.abi.compare import Change
from dtlgen.abi.value_changes import ALL_LANGUAGES
from dtlgen.cli import main
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]
Edit = tuple[str, str, str]

ALL = "CCFJPR"  # C, C++, Fortran, Julia, Python, Rust
ROOT = ("box", "root >= 0 and root < size(ctx)")
REDUCE = ("box", "\"(box: Box, op: str = 'sum') -> float\"")


def _changes(spec: Path, spoil: Spoil, edit: Edit) -> list[Change]:
    before = load(spec)
    spoil(*edit)
    return list(api_changes.changes(before, load(spec)))


@pytest.mark.parametrize(
    ("edit", "kind", "languages"),
    [
        (("types", "DTL_COLOR_BLUE: {value: 1", "DTL_COLOR_BLUE: {value: 7"), "binary", "*"),
        (("box", "capacity: {type: size,", "capacity: {type: index,"), "binary", "*"),
        (("box", "{kind: 2,", "{kind: 7,"), "binary", "*"),
        (("box", "capacity: {type: size, valid: \"capacity <=",
          "room: {type: size, valid: \"room <="), "keyword", "F"),
        (("box", "match: [count, dtype, op, root]", "match: []"), "", ""),
        (("box", "    doc: The box is gone.", "    doc: Gone.\n    threads: any"), "", ""),
        (("box", "counts: {type: \"size[]\", len: size(ctx),",
          "counts: {type: \"size[]\", len: size(ctx) + 1,"), "behaviour", "*"),
        (("box", "elem: int32, len: sum", "elem: float64, len: sum"), "behaviour", "*"),
        (("box", "default: DTL_OP_SUM", "default: 0"), "behaviour", "CFP"),
        (("box", "default: DTL_OP_SUM", "doc: What becomes of two."), "behaviour", "CFP"),
        (("box", "opts: {type: struct.options, nullable: true}", "opts: struct.options"),
         "behaviour", "*"),
        (("box", "    doc: The root has the elements of all.",
          "    doc: The root has them.\n    collective: true\n    match: []"), "behaviour", "*"),
        (("box", "rule: empty}", "rule: empty, status: DTL_ERROR_OUT_OF_BOUNDS}"),
         "behaviour", "*"),
        (("box", "    requires: mpi", "    requires: nccl"), "behaviour", "*"),
        (("box", "on_error: DTL_NO_RANK", "on_error: -2"), "behaviour", "*"),
        (("types", "{type: size, offset: 8, default: 1,", "{type: size, offset: 8, default: 2,"),
         "behaviour", "*"),
        (("types", "text: red", "text: crimson"), "behaviour", "*"),
        (("status", "exception: BoundsError", "exception: ValueError"), "behaviour", "P"),
        (("api", "dtl_core: [types, status]\n  dtl_boxes: [box]",
          "dtl_core: [types, status, box]"), "source", "F"),
        (("api", "compatibility_headers: [dtl]", "compatibility_headers: [dtl_c]"), "source", "C"),
        ((*REDUCE, '"(box: Box, operation: str = \'sum\') -> float"'), "keyword", "P"),
        ((*REDUCE, '"(op: str, box: Box) -> float"'), "source", "P"),
        ((*REDUCE, '"(box: Box, op: str) -> float"'), "behaviour", "P"),
        ((*REDUCE, '"(box: Box, op: str = \'sum\') -> int"'), "behaviour", "P"),
        ((*REDUCE, '"(box: Box, op: str = \'sum\', at: int = 0) -> float"'), "loosened", "P"),
        ((*REDUCE, '"(box: Box | None, op: str = \'sum\') -> float"'), "loosened", "P"),
        ((*REDUCE, '"(box: Box, op: str = \'sum\', *, at: int) -> float"'), "source", "P"),
    ],
)  # fmt: skip
def test_a_change_is_reported_by_kind_and_language(
    spec: Path, spoil: Spoil, edit: Edit, kind: str, languages: str
) -> None:
    found = [change for change in _changes(spec, spoil, edit) if change.old]

    assert {change.kind for change in found} == ({kind} if kind else set())
    letters = {"".join(language[0] for language in change.languages) for change in found}
    assert letters == ({ALL if languages == "*" else languages} if kind else set())


@pytest.mark.parametrize(
    ("new", "kind", "witness"),
    [
        ("root >= 0 and root < size(ctx) - 1", "behaviour", "was accepted, is refused"),
        ("root > 0 and root < size(ctx)", "behaviour", "root = 0"),
        ("root >= 0 and root <= size(ctx)", "loosened", "was refused, is accepted"),
        ("root >= -1 and root < size(ctx)", "loosened", "root = -1"),
        ("root < size(ctx) and root >= 0", "loosened", ""),
    ],
)
def test_a_condition_is_shown_to_be_tighter_or_looser_by_a_call(
    spec: Path, spoil: Spoil, new: str, kind: str, witness: str
) -> None:
    (change,) = _changes(spec, spoil, (*ROOT, new))

    assert change.kind == kind
    assert witness in change.witness
    assert bool(change.witness) == bool(witness)


VALID = '"place >= 0 and place < global_size(box)"'
PLACE = f'      place: {{type: index, valid: {VALID}, doc: "An element."}}\n'
LAST = '      last: {type: index, doc: "Another one."}\n'


def test_arguments_that_change_places_mean_something_else(spec: Path, spoil: Spoil) -> None:
    """If their types are equal, all programs still compile."""
    spoil("box", PLACE, PLACE + LAST)

    (change,) = _changes(spec, spoil, ("box", PLACE + LAST, LAST + PLACE))

    assert (change.kind, change.languages) == ("behaviour", ALL_LANGUAGES)
    assert change.witness == "argument 2 was place, is last"


def test_nothing_has_changed_in_the_same_state(spec: Path) -> None:
    assert api_changes.changes(load(spec), load(spec)) == ()


@pytest.fixture
def old(spec: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "old" / "spec"
    shutil.copytree(spec, folder)
    return folder


@pytest.mark.parametrize(("version", "status"), [("minor: 1", 1), ("minor: 2", 0), ("minor: 3", 0)])
def test_a_break_passes_with_the_version_that_it_asks_for(
    old: Path, spec: Path, spoil: Spoil, version: str, status: int, capsys: Capture
) -> None:
    spoil(*ROOT, "root > 0 and root < size(ctx)")
    spoil("api", "minor: 1", version)

    assert main(["--root", str(spec.parent), "diff", str(old)]) == status

    assert "next version: 0.2.0 with abi 1: something was broken" in capsys.readouterr().out


def test_an_addition_passes(old: Path, spec: Path, spoil: Spoil) -> None:
    spoil("types", "DTL_NO_RANK:", 'DTL_ALL: {value: 5, type: rank, doc: "Every."}\n  DTL_NO_RANK:')

    assert main(["--root", str(spec.parent), "diff", str(old)]) == 0


def test_json_has_every_change_and_the_next_version(
    old: Path, spec: Path, spoil: Spoil, capsys: Capture
) -> None:
    spoil(*ROOT, "root > 0 and root < size(ctx)")

    assert main(["--root", str(spec.parent), "diff", str(old), "--format", "json"]) == 1

    report = json.loads(capsys.readouterr().out)
    (change,) = report["changes"]
    assert (change["name"], change["kind"], change["breaks"]) == ("dtl_reduce", "behaviour", True)
    assert change["languages"] == list(ALL_LANGUAGES)
    assert report["next"] == {"number": "0.2.0", "abi": 1, "reason": "something was broken"}
    assert report["allowed"] is False
