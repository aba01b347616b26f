# SPDX-License-Identifier: BSD-3-Clause
"""Plots show the measured data and the results of the pages' programs."""

from __future__ import annotations

import html
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from selenium.webdriver import Chrome

sys.path.append(str(Path(__file__).parents[2] / "script/support"))
from docs import cost_plots, example_plots

ROOT = example_plots.ROOT

SHOWN = "return [...document.querySelectorAll('article figure img')].map(img => img.naturalWidth)"


def test_each_measured_ratio_is_plotted(tmp_path: Path) -> None:
    drawn = dict(zip(cost_plots.rows(), cost_plots.draw(tmp_path), strict=True))

    assert set(drawn) >= {"C", "Python"}
    for language, found in cost_plots.rows().items():
        text = html.unescape(drawn[language].read_text())
        assert [row for row in found if f"({row['against']})" not in text] == []
        assert text.count("<use ") >= len(found)


def test_a_plot_is_the_same_each_time(tmp_path: Path) -> None:
    before = [path.read_bytes() for path in cost_plots.draw(tmp_path)]

    assert [path.read_bytes() for path in cost_plots.draw(tmp_path)] == before


def test_the_page_of_costs_shows_the_plots(browser: Chrome, visit: Callable[[str], None]) -> None:
    visit("concepts/costs.html")

    assert len(browser.execute_script(SHOWN)) == len(cost_plots.rows())
    assert all(browser.execute_script(SHOWN))


PROGRAMS = sorted(page.stem for page in example_plots.PAGES.glob("*.md"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_page_of_a_program_shows_its_plots(
    browser: Chrome, visit: Callable[[str], None], name: str
) -> None:
    visit(f"guide/programs/{name}.html")

    assert len(browser.execute_script(SHOWN)) == 1
    assert all(browser.execute_script(SHOWN))


@pytest.mark.parametrize("name", ["jacobi", "k_means"])
def test_ranks_draw_one_plot_of_all_data(tmp_path: Path, name: str) -> None:
    file = tmp_path / "drawn.svg"
    program = [sys.executable, ROOT / f"examples/python/{name}.py", "--plot", file]
    command = [ROOT / "script/launch", "mpich", "2", *program]
    around = {"PYTHONPATH": str(example_plots.PACKAGE), "DTL_MPI": "auto"}
    done = subprocess.run(
        command, env={**os.environ, **around}, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
