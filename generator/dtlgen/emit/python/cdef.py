# SPDX-License-Identifier: BSD-3-Clause
"""The C declarations for CFFI; the C compiler checks them against the headers.

Enums are plain integers here: a value that is none of an enum's must reach the library, which
refuses it with a message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.model.api import Api, Callback, Function, Struct


@record
class Record:
    c: str
    fields: tuple[str, ...]


@record
class Prototype:
    head: str
    parameters: tuple[str, ...]


@record
class Cdef:
    """In page order; all but records and prototypes are complete declarations."""

    scalars: tuple[str, ...]
    handles: tuple[str, ...]
    enums: tuple[str, ...]
    records: tuple[Record, ...]
    callbacks: tuple[Prototype, ...]
    functions: Iterable[Prototype]


def pages(api: Api) -> Iterator[tuple[str, Cdef]]:
    c = spelling(api)
    yield (
        "python/cdef.h",
        Cdef(
            scalars=tuple(_scalars(api)),
            handles=tuple(_handles(api)),
            enums=tuple(f"typedef int {enum.c};" for enum in api.enums),
            records=tuple(_record(c, struct) for struct in api.structs),
            callbacks=tuple(_callback(c, callback) for callback in api.callbacks),
            functions=Reiterable(lambda: (_function(c, each) for each in api.functions())),
        ),
    )


def _scalars(api: Api) -> Iterator[str]:
    for scalar in api.scalars:
        base = "int" if scalar.base.startswith(api.names.prefix) else scalar.base
        yield f"typedef {base} {scalar.c};"


def _handles(api: Api) -> Iterator[str]:
    """Yields the opaque types of handles and families."""
    yield from (f"typedef ... *{handle.c};" for handle in api.handles())
    yield from (f"typedef void *{family.c};" for family in api.families)


def _record(c: Spelling, struct: Struct) -> Record:
    return Record(struct.c, tuple(c.field(field) for field in struct.fields))


def _callback(c: Spelling, callback: Callback) -> Prototype:
    arguments = tuple(c.declared(type, name) for name, type in callback.params)
    return Prototype(f"typedef {c.callback(callback)}", arguments)


def _function(c: Spelling, function: Function) -> Prototype:
    return Prototype(c.function(function), parameters(function, c.parameter))
