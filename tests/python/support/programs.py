# SPDX-License-Identifier: BSD-3-Clause
"""Runs whole programs in one process or under a launcher."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dtl._core.mpi4py import LIBMPI

ROOT = Path(__file__).parents[3]
LAUNCH = ROOT / "script/launch"
MPIS = sorted(file.suffix[1:] for file in ROOT.glob("runtime/backends/*/launch.*"))
ALONE = "alone", 1
LAUNCHES = [ALONE, *((mpi, 4) for mpi in MPIS)]
PARALLEL = [(mpi, 3) for mpi in MPIS]
TIMEOUT_SECONDS = 100
ATTEMPTS = 3
WHOLE_LINES = {"PYTHONUNBUFFERED": ""}  # if set, Python writes a printed line in several pieces


def run(launch, program, *, before=(), each=(), **environment):
    """Runs a program, a file or its text, and returns the completed process.

    `launch` is a launcher and a number of ranks.  `before` is a command prefix for the launcher,
    `each` for every rank.  A job that a busy machine does not start within DTL_TIMEOUT is repeated.
    """
    launcher, ranks = launch
    if launcher not in ("alone", "local") and shutil.which(f"mpirun.{launcher}") is None:
        pytest.skip(f"no {launcher} here")
    arguments = [str(program)] if isinstance(program, Path) else ["-c", program]
    for _ in range(ATTEMPTS):
        done = subprocess.run(
            [*before, LAUNCH, launcher, str(ranks), *each, sys.executable, *arguments],
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
            env={**os.environ, "DTL_MPI": "auto", **WHOLE_LINES, **environment},
        )
        if "DTL_TIMEOUT" not in environment or "Context() was entered" not in done.stderr:
            break
    return done


def mpi4py(launcher):
    """Returns variables that make mpi4py from PyPI use the launcher's MPI."""
    return {"MPI4PY_LIBMPI": LIBMPI} if launcher == "mpich" else {}


def other_mpich(folder):
    """Returns variables that make mpi4py load an MPICH with its name outside Debian."""
    found = Path(_library("libmpich.so.12")).read_bytes()
    renamed = found.replace(b"libmpich.so.12\0", b"libmpi.so.12\0\0\0")
    folder.joinpath("libmpi.so.12").write_bytes(renamed)
    return {"MPI4PY_MPIABI": "mpich", "LD_LIBRARY_PATH": str(folder)}


def _library(name):
    """Returns the path of a library in the cache of the dynamic linker."""
    known = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True)
    lines = known.stdout.splitlines()
    return next(line.split(" => ")[1] for line in lines if line.split()[0] == name)
