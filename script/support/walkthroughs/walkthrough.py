# SPDX-License-Identifier: BSD-3-Clause
"""python script/support walkthroughs [NAME...]: runs the walkthroughs of CONTRIBUTING.md in a copy
of the checkout; all of them by default.

Each walkthrough adds its files from samples/, builds and tests the result, and fails if any other
hand-written file changed.  `function` makes the copy; the other walkthroughs continue in it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from checkout import PYTHON, ROOT, run, say

from walkthroughs import new_function
from walkthroughs.new_function import COPY, NAME, TREE, run_step

SAMPLES = ROOT / "script/support/walkthroughs/samples"
TOY = "runtime/backends/toy"
EMIT = "generator/dtlgen/emit"
SUITES = ("communicators", "data_movement", "files", "messages", "reductions")


@dataclass(frozen=True)
class Walkthrough:
    """`apply` adds and tests the samples; `changes` are the hand-written files that may change."""

    apply: Callable[[], bool]
    changes: frozenset[str]


def git(*words: str) -> str:
    """Runs git in the copy and returns its output."""
    who = ["-c", "user.name=walkthroughs", "-c", "user.email=walkthroughs@localhost"]
    command = ["git", "-C", str(COPY), *who, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def commit_copy() -> None:
    """Commits the copy, so that changed() of the next walkthrough starts from here."""
    git("add", "--all")
    git("commit", "--quiet", "--allow-empty", "--message", "walkthrough")


def changed() -> set[str]:
    """Returns the hand-written files of the copy that differ from its last commit."""
    lines = git("status", "--porcelain", "--untracked-files=all").splitlines()
    return {line[3:] for line in lines if not line[3:].startswith("generated/")}


# ---- a function ----------------------------------------------------------------------------------


def function() -> bool:
    git_init()
    return (
        new_function.add()
        and new_function.configure(tests=True)
        and run_step(
            "build the test", ["cmake", "--build", TREE, "--target", f"test_message_{NAME}"]
        )
        and run_tests(rf"^message\.{NAME}\.", at_least=4)
    )


def git_init() -> None:
    """Copies the checkout, generates, and commits all in a new repository."""
    new_function.copy_checkout()
    run("walkthroughs/generate", [PYTHON, "-m", "dtlgen", "--root", COPY, "generate"])
    git("init", "--quiet")
    commit_copy()


def run_tests(pattern: str, at_least: int) -> bool:
    """Runs the tests whose names match; returns false if one fails or too few match."""
    ctest = ["ctest", "--test-dir", str(TREE), "--output-on-failure", "-R", pattern]
    good = run_step(f"ctest {pattern}", [*ctest, "--parallel", str(os.cpu_count() or 1)])
    listed = run("walkthroughs/list", [*ctest, "--show-only"]).log.read_text()
    found = re.search(r"^Total Tests: (\d+)$", listed, re.MULTILINE)
    count = int(found[1]) if found else 0
    say(f"      {count} tests; at least {at_least} are expected")
    return good and count >= at_least


# ---- a backend -----------------------------------------------------------------------------------


def backend() -> bool:
    """Adds a backend: a copy of the minimum of the backend `self` under another name."""
    shutil.copytree(SAMPLES / "backend", COPY / TOY)
    for name in ("self.h", "self_message.c"):
        shutil.copy(COPY / "runtime/comm" / name, COPY / TOY / name)
    add_line("runtime/backends/CMakeLists.txt", "add_subdirectory(toy)")
    targets = ["dtl_toy", "dtl_info", *(f"test_contract_{suite}" for suite in SUITES)]
    return (
        new_function.configure(tests=True)
        and run_step("build the toy", ["cmake", "--build", TREE, "--target", *targets])
        and run_tests(r"^contract\..*\.toy\.", at_least=len(SUITES))
        and prints("toy: The toy 1", [TREE / "runtime/tools/dtl-info"])
        and prints(
            "rank 0: got 0.0 0.5",
            ["env", "DTL_MPI=toy", f"DTL_PLUGIN_PATH={TREE / 'lib/dtl'}", TREE / f"{NAME}-c"],
        )
    )


def add_line(path: str, line: str) -> None:
    """Appends a line to a file of the copy."""
    page = COPY / path
    page.write_text(f"{page.read_text()}{line}\n")


def prints(expected: str, command: list[str | Path]) -> bool:
    """Returns true if the command succeeds and its output has `expected`."""
    done = run("walkthroughs/prints", command, 60)
    good = done.status == 0 and expected in done.log.read_text()
    say(f"   {Path(command[-1]).name} {'prints' if good else 'DOES NOT PRINT'} {expected!r}")
    if not good:
        say(done.tail())
    return good


# ---- a language ----------------------------------------------------------------------------------


def language() -> bool:
    """Adds a language whose only page lists the functions."""
    shutil.copytree(SAMPLES / "toy", COPY / EMIT / "toy")
    table = COPY / EMIT / "languages.py"
    table.write_text(table.read_text().replace('    "python",\n', '    "python",\n    "toy",\n'))
    ours: list[str | Path] = ["env", f"PYTHONPATH={COPY / 'generator'}", PYTHON, "-m"]
    dtlgen: list[str | Path] = [*ours, "dtlgen", "--root", COPY]
    page = COPY / "generated/toy/calls.toy"
    tests, fast = (
        COPY / "tests/generator/emit/test_generate.py",
        "stamp or template or tidy or bound",
    )
    return (
        run_step("dtlgen generate", [*dtlgen, "generate"])
        and run_step("dtlgen generate --check", [*dtlgen, "generate", "--check"])
        and prints(f"call dtl_{NAME}", ["cat", page])
        and run_step(
            "its tests", [*ours, "pytest", "-q", "-p", "no:cacheprovider", tests, "-k", fast]
        )
    )


# ---- all -----------------------------------------------------------------------------------------

WALKTHROUGHS = {
    "function": Walkthrough(
        function,
        frozenset(
            {
                new_function.AREA,
                f"{new_function.MODULE}/{NAME}.c",
                f"{new_function.MODULE}/CMakeLists.txt",
                f"{new_function.TESTS}/{NAME}.c",
                f"{new_function.TESTS}/CMakeLists.txt",
            }
        ),
    ),
    "backend": Walkthrough(
        backend,
        frozenset(
            {
                "runtime/backends/CMakeLists.txt",
                f"{TOY}/CMakeLists.txt",
                f"{TOY}/dtl_runtime.h",
                f"{TOY}/plugin.c",
                f"{TOY}/self.h",
                f"{TOY}/self_message.c",
            }
        ),
    ),
    "language": Walkthrough(
        language,
        frozenset(
            {
                f"{EMIT}/languages.py",
                f"{EMIT}/toy/__init__.py",
                f"{EMIT}/toy/outputs.py",
                f"{EMIT}/toy/templates/calls.toy.j2",
            }
        ),
    ),
}


def run_walkthrough(name: str) -> bool:
    """Applies a walkthrough and commits the copy. Returns whether it worked and changed exactly
    the expected files.
    """
    walkthrough = WALKTHROUGHS[name]
    good = walkthrough.apply()
    touched = changed()
    for path in sorted(touched ^ walkthrough.changes):
        say(f"   {path} {'changed too' if path in touched else 'did not change'}")
    say(f"   {len(touched)} hand-written files: {', '.join(sorted(touched))}")
    commit_copy()
    return good and touched == walkthrough.changes


def main() -> int:
    failed = [name for name in sys.argv[1:] or WALKTHROUGHS if not run_walkthrough(name)]
    if failed:
        say(f"It failed in: {', '.join(failed)}.")
    return int(bool(failed))
