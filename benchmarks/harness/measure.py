# SPDX-License-Identifier: BSD-3-Clause
"""Shared by the groups of benchmarks: a row of the table, and functions that build and run
programs.

Everything is measured alternately with its reference, in one run on one machine: ratios can be
compared between machines, seconds can not.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BENCHMARKS = Path(__file__).resolve().parents[1]
ROOT = BENCHMARKS.parent
INSTALLED = ROOT / "build" / "install"
PACKAGE = INSTALLED / "lib" / "python"
LAUNCH = ROOT / "script" / "launch"
MPIS = {"openmpi": "Open MPI", "mpich": "MPICH"}
PATIENCE = 600
NOT_MEASURED = "not measured"
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


@dataclass(frozen=True)
class Result:
    """A row of the table."""

    what: str
    against: str
    value: float | None  # None: not measured, because the machine lacks a prerequisite
    unit: str
    budget: float | None  # None: the cost is reported, but has no limit
    is_speed: bool = False  # larger is better: the budget is a minimum, not a maximum

    @property
    def is_within(self) -> bool:
        if self.value is None or self.budget is None:
            return True
        return self.value >= self.budget if self.is_speed else self.value <= self.budget

    def __str__(self) -> str:
        measured = f"{NOT_MEASURED:>12}" if self.value is None else f"{self.value:9.3f}{self.unit}"
        sign = ">=" if self.is_speed else "<="
        budget = "none" if self.budget is None else f"{sign} {self.budget:g}"
        note = "" if self.is_within else "over budget"
        return f"{self.what:44} {measured:24} budget {budget:8} {note:12} against {self.against}"


def run(*command: str | Path, **environment: str) -> str:
    """Returns the command's output; stderr is passed through."""
    done = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )
    return done.stdout


def compiled(
    source: str, compiler: str, folder: Path, *options: str, install: Path = INSTALLED
) -> Path:
    """Builds the C, C++ or CUDA program benchmarks/`source` with the installed library."""
    program = folder / f"{Path(source).stem}-{compiler}"
    library = install / "lib"
    standard = "-std=c11" if source.endswith(".c") else "-std=c++17"
    flags = [standard, "-O2", "-D_GNU_SOURCE", f"-I{install / 'include'}", "-o", program]
    rpath = ("-Xlinker", "-rpath", "-Xlinker", library)  # the form that all compilers accept
    links = [f"-L{library}", "-ldtl", *rpath]
    run(compiler, *flags, BENCHMARKS / source, *links, *options)
    return program


def lines(output: str) -> Iterator[dict[str, Any]]:
    """Yields the JSON lines of an output, which may have other lines of the launcher."""
    for line in output.splitlines():
        if line.startswith("{"):
            yield json.loads(line)


def mpi4py(mpi: str, folder: Path) -> dict[str, str]:
    """Returns the environment with which mpi4py from pip, which supports both MPIs, uses the
    launcher's.

    mpi4py looks for MPICH's library under another name than Debian's.
    """
    if mpi != "mpich":
        return {}
    known = run("/sbin/ldconfig", "-p").splitlines()
    library = next((line.split(" => ")[1] for line in known if "libmpich.so.12 " in line), None)
    if library is None:
        return {"MPI4PY_MPIABI": "mpich"}
    link = folder / "libmpi.so.12"
    if not link.exists():
        link.symlink_to(library)
    return {"MPI4PY_MPIABI": "mpich", "LD_LIBRARY_PATH": str(folder)}


def first_line(*command: str) -> str:
    if shutil.which(command[0]) is None:
        return "none"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return " ".join((done.stdout or done.stderr).strip().partition("\n")[0].split())


def machine() -> dict[str, str]:
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    model = re.search(r"model name\s*: (.*)", text)
    return {
        "processor": model[1] if model else platform.processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "system": platform.platform(),
        "gpu": first_line("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"),
        "compiler": first_line("cc", "--version"),
        "openmpi": first_line("mpirun.openmpi", "--version"),
        "mpich": first_line("mpichversion"),
        "python": platform.python_version(),
        "dtl": first_line(str(INSTALLED / "bin" / "dtl-info")),
        "revision": first_line("git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"),
    }
