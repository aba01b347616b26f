# SPDX-License-Identifier: BSD-3-Clause
"""The support files of stubs have the names of the API, and only what its specification needs."""

from __future__ import annotations

from pathlib import Path

from dtlgen.document.record import replace
from dtlgen.emit.c import sources as c_sources
from dtlgen.emit.c import support
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api
from dtlgen.read.load import load


def _printed(api: Api) -> dict[str, str]:
    renderer = Renderer(api.names)
    return {
        path: renderer.page(path, page, output.template)
        for output in support.outputs()
        for path, page in output.pages(api)
    }


def test_kinds_of_a_family_share_one_lookup(api: Api) -> None:
    assert "*dtl__handle_container(" in _printed(api)["c/support/dtl_handle.h"]
    alone = _printed(replace(api, families=()))
    assert "container" not in alone["c/support/dtl_handle.h"]


def test_functions_of_the_last_error_are_implemented_where_they_are_asked_for(root: Path) -> None:
    api = load(root / "spec")
    others = tuple(replace(area, functions=()) for area in api.areas)

    asked = _printed(api)["c/support/dtl_error.c"]
    alone = _printed(replace(api, areas=others))["c/support/dtl_error.c"]

    for name in ("last_error", "last_error_status", "clear_error"):
        assert f"dtl_impl_{name}(" in asked
        assert f"dtl_impl_{name}(" not in alone


def test_a_failure_ends_in_the_name_of_its_status(api: Api) -> None:
    assert 'return "out-of-bounds";' in _printed(api)["c/support/dtl_error.c"]


def test_it_is_compiled(api: Api) -> None:
    ((_, page),) = c_sources.pages(api)

    assert {path for path in _printed(api) if path.endswith(".c")} <= {
        f"c/{path}" for path in page.sources
    }
