# SPDX-License-Identifier: BSD-3-Clause
"""The step `builds` of script/test: builds the library with other compilers, or without some of the
optional packages.

A row of the matrix hides packages or tools from CMake, builds the library in build/builds/ROW, and
runs a program with it.  Hidden parts are not switched off: CMake must detect that they are missing.
The short run builds one row, a different one for each commit; --long builds all rows.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checkout import BUILD, PYTHON, ROOT, Count, Run, revision, run

from testing.checks import JOBS, Result, checked

FOLDER = BUILD / "builds"

# Optional prerequisites: their tools in PATH, and their folders of headers and libraries.
TOOLS = {
    "C++": ("c++*", "g++*", "clang++*", "*-g++*"),
    "Fortran": ("gfortran*", "f95", "f77", "*-gfortran*", "flang*"),
    "MPI": ("mpi*", "*.openmpi", "*.mpich*"),
    "hwloc": ("pkg-config", "pkgconf", "*-pkg-config", "*-pkgconf"),
    "CUDA": ("nvcc", "cuda*"),
    "HIP": ("hipcc*",),
    "Python": ("python*",),
}
COMMANDS = ("/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin")  # beside those in PATH
SYSTEM = ("/usr/include", "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu")
CUDA = tuple(
    f"{folder}/{each}"
    for folder in ("/usr/local", *sorted(map(str, Path("/usr/local").glob("cuda*"))))
    for each in ("include", "bin", "lib64")
)
FOLDERS = {"Highway": SYSTEM, "CUDA": CUDA}
PARTS = ("C++", "Fortran", "hwloc", "Highway", "MPI", "OpenMP", "CUDA", "HIP", "Python")
# The first words with which CMake's summary says that a part was left out.
LEFT_OUT = {
    "Fortran": "Fortran (no Fortran compiler",
    "hwloc": "backend hwloc (",
    "Highway": "backend highway (",
    "MPI": "backend mpi_openmpi (no mpicc of it",
    "OpenMP": "threads in algorithms (",
    "CUDA": "backend cuda (no cuda.h",
    "Python": "Python package (",
}
NEEDS = {"Highway": ("C++",)}  # parts that depend on other parts
HELLO = ROOT / "tests/consumer/ranks.c"


@dataclass(frozen=True)
class Row:
    """One build of the matrix: its hidden parts, compiler and further options of CMake."""

    name: str
    hidden: tuple[str, ...] = ()
    compiler: str = "gcc"
    options: tuple[str, ...] = ()
    has_tests: bool = False  # the tests are configured, but not built

    @property
    def folder(self) -> Path:
        return FOLDER / self.name


def without(part: str) -> Row:
    """Returns the build without a part and without the parts that need it."""
    hidden = (part, *(other for other, needs in NEEDS.items() if part in needs))
    return Row(f"without-{part}", hidden)


def alone(part: str) -> Row:
    """Returns the build with only this part and the parts that it needs."""
    shown = (part, *NEEDS.get(part, ()))
    return Row(f"only-{part}", tuple(each for each in PARTS if each not in shown))


def newest(name: str) -> str:
    """Returns the compiler of that name with the highest version in PATH, or ""."""
    versions = {
        int(path.name.removeprefix(f"{name}-"))
        for folder in os.get_exec_path()
        for path in Path(folder).glob(f"{name}-*")
        if path.name.removeprefix(f"{name}-").isdigit()
    }
    return f"{name}-{max(versions)}" if versions else ""


def program(name: str) -> str:
    """Returns the path of a command with its symbolic links resolved."""
    return str(Path(shutil.which(name) or "/").resolve())


def rows() -> list[Row]:
    """Returns all rows of the matrix."""
    found = [
        Row("bare", tuple(each for each in PARTS if each != "Python")),
        *map(without, PARTS),
        *map(alone, PARTS),
    ]
    found.append(Row("strict", options=("-DDTL_WERROR=ON", "-DCMAKE_BUILD_TYPE=Release")))
    for compiler in ("clang", newest("clang"), newest("gcc")):
        if compiler and program(compiler) not in [program(row.compiler) for row in found]:
            found.append(Row(f"by-{compiler}", compiler=compiler, options=("-DDTL_WERROR=ON",)))
    found += [
        Row("tests-without-MPICH", options=("-DDTL_MPICC_mpich=NOTFOUND",), has_tests=True),
        Row(
            "tests-without-cuda.h",
            options=(f"-DCMAKE_IGNORE_PATH={';'.join(CUDA[::3])}",),
            has_tests=True,
        ),
        Row("clang-without-OpenMP", ("OpenMP",), "clang"),
    ]
    return found


def builds() -> Iterator[Result]:
    """Builds one row, which depends on the commit."""
    every = rows()
    yield build(every[int(hashlib.sha256(revision().encode()).hexdigest(), 16) % len(every)])


def matrix() -> Iterator[Result]:
    """Builds all rows."""
    yield from map(build, rows())


def build(row: Row) -> Result:
    """Configures, builds and runs a row.  Returns the first command that fails; if none does, the
    result has the total time of all commands.
    """
    name, began = f"builds.{row.name}", time.monotonic()
    shutil.rmtree(row.folder, ignore_errors=True)
    around = {"PATH": str(tools(row)), "HOME": str(row.folder), "VIRTUAL_ENV": "", "CUDA_HOME": ""}
    tree = row.folder / "tree"
    switches = ["-DDTL_EXAMPLES=OFF", "-DDTL_STATIC=OFF", f"-DCMAKE_C_COMPILER={row.compiler}"]
    switches += [f"-DDTL_TESTS={'ON' if row.has_tests else 'OFF'}", *row.options]
    ignored = [each for part in row.hidden for each in FOLDERS.get(part, ())]
    if row.hidden:
        switches.append(f"-DCMAKE_IGNORE_PATH={';'.join((*COMMANDS, *ignored))}")
    if not any("BUILD_TYPE" in each for each in row.options):
        switches.append("-DCMAKE_BUILD_TYPE=Debug")
    if "Python" not in row.hidden:
        switches.append(f"-DPython3_EXECUTABLE={PYTHON}")
    command: list[str | Path] = ["cmake", "-S", ROOT, "-B", tree, "-G", "Ninja", *switches]
    done = run(f"test/{name}.configure", command, 300, ROOT, **around)
    if done.status != 0:
        return name, Count(failed=1), done
    if wrong := misjudged(row, done):
        with done.log.open("a") as log:
            log.write(f"CMake's summary should{wrong}\n")
        return name, Count(failed=1), Run(1, done.seconds, done.log)
    done = run(
        f"test/{name}.build", ["cmake", "--build", tree, "--parallel", JOBS], 1800, ROOT, **around
    )
    if done.status != 0:
        return name, Count(failed=1), done
    ranks, library = row.folder / "ranks", tree / "lib"
    include = ROOT / "generated/c/include"
    line = f"gcc -I{include} {HELLO} -o {ranks} -L{library} -ldtl -Wl,-rpath,{library}"
    name, count, ran = checked(name, ["sh", "-c", f"{line} && {ranks}"], 120)
    return name, count, Run(ran.status, time.monotonic() - began, ran.log)


def misjudged(row: Row, configured: Run) -> str:
    """Returns the fault in CMake's summary, which names each missing part once; "": none."""
    lines = configured.log.read_text().splitlines()
    summary = next((line for line in lines if "DTL: left out:" in line), "")
    for part, words in LEFT_OUT.items():
        if part in row.hidden and summary.count(words) != 1:
            return f' say once "{words}"'
    return ""


def tools(row: Row) -> Path:
    """Makes a folder with links to all commands in PATH except the hidden ones."""
    folder = row.folder / "bin"
    folder.mkdir(parents=True)
    hidden = [pattern for part in row.hidden for pattern in TOOLS.get(part, ())]
    for place in os.get_exec_path():
        for path in Path(place).glob("*"):
            link = folder / path.name
            if not link.exists() and not any(path.match(each) for each in hidden):
                link.symlink_to(path)
    if "OpenMP" in row.hidden:
        refuse_openmp(folder, row.compiler)
    return folder


def refuse_openmp(folder: Path, name: str) -> None:
    """Replaces a compiler by a script that rejects OpenMP, as if its library were missing."""
    real = shutil.which(name)
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_text(
        f"""#!/bin/sh
case " $* " in
*" -fopenmp"*) echo "cannot find the library of OpenMP" >&2; exit 1 ;;
esac
exec {real} "$@"
"""
    )
    (folder / name).chmod(0o755)
    for other in ("cc", "gcc"):
        if name != other and (folder / other).exists():
            (folder / other).unlink()
            (folder / other).symlink_to(name)
