# SPDX-License-Identifier: BSD-3-Clause
"""What api.yaml says that the functions of all areas are read with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dtlgen.model import Form, Outcomes
from dtlgen.names import Names


@dataclass(frozen=True, slots=True)
class Shared:
    """What the functions of all areas have in common: `since` is the version of those that don't
    say theirs, `refused` the statuses of some types, `families` those of handles, and `group` is
    the parameter of Python over which ranks agree, `ctx: Context`.
    """

    names: Names
    since: str
    outcomes: Outcomes
    refused: Mapping[str, str]
    families: frozenset[str]
    forms: Mapping[str, Form]
    group: str
