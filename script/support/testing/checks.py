# SPDX-License-Identifier: BSD-3-Clause
"""Functions that the steps of script/test share: they run commands and test runners, and count
results."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, product
from pathlib import Path

import programs
from checkout import (
    BUILD,
    LAUNCH,
    LOG,
    MPIS,
    PYTHON,
    ROOT,
    Count,
    Run,
    backends,
    failures,
    junit,
    run,
    say,
    stamp,
)

JOBS = os.environ.get("DTL_JOBS", str(os.cpu_count() or 1))
# Single-process tests run twice as many at once as there are cores, because most wait for programs
# that they start.
SPREAD = ("-n", str(2 * int(JOBS)), "--dist", "worksteal")
COMPUTING = ("-n", JOBS, "--dist", "worksteal")  # for tests that compute all the time
RANKS = (2, 3, 4)
# Tests in Python run at 3 ranks under the last MPI, Open MPI, whose ranks yield the processor while
# they wait. Files whose tests depend on the number of ranks run under the other MPI: at 2, where
# both neighbors are one rank, and at 4, which is a grid and a power of 2.
PYTHON_RANKS = (MPIS[-1], 3)
DEPENDENT = " ".join(
    f"tests/python/{name}.py"
    for name in (
        "collective/test_collective",
        "collective/test_inferred_arguments",
        "collective/test_nonblocking",
        "container/test_halo",
        "container/test_tensor",
        "map/test_map",
        "message/test_message",
        "role/test_role",
    )
)
DEPENDENT_RANKS = tuple((mpi, number) for mpi in MPIS[:-1] for number in (2, 4))
# Tests in C run at some numbers of ranks only: at 2 under each MPI, and at 3 under one MPI and 4
# under the other.
SOME = [(mpi, each) for mpi, more in zip(MPIS, cycle(RANKS[1:])) for each in (RANKS[0], more)]
OTHERS = [each for each in product(MPIS, RANKS) if each not in SOME]
# Tests of bindings, and of modules above the backends, which behave the same under every MPI.
ABOVE = "action|algorithm|collective|container|cpp|fakes|fortran|future|fuzz|map|model|observe|rma"
# Modules whose parallel tests the sanitizers run in the short run, because they copy most memory.
COPYING = ("collective", "container", "context", "map", "message", "rma")
TESTED_BESIDE = ("contract", "cpp", "fakes", "fortran")  # folders of tests in C outside tests/c
LONG = "^long$"  # the label of slow tests in C, which --long runs
# Kernels in Triton's language, interpreted: few ranks under an MPI, many without one.
KERNELS_OF_TRITON = "tests/python/triton_interpreted"
INTERPRETED = ((MPIS[0], 2), ("local", 4))
SKIPPED = 77  # exit status of a skipped test program
HOUR = 3600
SANITIZED = BUILD / "sanitize"
Result = tuple[str, Count, Run]


@dataclass(frozen=True)
class Step:
    """A step of script/test.  `checks` runs its commands one by one and yields their results."""

    name: str
    title: str
    checks: Callable[[], Iterator[Result]]
    is_long: bool = False
    is_asked_for: bool = False  # it runs only by name
    is_narrow: bool = (
        False  # it uses at most one core most of the time, so other steps run at the same time
    )
    targets: tuple[str, ...] = ()  # targets of build/ that script/setup does not build


def perform(step: Step, failed: list[str]) -> tuple[Count, float]:
    """Runs a step.  Prints failures at once and appends them to `failed` for the summary."""
    say(f"\n{step.name}: {step.title}")
    began, total = time.monotonic(), Count()
    for name, count, done in step.checks():
        total += count
        mark = "FAILED" if count.failed else "ok"
        say(f"  {mark:6} {name:28} {done.seconds:6.1f} s   {count}")
        if count.failed:
            failed.append(f"\nFAILED {name}, all of it: {done.log}\n{done.tail()}")
            say(failed[-1])
    return total, time.monotonic() - began


def checked(name: str, command: list[str | Path], timeout: int = 600) -> Result:
    """Runs a command that counts as one test."""
    done = run(f"test/{name}", command, timeout)
    return name, Count(int(done.status == 0), int(done.status != 0)), done


def counted(
    name: str,
    command: list[str | Path],
    *reports: Path,
    timeout: int = 900,
    environment: Mapping[str, str] | None = None,
) -> Result:
    """Runs a test runner that writes JUnit reports.  If it fails without a failed test, the run
    counts as one."""
    for report in reports:
        report.unlink(missing_ok=True)
    stamp(reports)
    done = run(f"test/{name}", command, timeout, ROOT, **dict(environment or {}))
    written = [report for report in reports if report.exists()]
    count = junit(*written)
    with done.log.open("a") as log:
        log.writelines(f"\n{failure}\n" for failure in failures(*written))
    if (done.status != 0 or len(written) < len(reports)) and count.failed == 0:
        count += Count(failed=1)
    elif count.passed + count.failed == 0:
        count += Count(failed=1)  # a filter that matches no test is an error
    return name, count, done


def compared(name: str, each_mpi: bool) -> Result:
    """Runs the guide's programs; each run is one test."""
    began = time.monotonic()
    agreed, runs = programs.compare(each_mpi=each_mpi)
    log = written(name, "the table is printed above\n")
    return (
        name,
        Count(agreed, runs - agreed),
        Run(int(agreed < runs), time.monotonic() - began, log),
    )


def built(name: str, folder: Path, *targets: str) -> Result:
    command: list[str | Path] = ["cmake", "--build", folder, "--parallel", JOBS]
    return checked(name, [*command, "--target", *targets], 1800)


def simulated(name: str, *command: str | Path) -> Result:
    """Runs a command as one test; the exit status SKIPPED counts as skipped."""
    done = run(f"test/{name}", list(command), 120)
    if done.status == SKIPPED:
        say(done.tail(1))
        return name, Count(skipped=1), done
    return name, Count(int(done.status == 0), int(done.status != 0)), done


def written(name: str, text: str) -> Path:
    """Writes a text to the log of a test and returns the file."""
    log = LOG / f"test/{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(text)
    return log


def ctest(
    name: str, folder: Path, *which: str, timeout: int = 1200, **around: str
) -> Iterator[Result]:
    report = LOG / f"test/{name}.xml"
    command: list[str | Path] = ["ctest", "--test-dir", folder, "--parallel", JOBS, *which]
    command += ["--output-on-failure", "--output-junit", report]
    yield counted(f"{name}.ctest", command, report, timeout=timeout, environment=around)


def pytest(
    launch: str,
    ranks: int,
    python: Path = PYTHON,
    tests: str = "tests/python",
    options: str = "",
    name: str = "",
) -> Result:
    name = f"{name or Path(tests).stem}.{launch}.{ranks}"
    stem = LOG / f"test/{name}"
    reports = [Path(f"{stem}-{rank}.xml") for rank in range(ranks)]
    variable = backends().get(launch, {}).get("rank_variable", "RANK")
    own = f"{stem}-${{{variable}:-0}}"
    ours = f'"--junitxml={own}.xml" "--basetemp={own}.tmp"'
    spread = " ".join(SPREAD if python == PYTHON else COMPUTING) if ranks == 1 else ""
    line = f'exec "{python}" -m pytest -q -p no:cacheprovider {spread} {options} {tests} {ours}'
    return counted(name, [LAUNCH, launch, str(ranks), "sh", "-c", line], *reports, timeout=600)


def other_ranks() -> str:
    """Returns a regular expression for the tests in C at the numbers of ranks that only --long
    runs."""
    return rf"\.({'|'.join(rf'{mpi}.{number}' for mpi, number in OTHERS)})$"


def long_only() -> str:
    """Returns a regular expression for the tests in C that --long adds: those at other numbers of
    ranks; and for modules above the backends, those that run neither at 2 ranks under the first MPI
    nor at the larger number under the last."""
    spared = "|".join(rf"{mpi}\.{number}" for mpi, number in SOME[1:-1])
    return rf"{other_ranks()}|^({ABOVE})\.(.*\.)?({spared})$"


def without_slow_sanitized() -> tuple[str, ...]:
    """Returns options of ctest that exclude the tests that sanitizers run with --long only:
    parallel tests, except at 2 ranks under the first MPI in the modules that copy most memory;
    tests with fixed numbers of threads; sorts and collectives of the largest sizes; and files
    compiled by GPU compilers, which have no sanitizer."""
    first, *more = MPIS
    folders = sorted(path.name for path in (ROOT / "tests/c").iterdir() if path.is_dir())
    rest = "|".join((*(each for each in folders if each not in COPYING), *TESTED_BESIDE))
    parallel = rf"\.{first}\.[13-9]$|^({rest})\.(.*\.)?{first}(\.2)?$"
    teams = r"algorithm\.(kernels\.threads\..*|thread_sorts.*)|collective\.large\..*"
    pages = r"symmetric\.(called|blocks|thunks)\..*"
    return (
        "-LE",
        "|".join(f"^{label}$" for label in (*more, "local", "long")),
        "-E",
        rf"{parallel}|^({teams}|{pages})$",
    )


def sanitized(name: str) -> Iterator[Result]:
    """Configures and builds with the sanitizers."""
    yield checked(f"{name}.configure", ["cmake", "--preset", "sanitize"])
    yield built(f"{name}.build", SANITIZED, "all", "dtl_tests")


def fuzzed(name: str, folder: Path, settings: Mapping[str, str]) -> Result:
    """Runs the fuzz tests of a build as counted tests."""
    report = LOG / f"test/{name}.xml"
    command: list[str | Path] = ["ctest", "--test-dir", folder, "-R", r"^fuzz\."]
    command += ["--output-on-failure", "--output-junit", report]
    return counted(name, command, report, timeout=2 * HOUR, environment=settings)


def harness_run(name: str, settings: Mapping[str, str]) -> Iterator[Result]:
    """Builds the harness preset and runs its fuzz tests."""
    folder = BUILD / "harness"
    yield checked(f"{name}.configure", ["cmake", "--preset", "harness"])
    yield built(f"{name}.build", folder, "test_fuzz_harness")
    yield fuzzed(f"{name}.ctest", folder, settings)
