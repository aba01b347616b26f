# SPDX-License-Identifier: BSD-3-Clause
"""Fixtures: a small valid specification, and functions that edit it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from spec_edits import ROOT, Mixer, Spoil, built_and_run

MINIMAL = Path(__file__).parent / "minimal"
sys.path.insert(0, str(ROOT / "generator"))

from dtlgen import cli  # noqa: E402  - which is found there
from dtlgen.model.api import Api  # noqa: E402
from dtlgen.read.load import load  # noqa: E402  - which is found there

IGNORED = shutil.ignore_patterns("generated", "build")


@pytest.fixture
def is_long(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--long"))


@pytest.fixture
def root() -> Path:
    """Returns the root of this checkout."""
    return ROOT


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """Makes a folder with the small specification."""
    folder = tmp_path / "spec"
    shutil.copytree(MINIMAL, folder)
    return folder


@pytest.fixture
def spoil(spec: Path) -> Spoil:
    """Replaces the only occurrence of a text in a file of the small specification."""

    def replace(name: str, old: str, new: str) -> Path:
        path = spec / f"{name}.yaml"
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}.yaml"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return spec

    return replace


@pytest.fixture
def api(spec: Path) -> Api:
    """Loads the small specification."""
    return load(spec)


@pytest.fixture(scope="session")
def real() -> Api:
    """Loads the specification of DTL."""
    return load(ROOT / "spec")


@pytest.fixture(scope="session")
def mixer(tmp_path_factory: pytest.TempPathFactory) -> Mixer:
    folder = tmp_path_factory.mktemp("built")
    project = folder / "examples/audio-mixer"
    shutil.copytree(ROOT / "examples/audio-mixer", project, ignore=IGNORED)
    (folder / "generator").symlink_to(ROOT / "generator")
    assert cli.main(["--root", str(project), "generate"]) == 0
    return Mixer(project, folder / "build", tuple(built_and_run(project, folder / "build")))
