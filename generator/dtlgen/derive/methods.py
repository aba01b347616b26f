# SPDX-License-Identifier: BSD-3-Clause
"""Assigns functions to handle types as methods, and derives the methods' names."""

from __future__ import annotations

from dtlgen.derive.caching import bounded_cache
from dtlgen.model.api import Function, Parameter


@bounded_cache
def owner(function: Function) -> str:
    """Returns the handle or family whose methods include the function in Fortran and Python: the
    one whose name begins the function's name, else the type of the first parameter; "" for none.
    """
    if not function.fortran.bound:
        return ""
    handles = [each.item for each in function.params if _is_object(each)]
    named = [each for each in handles if function.name.startswith(f"{each}_")]
    if named:
        return max(named, key=len)
    return handles[0] if handles and _is_object(function.params[0]) else ""


@bounded_cache
def method_class(function: Function) -> str:
    """Returns the class whose methods include the function in languages without a separate raw
    interface, such as C++: the owner, or else the type of the first parameter if it is a handle; ""
    for none.
    """
    first = function.params[0] if function.params else None
    is_object = first is not None and _is_object(first) and first.dir == "in"
    return owner(function) or (first.item if first is not None and is_object else "")


@bounded_cache
def receiver(function: Function) -> Parameter | None:
    """Returns the parameter that becomes the object of the method."""
    own = owner(function)
    return next((each for each in function.params if own and each.type == f"handle.{own}"), None)


def bound_name(function: Function) -> str:
    """Returns the method's name, without the prefixes of handle and area: `put` for rma_put."""
    own = function.name.removeprefix(f"{owner(function)}_")
    return own.removeprefix(function.fortran.prefix)


def _is_object(parameter: Parameter) -> bool:
    return parameter.group == "handle" and not parameter.array
