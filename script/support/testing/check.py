# SPDX-License-Identifier: BSD-3-Clause
"""script/check [PATH...]: builds the targets of changed files and runs the tests of their modules.

Without a PATH, checks the files that differ from the last commit.  Tests in C run alone and on 2
ranks under one MPI, tests in Python alone; `script/test` runs the rest."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from checkout import BUILD, LAUNCH, LOG, MPIS, PYTHON, ROOT, failures, junit, run
from checkout import say as say_line

from testing.checks import JOBS

C_FILES = {".c", ".h", ".cpp", ".hpp"}
LIBRARY = "dtl"
CONTRACT = r"^contract\."  # the tests of every backend


@dataclass(frozen=True)
class Work:
    """The work that changed files need."""

    generate: bool = False
    targets: tuple[str, ...] = ()  # of the build
    install: bool = False  # for programs and Python
    ctest: tuple[str, ...] = ()  # regular expressions that match the names of tests
    pytest: tuple[str, ...] = ()  # files


def changed() -> list[Path]:
    """Returns the files that differ from the last commit, and new files."""
    words = ("git", "status", "--porcelain=v1", "--untracked-files=all", "-z")
    lines = subprocess.run(words, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    entries = [line for line in lines.split("\0") if line]
    return [ROOT / entry[3:] for entry in entries if (ROOT / entry[3:]).is_file()]


def expanded(paths: Iterable[str]) -> Iterator[Path]:
    """Yields the files that the arguments name, directly or by folder."""
    for name in paths:
        path = Path(name).resolve()
        if not path.exists() or ROOT not in [path, *path.parents]:
            sys.exit(f"check: PATH is {name}; expected a file or folder of this checkout")
        if path.is_dir():
            yield from (file for file in path.rglob("*") if file.is_file())
        else:
            yield path


def work_for(path: Path) -> Work:
    """Returns the work for a file: that of the first rule whose pattern its path matches."""
    name = path.relative_to(ROOT).as_posix()
    for pattern, work in RULES:
        if found := re.fullmatch(pattern, name):
            return work(*found.groups())
    return Work()


def specification(area: str) -> Work:
    """Returns the work for spec/AREA.yaml: the tests of the module that the file names."""
    found = re.search(r"^module: (\w+)", (ROOT / f"spec/{area}.yaml").read_text(), re.M)
    module = found[1] if found else area
    targets = (LIBRARY, *all_of("bindings/python"), *misuse_test(area))
    targets += all_of(f"tests/c/{module}")
    tests = (rf"^misuse\.{area}(\.1)?$", rf"^{module}\.")
    has_own = any((ROOT / "tests/python").rglob(f"test_{area}*.py"))
    return Work(True, targets, True, tests, python_tests(area if has_own else module))


def module(name: str) -> Work:
    """Returns the work for a module of tests in C: its targets and its ctest names."""
    return Work(targets=(LIBRARY, *all_of(f"tests/c/{name}")), ctest=(rf"^{name}\.",))


def c_test(folder: str, name: str) -> Work:
    """Returns the work for one C test."""
    targets = (LIBRARY, *all_of(f"tests/c/{folder}"))
    return Work(targets=targets, ctest=(rf"^{folder}\.{name}(\.|$)",))


def c_tests(folder: str) -> Work:
    """Returns the work for a folder of tests."""
    return Work(targets=(LIBRARY, *all_of(f"tests/{folder}")), ctest=(rf"^{folder}\.",))


def python_module(package: str, name: str) -> Work:
    """Returns the work for a Python file: the tests of its name, or else those of its package."""
    targets = all_of("bindings/python")
    has_own = any((ROOT / "tests/python").rglob(f"test_{name}*.py"))
    tests = python_tests(name if has_own or not package else package)
    return Work(targets=targets, install=True, pytest=tests)


def fortran() -> Work:
    targets = (*all_of("bindings/fortran"), *all_of("tests/fortran"))
    return Work(targets=targets, ctest=(r"^fortran\.",))


def all_of(folder: str) -> tuple[str, ...]:
    """Returns the target that builds everything in a folder, if the build has the folder."""
    return (f"{folder}/all",) if (BUILD / folder).is_dir() else ()


def misuse_test(area: str) -> tuple[str, ...]:
    """Returns the target of an area's generated test of invalid arguments."""
    generated = ROOT / f"generated/tests/c/misuse_{area}.c"
    return (f"test_misuse_{area}",) if generated.exists() else ()


def python_tests(stem: str) -> tuple[str, ...]:
    """Returns the Python tests whose names begin with `stem`; or else those in the folder `stem`;
    or else a small test of the whole package."""
    tests = ROOT / "tests/python"
    named = sorted(tests.rglob(f"test_{stem}*.py")) or sorted(tests.glob(f"{stem}/test_*.py"))
    named = named or [ROOT / "tests/python/core/test_package.py"]
    return tuple(str(path.relative_to(ROOT)) for path in named)


def generator_tests(name: str) -> tuple[str, ...]:
    """Returns the generator's tests of this name, and those that compare its output."""
    tests = ROOT / "tests/generator"
    names = sorted({name, "generate", "load"})
    found = [path for each in names for path in tests.rglob(f"test_{each}.py")]
    return tuple(str(each.relative_to(ROOT)) for each in found)


def emitter(language: str) -> Work:
    """Returns the pytest work for the emitter of a language."""
    folder = f"tests/generator/emit_{language}"
    return Work(
        True,
        pytest=(folder if (ROOT / folder).is_dir() else "tests/generator/emit/test_generate.py",),
    )


RULES: list[tuple[str, Callable[..., Work]]] = [
    (r"spec/(\w+)\.yaml", specification),
    (r"generator/dtlgen/emit/(\w+)/.*", emitter),
    (r"generator/.*?(\w+)\.\w+(?:\.j2)?", lambda name: Work(True, pytest=generator_tests(name))),
    (r"runtime/backends/\w+/.*", lambda: Work(targets=("all",), install=True, ctest=(CONTRACT,))),
    (r"runtime/include/.*", lambda: Work(targets=("all",), install=True, ctest=(r"^core\.",))),
    (r"runtime/(\w+)/.*", module),
    (r"tests/c/(\w+)/(\w+)\.c", c_test),
    (r"tests/(contract|fakes|cpp|fortran)/.*", c_tests),
    (
        r"tests/generator/(?:.*/)?(?:test_)?(\w+)\.\w+",
        lambda name: Work(pytest=generator_tests(name)),
    ),
    (r"(tests/python/(?!triton_)(?:\w+/)*test_\w+\.py)", lambda path: Work(pytest=(path,))),
    (r"bindings/python/(?:dtl/_(\w+)/|.*/|)_?(\w+)\.\w+", python_module),
    (r"bindings/fortran/.*", fortran),
]


def step(name: str, command: list[str | Path], *reports: Path) -> bool:
    """Runs a command and prints its duration; if it fails, also the end of its output."""
    for report in reports:
        report.unlink(missing_ok=True)
    done = run(f"check/{name}", command)
    written = [report for report in reports if report.exists()]
    count = f"   {junit(*written)}" if written else ""
    say(f"{'ok' if done.status == 0 else 'FAILED':6} {name:12} {done.seconds:6.1f} s{count}")
    if done.status != 0:
        say("\n".join([*failures(*written)[:5], done.tail(25)]))
    return done.status == 0


def say(text: str) -> None:
    say_line(f"check: {text}" if "\n" not in text else text)


def union(works: Iterable[Work]) -> Work:
    """Merges the work of several files without duplicates."""
    every = list(works)

    def merged(name: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(each for work in every for each in getattr(work, name)))

    return Work(
        generate=any(work.generate for work in every),
        targets=merged("targets"),
        install=any(work.install for work in every),
        ctest=merged("ctest"),
        pytest=merged("pytest"),
    )


def style(paths: list[Path]) -> bool:
    """Checks formatting and lint of the files; returns whether all checks passed."""
    names: list[str | Path] = [path for path in paths if path.suffix in C_FILES]
    python: list[str | Path] = [path for path in paths if path.suffix == ".py"]
    names = [path for path in names if "golden" not in Path(path).parts]
    succeeded = True
    if names:
        succeeded &= step("clang-format", ["clang-format", "--dry-run", "-Werror", *names])
    if python:
        succeeded &= step("ruff", [PYTHON, "-m", "ruff", "check", *python])
        succeeded &= step("ruff-format", [PYTHON, "-m", "ruff", "format", "--check", *python])
    return succeeded


def perform(work: Work, paths: list[Path]) -> bool:
    """Generates, builds and tests.  Stops if generating, building or installing fails."""
    build: list[str | Path] = ["cmake", "--build", BUILD, "--parallel", JOBS]
    if work.generate and not step("generate", [PYTHON, "-m", "dtlgen", "generate"]):
        return False
    if work.targets and not step("build", [*build, "--target", *work.targets]):
        return False
    if work.install and not step("install", ["cmake", "--install", BUILD]):
        return False
    succeeded = style(paths)
    if work.ctest:
        report = LOG / "check/ctest.xml"
        others = "|".join(re.escape(f".{mpi}.") for mpi in MPIS[1:])
        seldom = rf"({others})|\.[3-9]$|\.plain$"
        command: list[str | Path] = ["ctest", "--test-dir", BUILD, "--parallel", JOBS]
        command += ["-R", "|".join(work.ctest), "-E", seldom, "-LE", "^long$"]
        command += ["--output-on-failure", "--output-junit", report]
        succeeded &= step("ctest", command, report)
    if work.pytest:
        report = LOG / "check/pytest.xml"
        command = [LAUNCH, "alone", "1", PYTHON, "-m", "pytest", "-q", "-x", "-n", JOBS]
        succeeded &= step("pytest", [*command, *work.pytest, f"--junitxml={report}"], report)
    return succeeded


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="script/check", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("paths", nargs="*", metavar="PATH")
    options = parser.parse_args()
    began = time.monotonic()
    paths = sorted(set(expanded(options.paths) if options.paths else changed()))
    paths = [path for path in paths if "generated" not in path.relative_to(ROOT).parts[:1]]
    if not paths:
        say("no file differs from the last commit")
        return 0
    succeeded = perform(union(map(work_for, paths)), paths)
    say(f"{'all is well' if succeeded else 'FAILED'} after {time.monotonic() - began:.1f} s")
    return int(not succeeded)
