# SPDX-License-Identifier: BSD-3-Clause
"""The manual pages: man prints them without warnings, and they have all functions."""

from __future__ import annotations

import subprocess
from pathlib import Path

from dtlgen.document.record import replace
from dtlgen.emit.docs.outputs import OUTPUTS
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api


def _made(api: Api) -> dict[str, str]:
    output = OUTPUTS[0]
    renderer = Renderer(api.names)
    return {path: renderer.page(path, page, output.template) for path, page in output.pages(api)}


def _shown(text: str, tmp_path: Path) -> str:
    path = tmp_path / "page.3"
    path.write_text(text, "utf-8")
    done = subprocess.run(
        ["groff", "-man", "-Tascii", "-ww", "-P-cbou", path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


def test_every_function_is_on_a_page_that_groff_takes(real: Api, tmp_path: Path) -> None:
    shown = {path: _shown(text, tmp_path) for path, text in _made(real).items()}

    for function in real.functions():
        assert f"\n   {function.c_name}\n" in shown[f"man/dtl-{function.area}.3"]


def test_a_page_lists_parameters_and_failures(real: Api, tmp_path: Path) -> None:
    words = " ".join(_shown(_made(real)["man/dtl-map.3"], tmp_path).split())

    assert "dtl_map_create( dtl_context_t ctx, dtl_dtype key_dtype," in words
    assert "DTL_ERROR_NULL_POINTER expected map: not NULL" in words
    assert "dtl-window(3)" in words


def test_roff_control_characters_are_escaped(api: Api, tmp_path: Path) -> None:
    area = next(area for area in api.areas if area.functions)
    doc = ".so /etc/passwd\n'ds x y\nC:\\temp -1"
    spoilt = replace(api, areas=(replace(area, doc=doc),))

    (text,) = _made(spoilt).values()

    assert ".so /etc/passwd 'ds x y C:\\temp -1" in " ".join(_shown(text, tmp_path).split())
