# SPDX-License-Identifier: BSD-3-Clause
"""Prints the slowest tests, from the reports of script/test."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from checkout import LOG

SLOWEST = 15  # number of tests and of files printed for a report


def by_decreasing_time(row: tuple[str, float]) -> float:
    """Sort key: the negated time."""
    return -row[1]


def times(since: float) -> Iterator[str]:
    """Yields lines on each report written after `since`: its total, slowest files and slowest
    tests."""
    for report in sorted((LOG / "test").glob("*.xml")):
        if report.stat().st_mtime >= since:
            yield from report_times(report)


def report_times(report: Path) -> Iterator[str]:
    """Yields the total time of a JUnit report and its slowest files and tests."""
    tests: defaultdict[str, float] = defaultdict(float)
    files: defaultdict[str, float] = defaultdict(float)
    for case in ET.parse(report).iter("testcase"):
        seconds, file = float(case.get("time") or 0), str(case.get("classname"))
        name = str(case.get("name"))
        tests[name if name == file else f"{file}.{name}"] += seconds
        files[name.partition(".")[0] if name == file else file] += seconds
    yield f"\n{report.stem}: {sum(tests.values()):.1f} s in {len(tests)} tests"
    for what, found in (("file or module", files), ("test", tests)):
        for name, seconds in sorted(found.items(), key=by_decreasing_time)[:SLOWEST]:
            yield f"  {seconds:8.1f} s  {what} {name}"
