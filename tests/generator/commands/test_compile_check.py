# SPDX-License-Identifier: BSD-3-Clause
"""`check --compile`: compiles the generated files with the installed compilers."""

from __future__ import annotations

from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.cli import main
from dtlgen.commands import compile_check
from dtlgen.commands.init import init
from dtlgen.document.record import replace
from dtlgen.emit import generate
from dtlgen.emit.c import outputs as c
from dtlgen.emit.generate import Page
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.api import Api
from dtlgen.read import lock_file
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]
NESTED = """\
  nested:
    c: dtl_nested
    size: 40
    doc: Structs, pointers and small numbers in a struct.
    fields:
      first: {type: rank, offset: 0, doc: "The number."}
      inner: {type: struct.options, offset: 8, doc: "The options."}
      owner: {type: handle.box, offset: 24, doc: "The box."}
      words: {type: string, offset: 32, doc: "The name."}

callbacks:
"""


@pytest.fixture
def made(spec: Path) -> tuple[Api, dict[str, Page]]:
    api = load(spec)
    return api, generate.pages(api, OUTPUTS)


@pytest.mark.parametrize(
    "edit",
    [
        ("types", "callbacks:\n", NESTED),
        ("types", 'base: int32_t, doc: "A process."', 'base: int8_t, doc: "A process."'),
        ("types", 'base: int32_t, doc: "A process."', 'base: int16_t, doc: "A process."'),
        ("types", "{value: -1, type: rank", "{value: -2147483647, type: rank"),
        ("types", "constants:\n", 'constants:\n  DTL_ALL: {value: -1, type: size, doc: "All."}\n'),
        ("types", "DTL_COLOR_COUNT: {value: 2", "DTL_COLOR_COUNT: {value: -2147483647"),
        ("box", "      box: handle.box\n\n  reduce:", "      c_box: handle.box\n\n  reduce:"),
    ],
    ids=["nested", "int8", "int16", "least", "largest", "sentinel", "c_name"],
)  # fmt: skip
def test_accepted_specifications_build(
    spoil: Spoil, edit: tuple[str, str, str], capsys: Capture
) -> None:
    spec = spoil(*edit)
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')

    assert main(["--root", str(spec.parent), "check", "--compile"]) == 0

    assert "cc accepts 5 files" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "command"),
    [
        ("c/include/dtl/box.h", "cc"),
        ("c/include/dtl/box.h", "c++"),
        ("fortran/dtl_boxes.f90", "gfortran"),
        ("python/dtl/_raw/box.py", "python"),
        ("rust/dtl_sys.rs", "rustc"),
        ("rust/dtl.rs", "rustc"),
    ],
)
def test_a_page_that_does_not_compile_is_reported(
    made: tuple[Api, dict[str, Page]], path: str, command: str
) -> None:
    api, pages = made
    pages[path] = replace(pages[path], content=pages[path].content + b"\n) nonsense(\n")

    said = {outcome.compiler: outcome.messages for outcome in compile_check.outcomes(api, pages)}

    assert Path(path).name in said[command]


def test_an_example_of_the_specification_is_tried_where_it_stands(spoil: Spoil) -> None:
    example = 'example: {c: "dtl_box_t box = NULL;\\n\\nreturn nonsense;", prints: none}'
    spec = spoil(
        "box", "    doc: What the box is called.\n", f"    doc: Its name.\n    {example}\n"
    )
    api = load(spec)

    headers = generate.pages(api, c.OUTPUTS)
    said = {each.compiler: each.messages for each in compile_check.outcomes(api, headers)}

    assert "spec/box.yaml: box_name.example:3:" in said["cc, examples"]
    assert "nonsense" in said["cc, examples"]


def test_a_page_with_errors_fails_the_check(
    spec: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')
    wrong = compile_check.Outcome("cc", 1, "dtl.h:1: error\n")
    monkeypatch.setattr(compile_check, "outcomes", lambda *_: [wrong])

    assert main(["--root", str(spec.parent), "check", "--compile"]) == 1

    assert capsys.readouterr().err.splitlines()[1:] == ["cc:", "dtl.h:1: error"]


def test_compilers_that_are_not_there_say_nothing(
    made: tuple[Api, dict[str, Page]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")

    assert [outcome.compiler for outcome in compile_check.outcomes(*made)] == ["python"]


def test_stubs_are_tried_beside_the_implementation_s_conditions(tmp_path: Path) -> None:
    init(tmp_path, "tally", "")
    api = load(tmp_path / "spec")
    pages = generate.pages(api, OUTPUTS)
    path = "c/stubs/counting.c"
    pages[path] = replace(pages[path], content=pages[path].content + b"\n) nonsense(\n")

    alone, beside = (
        {outcome.compiler: outcome.messages for outcome in compile_check.outcomes(api, pages, root)}
        for root in (None, tmp_path)
    )

    assert "cc, inside" not in alone
    assert "counting.c:" in beside["cc, inside"]
