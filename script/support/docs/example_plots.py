# SPDX-License-Identifier: BSD-3-Clause
"""Plots for the site's pages on programs, each drawn by the program that the page shows."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from docs import cost_plots

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs/guide/programs"
PACKAGE = ROOT / "build/install/lib/python"
TIME = "0"  # time stamp of the drawings, fixed so that they are reproducible


def draw(folder: Path) -> Iterator[Path]:
    """Writes and yields one file for each page; raises if its program fails."""
    settings = folder / "matplotlibrc"
    settings.write_text(
        "".join(f"{name}: {value}\n" for name, value in cost_plots.SETTINGS.items())
    )
    for page in sorted(PAGES.glob("*.md")):
        path = folder / f"{page.stem}.svg"
        program = ROOT / f"examples/python/{page.stem}.py"
        around = {"MATPLOTLIBRC": str(settings), "SOURCE_DATE_EPOCH": TIME, "DTL_MPI": "none"}
        around |= {"PYTHONPATH": str(PACKAGE), "MPLBACKEND": "svg"}
        command: list[str | Path] = [sys.executable, program, "--plot", path]
        subprocess.run(command, check=True, stdout=subprocess.PIPE, env={**os.environ, **around})
        yield path
