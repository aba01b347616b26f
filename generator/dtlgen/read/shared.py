# SPDX-License-Identifier: BSD-3-Clause
"""What api.yaml says that the functions of all areas are read with."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from dtlgen.document.record import record
from dtlgen.model.api import Form, Outcomes, Parameter
from dtlgen.model.names import Names


@record
class Shared:
    """What the functions of all areas have in common: `begun` are the releases of those that were
    released, `since` is the one to come, `refused` the statuses of some types, `families` those of
    handles, `group` is the parameter of Python over which ranks agree, `ctx: Context`, and `memory`
    where buffers lie, and arrays where `arrays`, of which nothing else is said.  `alike` has the
    parameters so far, if those that are written alike shall be one.
    """

    names: Names
    begun: Mapping[str, str]
    since: str
    outcomes: Outcomes
    refused: Mapping[str, str]
    families: frozenset[str]
    forms: Mapping[str, Form]
    group: str
    memory: str = ""
    arrays: str = ""
    alike: dict[Hashable, Parameter] | None = None

    def begin(self, function: str) -> str:
        """The release that a function of C came with."""
        return self.begun.get(function, self.since)
