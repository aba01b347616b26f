# SPDX-License-Identifier: BSD-3-Clause
"""How the specification's types are spelt in Fortran."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from dtlgen.derive.caching import bounded_cache
from dtlgen.derive.handle_kinds import queries
from dtlgen.document.record import record
from dtlgen.model.api import Api, Dtype, Parameter, Scalar
from dtlgen.model.names import Names

HANDLE = "type(c_ptr)"
INTEGER = "integer(c_int)"
TEXT = "character(kind=c_char)"

# The spellings that don't depend on the specification's tables.
PLAIN = {
    "int": INTEGER,
    "char": TEXT,
    "string": HANDLE,
    "pointer": HANDLE,
    "const pointer": HANDLE,
    "argv": HANDLE,
    "buffer": HANDLE,
}

# C's base types of scalars.  An int32_t is an int, so that programs may pass plain integers;
# Fortran has no unsigned ones.
BASES = {
    f"{sign}int{bits}_t": INTEGER if bits == 32 else f"integer(c_int{bits}_t)"
    for bits in (8, 16, 32, 64)
    for sign in ("", "u")
}

GROUPS = {"handle": HANDLE, "enum": INTEGER, "callback": "type(c_funptr)"}


@record
class Kind:
    """A dtype that Fortran has a type for; `constant` is its value of the enum."""

    name: str
    type: str
    constant: str


@record
class Spelling:
    """The Fortran type of each type of the API, by `size`, `enum.dtype`, `handle.context`, ..."""

    names: Names
    types: Mapping[str, str]

    def raw(self, parameter: Parameter) -> str:
        """Returns the dummy argument of a bind(c) interface: `type(c_ptr), value :: ctx`."""
        attributes = ", ".join(filter(None, (self.item(parameter), *_attributes(parameter))))
        return f"{attributes} :: {parameter.name}{'(*)' if _is_sequence(parameter) else ''}"

    def item(self, parameter: Parameter) -> str:
        if parameter.type == "string":
            return TEXT
        return self.types[parameter.type.removesuffix("[]")]


def spelling(api: Api) -> Spelling:
    return Spelling(api.names, dict(_types(api)))


def kinds(api: Api) -> tuple[Kind, ...]:
    """Returns the dtypes that have a Fortran type, in the specification's order."""
    return tuple(
        Kind(dtype.name, type, api.names.macro("dtype", dtype.name))
        for dtype in api.dtypes
        if (type := dtype_type(api.names, dtype))
    )


def dtype_type(names: Names, dtype: Dtype) -> str:
    """Returns the Fortran type of a dtype (a derived type for pairs); "" if Fortran has none."""
    return f"type({names.c(dtype.name)})" if dtype.kind == "pair" else dtype.fortran


def c_names(declarations: Iterable[str]) -> tuple[str, ...]:
    """Returns the names that the declarations use from iso_c_binding, sorted."""
    return _named(r"(?:\b|(?<=\b\d_))c_[a-z0-9_]+", declarations)


def struct_names(names: Names, declarations: Iterable[str]) -> tuple[str, ...]:
    """Returns the sorted derived types of the API that the declarations use."""
    begin = rf"\btype\({names.prefix}[a-z0-9_]+"
    return tuple(name.removeprefix("type(") for name in _named(begin, declarations))


def _types(api: Api) -> Iterator[tuple[str, str]]:
    yield from PLAIN.items()
    for dtype in api.dtypes:
        yield dtype.name, dtype_type(api.names, dtype)
    for scalar in api.scalars:
        yield scalar.name, _scalar(scalar)
    for name in queries(api):
        yield f"handle.{name}", GROUPS["handle"]
    for enum in api.enums:
        yield f"enum.{enum.name}", GROUPS["enum"]
    for callback in api.callbacks:
        yield f"callback.{callback.name}", GROUPS["callback"]
    for struct in api.structs:
        yield f"struct.{struct.name}", f"type({api.names.c(struct.name)})"


def _scalar(scalar: Scalar) -> str:
    return BASES[scalar.base]


def _attributes(parameter: Parameter) -> tuple[str, ...]:
    """Returns `value` for arguments that C passes by value, else the intent; nullable ones are
    optional.
    """
    if parameter.type == "buffer" or (parameter.dir == "in" and not _is_reference(parameter)):
        return ("value",)
    may_miss = _is_reference(parameter) and parameter.nullable is True
    if parameter.array and parameter.group == "struct" and parameter.dir == "out":
        return ("intent(inout)", "optional" if may_miss else "")  # its members have defaults
    return (f"intent({parameter.dir})", "optional" if may_miss else "")


def _is_reference(parameter: Parameter) -> bool:
    """Returns whether the parameter is an array, a string or a struct passed by address."""
    is_struct = parameter.group == "struct" and not parameter.by_value
    return _is_sequence(parameter) or is_struct


def _is_sequence(parameter: Parameter) -> bool:
    """Returns whether the parameter is an array or a string."""
    return parameter.array or parameter.type == "string"


def _named(pattern: str, declarations: Iterable[str]) -> tuple[str, ...]:
    """Returns the matching names in types and initial values; argument names are ignored."""
    found = (_named_in(pattern, line) for line in declarations)
    return tuple(sorted({*chain(*found)}))


@bounded_cache
def _named_in(pattern: str, declaration: str) -> list[str]:
    """Returns the matches in the declaration's type and initial value, not in the declared name."""
    type, _, rest = declaration.partition("::")
    return re.findall(pattern, f"{type} {rest.partition('=')[2]}")
