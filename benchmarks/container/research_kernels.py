# SPDX-License-Identifier: BSD-3-Clause
"""Three of the Parallel Research Kernels in C and Fortran, against C with MPI, and in Python,
against mpi4py and NumPy, each in the same run."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from harness.measure import (
    BENCHMARKS,
    INSTALLED,
    LAUNCH,
    MPIS,
    PACKAGE,
    Result,
    compiled,
    lines,
    mpi4py,
    run,
)

# Within one job the ratio of nstream ranges from 0.9 to 1.15, although both sides run the same
# loop.
TURNS = 3
BUDGET = 1.1
MODULES = INSTALLED / "include/dtl/fortran"
FLAGS = ("-std=f2018", "-O3")


def kernels(folder: Path) -> Iterator[Result]:
    fortran = in_fortran(folder)
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        if shutil.which(f"mpicc.{mpi}") is not None:
            program = compiled(
                "container/research_kernels.c", f"mpicc.{mpi}", folder, "-O3", *fortran, "-lm"
            )
            yield from kernels_of(f"C and {title}, 2 ranks", ratios(mpi, program), "C: ")
        around = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        done = ratios(
            mpi, sys.executable, BENCHMARKS / "container/python_research_kernels.py", **around
        )
        yield from kernels_of(f"mpi4py, NumPy and {title}, 2 ranks", done, "Python: ")


def ratios(mpi: str, *command: str | Path, **environment: str) -> dict[str, float]:
    """Returns the medians of several jobs by kernel."""
    jobs = [
        {
            line["name"]: line["ratio"]
            for line in lines(run(LAUNCH, mpi, "2", *command, **environment))
        }
        for _ in range(TURNS)
    ]
    return {name: median(job[name] for job in jobs) for name in jobs[0]}


def kernels_of(against: str, found: dict[str, float], language: str) -> Iterator[Result]:
    for name, ratio in found.items():
        kernel, tongue = name, language
        if name.startswith("Fortran "):
            kernel, tongue = name.removeprefix("Fortran "), "Fortran: "
        yield Result(f"{tongue}{kernel}", against, ratio, "x", BUDGET)


def in_fortran(folder: Path) -> list[str]:
    """Returns the arguments that link the Fortran kernels; [] without a Fortran compiler."""
    if shutil.which("gfortran") is None or not MODULES.exists():
        return []
    made = folder / "kernels-fortran.o"
    places = [f"-J{folder}", f"-I{MODULES}", "-o", str(made)]
    run("gfortran", *FLAGS, "-c", BENCHMARKS / "container/research_kernels.f90", *places)
    return ["-DWITH_FORTRAN", str(made), "-ldtl_fortran", "-ldtl", "-lgfortran"]
