# SPDX-License-Identifier: BSD-3-Clause
"""Counts the instructions of a call in C beyond those of the MPI call that it makes."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, MPIS, ROOT, Result, compiled, run

CALLS = 1000  # number of calls of benchmarks/collective/allreduce.c

# Maximum additional instructions of a call with each means of observation.
OBSERVED = {"COUNTED": ("where calls are counted", 300), "DTL_CHECK": ("with DTL_CHECK=1", 300)}


# The check that only one thread is in a collective may take 3 ns; 14 instructions took 0.6 ns.
OWNER = ("dtl__is_sole", "dtl__context_enter", "dtl__context_leave")
OWNING = 20


def instructions(profile: Path, what: str) -> int:
    """Returns the instructions of a function with its callees, or of the whole profile.

    A function with inlined callees occurs in several lines, one for each file.
    """
    listing = run("callgrind_annotate", "--inclusive=yes", "--threshold=100", profile)
    found = re.search(rf"^\s*([\d,]+) .*{what}", listing, re.MULTILINE)
    return int(found[1].replace(",", "")) if found else 0


def overhead(mpi: str, folder: Path, program: Path, **environment: str) -> float:
    """Returns the instructions of a call, without those of MPI."""
    profile = folder / f"profile.{mpi}"
    ranks = "1" if mpi == "alone" else "2"
    environment |= {"DTL_NODE_COLLECTIVES": "off"}
    run(
        LAUNCH,
        mpi,
        ranks,
        BENCHMARKS / "collective/count_instructions.sh",
        profile,
        program,
        **environment,
    )
    whole = instructions(profile, "PROGRAM TOTALS")
    return (whole - instructions(profile, ":PMPI_Allreduce(?:_c)? ")) / CALLS


def profiled(profile: Path) -> Counter[tuple[str, int]]:
    """Returns the instructions by file and line, excluding callees."""
    found: Counter[tuple[str, int]] = Counter()
    file, is_inclusive = "", False
    for line in profile.read_text(encoding="utf-8").splitlines():
        if line.startswith(("fl=", "fi=", "fe=")):
            file = Path(line[3:]).name
        elif re.fullmatch(r"\d+ \d+", line) and not is_inclusive:
            at, count = line.split()
            found[file, int(at)] += int(count)
        is_inclusive = line.startswith("calls=")
    return found


def lines_of(source: Path, functions: tuple[str, ...]) -> set[tuple[str, int]]:
    """Returns the lines of these functions in a file."""
    head = re.compile(rf"\w.* ({'|'.join(functions)})\(")
    found, is_inside = set(), False
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
        is_inside = is_inside or head.match(line) is not None
        if is_inside:
            found.add((source.name, number))
        is_inside = is_inside and line != "}"
    return found


def owning(profile: Path) -> float:
    """Returns the instructions of a call that ensure that one thread uses the context."""
    places = lines_of(ROOT / "runtime" / "include" / "dtl_conditions.h", OWNER)
    return sum(count for place, count in profiled(profile).items() if place in places) / CALLS


def calls(folder: Path) -> Iterator[Result]:
    """Yields the results.  On one process no MPI call is made, so all instructions count."""
    if shutil.which("valgrind") is None:
        return
    program = compiled("collective/allreduce.c", "cc", folder)
    for mpi in ("alone", *MPIS):
        if mpi != "alone" and shutil.which(f"mpirun.{mpi}") is None:
            continue
        value = overhead(mpi, folder, program)
        against = f"the MPI call it makes ({MPIS[mpi]})" if mpi in MPIS else "nothing: no MPI call"
        yield Result("C: allreduce of 8 bytes, overhead", against, value, " instructions", 120)
    usual = overhead("alone", folder, program)
    value = owning(folder / "profile.alone")
    yield Result("C: allreduce, its one thread", "one rank", value, " instructions", OWNING)
    for variable, (what, budget) in OBSERVED.items():
        more = overhead("alone", folder, program, **{variable: "1"}) - usual
        yield Result(f"C: allreduce of 8 bytes {what}", "one rank", more, " instructions", budget)
