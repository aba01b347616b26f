# SPDX-License-Identifier: BSD-3-Clause
"""NAME_RECORD=FILE: the calls of the mixer's program are recorded and replayed without the program.
The tests of DTL's own recording are in tests/c/observe/replay.sh."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from dtlgen import cli


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds the mixer and its program in C, and records a run."""
    root = Path(__file__).resolve().parents[3]
    folder = tmp_path_factory.mktemp("recorded")
    project, made = folder / "examples/audio-mixer", folder / "build"
    shutil.copytree(root / "examples/audio-mixer", project)
    (folder / "generator").symlink_to(root / "generator")
    assert cli.main(["--root", str(project), "generate"]) == 0
    for command in (
        ["cmake", "-S", project, "-B", made, "-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON"],
        ["cmake", "--build", made, "--target", "mixer_replay", "tones.c"],
    ):
        subprocess.run(command, check=True, capture_output=True)
    _recorded(made, "first", "./tones.c")
    return made


def _recorded(build: Path, file: str, *program: str) -> None:
    subprocess.run(
        program, cwd=build, check=True, capture_output=True, env=os.environ | {"MIX_RECORD": file}
    )


def _replayed(build: Path, text: str) -> subprocess.CompletedProcess[str]:
    (build / "edited").write_text(text, "ascii")
    return subprocess.run(
        ["./mixer_replay", "edited"], cwd=build, check=False, capture_output=True, text=True
    )


def test_all_kinds_of_arguments_are_written(build: Path) -> None:
    text = (build / "first").read_text("ascii")

    assert re.search(r"^mix_device_open n\w{8} n\w{8} m > \w{16} 0$", text, re.MULTILINE)
    assert re.search(r"^mix_track_set_gains h\w{16} r\w+ > 0$", text, re.MULTILINE)
    assert re.search(r"^mix_render_start h\w+ n\w+ w\d+ f p m > \w{16} 0$", text, re.MULTILINE)


def test_replayed_calls_record_the_same(build: Path) -> None:
    _recorded(build, "second", "./mixer_replay", "first")

    assert (build / "second").read_text("ascii") == (build / "first").read_text("ascii")


def test_another_status_than_recorded_is_reported(build: Path) -> None:
    text = (build / "first").read_text("ascii")

    done = _replayed(build, re.sub(r"^(mix_track_open .*) 0$", r"\1 101", text, flags=re.MULTILINE))

    assert done.returncode == 1
    assert ": mix_track_open gives 0; 101 was recorded\n" in done.stderr


def test_a_handle_that_was_never_made_is_refused(build: Path) -> None:
    text = (build / "first").read_text("ascii")
    without = "".join(f"{each}\n" for each in text.splitlines() if "mix_track_open" not in each)

    done = _replayed(build, without)

    assert "mix_track_set_gains gives 100; 0 was recorded" in done.stderr
