# SPDX-License-Identifier: BSD-3-Clause
"""The forms of a collective in Python, which follow from its signature there: forms.py has those of
C.

`allreduce(ctx, value, ...)` gives `iallreduce(ctx, value, ...)`, whose result is a future, and the
method `ctx.plan_allreduce(value, ...)`, which takes arrays only and gives a plan.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from dtlgen import forms
from dtlgen.model import Area, Function, PythonClass, PythonFunction

CONTEXT = "Context"


@dataclass(frozen=True, slots=True)
class Form:
    """`first` is what `ctx: Context` becomes, and `arrays` what ArrayLike does."""

    first: str
    arrays: str
    result: str
    doc: str
    doc_of_counts: str


STARTED = Form(
    first="ctx: Context",
    arrays="ArrayLike",
    result="Future",
    doc=(
        "A future of what `{name}` gives, which has started. Arrays belong to it until it is "
        "complete; what is no C-contiguous array is copied at once. Ranks start their collectives "
        "on a context in the same order, blocking ones included, and may wait for them in any. "
        "Collective, but does not wait for other ranks."
    ),
    doc_of_counts=(
        "Counts that `{name}` can do without must be given, since a call that does not wait can't "
        "ask the other ranks for them."
    ),
)
PLANNED = Form(
    first="self",
    arrays="NDArray[Any]",
    result="CollectivePlan",
    doc=(
        "A plan of `{name}` on these arrays, which must be C-contiguous: they are read and written "
        "at each start, and kept until the plan is closed. Without `out` the plan makes an array "
        "for the result. Collective."
    ),
    doc_of_counts="Counts that `{name}` can do without must be given.",
)
FORMS = {"nonblocking": STARTED, "persistent": PLANNED}


def functions(
    written: Iterable[Function], python: Iterable[PythonFunction]
) -> Iterator[PythonFunction]:
    """Those of an area in all forms that are functions of the package."""
    return (made for made, form in _derived(written, python) if form is STARTED)


def with_methods(areas: Iterable[Area]) -> Iterator[Area]:
    """The areas, where the class Context has the methods for all forms that are methods."""
    areas = tuple(areas)
    methods = tuple(
        replace(made, kind="method")
        for area in areas
        for made, form in _derived(area.functions, area.python_functions)
        if form is PLANNED
    )
    for area in areas:
        classes = tuple(_with_members(each, methods) for each in area.python_classes)
        yield replace(area, python_classes=classes)


def _with_members(cls: PythonClass, methods: tuple[PythonFunction, ...]) -> PythonClass:
    return replace(cls, members=cls.members + methods) if cls.name == CONTEXT else cls


def _derived(
    written: Iterable[Function], python: Iterable[PythonFunction]
) -> Iterator[tuple[PythonFunction, Form]]:
    have = {function.name: function.forms for function in written}
    for each in tuple(python):
        for name in have.get(each.name, ()):
            if name in FORMS:
                yield _in_form(each, forms.FORMS[name].prefix, FORMS[name]), FORMS[name]


def _in_form(function: PythonFunction, prefix: str, form: Form) -> PythonFunction:
    signature = general(function)
    parameters = signature.rpartition(" -> ")[0].replace("ArrayLike", form.arrays)
    doc = form.doc.format(name=function.name)
    if re.search("counts?:", signature):
        doc += " " + form.doc_of_counts.format(name=function.name)
    return replace(
        function,
        name=prefix + function.name,
        signature=f"{parameters.replace(f'ctx: {CONTEXT}', form.first, 1)} -> {form.result}",
        overloads=(),
        doc=doc,
        calls="",
        module="",
        form_of=function.name,
    )


def general(function: PythonFunction) -> str:
    """The signature, or of its overloads the last one that takes a context."""
    taken = [each for each in function.overloads if each.startswith(f"(ctx: {CONTEXT},")]
    return taken[-1] if taken else function.signature
