# SPDX-License-Identifier: BSD-3-Clause
"""An edit of the small specification that breaks a rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """An edit: `old` occurs once in the file and becomes `new`; `message` is the complete
    message."""

    rule: str
    file: str
    old: str
    new: str
    message: str
