# SPDX-License-Identifier: BSD-3-Clause
"""Fortran: modules, and their tests."""

from __future__ import annotations

from dtlgen.emit import (
    fortran_calls,
    fortran_failure,
    fortran_handles,
    fortran_helpers,
    fortran_raw,
    fortran_tests,
    fortran_umbrella,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("Fortran modules of the C functions", fortran_raw.pages, "fortran/raw.f90.j2"),
    Output("Fortran helpers", fortran_helpers.pages, "fortran/helpers.f90.j2"),
    Output("how calls of Fortran end", fortran_failure.pages, "fortran/failure.f90.j2"),
    Output("Fortran calls on arrays", fortran_calls.pages, "fortran/arrays.f90.j2"),
    Output("Fortran types of handles", fortran_handles.pages, "fortran/handle.f90.j2"),
    Output("Fortran umbrella module", fortran_umbrella.pages, "fortran/umbrella.f90.j2"),
    Output("Fortran tests of a kind", fortran_tests.modules, "fortran/kind_test.f90.j2"),
    Output("Fortran test of all kinds", fortran_tests.program, "fortran/kinds_test.f90.j2"),
    Output("Fortran sources of tests", fortran_tests.sources, "fortran/test_sources.cmake.j2"),
    Output("Fortran sources", fortran_umbrella.sources, "fortran/sources.cmake.j2"),
)
