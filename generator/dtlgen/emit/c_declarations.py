# SPDX-License-Identifier: BSD-3-Clause
"""The types, constants and structs of C, for languages that declare and call the C interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dtlgen.derive.c_types import spelling
from dtlgen.document.record import record
from dtlgen.model.api import Api, Parameter, Struct


def integers(signed: str, unsigned: str) -> dict[str, str]:
    """Returns the language's names of C's fixed-width integers: `signed` or `unsigned` followed
    by the bits.
    """
    spelt = {"int": signed, "uint": unsigned}
    return {f"{c}{bits}_t": f"{spelt[c]}{bits}" for c in spelt for bits in (8, 16, 32, 64)}


@record
class Value:
    """A constant; `type` is its C type."""

    name: str
    type: str
    value: int


@record
class Record:
    name: str
    doc: str
    fields: tuple[str, ...]


@record
class Language:
    """`types` spells those that C has by itself; `address` is that of a type, of which what is
    there may be changed or not; `array` has so many of a type.
    """

    types: Mapping[str, str]
    address: Callable[[str, bool], str]
    array: Callable[[str, int], str]
    field: Callable[[str, str], str]

    def spelt(self, c: str) -> str:
        """Returns the language's name for a C type; the C name itself if it has none."""
        return self.types.get(c, c)

    def type(self, api: Api, type: str) -> str:
        """Returns the spelling of a scalar, a handle, an enum, a struct or a callback."""
        return self.spelt(spelling(api).types[type])

    def parameter(self, api: Api, parameter: Parameter) -> str:
        """Returns the parameter's type; buffers, arrays, structs by address and outputs are
        addresses.
        """
        is_changed = parameter.dir != "in"
        if parameter.type == "buffer":
            return self.address(self.types["void"], is_changed)
        base = self.type(api, parameter.type.removesuffix("[]"))
        is_struct = parameter.group == "struct" and not parameter.by_value
        is_memory = parameter.array or is_struct or is_changed
        return self.address(base, is_changed) if is_memory else base

    def values(self, api: Api) -> tuple[Value, ...]:
        """Returns all constants, including enum members and status codes."""
        return tuple(Value(name, self.spelt(type), value) for name, type, value in _values(api))

    def records(self, api: Api) -> tuple[Record, ...]:
        return tuple(self._record(api, each) for each in api.structs)

    def _record(self, api: Api, struct: Struct) -> Record:
        fields = []
        for each in struct.fields:
            type = self.type(api, each.type)
            fields.append(
                self.field(each.name, self.array(type, each.length) if each.length else type)
            )
        return Record(struct.c, struct.doc, tuple(fields))


def _values(api: Api) -> Iterator[tuple[str, str, int]]:
    """Yields the name, the C type and the value of each constant, status code and enumerator."""
    scalars = {each.name: each for each in api.scalars}
    for constant in api.constants:
        scalar = scalars.get(constant.type)
        type, base = (scalar.c, scalar.base) if scalar else (constant.type, "")
        yield constant.name, type, _fitting(base, constant.value)
    for code in api.statuses:
        yield code.name, scalars["status"].c, code.value
    for enum in api.enums:
        for value in enum.values:
            yield value.name, enum.c, value.value


def _fitting(base: str, value: int) -> int:
    """Returns the value; a negative value of an unsigned type wraps, as in C."""
    if value < 0 and base.startswith("uint"):
        return int(value + (1 << int(base.removeprefix("uint").removesuffix("_t"))))
    return value
