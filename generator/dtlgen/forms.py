# SPDX-License-Identifier: BSD-3-Clause
"""The functions that follow from a blocking collective one: the same operation in another form.

`forms: [nonblocking, persistent]` on `allreduce` gives `iallreduce`, which starts it and gives a
request, and `plan_allreduce`, which prepares it and gives a plan.  They take the same arguments
under the same conditions, so that these stand in the specification once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from dtlgen import model
from dtlgen.names import Names


@dataclass(frozen=True, slots=True)
class Form:
    """`prefix` comes before the function's name; `handle` is what the caller gets in `out`."""

    prefix: str
    out: str
    handle: str
    doc: str


FORMS = {
    "nonblocking": Form(
        prefix="i",
        out="request",
        handle="handle.request",
        doc=(
            "The operation of dtl_{name} has started, and `*request` stands for it. Collective, "
            "but does not wait for other ranks. Its buffers belong to the operation until the "
            "request is complete; arrays of counts and displacements may be used again at once. "
            "Ranks start their collectives on a context in the same order, blocking ones "
            "included, and may wait for them in any. The caller owns the request, which can't be "
            "cancelled."
        ),
    ),
    "persistent": Form(
        prefix="plan_",
        out="plan",
        handle="handle.collective_plan",
        doc=(
            "`*plan` is the operation of dtl_{name} on these buffers, to be started as often as "
            "wanted with dtl_collective_plan_start. Collective. The buffers must stay where they "
            "are until the plan is destroyed, and belong to the operation while it is under way; "
            "arrays of counts and displacements may be used again at once. The caller owns the "
            "plan and frees it with dtl_collective_plan_destroy."
        ),
    ),
}


def derived(
    functions: Iterable[model.Function],
    face: model.FortranFace,
    names: Names,
    outcomes: model.Outcomes,
) -> Iterator[model.Function]:
    """The further forms of those functions, one form after the other; of those that can have some,
    which `check` tells.  `face` is what their area says of Fortran.
    """
    functions = [function for function in functions if function.collective]
    for name, form in FORMS.items():
        for function in functions:
            if name in function.forms:
                yield replace(_in_form(function, form, names, outcomes), fortran=face)


def _in_form(
    function: model.Function, form: Form, names: Names, outcomes: model.Outcomes
) -> model.Function:
    name = form.prefix + function.name
    return replace(
        function,
        name=name,
        c_name=names.c(name),
        impl=name,
        doc=form.doc.format(name=function.name),
        params=(*map(_retained, function.params), _out(form, function)),
        blocking=form.prefix == "plan_",
        fails=(*function.fails, outcomes.memory),
        example=None,
        forms=(),
    )


def _retained(parameter: model.Parameter) -> model.Parameter:
    return (
        replace(parameter, retains=True, says_retains=True)
        if parameter.type == "buffer"
        else parameter
    )


def _out(form: Form, function: model.Function) -> model.Parameter:
    return model.Parameter(
        name=form.out,
        type=form.handle,
        dir="out",
        by_value=False,
        nullable=False,
        elem=None,
        len=None,
        at=None,
        valid=(),
        alias="",
        retains=False,
        holder="",
        closes=False,
        index=False,
        default="",
        doc="",
        place=function.place,
    )
