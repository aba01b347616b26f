# SPDX-License-Identifier: BSD-3-Clause
"""Long expressions and string literals over several lines."""

from __future__ import annotations

import textwrap

from dtlgen.emit.render import WIDTH
from dtlgen.model.api import Function


def literal(text: str, column: int, width: int) -> str:
    """Returns a string literal that starts in `column`; text longer than `width` characters is
    split into several literals.
    """
    whole = quoted(text)
    if len(whole) - 2 <= width:
        return whole
    lines = textwrap.wrap(whole[1:-1], width, drop_whitespace=False, break_on_hyphens=False)
    return ("\n" + " " * column).join(f'"{line}"' for line in lines)


def quoted(text: str) -> str:
    """Returns a C string literal; trigraphs are broken up."""
    harmless = (
        text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("??", "?\\?")
    )
    return f'"{harmless}"'


def instead(function: Function) -> str:
    """Returns the replacement of a deprecated function as a C string; "" for other functions."""
    return quoted(function.deprecated) if function.deprecated else ""


def under(expression: str, column: int, tail: str) -> str:
    """Returns the expression, which starts in `column`, wrapped with its lines aligned; `tail`
    follows its last line.
    """
    width = WIDTH - column - len(tail)
    if len(expression) <= width:
        return expression
    lines = textwrap.wrap(expression, width, break_long_words=False, break_on_hyphens=False)
    return ("\n" + " " * column).join(lines)
