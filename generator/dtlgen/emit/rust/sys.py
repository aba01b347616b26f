# SPDX-License-Identifier: BSD-3-Clause
"""The functions and types of C as Rust declares them: the crate NAME-sys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.emit.c_declarations import Language, Record, Value, integers
from dtlgen.model.api import Api, Callback, Function

NUMBERS = {
    "float": "f32",
    "double": "f64",
    "int": "c_int",
    **integers("i", "u"),
}
TYPES = NUMBERS | {
    "const char *": "*const c_char",
    "char": "c_char",
    "char **": "*mut *mut c_char",
    "void *": "*mut c_void",
    "const void *": "*const c_void",
    "void": "c_void",
}
KEYWORDS = frozenset(
    """
    abstract as async await become box break const continue do dyn else enum extern false final fn
    for if impl in let loop macro match mod move mut override priv pub ref return static struct
    trait true try type typeof unsafe unsized use virtual where while yield
    """.split()  # noqa: SIM905
)
PATHS = frozenset({"crate", "self", "super"})


@record
class Alias:
    """`name` is another name of `type`."""

    name: str
    type: str
    doc: str


@record
class Prototype:
    """`head(parameters)result;`, of the deprecated with what to use instead."""

    doc: str
    deprecated: str
    head: str
    parameters: tuple[str, ...]
    result: str


@record
class Sys:
    doc: str
    opaque: tuple[str, ...]
    aliases: tuple[Alias, ...]
    values: tuple[Value, ...]
    records: tuple[Record, ...]
    callbacks: tuple[Prototype, ...]
    functions: Iterable[Prototype]


def pages(api: Api) -> Iterator[tuple[str, Sys]]:
    yield (
        f"rust/{api.names.package}_sys.rs",
        Sys(
            doc=api.doc,
            opaque=tuple(f"{each.c}_object" for each in api.handles()),
            aliases=tuple(_aliases(api)),
            values=RUST.values(api),
            records=RUST.records(api),
            callbacks=tuple(_callback(api, each) for each in api.callbacks),
            functions=Reiterable(lambda: (_function(api, each) for each in api.functions())),
        ),
    )


def named(name: str) -> str:
    """Returns a valid Rust name: keywords become raw identifiers, names reserved for paths end
    in `_`.
    """
    if name in PATHS:
        return f"{name}_"
    return f"r#{name}" if name in KEYWORDS else name


def note(function: Function) -> str:
    """Returns the replacement of a deprecated function as a Rust string; "" for others."""
    harmless = function.deprecated.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{harmless}"' if harmless else ""


RUST = Language(
    TYPES,
    address=lambda type, is_changed: f"*{'mut' if is_changed else 'const'} {type}",
    array=lambda type, length: f"[{type}; {length}]",
    field=lambda name, type: f"pub {named(name)}: {type}",
)


def _aliases(api: Api) -> Iterator[Alias]:
    for scalar in api.scalars:
        base = NUMBERS.get(scalar.base, "c_int")
        yield Alias(scalar.c, base, scalar.doc)
    for handle in api.handles():
        yield Alias(handle.c, f"*mut {handle.c}_object", handle.doc)
    for family in api.families:
        yield Alias(family.c, "*mut c_void", family.doc)
    for enum in api.enums:
        yield Alias(enum.c, "c_int", enum.doc)


def _callback(api: Api, callback: Callback) -> Prototype:
    parameters = tuple(f"{named(name)}: {RUST.type(api, type)}" for name, type in callback.params)
    return Prototype(callback.doc, "", callback.c, parameters, _result(api, callback.returns))


def _function(api: Api, function: Function) -> Prototype:
    return Prototype(
        doc=function.doc,
        deprecated=note(function),
        head=function.c_name,
        parameters=tuple(f"{named(p.name)}: {RUST.parameter(api, p)}" for p in function.params),
        result=_result(api, function.returns.type),
    )


def _result(api: Api, type: str) -> str:
    return "" if type == "void" else f" -> {RUST.type(api, type)}"
