# SPDX-License-Identifier: BSD-3-Clause
"""What tests of the generator import of what their fixtures give."""

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
    """The example of another API, built, and the tests of it that have passed."""

    project: Path
    build: Path
    passed: tuple[str, ...]


def built_and_run(project: Path, build: Path) -> list[str]:
    """The tests that have passed; all have."""
    words = [f"-DPython3_EXECUTABLE={sys.executable}", "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror"]
    for command in (
        ["cmake", "-S", str(project), "-B", str(build), *words],
        ["cmake", "--build", str(build), "--parallel", "2"],
        ["ctest", "--test-dir", str(build), "--output-on-failure"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return [line.split()[3] for line in done.stdout.splitlines() if " Passed " in line]
