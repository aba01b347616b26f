# SPDX-License-Identifier: BSD-3-Clause
"""The values that a variable of the environment takes, in words."""

from __future__ import annotations

from dtlgen.model.api import Variable

EXPECTED = {"switch": "0 or 1", "count": "a number from 1 up", "seconds": "seconds > 0"}


def expected(variable: Variable) -> str:
    """The values that it takes, in words."""
    *others, last = variable.values or ("",)
    if others:
        return f"{', '.join(others)} or {last}"
    return last or EXPECTED.get(variable.takes, "text")
