# SPDX-License-Identifier: BSD-3-Clause
"""What a call costs in C beyond the call of MPI that it makes, in instructions."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from measure import HERE, LAUNCH, MPIS, Result, compiled, run

CALLS = 1000  # of benchmarks/call.c


def instructions(profile: Path, what: str) -> int:
    """Those of a function and of all that it calls, or of the whole profile.

    A function with others inlined into it stands in several lines, one for each file.
    """
    listing = run("callgrind_annotate", "--inclusive=yes", "--threshold=100", profile)
    found = re.search(rf"^\s*([\d,]+) .*{what}", listing, re.MULTILINE)
    return int(found[1].replace(",", "")) if found else 0


def calls(folder: Path) -> Iterator[Result]:
    """Alone, where no call of MPI is made, all of it counts."""
    if shutil.which("valgrind") is None:
        return
    program = compiled("call.c", "cc", folder)
    for mpi in ("alone", *MPIS):
        if mpi != "alone" and shutil.which(f"mpirun.{mpi}") is None:
            continue
        profile = folder / f"profile.{mpi}"
        ranks = "1" if mpi == "alone" else "2"
        run(LAUNCH, mpi, ranks, HERE / "count.sh", profile, program, DTL_NODE_COLLECTIVES="off")
        whole = instructions(profile, "PROGRAM TOTALS")
        inside = instructions(profile, ":PMPI_Allreduce(?:_c)? ")
        against = f"the MPI call it makes ({MPIS[mpi]})" if mpi in MPIS else "nothing: no MPI call"
        value = (whole - inside) / CALLS
        yield Result("C: allreduce of 8 bytes, overhead", against, value, " instructions", 120)
