# SPDX-License-Identifier: BSD-3-Clause
"""The table of languages, one row each; a language's module lists what dtlgen writes for it.

To add an output: write `emit/LANGUAGE_NAME.py` with a frozen dataclass that mirrors the page, and a
function that takes the `Api` and yields (path under generated/, page); write
`templates/LANGUAGE/NAME.EXT.j2`, which sees the page's fields by their names, `stamp` (print it
first), `call(head, arguments, indent, more)` and `comment(text, form, indent)`; add a row to
`emit/LANGUAGE.py`.  emit/symbol_map.py is the smallest example.

To add a language: write `emit/LANGUAGE.py` with its OUTPUTS, and add it here.
"""

from __future__ import annotations

from importlib import import_module

from dtlgen.emit.output import Output

LANGUAGES = (
    "c",
    "cpp",
    "fortran",
    "python",
)
OUTPUTS: tuple[Output, ...] = tuple(
    output for language in LANGUAGES for output in import_module(f"dtlgen.emit.{language}").OUTPUTS
)
