# SPDX-License-Identifier: BSD-3-Clause
"""The functions that device kernels call: a header for C, CUDA and HIP, and a table of symbols.

The functions take and return scalars only, so that any kernel compiler can link them.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.kernels import TYPES, field, names
from dtlgen.document.record import record
from dtlgen.model.api import Api
from dtlgen.model.kernels import KernelValue


@record
class Constant:
    name: str
    value: int
    doc: str


@record
class Field:
    declaration: str
    doc: str


@record
class Struct:
    name: str
    fields: tuple[Field, ...]
    doc: str


@record
class Declaration:
    head: str
    parameters: tuple[str, ...]
    doc: str


@record
class Header:
    guard: str
    doc: str
    constants: tuple[Constant, ...]
    structs: tuple[Struct, ...]
    declarations: tuple[Declaration, ...]


@record
class Symbol:
    name: str
    returns: str
    takes: tuple[str, ...]


@record
class Symbols:
    symbols: tuple[Symbol, ...]


def header(api: Api) -> Iterator[tuple[str, Header]]:
    if api.kernels is None:
        return
    word = api.kernels.word
    yield (
        f"c/include/{api.names.package}/{word}.h",
        Header(
            guard=api.names.macro(word, "h"),
            doc=f"{api.kernels.title}\n\n{api.kernels.doc}",
            constants=tuple(
                Constant(each.name, each.value, each.doc) for each in api.kernels.constants
            ),
            structs=tuple(
                Struct(api.names.c(each.name), tuple(map(_field, each.fields)), each.doc)
                for each in api.kernels.structs
            ),
            declarations=tuple(_declarations(api)),
        ),
    )


def symbols(api: Api) -> Iterator[tuple[str, Symbols]]:
    if api.kernels is not None:
        path = f"c/{api.names.package}_{api.kernels.word}.txt"
        yield path, Symbols(tuple(_symbols(api)))


def _declarations(api: Api) -> Iterator[Declaration]:
    for function in api.kernels.functions if api.kernels else ():
        parameters = tuple(f"{TYPES[each.type]} {each.name}" for each in function.params)
        for position, name in enumerate(names(api, function)):
            doc = function.doc if position == 0 else ""
            yield Declaration(f"{TYPES[function.returns]} {name}", parameters or ("void",), doc)


def _symbols(api: Api) -> Iterator[Symbol]:
    for function in api.kernels.functions if api.kernels else ():
        for name in names(api, function):
            yield Symbol(name, function.returns, tuple(each.type for each in function.params))


def _field(passed: KernelValue) -> Field:
    return Field(field(passed), passed.doc)
