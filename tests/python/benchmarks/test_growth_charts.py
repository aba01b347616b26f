# SPDX-License-Identifier: BSD-3-Clause
"""Charts drawn by `script/bench growth`."""

import importlib
import json
import xml.etree.ElementTree as ET

import pytest
from programs import ROOT

SVG = "{http://www.w3.org/2000/svg}"

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.fixture
def growth(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module("growth.growth_charts")


@pytest.fixture
def measurements(growth):
    return json.loads(growth.RESULTS.read_text(encoding="utf-8"))


def curves(chart):
    """Returns the curves of counts and times, without the lines of the grid and the legend."""
    return [path for path in chart.iter(f"{SVG}path") if path.get("fill") == "none"]


def test_each_chart_has_a_curve_for_each_operation(growth, measurements, tmp_path):
    paths = list(growth.draw(tmp_path, measurements))

    assert {path.name for path in paths} == {
        *(f"growth-{column}.svg" for column in growth.UNITS),
        *(f"growth-{what}-{mpi}.svg" for what in ("ranks", "sizes") for mpi in growth.MPIS),
    }
    for path in paths:
        chart = ET.parse(path).getroot()
        names = [text.text for text in chart.iter(f"{SVG}text")]
        kind = "counts" if path.stem.split("-")[1] in growth.UNITS else "times"
        operations = {row["operation"] for row in measurements[kind]}
        shown = operations & set(names)
        assert chart.tag == f"{SVG}svg"
        assert len(shown) > 5
        assert len(curves(chart)) == len(shown)


def test_measurements_are_drawn_at_their_coordinates(growth):
    rows = [
        {"mpi": "openmpi", "operation": "a & b", "p": p, "b": growth.BYTES, "seconds": 1e-6 * p}
        for p in (1, 2, 4)
    ]

    text = dict(growth.charts({"counts": [], "times": rows}))["ranks-openmpi"]

    chart = ET.fromstring(text)
    marks = [(float(mark.get("cx")), float(mark.get("cy"))) for mark in chart.iter(f"{SVG}circle")]
    assert "a & b" in [name.text for name in chart.iter(f"{SVG}text")]
    assert curves(chart)[0].get("d") == "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in marks)
    (x1, y1), (x2, y2), (x4, y4) = marks
    assert x2 - x1 == pytest.approx(x4 - x2, abs=0.2)
    assert y1 - y2 == pytest.approx(y2 - y4, abs=0.2)
    assert x1 < x2
    assert y1 > y2


def test_an_unchanged_chart_is_not_rewritten(growth, measurements, tmp_path):
    before = [path.stat().st_mtime_ns for path in growth.draw(tmp_path, measurements)]

    assert [path.stat().st_mtime_ns for path in growth.draw(tmp_path, measurements)] == before
