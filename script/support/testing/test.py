# SPDX-License-Identifier: BSD-3-Clause
"""script/test [STEP...]: runs the short steps, the named steps, or with --long the long steps."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from checkout import (
    BUILD,
    INSTALL,
    LAUNCH,
    LOG,
    MPIS,
    PYTHON,
    ROOT,
    Count,
    Run,
    run,
    say,
)
from gpu.kernel_images import kernels
from gpu.steps import gpu, packed

from testing import contributing, guarantees, headers, readme
from testing.builds import builds, matrix
from testing.changes import changed_files, changed_sources
from testing.checks import (
    COMPUTING,
    DEPENDENT,
    DEPENDENT_RANKS,
    HOUR,
    INTERPRETED,
    JOBS,
    KERNELS_OF_TRITON,
    LONG,
    PYTHON_RANKS,
    SANITIZED,
    SPREAD,
    Result,
    Step,
    built,
    checked,
    compared,
    counted,
    ctest,
    harness_run,
    long_only,
    perform,
    pytest,
    sanitized,
    simulated,
    without_slow_sanitized,
    written,
)
from testing.cross import cross
from testing.long_steps import (
    coverage,
    each_program,
    fuzz,
    guaranteed,
    killed,
    launches,
    million,
    mutations,
    random_programs,
    ranks,
    soak,
    steady,
    versions,
    wheel,
)
from testing.times import times

# Limits the states that the analyzer explores for a function: the few functions with more states
# take more time than all others.
ANALYZED = ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=25000")
TESTS, EXAMPLES = ("dtl_tests",), ("dtl_examples",)


def spec() -> Iterator[Result]:
    yield checked("spec.check", [PYTHON, "-m", "dtlgen", "check"])
    yield checked("spec.generated", [PYTHON, "-m", "dtlgen", "generate", "--check"])


def generator() -> Iterator[Result]:
    report = LOG / "test/generator.xml"
    command: list[str | Path] = [PYTHON, "-m", "pytest", "-q", *SPREAD, "tests/generator"]
    yield counted("generator", [*command, f"--junitxml={report}"], report)


def c() -> Iterator[Result]:
    """Runs the tests in C, C++ and Fortran, alone and under every MPI; both MPIs must be
    installed."""
    for mpi in MPIS:
        yield checked(f"c.{mpi}-is-there", [LAUNCH, mpi, "2", "true"], 60)
    yield from ctest("c", BUILD, "-LE", LONG, "-E", long_only())


def sanitize() -> Iterator[Result]:
    """Runs the C tests with the address and undefined-behavior sanitizers, and with that library
    the Python tests of memory that views refer to."""
    yield from sanitized("sanitize")
    yield from ctest("sanitize", SANITIZED, *without_slow_sanitized())
    yield views()


def views() -> Result:
    """Runs Python tests of views under ASan, which fills freed memory: NumPy itself is not
    instrumented, but the tests find the fill pattern."""
    found = run("test/libasan", ["gcc", "-print-file-name=libasan.so"]).log.read_text()
    report = LOG / "test/sanitize.views.xml"
    files = [f"tests/python/{name}.py" for name in ("core/test_lifetime", "rma/test_window")]
    command: list[str | Path] = [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files]
    preloaded = f"{found.split()[-1]} {SANITIZED}/lib/libdtl.so"
    options = "detect_leaks=0:verify_asan_link_order=0:max_free_fill_size=1000000000"
    return counted(
        "sanitize.views",
        [
            "env",
            f"LD_PRELOAD={preloaded}",
            *command,
            "-k",
            "outlives or keeps or view",
            f"--junitxml={report}",
        ],
        report,
        environment={"ASAN_OPTIONS": options},
    )


def harness() -> Iterator[Result]:
    """Runs the libFuzzer harness for some seconds; it chooses calls by coverage."""
    yield from harness_run("harness", {})


def threads() -> Iterator[Result]:
    """Runs the C tests of threads with the thread sanitizer, alone and under MPICH."""
    folder = BUILD / "thread"
    yield checked("threads.configure", ["cmake", "--preset", "thread"])
    yield built("threads.build", folder, "dtl_thread_tests", "dtl_mpi_mpich")
    named = r"symmetric\.virtual|(map|node)\.litmus|map\.rings|model\.graphs"
    named += r"|algorithm\.queue(\.emulated)?\.1"
    tests = rf"^([a-z]+\.threads(\.1|\.mpich\.2)?|{named})$"
    yield from ctest("threads", folder, "-R", tests)


def python() -> Iterator[Result]:
    """Runs the Python tests, alone and at 3 ranks, and at 2 and 4 ranks those that depend on the
    number: the tests in C cover the library at all of them.  Each rank has a report and a
    folder."""
    yield pytest("alone", 1)
    yield pytest(*PYTHON_RANKS)
    for mpi, number in DEPENDENT_RANKS:
        yield pytest(mpi, number, tests=DEPENDENT, name="dependent")


def triton() -> Iterator[Result]:
    """Runs Triton kernels on symmetric memory in the interpreter, and compiles others for GPUs that
    the machine need not have."""
    python = BUILD / "triton/bin/python"
    yield checked(
        "triton.install",
        [ROOT / "script/support/environment/triton_environment", python.parents[1]],
    )
    yield pytest("alone", 1, python, KERNELS_OF_TRITON)
    report = LOG / "test/compiled.xml"
    command: list[str | Path] = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *COMPUTING]
    command += ["tests/python/triton_compiled", f"--junitxml={report}"]
    yield counted("compiled", command, report, environment={"TRITON_INTERPRET": "0"})
    for launch, number in INTERPRETED:
        yield pytest(launch, number, python, KERNELS_OF_TRITON)


def types() -> Iterator[Result]:
    mypy: list[str | Path] = [PYTHON, "-m", "mypy", "--strict"]
    examples = ["--follow-imports=silent", "examples/python", "examples/areas/python"]
    yield checked("types.examples", [*mypy, *examples])
    support = ROOT / "script/support"
    scripts = sorted(path for path in support.rglob("*.py") if "samples" not in path.parts)
    yield checked(
        "types.generator",
        [*mypy, "generator/dtlgen", *scripts],
    )
    stubtest: list[str | Path] = [PYTHON, "-m", "mypy.stubtest", "--allowlist"]
    stubtest += [ROOT / "tests/python/support/stubtest.txt", "--mypy-config-file"]
    yield checked("types.stubtest", [*stubtest, ROOT / "tests/python/support/stubtest.ini", "dtl"])


def style() -> Iterator[Result]:
    yield checked("style.ruff", [PYTHON, "-m", "ruff", "check", "--output-format=concise", "."])
    yield checked("style.ruff-format", [PYTHON, "-m", "ruff", "format", "--check", "."])
    yield checked("style.lint", [ROOT / "script/lint"])
    files = hand_written("*.c", "*.h", "*.cpp", "*.hpp")
    yield checked("style.clang-format", ["clang-format", "--dry-run", "-Werror", *files])
    commands = compiled_by_hand()
    sources = changed_sources(list(commands), changed_files())
    say(f"  clang-tidy checks {len(sources)} of {len(commands)} files, by --long all")
    if sources:
        yield tidy("style.clang-tidy", {name: commands[name] for name in sources}, *ANALYZED)


def analysis() -> Iterator[Result]:
    """Runs clang-tidy on all files, with the analyzer's own limits."""
    yield tidy("analysis.clang-tidy", compiled_by_hand())


def hand_written(*patterns: str) -> list[Path]:
    """Returns the sorted files that match a pattern in the folders of C sources, without golden
    copies.
    """
    support = "generated/c/support"  # hand-written static pages of the generator
    folders = ("runtime", support, "bindings", "tests", "examples", "benchmarks")
    return sorted(
        path
        for folder in folders
        for pattern in patterns
        for path in (ROOT / folder).rglob(pattern)
        if "golden" not in path.parts  # copies of generated files
    )


def compiled_by_hand() -> dict[str, dict[str, str]]:
    """Returns the compiler command of each hand-written file that the build compiles; one command
    if several targets compile it."""
    written_by_hand = set(map(str, hand_written("*.c")))
    commands = {
        each["file"]: each
        for each in reversed(json.loads((BUILD / "compile_commands.json").read_text()))
        if each["file"] in written_by_hand
    }
    return dict(sorted(commands.items()))


def tidy(name: str, commands: dict[str, dict[str, str]], *flags: str) -> Result:
    """Runs clang-tidy over some files."""
    database = LOG / "test/clang-tidy/compile_commands.json"
    database.parent.mkdir(parents=True, exist_ok=True)
    database.write_text(json.dumps(list(commands.values())))
    command: list[str | Path] = ["xargs", "-P", JOBS, "-n", "4", "-a", listing(sorted(commands))]
    command += ["clang-tidy", "--quiet", "-p", database.parent]
    flags_of_all = ("-Wno-unknown-warning-option", f"-idirafter{gfortran_header()}", *flags)
    command += [f"--extra-arg={flag}" for flag in flags_of_all]
    return checked(name, command, HOUR)


def gfortran_header() -> Path:
    """Makes a folder with the header of gcc that clang lacks."""
    folder, name = LOG / "test/include", "ISO_Fortran_binding.h"
    folder.mkdir(parents=True, exist_ok=True)
    found = run("test/gcc-header", ["gcc", f"-print-file-name=include/{name}"]).log.read_text()
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(found.split()[-1])
    return folder


def listing(files: list[str]) -> Path:
    """Writes the list of files for clang-tidy and returns its path."""
    path = LOG / "test/clang-tidy.files"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(files))
    return path


def headers_alone() -> Iterator[Result]:
    """Compiles each public header alone, in every supported dialect of C and C++."""
    began = time.monotonic()
    passed, failures = headers.compile_each(ROOT / "generated/c/include", int(JOBS))
    log = written("headers", "\n".join(failures))
    done = Run(int(bool(failures)), time.monotonic() - began, log)
    yield "headers", Count(passed, len(failures)), done


def consumer() -> Iterator[Result]:
    """Builds programs against the installed library, after moving it, as other projects would."""
    moved = BUILD / "consumer/dtl"
    shutil.rmtree(BUILD / "consumer", ignore_errors=True)
    shutil.copytree(INSTALL, moved, symlinks=True)
    yield checked("consumer.cmake", [ROOT / "tests/consumer/with-cmake", moved])
    yield checked("consumer.pkg-config", [ROOT / "tests/consumer/with-pkg-config", moved])
    fpm = PYTHON.parent / "fpm"
    yield checked("consumer.fpm", [ROOT / "tests/consumer/with-fpm", moved, fpm])
    yield checked("consumer.setup", [ROOT / "tests/consumer/with-setup", BUILD / "consumer/setup"])
    refusals = BUILD / "consumer/refusals"
    yield checked("consumer.refusals", [ROOT / "tests/consumer/refusals", BUILD, refusals])
    python = BUILD / "consumer/python"
    yield checked("consumer.python", [ROOT / "tests/consumer/with-python", PYTHON, python])
    wheel = BUILD / "consumer/wheel"
    command: list[str | Path] = [ROOT / "tests/consumer/with-wheel", PYTHON, wheel, "Debug"]
    yield checked("consumer.wheel", command, 1200)


def guide() -> Iterator[Result]:
    """Checks that the guide's programs print the same in every language, alone and under one
    MPI."""
    yield compared("examples.guide", each_mpi=False)


def documents() -> Iterator[Result]:
    """Checks that the programs of README.md and of the guide's pages on languages print the output
    that the pages show."""
    for page in readme.PAGES:
        for number, program in enumerate(readme.programs(page)):
            source = readme.unpack(program, BUILD / "readme" / page.stem / str(number))
            name = f"{page.stem.lower()}.{program.language}-{number}"
            yield checked(name, readme.command(program, source), 120)
    for number, words in enumerate(contributing.commands()):
        yield checked(f"contributing.{number}", list(words), 120)
    yield checked("bench.help", [ROOT / "script/bench", "--help"], 10)


def site() -> Iterator[Result]:
    """Builds the documentation site, where warnings and dead links are errors, and tests it in a
    browser."""
    yield checked("docs.site", [ROOT / "script/docs"])
    report, python = LOG / "test/browser.xml", BUILD / "docs/environment/bin/python"
    command: list[str | Path] = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    yield counted("docs.browser", [*command, "tests/site", f"--junitxml={report}"], report)


def others() -> Iterator[Result]:
    """Tests containers with other popular packages, in a separate environment."""
    needs, environment = (
        ROOT / "script/support/environment/requirements_others.txt",
        BUILD / "others",
    )
    python = environment / "bin/python"
    yield checked("others.venv", [PYTHON, "-m", "venv", environment])
    yield checked("others.pip", [python, "-m", "pip", "install", "-q", "-r", needs], 1200)
    around = ["env", f"PYTHONPATH={INSTALL / 'lib/python'}"]
    command: list[str | Path] = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    for launch, number in (("alone", 1), *((mpi, 2) for mpi in MPIS)):
        name = f"others.{launch}"
        yield checked(name, [LAUNCH, launch, str(number), *around, *command, "tests/others"])


def hosts() -> Iterator[Result]:
    """Tests on simulated hosts (network namespaces) and GPUs (fake libraries); skipped if the
    system does not allow them."""
    run_on, gpus = ROOT / "tests/hosts/run", ROOT / "tests/hosts/with-gpus"
    yield simulated("hosts.c", run_on, BUILD / "tests/hosts/work")
    for suite in ("conformance", "litmus"):
        program = BUILD / "tests/c/symmetric" / suite
        yield simulated(f"hosts.symmetric.{suite}", run_on, program, "hosts")
    plugins = f"DTL_PLUGIN_PATH={BUILD / 'lib/dtl'}"
    yield simulated(
        "hosts.signals", run_on, "env", plugins, BUILD / "tests/c/signal/signals", "hosts"
    )
    yield simulated("hosts.python", run_on, PYTHON, ROOT / "tests/hosts/work.py")
    fakes = BUILD / "tests/fakes/lib"
    driver = f"LD_LIBRARY_PATH={fakes}", f"DTL_PLUGIN_PATH={fakes}", "DTL_DEVICE=cuda"
    devices = "DTL_FAKE_BUSES=d8,3b", "DTL_FAKE_DEVICES=2"
    launched = LAUNCH, MPIS[0], "3", PYTHON, ROOT / "tests/hosts/gpus.py"
    yield simulated("hosts.gpus", gpus, "env", *driver, *devices, *launched)


def walkthroughs() -> Iterator[Result]:
    """Runs the walkthroughs of CONTRIBUTING.md in a copy of the checkout."""
    for name in ("function", "backend", "language"):
        yield checked(
            f"walkthroughs.{name}", [PYTHON, ROOT / "script/support", "walkthroughs", name]
        )


STEPS = (
    Step("spec", "the specification, and generated/ compared with it", spec),
    Step("generator", "the generator's own tests", generator),
    Step("headers", "each public header alone, C99 to C++20", headers_alone),
    Step(
        "c",
        "C, C++ and Fortran, alone and at 2 ranks, at 3 under MPICH, at 4 under Open MPI",
        c,
        targets=TESTS,
    ),
    Step(
        "python",
        "Python, alone and at 3 ranks; tests that depend on the number also at 2 and 4",
        python,
        targets=TESTS,
    ),
    Step(
        "triton",
        "kernels in Triton's language, interpreted at 1, 2 and 4 ranks, and compiled",
        triton,
        targets=TESTS,
    ),
    Step("hosts", "C and Python on two hosts, under Open MPI over TCP", hosts, targets=TESTS),
    Step(
        "examples",
        "the guide's programs in every language print the same, alone and under one MPI",
        guide,
        is_narrow=True,
        targets=TESTS + EXAMPLES,
    ),
    Step(
        "consumer",
        "the installed library, found by CMake, pkg-config, fpm, Python and pip",
        consumer,
        is_narrow=True,
    ),
    Step("builds", "the library without optional packages: one row of the matrix", builds),
    Step(
        "kernels",
        "the kernels, as nvcc and hipcc compile them",
        kernels,
        targets=TESTS,
    ),
    Step(
        "style",
        "ruff, script/lint, clang-format, and clang-tidy on changed files",
        style,
        is_narrow=True,
    ),
    Step(
        "docs",
        "the documentation site, without warnings or dead links, and in a browser",
        site,
        is_narrow=True,
    ),
    Step(
        "others",
        "containers with pandas, JAX, HDF5 and other packages",
        others,
        is_narrow=True,
    ),
    Step(
        "walkthroughs",
        "adding a function, a backend or a language changes only the documented files",
        walkthroughs,
        is_narrow=True,
    ),
    Step(
        "harness",
        "random calls of every function, chosen by libFuzzer",
        harness,
        is_narrow=True,
    ),
    Step(
        "readme",
        "the programs of README.md and of the guide for C, C++ and Fortran",
        documents,
        is_narrow=True,
        targets=TESTS,
    ),
    Step(
        "types",
        "mypy on the examples and the generator, stubtest on the package",
        types,
        is_narrow=True,
    ),
    Step(
        "sanitize",
        "C again under the address and undefined-behaviour sanitizers: alone, and some at 2 ranks",
        sanitize,
    ),
    Step("threads", "the C tests of threads under the thread sanitizer, under MPICH too", threads),
    Step(
        "cross",
        "the library and examples for aarch64, under QEMU",
        cross,
        is_long=True,
        targets=EXAMPLES,
    ),
    Step("matrix", "all rows of the matrix of builds", matrix, is_long=True),
    Step(
        "analysis",
        "clang-tidy on all files, with a deeper analysis of functions",
        analysis,
        is_long=True,
    ),
    Step("versions", "kernels with the other supported versions of Triton", versions, is_long=True),
    Step(
        "launches",
        "the guide's programs in every language under every MPI",
        launches,
        is_long=True,
        targets=TESTS + EXAMPLES,
    ),
    Step("wheel", "the wheel as pip builds it, optimized", wheel, is_long=True),
    Step(
        "mutations",
        "injected faults, which the short run must catch",
        mutations,
        is_long=True,
    ),
    Step("fuzz", "an hour of random calls of every function", fuzz, is_long=True),
    Step(
        "ranks",
        "C, Python and sanitizers at other numbers of ranks",
        ranks,
        is_long=True,
        targets=TESTS,
    ),
    Step(
        "guaranteed",
        "slow tests of guarantees, with 200 repetitions",
        guaranteed,
        is_long=True,
        targets=TESTS,
    ),
    Step("killed", "a rank is killed at forty random moments", killed, is_long=True),
    Step(
        "programs",
        "the tests in Python that start programs, under every MPI",
        each_program,
        is_long=True,
        targets=TESTS,
    ),
    Step(
        "random",
        "random programs with kills, early exits, signals and forks",
        random_programs,
        is_long=True,
    ),
    Step(
        "steady",
        "tests of several processes, ten times beside busy loops on all processors",
        steady,
        is_long=True,
        targets=TESTS,
    ),
    Step("soak", "ten minutes of random operations under each MPI", soak, is_long=True),
    Step(
        "million",
        "a million barriers and allreduces at each number of ranks",
        million,
        is_long=True,
        targets=TESTS,
    ),
    Step(
        "gpu",
        "device tests on a GPU; fails if there is none",
        gpu,
        is_asked_for=True,
        targets=TESTS,
    ),
    Step(
        "pack",
        "the pack for bare GPU machines, on fake GPUs",
        packed,
        is_long=True,
        targets=TESTS,
    ),
    Step("coverage", "branch coverage of the tests", coverage, is_long=True, targets=TESTS),
)


def built_for(steps: list[Step]) -> Iterator[Result]:
    """Builds the targets of all the steps."""
    targets = sorted({target for step in steps for target in step.targets})
    yield built("build", BUILD, *targets)


def all_performed(steps: Iterable[Step], failed: list[str]) -> dict[str, tuple[Count, float]]:
    """Performs the steps and returns their results by name.  One thread runs the steps that use
    all cores, in order; the other threads run the narrow ones at the same time.
    """
    wide = deque(step for step in steps if not step.is_narrow)
    narrow = deque(step for step in steps if step.is_narrow)
    results: dict[str, tuple[Count, float]] = {}

    def perform_each(*queues: deque[Step]) -> None:
        """Performs steps from the queues, the first nonempty queue first, until all are empty."""
        while queue := next(filter(None, queues), None):
            with suppress(IndexError):  # another thread took the last step
                step = queue.popleft()
                results[step.name] = perform(step, failed)

    others = max(int(JOBS) - 1, 1)
    with ThreadPoolExecutor(1 + others) as pool:
        threads = [pool.submit(perform_each, wide, narrow)]
        threads += [pool.submit(perform_each, narrow) for _ in range(others)]
        for thread in threads:
            thread.result()
    return results


def share_objects() -> None:
    """Lets ccache share objects between build folders; debug information may then name the folder
    of the first build.  Rows of the matrix use this cache too, although they have another HOME."""
    os.environ.setdefault("CCACHE_NOHASHDIR", "1")
    if shutil.which("ccache") is not None:
        done = run("test/ccache", ["ccache", "--get-config", "cache_dir"])
        if done.status == 0:
            os.environ.setdefault("CCACHE_DIR", done.log.read_text().splitlines()[-1])


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/test", description=__doc__)
    names = [step.name for step in STEPS]
    parser.add_argument(
        "--report",
        action="store_true",
        help="write the results into docs/design/guarantees.md",
    )
    parser.add_argument(
        "--reported",
        action="store_true",
        help="write the results of earlier runs on this commit, without running a step",
    )
    parser.add_argument("--times", action="store_true", help="print the slowest tests of each step")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(names)}; all if none")
    parser.add_argument("--long", action="store_true", help="run the long steps if none is named")
    options = parser.parse_args()
    if options.reported:
        say("\n".join(guarantees.write()))
        return 0
    wanted = options.steps or [
        step.name for step in STEPS if step.is_long == options.long and not step.is_asked_for
    ]
    unknown = sorted(set(wanted) - set(names))
    if unknown:
        parser.error(f"step is {unknown[0]}; expected one of {', '.join(names)}")

    # Many programs run at once, so idle OpenMP threads must not spin and NumPy uses one thread.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    share_objects()
    failed: list[str] = []
    began, began_at = time.monotonic(), time.time()
    steps = [step for step in STEPS if step.name in wanted]
    results: dict[str, tuple[Count, float]] = {}
    if any(step.targets for step in steps):
        first = Step("build", "the tests and the examples", partial(built_for, steps))
        results[first.name] = perform(first, failed)
    results |= all_performed(steps, failed)

    if options.report:
        say("\n".join(guarantees.write()))
    if options.times:
        say("\n".join(times(began_at)))
    say("\nstep           seconds   tests")
    for name, (count, seconds) in results.items():
        say(f"{name:12} {seconds:9.1f}   {count}")
    total = sum((count for count, _ in results.values()), Count())
    say(f"{'all':12} {time.monotonic() - began:9.1f}\n")
    say("\n".join(failed))
    if total.skipped:
        say(f"{total.skipped} skipped")
    say(f"{total.passed} passed, {total.failed} failed")
    return int(total.failed > 0)
