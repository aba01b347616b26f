# SPDX-License-Identifier: BSD-3-Clause
"""Settings of api.yaml that apply to the functions of all areas."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from dtlgen.document.record import record
from dtlgen.model.api import Form, Outcomes, Parameter
from dtlgen.model.names import Names


@record
class ReadSettings:
    """Settings for reading the functions of all areas.

    `releases` maps released functions to the release that introduced them, and `since` is the
    coming release. `refused` maps scalar types to the status for out-of-range arguments. `families`
    are the names of handle families. `group` is the Python parameter over which ranks agree, such
    as `ctx: Context`. `memory` and `arrays` are the default locations of buffers and of arrays of
    numbers. `parameter_cache` holds parameters so that identical ones become one object; None
    disables this.
    """

    names: Names
    releases: Mapping[str, str]
    since: str
    outcomes: Outcomes
    refused: Mapping[str, str]
    families: frozenset[str]
    forms: Mapping[str, Form]
    group: str
    memory: str = ""
    arrays: str = ""
    parameter_cache: dict[Hashable, Parameter] | None = None

    def release_of(self, function: str) -> str:
        """Returns the release that introduced a C function."""
        return self.releases.get(function, self.since)
