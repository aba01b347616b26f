# SPDX-License-Identifier: BSD-3-Clause
"""Which functions are procedures of a handle's derived type, and how these begin and end."""

from __future__ import annotations

from dataclasses import dataclass

from dtlgen.emit.fortran_types import INTEGER, Kind, Spelling
from dtlgen.model import Function, Handle, Parameter

COLLECTIVE = "collective"

# Areas whose functions belong to their first argument, and what the names of these begin with.
OF_FIRST_ARGUMENT = {
    "point_to_point": "",
    "request": "",
    "window": "rma_",
    "role": "intergroup_",
    "action": "",
}

# Sizes and indices may be of either kind: literals are default integers.
WIDTHS = {"": "integer(c_int64_t)", "_default": INTEGER}

ENDING = (
    "integer(c_int), intent(out), optional :: stat",
    "character(len=*), intent(inout), optional :: errmsg",
)


@dataclass(frozen=True, slots=True)
class Context:
    """What emitters know beside the function that they look at."""

    handle: Handle
    fortran: Spelling
    kinds: tuple[Kind, ...]
    most_dimensions: int


@dataclass(frozen=True, slots=True)
class Move:
    """An operation on arrays of one kind, or of any; `head` does the work for all kinds."""

    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    head: str
    passed: tuple[str, ...]


def module_name(handle: str) -> str:
    return f"dtl_{handle}_type"


def type_name(handle: str) -> str:
    return f"dtl_{handle}_t"


def is_own(handle: Handle, function: Function) -> bool:
    """Whether the function has the handle's name, or takes it first where that decides."""
    if function.name.startswith(f"{handle.name}_"):
        return True
    is_first = bool(function.params) and function.params[0].type == f"handle.{handle.name}"
    prefix = OF_FIRST_ARGUMENT.get(function.area)
    is_named = prefix is not None and function.name.startswith(prefix)
    return is_first and (is_named or is_form(function))


def is_form(function: Function) -> bool:
    """Whether it starts or plans a collective."""
    return function.area == COLLECTIVE and bool(function.creates)


def receiver(handle: Handle, function: Function) -> Parameter | None:
    """The argument that becomes `self`."""
    return next((each for each in function.params if each.type == f"handle.{handle.name}"), None)


def declared_self(handle: Handle, function: Function) -> str:
    found = receiver(handle, function)
    changes = found is not None and (found.dir == "out" or found.closes)
    return f"class({type_name(handle.name)}), intent({'inout' if changes else 'in'}) :: self"


def bound_name(handle: Handle, function: Function) -> str:
    """The function's name as a procedure of the type."""
    prefix = OF_FIRST_ARGUMENT.get(function.area, "")
    return function.name.removeprefix(f"{handle.name}_").removeprefix(prefix)


def given(parameter: Parameter) -> str:
    """What an argument that may be left out stands for."""
    return f"given({parameter.name}, {parameter.default})" if parameter.default else parameter.name
