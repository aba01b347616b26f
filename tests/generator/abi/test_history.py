# SPDX-License-Identifier: BSD-3-Clause
"""The ABI lock, and the comparison of two versions of the API."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.abi import compare, declarations, history, lock
from dtlgen.abi.compare import Change
from dtlgen.cli import main
from dtlgen.document.diagnostics import CommandError, SpecError
from dtlgen.document.record import replace
from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.read import lock_file
from dtlgen.read.load import load


def _changes(before: dict[str, str], spec: Path) -> list[str]:
    return [str(change) for change in compare.changes(before, declarations.binary(load(spec)))]


def test_facts_are_what_c_programs_rely_upon(spec: Path) -> None:
    found = declarations.binary(load(spec))

    assert found["dtl_box_create"] == (
        "function dtl_status (dtl_context_t ctx, dtl_dtype dtype, dtl_size_t capacity, "
        "const dtl_options *opts, dtl_box_t *box)"
    )
    assert found["dtl_options"] == "struct of 16 bytes: dtl_color color at 0; dtl_size_t depth at 8"
    assert found["dtl_visitor"] == "callback void (void *element, dtl_size_t index)"
    assert found["DTL_COLOR_BLUE"] == "dtl_color 1"
    assert found["DTL_ERROR_OUT_OF_BOUNDS"] == "dtl_status 401"
    assert found["DTL_CATEGORY_BOUNDS"] == "constant 4"
    assert found["dtl_rank_t"] == "type int32_t"
    assert found["dtl_box_t"] == "handle"
    assert list(found) == sorted(found)


def test_an_addition_is_no_break(spoil: Spoil, spec: Path) -> None:
    before = declarations.binary(load(spec))
    spoil("types", "DTL_NO_RANK:", 'DTL_ALL: {value: 5, type: rank, doc: "Every."}\n  DTL_NO_RANK:')

    assert _changes(before, spec) == ["+ DTL_ALL: constant 5"]
    found = compare.changes(before, declarations.binary(load(spec)))
    assert (
        str(compare.required_version(found, "0.1.0", 1)) == "0.2.0 with abi 1: something was added"
    )


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("0.1.0-alpha.1", "0.2.0 with abi 2: something was broken"),
        ("0.1.7", "0.2.0 with abi 2: something was broken"),
        ("1.4.2", "2.0.0 with abi 2: something was broken"),
    ],
)
def test_a_break_asks_for_the_next_abi(version: str, expected: str) -> None:
    found = (Change("dtl_f", "function int (void)", ""),)

    assert str(compare.required_version(found, version, 1)) == expected


def test_a_break_of_python_alone_leaves_the_abi() -> None:
    found = (Change("dtl.f", "function () -> int", "function () -> float"),)

    assert (
        str(compare.required_version(found, "1.0.0", 3)) == "2.0.0 with abi 3: something was broken"
    )


def test_no_change_asks_for_a_patch() -> None:
    assert compare.required_version((), "1.2.3", 3).number == "1.2.4"


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (
            ("box", "capacity: {type: size, valid", "room: {type: size, valid"),
            "dtl_box_create: released as `function dtl_status (dtl_context_t ctx, dtl_dtype dtype, "
            "dtl_size_t capacity, const dtl_options *opts, dtl_box_t *box)`, now `function "
            "dtl_status (dtl_context_t ctx, dtl_dtype dtype, dtl_size_t room, const dtl_options "
            "*opts, dtl_box_t *box)`",
        ),
        (
            ("types", "DTL_COLOR_BLUE: {value: 1", "DTL_COLOR_BLUE: {value: 7"),
            "DTL_COLOR_BLUE: released as `dtl_color 1`, now `dtl_color 7`",
        ),
        (
            ("types", "DTL_NO_RANK: {value: -1", "DTL_NO_ONE: {value: -1"),
            "DTL_NO_RANK: released as `constant -1`, now `gone`",
        ),
        (
            ("types", "depth: {type: size", "depth: {type: index"),
            "dtl_options: released as `struct of 16 bytes: dtl_color color at 0; dtl_size_t depth "
            "at 8`, now `struct of 16 bytes: dtl_color color at 0; dtl_index_t depth at 8`",
        ),
    ],
)
def test_the_lock_refuses_a_break_and_names_the_required_version(
    spoil: Spoil, spec: Path, edit: tuple[str, str, str], message: str
) -> None:
    released = lock.lock_of(load(spec))
    spoil(*edit)

    found = lock.problems(released, load(spec))

    allowed = "expected it unchanged, or version 0.2.0 with abi 2"
    assert [problem.message for problem in found] == [f"{message}; {allowed}"]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (
            ("types", "{type: size, offset: 8, default: 1,", "{type: size, offset: 8, default: 2,"),
            "released as `default: 1`, now `default: 2`",
        ),
        (
            ("types", "text: red", "text: crimson"),
            "released as `text: red`, now `text: crimson`",
        ),
    ],
)
def test_the_lock_refuses_other_defaults_and_texts(
    spoil: Spoil, spec: Path, edit: tuple[str, str, str], message: str
) -> None:
    released = lock.lock_of(load(spec))
    spoil(*edit)

    (found,) = lock.problems(released, load(spec))

    assert message in found.message


def test_a_lock_of_the_past_holds_names_alone(spoil: Spoil, spec: Path) -> None:
    released = replace(lock.lock_of(load(spec)), details={})
    spoil("types", "text: red", "text: crimson")

    assert lock.problems(released, load(spec)) == []


@pytest.mark.parametrize(
    ("minor", "abi", "is_allowed"), [(2, 2, True), (3, 4, True), (1, 2, False), (2, 1, False)]
)
def test_version_and_abi_together_allow_the_break(
    spoil: Spoil, spec: Path, minor: int, abi: int, is_allowed: bool
) -> None:
    released = lock.lock_of(load(spec))
    (spec / lock_file.NAME).write_text(lock.text(released), encoding="utf-8")
    spoil("types", "DTL_COLOR_BLUE: {value: 1", "DTL_COLOR_BLUE: {value: 7")
    spoil("api", "minor: 1", f"minor: {minor}")
    spoil("api", "abi: 1", f"abi: {abi}")

    assert (lock.problems(released, load(spec)) == []) == is_allowed


def test_a_lock_has_one_name_a_line_and_reads_back(spec: Path, tmp_path: Path) -> None:
    written = lock.lock_of(load(spec))
    path = tmp_path / lock_file.NAME
    path.write_text(lock.text(written), encoding="utf-8")

    lines = path.read_text(encoding="utf-8").splitlines()

    assert lock_file.read(path) == written
    names = lines[4 : 4 + len(written.names)]
    assert [name.split('"')[1] for name in names] == sorted(written.names)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"version": 1}'])
def test_a_spoilt_lock_is_reported(tmp_path: Path, content: str) -> None:
    (tmp_path / lock_file.NAME).write_text(content)

    with pytest.raises(SpecError, match=r"abi.lock.json:1: no lock: .* git has the last good one"):
        lock_file.read(tmp_path / lock_file.NAME)


def test_the_lock_holds_each_kind_of_name(root: Path) -> None:
    """The lock has everything in the specification except unreleased names."""
    locked = lock_file.read(root / "spec" / lock_file.NAME).names
    names = declarations.binary(load(root / "spec"))

    assert locked.keys() <= names.keys()
    assert len(locked) > len(names) / 2
    assert {"handle", "enum", "callback", "struct", "macro"} <= {
        fact.split()[0] for fact in locked.values()
    }


MORE = """\
  box_{name}:
    doc: Another one.
    returns: void
    params: {{box: handle.box}}
"""


def _release(spec: Path, version: str, more: str = "") -> None:
    """Locks the API, begins the next version, and adds a function."""
    assert main(["--root", str(spec.parent), "lock"]) == 0
    index, area = spec / "api.yaml", spec / "box.yaml"
    text = re.sub(r"minor: \d+", f"minor: {version.split('.')[1]}", index.read_text())
    index.write_text(text, encoding="utf-8")
    if more:
        functions = f"functions:\n{MORE.format(name=more)}"
        text = re.sub("^functions:\n", functions, area.read_text(), flags=re.M)
        area.write_text(text, encoding="utf-8")


@pytest.fixture
def releases(spec: Path) -> Path:
    """Makes two releases and an unreleased version, each with one more function."""
    _release(spec, "0.2.0", "widen")
    _release(spec, "0.3.0", "narrow")
    return spec


def test_functions_keep_the_release_that_they_came_with(releases: Path) -> None:
    since = {each.name: each.since for each in load(releases).functions()}

    assert since["box_create"] == "0.1.0"
    assert (since["box_widen"], since["box_narrow"]) == ("0.2.0", "0.3.0")


def test_another_since_than_that_of_the_release_is_refused(releases: Path) -> None:
    area = releases / "box.yaml"
    area.write_text(
        area.read_text().replace("  box_widen:\n", '  box_widen:\n    since: "0.1.0"\n')
    )

    found = lock.problems(lock_file.read(releases / lock_file.NAME), load(releases))

    assert [problem.message for problem in found] == [
        "box_widen.since: 0.1.0; expected 0.2.0, or none, since it was released then"
    ]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_each_release_has_a_node_of_symbols(releases: Path, tmp_path: Path) -> None:
    api = load(releases)
    script, source, library = (tmp_path / name for name in ("a.map", "a.c", "liba.so"))
    script.write_bytes(generate.pages(api, OUTPUTS)["c/dtl.map"].content)
    source.write_text("".join(f"void {each.c_name}(void) {{}}\n" for each in api.functions()))

    linked = ["-shared", "-fPIC", "-w", f"-Wl,--version-script={script}", "-o", library, source]
    subprocess.run(["cc", *linked], check=True)
    symbols = subprocess.run(
        ["nm", "-D", library], capture_output=True, text=True, check=True
    ).stdout

    found = dict(re.findall(r" T (\w+)@@(\S+)", symbols))
    assert found["dtl_box_create"] == "DTL_1"
    assert found["dtl_box_widen"] == "DTL_1_0.2.0"
    assert found["dtl_box_narrow"] == "DTL_1_0.3.0"
    assert found.keys() == {each.c_name for each in api.functions()}
    assert "} DTL_1_0.2.0;" in script.read_text()


def test_another_symbol_version_begins_anew(releases: Path) -> None:
    index = releases / "api.yaml"
    index.write_text(index.read_text().replace("symbol_version: DTL_1", "symbol_version: DTL_2"))

    (node,) = re.findall(
        r"^(DTL\S+) {", generate.pages(load(releases), OUTPUTS)["c/dtl.map"].content.decode(), re.M
    )

    assert node == "DTL_2"


def test_the_specification_keeps_the_lock(root: Path) -> None:
    assert lock.problems(lock_file.read(root / "spec" / lock_file.NAME), load(root / "spec")) == []


def test_states_are_found_in_folders_locks_and_git(spec: Path, tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=t", "-c", "user.email=t@t"]
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "add", "spec"], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "spec"], check=True)
    (tmp_path / "old.json").write_text(lock.text(lock.lock_of(load(spec))), encoding="utf-8")

    by_folder = history.find(str(spec), tmp_path)
    by_checkout = history.find(str(tmp_path), tmp_path)
    by_lock = history.find(str(tmp_path / "old.json"), tmp_path)
    by_revision = history.find("HEAD", tmp_path)

    assert by_folder == by_checkout == by_revision
    assert by_lock.lock == by_folder.lock
    assert by_lock.python is None


@pytest.mark.parametrize("name", ["no-such-revision", "--output=x", "missing.json"])
def test_other_names_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"expected a folder with api\.yaml, a lock, or a git"):
        history.find(name, tmp_path)
