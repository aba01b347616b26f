# SPDX-License-Identifier: BSD-3-Clause
"""The cost page of the documentation."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_cost_page_shows_the_measurements(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    found = runpy.run_path(str(ROOT / "benchmarks/harness/costs_page.py"))

    assert found["PAGE"].read_text(encoding="utf-8") == found["page"]()
