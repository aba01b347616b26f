# SPDX-License-Identifier: BSD-3-Clause
"""What rules look up: the items of the API by name, and the faults that rules report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from dtlgen.grammar import nearest, shown
from dtlgen.model import (
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
from dtlgen.place import Place, Problem

# The types that are in C already, or are spelt by emitters.
PLAIN_TYPES = ("int", "char", "string", "pointer", "const pointer", "argv", "buffer")
NUMBER_KINDS = ("integer", "unsigned", "float")
ANY_CONTAINER = "container"


@dataclass(frozen=True, slots=True)
class Known:
    """The API, and its items by name."""

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

    def types(self) -> tuple[str, ...]:
        """Everything that a parameter's type may be, without []."""
        groups = {
            "handle": (*self.handles, ANY_CONTAINER),
            "enum": self.enums,
            "struct": self.structs,
            "callback": self.callbacks,
        }
        grouped = (f"{group}.{name}" for group, names in groups.items() for name in names)
        numbers = (name for name, dtype in self.dtypes.items() if dtype.kind in NUMBER_KINDS)
        return (*self.scalars, *PLAIN_TYPES, *numbers, *grouped)


def known(api: Api) -> Known:
    return Known(
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


def unknown(place: Place, where: str, name: str, names: Iterable[str]) -> Problem:
    return Problem(
        place, f"{where}: {shown(name)} is not known; expected {nearest(name, list(names))}"
    )


def path(function: Function, parameter: Parameter, key: str = "") -> str:
    """How messages name a key of a parameter: `broadcast.root.valid`."""
    return ".".join(filter(None, (function.name, parameter.name, key)))


def parameters(api: Api) -> Iterator[tuple[Function, Parameter]]:
    for function in api.functions():
        for parameter in function.params:
            yield function, parameter
