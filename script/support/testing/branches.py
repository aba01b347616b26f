# SPDX-License-Identifier: BSD-3-Clause
"""script/coverage [--read]: measures which branches of hand-written C and Python the tests take.

Builds everything in build/coverage with counters and runs the tests in C and Fortran there, and the
tests in Python alone and on three ranks; --read only reads the counters of the last run.  Branches
that no test takes are listed in build/coverage/not-taken.txt, each with its reason from
untaken_branches.txt beside this file.  Fails if the share of taken branches is below GUARANTEED.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from checkout import BUILD, LAUNCH, LOG, MPIS, PYTHON, ROOT, revision, run, say

FOLDER = BUILD / "coverage"
COMMIT = FOLDER / "commit"  # the commit that was measured
PACKAGE = FOLDER / "install/lib/python"
REASONS = Path(__file__).parent / "untaken_branches.txt"
JOBS = os.cpu_count() or 1
SUPPORT = "generated/c/support"  # hand-written too: these are static pages of the generator
GUARANTEED = {
    "runtime/": 85,
    f"{SUPPORT}/dtl_handle.c": 100,
    "runtime/container/distribution.c": 100,
}
EXPORTS = r"^job\.hardening$"  # the counters are exported symbols, too
UNCOUNTED = (  # their processes end before the counters are written
    "tests/python/job/test_killed_rank.py",
    "tests/python/observe/test_faulty_programs.py",
)
HOUR = 3600


@dataclass(frozen=True, order=True)
class Line:
    """A source line with branches.  A file that is compiled twice may have different branches each
    time, so their number is part of the key."""

    file: str
    number: int
    branches: int

    def text(self) -> str:
        """Returns the source line, or "gone" if the file is shorter."""
        lines = (ROOT / self.file).read_text().splitlines()
        return lines[self.number - 1].strip() if self.number <= len(lines) else "gone"


Taken = dict[Line, list[bool]]

# ---- counting ------------------------------------------------------------------------------------


def measure() -> bool:
    """Builds with counters and runs the tests; returns true if all of them passed."""
    for counters in FOLDER.rglob("*.gcda"):
        counters.unlink()
    FOLDER.mkdir(parents=True, exist_ok=True)
    COMMIT.write_text(revision())
    pytest: list[str | Path] = [PYTHON, "-m", "coverage", "run", "--branch", "--parallel-mode"]
    pytest += [f"--source={PACKAGE / 'dtl'}", "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    pytest += [ROOT / "tests/python", *(f"--ignore={ROOT / file}" for file in UNCOUNTED)]
    commands: dict[str, list[str | Path]] = {
        "configure": ["cmake", "--preset", "coverage"],
        "build": [
            "cmake",
            "--build",
            FOLDER,
            "--parallel",
            str(JOBS),
            "--target",
            "install",
            "dtl_tests",
        ],
        "c": ["ctest", "--test-dir", FOLDER, "--parallel", str(JOBS), "-E", EXPORTS],
        "python": [LAUNCH, "alone", "1", *pytest],
        **{f"python.{mpi}": [LAUNCH, mpi, "3", *pytest] for mpi in MPIS},
        "combine": [PYTHON, "-m", "coverage", "combine", "--quiet"],
        "report": [PYTHON, "-m", "coverage", "json", "-o", FOLDER / "python.json"],
    }
    packages, counts = str(PACKAGE), str(FOLDER / "python.counts")
    is_good = True
    for name, command in commands.items():
        done = run(f"coverage/{name}", command, HOUR, PYTHONPATH=packages, COVERAGE_FILE=counts)
        say(f"  {'ok' if done.status == 0 else 'FAILED':6} {name:16} {done.seconds:6.1f} s")
        is_good &= done.status == 0
        if done.status != 0:
            say(done.tail(10))
    return is_good


def gcov(counters: Path) -> str:
    """Returns the JSON output of gcov for a counter file."""
    words = ["gcov", "--json-format", "--stdout", "--branch-probabilities", str(counters)]
    return subprocess.run(words, capture_output=True, text=True, cwd=FOLDER, check=True).stdout


def taken_in_c() -> Taken:
    """Returns for each line of the runtime with branches which of them any test took."""
    counters = [path for path in FOLDER.rglob("*.gcda") if "runtime" in path.parts]
    found: Taken = {}
    with ThreadPoolExecutor(JOBS) as pool:
        reports = [
            json.loads(line)
            for text in pool.map(gcov, counters)
            for line in text.split("\n")
            if line
        ]
    for file in (file for report in reports for file in report["files"]):
        path = Path(file["file"])
        if not any(path.is_relative_to(ROOT / folder) for folder in ("runtime", SUPPORT)):
            continue
        for line in file["lines"]:
            counts = [branch["count"] > 0 for branch in line["branches"]]
            key = Line(str(path.relative_to(ROOT)), line["line_number"], len(counts))
            before = found.get(key, [False] * len(counts))
            found[key] = [one or other for one, other in zip(counts, before)]
    return found


def share(taken: Taken, start: str) -> Fraction:
    """Returns the percentage of taken branches in files whose path begins with `start`."""
    branches = [
        each for line, every in taken.items() if line.file.startswith(start) for each in every
    ]
    return Fraction(100 * sum(branches), len(branches) or 1)


# ---- untaken branches ----------------------------------------------------------------------------


def reasons() -> Iterator[tuple[re.Pattern[str], str]]:
    """Yields the pattern over "FILE:TEXT" and the reason of each line of untaken_branches.txt."""
    for line in REASONS.read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, _, reason = line.partition("  ")
            yield re.compile(pattern), reason.strip()


def untaken_lines(taken: Taken) -> Iterator[tuple[Line, int, str]]:
    """Yields each line with branches that no test took, their number, and the reason."""
    known = list(reasons())
    for line in sorted(line for line, every in taken.items() if not all(every)):
        place = f"{line.file}:{line.text()}"
        why = next((reason for pattern, reason in known if pattern.search(place)), "no test yet")
        yield line, taken[line].count(False), why


def write(taken: Taken) -> dict[str, int]:
    """Writes the list of untaken branches; returns the number of branches for each reason."""
    count: dict[str, int] = {}
    with (FOLDER / "not-taken.txt").open("w") as out:
        for line, missing, why in untaken_lines(taken):
            place = f"{line.file}:{line.number}"
            out.write(f"{place}: {missing} of {line.branches}: {why}\n    {line.text()}\n")
            count[why] = count.get(why, 0) + missing
    return count


def python_share() -> float:
    """Returns the percentage of Python lines covered; 0 without a report."""
    report = FOLDER / "python.json"
    return (
        float(json.loads(report.read_text())["totals"]["percent_covered"])
        if report.exists()
        else 0.0
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/coverage", description=__doc__)
    parser.add_argument("--read", action="store_true", help="read the counts of the last run")
    is_good = parser.parse_args().read or measure()
    taken = taken_in_c()

    for why, count in sorted(write(taken).items(), key=lambda item: -item[1]):
        say(f"{count:6} branches not taken: {why}")
    for start, least in GUARANTEED.items():
        found = share(taken, start)
        say(f"{float(found):6.1f} % of the branches of {start} are taken; expected {least}")
        is_good &= found >= least
    say(f"{python_share():6.1f} % of the lines and branches of the Python package")
    (LOG / "coverage").mkdir(parents=True, exist_ok=True)
    figures = {start: round(float(share(taken, start)), 1) for start in GUARANTEED}
    commit = COMMIT.read_text() if COMMIT.exists() else ""
    (LOG / "coverage/figures.json").write_text(
        json.dumps({**figures, "python": round(python_share(), 1), "commit": commit})
    )
    return int(not is_good)
