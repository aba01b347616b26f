# SPDX-License-Identifier: BSD-3-Clause
"""The page of guarantees shows tests/guarantees.yaml, and the tests named there exist."""

import sys
import xml.etree.ElementTree as ET

import pytest
from programs import ROOT

sys.path.append(str(ROOT / "script/support"))
from testing import guarantees

pytestmark = pytest.mark.usefixtures("one_rank_only")


def test_every_guarantee_names_tests_that_exist():
    named = [test for guarantee in guarantees.guarantees() for test in guarantee.tests]

    assert len(guarantees.guarantees()) == 18
    assert [test for test in named if not test.exists()] == []


def test_a_missing_test_is_reported():
    for path in ("tests/python/docs/test_guarantees.py", "tests/python/nowhere.py"):
        assert not guarantees.Test(guarantees.Path(path), "test_of_nothing").exists()


def test_the_page_shows_every_guarantee():
    page = guarantees.PAGE.read_text()

    assert page == guarantees.page(list(guarantees.published_results())), (
        "run python script/support guarantees"
    )


def test_measurements_cover_all_tests():
    run, other = (
        guarantees.Test(guarantees.Path("tests/c/a/run.c"), "f"),
        guarantees.Test(guarantees.Path("tests/c/a/other.c"), "f"),
    )
    guarantee = guarantees.Guarantee("it holds", "always", (run, other))
    case = ET.fromstring("<testcase/>")

    assert guarantees.measured(guarantee, {"a.run.openmpi.2": [case]}) == ""
    both = {"a.run.openmpi.2": [case], "a.other.1": [case, case]}
    assert guarantees.measured(guarantee, both) == "3 passed, none failed"


def test_measurements_of_c_tests_are_parsed():
    said = "measured: 20000 random calls\n7 of them refused"
    case = ET.fromstring(f"<testcase><system-out>{said}</system-out></testcase>")
    assert list(guarantees.largest([case, case])) == ["2e+04 random calls"]


def report_of(folder, name, commit):
    report = folder / f"{name}.xml"
    report.write_text(f'<testsuite><testcase classname="a" name="{name}"/></testsuite>')
    report.with_suffix(".commit").write_text(commit)


def test_only_runs_on_one_commit_are_combined(tmp_path):
    for name in ("first", "second"):
        report_of(tmp_path, name, guarantees.revision())
    report_of(tmp_path, "earlier", "another commit")
    (tmp_path / "foreign.xml").write_text('<testsuite><testcase name="b"/></testsuite>')

    assert sorted(guarantees.results(tmp_path)) == ["a.first", "a.second"]


def test_coverage_of_another_commit_is_ignored(tmp_path, monkeypatch):
    figures = tmp_path / "figures.json"
    monkeypatch.setattr(guarantees, "FIGURES", figures)

    for commit, said in (("another commit", ""), (guarantees.revision(), "86.0 % of runtime/")):
        figures.write_text(f'{{"runtime/": 86.0, "commit": "{commit}"}}')
        assert guarantees.coverage() == said
