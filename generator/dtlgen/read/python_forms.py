# SPDX-License-Identifier: BSD-3-Clause
"""Derives the further Python forms of collective functions from their Python signatures (forms.py
derives the C forms).

If `ctx: Context` is the group over which ranks agree, `allreduce(ctx, value, ...)` yields the
function `iallreduce(ctx, value, ...)`, or the method `ctx.plan_allreduce(value, ...)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from dtlgen.document.record import replace
from dtlgen.model.api import Area, Form, Function
from dtlgen.model.bindings import PythonClass, PythonFunction
from dtlgen.read.settings import ReadSettings


def general_signature(signature: str, overloads: Iterable[str], group: str) -> str:
    """Returns the last overload that takes the group as first parameter, or else the signature."""
    on_group = [each for each in overloads if each.startswith(f"({group},")]
    return on_group[-1] if on_group else signature


def functions(
    written: Iterable[Function], python: Iterable[PythonFunction], settings: ReadSettings
) -> Iterator[PythonFunction]:
    """Yields those forms of an area's functions that are functions of the package."""
    found = _derived_functions(written, python, settings)
    return (derived for derived, form in found if not form.python.is_method)


def with_methods(areas: Iterable[Area], settings: ReadSettings) -> Iterator[Area]:
    """Yields the areas; the class of the group gets all forms that are methods."""
    areas = tuple(areas)
    methods = tuple(
        replace(derived, kind="method")
        for area in areas
        for derived, form in _derived_functions(area.functions, area.python_functions, settings)
        if form.python.is_method
    )
    group = settings.group.partition(": ")[2]
    for area in areas:
        classes = tuple(_with_members(each, group, methods) for each in area.python_classes)
        yield replace(area, python_classes=classes)


def _with_members(cls: PythonClass, group: str, methods: tuple[PythonFunction, ...]) -> PythonClass:
    """Returns the class with the methods added if its name is `group`, else unchanged."""
    return replace(cls, members=cls.members + methods) if cls.name == group else cls


def _derived_functions(
    written: Iterable[Function], python: Iterable[PythonFunction], settings: ReadSettings
) -> Iterator[tuple[PythonFunction, Form]]:
    have = {function.name: function.forms for function in written}
    for each in tuple(python):
        for name in have.get(each.name, ()):
            form = settings.forms.get(name)
            if form is not None and form.python.constant:
                yield _in_form(each, form, settings.group), form


def _with_option(parameters: str, option: str) -> str:
    """Returns the parameter list with the keyword-only argument `option` appended."""
    if not option:
        return parameters
    by_name = "" if "*, " in parameters else "*, "
    return f"{parameters.removesuffix(')')}, {by_name}{option})"


def _in_form(function: PythonFunction, form: Form, group: str) -> PythonFunction:
    python = form.python
    parameters = function.general.rpartition(" -> ")[0].replace("ArrayLike", python.arrays)
    if python.is_method:
        parameters = parameters.replace(group, "self", 1)
    parameters = _with_option(parameters, python.option)
    doc = python.doc
    if python.counts and re.search("counts?:", function.general):
        doc += f" {python.counts}"
    signature = f"{parameters} -> {python.result}"
    return replace(
        function,
        name=form.prefix + function.name,
        signature=signature,
        general=signature,
        overloads=(),
        doc=doc.replace("{name}", function.name),
        agrees=form.agrees,
        calls="",
        collective=False,
        module="",
        form_of=function.name,
        form=python.constant,
        option=python.option.partition(":")[0],
    )
