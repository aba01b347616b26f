# SPDX-License-Identifier: BSD-3-Clause
"""Error handling of Fortran calls, as derived from the specification."""

from __future__ import annotations

from dtlgen.emit.fortran import failure
from dtlgen.emit.fortran.failure import Failure
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api


def _page(api: Api) -> Failure:
    ((_, page),) = failure.pages(api)
    return page


def _printed(api: Api) -> str:
    return Renderer(api.names).page(
        "fortran/failure.f90", _page(api), "fortran/templates/failure.f90.j2"
    )


def test_only_failures_are_reported(real: Api) -> None:
    assert _page(real).good == ("DTL_SUCCESS", "DTL_NOT_FOUND", "DTL_END")


def test_the_function_that_ends_the_program_is_called(real: Api) -> None:
    assert "call dtl_abort(1_c_int)" in _printed(real)


def test_without_error_functions_fortran_prints_the_status_and_stops(api: Api) -> None:
    printed = _printed(api)

    assert "error stop 1" in printed
    assert "stop_on_failure" not in printed
    assert 'message = "status "' in printed
