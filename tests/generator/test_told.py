# SPDX-License-Identifier: BSD-3-Clause
"""Of whose wrong handle the other ranks are not told."""

from __future__ import annotations

from pathlib import Path

from dtlgen.emit import c_stubs
from dtlgen.emit.c_types import spelling
from dtlgen.model import Api, Parameter


def _leads_to_ranks(parameter: Parameter) -> bool:
    return parameter.group == "handle" and parameter.dir == "in"


def test_the_page_names_each_collective_that_has_two_handles(real: Api, root: Path) -> None:
    c = spelling(real)
    several = [
        function.c_name
        for function in real.functions()
        if c_stubs.stub(real, c, function).agrees and sum(map(_leads_to_ranks, function.params)) > 1
    ]
    page = (root / "docs/guide/observing.md").read_text()
    told = page[page.index("leads to no context") :].split("\n\n")[0]

    assert several
    assert [name for name in several if f"`{name}`" not in told] == []
