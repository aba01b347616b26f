# SPDX-License-Identifier: BSD-3-Clause
"""A package that is installed beside dtlgen can add outputs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = """\
from dataclasses import dataclass
from pathlib import Path

from dtlgen.emit.output import Output


@dataclass(frozen=True)
class Names:
    names: tuple


def pages(api):
    yield f"ada/{api.names.package}.txt", Names(tuple(f.name for f in api.functions()))


OUTPUTS = (Output("names for Ada", pages, "names.txt.j2", folder=Path(__file__).parent),)
"""
TEMPLATE = "{{ stamp }}\n{% for name in names %}\n{{ name }}\n{% endfor %}\n"


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Makes a folder of installed packages, as pip writes it."""
    packages = tmp_path / "site-packages"
    (packages / "ada_emitter").mkdir(parents=True)
    (packages / "ada_emitter/__init__.py").write_text(PACKAGE)
    (packages / "ada_emitter/names.txt.j2").write_text(TEMPLATE)
    about = packages / "ada_emitter-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ada-emitter\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[dtlgen.outputs]\nada = ada_emitter:OUTPUTS\n")
    return packages


def _generate(root: Path, *packages: Path) -> str:
    path = os.pathsep.join(map(str, (*packages, *sys.path)))
    command = [sys.executable, "-m", "dtlgen", "--root", root, "generate"]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    return done.stdout


def test_another_package_s_output_is_written(spec: Path, packages: Path) -> None:
    root = spec.parent
    _generate(root)
    said = _generate(root, packages)

    assert "made generated/ada/dtl.txt" in said
    lines = (root / "generated/ada/dtl.txt").read_text().splitlines()
    assert lines[0].startswith('# Made by "dtlgen generate"')
    assert "reduce" in lines


def test_a_change_of_its_template_is_seen(spec: Path, packages: Path) -> None:
    root = spec.parent
    _generate(root, packages)
    (packages / "ada_emitter/names.txt.j2").write_text(TEMPLATE + "end\n")

    assert "wrote generated/ada/dtl.txt" in _generate(root, packages)
    assert "0 changed" in _generate(root, packages)
