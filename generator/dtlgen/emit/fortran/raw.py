# SPDX-License-Identifier: BSD-3-Clause
"""The raw Fortran modules: every C function as a bind(c) interface, the constants, the types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.emit.fortran.types import (
    BASES,
    HANDLE,
    INTEGER,
    TEXT,
    Spelling,
    c_names,
    spelling,
    struct_names,
)
from dtlgen.model.api import Api, Callback, EnumValue, Field, Function, Struct, Version
from dtlgen.model.names import Names

NOTHING = {HANDLE: "c_null_ptr", "type(c_funptr)": "c_null_funptr", TEXT: "c_null_char"}


@record
class Argument:
    name: str
    declaration: str
    doc: str


@record
class Constant:
    """`type` with its kind: `integer(c_int)`."""

    type: str
    name: str
    value: str
    doc: str


@record
class Component:
    declaration: str
    doc: str


@record
class Derived:
    name: str
    doc: str
    components: tuple[Component, ...]


@record
class Procedure:
    """An interface body; `unit` is `function` or `subroutine`, `suffix` its result clause."""

    unit: str
    name: str
    doc: str
    names: tuple[str, ...]
    imports: tuple[str, ...]
    arguments: tuple[Argument, ...]
    suffix: str
    result: str


@record
class Module:
    """A module; only the core has constants, derived types and abstract interfaces."""

    name: str
    doc: str
    c_names: tuple[str, ...]
    core: str
    core_names: tuple[str, ...]
    public: tuple[str, ...]
    constants: tuple[Constant, ...]
    types: tuple[Derived, ...]
    callbacks: tuple[Procedure, ...]
    procedures: Iterable[Procedure]


def pages(api: Api) -> Iterator[tuple[str, Module]]:
    fortran = spelling(api)
    for name, areas in api.fortran_modules:
        functions = [each for each in api.functions() if each.area in areas]
        titles = ", ".join(area.title.lower() for area in api.areas if area.name in areas)
        yield (
            f"fortran/{name}.f90",
            _module(api, fortran, name, f"The C interface: {titles}.", functions),
        )


def constants(api: Api) -> Iterator[Constant]:
    """Returns the C constants, except those whose name equals a function's if case is ignored."""
    functions = {function.c_name for function in api.functions()}
    return (each for each in _constants(api) if each.name.lower() not in functions)


def _constants(api: Api) -> Iterator[Constant]:
    kinds = {scalar.name: BASES[scalar.base] for scalar in api.scalars}
    for constant in api.constants:
        kind = kinds.get(constant.type, INTEGER)
        yield Constant(kind, constant.name, _literal(kind, constant.value), constant.doc)
    for category in api.categories:
        yield Constant(INTEGER, api.names.macro("category", category.name), str(category.code), "")
    for status in api.statuses:
        yield Constant(INTEGER, status.name, str(status.value), status.doc)
    for enum in api.enums:
        yield from map(_member, enum.values)
    for struct in api.structs:
        yield from _elements(struct)
    yield from _version(api.names, api.version)


def _module(api: Api, fortran: Spelling, name: str, doc: str, functions: list[Function]) -> Module:
    procedures = Reiterable(lambda: (_procedure(fortran, each) for each in functions))
    is_core = name == api.core_module
    values = tuple(constants(api)) if is_core else ()
    types = tuple(_derived(fortran, struct) for struct in api.structs) if is_core else ()
    callbacks = tuple(_callback(fortran, each) for each in api.callbacks) if is_core else ()
    declared = sorted({*_declared(fortran, functions), *chain(*map(_declarations, callbacks))})
    declared += [value.type for value in values]
    declared += [component.declaration for type in types for component in type.components]
    public = [each.name for each in values] + [each.name for each in types]
    public += [each.name for each in callbacks] + [each.c_name for each in functions]
    return Module(
        name=name,
        doc=doc,
        c_names=c_names(declared),
        core=api.core_module,
        core_names=() if is_core else struct_names(api.names, declared),
        public=tuple(public),
        constants=values,
        types=types,
        callbacks=callbacks,
        procedures=procedures,
    )


def _procedure(fortran: Spelling, function: Function) -> Procedure:
    arguments = tuple(Argument(each.name, fortran.raw(each), each.doc) for each in function.params)
    label = f'bind(c, name="{function.c_name}")'
    return _interface(
        fortran.names,
        name=function.c_name,
        doc=function.doc or function.c_name,
        arguments=arguments,
        label=label,
        result=_result(fortran, function.returns.type),
    )


def _callback(fortran: Spelling, callback: Callback) -> Procedure:
    """Returns the interface of a callback that is written in Fortran, for c_funloc."""
    arguments = tuple(
        Argument(name, f"{fortran.types[type]}, value :: {name}", "")
        for name, type in callback.params
    )
    return _interface(
        fortran.names,
        name=fortran.names.c(f"f_{callback.name}"),
        doc=callback.doc or callback.c,
        arguments=arguments,
        label="bind(c)",
        result=_result(fortran, callback.returns),
    )


def _interface(
    spelt: Names, name: str, doc: str, arguments: tuple[Argument, ...], label: str, result: str
) -> Procedure:
    names = tuple(argument.name for argument in arguments)
    answer = "answer" if "status" in names else "status"
    declared = [argument.declaration for argument in arguments] + [result]
    return Procedure(
        unit="function" if result else "subroutine",
        name=name,
        doc=doc,
        names=names,
        imports=(*c_names(declared), *struct_names(spelt, declared)),
        arguments=arguments,
        suffix=f"{label} result({answer})" if result else label,
        result=f"{result} :: {answer}" if result else "",
    )


def _result(fortran: Spelling, returned: str) -> str:
    """Returns the Fortran type of a result; "" for void, the handle type for unknown types."""
    return "" if returned == "void" else fortran.types.get(returned, HANDLE)


def _member(value: EnumValue) -> Constant:
    return Constant(INTEGER, value.name, str(value.value), value.doc)


def _elements(struct: Struct) -> Iterator[Constant]:
    """Yields a constant with the Fortran index of each array element that has a macro in C."""
    for field in struct.fields:
        for index, name in enumerate(field.elements, start=1):
            yield Constant(INTEGER, name, str(index), f"Its index in `{field.name}` of {struct.c}.")


def _version(names: Names, version: Version) -> Iterator[Constant]:
    base = f"{version.major}.{version.minor}.{version.patch}"
    full = f"{base}-{version.prerelease}" if version.prerelease else base
    yield Constant(INTEGER, names.macro("version_major"), str(version.major), "")
    yield Constant(INTEGER, names.macro("version_minor"), str(version.minor), "")
    yield Constant(INTEGER, names.macro("version_patch"), str(version.patch), "")
    yield Constant(INTEGER, names.macro("abi_version"), str(version.abi), "")
    texts = {"STRING": full, "BASE_STRING": base, "PRERELEASE": version.prerelease}
    texts |= {"FULL": full, "PYTHON": version.python}
    for name, text in texts.items():
        yield Constant("character(len=*)", names.macro("version", name), f'"{text}"', "")


def _derived(fortran: Spelling, struct: Struct) -> Derived:
    components = tuple(Component(_component(fortran, field), field.doc) for field in struct.fields)
    return Derived(fortran.names.c(struct.name), struct.doc or struct.c, components)


def _component(fortran: Spelling, field: Field) -> str:
    shape = f"({field.length})" if field.length else ""
    type = fortran.types[field.type]
    return f"{type} :: {field.name}{shape} = {_default(fortran.names, type, field.default)}"


def _default(names: Names, type: str, value: int) -> str:
    """Returns the initial value of a component in Fortran."""
    if type.startswith(f"type({names.prefix}"):
        return f"{type[len('type(') : -1]}()"
    if type in NOTHING:
        return NOTHING[type]
    if type.startswith("logical"):
        return ".false."
    if type.startswith("real"):
        return f"{value}.0"
    return str(value) if abs(value) < 1 << 31 else _literal(type, value)


def _literal(type: str, value: int) -> str:
    """Returns an integer literal of the type; the default kind has no suffix."""
    return str(value) if type == INTEGER else f"{value}_{type[len('integer(') : -1]}"


def _declared(fortran: Spelling, functions: Iterable[Function]) -> Iterator[str]:
    """Yields the names that the interfaces of functions declare."""
    for function in functions:
        yield from map(fortran.raw, function.params)
        yield _result(fortran, function.returns.type)


def _declarations(procedure: Procedure) -> Iterator[str]:
    yield from (argument.declaration for argument in procedure.arguments)
    yield procedure.result
