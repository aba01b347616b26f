# SPDX-License-Identifier: BSD-3-Clause
"""dtl_helpers: the shorthands of C functions that existing programs call, on arrays of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.emit.fortran_types import Kind, Spelling, c_names, kinds, spelling
from dtlgen.model import Api, Function, Parameter

# Shorthand: function, dtype, operation if that is fixed.  Existing programs know these alone.
SHORTHANDS = {
    "broadcast_double": ("broadcast", "float64", ""),
    "broadcast_float": ("broadcast", "float32", ""),
    "broadcast_int32": ("broadcast", "int32", ""),
    "broadcast_int64": ("broadcast", "int64", ""),
    "allreduce_sum_double": ("allreduce", "float64", "DTL_OP_SUM"),
    "allreduce_sum_float": ("allreduce", "float32", "DTL_OP_SUM"),
    "allreduce_sum_int32": ("allreduce", "int32", "DTL_OP_SUM"),
    "allreduce_sum_int64": ("allreduce", "int64", "DTL_OP_SUM"),
    "allreduce_max_double": ("allreduce", "float64", "DTL_OP_MAX"),
    "allreduce_min_double": ("allreduce", "float64", "DTL_OP_MIN"),
    "send_double": ("send", "float64", ""),
    "recv_double": ("recv", "float64", ""),
    "send_int32": ("send", "int32", ""),
    "recv_int32": ("recv", "int32", ""),
    "gather_double": ("gather", "float64", ""),
    "scatter_double": ("scatter", "float64", ""),
    "reduce_double": ("reduce", "float64", ""),
    "scan_double": ("scan", "float64", ""),
}

# What the helpers that stand in the template need from iso_c_binding and dtl_core.
TEXT = ("c_associated", "c_char", "c_f_pointer", "c_loc", "c_size_t")
CORE = {"dtl_shape", "dtl_shape_1d", "dtl_shape_2d", "dtl_shape_3d", "dtl_status_message"}

# What C calls `buf` is `data` in these shorthands.
RENAMED = {"buf": "data"}


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
    functions = {function.name: function for function in api.functions()}
    types = {kind.name: kind for kind in kinds(api)}
    made = tuple(
        _shorthand(fortran, name, functions[function], types[dtype], op)
        for name, (function, dtype, op) in SHORTHANDS.items()
        if function in functions
    )
    declared = [line for shorthand in made for line in shorthand.declarations]
    operations = {word for each in made for word in each.passed if word.startswith("DTL_OP_")}
    yield (
        "fortran/dtl_helpers.f90",
        Helpers(
            c_names=tuple(sorted({*c_names(declared), *TEXT})),
            core_names=tuple(sorted({each.dtype for each in made} | operations | CORE)),
            functions=tuple(sorted({each.function for each in made})),
            public=tuple(each.name for each in made),
            shorthands=made,
        ),
    )


def _shorthand(fortran: Spelling, name: str, function: Function, kind: Kind, op: str) -> Shorthand:
    fixed = {each.name: kind.constant for each in function.params if each.type == "enum.dtype"}
    fixed |= {"op": op} if op else {}
    left = [each for each in function.params if each.name not in fixed]
    return Shorthand(
        name=f"dtl_{name}",
        function=function.c_name,
        dtype=kind.constant,
        names=tuple(map(_name, left)),
        declarations=tuple(_declaration(fortran, each, kind) for each in left),
        passed=tuple(fixed.get(each.name) or _passed(each) for each in function.params),
    )


def _name(parameter: Parameter) -> str:
    return RENAMED.get(parameter.name, parameter.name)


def _declaration(fortran: Spelling, parameter: Parameter, kind: Kind) -> str:
    if parameter.type == "buffer":
        return f"{kind.type}, intent({parameter.dir}), target :: {_name(parameter)}(*)"
    return f"{fortran.item(parameter)}, intent(in) :: {_name(parameter)}"


def _passed(parameter: Parameter) -> str:
    return f"c_loc({_name(parameter)})" if parameter.type == "buffer" else parameter.name
