# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen facts`: exports the specification and derived facts for other tools."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dtlgen.cli import main
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def facts(root: Path, capsys: Capture) -> Any:
    assert main(["--root", str(root), "facts"]) == 0
    return json.loads(capsys.readouterr().out)


def _function(facts: Any, name: str) -> Any:
    functions = [each for area in facts["areas"] for each in area["functions"]]
    return next(each for each in functions if each["name"] == name)


def test_all_functions_are_listed(facts: Any, root: Path) -> None:
    functions = [each["c_name"] for area in facts["areas"] for each in area["functions"]]

    assert facts["format"] == 1
    assert functions == [each.c_name for each in load(root / "spec").functions()]


def test_a_parameter_has_its_facts(facts: Any) -> None:
    found = _function(facts, "reduce")["params"]
    sendbuf = next(each for each in found if each["name"] == "sendbuf")

    assert (sendbuf["type"], sendbuf["dir"]) == ("buffer", "in")
    assert (sendbuf["elem"], sendbuf["len"]) == ("dtype", "count")
    assert sendbuf["place"].startswith("spec/")


def test_derived_facts_are_listed_too(facts: Any) -> None:
    reduce = _function(facts, "reduce")
    ids = {each["id"]: each for each in reduce["refuses"]}

    assert reduce["declaration"].startswith("dtl_status dtl_reduce(dtl_context_t ctx, ")
    assert ids["DTL-reduce-root-range"]["expected"] == "root >= 0 and root < size(ctx)"
