# SPDX-License-Identifier: BSD-3-Clause
"""Julia: a module of the functions of C, called by `ccall`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.emit.c_declarations import Language, Record, Value, integers
from dtlgen.emit.output import Output
from dtlgen.emit.render import WIDTH, filled
from dtlgen.model.api import Api, Function

TYPES = {
    "int": "Cint",
    "float": "Cfloat",
    "double": "Cdouble",
    **integers("Int", "UInt"),
    "const char *": "Cstring",
    "char": "Cchar",
    "char **": "Ptr{Ptr{Cchar}}",
    "void *": "Ptr{Cvoid}",
    "const void *": "Ptr{Cvoid}",
    "void": "Cvoid",
}
KEYWORDS = frozenset(
    """
    abstract baremodule begin break catch const continue do else elseif end export false finally for
    function global if import in isa let local macro module mutable new primitive quote return
    struct true try type using where while
    """.split()  # noqa: SIM905
)


@record
class Alias:
    name: str
    type: str


@record
class Called:
    """A function and the `ccall` that it is."""

    name: str
    doc: str
    result: str
    names: tuple[str, ...]
    types: tuple[str, ...]


@record
class Julia:
    doc: str
    module: str
    library: str
    aliases: tuple[Alias, ...]
    constants: tuple[Value, ...]
    records: tuple[Record, ...]
    functions: Iterable[Called]


def _pages(api: Api) -> Iterator[tuple[str, Julia]]:
    package = api.names.package
    yield (
        f"julia/{package.capitalize()}.jl",
        Julia(
            doc=api.doc,
            module=package.capitalize(),
            library=f"lib{package}",
            aliases=tuple(_aliases(api)),
            constants=JULIA.values(api),
            records=JULIA.records(api),
            functions=Reiterable(lambda: (_called(api, each) for each in api.functions())),
        ),
    )


OUTPUTS = (Output("Julia module", _pages, "julia/templates/module.jl.j2"),)


def _aliases(api: Api) -> Iterator[Alias]:
    for scalar in api.scalars:
        yield Alias(scalar.c, TYPES.get(scalar.base, "Cint"))
    for c in (*(each.c for each in api.handles()), *(each.c for each in api.families)):
        yield Alias(c, "Ptr{Cvoid}")
    for enum in api.enums:
        yield Alias(enum.c, "Cint")
    for callback in api.callbacks:
        yield Alias(callback.c, "Ptr{Cvoid}")


def _called(api: Api, function: Function) -> Called:
    names = tuple(_named(each.name) for each in function.params)
    return Called(
        name=function.c_name,
        doc="\n".join(_doc(function.doc)),
        result=JULIA.type(api, function.returns.type),
        names=names,
        types=tuple(JULIA.parameter(api, each) for each in function.params),
    )


def _doc(text: str) -> Iterator[str]:
    """Yields the filled lines of a documentation text, escaped for a Julia string."""
    harmless = text.replace("\\", r"\\").replace('"', r"\"").replace("$", r"\$")
    for line in harmless.strip("\n").split("\n"):
        yield from filled(line, WIDTH)


def _named(name: str) -> str:
    """Returns the name, with an underscore if it is a keyword of Julia."""
    return f"{name}_" if name in KEYWORDS else name


JULIA = Language(
    TYPES,
    address=lambda type, _: f"Ptr{{{type}}}",
    array=lambda type, length: f"NTuple{{{length}, {type}}}",
    field=lambda name, type: f"{_named(name)}::{type}",
)
