# SPDX-License-Identifier: BSD-3-Clause
"""Languages for kernels: a wrapper for each function, its typing, and a page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.document.diagnostics import SpecError
from dtlgen.emit.docs import kernel_language as language_page
from dtlgen.emit.python import kernel_language
from dtlgen.emit.render import Renderer
from dtlgen.read.load import load

KERNELS = """
kernels: dev
title: Boxes in kernels
doc: Numbers alone.
structs:
  dev_context:
    doc: Who.
    fields:
      pe: {type: int32, doc: "Its number."}
functions:
  put:
    scopes: [thread, block]
    returns: int32
    doc: Puts.
    params:
      ctx: {type: uint64, doc: "Who."}
      pe: {type: int32, doc: "To whom."}
language:
  package: tiles
  state: dev_context
  title: Tiles
  doc: Tiles on ranks.
  tiers: {extern: "A function.", plain: "By hand."}
  modules:
    words:
      path: words
      doc: Words.
      functions:
        put_all:
          {signature: "(rank: int, axis: int = -1) -> None", tier: extern, calls: put_block,
           doc: "Puts."}
        __rest:
          {signature: "(how: str) -> int", tier: plain, doc: "Rests."}
    more:
      path: words/more
      doc: More.
      constants:
        BLUE: {is: DTL_TONE_LOW, doc: "Low."}
      functions:
        count:
          {signature: "() -> int", tier: extern, calls: put, gives: int32, doc: "Counts."}
"""


@pytest.fixture
def tiles(spec: Path, spoil: Spoil) -> Path:
    """Makes the small specification with a language for kernels."""
    constant = next(iter(load(spec).enums)).values[0].name
    spoil("api", "areas:", "kernels: device\n\nareas:")
    (spec / "device.yaml").write_text(KERNELS.replace("DTL_TONE_LOW", constant), encoding="utf-8")
    return spec


def test_an_api_without_one_has_no_page_of_it(spec: Path) -> None:
    api = load(spec)
    for pages in (
        kernel_language.modules,
        kernel_language.typings,
        kernel_language.symbols,
        language_page.reference,
    ):
        assert list(pages(api)) == []


def test_a_row_is_a_call_of_its_tier(tiles: Path) -> None:
    (path, words), (inner, more) = kernel_language.modules(load(tiles))

    assert (path, inner) == (
        "python/dtl/tiles/words/_functions.py",
        "python/dtl/tiles/words/more.py",
    )
    assert [(each.parameters, each.body, each.arguments) for each in words.functions] == [
        (("rank", "axis=-1"), "return _extern.call", ('"put_block"', "None", '("rank", rank)')),
        (("how",), "return _plain.rest", ("how",)),
    ]
    assert words.exports == ("put_all", "__rest")
    assert [(each.name, each.value) for each in more.constants] == [("BLUE", 0)]
    assert more.functions[0].arguments == ('"put"', '"int32"')


def test_typings_say_the_signature(tiles: Path) -> None:
    api = load(tiles)
    (path, page), _ = kernel_language.typings(api)
    text = Renderer(api.names).page(path, page, "python/templates/kernels/rows.pyi.j2")

    assert "def put_all(rank: int, axis: int = -1) -> None: ..." in text
    ast.parse(text)


def test_python_reads_the_wrappers_and_the_table(tiles: Path) -> None:
    api = load(tiles)
    for path, page in kernel_language.modules(api):
        ast.parse(Renderer(api.names).page(path, page, "python/templates/kernels/rows.py.j2"))
    for path, table in kernel_language.symbols(api):
        ast.parse(Renderer(api.names).page(path, table, "python/templates/kernels/symbols.py.j2"))


def test_the_table_has_every_scope(tiles: Path) -> None:
    ((path, page),) = kernel_language.symbols(load(tiles))

    assert path == "python/dtl/tiles/_symbols.py"
    assert [each.name for each in page.symbols] == ["put", "put_block"]
    assert page.context == (("pe", "int32"),)


def test_the_page_says_the_tiers(tiles: Path) -> None:
    api = load(tiles)
    ((path, page),) = language_page.reference(api)
    text = Renderer(api.names).page(path, page, "docs/templates/site/kernel_language.md.j2")

    assert path == "site/reference/tiles.md"
    assert "put_all(rank, axis=-1)\n```\nTier extern. Puts.\n" in text


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("tier: plain", "tier: fancy", '__rest.tier: "fancy"; expected one of extern, plain'),
        ("calls: put_block", "calls: putt", 'put_all.calls: "putt"; expected a function of this'),
        ("tier: plain", "tier: plain, calls: put", '__rest.calls: "put"; expected none without'),
        ("(how: str) -> int", "(how -> int", "__rest.signature"),
        ("path: words/more", "path: /words", "path"),
        ("state: dev_context", "state: dev", 'language.state: "dev"; expected a struct of this'),
    ],
)
def test_problems_are_reported_with_their_place(
    tiles: Path, spoil: Spoil, old: str, new: str, expected: str
) -> None:
    spoil("device", old, new)

    with pytest.raises(SpecError) as error:
        load(tiles)

    assert expected in str(error.value)
    assert error.value.problems[0].place.file == "spec/device.yaml"


def test_constants_are_the_apis(tiles: Path) -> None:
    text = (tiles / "device.yaml").read_text(encoding="utf-8")
    start, _, rest = text.partition("{is: ")
    (tiles / "device.yaml").write_text(f"{start}{{is: DTL_NONE{rest[rest.index(',') :]}")

    with pytest.raises(SpecError, match=r"BLUE\.is: DTL_NONE; expected a constant of the API"):
        list(kernel_language.modules(load(tiles)))
