# SPDX-License-Identifier: BSD-3-Clause
"""Implementations of functions whose results are facts of the specification: names, sizes,
messages, versions, defaults.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.document.record import record
from dtlgen.emit.c.headers import version_text
from dtlgen.emit.layout import literal, quoted
from dtlgen.model.api import LAST_ERROR, Api, Field, Function, Status


@record
class Case:
    constant: str
    value: str


@record
class Lookup:
    """A function with a case for each value of `argument`; `other` is the default result."""

    head: str
    parameters: tuple[str, ...]
    argument: str
    cases: tuple[Case, ...]
    other: str


@record
class Constant:
    head: str
    value: str


@record
class Defaults:
    """A function that sets the struct at `argument` to its defaults."""

    head: str
    parameters: tuple[str, ...]
    argument: str
    struct: str
    values: tuple[str, ...]


@record
class LookupFunctions:
    """The page."""

    lookups: tuple[Lookup, ...]
    constants: tuple[Constant, ...]
    defaults: tuple[Defaults, ...]


def pages(api: Api) -> Iterator[tuple[str, LookupFunctions]]:
    c = spelling(api)
    asked = {each.impl: each for each in api.functions() if _is_lookup(each)}.values()
    structs = {struct.name for struct in api.structs}
    lookups = [each for each in asked if _table(each) != "version" and _table(each) not in structs]
    yield (
        f"c/impl/{api.names.c('lookup_functions.c')}",
        LookupFunctions(
            lookups=tuple(_lookup(api, c, each) for each in lookups),
            constants=tuple(_constant(api, c, each) for each in asked if _table(each) == "version"),
            defaults=tuple(_defaults(api, c, each) for each in asked if _table(each) in structs),
        ),
    )


def _is_lookup(function: Function) -> bool:
    """Returns true for a function generated here. Those of the last error are in the C support."""
    return function.answers not in ("", *LAST_ERROR)


def _table(function: Function) -> str:
    return function.answers.partition(".")[0]


def _fact(function: Function) -> str:
    return function.answers.partition(".")[2]


def _head(c: Spelling, function: Function) -> str:
    return c.declared(function.returns.type, c.names.impl(function.impl))


def _lookup(api: Api, c: Spelling, function: Function) -> Lookup:
    return Lookup(
        head=_head(c, function),
        parameters=parameters(function, c.implementation),
        argument=function.params[0].name,
        cases=tuple(_cases(api, function)),
        other=c.on_error(function.returns),
    )


def _cases(api: Api, function: Function) -> Iterator[Case]:
    table, fact = _table(function), _fact(function)
    if table == "status":
        codes = [status for status in api.statuses if not status.alias_of]
        yield from (Case(each.name, _status_fact(api, fact, each)) for each in codes)
    elif fact == "size":
        yield from (
            Case(api.names.macro("dtype", dtype.name), str(dtype.size)) for dtype in api.dtypes
        )
    else:
        enum = next(enum for enum in api.enums if enum.name == table)
        yield from (Case(value.name, quoted(value.text)) for value in enum.members)


def _status_fact(api: Api, fact: str, status: Status) -> str:
    match fact:
        case "doc":
            return literal(status.doc, len("        return "), 80)
        case "category_code":
            return api.names.macro("category", status.category)
    return quoted(status.text if fact == "text" else status.category)


def _constant(api: Api, c: Spelling, function: Function) -> Constant:
    fact = _fact(function)
    value = quoted(version_text(api.version)) if fact == "text" else str(getattr(api.version, fact))
    return Constant(_head(c, function), value)


def _defaults(api: Api, c: Spelling, function: Function) -> Defaults:
    struct = next(struct for struct in api.structs if struct.name == _table(function))
    return Defaults(
        head=_head(c, function),
        parameters=parameters(function, c.implementation),
        argument=function.params[0].name,
        struct=struct.c,
        values=tuple(_default(field) for field in struct.fields if field.default),
    )


def _default(field: Field) -> str:
    return f".{field.name} = {field.default}"
