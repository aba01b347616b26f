# SPDX-License-Identifier: BSD-3-Clause
"""Cost of dtlgen: CPU time for DTL's specification, and the growth of time and memory with its
size."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import ROOT, Result

sys.path.append(str(ROOT / "tests/generator/support"))
from larger_spec import enlarge

AREAS = 50
FEW, MANY = 1000, 50_000


def generator(folder: Path) -> Iterator[Result]:
    cost(checkout(folder / "own", 0))  # warms up: compiles modules and templates
    shutil.rmtree(folder / "own" / "generated")
    seconds, _ = cost(folder / "own")
    yield Result("dtlgen, all outputs", "DTL's specification", seconds, " s", 1.0)
    seconds, _ = cost(folder / "own")
    yield Result("dtlgen, nothing changed", "DTL's specification", seconds, " s", 0.1)
    few, _ = cost(checkout(folder / "few", FEW))
    many, memory = cost(checkout(folder / "many", MANY))
    growth = many / MANY / (few / FEW)
    yield Result(f"dtlgen, a function of {MANY}", f"one of {FEW}", growth, "x", 1.1)
    yield Result(f"dtlgen, {MANY} functions", "memory", memory, " MB", 150)


def checkout(folder: Path, functions: int) -> Path:
    """Makes a checkout with DTL's specification, or a small one enlarged by `functions`
    functions."""
    own = ROOT / ("tests/generator/minimal" if functions else "spec")
    shutil.copytree(own, folder / "spec")
    if functions:
        enlarge(folder / "spec", AREAS, functions // AREAS)
    return folder


def cost(root: Path) -> tuple[float, float]:
    """Returns CPU seconds and peak megabytes of a process that generates all files."""
    code = (
        "import json, resource; from dtlgen.cli import main; "
        f"status = main(['--root', {str(root)!r}, 'generate']); "
        "used = resource.getrusage(resource.RUSAGE_SELF); "
        "print(json.dumps([status, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    status, seconds, memory = json.loads(done.stdout.splitlines()[-1])
    if status:
        raise RuntimeError(f"dtlgen: {done.stdout}{done.stderr}")
    return seconds, memory
