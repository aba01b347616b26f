# SPDX-License-Identifier: BSD-3-Clause
"""Looks up items of the API by name, and creates the problems that several rules report."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from dtlgen.derive.handle_kinds import families
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import (
    Api,
    Callback,
    Constant,
    Dtype,
    Enum,
    EnumValue,
    Function,
    Handle,
    Parameter,
    Scalar,
    Status,
    Struct,
)

# Types that C defines, or that emitters spell.
PLAIN_TYPES = ("int", "char", "string", "pointer", "const pointer", "argv", "buffer")
NUMBER_KINDS = ("integer", "unsigned", "float")


# Widths of the integer types of stdint.h.
BITS = {f"{sign}int{bits}_t": bits for bits in (8, 16, 32, 64) for sign in ("", "u")}
INTEGER = re.compile(r"-?[0-9]{1,20}", re.ASCII)


def limits(base: str) -> tuple[int, int]:
    """Returns the least and the greatest number of a type of stdint.h."""
    bits = BITS[base]
    return (0, 2**bits - 1) if base.startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@dataclass(frozen=True, eq=False)
class ApiIndex:
    """The API and its items by name. Compared by identity, so that results can be cached."""

    api: Api
    scalars: Mapping[str, Scalar]
    constants: Mapping[str, Constant]
    dtypes: Mapping[str, Dtype]
    enums: Mapping[str, Enum]
    enum_values: Mapping[str, tuple[Enum, EnumValue]]
    structs: Mapping[str, Struct]
    callbacks: Mapping[str, Callback]
    statuses: Mapping[str, Status]
    handles: Mapping[str, Handle]
    functions: Mapping[str, Function]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The value of each named number; a negative value of an unsigned type wraps, as in C."""
        numbers = {}
        for name, item in self.constants.items():
            base = self.base(item.type)
            wraps = item.value < 0 and base.startswith("u")
            numbers[name] = item.value + 2 ** BITS[base] if wraps else item.value
        return numbers | {name: value.value for name, (_, value) in self.enum_values.items()}

    def number(self, text: str) -> int | None:
        """Returns the value of an integer or a named number, or None for any other text."""
        if INTEGER.fullmatch(text):
            return int(text)
        return self.numbers.get(text)

    def limits(self, type: str) -> tuple[int, int] | None:
        """Returns the least and the greatest value of a type, or None if it is no integer type."""
        group, _, name = type.rpartition(".")
        if group == "enum" and name in self.enums:
            values = [value.value for value in self.enums[name].values]
            return (min(values), max(values)) if values else None
        base = "int32_t" if type == "int" else self.base(type)
        return limits(base) if base else None

    def base(self, type: str) -> str:
        """Returns the type of stdint.h that represents an integer type, or "" for another type."""
        if type in self.scalars:
            return self.scalars[type].base
        dtype = self.dtypes.get(type)
        return dtype.c if dtype and dtype.c in BITS else ""

    @cached_property
    def types(self) -> tuple[str, ...]:
        """All valid types of parameters, without []."""
        groups = {
            "handle": (*self.handles, *families(self.api)),
            "enum": self.enums,
            "struct": self.structs,
            "callback": self.callbacks,
        }
        grouped = (f"{group}.{name}" for group, names in groups.items() for name in names)
        numbers = (name for name, dtype in self.dtypes.items() if dtype.kind in NUMBER_KINDS)
        return (*self.scalars, *PLAIN_TYPES, *numbers, *grouped)


def build_index(api: Api) -> ApiIndex:
    return ApiIndex(
        api=api,
        scalars={item.name: item for item in api.scalars},
        constants={item.name: item for item in api.constants},
        dtypes={item.name: item for item in api.dtypes},
        enums={item.name: item for item in api.enums},
        enum_values={value.name: (enum, value) for enum in api.enums for value in enum.values},
        structs={item.name: item for item in api.structs},
        callbacks={item.name: item for item in api.callbacks},
        statuses={item.name: item for item in api.statuses},
        handles={item.name: item for item in api.handles()},
        functions={item.name: item for item in api.functions()},
    )


def unknown_name(place: Place, where: str, name: str, names: Iterable[str]) -> Problem:
    """Returns the problem that a name is unknown, with the most similar known name."""
    return Problem(
        place, f"{where}: {shown(name)} is not known; expected {nearest(name, list(names))}"
    )


def path(function: Function, parameter: Parameter, key: str = "") -> str:
    """Returns the path of a parameter's key in messages: `broadcast.root.valid`."""
    return ".".join(filter(None, (function.name, parameter.name, key)))


def parameters(api: Api) -> Iterator[tuple[Function, Parameter]]:
    for function in api.functions():
        for parameter in function.params:
            yield function, parameter


def cycle_through(start: str, next: Mapping[str, tuple[str, ...]]) -> str:
    """Returns a path of references that leads from `start` back to itself, as `a, b, a`, or "" if
    there is none.
    """
    trails: list[tuple[str, ...]] = [(start,)]
    seen: set[str] = set()
    while trails:
        trail = trails.pop()
        for name in next.get(trail[-1], ()):
            if name == start:
                return ", ".join((*trail, name))
            if name not in seen:
                seen.add(name)
                trails.append((*trail, name))
    return ""
