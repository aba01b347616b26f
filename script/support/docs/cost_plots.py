# SPDX-License-Identifier: BSD-3-Clause
"""Plots the results of script/bench for the site's pages on costs: ratios with matplotlib, and
growth with benchmarks/growth/growth_charts.py."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
RESULTS = ROOT / "benchmarks/results"
PAGE = ROOT / "docs/concepts/costs.md"
BEFORE = "\n## Calls in C\n"  # the heading before which the plots are inserted
GROWTH = ROOT / "docs/concepts/growth.md"
DRAWN = {
    "messages": "Messages that simulated ranks send, as counted and by the formulas",
    "bytes": "Bytes that simulated ranks send, as counted and by the formulas",
    "ranks-openmpi": "Processor time of calls on 1 to 8 ranks, Open MPI",
    "sizes-openmpi": "Processor time of calls of several sizes, Open MPI",
    "ranks-mpich": "Processor time of calls on 1 to 8 ranks, MPICH",
    "sizes-mpich": "Processor time of calls of several sizes, MPICH",
}
LANGUAGES = ("C", "C++", "Fortran", "Python")
SETTINGS = {"svg.fonttype": "none", "svg.hashsalt": "dtl", "font.size": 9}

Row = dict[str, Any]


def rows() -> dict[str, list[Row]]:
    """Returns the ratios of each language that has results."""
    groups = json.loads((RESULTS / "ratios.json").read_text()).values()
    found: dict[str, list[Row]] = {}
    for row in (row for group in groups for row in group["results"]):
        language = row["what"].partition(":")[0]
        if row["unit"] == "x" and not row["is_speed"] and language in LANGUAGES:
            found.setdefault(language, []).append(row)
    return found


def file(language: str) -> str:
    """Returns the file name of a language's plot."""
    return f"costs-{language.lower().replace('+', 'p')}.svg"


def with_plots(page: str) -> str:
    """Returns the page on costs with links to the plots of draw()."""
    shown = "".join(
        f"\n```{{figure}} {file(language)}\n"
        f":alt: How long calls of {language} take, as a ratio to what they are compared to\n\n"
        f"{language}: the line is as fast as what it is compared to\n"
        "```\n"
        for language in rows()
    )
    return page.replace(BEFORE, shown + BEFORE, 1)


def with_growth(page: str) -> str:
    """Returns the page on the growth of costs with its charts and the machine's description."""
    where = json.loads((RESULTS / "growth.json").read_text())["machine"]
    machine = f"{where['processor']}, {where['cores']} cores, a load of {where['load']} meanwhile"
    shown = "".join(
        f"\n```{{figure}} growth-{name}.svg\n:alt: {words}\n\n{words}\n```\n"
        for name, words in DRAWN.items()
    )
    return f"{page}\nMeasured on {machine}.\n{shown}"


# The function that adds plots to each page.
PAGES = {PAGE: with_plots, GROWTH: with_growth}


def draw_growth(folder: Path) -> None:
    """Runs the program that draws the growth charts into the folder."""
    program = ROOT / "benchmarks/growth/growth_charts.py"
    subprocess.run([sys.executable, program, folder], check=True)


def draw(folder: Path) -> Iterator[Path]:
    """Writes and yields one file for each language; unchanged files are not written."""
    matplotlib = import_module("matplotlib")  # only installed in the environment of the site
    matplotlib.use("svg")
    for language, found in rows().items():
        path = folder / file(language)
        fresh = path.with_suffix(".new")
        with matplotlib.rc_context(SETTINGS):
            _ratios(found).savefig(fresh, format="svg", metadata={"Date": None})
        if path.exists() and path.read_bytes() == fresh.read_bytes():
            fresh.unlink()
        else:
            fresh.replace(path)
        yield path


def _ratios(found: list[Row]) -> Any:
    """Plots the calls from top to bottom and their ratios from left to right."""
    make = import_module("matplotlib.figure").Figure
    figure = make(figsize=(8, 1 + 0.2 * len(found)), layout="constrained")
    axes = figure.add_subplot()
    places = range(len(found), 0, -1)
    axes.axvline(1, color="0.6", linewidth=0.8)
    axes.plot([row["value"] for row in found], places, "o", color="C0", markersize=4)
    labels = [f"{row['what'].partition(': ')[2]} ({row['against']})" for row in found]
    axes.set_yticks(places, labels)
    axes.set_ylim(0, len(found) + 1)
    axes.set_xscale("log")
    axes.set_xlabel("time, as a ratio; less is faster")
    axes.grid(axis="x", color="0.9")
    return figure
