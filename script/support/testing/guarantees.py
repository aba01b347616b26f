# SPDX-License-Identifier: BSD-3-Clause
"""Reads the guarantees of DTL and their tests from tests/guarantees.yaml, and writes the page
docs/design/guarantees.md with the latest test results."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml
from checkout import LOG, ROOT, is_of, outcome, revision

from testing.branches import GUARANTEED

SOURCE = ROOT / "tests/guarantees.yaml"
PAGE = ROOT / "docs/design/guarantees.md"
FIGURES = LOG / "coverage/figures.json"
REPEATED = LOG / "test/guaranteed.repeats.xml"
REPEATS = 200
HEAD = "| # | Guarantee | Figure | Tests that would fail | Measured |\n|---|---|---|---|---|\n"


@dataclass(frozen=True)
class Test:
    """One test, named PATH::FUNCTION."""

    path: Path
    function: str

    def exists(self) -> bool:
        """Returns whether the file defines the test function."""
        if not (ROOT / self.path).exists():
            return False
        text = (ROOT / self.path).read_text(encoding="utf-8")
        return re.search(rf"^(def|static void|int) {self.function}\(", text, re.M) is not None

    def is_in(self, reported: str) -> bool:
        """Returns true if `reported`, the name of a test in a report, is this test."""
        if self.path.suffix == ".py":
            module = ".".join(self.path.with_suffix("").parts)
            return reported.partition("[")[0] == f"{module}.{self.function}"
        module, name = self.path.parent.name, self.path.stem
        return reported.startswith(f"{module}." if module == name else f"{module}.{name}.")


@dataclass(frozen=True)
class Guarantee:
    guarantee: str
    figure: str
    tests: tuple[Test, ...]


def guarantees() -> tuple[Guarantee, ...]:
    found = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))
    return tuple(
        Guarantee(each["guarantee"], _figure(each["figure"]), tuple(map(_test, each["tests"])))
        for each in found
    )


def _figure(words: str) -> str:
    """Inserts the guaranteed coverage into a figure."""
    expected = ", ".join(f"{least} % of {start}" for start, least in GUARANTEED.items())
    return words.replace("{coverage}", expected)


def _test(name: str) -> Test:
    path, _, function = name.partition("::")
    return Test(Path(path), function)


# ---- test results --------------------------------------------------------------------------------


Cases = dict[str, list[ET.Element]]


def results(folder: Path = LOG / "test") -> Cases:
    """Returns the reported cases of each test that script/test ran on this commit, by the test's
    name.  A test has several cases if it was run several times or if each rank wrote a report."""
    found: Cases = {}
    commit = revision()
    for report in sorted(each for each in folder.glob("*.xml") if is_of(each, commit)):
        for case in ET.parse(report).iter("testcase"):
            name, group = str(case.get("name")), case.get("classname")
            full = f"{name}." if group == name else f"{group}.{name}"
            found.setdefault(full, []).append(case)
    return found


def measured(guarantee: Guarantee, found: Cases) -> str:
    """Returns the result of a guarantee's tests as text, or "" if one of them has not run."""
    ran = {
        name: [case for case in reported if outcome(case) != "skipped"]
        for name, reported in found.items()
        if any(test.is_in(name) for test in guarantee.tests)
    }
    names = [name for name, cases in ran.items() if cases]
    if not all(any(test.is_in(name) for name in names) for test in guarantee.tests):
        return ""
    cases = [case for name in names for case in ran[name]]
    failed = [outcome(case) for case in cases].count("failed")
    runs = f"{failed} of {len(cases)} failed" if failed else f"{len(cases)} passed, none failed"
    figures = ", ".join(largest(cases))
    return f"{runs}; at most {figures}" if figures else runs


def figures_of(case: ET.Element) -> Iterator[tuple[str, float]]:
    """Yields the figures that Python tests record and C tests print as "measured: VALUE NAME"."""
    for figure in case.iter("property"):
        yield str(figure.get("name")), float(str(figure.get("value")))
    for said in case.iter("system-out"):
        for value, name in re.findall(r"^measured: (\S+) (.+)$", said.text or "", re.M):
            yield name, float(value)


def largest(cases: list[ET.Element]) -> Iterator[str]:
    """Yields the largest value of each figure in `cases`, as text."""
    figures: dict[str, float] = {}
    for name, value in (each for case in cases for each in figures_of(case)):
        figures[name] = max(value, figures.get(name, value))
    for name, value in figures.items():
        yield f"{value:.3g} {name}"


def coverage() -> str:
    """Returns the figures of script/coverage for this commit, or "" if it has not run."""
    if not FIGURES.exists():
        return ""
    figures = json.loads(FIGURES.read_text())
    if figures.pop("commit", "") != revision():
        return ""
    return "; ".join(f"{figure} % of {name}" for name, figure in figures.items())


def repeated() -> str:
    """Returns the result of the tests that were repeated on this commit, or "" if none were."""
    if not REPEATED.exists() or not is_of(REPEATED, revision()):
        return ""
    cases = list(ET.parse(REPEATED).iter("testcase"))
    failed = [outcome(case) for case in cases].count("failed")
    return f"{len(cases)} tests {REPEATS} times, {failed or 'none'} failed"


# ---- the page ------------------------------------------------------------------------------------


def published_results() -> Iterator[str]:
    """Yields the last column of the page as it stands now."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if re.match(r"\| \d+ \|", line):
            yield line.split(" | ")[-1].removesuffix("|").strip()


def page(last: list[str]) -> str:
    """Returns the text of the page with `last` as its last column."""
    introduction = PAGE.read_text(encoding="utf-8").partition("\n\n| #")[0]
    rows = [
        f"| {number} | {each.guarantee} | {each.figure} | "
        + "<br>".join(f"`{test.path}::{test.function}`" for test in each.tests)
        + f" | {said} |"
        for number, (each, said) in enumerate(zip(guarantees(), last, strict=True), 1)
    ]
    return f"{introduction}\n\n{HEAD}" + "\n".join(rows) + "\n"


def write() -> Iterator[str]:
    """Writes the page with the results of this commit.  Yields a line for each guarantee that was
    not measured on this commit; its row keeps the earlier result."""
    found, known = results(), guarantees()
    before = list(published_results())
    before += [""] * (len(known) - len(before))
    last = [measured(each, found) for each in known]
    last[-1] = "; ".join(filter(None, (coverage(), repeated())))
    for place, said in enumerate(last):
        if not said:
            yield f"guarantee {place + 1} was not measured: not all of its tests ran on this commit"
    PAGE.write_text(page([new or old for new, old in zip(last, before)]), encoding="utf-8")
    yield f"{PAGE.relative_to(ROOT)}: {sum(map(bool, last))} of {len(known)} measured"


def main() -> int:
    print("\n".join(write()))
    return 0
