# SPDX-License-Identifier: BSD-3-Clause
"""The public C headers: one per area, an umbrella header, and header names of former releases."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.argument_checks import argument_checks
from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.derive.parameter_docs import doxygen_line, parameter_docs
from dtlgen.document.record import record
from dtlgen.emit.c.attributes import Tag, attributes, tags
from dtlgen.emit.layout import instead
from dtlgen.model.api import Api, Area, Constant, Enum, Function, Struct, Version
from dtlgen.model.names import Names


@record
class Macro:
    """`#define name value`, documented by `note`."""

    name: str
    value: str
    note: str


@record
class Typedef:
    doc: str
    declaration: str


@record
class EnumBlock:
    doc: str
    c: str
    alias: str
    values: tuple[Macro, ...]


@record
class StructBlock:
    doc: str
    c: str
    fields: tuple[Macro, ...]
    accessors: tuple[Macro, ...]


@record
class CallbackBlock:
    doc: str
    head: str
    parameters: tuple[str, ...]


@record
class Declaration:
    """A function. `attributes` are macros of the types header; `deprecated` is a C string that
    names the replacement of a deprecated function, "" for others.
    """

    doc: str
    head: str
    parameters: tuple[str, ...]
    attributes: tuple[str, ...]
    deprecated: str


@record
class Header:
    """The header of an area. Only the types header has typedefs, enums, structs and callbacks."""

    guard: str
    types: str
    doc: str
    is_types: bool
    macros: tuple[Macro, ...]
    scalars: tuple[Typedef, ...]
    enums: tuple[EnumBlock, ...]
    structs: tuple[StructBlock, ...]
    callbacks: tuple[CallbackBlock, ...]
    assertions: tuple[str, ...]
    tags: tuple[Tag, ...]
    functions: tuple[Declaration, ...]


@record
class Umbrella:
    """The header that includes all others."""

    guard: str
    doc: str
    areas: tuple[str, ...]


@record
class FormerHeader:
    """A header name of a former release, which includes the umbrella header."""

    guard: str


def paths(api: Api) -> Iterator[str]:
    """Yields the path of each area's header."""
    return (_path(api, area) for area in api.areas)


def _path(api: Api, area: Area) -> str:
    return f"c/include/{api.names.header(area.name)}"


def pages(api: Api) -> Iterator[tuple[str, Header]]:
    c = spelling(api)
    codes, version = api.codes_area, api.version_area
    for area in api.areas:
        is_types = area.name == api.types_area
        yield (
            _path(api, area),
            Header(
                guard=api.names.macro(area.name, "h"),
                types=api.types_area,
                doc=f"{area.title}\n\n{area.doc}".strip() or area.name,
                is_types=is_types,
                macros=(
                    *(_constants(api) if is_types else ()),
                    *(_codes(api) if area.name == codes else ()),
                    *(_version(api.names, api.version) if area.name == version else ()),
                ),
                scalars=tuple(_scalars(api)) if is_types else (),
                enums=tuple(map(_enum, api.enums)) if is_types else (),
                structs=tuple(_struct(c, struct) for struct in api.structs) if is_types else (),
                callbacks=tuple(_callbacks(api, c)) if is_types else (),
                assertions=tuple(_assertions(api)) if is_types else (),
                tags=tuple(tags(api)) if is_types else (),
                functions=tuple(_declaration(api, c, function) for function in area.functions),
            ),
        )


def umbrella(api: Api) -> Iterator[tuple[str, Umbrella]]:
    names = api.names
    yield (
        f"c/include/{names.header(names.package)}",
        Umbrella(names.macro(names.package, "h"), api.doc, tuple(area.name for area in api.areas)),
    )


def former(api: Api) -> Iterator[tuple[str, FormerHeader]]:
    """Yields headers under their former names, for compatibility."""
    for name in api.compatibility_headers:
        path = f"c/include/{api.names.header(f'bindings/c/{name}')}"
        yield path, FormerHeader(api.names.macro("bindings_c", name, "h"))


def version_text(version: Version) -> str:
    base = f"{version.major}.{version.minor}.{version.patch}"
    return f"{base}-{version.prerelease}" if version.prerelease else base


def _constants(api: Api) -> Iterator[Macro]:
    return (_constant(api, constant) for constant in api.constants)


def _codes(api: Api) -> Iterator[Macro]:
    """Yields a macro for each category and status."""
    for each in api.categories:
        yield Macro(api.names.macro("category", each.name), str(each.code), "")
    for status in api.statuses:
        yield Macro(status.name, str(status.value), status.doc)


def _constant(api: Api, constant: Constant) -> Macro:
    """Returns the macro of a constant. A negative size is cast to the unsigned type."""
    unsigned = {scalar.name: scalar.c for scalar in api.scalars if scalar.base.startswith("u")}
    value = str(constant.value) if constant.value >= 0 else f"({constant.value})"
    if constant.value < 0 and constant.type in unsigned:
        value = f"(({unsigned[constant.type]}){constant.value})"
    return Macro(constant.name, value, constant.doc)


def _version(names: Names, version: Version) -> Iterator[Macro]:
    base = f"{version.major}.{version.minor}.{version.patch}"
    yield Macro(names.macro("version_major"), str(version.major), "")
    yield Macro(names.macro("version_minor"), str(version.minor), "")
    yield Macro(names.macro("version_patch"), str(version.patch), "")
    yield Macro(names.macro("abi_version"), str(version.abi), "Counts incompatible changes.")
    yield Macro(names.macro("version_string"), f'"{version_text(version)}"', "")
    yield Macro(names.macro("version_base_string"), f'"{base}"', "")
    yield Macro(names.macro("version_prerelease"), f'"{version.prerelease}"', "")
    yield Macro(names.macro("version_full"), f'"{version_text(version)}"', "")
    yield Macro(
        names.macro("version_python"), f'"{version.python}"', "As Python packages spell it."
    )


def _scalars(api: Api) -> Iterator[Typedef]:
    """Yields the typedefs of scalars, handles and families."""
    for scalar in api.scalars:
        yield Typedef(scalar.doc, f"typedef {scalar.base} {scalar.c}")
    for handle in api.handles():
        yield Typedef(handle.doc, f"typedef struct {handle.c.removesuffix('_t')}_s *{handle.c}")
    for family in api.families:
        yield Typedef(family.doc, f"typedef void *{family.c}")


def _enum(enum: Enum) -> EnumBlock:
    values = sorted(enum.values, key=lambda value: value.value)
    return EnumBlock(
        enum.doc,
        enum.c,
        enum.alias,
        tuple(Macro(each.name, str(each.value), each.doc) for each in values),
    )


def _struct(c: Spelling, struct: Struct) -> StructBlock:
    fields = (Macro(field.name, c.field(field), field.doc) for field in struct.fields)
    return StructBlock(struct.doc, struct.c, tuple(fields), tuple(_accessors(c, struct)))


def _accessors(c: Spelling, struct: Struct) -> Iterator[Macro]:
    """Yields the macros that access elements of the struct's arrays."""
    for field in struct.fields:
        for index, name in enumerate(field.elements):
            yield Macro(f"{name}(opts)", f"((opts).{field.name}[{index}])", "")
        for index, (name, type) in enumerate(field.accessors):
            element = f"(opts)->{field.name}[{index}]"
            yield Macro(f"{struct.c}_{name}(opts)", f"(({c.types[type]}){element})", "")
            yield Macro(
                f"{struct.c}_set_{name}(opts, policy)", f"((void)({element} = (int)(policy)))", ""
            )


def _callbacks(api: Api, c: Spelling) -> Iterator[CallbackBlock]:
    for callback in api.callbacks:
        arguments = tuple(c.declared(type, name) for name, type in callback.params)
        yield CallbackBlock(callback.doc, f"typedef {c.callback(callback)}", arguments)


def _assertions(api: Api) -> Iterator[str]:
    """Yields the conditions of static assertions on sizes and offsets."""
    for struct in api.structs:
        yield f"sizeof({struct.c}) == {struct.size}"
        yield from (
            f"offsetof({struct.c}, {field.name}) == {field.offset}" for field in struct.fields
        )
    yield from (f"sizeof({enum.c}) == 4" for enum in api.enums)


def _declaration(api: Api, c: Spelling, function: Function) -> Declaration:
    return Declaration(
        doc="\n\n".join(filter(None, _paragraphs(api, c, function))) or function.c_name,
        head=f"{api.names.macro('api')} {c.function(function)}",
        parameters=parameters(function, c.parameter),
        attributes=tuple(attributes(api.names, function)),
        deprecated=instead(function),
    )


def _paragraphs(api: Api, c: Spelling, function: Function) -> Iterator[str]:
    """Yields the paragraphs of a function's comment; a paragraph may be empty."""
    yield function.doc.strip()
    yield "\n".join(map(doxygen_line, parameter_docs(api, function)))
    yield _common_notes(function)
    yield _failures(api, c, function)
    if function.example and function.example.language == "c":
        yield "\n".join(f"    {line}" for line in function.example.code.strip().splitlines())


def _common_notes(function: Function) -> str:
    """Returns the sentences on matching arguments, collective failure and the first release."""
    agree = f"All ranks give the same {', '.join(function.match)}. " if function.match else ""
    agree += "Where one rank refuses its arguments, it fails on all. " if function.agrees else ""
    return f"{agree}Since {function.since}."


def _failures(api: Api, c: Spelling, function: Function) -> str:
    """Returns the requirements on the arguments, grouped by the status of a violation, and the
    failures that can occur while the function runs.
    """
    found: dict[str, list[str]] = {}
    for refusal in argument_checks(api, function):
        words = refusal.expected if refusal.condition else f"{refusal.argument}: {refusal.expected}"
        found.setdefault(refusal.status, []).append(words)
    for status in function.fails:
        found.setdefault(status, []).append("while it runs")
    lines = [f"- {status}: {'; '.join(dict.fromkeys(words))}" for status, words in found.items()]
    if not lines:
        return ""
    if function.returns.is_status:
        return "\n".join(["Expects, or fails with:", *lines])
    given = "" if function.returns.is_void else f" (then it returns {c.on_error(function.returns)})"
    return "\n".join([f"Expects, or sets the last error{given}:", *lines])
