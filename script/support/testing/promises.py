# SPDX-License-Identifier: BSD-3-Clause
"""What DTL promises, from tests/promises.yaml: its tests, what they said last, and the page."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml
from checkout import LOG, ROOT, is_of, outcome, revision

from testing.branches import PROMISED

SOURCE = ROOT / "tests/promises.yaml"
PAGE = ROOT / "docs/design/promises.md"
FIGURES = LOG / "coverage/figures.json"
REPEATED = LOG / "test/promised.repeats.xml"
REPEATS = 200
HEAD = "| # | Promise | Figure | Tests that would fail | Measured |\n|---|---|---|---|---|\n"


@dataclass(frozen=True)
class Test:
    """One test, named PATH::FUNCTION."""

    path: Path
    function: str

    def exists(self) -> bool:
        if not (ROOT / self.path).exists():
            return False
        text = (ROOT / self.path).read_text(encoding="utf-8")
        return re.search(rf"^(def|static void|int) {self.function}\(", text, re.M) is not None

    def is_in(self, reported: str) -> bool:
        """Whether a test of that name, as reports have it, runs this one."""
        if self.path.suffix == ".py":
            module = ".".join(self.path.with_suffix("").parts)
            return reported.partition("[")[0] == f"{module}.{self.function}"
        module, name = self.path.parent.name, self.path.stem
        return reported.startswith(f"{module}." if module == name else f"{module}.{name}.")


@dataclass(frozen=True)
class Promise:
    promise: str
    figure: str
    tests: tuple[Test, ...]


def promises() -> tuple[Promise, ...]:
    found = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))
    return tuple(
        Promise(each["promise"], _figure(each["figure"]), tuple(map(_test, each["tests"])))
        for each in found
    )


def _figure(words: str) -> str:
    expected = ", ".join(f"{least} % of {start}" for start, least in PROMISED.items())
    return words.replace("{coverage}", expected)


def _test(name: str) -> Test:
    path, _, function = name.partition("::")
    return Test(Path(path), function)


# ---- what was measured --------------------------------------------------------------------------


Cases = dict[str, list[ET.Element]]


def results(folder: Path = LOG / "test") -> Cases:
    """The reports on each test that script/test has run on this commit, in one run or several, by
    name; several where ranks tell."""
    found: Cases = {}
    commit = revision()
    for report in sorted(each for each in folder.glob("*.xml") if is_of(each, commit)):
        for case in ET.parse(report).iter("testcase"):
            name, group = str(case.get("name")), case.get("classname")
            full = f"{name}." if group == name else f"{group}.{name}"
            found.setdefault(full, []).append(case)
    return found


def measured(promise: Promise, found: Cases) -> str:
    """In words; empty where not all of its tests have run."""
    ran = {
        name: [case for case in reported if outcome(case) != "skipped"]
        for name, reported in found.items()
        if any(test.is_in(name) for test in promise.tests)
    }
    names = [name for name, cases in ran.items() if cases]
    if not all(any(test.is_in(name) for name in names) for test in promise.tests):
        return ""
    cases = [case for name in names for case in ran[name]]
    failed = [outcome(case) for case in cases].count("failed")
    runs = f"{failed} of {len(cases)} failed" if failed else f"{len(cases)} passed, none failed"
    figures = ", ".join(largest(cases))
    return f"{runs}; at most {figures}" if figures else runs


def figures_of(case: ET.Element) -> Iterator[tuple[str, float]]:
    """What a test in Python has recorded, or one in C has printed as "measured: VALUE NAME"."""
    for figure in case.iter("property"):
        yield str(figure.get("name")), float(str(figure.get("value")))
    for said in case.iter("system-out"):
        for value, name in re.findall(r"^measured: (\S+) (.+)$", said.text or "", re.M):
            yield name, float(value)


def largest(cases: list[ET.Element]) -> Iterator[str]:
    """The largest of each figure that the tests have recorded."""
    figures: dict[str, float] = {}
    for name, value in (each for case in cases for each in figures_of(case)):
        figures[name] = max(value, figures.get(name, value))
    for name, value in figures.items():
        yield f"{value:.3g} {name}"


def coverage() -> str:
    """What script/coverage has measured last."""
    if not FIGURES.exists():
        return ""
    figures = json.loads(FIGURES.read_text())
    if figures.pop("commit", "") != revision():
        return ""
    return "; ".join(f"{figure} % of {name}" for name, figure in figures.items())


def repeated() -> str:
    """What came of the tests that were repeated on this commit."""
    if not REPEATED.exists() or not is_of(REPEATED, revision()):
        return ""
    cases = list(ET.parse(REPEATED).iter("testcase"))
    failed = [outcome(case) for case in cases].count("failed")
    return f"{len(cases)} tests {REPEATS} times, {failed or 'none'} failed"


# ---- the page -----------------------------------------------------------------------------------


def shown() -> Iterator[str]:
    """The last column as the page has it."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if re.match(r"\| \d+ \|", line):
            yield line.split(" | ")[-1].removesuffix("|").strip()


def page(last: list[str]) -> str:
    """The page with its introduction, and the last column."""
    introduction = PAGE.read_text(encoding="utf-8").partition("\n\n| #")[0]
    rows = [
        f"| {number} | {each.promise} | {each.figure} | "
        + "<br>".join(f"`{test.path}::{test.function}`" for test in each.tests)
        + f" | {said} |"
        for number, (each, said) in enumerate(zip(promises(), last, strict=True), 1)
    ]
    return f"{introduction}\n\n{HEAD}" + "\n".join(rows) + "\n"


def write() -> Iterator[str]:
    """The page with what was measured on this commit, and which promises were not: there stays what
    it says."""
    found, known = results(), promises()
    before = list(shown())
    before += [""] * (len(known) - len(before))
    last = [measured(each, found) for each in known]
    last[-1] = "; ".join(filter(None, (coverage(), repeated())))
    for place, said in enumerate(last):
        if not said:
            yield f"promise {place + 1} was not measured: not all of its tests ran on this commit"
    PAGE.write_text(page([new or old for new, old in zip(last, before)]), encoding="utf-8")
    yield f"{PAGE.relative_to(ROOT)}: {sum(map(bool, last))} of {len(known)} measured"


def main() -> int:
    print("\n".join(write()))
    return 0
