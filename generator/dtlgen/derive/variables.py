# SPDX-License-Identifier: BSD-3-Clause
"""Texts that describe the values of environment variables."""

from __future__ import annotations

from dtlgen.model.api import Variable

EXPECTED = {"switch": "0 or 1", "count": "a number from 1 up", "seconds": "seconds > 0"}


def expected(variable: Variable) -> str:
    """Returns the valid values of the variable in words."""
    *others, last = variable.values or ("",)
    if others:
        return f"{', '.join(others)} or {last}"
    return last or EXPECTED.get(variable.takes, "text")
