# SPDX-License-Identifier: BSD-3-Clause
"""The plots of the site's pages of programs, each drawn by the program that the page shows."""

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
TIME = "0"  # in which the drawings were made, so that they are the same each time


def draw(folder: Path) -> Iterator[Path]:
    """One file a page; raises where its program can't draw it."""
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
