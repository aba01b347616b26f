# SPDX-License-Identifier: BSD-3-Clause
"""Runs the benchmarks against build/install and prints ratios, with what they are measured against.

script/bench [--output FILE] [GROUP...]

The group `before` compares with an earlier DTL, whose install DTL_BEFORE names.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from before import before
from calls import calls
from checked import checked
from collectives import collectives
from containers import containers
from devices import devices
from kernels import kernels
from map import maps
from measure import INSTALLED, ROOT, Result
from messages import messages
from models import models
from python_calls import python_calls
from sorting import sorting
from symmetric import symmetric
from window import windows

from generator import generator

# A group measures one thing that users came for; it is given a folder to build in.
GROUPS: dict[str, Callable[[Path], Iterator[Result]]] = {
    "calls": calls,
    "collectives": collectives,
    "checked": checked,
    "containers": containers,
    "sorting": sorting,
    "maps": maps,
    "messages": messages,
    "windows": windows,
    "symmetric": symmetric,
    "python": python_calls,
    "kernels": kernels,
    "models": models,
    "devices": devices,
    "generator": generator,
    "before": before,
}


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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "bench.json")
    parser.add_argument(
        "groups", nargs="*", metavar="GROUP", help=f"{', '.join(GROUPS)}; all if none"
    )
    given = parser.parse_args()
    unknown = sorted(set(given.groups) - set(GROUPS))
    if unknown:
        parser.error(f"group is {unknown[0]}; expected one of {', '.join(GROUPS)}")
    return given


def main() -> int:
    given = arguments()
    where = machine()
    results = []
    print(f"{where['processor']}, {where['cores']} cores, load {where['load']}")
    with tempfile.TemporaryDirectory() as folder:
        for group in given.groups or GROUPS:
            for result in GROUPS[group](Path(folder)):
                results.append(result)
                print(result, flush=True)
    report = {"machine": where, "results": [asdict(result) for result in results]}
    given.output.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"written to {given.output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
