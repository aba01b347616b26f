# SPDX-License-Identifier: BSD-3-Clause
"""What has not changed is not made again, and twice the functions are twice the work."""

from __future__ import annotations

import cProfile
import pstats
from pathlib import Path

import pytest
from larger import enlarge

from dtlgen import check, commands, generate, stamp
from dtlgen.cli import main
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.load import load
from dtlgen.passing import FUNCTIONS, passing

Capture = pytest.CaptureFixture[str]

EACH = 12  # functions of an area


def _work(spec: Path) -> int:
    """How many functions Python calls to check and to print the specification."""
    profile = cProfile.Profile()
    profile.enable()
    api = load(spec)
    assert check.problems(api, check.SOUND) == []
    generate.pages(api, OUTPUTS)
    profile.disable()
    return pstats.Stats(profile).total_calls  # type: ignore[attr-defined, no-any-return]


def test_the_work_grows_as_the_specification_does(spec: Path) -> None:
    _work(spec)  # templates are compiled, and the like
    small = _work(spec)
    enlarge(spec, 5, EACH)
    five = _work(spec) - small
    enlarge(spec, 20, EACH)
    twenty = _work(spec) - small

    assert twenty < 4.3 * five


def test_a_large_specification_is_made_of_the_same_pages(
    spec: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enlarge(spec, 3, EACH)
    small = generate.pages(load(spec), OUTPUTS)

    monkeypatch.setattr("dtlgen.load.LARGE", 0)  # its trees are dropped, and read again
    monkeypatch.setattr("dtlgen.emit.is_small", lambda _: False)  # no page is kept
    large = generate.pages(load(spec), OUTPUTS)

    assert {path: page.content for path, page in large.items()} == {
        path: page.content for path, page in small.items()
    }


def test_what_a_large_page_should_be_is_written_where_it_begins_to_differ(tmp_path: Path) -> None:
    path = tmp_path / "page.h"
    for old, pieces in (
        (b"one two three", (b"one ", b"two")),
        (b"one ", (b"one ", b"two")),
        (b"one too", (b"one ", b"two")),
    ):
        path.write_bytes(old)
        found = generate.Found(tmp_path, may_write=True)

        found.page("page.h", iter(pieces), "page.j2")

        assert path.read_bytes() == b"one two"
        assert [each.kind for each in found.differences] == ["changed"]


def test_what_follows_from_functions_is_forgotten_after_some_thousand() -> None:
    made = []

    @passing
    def derived(function: int) -> int:
        made.append(function)
        return function

    for function in (*range(FUNCTIONS + 1), FUNCTIONS, 0):
        derived(function)

    assert made[FUNCTIONS:] == [FUNCTIONS, 0]


@pytest.fixture
def made(spec: Path, capsys: Capture) -> Path:
    """A checkout whose generated/ is as it should be."""
    assert main(["--root", str(spec.parent), "generate"]) == 0
    capsys.readouterr()
    return spec.parent


@pytest.fixture
def unloaded(made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def fail(*_: object) -> int:
        raise AssertionError("the generator ran; expected the answer of the last time")

    monkeypatch.setattr(commands, "run", fail)
    return made


@pytest.mark.parametrize("more", [[], ["--check"]])
def test_what_has_not_changed_is_not_made_again(
    unloaded: Path, more: list[str], capsys: Capture
) -> None:
    assert main(["--root", str(unloaded), "generate", *more]) == 0

    out = capsys.readouterr().out
    assert (" files, 0 changed, in 0." in out) == (not more)


@pytest.mark.parametrize("path", ["generated/c/include/dtl/box.h", "generated/python/cdef.h"])
def test_an_edited_page_is_found(made: Path, path: str, capsys: Capture) -> None:
    (made / path).write_text("edited")

    assert main(["--root", str(made), "generate", "--check"]) == 1

    assert f"{path} differs" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["removed", "added"])
def test_a_page_more_or_less_is_found(made: Path, change: str) -> None:
    if change == "removed":
        (made / "generated/c/include/dtl/box.h").unlink()
    else:
        (made / "generated/c/include/dtl/more.h").touch()

    assert main(["--root", str(made), "generate", "--check"]) == 1


def test_an_edited_specification_is_read_again(made: Path, capsys: Capture) -> None:
    path = made / "spec" / "box.yaml"
    path.write_text(path.read_text().replace("What the box is called.", "Its words."))

    assert main(["--root", str(made), "generate"]) == 0

    assert "wrote generated/c/include/dtl/box.h" in capsys.readouterr().out
    assert stamp.current(made)


def test_another_dtlgen_makes_the_pages_again(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stamp.current(made)

    (tmp_path / "emit.py").touch()
    monkeypatch.setattr(stamp, "PACKAGE", tmp_path)

    assert not stamp.current(made)


def test_what_was_not_right_is_not_remembered(made: Path) -> None:
    (made / "generated/c/mine.h").write_text("not made by dtlgen")

    assert main(["--root", str(made), "generate"]) == 1

    assert not stamp.current(made)


def test_git_never_sees_what_is_remembered(made: Path) -> None:
    assert (made / stamp.FOLDER / ".gitignore").read_text() == "*\n"


def test_nothing_remembered_is_no_failure(made: Path) -> None:
    folder = made / stamp.FOLDER
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.touch()  # a file where the folder should be

    assert main(["--root", str(made), "generate", "--check"]) == 0


def test_a_depfile_names_what_the_pages_were_made_from(spec: Path, tmp_path: Path) -> None:
    path = tmp_path / "pages.d"

    assert main(["--root", str(spec.parent), "generate", "--depfile", str(path)]) == 0

    targets, _, sources = path.read_text().partition(": ")
    assert str(spec.parent / "generated/c/include/dtl/box.h") in targets.split()
    assert str(spec / "box.yaml") in sources.split()
    assert any(source.endswith("templates/c/header.h.j2") for source in sources.split())
