# SPDX-License-Identifier: BSD-3-Clause
"""Long expressions over several lines."""

from __future__ import annotations

import textwrap

from dtlgen.render import WIDTH


def under(expression: str, column: int, tail: str) -> str:
    """The expression, which starts in `column`, wrapped under its own start; `tail` follows it on its last line."""
    room = WIDTH - column - len(tail)
    lines = textwrap.wrap(expression, room, break_long_words=False, break_on_hyphens=False)
    return ("\n" + " " * column).join(lines)
