# SPDX-License-Identifier: BSD-3-Clause
"""Reports of problems: the quoted text, formats for users and tools, and the pages of codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rule_cases import CASES
from spec_edits import Spoil

from dtlgen import check
from dtlgen.check import message_codes
from dtlgen.cli import main
from dtlgen.commands.report import report
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.read import lock_file
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def root(spoil: Spoil) -> Path:
    """Makes a checkout with two mistakes."""
    spoil("box", "opts: {type: struct.options,", "opts: {type: struct.option,")
    spec = spoil("box", "root < size(ctx)", "root < width(ctx)")
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')
    return spec.parent


def _check(root: Path, *more: str) -> int:
    return main(["--root", str(root), "check", *more])


def test_the_text_in_question_is_marked(root: Path, capsys: Capture) -> None:
    assert _check(root) == 1

    lines = capsys.readouterr().err.splitlines()
    assert lines[:3] == [
        'spec/box.yaml:27:20: box_create.opts.type: "struct.option" is not known; '
        "expected struct.options [parameter-types-are-known]",
        "    27 |       opts: {type: struct.option, nullable: true}",
        "       |                    ^^^^^^^^^^^^^",
    ]
    assert lines[4:] == [
        '    58 |       root: {type: rank, valid: "root >= 0 and root < width(ctx)", '
        'doc: "Who has the sum."}',
        "       |                                                       ^^^^^",
        "dtlgen: 2 to mend",
    ]


def test_json_is_a_list_of_places(root: Path, capsys: Capture) -> None:
    assert _check(root, "--format", "json") == 1

    found = json.loads(capsys.readouterr().out)
    assert found[0] == {
        "file": "spec/box.yaml",
        "line": 27,
        "column": 20,
        "end_column": 33,
        "code": "parameter-types-are-known",
        "message": 'box_create.opts.type: "struct.option" is not known; expected struct.options',
    }
    assert [each["line"] for each in found] == [27, 58]


def test_sarif_has_each_rule_with_its_meaning(root: Path, capsys: Capture) -> None:
    assert _check(root, "--format", "sarif") == 1

    log = json.loads(capsys.readouterr().out)
    assert log["version"] == "2.1.0"
    run = log["runs"][0]
    named = {rule["id"]: rule["fullDescription"]["text"] for rule in run["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in run["results"]} == set(named)
    assert all(named.values())
    assert run["results"][0]["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "spec/box.yaml"},
        "region": {"startLine": 27, "startColumn": 20, "endColumn": 33},
    }


def test_github_gets_an_annotation_each(root: Path, capsys: Capture) -> None:
    assert _check(root, "--format", "github") == 1

    first = capsys.readouterr().out.splitlines()[0]
    assert first == (
        "::error file=spec/box.yaml,line=27,col=20,endColumn=32,"
        'title=dtlgen parameter-types-are-known::box_create.opts.type: "struct.option" is not '
        "known; expected struct.options"
    )


def test_an_annotation_stays_on_one_line(tmp_path: Path) -> None:
    problem = Problem(Place("spec/box.yaml", 1), "100 %\nmore", "value")

    assert report([problem], tmp_path, "github").endswith("::100 %25%0Amore\n")


@pytest.mark.parametrize(("format", "empty"), [("json", "[]\n"), ("github", "")])
def test_success_is_reported_too(spec: Path, format: str, empty: str, capsys: Capture) -> None:
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')

    assert _check(spec.parent, "--format", format) == 0

    assert capsys.readouterr().out == empty


def test_generate_reports_to_tools_as_well(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "generate", "--format", "json"]) == 1

    assert json.loads(capsys.readouterr().out)[0]["line"] == 27


def test_faults_of_several_files_come_at_once(spoil: Spoil) -> None:
    spoil("box", "title: Boxes", "titel: Boxes")
    spoil("types", "title: Types", "title: [Types]")
    spec = spoil("status", "{value: 401,", "{value: 0401,")

    with pytest.raises(SpecError) as error:
        load(spec)

    found = [(problem.place.file, problem.code) for problem in error.value.problems]
    assert found == [
        ("spec/box.yaml", "missing-key"),
        ("spec/box.yaml", "unknown-key"),
        ("spec/status.yaml", "value"),
        ("spec/types.yaml", "value"),
    ]


def test_consequences_of_an_unknown_name_are_not_reported(spoil: Spoil) -> None:
    """Without the array, its length and its reduction are not checked."""
    spec = spoil("box", 'counts: {type: "size[]",', 'counts: {type: "sise[]",')

    found = check.problems(load(spec), check.SOUND)

    assert [problem.code for problem in found if problem.place.line == 70] == [
        "parameter-types-are-known"
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_the_mark_lies_in_the_line(case: object, spoil: Spoil) -> None:
    spec = spoil(case.file, case.old, case.new)  # type: ignore[attr-defined]
    found = check.problems(load(spec), (*check.SOUND, *check.COMPLETE))

    for line in report(found, spec.parent, "text").splitlines():
        place = re.match(r"(spec/\w+\.yaml):(\d+):(\d+): ", line)
        if place:
            text = (spec.parent / place[1]).read_text("utf-8").split("\n")[int(place[2]) - 1]
            assert 0 < int(place[3]) <= len(text)
            assert not text[int(place[3]) - 1].isspace()


@pytest.mark.parametrize("code", sorted({*message_codes.FORM, *message_codes.rules()}))
def test_every_code_has_a_page(code: str, spec: Path, capsys: Capture) -> None:
    assert main(["--root", str(spec.parent), "explain", code]) == 0

    head, empty, meaning, *_ = capsys.readouterr().out.splitlines()
    assert (head.partition(":")[0], empty) == (code, "")
    assert len(meaning) > 30


def test_no_page_is_of_a_rule_that_is_gone() -> None:
    assert message_codes.REASONS.keys() <= message_codes.rules().keys()
