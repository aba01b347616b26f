# SPDX-License-Identifier: BSD-3-Clause
"""The commands of dtlgen: their output, exit status and refusals."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from spec_edits import Spoil

import dtlgen
from dtlgen.cli import main
from dtlgen.read import lock_file
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]


def test_check_counts_what_it_checked(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "check"]) == 0

    functions = len(list(load(root / "spec").functions()))
    assert capsys.readouterr().out.startswith(f"{functions} functions in ")


def test_check_prints_every_problem_and_their_number(spoil: Spoil, capsys: Capture) -> None:
    spoil("box", "doc: The box is gone.", 'doc: ""')
    spec = spoil("box", "root < size(ctx)", "root < width(ctx)")
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')

    assert main(["--root", str(spec.parent), "check"]) == 1

    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith(
        "spec/box.yaml:58:55: reduce.root.valid: width() is not known; expected"
    )
    assert lines[3].startswith("spec/box.yaml:30:3: box_destroy.doc: empty; expected")
    assert lines[6:] == ["dtlgen: 2 to mend"]


def test_generate_refuses_unsupported_specifications(spoil: Spoil, capsys: Capture) -> None:
    spec = spoil("box", "root < size(ctx)", "root < width(ctx)")

    assert main(["--root", str(spec.parent), "generate"]) == 1

    assert "width() is not known" in capsys.readouterr().err
    assert not (spec.parent / "generated").exists()


@pytest.mark.parametrize("command", [["check"], ["generate"], ["list"], ["status"], ["lock"]])
def test_text_that_is_no_yaml_is_one_line(spec: Path, command: list[str], capsys: Capture) -> None:
    (spec / "box.yaml").write_text("area: [box")

    assert main(["--root", str(spec.parent), *command]) == 1

    lines = capsys.readouterr().err.splitlines()
    assert re.match(r"spec/box.yaml:[12]:1: no YAML: ", lines[0])
    assert "Traceback" not in "".join(lines)


def test_a_folder_without_a_specification_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["check"]) == 1

    expected = f"dtlgen: no spec/api.yaml at or above {tmp_path}; expected a checkout, or --root\n"
    assert capsys.readouterr().err == expected


def test_a_checkout_is_found_from_any_folder_within(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(root / "tests" / "generator")

    assert main(["status"]) == 0

    assert capsys.readouterr().out.splitlines()[-1].endswith(" missing")


def test_a_folder_to_start_in_is_as_if_one_were_there(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["-C", str(root / "spec"), "status"]) == 0

    assert capsys.readouterr().out.splitlines()[-1].endswith(" missing")


def test_a_folder_to_start_in_that_is_none_is_refused(tmp_path: Path, capsys: Capture) -> None:
    absent = tmp_path / "absent"

    assert main(["-C", str(absent), "status"]) == 1

    said = f"dtlgen: -C {absent}: No such file or directory; expected a folder\n"
    assert capsys.readouterr().err == said


def test_the_version_is_printed_in_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(SystemExit, match="0"):
        main(["--version"])

    assert capsys.readouterr().out == f"dtlgen {dtlgen.__version__}\n"


@pytest.mark.parametrize("is_there", [True, False])
def test_a_checkout_runs_its_own_generator(spec: Path, root: Path, is_there: bool) -> None:
    package = spec.parent / "generator" / "dtlgen"
    package.mkdir(parents=True)
    for name in ("__init__", "cli"):
        (package / f"{name}.py").touch()
    (package / "__main__.py").write_text('import sys\nprint("the checkout\'s own", sys.argv[1:])\n')

    where = [] if is_there else ["-C", str(spec)]
    result = subprocess.run(
        [sys.executable, "-m", "dtlgen", *where, "status", "--area", "box"],
        cwd=spec if is_there else root,
        env={**os.environ, "PYTHONPATH": str(root / "generator")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert result.stdout == f"the checkout's own {[*where, 'status', '--area', 'box']}\n"


def test_status_counts_planned_functions(spoil: Spoil, capsys: Capture) -> None:
    spec = spoil("box", "doc: What the box is called.", "doc: What it says.\n    planned: true")

    assert main(["--root", str(spec.parent), "status"]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "area                 functions implemented missing",
        "types                        1           1       0",
        "status                       0           0       0",
        "box                          8           7       1",
        "1 missing",
    ]


def test_list_prints_the_names_of_an_area(spec: Path, capsys: Capture) -> None:
    assert main(["--root", str(spec.parent), "list", "--area", "box"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "box: Boxes"
    assert [line.split()[0] for line in lines[1:]] == [
        "dtl_context_t",
        "dtl_box_t",
        "dtl_context_create",
        "dtl_context_destroy",
        "dtl_box_create",
        "dtl_box_destroy",
        "dtl_box_owner",
        "dtl_box_name",
        "dtl_reduce",
        "dtl_gather",
        "dtl.reduce",
        "dtl.total",
        "dtl.Context",
        "dtl.Box",
    ]


def test_an_unknown_area_names_the_nearest(spec: Path, capsys: Capture) -> None:
    assert main(["--root", str(spec.parent), "list", "--area", "bok"]) == 1

    assert capsys.readouterr().err == 'dtlgen: area "bok" is not known; expected box\n'


def test_explain_shows_a_function_in_every_language(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "explain", "dtl_broadcast"]) == 0

    out = capsys.readouterr().out
    assert "dtl_status dtl_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count" in out
    assert 'bind(c, name="dtl_broadcast")' in out
    assert "Python, dtl\n    broadcast(" in out
    assert "DTL_ERROR_INVALID_RANK: root: root >= 0 and root < size(ctx)" in out
    assert "[DTL-broadcast-root-range]" in out


def test_explain_shows_the_procedure_of_the_fortran_type(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "explain", "iallreduce"]) == 0

    out = capsys.readouterr().out
    assert "Fortran, dtl_context_t\n    call self%iallreduce(sendbuf, recvbuf, request, op, " in out
    assert "        type(*), asynchronous, intent(in), optional :: sendbuf(..)\n" in out


def test_explain_shows_the_procedures_of_a_fortran_generic(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "explain", "vector_to_local"]) == 0

    out = capsys.readouterr().out
    assert (
        "\n    self%to_local(global_idx)\n        class(dtl_vector_t), intent(in) :: self\n" in out
    )
    assert "generic :: to_local => vector_to_local, vector_to_local_default\n" in out


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("dtype", "dtl_dtype: enum"),
        ("dtl_dtype", "DTL_DTYPE_FLOAT64"),
        ("DTL_OP_MAXLOC", "DTL_OP_MAXLOC: dtl_reduce_op 11"),
        ("DTL_ERROR_TIMEOUT", "DTL_ERROR_TIMEOUT: dtl_status 106"),
        ("vector", "dtl_vector_t: handle"),
        ("container_options", "struct of 40 bytes"),
        ("predicate", "callback int (const void *element, void *user_data)"),
        ("Context", "class Context"),
    ],
)
def test_explain_knows_types_and_constants(
    root: Path, name: str, expected: str, capsys: Capture
) -> None:
    assert main(["--root", str(root), "explain", name]) == 0

    assert expected in capsys.readouterr().out


def test_explain_names_the_nearest(root: Path, capsys: Capture) -> None:
    assert main(["--root", str(root), "explain", "brodcast"]) == 1

    assert capsys.readouterr().err == 'dtlgen: "brodcast" is not known; expected broadcast\n'


def test_diff_lists_additions_breaks_and_the_version(
    spoil: Spoil, tmp_path: Path, capsys: Capture
) -> None:
    spec = spoil("types", "DTL_COLOR_BLUE: {value: 1", "DTL_COLOR_BLUE: {value: 7")
    shutil.copytree(spec, tmp_path / "old" / "spec")
    spoil("types", "DTL_COLOR_BLUE: {value: 7", "DTL_COLOR_BLUE: {value: 8")
    spoil("types", "DTL_NO_RANK:", 'DTL_ALL: {value: 5, type: rank, doc: "Every."}\n  DTL_NO_RANK:')
    spoil("box", "op: str = 'sum'", "op: str = 'max'")

    assert main(["--root", str(tmp_path), "diff", str(tmp_path / "old")]) == 1

    assert capsys.readouterr().out.splitlines() == [
        "+ DTL_ALL: constant 5",
        "! DTL_COLOR_BLUE: dtl_color 7",
        "                  dtl_color 8  [binary: C, C++, Fortran, Julia, Python, Rust]",
        "! dtl.reduce: function (box: Box, op: str = 'sum') -> float",
        "              function (box: Box, op: str = 'max') -> float  [behaviour: Python]",
        "1 added, 2 broken, 0 loosened",
        "next version: 0.2.0 with abi 2: something was broken",
    ]


def test_lock_freezes_additions_and_refuses_breaks(
    spoil: Spoil, spec: Path, capsys: Capture
) -> None:
    command = ["--root", str(spec.parent), "lock"]
    assert main(command) == 0
    before = (spec / lock_file.NAME).read_text()
    spoil("types", "DTL_NO_RANK:", 'DTL_ALL: {value: 5, type: rank, doc: "Every."}\n  DTL_NO_RANK:')
    assert main(command) == 0
    added = (spec / lock_file.NAME).read_text()
    spoil("types", "DTL_COLOR_BLUE: {value: 1", "DTL_COLOR_BLUE: {value: 7")

    assert main(command) == 1

    assert '"DTL_ALL": "constant 5"' in added
    assert len(added.splitlines()) == len(before.splitlines()) + 1
    assert (spec / lock_file.NAME).read_text() == added
    assert "version 0.2.0 with abi 2" in capsys.readouterr().err


def test_add_writes_a_function_that_loads(spec: Path, capsys: Capture) -> None:
    assert main(["--root", str(spec.parent), "add", "function", "box", "box_shake"]) == 0

    assert capsys.readouterr().out.startswith("spec/box.yaml:73: box_shake begins here")
    added = list(load(spec).functions())[-1]
    assert (added.name, added.planned, added.params[0].type) == (
        "box_shake",
        True,
        "handle.context",
    )


@pytest.mark.parametrize(
    ("area", "name", "message"),
    [
        ("bok", "shake", 'area "bok" is not known; expected box'),
        ("box", "reduce", '"reduce" stands in spec/box.yaml:49; expected a new name'),
        ("box", "Shake!", '"Shake!"; expected a lower-case name of a-z, 0-9 and _'),
    ],
)
def test_add_refuses_impossible_functions(
    spec: Path, area: str, name: str, message: str, capsys: Capture
) -> None:
    before = (spec / "box.yaml").read_text()

    assert main(["--root", str(spec.parent), "add", "function", area, name]) == 1

    assert message in capsys.readouterr().err
    assert (spec / "box.yaml").read_text() == before


@pytest.mark.parametrize("functions", ["functions: {}", "functions: {  }", ""])
def test_add_begins_the_functions_of_an_area(spoil: Spoil, functions: str, capsys: Capture) -> None:
    spec = spoil("status", "functions: {}", functions)

    assert main(["--root", str(spec.parent), "add", "function", "status", "fix"]) == 0

    assert "fix begins here" in capsys.readouterr().out
    assert [each.name for each in load(spec).functions() if each.area == "status"] == ["fix"]


def test_add_refuses_functions_in_braces(spoil: Spoil, capsys: Capture) -> None:
    spec = spoil("status", "functions: {}", "functions: {fix: {doc: It is mended.}}")

    assert main(["--root", str(spec.parent), "add", "function", "status", "break_it"]) == 1

    assert "expected each function on lines of its own" in capsys.readouterr().err


def test_diff_refuses_types_that_are_not_there(spec: Path, spoil: Spoil, capsys: Capture) -> None:
    shutil.copytree(spec, spec.parent / "old" / "spec")
    spoil("box", "opts: {type: struct.options,", "opts: {type: struct.option,")

    assert main(["--root", str(spec.parent), "diff", str(spec.parent / "old")]) == 1

    assert 'box_create.opts.type: "struct.option" is not known' in capsys.readouterr().err


@pytest.mark.parametrize(
    "lock_text",
    [
        '{"version": "a", "abi": 1, "names": {}}',
        '{"version": "0.1.0", "abi": "1", "names": {}}',
        '{"version": "0.1.0", "abi": 1, "names": {"a": 1}}',
        '{"version": "0.1.0", "abi": 1, "names": []}',
        '{"version": 1, "abi": 1, "names": {}}',
        "[" * 100_000,
        "[]",
    ],
)
@pytest.mark.parametrize("command", [["check"], ["lock"], ["diff", "LOCK"]])
def test_a_lock_of_another_form_is_one_line(
    spec: Path, command: list[str], lock_text: str, capsys: Capture
) -> None:
    path = spec / lock_file.NAME
    path.write_text(lock_text)
    command = [str(path) if word == "LOCK" else word for word in command]

    assert main(["--root", str(spec.parent), *command]) == 1

    assert capsys.readouterr().err.startswith("spec/abi.lock.json:1:1: no lock: ")


@pytest.mark.parametrize("command", [["check"], ["generate"], ["status"], ["explain", "reduce"]])
def test_commands_run_without_assertions(spec: Path, root: Path, command: list[str]) -> None:
    (spec / lock_file.NAME).write_text('{"version": "0.1.0", "abi": 1, "names": {}}')

    result = subprocess.run(
        [sys.executable, "-O", "-m", "dtlgen", "--root", str(spec.parent), *command],
        env={**os.environ, "PYTHONPATH": str(root / "generator")},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (result.returncode, result.stderr) == (0, "")
