# SPDX-License-Identifier: BSD-3-Clause
"""Shorthands of C functions on arrays of a kind, as the specification names them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dtlgen import model
from dtlgen.emit.fortran_types import Kind, Spelling, c_names, kinds, spelling
from dtlgen.model import Api, Function, Parameter

# What the helpers that stand in the template need from iso_c_binding and the core.
TEXT = ("c_associated", "c_char", "c_f_pointer", "c_loc", "c_size_t")
CORE = ("shape", "shape_1d", "shape_2d", "shape_3d", "status_message")


@dataclass(frozen=True, slots=True)
class Shorthand:
    name: str
    function: str
    dtype: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    passed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Helpers:
    c_names: tuple[str, ...]
    core_names: tuple[str, ...]
    functions: tuple[str, ...]
    public: tuple[str, ...]
    shorthands: tuple[Shorthand, ...]


def pages(api: Api) -> Iterator[tuple[str, Helpers]]:
    fortran = spelling(api)
    types = {kind.name: kind for kind in kinds(api)}
    made = tuple(
        _shorthand(fortran, function, each, types[each.dtype])
        for function in api.functions()
        for each in function.fortran.shorthands
    )
    declared = [line for shorthand in made for line in shorthand.declarations]
    begin = api.names.macro("op_")
    operations = {word for each in made for word in each.passed if word.startswith(begin)}
    core = set(map(api.names.c, CORE))
    yield (
        f"fortran/{api.names.c('helpers')}.f90",
        Helpers(
            c_names=tuple(sorted({*c_names(declared), *TEXT})),
            core_names=tuple(sorted({each.dtype for each in made} | operations | core)),
            functions=tuple(sorted({each.function for each in made})),
            public=tuple(each.name for each in made),
            shorthands=made,
        ),
    )


def _shorthand(
    fortran: Spelling, function: Function, short: model.Shorthand, kind: Kind
) -> Shorthand:
    fixed = {each.name: kind.constant for each in function.params if each.type == "enum.dtype"}
    fixed |= dict(short.fixed)
    names = {each.name: each.name for each in function.params} | dict(short.renamed)
    left = [replace(p, name=names[p.name]) for p in function.params if p.name not in fixed]
    return Shorthand(
        name=fortran.names.c(short.name),
        function=function.c_name,
        dtype=kind.constant,
        names=tuple(each.name for each in left),
        declarations=tuple(_declaration(fortran, each, kind) for each in left),
        passed=tuple(
            fixed.get(each.name) or _passed(replace(each, name=names[each.name]))
            for each in function.params
        ),
    )


def _declaration(fortran: Spelling, parameter: Parameter, kind: Kind) -> str:
    if parameter.type == "buffer":
        return f"{kind.type}, intent({parameter.dir}), target :: {parameter.name}(*)"
    return f"{fortran.item(parameter)}, intent(in) :: {parameter.name}"


def _passed(parameter: Parameter) -> str:
    return f"c_loc({parameter.name})" if parameter.type == "buffer" else parameter.name
