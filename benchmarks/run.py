# SPDX-License-Identifier: BSD-3-Clause
"""Runs the benchmarks with build/install and prints ratios to the reference implementations.

script/bench [--output FILE] [GROUP...]

New results of a group replace those in FILE; benchmarks/harness/costs_page.py
writes the page of costs from benchmarks/results/ratios.json.

The groups `before` and `counted` compare with an earlier DTL that is installed in DTL_BEFORE;
without it, `counted` uses recorded counts."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from algorithm.elementwise import containers
from algorithm.sorting import sorting
from collective.collectives import collectives
from collective.earlier_release import before
from collective.instructions import calls
from container.counted import counted
from container.research_kernels import kernels
from core.python_calls import python_calls
from device.devices import devices
from generator.generation_cost import generator
from growth.growth_charts import growth
from harness.measure import ROOT, Result, machine
from map.map import maps
from message.messages import messages
from model.models import models
from observe.argument_checks import checked
from rma.window import windows
from symmetric.symmetric import symmetric

# Each group measures one feature; its argument is a folder for builds.
GROUPS: dict[str, Callable[[Path], Iterator[Result]]] = {
    "calls": calls,
    "counted": counted,
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
    "growth": growth,
    "devices": devices,
    "generator": generator,
    "before": before,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "ratios.json")
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
    known = json.loads(given.output.read_text(encoding="utf-8")) if given.output.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        for group in given.groups or GROUPS:
            where = machine()
            print(f"{group}: {where['processor']}, {where['cores']} cores, load {where['load']}")
            results = []
            for result in GROUPS[group](Path(folder)):
                results.append(asdict(result))
                print(result, flush=True)
            known[group] = {"machine": where, "results": results}
            given.output.write_text(text_of(known), encoding="utf-8")
    print(f"written to {given.output}")
    return 0


def text_of(known: dict[str, Any]) -> str:
    """Returns the results of all groups as JSON, in order, with one row on each line."""
    parts = []
    for group in sorted(known, key=list(GROUPS).index):
        where, results = (known[group][part] for part in ("machine", "results"))
        rows = ",\n".join(map(json.dumps, results))
        parts.append(f'"{group}": {{\n"machine": {json.dumps(where)},\n"results": [\n{rows}\n]\n}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
