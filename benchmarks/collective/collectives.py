# SPDX-License-Identifier: BSD-3-Clause
"""Collectives in C against those of raw MPI."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from harness.measure import LAUNCH, MPIS, Result, compiled, lines, run

# A request is an object that threads may share and that can become a future; creating and freeing
# it costs 0.3 us.
STARTED = {"iallreduce of 8 bytes": 1.0, "planned allreduce of 8 bytes": 0.7}
BY_SIZE = {"8 bytes": 0.5, "1 KiB": 0.6, "64 KiB": 0.6, "64 MiB": 0.75}
LARGE_REDUCED = ("allreduce of 64 MiB", "reduce_scatter of 64 MiB")
HAND = ", by hand"
BY_HAND = 1.25  # of the limit: a loop over shared memory, or a copy of large blocks


def budget_of(name: str) -> float:
    if name in STARTED:
        return STARTED[name]
    return 0.6 if name in LARGE_REDUCED else BY_SIZE.get(name.partition(" of ")[2], 0.5)


def collectives(folder: Path) -> Iterator[Result]:
    for mpi, title in MPIS.items():
        if shutil.which(f"mpicc.{mpi}") is None:
            continue
        program = compiled("collective/collectives.c", f"mpicc.{mpi}", folder)
        for line in lines(run(LAUNCH, mpi, "2", program)):
            name, against, budget = line["name"], f"{title} in C, 2 ranks", budget_of(line["name"])
            if name.endswith(HAND):
                name, budget = name.removesuffix(HAND), BY_HAND
                limit = "a copy as in STREAM" if "MiB" in name else "a loop over shared memory"
                against = f"{limit}, 2 ranks of {title}"
            yield Result(f"C: {name}", against, line["ratio"], "x", budget)
