# SPDX-License-Identifier: BSD-3-Clause
"""Tables shared by stubs and runtime: prototypes of the implementations; facts about functions,
enums and dtypes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.model.api import Api, Area, Dtype, Enum, Function, Handle, Parameter

MADE = (
    "made_values"  # the value table of handles, which reports describe by the call that made them
)
WHOLE_NUMBERS = ("int", "int32", "int64", "size", "rank", "index", "tag")


@record
class Prototype:
    head: str
    parameters: tuple[str, ...]


@record
class AreaPrototypes:
    """The prototypes of the implementations of an area's functions."""

    title: str
    prototypes: Iterable[Prototype]


@record
class Implementations:
    """The header of the implementations."""

    structs: tuple[str, ...]
    areas: tuple[AreaPrototypes, ...]


@record
class HandleKind:
    """A handle kind; `parent` is the kind that must be closed after it, or HANDLE_NONE."""

    constant: str
    value: int
    name: str
    parent: str
    families: tuple[str, ...]


@record
class FeatureName:
    constant: str
    name: str
    install: str


@record
class CallName:
    """A function. `shown` are the arguments that reports show, of which the first `matched` must be
    equal on all ranks; `values` are the value tables of each, empty if no argument has one.
    """

    constant: str
    name: str
    matched: int
    shown: tuple[str, ...]
    values: tuple[str, ...]


@record
class CallKind:
    constant: str
    kind: str


@record
class ValueNames:
    """The value table of an enum."""

    table: str
    rows: tuple[str, ...]


@record
class Calls:
    """The tables of the functions; `has_made` is true if a report shows a started operation."""

    handles: tuple[HandleKind, ...]
    families: tuple[str, ...]
    count: int
    features: tuple[FeatureName, ...]
    calls: tuple[CallName, ...]
    named: tuple[CallName, ...]
    has_made: bool
    agreeing: tuple[CallKind, ...]
    collective: tuple[CallKind, ...]
    enums: tuple[ValueNames, ...]


@record
class Membership:
    """The condition that a value of an enum is valid."""

    name: str
    c: str
    condition: str


@record
class Enums:
    """The header of enum checks; the enums are declared in the header of the area `types`."""

    types: str
    enums: tuple[Membership, ...]


@record
class Row:
    """A dtype with its `bytes` and its name in .npy headers, or an operation, without both."""

    constant: str
    bytes: int
    name: str
    npy: str = ""


@record
class Dtypes:
    """The header and the table of dtypes."""

    end: int
    rows: tuple[Row, ...]
    operations: tuple[Row, ...]


def implementations(api: Api) -> Iterator[tuple[str, Implementations]]:
    asked = _asked(api)
    areas = (
        AreaPrototypes(area.title, Reiterable(partial(_prototypes, api, area, asked)))
        for area in api.areas
    )
    structs = {each.struct for each in api.handles()} | {each.struct for each in api.families}
    yield (
        _path(api, "impl.h"),
        Implementations(
            tuple(sorted(structs)), tuple(each for each in areas if any(each.prototypes))
        ),
    )


def calls_header(api: Api) -> Iterator[tuple[str, Calls]]:
    yield _path(api, "calls.h"), _calls(api)


def calls_source(api: Api) -> Iterator[tuple[str, Calls]]:
    yield _path(api, "calls.c"), _calls(api)


def enums(api: Api) -> Iterator[tuple[str, Enums]]:
    yield (
        _path(api, "enums.h"),
        Enums(
            api.types_area,
            tuple(Membership(enum.name, enum.c, _condition(enum)) for enum in api.enums),
        ),
    )


def dtypes_header(api: Api) -> Iterator[tuple[str, Dtypes]]:
    if api.dtypes:
        yield _path(api, "dtypes.h"), _dtypes(api)


def dtypes_source(api: Api) -> Iterator[tuple[str, Dtypes]]:
    if api.dtypes:
        yield _path(api, "dtypes.c"), _dtypes(api)


def _path(api: Api, name: str) -> str:
    return f"c/impl/{api.names.c(name)}"


def call_constant(function: Function) -> str:
    return f"CALL_{function.name.upper()}"


def _asked(api: Api) -> dict[str, Function]:
    """Returns, for implementations with a name other than their function's, the first function that
    uses each.
    """
    shared = {each.impl for each in api.functions() if each.impl != each.name}
    asking = (each for each in api.functions() if each.impl in shared and not each.planned)
    found: dict[str, Function] = {}
    for function in asking:
        found.setdefault(function.impl, function)
    return found


def _prototypes(api: Api, area: Area, asked: Mapping[str, Function]) -> Iterator[Prototype]:
    """Yields each prototype once; several functions may share an implementation."""
    c = spelling(api)
    for function in area.functions:
        if not function.planned and asked.get(function.impl, function) is function:
            head = c.declared(function.returns.type, c.names.impl(function.impl))
            yield Prototype(head, parameters(function, c.implementation))


def _calls(api: Api) -> Calls:
    c = spelling(api)
    handles = (
        HandleKind(
            handle.constant,
            handle.kind,
            with_article(handle.name),
            _closed_after(c, handle),
            tuple(str(each.name == handle.family).lower() for each in api.families),
        )
        for handle in sorted(api.handles(), key=lambda handle: handle.kind)
    )
    count = max(handle.kind for handle in api.handles()) + 1
    features = (
        FeatureName(f"FEATURE_{each.name.upper()}", each.name, each.install)
        for each in api.features
    )
    calls = tuple(
        CallName(
            call_constant(each), each.c_name, len(each.match), _shown(c, each), _tables(c, each)
        )
        for each in api.functions()
    )
    used = {table for each in calls for table in each.values}
    names = (ValueNames(_value_table(each.name), tuple(_value_rows(each))) for each in api.enums)
    return Calls(
        handles=tuple(handles),
        families=tuple(each.name for each in api.families),
        count=count,
        features=tuple(features),
        calls=calls,
        named=tuple(each for each in calls if each.values),
        has_made=MADE in used,
        agreeing=tuple(
            CallKind(call_constant(each), f"AGREES_{each.agrees.upper()}")
            for each in api.functions()
            if each.agrees
        ),
        collective=tuple(
            CallKind(call_constant(each), _kind(c, each))
            for each in api.functions()
            if each.collective
        ),
        enums=tuple(each for each in names if each.table in used),
    )


def _closed_after(c: Spelling, handle: Handle) -> str:
    """Returns the handle kind of the parent that must be closed later; HANDLE_NONE for none."""
    parent = c.handles.get(handle.parent)
    return "HANDLE_NONE" if parent is None or parent.outlived else parent.constant


def _kind(c: Spelling, function: Function) -> str:
    if not function.blocking:
        return "IS_STARTED"
    return "IS_FREEING" if function.name in c.frees else "IS_COLLECTIVE"


def _value_table(enum: str) -> str:
    """Returns the name of the C table with the members of an enum."""
    return f"{enum}_values"


def _value_rows(enum: Enum) -> Iterator[str]:
    for each in sorted(enum.members, key=lambda member: member.value):
        yield f'{{{each.value}, "{each.text or each.name}"}}'


def _tables(c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the value table of each recorded argument; () if none of them has one."""
    types = {each.name: each for each in function.params}
    tables = tuple(_value_table_of(types[name]) for name in shown(c, function))
    return tables if any(table != "NULL" for table in tables) else ()


def _value_table_of(parameter: Parameter) -> str:
    """Returns the C table that prints the parameter's values, or "NULL"."""
    if parameter.group == "handle":
        return MADE
    return _value_table(parameter.item) if parameter.group == "enum" else "NULL"


def _shown(c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the quoted names of the recorded arguments, followed by NULL."""
    return (*(f'"{name}"' for name in shown(c, function)), "NULL")


def shown(c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the arguments that a report of a call shows: those that must be equal on all ranks,
    then other numbers and started operations.
    """
    others = (
        each.name
        for each in function.params
        if each.dir != "out"
        and each.name not in function.match
        and (is_started_operation(c, each) or (not each.array and _is_number(each)))
    )
    return (*function.match, *others)


def is_started_operation(c: Spelling, parameter: Parameter) -> bool:
    """Returns true for a handle, or an array of handles, of a started operation."""
    return parameter.group == "handle" and c.struct(parameter) in c.started


def _is_number(parameter: Parameter) -> bool:
    """Returns whether the parameter is an input enum or whole number."""
    return parameter.dir == "in" and (parameter.group == "enum" or parameter.type in WHOLE_NUMBERS)


def with_article(name: str) -> str:
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name.replace('_', ' ')}"


def _condition(enum: Enum) -> str:
    """Returns the C condition that `bits` is a member of the enum."""
    return " || ".join(_within(first, last) for first, last in enum.ranges)


def _within(first: int, last: int) -> str:
    """Returns the C condition that the unsigned `bits` lies from `first` to `last`."""
    return f"bits <= {last}" if first == 0 else f"bits - {first} <= {last - first}"


def _npy(api: Api, dtype: Dtype) -> str:
    """Returns the dtype as numpy.save() writes it: bool is b1, and bfloat16 is not supported."""
    if dtype.pair is None:
        names = {"?": "b1", "bfloat16": "V2"}
        order = "|" if dtype.size == 1 else "<"
        return f"'{order}{names.get(dtype.numpy, dtype.numpy)}'"
    named = {each.name: each for each in api.dtypes}
    value, index = (_npy(api, named[name]) for name in dtype.pair)
    return f"[('value', {value}), ('index', {index})]"


def _dtypes(api: Api) -> Dtypes:
    rows = (
        Row(api.names.macro("dtype", dtype.name), dtype.size, dtype.name, _npy(api, dtype))
        for dtype in api.dtypes
    )
    operations = (
        Row(api.names.macro("op", operation.name), 0, operation.name)
        for operation in api.operations
    )
    return Dtypes(max(dtype.value for dtype in api.dtypes) + 1, tuple(rows), tuple(operations))
