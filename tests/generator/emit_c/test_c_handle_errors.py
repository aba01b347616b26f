# SPDX-License-Identifier: BSD-3-Clause
"""Reporting of invalid handles."""

from __future__ import annotations

from dtlgen.derive.c_types import spelling
from dtlgen.emit.c import stubs
from dtlgen.model.api import Api, Parameter


def _leads_to_ranks(parameter: Parameter) -> bool:
    return parameter.group == "handle" and parameter.dir == "in"


def test_valid_handles_of_a_collective_report_an_invalid_one(real: Api) -> None:
    c = spelling(real)
    several = [
        function
        for function in real.functions()
        if stubs.stub(real, c, function).agrees and sum(map(_leads_to_ranks, function.params)) > 1
    ]

    assert several
    for function in several:
        first, *others = stubs.stub(real, c, function).handles
        later = next(filter(_leads_to_ranks, function.params[1:])).name
        assert f"dtl__handle_find_container({later})" in first.beside[0], function.name
        assert all("_object)" in each.beside[0] for each in others), function.name
