# SPDX-License-Identifier: BSD-3-Clause
"""Declarations that programs depend on, one line per name: signatures, values and layouts as in C.

The lock records these lines, and two versions of the API are compared by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from dtlgen.derive import c_types
from dtlgen.derive import kernels as kernel_functions
from dtlgen.model.api import Api, Field, Struct

Declarations: TypeAlias = Mapping[str, str]


def binary(api: Api) -> dict[str, str]:
    """Returns the declarations that compiled programs and kernels depend on, sorted by name."""
    return dict(sorted((*_functions(api), *_types(api), *_values(api), *kernels(api).items())))


def kernels(api: Api) -> dict[str, str]:
    """Returns the declarations that only kernels depend on."""
    return {name: fact for name, fact, _ in kernel_functions.declarations(api)}


def source(api: Api) -> dict[str, str]:
    """Returns the declarations that Python programs depend on, sorted by name."""
    return dict(sorted(_python(api)))


def _functions(api: Api) -> Iterator[tuple[str, str]]:
    spelling = c_types.spelling(api)
    for function in api.functions():
        arguments = ", ".join(c_types.parameters(function, spelling.parameter))
        yield function.c_name, f"function {spelling.types[function.returns.type]} ({arguments})"


def _types(api: Api) -> Iterator[tuple[str, str]]:
    """Yields the name and the line of each C type."""
    spelling = c_types.spelling(api)
    for scalar in api.scalars:
        yield scalar.c, f"type {scalar.base}"
    for handle in api.handles():
        yield handle.c, "handle"
    for enum in api.enums:
        yield enum.c, "enum"
        if enum.alias:
            yield enum.alias, f"type {enum.c}"
    for callback in api.callbacks:
        arguments = ", ".join(spelling.declared(type, name) for name, type in callback.params)
        yield callback.c, f"callback {spelling.types[callback.returns]} ({arguments})"
    for struct in api.structs:
        fields = "; ".join(_field(spelling, field) for field in struct.fields)
        yield struct.c, f"struct of {struct.size} bytes: {fields}"


def _field(spelling: c_types.Spelling, field: Field) -> str:
    return f"{spelling.field(field)} at {field.offset}"


def _values(api: Api) -> Iterator[tuple[str, str]]:
    """Yields the name and the line of each constant, enumerator, status code and macro."""
    spelling = c_types.spelling(api)
    for constant in api.constants:
        yield constant.name, f"constant {constant.value}"
    for enum in api.enums:
        for value in enum.values:
            yield value.name, f"{enum.c} {value.value}"
    for status in api.statuses:
        yield status.name, f"{spelling.types['status']} {status.value}"
    for struct in api.structs:
        yield from _macros(struct)
    for category in api.categories:
        yield api.names.macro("category", category.name), f"constant {category.code}"


def _macros(struct: Struct) -> Iterator[tuple[str, str]]:
    """Yields the name and the line of each macro for an element of a struct's field: the name of
    the element, its getter and its setter.
    """
    for field in struct.fields:
        named = list(enumerate(field.elements))
        for position, (name, _) in enumerate(field.accessors):
            named += (position, f"{struct.c}_{name}"), (position, f"{struct.c}_set_{name}")
        for position, macro in named:
            yield macro, f"macro {struct.c}.{field.name}[{position}]"


def _python(api: Api) -> Iterator[tuple[str, str]]:
    """Yields the name and the line of each Python function, class and member."""
    for area in api.areas:
        for function in area.python_functions:
            signature = function.signature or function.value
            yield api.names.python(function.name), f"{function.kind} {signature}"
        for cls in area.python_classes:
            yield api.names.python(cls.name), f"class ({', '.join(cls.bases)})"
            for member in cls.members:
                signature = member.signature or member.value
                yield api.names.python(f"{cls.name}.{member.name}"), f"{member.kind} {signature}"
