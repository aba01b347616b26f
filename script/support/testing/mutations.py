# SPDX-License-Identifier: BSD-3-Clause
"""python script/support mutations [TEXT...]: injects the faults of tests/mutations.yaml into a copy
of the checkout, one at a time, and reports which of them the tests of the short run catch.

A TEXT selects the faults whose file or text contains it. The environment variable MUTATIONS=N
limits the run to N faults, spread evenly over the table.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml
from checkout import BUILD, MPIS, PYTHON, ROOT, Count, Run, run, say

from testing.check import Work, union, work_for
from testing.checks import HOUR, JOBS, LONG, Result, long_only

TABLE = ROOT / "tests/mutations.yaml"
COPY = BUILD / "mutations"
TREE = COPY / "build"
WAIT = 300  # timeout in seconds of the tests of one fault, which may block ranks


@dataclass(frozen=True)
class Mutation:
    """A fault: `fault` replaces `text` in `file`; `tests` run in addition to the module's."""

    file: str
    text: str
    fault: str
    tests: tuple[str, ...] = ()

    def name(self) -> str:
        return f"{self.file}: {self.fault}"

    def work(self) -> Work:
        """Returns the work of script/check for the file, with the additional tests."""
        named = tuple(each for each in self.tests if each.endswith(".py"))
        others = tuple(each for each in self.tests if not each.endswith(".py"))
        targets = tuple(f"tests/{folder}/all" for folder in map(folder_of, others) if folder)
        if found := re.match(r"runtime/(\w+)/", self.file):
            tests = (ROOT / "tests/python").rglob(f"test_{found[1]}*.py")
            named += tuple(str(path.relative_to(ROOT)) for path in sorted(tests))
        more = Work(targets=targets, install=bool(named), ctest=others, pytest=named)
        return union([work_for(ROOT / self.file), more])


def folder_of(pattern: str) -> str:
    r"""Returns the folder below tests/ whose targets a pattern of tests like ^cpp\. needs, or "" if
    it needs all targets."""
    found = re.fullmatch(r"\^(\w+)\\\.", pattern)
    if found is None:
        return ""
    return found[1] if (ROOT / "tests" / found[1]).is_dir() else f"c/{found[1]}"


def mutations() -> list[Mutation]:
    """Reads tests/mutations.yaml."""
    found = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
    return [
        Mutation(each["file"], each["text"], each["fault"], tuple(each.get("tests", ())))
        for each in found
    ]


def ambiguous_faults() -> list[str]:
    """Returns the faults whose text does not occur exactly once in its file."""
    return [
        f"{each.file}: {each.text!r} stands there {count} times; expected once"
        for each in mutations()
        if (count := occurrences(each)) != 1
    ]


def occurrences(each: Mutation) -> int:
    """Returns how often the mutated text occurs in its file; 0 without the file."""
    path = ROOT / each.file
    return path.read_text(encoding="utf-8").count(each.text) if path.exists() else 0


# ---- the copy ------------------------------------------------------------------------------------


def copy_checkout() -> None:
    """Updates the copy.  Unchanged files keep their modification time, so that the build of the
    copy compiles only what differs."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        source, target = ROOT / name, COPY / name
        if source.is_file() and not same(source, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            shutil.copymode(source, target)
    environment = COPY / ".venv"
    if not environment.exists():
        environment.symlink_to(ROOT / ".venv")


def same(source: Path, target: Path) -> bool:
    """Returns whether the target exists with the same content."""
    return target.is_file() and source.read_bytes() == target.read_bytes()


def surroundings() -> dict[str, str]:
    """Returns environment variables with which Python imports DTL and its generator from the
    copy."""
    paths = (COPY / "generator", TREE / "install/lib/python")
    return {"PYTHONPATH": os.pathsep.join(map(str, paths))}


def command(name: str, words: list[str | Path], seconds: int = WAIT) -> Run:
    """Runs a command in the copy of the checkout."""
    return run(f"test/mutations/{name}", words, seconds, COPY, **surroundings())


def configure() -> Run:
    options: list[str | Path] = [f"-DPython3_EXECUTABLE={PYTHON}", "-DDTL_EXAMPLES=OFF"]
    return command("configure", ["cmake", "--preset", "default", *options])


def build(*targets: str) -> Run:
    words: list[str | Path] = ["cmake", "--build", TREE, "--parallel", JOBS, "--target", *targets]
    return command("build", words, HOUR)


def prepared() -> Run:
    """Builds and installs the copy without a fault, with all tests."""
    copy_checkout()
    for step in (configure, lambda: build("all", "dtl_tests"), install):
        done = step()
        if done.status != 0:
            return done
    return done


def install() -> Run:
    return command("install", ["cmake", "--install", TREE])


# ---- a fault -------------------------------------------------------------------------------------


def tests_of(work: Work) -> Iterator[tuple[str, list[str | Path]]]:
    """Yields the commands that may catch a fault, the fastest first."""
    dtlgen: list[str | Path] = [PYTHON, "-m", "dtlgen"]
    if work.generate:
        yield "spec.check", [*dtlgen, "check"]
        yield "spec.generated", [*dtlgen, "generate", "--check"]
    ctest: list[str | Path] = ["ctest", "--test-dir", TREE, "--parallel", JOBS, "--stop-on-failure"]
    ctest += ["--output-on-failure", "-LE", LONG, "-R", "|".join(work.ctest)]
    if work.ctest:
        yield "ctest.alone", [*ctest, "-E", rf"\.({'|'.join((*MPIS, 'local'))})\."]
    if work.ctest:
        yield "ctest", [*ctest, "-E", long_only()]
    if work.pytest:
        launch: list[str | Path] = [COPY / "script/launch", "alone", "1", PYTHON, "-m", "pytest"]
        yield "pytest", [*launch, "-q", "-x", "-p", "no:cacheprovider", "-n", JOBS, *work.pytest]


def judged(each: Mutation) -> tuple[str, Run]:
    """Returns the name of the test that caught a fault, "" if the fault survives, or "build" if it
    does not compile."""
    path, work = COPY / each.file, each.work()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(each.text, each.fault), encoding="utf-8")
    try:
        targets = [target for target in work.targets if target != "dtl"]
        if targets or work.install:
            done = build("all", *targets)
            if done.status != 0:
                return "build", done
        if work.install and (done := install()).status != 0:
            return "build", done
        for name, words in tests_of(work):
            done = command(name, words)
            if done.status != 0:
                return name, done
        return "", done
    finally:
        path.write_text(whole, encoding="utf-8")


def mutated(texts: list[str]) -> Iterator[Result]:
    """Injects the faults that the texts select; each is reported as one test."""
    done = prepared()
    yield "mutations.build", Count(int(done.status == 0), int(done.status != 0)), done
    if done.status != 0:
        return
    for each in selected(texts):
        began = time.monotonic()
        by, done = judged(each)
        seconds = time.monotonic() - began
        is_caught = by not in ("", "build")
        words = {"": "SURVIVED", "build": "DOES NOT COMPILE"}.get(by, f"caught by {by}")
        say(f"  {words:24} {seconds:6.1f} s   {each.name()}")
        yield each.file, Count(int(is_caught), int(not is_caught)), Run(0, seconds, done.log)
    build("all")
    install()


def selected(texts: list[str]) -> list[Mutation]:
    """Returns the mutations that contain one of the texts (all without texts), or a sample of
    them of at most MUTATIONS.
    """
    some = [
        each
        for each in mutations()
        if not texts or any(text in each.file or text in each.text for text in texts)
    ]
    number = min(len(some), int(os.environ.get("MUTATIONS", "1000")))
    return [some[place * len(some) // number] for place in range(number)]


def main() -> int:
    failed = sum(count.failed for _, count, _ in mutated(sys.argv[1:]))
    say(f"{failed} survived or don't compile" if failed else "all were caught")
    return int(failed > 0)
