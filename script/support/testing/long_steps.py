# SPDX-License-Identifier: BSD-3-Clause
"""The long steps of script/test, which run with --long or by name."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from checkout import BUILD, LAUNCH, LOG, MPIS, PYTHON, ROOT, Count, Run

from testing import guarantees
from testing.checks import (
    HOUR,
    INTERPRETED,
    KERNELS_OF_TRITON,
    LONG,
    PYTHON_RANKS,
    RANKS,
    SANITIZED,
    SPREAD,
    Result,
    checked,
    compared,
    counted,
    ctest,
    fuzzed,
    harness_run,
    long_only,
    pytest,
    sanitized,
    written,
)
from testing.mutations import mutated

CALLS = 1_000_000  # calls of a fuzzing run, as docs/design/guarantees.md says
MAX_TEST_SECONDS = 60
# JOINT: modules whose tests wait for other processes with a timeout.  STARTING: files of tests that
# start programs.  WAITING: modules whose tests wait for threads or ranks.
JOINT = ("action", "context", "job", "message", "observe", "progress", "signal")
STARTING = (
    "collective/test_one_invalid_rank",
    "job/test_child_processes",
    "job/test_killed_rank",
    "job/test_launch",
    "job/test_program_ends",
    "observe/test_check",
    "observe/test_faulty_programs",
)
WAITING = ("action", "context", "future", "map", "message", "progress", "rma", "role", "signal")


def versions() -> Iterator[Result]:
    """Tests every supported version of Triton: all compile kernels, all but the first interpret
    them."""
    for version in ("3.6.0", "3.7.1", "3.8.0"):
        python = BUILD / f"triton-{version}/bin/python"
        makes = [ROOT / "script/support/environment/triton_environment", python.parents[1], version]
        yield checked(f"triton-{version}.install", makes)
        command: list[str | Path] = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        for kind in ("triton_compiled", "triton_interpreted")[: 1 + (version != "3.6.0")]:
            settings = {"TRITON_INTERPRET": str(int(kind == "triton_interpreted"))}
            report = LOG / f"test/triton-{version}-{kind}.xml"
            given = [*command, f"tests/python/{kind}", f"--junitxml={report}"]
            yield counted(f"triton-{version}.{kind}", given, report, environment=settings)


def fuzz() -> Iterator[Result]:
    """Makes random calls from a new seed, then calls chosen by libFuzzer.  A failure prints the
    seed and the preceding calls.  FUZZ_SECONDS limits each run."""
    share = HOUR // (5 + 2 * len(MPIS))
    settings = {
        "FUZZ_CALLS": str(CALLS),
        "FUZZ_SEED": os.environ.get("FUZZ_SEED", str(int(time.time()))),
        "FUZZ_SECONDS": os.environ.get("FUZZ_SECONDS", str(share)),
    }
    yield from sanitized("fuzz")
    yield fuzzed("fuzz.ctest", SANITIZED, settings)
    yield from harness_run("fuzz.harness", settings)


def killed() -> Iterator[Result]:
    yield from long_tests("killed", "tests/python/job/test_killed_rank.py")


def each_program() -> Iterator[Result]:
    """Runs all tests that start programs, except those of the step `killed`."""
    yield from long_tests(
        "programs", *SPREAD, "tests/python", "--ignore=tests/python/job/test_killed_rank.py"
    )


def long_tests(name: str, *tests: str) -> Iterator[Result]:
    """Runs pytest with --long on the tests."""
    report = LOG / f"test/{name}.xml"
    command: list[str | Path] = [PYTHON, "-m", "pytest", "-q", *tests, "--long"]
    yield counted(name, [*command, f"--junitxml={report}"], report, timeout=HOUR)


def wheel() -> Iterator[Result]:
    """Builds and tests the optimized wheel, as pip builds it."""
    tree = BUILD / "consumer/optimized"
    yield checked("wheel", [ROOT / "tests/consumer/with-wheel", PYTHON, tree], 1800)


def mutations() -> Iterator[Result]:
    """Injects the faults of tests/mutations.yaml; the tests of the short run must catch each."""
    yield from mutated([])


@contextmanager
def busy() -> Iterator[None]:
    """Keeps every processor busy with processes that do not wait."""
    command: list[str | Path] = [PYTHON, "-c", "while True: pass"]
    loops = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def steady() -> Iterator[Result]:
    """Repeats the tests of several processes on a busy machine, where events occur in another order
    each time.  STEADY_TIMES is the number of repetitions."""
    times = int(os.environ.get("STEADY_TIMES", "10"))
    jobs = "|".join(f"^{name}$" for name in (*MPIS, "local"))
    modules = rf"^({'|'.join(JOINT)})\."
    with busy():
        which = ["-L", jobs, "-R", modules, "-E", long_only(), "--repeat", f"until-fail:{times}"]
        yield from ctest("steady.c", BUILD, "-LE", LONG, *which, timeout=times * HOUR)
        for turn in range(times):
            report = LOG / f"test/steady.python-{turn}.xml"
            files = [f"tests/python/{name}.py" for name in STARTING]
            command: list[str | Path] = [PYTHON, "-m", "pytest", "-q", *SPREAD, *files]
            name = f"steady.python.{turn + 1}"
            yield counted(name, [*command, f"--junitxml={report}"], report, timeout=HOUR)


def launches() -> Iterator[Result]:
    """Runs the guide's programs in every language under every MPI."""
    yield compared("launches", each_mpi=True)


def soak() -> Iterator[Result]:
    """Runs random operations from a new seed; a failure prints the seed."""
    each = int(os.environ.get("SOAK_SECONDS", str(HOUR // 6))) // len(RANKS)
    words: list[str | Path] = [PYTHON, ROOT / "tests/python/stress/soak.py", str(each)]
    seed = os.environ.get("SOAK_SEED", str(int(time.time())))
    for mpi in MPIS:
        for ranks in RANKS:
            command = [LAUNCH, mpi, str(ranks), *words, seed]
            yield checked(f"soak.{mpi}.{ranks}", command, each + 300)


def random_programs() -> Iterator[Result]:
    """Runs random programs with events that disturb a job, from a new seed; a failure prints the
    program, reduced to the steps that reproduce it."""
    each = int(os.environ.get("RANDOM_SECONDS", str(HOUR // 6))) // (len(MPIS) + 1)
    seed = os.environ.get("RANDOM_SEED", str(int(time.time())))
    words: list[str | Path] = [PYTHON, ROOT / "tests/python/stress/random_programs.py"]
    for launcher in ("local", *MPIS):
        command = [*words, "--launcher", launcher, "--seconds", str(each), "--seed", seed]
        yield checked(f"random.{launcher}", command, each + HOUR)


def guaranteed() -> Iterator[Result]:
    """Runs the slow tests of docs/design/guarantees.md: reductions of every dtype, operation, root
    and count, thousands of contexts, a thousand ranks, sorts of more than a GiB, and repetitions of
    the tests that wait for threads or ranks."""
    tests = r"^contract\.reductions\.[a-z]+\.[1-4]$"
    yield from ctest("guaranteed.reductions", BUILD, "-R", tests, timeout=HOUR, DTL_TEST_ALL="1")
    yield from ctest("guaranteed.long", BUILD, "-L", LONG, timeout=HOUR)
    for mpi in MPIS:
        yield pytest(mpi, 2, tests="tests/python/stress/test_leaks.py", options="--long")
    repeated = ["-R", rf"^({'|'.join(WAITING)})\.[a-z_]+(\.1|\.[a-z]+\.2)?$"]
    repeated += ["--repeat", f"until-fail:{guarantees.REPEATS}"]
    yield from ctest("guaranteed.repeats", BUILD, *repeated, timeout=3 * HOUR)
    yield short()


def short() -> Result:
    """Checks that each test that ran on this commit took at most MAX_TEST_SECONDS.  The fuzzer is
    exempt: its duration is a setting."""
    took = {
        name: max(float(case.get("time", "0")) for case in cases)
        for name, cases in guarantees.results().items()
        if not name.startswith("fuzz.")
    }
    slow = {name: seconds for name, seconds in took.items() if seconds > MAX_TEST_SECONDS}
    log = written("guaranteed.short", "\n".join(f"{slow[name]:.0f} s: {name}" for name in slow))
    return "guaranteed.short", Count(len(took) - len(slow), len(slow)), Run(int(bool(slow)), 0, log)


def million() -> Iterator[Result]:
    """Runs a million barriers and allreduces over shared memory."""
    for mpi in MPIS:
        for ranks in RANKS:
            program = BUILD / "tests/c/collective/node"
            yield checked(
                f"million.{mpi}.{ranks}", [LAUNCH, mpi, str(ranks), program, "long"], HOUR
            )


def coverage() -> Iterator[Result]:
    yield checked("coverage", [ROOT / "script/coverage"], 2 * HOUR)


def ranks() -> Iterator[Result]:
    """Runs the tests in C and Python, and the sanitizers, at the numbers of ranks that the short
    run leaves out."""
    yield from ctest("ranks-c", BUILD, "-LE", LONG, "-R", long_only())
    for mpi, number in product(MPIS, RANKS):
        if (mpi, number) != PYTHON_RANKS:
            yield pytest(mpi, number)
    for launch, number in product((*MPIS, "local"), (2, 4)):
        if (launch, number) not in INTERPRETED:
            yield pytest(launch, number, BUILD / "triton/bin/python", KERNELS_OF_TRITON)
    yield from sanitized("ranks")
    yield from ctest("ranks", SANITIZED, "-LE", LONG, timeout=HOUR)
