# SPDX-License-Identifier: BSD-3-Clause
"""The loader accepts known keys, and refuses everything else with a file, a line and a reason."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hostile_specs import HOSTILE, Hostile
from spec_edits import Spoil

from dtlgen import cli
from dtlgen.document import tree as document
from dtlgen.document.diagnostics import SpecError
from dtlgen.document.expression import Call, Name, Operation
from dtlgen.document.tree import List, Map, Text
from dtlgen.read.load import load


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda hostile: hostile.id)
def test_hostile_text_is_refused_with_its_line(hostile: Hostile, spoil: Spoil) -> None:
    spec = spoil(hostile.file, hostile.old, hostile.new)

    with pytest.raises(SpecError) as error:
        load(spec)

    assert str(error.value.problems[0]) == hostile.message


def test_at_least_thirty_hostile_texts_are_refused() -> None:
    assert len({hostile.id for hostile in HOSTILE}) >= 30


def test_every_fault_is_reported_in_the_order_of_the_files(spoil: Spoil) -> None:
    spoil("box", "title: Boxes", "titel: Boxes")
    spoil("status", "{value: 401,", "{value: four,")
    spec = spoil("types", "text: red", "text: Red!")

    with pytest.raises(SpecError) as error:
        load(spec)

    places = [str(problem.place) for problem in error.value.problems]
    assert places == [
        "spec/box.yaml:1",
        "spec/box.yaml:2",
        "spec/status.yaml:11",
        "spec/types.yaml:34",
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "spec/box.yaml:1: an empty file; expected a mapping"),
        (b"- area", "spec/box.yaml:1: a list; expected a mapping"),
        (
            b"area: box\ntitle: \xff",
            "spec/box.yaml:2: bytes that are not UTF-8; expected UTF-8 text",
        ),
        (b"#" * 1048577, "spec/box.yaml:1: file of 1048577 bytes; expected at most 1048576"),
    ],
)
def test_files_that_are_no_area_are_refused(spec: Path, content: bytes, message: str) -> None:
    (spec / "box.yaml").write_bytes(content)

    with pytest.raises(SpecError) as error:
        load(spec)

    assert str(error.value.problems[0]) == message


@pytest.mark.parametrize("name", ["api.yaml", "box.yaml", "schema.json", "abi.lock.json"])
def test_a_fifo_is_refused_and_not_waited_for(
    spec: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (spec / name).unlink(missing_ok=True)
    os.mkfifo(spec / name)

    assert cli.main(["--root", str(spec.parent), "check"]) == 1

    said = capsys.readouterr().err
    assert name in said
    assert "not a regular file" in said


def test_a_missing_index_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"api.yaml:1: can't be read: No such file"):
        load(tmp_path)


def test_the_schema_is_checked_before_names_are_resolved() -> None:
    tree = document.parse("a: [on, null, 010, 1e3, 'true']\nb: {c: d}\n", "f")

    assert isinstance(tree, Map)
    items = tree.items["a"]
    assert isinstance(items, List)
    texts = [item for item in items.items if isinstance(item, Text)]
    assert [item.value for item in texts] == ["on", "null", "010", "1e3", "true"]
    assert [item.plain for item in texts] == [True, True, True, True, False]
    assert tree.keys["b"].line == 2


def test_the_model_has_the_contents_of_a_file(spec: Path) -> None:
    api = load(spec)

    reduce = next(function for function in api.functions() if function.name == "reduce")
    assert [parameter.name for parameter in reduce.params] == [
        "ctx",
        "sendbuf",
        "recvbuf",
        "count",
        "dtype",
        "op",
        "root",
    ]
    recvbuf, root = reduce.params[2], reduce.params[6]
    assert (recvbuf.type, recvbuf.dir, recvbuf.len, recvbuf.alias) == (
        "buffer",
        "out",
        Name("count"),
        "sendbuf",
    )
    assert recvbuf.at == Operation("==", Call("rank", (Name("ctx"),)), Name("root"))
    assert [condition.status for condition in root.valid] == ["DTL_ERROR_INVALID_RANK"]
    assert (reduce.collective, reduce.blocking, reduce.requires) == (True, True, "mpi")
    assert (reduce.since, reduce.impl, reduce.area) == ("0.1.0", "reduce", "box")


def test_tables_become_enums(spec: Path) -> None:
    enums = {enum.name: enum for enum in load(spec).enums}

    assert [(value.name, value.value) for value in enums["dtype"].members] == [
        ("DTL_DTYPE_INT32", 0),
        ("DTL_DTYPE_FLOAT64", 1),
        ("DTL_DTYPE_INT32_INT32", 2),
    ]
    assert enums["dtype"].ranges == ((0, 2),)
    assert [value.name for value in enums["reduce_op"].values] == ["DTL_OP_SUM", "DTL_OP_LOR"]


def test_the_range_of_an_index_has_its_own_status(spec: Path) -> None:
    owner = next(function for function in load(spec).functions() if function.name == "box_owner")

    assert owner.params[1].valid[0].status == "DTL_ERROR_OUT_OF_BOUNDS"


def test_a_collective_function_says_what_must_agree(spoil: Spoil) -> None:
    spec = spoil("box", "    match: [count, dtype, op, root]\n", "")

    with pytest.raises(SpecError) as error:
        load(spec)

    expected = "expected the arguments that are the same on all ranks, or []"
    assert str(error.value) == f"spec/box.yaml:49: functions.reduce: no match; {expected}"


def test_an_empty_match_is_said(spoil: Spoil) -> None:
    spec = spoil("box", "match: [count, dtype, op, root]", "match: []")

    reduce = next(function for function in load(spec).functions() if function.name == "reduce")
    assert reduce.match == ()
