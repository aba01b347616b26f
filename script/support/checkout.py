# SPDX-License-Identifier: BSD-3-Clause
"""Paths of a checkout, and functions that run a command and report its result."""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
INSTALL = BUILD / "install"
LOG = BUILD / "log"
PYTHON = ROOT / ".venv/bin/python"
LAUNCH = ROOT / "script/launch"
PACKED = BUILD / "packed"  # exists if gpu/pack.py unpacked build/
MPIS = tuple(sorted(file.suffix[1:] for file in ROOT.glob("runtime/backends/*/launch.*")))


@dataclass(frozen=True)
class Run:
    """The result of a command."""

    status: int
    seconds: float
    log: Path

    def tail(self, lines: int = 40) -> str:
        """Returns the last lines of the log, indented."""
        text = self.log.read_text(errors="replace").splitlines()[-lines:]
        return "\n".join(f"    {line}" for line in text)


@dataclass(frozen=True)
class Count:
    """Numbers of tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def run(
    name: str,
    command: list[str | Path],
    timeout: int = 600,
    folder: Path = ROOT,
    **environment: str,
) -> Run:
    """Runs a command with its output in build/log/NAME.log.  The status is 124 after a timeout."""
    log = LOG / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    words = [str(word) for word in command]
    began = time.monotonic()
    with log.open("w") as out:
        out.write(f"$ {shlex.join(words)}\n")
        out.flush()
        status = wait(words, out, timeout, folder, os.environ | environment)
        if status == 124:
            out.write(f"ended after {timeout} s\n")
    return Run(status, time.monotonic() - began, log)


def wait(
    words: list[str], out: TextIO, timeout: int, folder: Path, environment: dict[str, str]
) -> int:
    """Returns the status of a command.  After a timeout its whole process group is terminated."""
    try:
        process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
    except FileNotFoundError as missing:
        out.write(f"{missing}\n")
        return 127
    try:
        return process.wait(timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 15)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
        return 124


def junit(*reports: Path) -> Count:
    """Counts the tests in the reports of the ranks of one run.  A test that failed on any rank has
    failed."""
    results: dict[str, str] = {}
    for report in reports:
        for case in ET.parse(report).iter("testcase"):
            name = f"{case.get('classname')}.{case.get('name')}"
            result = outcome(case)
            if results.get(name) != "failed":
                results[name] = result
    states = list(results.values())
    return Count(states.count("passed"), states.count("failed"), states.count("skipped"))


def failures(*reports: Path) -> list[str]:
    """Returns the name of each failed test of the reports, with the end of its output."""
    return [
        "\n".join((f"{case.get('classname')}.{case.get('name')}:", *output_of(case)[-20:]))
        for report in reports
        for case in ET.parse(report).iter("testcase")
        if outcome(case) == "failed"
    ]


def output_of(case: ET.Element) -> list[str]:
    """Returns the lines of a test case's output and failure texts that are not blank."""
    texts = (case.findtext(part) or "" for part in ("system-out", "failure", "error"))
    return [line for text in texts for line in text.splitlines() if line.strip()]


def revision() -> str:
    """Returns the commit and a digest of uncommitted changes, without the page that reports
    write."""
    page = ":!docs/design/guarantees.md"
    head, differences = (
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout
        for words in (("rev-parse", "HEAD"), ("diff", "HEAD", "--", ".", page))
    )
    return head.decode().strip() + (
        f"+{hashlib.sha256(differences).hexdigest()[:12]}" * bool(differences)
    )


def stamp(reports: Iterable[Path]) -> None:
    """Records the current commit beside each report, before the report is written."""
    for report in reports:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.with_suffix(".commit").write_text(revision())


def is_of(report: Path, commit: str) -> bool:
    """Returns whether the report belongs to the commit, according to the note beside it."""
    note = report.with_suffix(".commit")
    return note.exists() and note.read_text() == commit


def outcome(case: ET.Element) -> str:
    """Returns "failed" (also for errors), "skipped" or "passed"."""
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    if case.find("skipped") is not None:
        return "skipped"
    return "passed"


def backends() -> dict[str, dict[str, str]]:
    """Returns the properties of the installed backends that start jobs, by their names in DTL_MPI.
    Of several backends with one name, the first is returned."""
    files = sorted((INSTALL / "lib/dtl").glob("*.plugin"), reverse=True)
    properties = [
        dict(line.split(" ", 1) for line in file.read_text().splitlines()) for file in files
    ]
    return {one["job"]: one for one in properties if "job" in one}


def mpis_here() -> tuple[str, ...]:
    """Returns the MPIs whose backends were built and whose launchers work."""
    built = backends()
    return tuple(
        mpi
        for mpi in MPIS
        if mpi in built and run(f"launch-{mpi}", [LAUNCH, mpi, "1", "true"], 60).status == 0
    )


def languages_here() -> tuple[str, ...]:
    """Returns the languages that DTL was built for."""
    found = {
        "C": INSTALL / "lib/libdtl.so",
        "C++": BUILD / "examples/cpp/quick_start",
        "Python": INSTALL / "lib/python/dtl/__init__.py",
        "Fortran": INSTALL / "lib/libdtl_fortran.a",
    }
    return tuple(language for language, file in found.items() if file.exists())


def say(text: str = "") -> None:
    print(f"{text}\n", end="", flush=True)  # one write, because other threads print too


def fail(text: str) -> None:
    """Prints a message to stderr and exits with status 1."""
    sys.exit(f"{Path(sys.argv[0]).stem}: {text}")
