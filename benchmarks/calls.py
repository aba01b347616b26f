# SPDX-License-Identifier: BSD-3-Clause
"""What a call costs in C beyond the call of MPI that it makes, in instructions."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from measure import HERE, LAUNCH, MPIS, Result, compiled, run

CALLS = 1000  # of benchmarks/call.c

# What a call costs more where it is looked at: by what, and the most instructions.
OBSERVED = {"COUNTED": ("where calls are counted", 300), "DTL_CHECK": ("with DTL_CHECK=1", 1500)}


def instructions(profile: Path, what: str) -> int:
    """Those of a function and of all that it calls, or of the whole profile.

    A function with others inlined into it stands in several lines, one for each file.
    """
    listing = run("callgrind_annotate", "--inclusive=yes", "--threshold=100", profile)
    found = re.search(rf"^\s*([\d,]+) .*{what}", listing, re.MULTILINE)
    return int(found[1].replace(",", "")) if found else 0


def overhead(mpi: str, folder: Path, program: Path, **environment: str) -> float:
    """Instructions of a call, without those of MPI."""
    profile = folder / f"profile.{mpi}"
    ranks = "1" if mpi == "alone" else "2"
    environment |= {"DTL_NODE_COLLECTIVES": "off"}
    run(LAUNCH, mpi, ranks, HERE / "count.sh", profile, program, **environment)
    whole = instructions(profile, "PROGRAM TOTALS")
    return (whole - instructions(profile, ":PMPI_Allreduce(?:_c)? ")) / CALLS


def calls(folder: Path) -> Iterator[Result]:
    """Alone, where no call of MPI is made, all of it counts."""
    if shutil.which("valgrind") is None:
        return
    program = compiled("call.c", "cc", folder)
    for mpi in ("alone", *MPIS):
        if mpi != "alone" and shutil.which(f"mpirun.{mpi}") is None:
            continue
        value = overhead(mpi, folder, program)
        against = f"the MPI call it makes ({MPIS[mpi]})" if mpi in MPIS else "nothing: no MPI call"
        yield Result("C: allreduce of 8 bytes, overhead", against, value, " instructions", 120)
    usual = overhead("alone", folder, program)
    for variable, (what, budget) in OBSERVED.items():
        more = overhead("alone", folder, program, **{variable: "1"}) - usual
        yield Result(f"C: allreduce of 8 bytes {what}", "one rank", more, " instructions", budget)
