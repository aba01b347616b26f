# SPDX-License-Identifier: BSD-3-Clause
"""Fortran: modules, and their tests."""

from __future__ import annotations

from dtlgen.emit.fortran import calls, failure, handles, raw, shorthands, tests, umbrella
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("Fortran modules of the C functions", raw.pages, "fortran/templates/raw.f90.j2"),
    Output("Fortran helpers", shorthands.pages, "fortran/templates/helpers.f90.j2"),
    Output("how calls of Fortran end", failure.pages, "fortran/templates/failure.f90.j2"),
    Output("Fortran calls on arrays", calls.pages, "fortran/templates/arrays.f90.j2"),
    Output("Fortran types of handles", handles.pages, "fortran/templates/handle.f90.j2"),
    Output("Fortran umbrella module", umbrella.pages, "fortran/templates/umbrella.f90.j2"),
    Output("Fortran tests of a kind", tests.modules, "fortran/templates/kind_test.f90.j2"),
    Output("Fortran test of all kinds", tests.program, "fortran/templates/kinds_test.f90.j2"),
    Output("Fortran sources of tests", tests.sources, "fortran/templates/test_sources.cmake.j2"),
    Output("Fortran sources", umbrella.sources, "fortran/templates/sources.cmake.j2"),
)
