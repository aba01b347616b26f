# SPDX-License-Identifier: BSD-3-Clause
"""The table of languages, one row each; a language's module lists what dtlgen writes for it.

To add an output: write `emit/LANGUAGE/NAME.py` with a record that mirrors the page, and a function
that takes the `Api` and yields (path under generated/, page); write its template in
`emit/LANGUAGE/templates/`, which sees the page's fields by their names, `stamp` (print it first),
`call(head, arguments, indent, more)` and `comment(text, form, indent)`; add a row to
`emit/LANGUAGE/outputs.py`.  emit/c/symbol_map.py is the smallest example.

To add a language: write the folder `emit/LANGUAGE` with the OUTPUTS of its outputs.py, and add it
here.  Another package gives its own, whose `folder` has their templates, by an entry point of the
group `dtlgen.outputs`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from dtlgen.emit.output import Output

LANGUAGES = (
    "c",
    "cpp",
    "fortran",
    "julia",
    "python",
    "rust",
    "docs",
)
OUTPUTS: tuple[Output, ...] = tuple(
    output
    for language in LANGUAGES
    for output in import_module(f"dtlgen.emit.{language}.outputs").OUTPUTS
)


def outputs() -> tuple[Output, ...]:
    """Returns dtlgen's own outputs and those of installed packages."""
    return (*OUTPUTS, *(output for entry in _others() for output in entry.load()))


def folders() -> tuple[str, ...]:
    """Returns the folders of the other packages' modules and templates."""
    found: dict[str, None] = {}
    for entry in _others():
        templates = [output.folder for output in entry.load() if output.folder]
        module = Path(str(import_module(entry.module).__file__)).parent
        found.update(dict.fromkeys(map(str, (module, *templates))))
    return tuple(found)


def _others() -> list[EntryPoint]:
    """Returns the entry points of installed packages that add outputs, sorted by name."""
    return sorted(entry_points(group="dtlgen.outputs"), key=lambda entry: entry.name)
