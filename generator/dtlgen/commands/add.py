# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen add function`: writes a skeleton of a new function into the file of its area."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from dtlgen.document.diagnostics import CommandError
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Api
from dtlgen.read.load import load

EMPTY = re.compile(r"functions:\s*\{\s*\}\s*")
NAME = re.compile(r"[a-z][a-z0-9_]{0,58}")

ENTRY = """
  {name}:
    doc: >-
      Say what is true afterwards, then who must call, units, and what it costs.
    params:
{params}
    planned: true
"""


def run(options: argparse.Namespace, root: Path) -> int:
    """Adds one function."""
    print(add(load(root / "spec"), root / "spec", options.area, options.name))
    return 0


def add(api: Api, spec: Path, area_name: str, name: str) -> str:
    """Appends the function to its area; returns a message with its position and the next step."""
    area = next((area for area in api.areas if area.name == area_name), None)
    if area is None:
        known = [area.name for area in api.areas]
        raise CommandError(
            f"area {shown(area_name)} is not known; expected {nearest(area_name, known)}"
        )
    existing = next((function for function in api.functions() if function.name == name), None)
    if existing is not None:
        raise CommandError(f"{shown(name)} stands in {existing.place}; expected a new name")
    if NAME.fullmatch(name) is None:
        raise CommandError(f"{shown(name)}; expected a lower-case name of a-z, 0-9 and _")
    path = spec / f"{area_name}.yaml"
    lines = path.read_text(encoding="utf-8").split("\n")
    lines = ["functions:" if EMPTY.fullmatch(line) else line for line in lines]
    if any(line.startswith("functions: {") for line in lines):
        where = f"{spec.name}/{path.name}: functions: in braces"
        raise CommandError(f"{where}; expected each function on lines of its own")
    end = _end_of_functions(lines)
    handle = next((each.name for each in (*area.handles, *api.handles())), "")
    params = f"      {handle}: handle.{handle}" if handle else "      {}"
    entry = ENTRY.format(name=name, params=params).rstrip("\n").split("\n")
    path.write_text("\n".join([*lines[:end], *entry, *lines[end:]]), encoding="utf-8")
    return (
        f"{spec.name}/{path.name}:{end + 2}: {name} begins here; write it, then run dtlgen generate"
    )


def _end_of_functions(lines: list[str]) -> int:
    """Returns the index of the line after the last function. Inserts the key `functions` if `lines`
    lacks it.
    """
    start = next((i for i, line in enumerate(lines) if line.startswith("functions:")), None)
    if start is None:
        start = next((i for i, line in enumerate(lines) if line.startswith("python:")), len(lines))
        lines.insert(start, "functions:")
    start += 1
    following = (
        i for i in range(start, len(lines)) if lines[i] and not lines[i].startswith((" ", "#"))
    )
    end = next(following, len(lines))
    while not lines[end - 1].strip():
        end -= 1
    return end
