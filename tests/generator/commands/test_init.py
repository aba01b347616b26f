# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen init` makes a project that builds and passes its tests; so does the larger example of the
mixer."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from spec_edits import Mixer, built_and_run

from dtlgen import cli
from dtlgen.commands import compile_check
from dtlgen.emit.generate import pages
from dtlgen.emit.languages import OUTPUTS
from dtlgen.read.load import load


def _init(folder: Path, *words: str) -> int:
    folder.mkdir(exist_ok=True)
    return cli.main(["-C", str(folder), "init", *words])


@pytest.fixture(autouse=True)
def stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restores the working directory, which -C changes."""
    monkeypatch.chdir(Path.cwd())


def test_a_project_builds_and_passes_at_once(tmp_path: Path) -> None:
    assert _init(tmp_path / "new", "tally", "--prefix", "tl_") == 0

    passed = built_and_run(tmp_path / "new", tmp_path / "build")

    assert passed == [
        "misuse.status",
        "misuse.counting",
        "counts.c",
        "counts.f90",
        "counts.py",
        "refused.py",
    ]


def test_the_mixer_builds_and_passes(mixer: Mixer) -> None:
    assert {"misuse.render", "tones.c", "tones.f90", "tones.py", "refused.py"} <= {*mixer.passed}


def test_calls_are_traced_on_request(tmp_path: Path) -> None:
    _init(tmp_path / "new", "tally")
    built_and_run(tmp_path / "new", tmp_path / "build")

    traced = os.environ | {"TALLY_TRACE": "1"}
    done = subprocess.run(
        [tmp_path / "build/counts.c"], env=traced, capture_output=True, text=True, check=True
    )

    assert "tally_counter_add(step=2)\n" in done.stderr


def test_written_files_use_the_chosen_names(tmp_path: Path) -> None:
    _init(tmp_path, "tally", "--prefix", "tl_")

    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    words = "".join(path.read_text("utf-8") for path in files if "generated" not in path.parts)

    assert "tl_counter_open" in words
    assert "api_" not in words.replace("spec/api.yaml", "")
    assert (tmp_path / "spec/api.yaml").read_text("utf-8").startswith("api:\n  name: tally\n")


def test_a_prefix_may_have_digits(tmp_path: Path) -> None:
    assert _init(tmp_path, "tally", "--prefix", "x9_") == 0


def test_its_outputs_are_accepted_by_the_compilers(tmp_path: Path) -> None:
    _init(tmp_path, "tally")
    api = load(tmp_path / "spec")

    assert {each.messages for each in compile_check.outcomes(api, pages(api, OUTPUTS))} == {""}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Tally"], 'name "Tally"; expected 2 to 16 of a-z and 0-9, first a letter'),
        (["class"], 'name "class" is a keyword of Python; expected another'),
        (["json"], 'name "json" is a module of Python; expected another'),
        (["package"], 'name "package" is a target of every build; expected another'),
        (["unix"], 'name "unix" is a word of C, a macro; expected another'),
        (["numpy"], 'name "numpy" is what the project itself uses; expected another'),
        (["counting"], 'name "counting" is an area of the project; expected another'),
        (["std"], 'name "std" is a name space of C++; expected another'),
        (["impl"], 'name "impl" is a header of the project; expected another'),
        (
            ["tally", "--prefix", "Tl"],
            'prefix "Tl"; expected a-z and 0-9 that end in _, as tally_, but not c_',
        ),
        (
            ["tally", "--prefix", "c_"],
            'prefix "c_"; expected a-z and 0-9 that end in _, as tally_, but not c_',
        ),
    ],
    ids=lambda words: words[-1] if isinstance(words, list) else "",
)
def test_a_name_that_can_not_be_is_refused(
    tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _init(tmp_path, *words) == 1
    assert capsys.readouterr().err == f"dtlgen: {said}\n"
    assert not list(tmp_path.iterdir())


def test_a_folder_that_holds_something_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("mine")

    assert _init(tmp_path, "tally") == 1

    assert capsys.readouterr().err == f"dtlgen: {tmp_path} holds mine; expected an empty folder\n"
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
