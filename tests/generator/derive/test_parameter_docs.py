# SPDX-License-Identifier: BSD-3-Clause
"""Documentation of parameters is derived from their facts unless their doc has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.derive.parameter_docs import parameter_docs
from dtlgen.model.api import Api, Function
from dtlgen.read.load import load

MIXER = Path(__file__).parents[3] / "examples" / "audio-mixer" / "spec"
KNOWN = {
    "context_create.ctx": "The new context, to be closed by dtl_context_destroy.",
    "context_destroy.ctx": "An open context. May be NULL.",
    "box_create.dtype": "What an element is.",
    "box_create.capacity": "Elements there is room for.",
    "reduce.sendbuf": "`count` elements of `dtype`, read.",
    "reduce.recvbuf": "`count` elements of `dtype`, written. "
    "Significant only where `rank(ctx) == root`.",
    "reduce.count": "Number of elements of `sendbuf` and `recvbuf`.",
    "reduce.dtype": "The dtype of the elements of `sendbuf` and `recvbuf`.",
    "gather.room": "`sum(counts)` elements of int32, written. "
    "May be NULL where `sum(counts) == 0`.",
}


@pytest.fixture
def api(spec: Path) -> Api:
    return load(spec)


def _function(api: Api, name: str) -> Function:
    return next(each for each in api.functions() if each.name == name)


@pytest.mark.parametrize("name", KNOWN)
def test_facts_say_what_it_is(api: Api, name: str) -> None:
    function, _, parameter = name.partition(".")

    assert dict(parameter_docs(api, _function(api, function)))[parameter] == KNOWN[name]


def test_retained_memory_is_documented() -> None:
    mixer = load(MIXER)
    docs = dict(parameter_docs(mixer, _function(mixer, "render_start")))

    assert docs["samples"].endswith("In use until `render` is complete.")


def test_sentences_about_an_output_document_it(spec: Path) -> None:
    page = spec / "box.yaml"
    page.write_text(
        page.read_text("utf-8")
        .replace(
            "    doc: What the box is called.\n",
            "    doc: What it is called. Besides, `*used` is what it holds. No more.\n",
        )
        .replace(
            "      box: handle.box\n\n  reduce:",
            "      box: handle.box\n      used: {type: size, dir: out}\n\n  reduce:",
        ),
        "utf-8",
    )
    function = _function(load(page.parent), "box_name")

    assert (
        dict(parameter_docs(load(spec), function))["used"] == "Besides, `*used` is what it holds."
    )
