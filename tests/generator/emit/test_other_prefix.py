# SPDX-License-Identifier: BSD-3-Clause
"""Every name comes from the specification: an API with another prefix contains no name of DTL."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dtlgen import check
from dtlgen.emit import generate
from dtlgen.emit.generate import Page
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.names import Names
from dtlgen.read.load import load

OURS = re.compile(r"dtl(?!gen)|context|container", re.IGNORECASE)
NAMES = {"dtl_": "bx_", "DTL_": "BX_", "name: dtl": "name: bx", "[dtl]": "[bx]"}
NAMES |= {"context": "device", "Context": "Device", "container": "holder"}


@pytest.fixture
def renamed(spec: Path) -> Path:
    """Makes the small specification with another prefix and other handles."""
    for path in spec.glob("*.yaml"):
        text = path.read_text("utf-8")
        for ours, theirs in NAMES.items():
            text = text.replace(ours, theirs)
        path.write_text(text, "utf-8")
    return spec


@pytest.fixture
def made(renamed: Path) -> dict[str, Page]:
    api = load(renamed)
    assert check.problems(api, (*check.SOUND, *check.COMPLETE)) == []
    return generate.pages(api, OUTPUTS)


def test_no_page_of_another_api_names_this_one(made: dict[str, Page]) -> None:
    named = {
        path
        for path, page in made.items()
        if OURS.search(path) or OURS.search(page.content.decode().partition("Do not edit.")[2])
    }

    assert named == set()


def test_the_pages_lie_where_another_api_looks_for_them(made: dict[str, Page]) -> None:
    expected = {
        "c/include/bx/bx.h",
        "c/impl/bx_impl.h",
        "c/bx.map",
        "python/bx/__init__.py",
        "fortran/bx.f90",
    }

    assert expected <= made.keys()


def test_a_name_of_another_prefix_is_refused(renamed: Path) -> None:
    path = renamed / "box.yaml"
    path.write_text(path.read_text("utf-8").replace("c: bx_box_t", "c: dtl_box_t"), "utf-8")

    found = check.problems(load(renamed), check.SOUND)

    assert [each.message for each in found] == ["dtl_box_t: expected a name that starts with bx_"]


def test_a_name_is_spelt_as_each_language_has_it() -> None:
    names = Names("box", "bx_")

    assert names.c("open") == "bx_open"
    assert names.macro("dtype", "int32") == "BX_DTYPE_INT32"
    assert names.impl("open") == "bx_impl_open"
    assert names.own("refuse") == "bx__refuse"
    assert names.check("open", "path-null") == "BX-open-path-null"
    assert names.header("types") == "box/types.h"
    assert names.python("open") == "box.open"
    assert names.short("bx_open") == "open"
    assert names.short("BX_OPEN") == "OPEN"
