# SPDX-License-Identifier: BSD-3-Clause
"""Shorthands of C functions on arrays of a kind, as the specification names them."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record, replace
from dtlgen.emit.fortran.types import Kind, Spelling, c_names, kinds, spelling
from dtlgen.emit.fortran.use_statements import Use, homes, texts, uses
from dtlgen.model import bindings
from dtlgen.model.api import Api, Function, Parameter

# Names from iso_c_binding that the helpers in the template use.
NEEDED = ("c_associated", "c_char", "c_f_pointer", "c_int", "c_ptr", "c_size_t")


@record
class Shorthand:
    """`result` is what the function gives, of this type."""

    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    result: str
    type: str
    head: str
    passed: tuple[str, ...]


@record
class Helpers:
    """`message` is the C function that says what a status means, "" where there is none."""

    c_names: tuple[str, ...]
    uses: tuple[Use, ...]
    public: tuple[str, ...]
    message: str
    shorthands: tuple[Shorthand, ...]


def pages(api: Api) -> Iterator[tuple[str, Helpers]]:
    fortran = spelling(api)
    types = {kind.name: kind for kind in kinds(api)}
    made = tuple(
        _shorthand(fortran, function, each, types.get(each.dtype))
        for function in api.functions()
        for each in function.fortran.shorthands
    )
    message = next((each.c_name for each in api.functions() if each.answers == "status.doc"), "")
    module = api.names.c("helpers")
    printed = (*texts(made), message)
    yield (
        f"fortran/{module}.f90",
        Helpers(
            c_names=tuple(sorted({*c_names(printed), *NEEDED})),
            uses=tuple(uses(printed, homes(api), module)),
            public=tuple(each.name for each in made),
            message=message,
            shorthands=made,
        ),
    )


def _shorthand(
    fortran: Spelling, function: Function, short: bindings.Shorthand, kind: Kind | None
) -> Shorthand:
    dtypes = {each.name for each in function.params if kind and each.type == "enum.dtype"}
    fixed = dict.fromkeys(dtypes, kind.constant) if kind else {}
    fixed |= dict(short.fixed)
    names = {each.name: each.name for each in function.params} | dict(short.renamed)
    left = [replace(p, name=names[p.name]) for p in function.params if p.name not in fixed]
    result = "status" if function.returns.is_status else "answer"
    return Shorthand(
        name=fortran.names.c(short.name),
        doc=f"{function.c_name} on arrays of {kind.constant}." if kind else function.doc,
        names=tuple(each.name for each in left),
        declarations=tuple(_declaration(fortran, each, kind) for each in left),
        result=result,
        type=fortran.types[function.returns.type],
        head=f"{result} = {function.c_name}",
        passed=tuple(
            fixed.get(each.name) or _passed(replace(each, name=names[each.name]))
            for each in function.params
        ),
    )


def _declaration(fortran: Spelling, parameter: Parameter, kind: Kind | None) -> str:
    if kind and parameter.type == "buffer":
        return f"{kind.type}, intent({parameter.dir}), target :: {parameter.name}(*)"
    return f"{fortran.item(parameter)}, intent(in) :: {parameter.name}"


def _passed(parameter: Parameter) -> str:
    return f"c_loc({parameter.name})" if parameter.type == "buffer" else parameter.name
