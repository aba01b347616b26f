# SPDX-License-Identifier: BSD-3-Clause
"""Unchanged pages are not generated again, and the cost is linear in the number of functions."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakSet

import pytest
from larger_spec import enlarge

from dtlgen import check
from dtlgen.cli import main
from dtlgen.commands import dispatch
from dtlgen.derive.caching import FUNCTIONS, bounded_cache
from dtlgen.document.diagnostics import SpecError
from dtlgen.emit import generate, stamp
from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.output import Output
from dtlgen.model.api import Api
from dtlgen.read.load import load

Capture = pytest.CaptureFixture[str]

EACH = 12  # functions of an area


def _work(spec: Path) -> int:
    """Returns the number of Python calls that check and print the specification."""
    profile = cProfile.Profile()
    profile.enable()
    api = load(spec)
    assert check.problems(api, check.SOUND) == []
    generate.pages(api, OUTPUTS)
    profile.disable()
    return pstats.Stats(profile).total_calls  # type: ignore[attr-defined, no-any-return]


def test_the_work_grows_as_the_specification_does(spec: Path) -> None:
    _work(spec)  # warms up: compiles templates
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

    monkeypatch.setattr(
        "dtlgen.read.load.LARGE_SPECIFICATION", 0
    )  # drops cached trees, so that they are read again
    large = generate.pages(load(spec), OUTPUTS)

    assert {path: page.content for path, page in large.items()} == {
        path: page.content for path, page in small.items()
    }


def test_all_problems_of_a_large_specification_are_reported(
    spec: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enlarge(spec, 2, EACH)
    for area in ("more0", "more1"):
        path = spec / f"{area}.yaml"
        path.write_text(path.read_text().replace("count: size", "count: {typ: size}", 1))
    with pytest.raises(SpecError) as small:
        load(spec)

    monkeypatch.setattr("dtlgen.read.load.LARGE_SPECIFICATION", 0)
    with pytest.raises(SpecError) as large:
        load(spec)

    assert {each.place.file for each in large.value.problems} == {
        "spec/more0.yaml",
        "spec/more1.yaml",
    }
    assert large.value.problems == small.value.problems


def test_equal_parameters_are_one_object(spec: Path) -> None:
    enlarge(spec, 1, EACH)
    equal = [each for each in load(spec, shares=True).functions() if "more0_do" in each.name]
    separate = [each for each in load(spec).functions() if "more0_do" in each.name]

    assert {each.params for each in equal} == {equal[0].params}
    assert len({parameter for each in separate for parameter in each.params}) == 6 * len(separate)
    assert len({each.place.line for each in equal}) == len(equal)


def test_a_mistake_in_equal_parameters_is_reported_for_each(spec: Path, capsys: Capture) -> None:
    enlarge(spec, 1, EACH)
    path = spec / "more0.yaml"
    path.write_text(path.read_text().replace("root < size(more0)", "root < depth(more0)"))
    expected = path.read_text().count("depth(more0)")

    assert main(["--root", str(spec.parent), "generate"]) == 1

    reported = {line for line in capsys.readouterr().err.splitlines() if "more0.yaml:" in line}
    assert len(reported) == expected == EACH - 2


def test_a_page_is_let_go_when_it_is_printed(spec: Path, tmp_path: Path) -> None:
    living: WeakSet[object] = WeakSet()

    @dataclass(eq=False)
    class Page:
        number: int

        def __post_init__(self) -> None:
            living.add(self)

    def output(name: str) -> Output:
        def pages(_: Api) -> Iterator[tuple[str, Page]]:
            for number in range(3):
                yield f"{name}{number}.txt", Page(number)
                assert not living

        return Output(name, pages, "page.txt.j2", folder=tmp_path)

    (tmp_path / "page.txt.j2").write_text("{{ stamp }}\n{{ number }}\n")

    made = generate.settled(load(spec), map(output, "ab"), tmp_path / "generated", may_write=True)

    assert list(made.pages) == ["a0.txt", "b0.txt", "a1.txt", "b1.txt", "a2.txt", "b2.txt"]


def test_a_large_page_is_written_from_its_first_difference(tmp_path: Path) -> None:
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


def test_the_cache_of_derived_facts_is_bounded() -> None:
    made = []

    @bounded_cache
    def derived(function: int) -> int:
        made.append(function)
        return function

    for function in (*range(FUNCTIONS + 1), FUNCTIONS, 0):
        derived(function)

    assert made[FUNCTIONS:] == [FUNCTIONS, 0]


@pytest.fixture
def made(spec: Path, capsys: Capture) -> Path:
    """Makes a checkout whose generated/ is up to date."""
    assert main(["--root", str(spec.parent), "generate"]) == 0
    capsys.readouterr()
    return spec.parent


@pytest.fixture
def unloaded(made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def fail(*_: object) -> int:
        raise AssertionError("the generator ran; expected the answer of the last time")

    monkeypatch.setattr(dispatch, "run", fail)
    return made


@pytest.mark.parametrize("more", [[], ["--check"]])
def test_unchanged_pages_are_not_generated_again(
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


def test_failed_runs_are_not_cached(made: Path) -> None:
    (made / "generated/c/mine.h").write_text("not made by dtlgen")

    assert main(["--root", str(made), "generate"]) == 1

    assert not stamp.current(made)


def test_git_ignores_the_cache(made: Path) -> None:
    assert (made / stamp.FOLDER / ".gitignore").read_text() == "*\n"


def test_nothing_remembered_is_no_failure(made: Path) -> None:
    folder = made / stamp.FOLDER
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.touch()  # a file instead of the folder

    assert main(["--root", str(made), "generate", "--check"]) == 0


def test_a_depfile_names_the_inputs_of_the_pages(spec: Path, tmp_path: Path) -> None:
    path = tmp_path / "pages.d"

    assert main(["--root", str(spec.parent), "generate", "--depfile", str(path)]) == 0

    targets, _, sources = path.read_text().partition(": ")
    assert str(spec.parent / "generated/c/include/dtl/box.h") in targets.split()
    assert str(spec / "box.yaml") in sources.split()
    assert any(source.endswith("emit/c/templates/header.h.j2") for source in sources.split())
