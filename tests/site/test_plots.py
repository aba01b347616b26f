# SPDX-License-Identifier: BSD-3-Clause
"""The plots of the page of costs are of what was measured."""

from __future__ import annotations

import html
import sys
from collections.abc import Callable
from pathlib import Path

from selenium.webdriver import Chrome

sys.path.append(str(Path(__file__).parents[2] / "script/support"))
import plots

SHOWN = "return [...document.querySelectorAll('article figure img')].map(img => img.naturalWidth)"


def test_each_ratio_that_was_measured_is_drawn(tmp_path: Path) -> None:
    drawn = dict(zip(plots.rows(), plots.draw(tmp_path), strict=True))

    assert set(drawn) >= {"C", "Python"}
    for language, found in plots.rows().items():
        text = html.unescape(drawn[language].read_text())
        assert [row for row in found if f"({row['against']})" not in text] == []
        dots = text.count("<use ")
        assert dots >= len(found) + sum(row["before"] is not None for row in found)


def test_a_plot_is_the_same_each_time(tmp_path: Path) -> None:
    before = [path.read_bytes() for path in plots.draw(tmp_path)]

    assert [path.read_bytes() for path in plots.draw(tmp_path)] == before


def test_the_page_of_costs_shows_them(browser: Chrome, visit: Callable[[str], None]) -> None:
    visit("concepts/costs.html")

    assert len(browser.execute_script(SHOWN)) == len(plots.rows())
    assert all(browser.execute_script(SHOWN))
