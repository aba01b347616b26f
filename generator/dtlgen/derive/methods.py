# SPDX-License-Identifier: BSD-3-Clause
"""Which handle a function belongs to in languages whose types have procedures, and by what name."""

from __future__ import annotations

from dtlgen.derive.caching import passing
from dtlgen.model.api import Function, Parameter


@passing
def owner(function: Function) -> str:
    """The handle or family whose name the function begins with, else the one that it takes first;
    "" for none.
    """
    if not function.fortran.bound:
        return ""
    handles = [each.item for each in function.params if _is_object(each)]
    named = [each for each in handles if function.name.startswith(f"{each}_")]
    if named:
        return max(named, key=len)
    return handles[0] if handles and _is_object(function.params[0]) else ""


@passing
def belongs(function: Function) -> str:
    """The class that has it as a method where the raw interface keeps nothing to itself, as in C++:
    that of its owner, else of the handle that it takes first; "" for none.
    """
    first = function.params[0] if function.params else None
    is_object = first is not None and _is_object(first) and first.dir == "in"
    return owner(function) or (first.item if first is not None and is_object else "")


@passing
def receiver(function: Function) -> Parameter | None:
    """The argument that becomes the object."""
    own = owner(function)
    return next((each for each in function.params if own and each.type == f"handle.{own}"), None)


def bound_name(function: Function) -> str:
    """Without the handle's name and its area's prefix: `put` of rma_put."""
    own = function.name.removeprefix(f"{owner(function)}_")
    return own.removeprefix(function.fortran.prefix)


def _is_object(parameter: Parameter) -> bool:
    return parameter.group == "handle" and not parameter.array
