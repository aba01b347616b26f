# SPDX-License-Identifier: BSD-3-Clause
"""Counts the instructions of calls on the host, against a DTL without support for devices.

script/bench counted: on one rank without MPI, against counted_baseline.json beside it, or against
the install that DTL_BEFORE names.  All counts go to build/counted.json.
python3 benchmarks/container/counted.py INSTALL REVISION writes the baseline.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))
from harness.measure import (
    BENCHMARKS,
    INSTALLED,
    LAUNCH,
    ROOT,
    Result,
    compiled,
    first_line,
    lines,
    machine,
    run,
)

BASELINE = BENCHMARKS / "container/counted_baseline.json"
OUTPUT = ROOT / "build" / "counted.json"
BUDGET = 1.01
PROFILES = 3  # profiles of a call: for warming up, its rounds, and twice as many rounds

Counts = dict[str, dict[str, float]]  # instructions of a call by kind and name


def tools() -> dict[str, str]:
    """Returns the versions of the tools on which the counts depend."""
    return {
        "compiler": first_line("cc", "--version"),
        "libc": " ".join(platform.libc_ver()),
        "valgrind": first_line("valgrind", "--version"),
    }


def counts(folder: Path, install: Path) -> Counts:
    """Returns the instructions of a round: the difference between twice the rounds and the rounds,
    which excludes start-up."""
    place = Path(tempfile.mkdtemp(dir=folder))
    program = compiled("container/counted.c", "cc", place, install=install)
    collect = ("--toggle-collect=rounds_run", "--dump-after=rounds_run")
    profile = f"--callgrind-out-file={place / 'profile'}"
    valgrind = ("valgrind", "-q", "--tool=callgrind", profile, *collect)
    found: Counts = {}
    for index, call in enumerate(lines(run(LAUNCH, "alone", "1", *valgrind, program))):
        last = PROFILES * (index + 1)
        once, twice = (_summary(place / f"profile.{part}") for part in (last - 1, last))
        found.setdefault(call["kind"], {})[call["name"]] = (twice - once) / call["rounds"]
    return found


def _summary(profile: Path) -> int:
    found = re.search(r"^summary: (\d+)$", profile.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError(f"{profile} has no line summary: N")
    return int(found[1])


def counted(folder: Path) -> Iterator[Result]:
    """Yields a row for each kind with the largest growth of a call; names calls over the budget."""
    if shutil.which("valgrind") is None:
        return
    earlier = os.environ.get("DTL_BEFORE")
    then = json.loads(BASELINE.read_text(encoding="utf-8"))
    against = f"revision {then['revision']}, before devices"
    if earlier is not None:
        against = f"the DTL in {earlier}"
        then = {"revision": earlier, **tools(), "counts": counts(folder, Path(earlier))}
    now = {"revision": machine()["revision"], **tools(), "counts": counts(folder, INSTALLED)}
    report = json.dumps({"now": now, "then": then}, indent=1)
    OUTPUT.write_text(report + "\n", encoding="utf-8")
    is_same = all(then[tool] == version for tool, version in tools().items())
    for kind, ratios in shares(now["counts"], then["counts"]).items():
        for name, ratio in ratios.items():
            if is_same and ratio > BUDGET:
                print(f"over: {kind}, {name}: {ratio:.4f}x")
        value = max(ratios.values()) if is_same else None
        what = f"C: instructions, {kind}, the worst of {len(ratios)}"
        yield Result(what, against, value, "x", BUDGET)


def shares(now: Counts, then: Counts) -> Counts:
    """Returns the ratio of new to old instructions of each call."""
    return {
        kind: {name: count / then[kind][name] for name, count in calls.items()}
        for kind, calls in now.items()
    }


def record(install: Path, revision: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, Any] = {"revision": revision, **tools()}
        found["counts"] = counts(Path(folder), install)
    BASELINE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record(Path(sys.argv[1]), sys.argv[2])
