# SPDX-License-Identifier: BSD-3-Clause
"""Numbers and enums of the API in Python, and the tables of dtypes and operations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dtlgen.document.record import record
from dtlgen.model.api import Api, Dtype
from dtlgen.model.bindings import PythonClass, PythonFunction

ENUM_BASE = "IntEnum"


@record
class Value:
    """`name = value`; `value` is Python source."""

    name: str
    value: str


@record
class EnumClass:
    name: str
    doc: str
    members: tuple[Value, ...]


@record
class Row:
    """A dtype; `numpy` is what numpy.dtype() takes, as source."""

    name: str
    value: int
    numpy: str


@record
class Constants:
    version: str
    version_info: str
    numbers: tuple[Value, ...]
    enums: tuple[EnumClass, ...]
    aliases: tuple[Value, ...]
    operations: tuple[Value, ...]
    ufuncs: tuple[Value, ...]
    dtypes: tuple[Row, ...]


def pages(api: Api) -> Iterator[tuple[str, Constants]]:
    version = api.version
    values = c_values(api)
    yield (
        f"python/{api.names.package}/_constants.py",
        Constants(
            version=version.python,
            version_info=f"({version.major}, {version.minor}, {version.patch})",
            numbers=tuple(Value(name, str(value)) for name, value in values.items()),
            enums=tuple(_enum(each, values) for each in enum_classes(api)),
            aliases=tuple(_aliases(api)),
            operations=tuple(Value(each.name, str(each.value)) for each in api.operations),
            ufuncs=tuple(Value(each.numpy, each.name) for each in api.operations if each.numpy),
            dtypes=tuple(_row(api, dtype) for dtype in api.dtypes),
        ),
    )


@cache
def c_values(api: Api) -> dict[str, int]:
    """Returns every number that has a name in C, except the status codes."""
    found = {constant.name: constant.value for constant in api.constants}
    for enum in api.enums:
        found.update((value.name, value.value) for value in enum.values)
    for struct in api.structs:
        for field in struct.fields:
            found.update((name, index) for index, name in enumerate(field.elements))
    return found


def enum_classes(api: Api) -> tuple[PythonClass, ...]:
    classes = (each for area in api.areas for each in area.python_classes)
    return tuple(each for each in classes if ENUM_BASE in each.bases)


def _enum(python_class: PythonClass, values: dict[str, int]) -> EnumClass:
    members = (Value(each.name, str(values[each.value])) for each in python_class.members)
    return EnumClass(python_class.name, python_class.doc, tuple(members))


def _aliases(api: Api) -> Iterator[Value]:
    """Yields the module's names of enum members: `PARTITION_BLOCK = PartitionPolicy.BLOCK`."""
    for area in api.areas:
        aliases = filter(is_alias, area.python_functions)
        yield from (Value(each.name, each.value) for each in aliases)


def is_alias(function: PythonFunction) -> bool:
    """Returns whether the value is a name for an enum member (`ENUM.MEMBER`)."""
    enum, dot, member = function.value.partition(".")
    return function.kind == "value" and bool(dot) and (enum + member).isidentifier()


def _row(api: Api, dtype: Dtype) -> Row:
    if dtype.pair is None:
        return Row(dtype.name, dtype.value, f'"{dtype.numpy}"')
    numpy = {each.name: each.numpy for each in api.dtypes}
    value, index = (numpy[name] for name in dtype.pair)
    return Row(dtype.name, dtype.value, f'[("value", "{value}"), ("index", "{index}")]')
