# SPDX-License-Identifier: BSD-3-Clause
"""Functions for kernels: one for each scope, with numbers only as arguments."""

from __future__ import annotations

from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.abi import api_changes, lock
from dtlgen.cli import main
from dtlgen.document.diagnostics import SpecError
from dtlgen.emit.c import kernel_header as c_called
from dtlgen.emit.docs import kernel_functions as called_page
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api
from dtlgen.read import lock_file
from dtlgen.read.load import load

KERNELS = """
kernels: dev
title: Boxes in kernels
doc: Numbers alone.
shown: {gcc: run}
constants:
  DTL_DEV_OK: {value: 0, doc: "Done."}
structs:
  dev_box:
    doc: A box.
    fields:
      start: {type: uint64, doc: "Where it starts."}
functions:
  put:
    scopes: [thread, block]
    returns: int32
    doc: Puts.
    params:
      ctx: {type: uint64, doc: "Who."}
      pe: {type: int32, doc: "To whom."}
  rest:
    returns: uint64
    doc: Rests.
"""


@pytest.fixture
def called(spec: Path, spoil: Spoil) -> Path:
    """Makes the small specification with functions for kernels."""
    spoil("api", "areas:", "kernels: device\n\nareas:")
    (spec / "device.yaml").write_text(KERNELS, encoding="utf-8")
    return spec


def test_an_api_without_them_has_no_page_of_them(api: Api) -> None:
    assert list(c_called.header(api)) == []
    assert list(c_called.symbols(api)) == []
    assert list(called_page.reference(api)) == []


def test_a_function_is_declared_for_each_scope(called: Path) -> None:
    ((path, page),) = c_called.header(load(called))

    assert path == "c/include/dtl/dev.h"
    assert [(each.head, each.parameters) for each in page.declarations] == [
        ("int32_t dtl_dev_put", ("uint64_t ctx", "int32_t pe")),
        ("int32_t dtl_dev_put_block", ("uint64_t ctx", "int32_t pe")),
        ("uint64_t dtl_dev_rest", ("void",)),
    ]
    assert [field.declaration for each in page.structs for field in each.fields] == [
        "uint64_t start"
    ]


def test_symbols_have_their_types(called: Path) -> None:
    ((path, page),) = c_called.symbols(load(called))

    assert path == "c/dtl_dev.txt"
    assert [(each.name, each.returns, each.takes) for each in page.symbols] == [
        ("dtl_dev_put", "int32", ("uint64", "int32")),
        ("dtl_dev_put_block", "int32", ("uint64", "int32")),
        ("dtl_dev_rest", "uint64", ()),
    ]


def test_the_reference_shows_examples_that_ran(called: Path) -> None:
    ((path, page),) = called_page.reference(load(called))

    assert path == "site/reference/dev.md"
    assert page.shown == (("gcc", "run"),)
    assert page.rows[0].heads == ("dtl_dev_put(ctx, pe)", "dtl_dev_put_block(ctx, pe)")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("pe: {type: int32", "pe: {type: float", "expected one of int32, uint64"),
        ("[thread, block]", "[]", "scopes"),
        ("    returns: uint64\n", "", "rest: no returns; expected"),
        ("shown:", "shows:", "shows"),
    ],
)
def test_problems_are_reported_with_their_place(
    called: Path, spoil: Spoil, old: str, new: str, expected: str
) -> None:
    spoil("device", old, new)

    with pytest.raises(SpecError) as error:
        load(called)

    assert expected in str(error.value)
    assert error.value.problems[0].place.file == "spec/device.yaml"


def test_their_file_must_be_there(called: Path) -> None:
    (called / "device.yaml").unlink()

    with pytest.raises(SpecError, match="device"):
        load(called)


def test_the_header_is_one_for_c_cuda_and_hip(called: Path) -> None:
    api = load(called)
    ((path, page),) = c_called.header(api)
    text = Renderer(api.names).page(path, page, "c/templates/kernel_functions.h.j2")

    assert '#define DTL_CALLED extern "C" __device__' in text
    assert "DTL_CALLED int32_t dtl_dev_put_block(uint64_t ctx, int32_t pe);" in text
    assert "#define DTL_DEV_OK 0" in text


PE = """      ctx: {type: uint64, doc: "Who."}
      pe: {type: int32, doc: "To whom."}
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("DTL_DEV_OK: {value: 0", "DTL_DEV_OK: {value: 1", ["DTL_DEV_OK"]),
        ("start: {type: uint64", "start: {type: int32", ["dtl_dev_box"]),
        ("start: {type", "begin: {type", ["dtl_dev_box"]),
        ("pe: {type: int32", "pe: {type: uint64", ["dtl_dev_put", "dtl_dev_put_block"]),
        ("    scopes: [thread, block]\n", "", ["dtl_dev_put_block"]),
        ("    returns: uint64\n", "    returns: int32\n", ["dtl_dev_rest"]),
        ("  rest:\n", "  sleep:\n", ["dtl_dev_rest"]),
        ("pe: {type", "rank: {type", []),
        ("Puts.", "Writes.", []),
    ],
)
def test_missing_functions_of_compiled_kernels_are_reported(
    called: Path, spoil: Spoil, old: str, new: str, expected: list[str]
) -> None:
    before = load(called)
    spoil("device", old, new)

    found = [change for change in api_changes.changes(before, load(called)) if change.breaks]

    assert [change.name for change in found] == expected
    assert all((each.kind, each.languages) == ("binary", ("kernels",)) for each in found)


def test_arguments_of_one_type_that_are_swapped_are_reported(called: Path, spoil: Spoil) -> None:
    both = PE.replace("int32", "uint64")
    spoil("device", PE, both)
    before = load(called)
    ctx, pe = both.splitlines(keepends=True)
    spoil("device", both, pe + ctx)

    found = api_changes.changes(before, load(called))

    assert {change.name: change.witness for change in found if change.breaks} == dict.fromkeys(
        ("dtl_dev_put", "dtl_dev_put_block"), "argument 1 was ctx, is pe"
    )


def test_the_lock_keeps_functions_of_compiled_kernels(called: Path, spoil: Spoil) -> None:
    assert main(["--root", str(called.parent), "lock"]) == 0
    spoil("device", "pe: {type: int32", "pe: {type: uint64")

    api = load(called)
    first, second = lock.problems(lock_file.read(called / lock_file.NAME), api)

    assert api.kernels is not None
    assert first.place == second.place == api.kernels.functions[0].place
    assert first.message.startswith(
        "dtl_dev_put: released as `function of kernels: int32_t (uint64_t, int32_t)`, now "
        "`function of kernels: int32_t (uint64_t, uint64_t)`; expected it unchanged"
    )
