# SPDX-License-Identifier: BSD-3-Clause
"""Whom a failing function tells: the objects behind its handles, and those that they belong to."""

from __future__ import annotations

from dtlgen.derive.c_types import NO_ERROR_SCOPE, Spelling
from dtlgen.document.record import replace
from dtlgen.emit.c.checks import Check
from dtlgen.emit.c.expression import object_name
from dtlgen.model.api import Family, Function, Handle, Parameter


def listener(c: Spelling, function: Function) -> str:
    """Who is told when the function fails: whom its handles name, of several that say so themselves
    the strictest, or the options of what it makes; "" where nobody is.
    """
    handles = [each for each in function.params if each.group == "handle" and each.dir == "in"]
    if c.no_error_scope == NO_ERROR_SCOPE or not handles or is_uncertain(c, function, handles[0]):
        return ""
    first, *others = (each for each in handles if not is_uncertain(c, function, each))
    found = _named_by(c, first)
    options = [each for each in function.params if each.type in c.option_listeners]
    if found and options:
        return f"{c.names.own('options_error_scope')}({found}, {options[0].name})"
    also = [_named_by(c, each) for each in others if _listens(c, each)]
    return _all(c, [found, *also]) if found else ""


def beside(
    c: Spelling, function: Function, wrong: Parameter, handles: list[Parameter]
) -> tuple[str, ...]:
    """Who is told that one handle of a collective call is wrong, and the function: whom the others
    name, of which those behind it are not resolved yet.
    """
    if not (function.collective and function.returns.is_status):
        return ()
    named, is_resolved = [], True
    for each in handles:
        if each is wrong:
            is_resolved = False
        elif not _listens(c, each) or is_uncertain(c, function, each):
            continue
        elif is_resolved:
            named.append(_named(c, each, object_name(each)))
        elif each.of_family:
            find = c.names.own(f"handle_find_{each.item}")
            named.append(_named(c, each, f"{find}({each.name})"))
    return (_all(c, named), f'"{function.name}"') if named else ()


def told(c: Spelling, check: Check, listener: str) -> Check:
    """The check, which tells the listener too."""
    if not listener:
        return check
    return replace(check, refusal=(listener, *check.refusal), function=c.names.own("refuse_in"))


def _all(c: Spelling, named: list[str]) -> str:
    first, *others = named
    for each in others:
        first = f"{c.names.own('stricter_scope')}({first}, {each})"
    return first


def _named_by(c: Spelling, parameter: Parameter) -> str:
    if _listens(c, parameter):
        return _named(c, parameter, object_name(parameter))
    kind, found = root(c, parameter)
    return f"{c.names.own(f'{kind}_error_scope')}({found})" if found else ""


def _named(c: Spelling, parameter: Parameter, found: str) -> str:
    return f"{c.names.own(f'{c.struct(parameter)}_error_scope')}({found})"


def _listens(c: Spelling, parameter: Parameter) -> bool:
    """Whether its objects have a listener of their own, as those of some families."""
    handle = c.handles.get(parameter.item)
    family = c.families.get(handle.family if handle else parameter.item)
    return family is not None and family.listens


def is_uncertain(c: Spelling, function: Function, parameter: Parameter) -> bool:
    """Whether there may be no object, or none any more, when the function fails."""
    return bool(parameter.array or parameter.nullable or parameter.closes or frees(c, function))


def frees(c: Spelling, function: Function) -> bool:
    return function.name in c.frees


def root(c: Spelling, parameter: Parameter) -> tuple[str, str]:
    """The kind of object that everything is made from which an object belongs to, or is, and where
    it is; "" of another.  What has another handle's struct belongs to what that handle does.
    """
    found: Handle | Family | None = c.handles.get(c.struct(parameter))
    found = found or c.handles.get(parameter.item) or c.families[parameter.item]
    if not found.parent:
        return found.name, object_name(parameter) if found.name in c.parents else ""
    top = c.handles[found.parent]
    while top.parent:
        top = c.handles[top.parent]
    asked = c.names.own(f"{c.struct(parameter)}_{top.name}")
    return top.name, f"{asked}({object_name(parameter)})"
