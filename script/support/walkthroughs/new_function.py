# SPDX-License-Identifier: BSD-3-Clause
"""Regenerates all bindings in a copy of the checkout, then changes the API there."""

from __future__ import annotations

import filecmp
import re
import shutil
import subprocess
import time
from pathlib import Path

from checkout import BUILD, LAUNCH, PYTHON, ROOT, languages_here, mpis_here, run, say

COPY = BUILD / "copy"  # of the checkout
TREE = COPY / "build"
PREFIX = TREE / "install"
SAMPLES = ROOT / "script/support/walkthroughs/samples/function"
AREA = "spec/point_to_point.yaml"
MODULE = "runtime/message"
TESTS = "tests/c/message"
NAME = "ring_shift"


def regenerate() -> bool:
    """Regenerates generated/ from spec/ in a copy, and compares it with the committed files."""
    say("\n1. All bindings, regenerated from spec/")
    copy_checkout()
    began = time.monotonic()
    done = run("demo/generate", [PYTHON, "-m", "dtlgen", "--root", COPY, "generate"])
    seconds = time.monotonic() - began
    if done.status != 0:
        say(done.tail())
        return False
    written = files(COPY / "generated")
    size = sum((COPY / "generated" / name).stat().st_size for name in written)
    for folder, language in by_folder(written).items():
        say(f"   {folder:22} {language}")
    say(f"   {len(written)} files, {size / 1024:.0f} KiB, in {seconds:.2f} s")

    different = sorted(written ^ files(ROOT / "generated")) or [
        name
        for name in sorted(written)
        if not filecmp.cmp(COPY / "generated" / name, ROOT / "generated" / name, shallow=False)
    ]
    if different:
        say(f"   not what is committed in generated/: {', '.join(different[:5])}")
        return False
    say("   byte for byte what is committed in generated/")
    return True


def copy_checkout() -> None:
    """Copies the tracked and new files of the checkout, with uncommitted changes, except
    generated/."""
    shutil.rmtree(COPY, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if not name.startswith("generated/") and (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def by_folder(written: set[str]) -> dict[str, str]:
    """Returns the numbers of files and lines for each folder generated/LANGUAGE/PART."""
    folders: dict[str, list[str]] = {}
    for name in sorted(written):
        parts = Path(name).parts
        folders.setdefault("/".join(parts[: min(2, len(parts) - 1)]), []).append(name)
    return {
        folder: f"{len(names):4} files  {sum(map(lines, names)):6} lines"
        for folder, names in folders.items()
    }


def lines(name: str) -> int:
    """Returns the number of lines of a generated file."""
    return (COPY / "generated" / name).read_text().count("\n")


def add() -> bool:
    """Adds a function to the copy's specification, implements it, and calls it from each
    language."""
    say(f"\n2. A new function, dtl_{NAME}, in a copy of the checkout (build/copy)")
    say(f"   {AREA} gets")
    insert(AREA, "\nfunctions:\n", "entry.yaml")
    insert(AREA, "\n  functions:\n", "python.yaml")

    dtlgen: list[str | Path] = [PYTHON, "-m", "dtlgen", "--root", COPY]
    return (
        run_step("dtlgen check", [*dtlgen, "check"])
        and run_step("dtlgen generate", [*dtlgen, "generate"], shown=True)
        and run_step(
            "dtlgen diff",
            [PYTHON, "-m", "dtlgen", "diff", ROOT / "spec", COPY / "spec"],
            shown=True,
        )
        and configure()
        and linker_reports_missing_function()
        and implement()
        and call_from_all_languages()
    )


def insert(path: str, behind: str, sample: str) -> None:
    """Inserts a sample into a file of the copy after the first occurrence of `behind`, and prints
    it."""
    entry = (SAMPLES / sample).read_text()
    say(indented(entry))
    text = (COPY / path).read_text()
    (COPY / path).write_text(text.replace(behind, f"{behind}{entry}\n", 1))


def indented(text: str) -> str:
    """Indents a text, without its final newline."""
    return "".join(f"      {line}\n" for line in text.splitlines()).rstrip()


def run_step(what: str, command: list[str | Path], shown: bool = False, timeout: int = 900) -> bool:
    """Runs a command and prints its duration, and its output if it fails or `shown` is set."""
    done = run(f"demo/{what.replace(' ', '-')}", command, timeout)
    say(f"   {what}: {'done' if done.status == 0 else 'FAILED'} in {done.seconds:.1f} s")
    if done.status != 0:
        say(done.tail())
    elif shown:
        text = done.log.read_text().partition("\n")[2].splitlines()
        say("\n".join(f"      {line}" for line in text[-12:]))
    return done.status == 0


def configure(tests: bool = False) -> bool:
    """Configures the copy for an installation; returns whether CMake succeeded."""
    options = [f"-DDTL_TESTS={'ON' if tests else 'OFF'}", "-DDTL_EXAMPLES=OFF"]
    options += ["-DCMAKE_INSTALL_LIBDIR=lib", "-DCMAKE_BUILD_TYPE=Debug"]
    options += [f"-DPython3_EXECUTABLE={PYTHON}", f"-DCMAKE_INSTALL_PREFIX={PREFIX}"]
    if shutil.which("ccache"):
        options += [f"-DCMAKE_{language}_COMPILER_LAUNCHER=ccache" for language in ("C", "CXX")]
    return run_step("cmake", ["cmake", "-S", COPY, "-B", TREE, "-G", "Ninja", *options])


def linker_reports_missing_function() -> bool:
    """Returns true if the first build fails because the implementation is missing."""
    done = run("demo/first-build", ["cmake", "--build", TREE, "--target", "dtl"], 900)
    wanted = f"dtl_impl_{NAME}"
    asked = done.status != 0 and wanted in done.log.read_text()
    say(
        f"   the first build, {done.seconds:.1f} s: the linker "
        + (f"asks for {wanted}" if asked else "?")
    )
    if not asked:
        say(done.tail())
    return asked


def implement() -> bool:
    """Adds the sample's source and test to the copy, builds and installs it; returns whether
    this worked.
    """
    source, test = (SAMPLES / f"{NAME}.c").read_text(), (SAMPLES / "test.c").read_text()
    say(f"   {MODULE}/{NAME}.c gets")
    say(indented(source.partition("\n")[2]))
    (COPY / MODULE / f"{NAME}.c").write_text(source)
    (COPY / TESTS / f"{NAME}.c").write_text(test)
    page = COPY / MODULE / "CMakeLists.txt"
    page.write_text(page.read_text().rstrip().removesuffix(")") + f" {NAME}.c)\n")
    page = COPY / TESTS / "CMakeLists.txt"
    page.write_text(f"{page.read_text()}dtl_test({NAME} RANKS 1 2 3 4)\n")
    return run_step("build", ["cmake", "--build", TREE]) and run_step(
        "install", ["cmake", "--install", TREE]
    )


def call_from_all_languages() -> bool:
    """Calls the new function from every language that was built, on 1 process and on 3."""
    calls = {language: PROGRAMS[language]() for language in languages_here()}
    if not all(calls.values()):
        return False
    launches = (("alone", 1), *((mpi, 3) for mpi in mpis_here()))
    good = [called(language, *launch, calls[language]) for launch in launches for language in calls]
    return all(good)


def c_program() -> list[str | Path]:
    return compiled("C", ["gcc", SAMPLES / "call.c"])


def cpp_program() -> list[str | Path]:
    return compiled("C++", ["g++", "-std=c++20", SAMPLES / "call.cpp"])


def fortran_program() -> list[str | Path]:
    modules = f"-I{PREFIX / 'include/dtl/fortran'}"
    return compiled("Fortran", ["gfortran", SAMPLES / "call.f90", modules, "-ldtl_fortran"])


def python_program() -> list[str | Path]:
    return ["env", f"PYTHONPATH={PREFIX / 'lib/python'}", PYTHON, SAMPLES / "call.py"]


PROGRAMS = {
    "C": c_program,
    "C++": cpp_program,
    "Python": python_program,
    "Fortran": fortran_program,
}


def compiled(language: str, command: list[str | Path]) -> list[str | Path]:
    """Compiles a program; returns the command that starts it, or [] if it does not compile."""
    program = TREE / f"{NAME}-{language.lower()}"
    where = [f"-I{PREFIX / 'include'}", f"-L{PREFIX / 'lib'}", f"-Wl,-rpath,{PREFIX / 'lib'}"]
    good = run_step(f"compile {language}", [*command, "-o", program, *where, "-ldtl"])
    return [program] if good else []


def called(language: str, launch: str, ranks: int, command: list[str | Path]) -> bool:
    """Runs a program that calls the new function and returns whether its output is as expected."""
    done = run(f"demo/call-{language}-{launch}", [LAUNCH, launch, str(ranks), *command], 60)
    printed = done.log.read_text().partition("\n")[2]
    got = sorted(re.findall(r"rank \d+: got \S+ \d+\.\d", printed))  # launchers may join lines
    say(f"   {language:8} {launch:8}: {' / '.join(got)}")
    say("".join(f"{'':21}{line}\n" for line in printed.splitlines()).rstrip())

    before = [(rank - 1) % ranks for rank in range(ranks)]
    expected = [f"rank {rank}: got {one}.0 {one}.5" for rank, one in enumerate(before)]
    refused = f"{NAME}: step is 0; expected step != 0"
    good = done.status == 0 and got == expected and refused in printed
    if not good:
        say(f"      FAILED: expected {expected} and the refusal of step 0")
    return good
