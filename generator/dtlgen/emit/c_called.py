# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call: a header for C, CUDA and HIP, a table of symbols, and a page of the reference.

Its functions take and return numbers alone, so that any compiler of kernels can link them.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from dtlgen.kernels import KernelFunction, Passed
from dtlgen.model import Api
from dtlgen.place import Place
from dtlgen.record import record

COLUMNS = 99
TYPES = {"int32": "int32_t", "uint64": "uint64_t"}


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


@record
class Row:
    heads: tuple[str, ...]
    lines: tuple[str, ...]


@record
class Reference:
    """`has` is by symbol what each of the libraries has of it."""

    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    libraries: tuple[tuple[str, str], ...]
    has: tuple[tuple[str, tuple[str, ...]], ...]
    rows: tuple[Row, ...]


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


def reference(api: Api) -> Iterator[tuple[str, Reference]]:
    if api.kernels is None:
        return
    page = f"site/reference/{api.kernels.word}.md"
    rows = tuple(_row(api, function) for function in api.kernels.functions)
    yield (
        page,
        Reference(
            title=api.kernels.title,
            doc=api.kernels.doc,
            shown=api.kernels.shown,
            libraries=tuple((each.title, each.shown) for each in api.kernels.libraries),
            has=tuple(_had(api)),
            rows=rows,
        ),
    )


def promised(api: Api) -> Iterator[tuple[str, str, Place]]:
    """What compiled kernels rely upon, with its place; they never see names of arguments."""
    for constant in api.kernels.constants if api.kernels else ():
        yield constant.name, f"constant {constant.value} of kernels", constant.place
    for struct in api.kernels.structs if api.kernels else ():
        fields = "; ".join(_field(each).declaration for each in struct.fields)
        yield api.names.c(struct.name), f"struct of kernels: {fields}", struct.place
    for function in api.kernels.functions if api.kernels else ():
        types = ", ".join(TYPES[each.type] for each in function.params) or "void"
        for name in _names(api, function):
            fact = f"function of kernels: {TYPES[function.returns]} ({types})"
            yield name, fact, function.place


def arguments(api: Api) -> Iterator[tuple[str, list[str]]]:
    """Each function, with the names of what it takes."""
    for function in api.kernels.functions if api.kernels else ():
        for name in _names(api, function):
            yield name, [each.name for each in function.params]


def _field(field: Passed) -> Field:
    return Field(f"{TYPES[field.type]} {field.name}", field.doc)


def _names(api: Api, function: KernelFunction) -> Iterator[str]:
    assert api.kernels is not None
    for symbol in function.symbols:
        yield api.names.c(f"{api.kernels.word}_{symbol}")


def _declarations(api: Api) -> Iterator[Declaration]:
    for function in api.kernels.functions if api.kernels else ():
        parameters = tuple(f"{TYPES[each.type]} {each.name}" for each in function.params)
        for position, name in enumerate(_names(api, function)):
            doc = function.doc if position == 0 else ""
            yield Declaration(f"{TYPES[function.returns]} {name}", parameters or ("void",), doc)


def _symbols(api: Api) -> Iterator[Symbol]:
    for function in api.kernels.functions if api.kernels else ():
        for name in _names(api, function):
            yield Symbol(name, function.returns, tuple(each.type for each in function.params))


def _had(api: Api) -> Iterator[tuple[str, tuple[str, ...]]]:
    assert api.kernels is not None
    lent = [{each.name for each in library.functions} for library in api.kernels.libraries]
    for function in api.kernels.functions if lent else ():
        yield function.name, tuple("yes" if function.name in names else "-" for names in lent)


def _row(api: Api, function: KernelFunction) -> Row:
    arguments = ", ".join(each.name for each in function.params)
    heads = tuple(f"{name}({arguments})" for name in _names(api, function))
    return Row(heads, tuple(wrap(" ".join(function.doc.split()), COLUMNS)))
