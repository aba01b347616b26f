# SPDX-License-Identifier: BSD-3-Clause
"""Keys per second and rank of a map: in C against a table without communication, in Python against
a dict on each rank with mpi4py.  More is better."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import AS_ROOT, BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, compiled, lines, run
from message.messages import mpi4py

# Writes wait in their owner's memory until it applies them; finds read the other rank's table.  The
# hand-written version makes no second look-up.
IN_C = {
    ("inserts in batches", "a local table"): 0.85,
    ("finds in batches", "a local table"): 0.6,
    ("finds in batches", "the limit by hand"): 0.5,
}
# One checked call for each key; half of the keys belong to another rank.
IN_PYTHON = {"inserts one at a time": 0.5, "finds one at a time": 0.5}


def maps(folder: Path) -> Iterator[Result]:
    program = compiled("map/map.c", "cc", folder)
    for line in lines(run(program)):
        yield in_c(line, "1 rank")
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        for line in lines(run(LAUNCH, mpi, "2", program)):
            yield in_c(line, f"2 ranks, {title}")
    script = BENCHMARKS / "map/python_map.py"
    for line in lines(run(sys.executable, script, PYTHONPATH=str(PACKAGE), **AS_ROOT)):
        yield row("Python", line, "dict and mpi4py, 1 rank", IN_PYTHON.get(str(line["name"]), 1.0))
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        environment = {"PYTHONPATH": str(PACKAGE), **mpi4py(mpi, folder)}
        for line in lines(run(LAUNCH, mpi, "2", sys.executable, script, **environment)):
            budget = IN_PYTHON.get(str(line["name"]), 1.0)
            yield row("Python", line, f"dict and mpi4py, 2 ranks, {title}", budget)


def in_c(line: dict[str, float | str], where: str) -> Result:
    name, against = str(line["name"]), str(line["against"])
    return row("C", line, f"{against}, {where}", IN_C[name, against])


def row(language: str, line: dict[str, float | str], against: str, budget: float) -> Result:
    name = f"{language}: {line['name']}"
    return Result(name, against, float(line["ratio"]), "x", budget, is_speed=True)
