# SPDX-License-Identifier: BSD-3-Clause
"""Derives the further C forms (nonblocking, persistent) of collective functions.

With `forms: [started]`, the function `sum` also exists as `isum`, if api.yaml defines the form
`started` with the prefix `i`. The derived function takes the same arguments under the same
conditions and returns the handle of the started operation, so the specification states these once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.document.record import replace
from dtlgen.model import api, bindings
from dtlgen.read.settings import ReadSettings


def derived_functions(
    functions: Iterable[api.Function], fortran: bindings.FortranBinding, settings: ReadSettings
) -> Iterator[api.Function]:
    """Yields the further forms of the collective functions among `functions`, grouped by form. The
    rules in `check` verify that a function can have the form. `fortran` is the area's Fortran
    binding.
    """
    functions = [function for function in functions if function.collective]
    for name, form in settings.forms.items():
        for function in functions:
            if name in function.forms:
                yield replace(_in_form(function, form, settings), fortran=fortran)


def _in_form(function: api.Function, form: api.Form, settings: ReadSettings) -> api.Function:
    name = form.prefix + function.name
    return replace(
        function,
        name=name,
        c_name=settings.names.c(name),
        impl=name,
        doc=form.doc.replace("{name}", function.name),
        params=(*map(_retained, function.params), _out(form, function)),
        blocking=form.waits,
        agrees=form.agrees,
        fails=(*function.fails, settings.outcomes.memory),
        since=settings.release_of(settings.names.c(name)),
        example=None,
        forms=(),
    )


def _retained(parameter: api.Parameter) -> api.Parameter:
    return (
        replace(parameter, retains=True, says_retains=True)
        if parameter.type == "buffer"
        else parameter
    )


def _out(form: api.Form, function: api.Function) -> api.Parameter:
    """Returns the output parameter of a form, such as the handle of the started operation."""
    return api.Parameter(
        name=form.out,
        type=form.type,
        dir="out",
        by_value=False,
        nullable=False,
        elem=None,
        len=None,
        at=None,
        valid=(),
        alias="",
        retains=False,
        reached=False,
        holder="",
        closes=False,
        index=False,
        default="",
        doc="",
        place=function.place,
    )
