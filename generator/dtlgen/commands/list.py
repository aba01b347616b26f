# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen list`: prints every name with the first sentence of its documentation."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from dtlgen.commands.specification import areas, first_sentence
from dtlgen.model.api import Api, Area
from dtlgen.read.load import load


def run(options: argparse.Namespace, root: Path) -> int:
    """Prints the names of one area or of all areas."""
    api = load(root / "spec")
    print("\n".join(_listing(api, areas(api, options.area))))
    return 0


def _listing(api: Api, chosen: Iterable[Area]) -> Iterator[str]:
    """Yields one line per name, with the first sentence of its documentation."""
    for area in chosen:
        yield f"{area.name}: {area.title}"
        for handle in area.handles:
            yield _row(handle.c, handle.doc)
        for function in area.functions:
            yield _row(function.c_name, "(planned) " * function.planned + function.doc)
        for member in area.python_functions:
            yield _row(api.names.python(member.name), member.doc)
        for cls in area.python_classes:
            yield _row(api.names.python(cls.name), cls.doc)


def _row(name: str, doc: str) -> str:
    return f"  {name:<40} {first_sentence(doc)}".rstrip()
