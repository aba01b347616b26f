# SPDX-License-Identifier: BSD-3-Clause
"""The reference has every function once, with its form in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dtlgen.emit.docs import reference
from dtlgen.emit.docs.outputs import OUTPUTS
from dtlgen.emit.generate import pages
from dtlgen.model.api import Api
from dtlgen.read.load import load

TABS = re.compile(r":::\{tab-item\} (\S+)\n:sync: \w+\n\n```\w+\n(.*?)\n```", re.DOTALL)


def printed(api: Api, page: str) -> str:
    return pages(api, OUTPUTS)[f"site/reference/{page}.md"].content.decode()


def entry(api: Api, page: str, name: str) -> str:
    """Returns the part of a page that documents a function."""
    return printed(api, page).split(f"\n({name})=\n")[1].split("\n(dtl_")[0]


def test_every_function_stands_once(root: Path) -> None:
    api = load(root / "spec")
    made = pages(api, OUTPUTS)
    text = "\n".join(page.content.decode() for page in made.values())

    places = re.findall(r"^\((dtl_\w+)\)=$", text, re.MULTILINE)
    assert sorted(places) == sorted(function.c_name for function in api.functions())


def test_a_function_is_shown_in_each_language(api: Api) -> None:
    faces = dict(TABS.findall(entry(api, "box", "dtl_box_owner")))

    assert faces["C"] == "dtl_rank_t dtl_box_owner(dtl_box_t box, dtl_index_t place)"
    assert faces["C++"] == "dtl_rank_t dtl::box::owner(dtl_index_t place) const"
    assert faces["Fortran"] == "answer = self%owner(place)\nanswer = dtl_box_owner(box, place)"


def test_the_reference_shows_the_python_form_beside_a_function(root: Path) -> None:
    api = load(root / "spec")

    faces = dict(TABS.findall(entry(api, "context", "dtl_context_split")))
    assert faces["Python"] == "Context.split(color: int, key: int = 0) -> Context"
    faces = dict(TABS.findall(entry(api, "context", "dtl_context_rank")))
    assert faces["Python"] == "Context.rank -> int"
    faces = dict(TABS.findall(entry(api, "collective", "dtl_allreduce")))
    assert faces["Python"].startswith("dtl.allreduce(\n    ctx: Context,\n    value: ")
    assert "self%allreduce(" in faces["Fortran"]


def test_expectations_link_to_their_status(api: Api) -> None:
    text = " ".join(entry(api, "box", "dtl_box_create").split())

    assert "- [`DTL_ERROR_INVALID_ARGUMENT`](#DTL_ERROR_INVALID_ARGUMENT): expected" in text
    assert "expected capacity \\<= limit(dtype)" in text
    assert "\n(DTL_ERROR_INVALID_ARGUMENT)=\n" in printed(api, "statuses")


def test_a_status_says_why_and_what_to_do(api: Api) -> None:
    text = printed(api, "statuses").split("## `DTL_ERROR_OUT_OF_BOUNDS`")[1].split("## ")[0]

    assert "401, of the category bounds; in Python `BoundsError`" in text
    assert "Beyond the end.\n\n**What to do:** Stop before it.\n" in text


def test_another_name_of_a_status_has_no_place(api: Api) -> None:
    assert "(DTL_ERROR_BAD_ARGUMENT)=" not in printed(api, "statuses")


@pytest.mark.parametrize(
    ("doc", "page"),
    [
        ("`*vec` is *vec, a[i] and x < y", r"`*vec` is \*vec, a\[i\] and x \< y"),
        ("DTL_OK and _x", r"DTL_OK and \_x"),
        ("One\nline.\n- an\n  item\n\n    code[i]", "One line.\n- an item\n\n    code[i]"),
    ],
)
def test_markup_of_prose_is_converted(doc: str, page: str) -> None:
    assert reference.prose(doc) == page
