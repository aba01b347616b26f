# SPDX-License-Identifier: BSD-3-Clause
"""Types of the fixtures, for tests of the generator."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
Spoil = Callable[[str, str, str], Path]


@dataclass(frozen=True)
class Mixer:
    """The built example of another API, and the names of its passed tests."""

    project: Path
    build: Path
    passed: tuple[str, ...]


def built_and_run(project: Path, build: Path) -> list[str]:
    """Builds a project and runs its tests, which must all pass; returns their names."""
    words = [f"-DPython3_EXECUTABLE={sys.executable}", "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror"]
    for command in (
        ["cmake", "-S", str(project), "-B", str(build), *words],
        ["cmake", "--build", str(build), "--parallel", "2"],
        ["ctest", "--test-dir", str(build), "--output-on-failure"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return [line.split()[3] for line in done.stdout.splitlines() if " Passed " in line]
