# SPDX-License-Identifier: BSD-3-Clause
"""The wheel of dtlgen is complete: installed alone, it makes a project that passes its tests."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

from dtlgen import __version__

IGNORED = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")


def _done(command: Sequence[str | Path], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def installed(root: Path, tmp_path: Path) -> Path:
    """Makes a Python with the wheel and no other copy of dtlgen; its requirements are those of
    .venv."""
    source, wheels, home = (tmp_path / name for name in ("source", "wheels", "home"))
    shutil.copytree(root / "generator", source, ignore=IGNORED)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", wheels]
    _done([*build, source], tmp_path)
    shutil.rmtree(source)
    venv.create(home, with_pip=True)
    (wheel,) = wheels.glob("*.whl")
    python = home / "bin/python"
    _done([python, "-m", "pip", "install", "--no-index", "--no-deps", wheel], tmp_path)
    site = _done([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], tmp_path)
    Path(site.strip(), "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_a_project_made_by_the_wheel_builds_and_passes(installed: Path, tmp_path: Path) -> None:
    project, build = tmp_path / "tally", tmp_path / "built"
    project.mkdir()
    dtlgen = installed.with_name("dtlgen")
    where = _done([installed, "-c", "import dtlgen; print(dtlgen.__file__)"], tmp_path)
    assert where.startswith(str(installed.parents[1]))
    assert _done([dtlgen, "--version"], tmp_path) == f"dtlgen {__version__}\n"

    _done([dtlgen, "-C", project, "init", "tally", "--prefix", "tl_"], tmp_path)
    assert "keep" in _done([dtlgen, "-C", project, "check"], tmp_path)
    _done(["cmake", "-S", project, "-B", build, f"-DPython3_EXECUTABLE={installed}"], tmp_path)
    _done(["cmake", "--build", build, "--parallel", "2"], tmp_path)

    output = _done(["ctest", "--test-dir", build, "--output-on-failure"], tmp_path)
    assert {"misuse.counting", "counts.c", "counts.f90", "counts.py"} <= {*output.split()}
