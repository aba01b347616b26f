# SPDX-License-Identifier: BSD-3-Clause
"""The error scope of a function: the policy and handler to which its failure is reported. It
belongs to the objects behind its handles, or to the contexts of these objects.
"""

from __future__ import annotations

from dtlgen.derive.c_types import NO_ERROR_SCOPE, Spelling
from dtlgen.document.record import replace
from dtlgen.emit.c.checks import Check
from dtlgen.emit.c.expression import object_name
from dtlgen.model.api import Family, Function, Handle, Parameter


def error_scope(c: Spelling, function: Function) -> str:
    """Returns the C expression of the scope to which a failure is reported: that of the handles,
    the strictest of several objects with an own scope, or that of the creation options; "" for
    none.
    """
    handles = [each for each in function.params if each.group == "handle" and each.dir == "in"]
    if c.no_error_scope == NO_ERROR_SCOPE or not handles or is_uncertain(c, function, handles[0]):
        return ""
    first, *others = (each for each in handles if not is_uncertain(c, function, each))
    found = _named_by(c, first)
    options = [each for each in function.params if each.type in c.option_listeners]
    if found and options:
        return f"{c.names.own('options_error_scope')}({found}, {options[0].name})"
    also = [_named_by(c, each) for each in others if _has_own_scope(c, each)]
    return _strictest(c, [found, *also]) if found else ""


def lookup_scope(
    c: Spelling, function: Function, wrong: Parameter, handles: list[Parameter]
) -> tuple[str, ...]:
    """Returns the scope to which an invalid handle of a collective call is reported, and the
    function. The scope is that of the other handles, of which those after `wrong` are not resolved
    yet.
    """
    if not (function.collective and function.returns.is_status):
        return ()
    named, is_resolved = [], True
    for each in handles:
        if each is wrong:
            is_resolved = False
        elif not _has_own_scope(c, each) or is_uncertain(c, function, each):
            continue
        elif is_resolved:
            named.append(_named(c, each, object_name(each)))
        elif each.of_family:
            find = c.names.own(f"handle_find_{each.item}")
            named.append(_named(c, each, f"{find}({each.name})"))
    return (_strictest(c, named), f'"{function.name}"') if named else ()


def reported_check(c: Spelling, check: Check, scope: str) -> Check:
    """Returns the check with the scope to which it is reported."""
    if not scope:
        return check
    return replace(check, refusal=(scope, *check.refusal), function=c.names.own("refuse_in"))


def _strictest(c: Spelling, named: list[str]) -> str:
    """Returns the C expression for the strictest of several error scopes; `named` is not empty."""
    first, *others = named
    for each in others:
        first = f"{c.names.own('stricter_scope')}({first}, {each})"
    return first


def _named_by(c: Spelling, parameter: Parameter) -> str:
    """Returns the C expression for the error scope of an object or of its context; "" for none."""
    if _has_own_scope(c, parameter):
        return _named(c, parameter, object_name(parameter))
    kind, found = root(c, parameter)
    return f"{c.names.own(f'{kind}_error_scope')}({found})" if found else ""


def _named(c: Spelling, parameter: Parameter, found: str) -> str:
    """Returns the C call for the object's own error scope; `found` is the object's variable."""
    return f"{c.names.own(f'{c.struct(parameter)}_error_scope')}({found})"


def _has_own_scope(c: Spelling, parameter: Parameter) -> bool:
    """Returns true if objects of the handle's family have their own error scope."""
    handle = c.handles.get(parameter.item)
    family = c.families.get(handle.family if handle else parameter.item)
    return family is not None and family.listens


def is_uncertain(c: Spelling, function: Function, parameter: Parameter) -> bool:
    """Returns true if the object may not exist, or no longer exist, when the function fails."""
    return bool(parameter.array or parameter.nullable or parameter.closes or frees(c, function))


def frees(c: Spelling, function: Function) -> bool:
    """Returns whether the function closes a handle as its free function."""
    return function.name in c.frees


def root(c: Spelling, parameter: Parameter) -> tuple[str, str]:
    """Returns the kind and the C expression of the context to which an object belongs, or which it
    is; "" if there is none. A handle that shares the struct of another kind belongs to the same
    context.
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
