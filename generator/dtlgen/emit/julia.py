# SPDX-License-Identifier: BSD-3-Clause
"""Julia: a module of the functions of C, called by `ccall`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dtlgen.emit.c_types import spelling
from dtlgen.emit.output import Output
from dtlgen.emit.rust_sys import Value, values
from dtlgen.model import Api, Function, Parameter, Struct
from dtlgen.render import WIDTH, filled

PLAIN = {
    "int": "Cint",
    "float64": "Cdouble",
    "string": "Cstring",
    "char": "Cchar",
    "pointer": "Ptr{Cvoid}",
    "const pointer": "Ptr{Cvoid}",
    "argv": "Ptr{Ptr{Cchar}}",
    "void": "Cvoid",
}
NUMBERS = {
    "float": "Cfloat",
    "double": "Cdouble",
    "int": "Cint",
    **{f"int{bits}_t": f"Int{bits}" for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": f"UInt{bits}" for bits in (8, 16, 32, 64)},
}
KEYWORDS = frozenset(
    """
    abstract baremodule begin break catch const continue do else elseif end export false finally for
    function global if import in isa let local macro module mutable new primitive quote return
    struct true try type using where while
    """.split()  # noqa: SIM905
)


@dataclass(frozen=True, slots=True)
class Alias:
    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Record:
    name: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A function and the `ccall` that it is."""

    name: str
    doc: str
    result: str
    names: tuple[str, ...]
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Julia:
    doc: str
    module: str
    library: str
    aliases: tuple[Alias, ...]
    constants: tuple[Value, ...]
    records: tuple[Record, ...]
    functions: tuple[Called, ...]


def _pages(api: Api) -> Iterator[tuple[str, Julia]]:
    package = api.names.package
    yield (
        f"julia/{package.capitalize()}.jl",
        Julia(
            doc=api.doc,
            module=package.capitalize(),
            library=f"lib{package}",
            aliases=tuple(_aliases(api)),
            constants=tuple(replace(e, type=PLAIN.get(e.type, e.type)) for e in values(api)),
            records=tuple(_record(api, each) for each in api.structs),
            functions=tuple(_called(api, each) for each in api.functions()),
        ),
    )


OUTPUTS = (Output("Julia module", _pages, "julia/module.jl.j2"),)


def _aliases(api: Api) -> Iterator[Alias]:
    for scalar in api.scalars:
        yield Alias(scalar.c, NUMBERS.get(scalar.base) or "Cint")
    for c in (*(each.c for each in api.handles()), *(each.c for each in api.families)):
        yield Alias(c, "Ptr{Cvoid}")
    for enum in api.enums:
        yield Alias(enum.c, "Cint")
    for callback in api.callbacks:
        yield Alias(callback.c, "Ptr{Cvoid}")


def _record(api: Api, struct: Struct) -> Record:
    fields = []
    for field in struct.fields:
        type = _type(api, field.type)
        array = f"NTuple{{{field.length}, {type}}}" if field.length else type
        fields.append(f"{_named(field.name)}::{array}")
    return Record(struct.c, tuple(fields))


def _called(api: Api, function: Function) -> Called:
    names = tuple(_named(each.name) for each in function.params)
    return Called(
        name=function.c_name,
        doc="\n".join(_doc(function.doc)),
        result=_type(api, function.returns.type),
        names=names,
        types=tuple(_declared(api, each) for each in function.params),
    )


def _doc(text: str) -> Iterator[str]:
    harmless = text.replace("\\", r"\\").replace('"', r"\"").replace("$", r"\$")
    for line in harmless.strip("\n").split("\n"):
        yield from filled(line, WIDTH)


def _named(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name


def _type(api: Api, type: str) -> str:
    if type in PLAIN:
        return PLAIN[type]
    c = spelling(api).types[type]
    return NUMBERS.get(c, c)


def _declared(api: Api, parameter: Parameter) -> str:
    if parameter.type == "buffer":
        return "Ptr{Cvoid}"
    base = _type(api, parameter.type.removesuffix("[]"))
    is_memory = parameter.array or (parameter.group == "struct" and not parameter.by_value)
    return base if parameter.dir == "in" and not is_memory else f"Ptr{{{base}}}"
