# SPDX-License-Identifier: BSD-3-Clause
"""The functions and types of C as Rust declares them: the crate NAME-sys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dtlgen.emit.c_types import spelling
from dtlgen.model import Api, Callback, Function, Parameter, Struct

PLAIN = {
    "int": "c_int",
    "float64": "f64",
    "string": "*const c_char",
    "char": "c_char",
    "pointer": "*mut c_void",
    "const pointer": "*const c_void",
    "argv": "*mut *mut c_char",
}
NUMBERS = {
    "float": "f32",
    "double": "f64",
    "int": "c_int",
    **{
        f"{sign}int{bits}_t": f"{sign or 'i'}{bits}"
        for sign in ("", "u")
        for bits in (8, 16, 32, 64)
    },
}
KEYWORDS = frozenset(
    """
    abstract as async await become box break const continue do dyn else enum extern false final fn
    for if impl in let loop macro match mod move mut override priv pub ref return static struct
    trait true try type typeof unsafe unsized use virtual where while yield
    """.split()  # noqa: SIM905
)
PATHS = frozenset({"crate", "super"})


@dataclass(frozen=True, slots=True)
class Alias:
    """`name` is another name of `type`."""

    name: str
    type: str
    doc: str


@dataclass(frozen=True, slots=True)
class Value:
    name: str
    type: str
    value: int


@dataclass(frozen=True, slots=True)
class Record:
    name: str
    doc: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Prototype:
    """`head(parameters)result;`, of the deprecated with what to use instead."""

    doc: str
    deprecated: str
    head: str
    parameters: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Sys:
    doc: str
    opaque: tuple[str, ...]
    aliases: tuple[Alias, ...]
    values: tuple[Value, ...]
    records: tuple[Record, ...]
    callbacks: tuple[Prototype, ...]
    functions: tuple[Prototype, ...]


def pages(api: Api) -> Iterator[tuple[str, Sys]]:
    yield (
        f"rust/{api.names.package}_sys.rs",
        Sys(
            doc=api.doc,
            opaque=tuple(f"{each.c}_object" for each in api.handles()),
            aliases=tuple(_aliases(api)),
            values=tuple(replace(e, type=PLAIN.get(e.type, e.type)) for e in values(api)),
            records=tuple(_record(api, each) for each in api.structs),
            callbacks=tuple(_callback(api, each) for each in api.callbacks),
            functions=tuple(_function(api, each) for each in api.functions()),
        ),
    )


def named(name: str) -> str:
    """A keyword of Rust is a name all the same, but for those of its paths."""
    if name in PATHS:
        return f"{name}_"
    return f"r#{name}" if name in KEYWORDS else name


def note(function: Function) -> str:
    """What to use in place of a deprecated function, as a string of Rust; "" for other ones."""
    harmless = function.deprecated.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{harmless}"' if harmless else ""


def c_type(api: Api, type: str) -> str:
    """Of one value: a scalar, a handle, an enum, a struct or a callback."""
    if type in PLAIN:
        return PLAIN[type]
    c = spelling(api).types[type]
    return NUMBERS.get(c, c)


def _aliases(api: Api) -> Iterator[Alias]:
    for scalar in api.scalars:
        base = NUMBERS.get(scalar.base) or "c_int"
        yield Alias(scalar.c, base, scalar.doc)
    for handle in api.handles():
        yield Alias(handle.c, f"*mut {handle.c}_object", handle.doc)
    for family in api.families:
        yield Alias(family.c, "*mut c_void", family.doc)
    for enum in api.enums:
        yield Alias(enum.c, "c_int", enum.doc)


def values(api: Api) -> Iterator[Value]:
    """All constants, each with the type that C gives it; `int` where it is a plain one."""
    for constant in api.constants:
        type = next((each.c for each in api.scalars if each.name == constant.type), constant.type)
        yield Value(constant.name, type, _fitting(api, constant.type, constant.value))
    status = next(each for each in api.scalars if each.name == "status")
    for code in api.statuses:
        yield Value(code.name, status.c, code.value)
    for enum in api.enums:
        for value in enum.values:
            yield Value(value.name, enum.c, value.value)


def _fitting(api: Api, type: str, value: int) -> int:
    """-1 of an unsigned type is the greatest."""
    base = next((each.base for each in api.scalars if each.name == type), "")
    if value < 0 and base.startswith("uint"):
        return int(value + (1 << int(base.removeprefix("uint").removesuffix("_t"))))
    return value


def _record(api: Api, struct: Struct) -> Record:
    fields = []
    for field in struct.fields:
        type = c_type(api, field.type)
        array = f"[{type}; {field.length}]" if field.length else type
        fields.append(f"pub {named(field.name)}: {array}")
    return Record(struct.c, struct.doc, tuple(fields))


def _callback(api: Api, callback: Callback) -> Prototype:
    parameters = tuple(f"{named(name)}: {c_type(api, type)}" for name, type in callback.params)
    return Prototype(callback.doc, "", callback.c, parameters, _result(api, callback.returns))


def _function(api: Api, function: Function) -> Prototype:
    return Prototype(
        doc=function.doc,
        deprecated=note(function),
        head=function.c_name,
        parameters=tuple(f"{named(p.name)}: {_declared(api, p)}" for p in function.params),
        result=_result(api, function.returns.type),
    )


def _result(api: Api, type: str) -> str:
    return "" if type == "void" else f" -> {c_type(api, type)}"


def _declared(api: Api, parameter: Parameter) -> str:
    star = "*const " if parameter.dir == "in" else "*mut "
    if parameter.type == "buffer":
        return f"{star}c_void"
    base = c_type(api, parameter.type.removesuffix("[]"))
    if parameter.array or (parameter.group == "struct" and not parameter.by_value):
        return star + base
    return base if parameter.dir == "in" else star + base
