# SPDX-License-Identifier: BSD-3-Clause
"""The C functions as Python functions: `_raw.AREA.NAME`.

Out parameters become results, a status becomes an exception, text becomes `str`.  Buffers, arrays
and structs are passed as CFFI takes them.  A function that needs none of this is the C function
itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from keyword import iskeyword

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.document.record import record
from dtlgen.model.api import Api, Area, Function, Parameter


@record
class Cell:
    """Memory for a result: `name = new("type *")`."""

    name: str
    type: str


@record
class Wrapper:
    """`head` binds the call's result; `results` is what the function returns, "" for nothing;
    `deprecated` what a warning says, as Python's source.
    """

    name: str
    c_name: str
    parameters: tuple[str, ...]
    cells: tuple[Cell, ...]
    head: str
    arguments: tuple[str, ...]
    has_status: bool
    results: str
    deprecated: str


@record
class RawModule:
    doc: str
    imports: tuple[str, ...]
    plain: tuple[tuple[str, str], ...]
    wrappers: tuple[Wrapper, ...]


def pages(api: Api) -> Iterator[tuple[str, RawModule]]:
    c = spelling(api)
    for area in filter(lambda area: area.functions, api.areas):
        yield f"python/{api.names.package}/_raw/{module_name(area)}.py", _module(c, area)


def module_name(area: Area) -> str:
    """Returns the module of an area; `_` is appended to Python keywords (`async_`)."""
    return f"{area.name}_" if iskeyword(area.name) else area.name


def _module(c: Spelling, area: Area) -> RawModule:
    wrapped = [function for function in area.functions if not _is_plain(function)]
    wrappers = tuple(_wrapper(c, function) for function in wrapped)
    return RawModule(
        doc=f"{area.title or area.name}, as C has it.",
        imports=tuple(_imports(c, wrappers)),
        plain=tuple((each.name, each.c_name) for each in area.functions if _is_plain(each)),
        wrappers=wrappers,
    )


def _is_plain(function: Function) -> bool:
    """Returns true if the C function can be called from Python without conversion."""
    returns_number = not function.returns.is_status and function.returns.type != "string"
    return (
        not function.deprecated
        and returns_number
        and not any(is_cell(p) or _is_text(p) for p in function.params)
    )


def is_cell(parameter: Parameter) -> bool:
    """Returns true if the wrapper allocates the output and returns its value."""
    is_memory = parameter.array or parameter.type in ("buffer", "string")
    return parameter.dir == "out" and not is_memory


def _is_text(parameter: Parameter) -> bool:
    """Returns whether the parameter is an input string."""
    return parameter.type == "string" and parameter.dir == "in"


def _imports(c: Spelling, wrappers: tuple[Wrapper, ...]) -> Iterator[str]:
    errors = ["deprecated"] if any(wrapper.deprecated for wrapper in wrappers) else []
    errors += ["fail"] if any(wrapper.has_status for wrapper in wrappers) else []
    errors += ["text"] if any("text(" in wrapper.results for wrapper in wrappers) else []
    if errors:
        yield f"from {c.names.python('_failure')} import {', '.join(errors)}"
    asks_ffi = any(w.cells or "ffi.NULL" in " ".join(w.arguments) for w in wrappers)
    yield f"from {c.names.python('_native')} import {'ffi, lib' if asks_ffi else 'lib'}"


def _wrapper(c: Spelling, function: Function) -> Wrapper:
    returns = function.returns
    return Wrapper(
        name=function.name,
        c_name=function.c_name,
        parameters=tuple(p.name for p in function.params if not is_cell(p)),
        cells=tuple(_cell(c, p) for p in function.params if is_cell(p)),
        head="status = " if returns.is_status else "" if returns.is_void else "result = ",
        arguments=tuple(map(_argument, function.params)),
        has_status=returns.is_status,
        results=", ".join(_results(function)),
        deprecated=repr(f"{function.c_name} is deprecated: {function.deprecated}")
        if function.deprecated
        else "",
    )


def _argument(parameter: Parameter) -> str:
    """Returns the argument as C takes it. None stands for a NULL string."""
    name = parameter.name
    if not _is_text(parameter):
        return name
    encoded = f"{name}.encode()"
    return encoded if parameter.nullable is False else f"ffi.NULL if {name} is None else {encoded}"


def _cell(c: Spelling, parameter: Parameter) -> Cell:
    return Cell(parameter.name, f"{c.types[parameter.type]} *")


def _results(function: Function) -> Iterator[str]:
    """Yields the expressions that the wrapper returns."""
    if function.returns.type == "string":
        yield "text(result)"
    elif not function.returns.is_status and not function.returns.is_void:
        yield "result"
    for parameter in filter(is_cell, function.params):
        yield parameter.name if parameter.group == "struct" else f"{parameter.name}[0]"
