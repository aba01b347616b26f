# SPDX-License-Identifier: BSD-3-Clause
"""Python's small collectives against those of an earlier DTL, installed in DTL_BEFORE."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, MPIS, PACKAGE, Result, lines, mpi4py, run

TURNS = 9
BUDGET = 1.1  # of the cost before results were inferred from the data of all ranks
VARIANTS = {"on": "", "off": ", not through memory of the node"}


def before(folder: Path) -> Iterator[Result]:
    earlier = os.environ.get("DTL_BEFORE")
    if earlier is None:
        return
    packages = PACKAGE, Path(earlier) / "lib" / "python"
    for mpi, title in MPIS.items():
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        for variant, words in VARIANTS.items():
            environment = {"DTL_NODE_COLLECTIVES": variant, **mpi4py(mpi, folder)}
            turns = [_turn(mpi, packages, turn % 2, environment) for turn in range(TURNS)]
            for name in turns[0][0]:
                ratio = min(now[name] for now, _ in turns) / min(then[name] for _, then in turns)
                against = f"an earlier DTL, {title}, 2 ranks{words}"
                yield Result(f"Python: {name}", against, ratio, "x", BUDGET)


def _turn(
    mpi: str, packages: tuple[Path, Path], first: int, environment: dict[str, str]
) -> list[dict[str, float]]:
    """Returns the seconds of each call with both installations, which run alternately."""
    found: list[dict[str, float]] = [{}, {}]
    for which in (first, 1 - first):
        script, path = BENCHMARKS / "collective/python_short.py", str(packages[which])
        output = run(LAUNCH, mpi, "2", sys.executable, script, **environment, PYTHONPATH=path)
        found[which] = {line["name"]: line["seconds"] for line in lines(output)}
    return found
