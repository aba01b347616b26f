# SPDX-License-Identifier: BSD-3-Clause
"""Runs the benchmarks against build/install and prints ratios, with what they are measured against.

    script/bench [OUTPUT.json]

Everything is measured in turns with what it is compared to, in one run on one machine: ratios mean
something from one machine to the next, seconds do not.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
INSTALLED = ROOT / "build" / "install"
LAUNCH = ROOT / "script" / "launch"
MPIS = {"openmpi": "Open MPI", "mpich": "MPICH"}
CALLS = 1000  # of benchmarks/call.c
PATIENCE = 600
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


@dataclass(frozen=True)
class Result:
    """A row of the table."""

    what: str
    against: str
    value: float
    unit: str
    budget: float

    def __str__(self) -> str:
        measured = f"{self.value:9.3f}{self.unit}"
        verdict = "" if self.value <= self.budget else "over budget"
        return (
            f"{self.what:44} {measured:24} budget {self.budget:<5g} {verdict:12} "
            f"against {self.against}"
        )


# ---- what is measured ----------------------------------------------------------------------------


def run(*command: str | Path, **environment: str) -> str:
    """The command's output; its errors pass through."""
    done = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )
    return done.stdout


def compiled(source: str, compiler: str, folder: Path) -> Path:
    program = folder / f"{Path(source).stem}-{compiler}"
    library = INSTALLED / "lib"
    flags = ["-std=c11", "-O2", "-D_GNU_SOURCE", f"-I{INSTALLED / 'include'}", "-o", program]
    run(compiler, *flags, HERE / source, f"-L{library}", "-ldtl", f"-Wl,-rpath,{library}")
    return program


def lines(output: str) -> Iterator[dict[str, float]]:
    """The lines of JSON among others that a launcher may print."""
    for line in output.splitlines():
        if line.startswith("{"):
            yield json.loads(line)


def collectives(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("collectives.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            against = f"{title} in C, 2 ranks"
            yield Result(f"C: {line['name']}", against, line["ratio"], "x", 1.03)


def instructions(profile: Path, function: str) -> int:
    """Those of a function and of all that it calls."""
    listing = run("callgrind_annotate", "--inclusive=yes", "--threshold=100", profile)
    found = re.search(rf"^\s*([\d,]+) .*:{function} ", listing, re.MULTILINE)
    return int(found[1].replace(",", "")) if found else 0


def call_overhead(folder: Path) -> Iterator[Result]:
    """Beyond the call of MPI that is made; alone, where none is made, all of it."""
    if shutil.which("valgrind") is None:
        return
    program = compiled("call.c", "cc", folder)
    for mpi in ("alone", *MPIS):
        if mpi != "alone" and shutil.which(f"mpirun.{mpi}") is None:
            continue
        profile = folder / f"profile.{mpi}"
        run(LAUNCH, mpi, "1" if mpi == "alone" else "2", HERE / "count.sh", profile, program)
        whole = instructions(profile, "dtl_allreduce")
        inside = instructions(profile, "PMPI_Allreduce(?:_c)?")
        against = f"the MPI call it makes ({MPIS[mpi]})" if mpi in MPIS else "nothing: no MPI call"
        value = (whole - inside) / CALLS
        yield Result("C: allreduce of 8 bytes, overhead", against, value, " instructions", 120)


def python() -> Iterator[Result]:
    budgets = {"allreduce of a float": 0.2}
    module = INSTALLED / "lib" / "python"
    output = run(sys.executable, HERE / "python_overhead.py", PYTHONPATH=str(module), **AS_ROOT)
    for line in lines(output):
        if "seconds" in line:
            millis = line["seconds"] * 1e3
            yield Result("Python: import dtl", "import numpy", millis, " ms more", 30)
        else:
            name = str(line["name"])
            budget = budgets.get(name, 1.0)
            yield Result(f"Python: {name}", "mpi4py, one process", line["ratio"], "x", budget)


# ---- where it is measured ------------------------------------------------------------------------


def first_line(*command: str) -> str:
    if shutil.which(command[0]) is None:
        return "none"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr).strip().partition("\n")[0]


def machine() -> dict[str, str]:
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    model = re.search(r"model name\s*: (.*)", text)
    return {
        "processor": model[1] if model else platform.processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "system": platform.platform(),
        "compiler": first_line("cc", "--version"),
        "openmpi": first_line("mpirun.openmpi", "--version"),
        "mpich": first_line("mpichversion"),
        "python": platform.python_version(),
        "dtl": first_line(str(INSTALLED / "bin" / "dtl-info")),
    }


def main() -> int:
    output = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "bench.json"
    where = machine()
    results = []
    print(f"{where['processor']}, {where['cores']} cores, load {where['load']}")
    with tempfile.TemporaryDirectory() as folder:
        for source in (call_overhead(Path(folder)), collectives(Path(folder)), python()):
            for result in source:
                results.append(result)
                print(result, flush=True)
    report = {"machine": where, "results": [asdict(result) for result in results]}
    output.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"written to {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
