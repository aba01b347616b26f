# SPDX-License-Identifier: BSD-3-Clause
"""What type an expression has: `truth`, `signed`, `unsigned`, `enum.NAME`, `handle.NAME`, ..."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from dtlgen import expression
from dtlgen.check.known import Known
from dtlgen.expression import Call, Expr, Name, Not, Number, Operation
from dtlgen.grammar import nearest, shown
from dtlgen.model import Function, Parameter

NUMBERS = ("signed", "unsigned")

# The functions of the language: which types each argument may have, and which the result has.
# `ranks` is any handle that knows a context, `container` that of a container.
CALLS: dict[str, tuple[tuple[tuple[str, ...], ...], str]] = {
    "size": ((("ranks",),), "signed"),
    "rank": ((("ranks",),), "signed"),
    "dtype": ((("container",),), "enum.dtype"),
    "local_size": ((("container",),), "unsigned"),
    "global_size": ((("container",),), "unsigned"),
    "ndim": ((("container",),), "signed"),
    "bytes": ((("enum.dtype",),), "unsigned"),
    "limit": ((("enum.dtype",),), "unsigned"),
    "sum": ((("numbers",),), "unsigned"),
    "entry": ((("numbers",), NUMBERS), "unsigned"),
    "key_size": ((("handle.map",),), "unsigned"),
    "value_size": ((("handle.map",),), "unsigned"),
    "extent": ((("numbers",), ("numbers",)), "unsigned"),
}


class ExpressionTypeError(Exception):
    """The parts of an expression don't fit; the message says which and what was expected."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The type of every name which an expression may use, and the handles of each family."""

    types: Mapping[str, str]
    families: Mapping[str, frozenset[str]]


def function_scope(function: Function, known: Known) -> Scope:
    own = {parameter.name: _of_parameter(parameter, known) for parameter in function.params}
    return Scope(ChainMap(own, _constants(known)), _families(known))


@cache
def _constants(known: Known) -> dict[str, str]:
    types = {name: _of_scalar(item.type, known) for name, item in known.constants.items()}
    return types | {name: f"enum.{enum.name}" for name, (enum, _) in known.enum_values.items()}


@cache
def _families(known: Known) -> dict[str, frozenset[str]]:
    handles = known.handles.values()
    containers = {f"handle.{handle.name}" for handle in handles if handle.container}
    ranks = {f"handle.{handle.name}" for handle in handles if handle.parent == "context"}
    return {
        "container": frozenset(containers | {"handle.container"}),
        "ranks": frozenset(containers | ranks | {"handle.container", "handle.context"}),
    }


def _of_scalar(type: str, known: Known) -> str:
    scalar = known.scalars.get(type)
    return "unsigned" if scalar and scalar.base.startswith("u") else "signed"


def _of_parameter(parameter: Parameter, known: Known) -> str:
    if parameter.array:
        return "numbers" if parameter.item in known.scalars else "array"
    if parameter.group:
        return parameter.type
    if parameter.type in known.scalars or parameter.type == "int":
        return _of_scalar(parameter.type, known)
    return parameter.type


def type_of(expr: Expr, scope: Scope) -> str:
    """The type of the expression, or a ExpressionTypeError."""
    match expr:
        case Number(value):
            return "unsigned" if value >= 0 else "signed"
        case Name(value):
            if value not in scope.types:
                raise ExpressionTypeError(
                    f"{shown(value)} is not known; expected {nearest(value, list(scope.types))}"
                )
            return scope.types[value]
        case Not(operand):
            _require(operand, ("truth",), scope)
            return "truth"
        case Call():
            return _of_call(expr, scope)
        case Operation("and" | "or", left, right):
            _require(left, ("truth",), scope)
            _require(right, ("truth",), scope)
            return "truth"
        case Operation():
            return _of_operation(expr, scope)


def _of_call(call: Call, scope: Scope) -> str:
    if call.function not in CALLS:
        raise ExpressionTypeError(
            f"{call.function}() is not known; expected {nearest(call.function, list(CALLS))}"
        )
    wanted, result = CALLS[call.function]
    if len(call.arguments) != len(wanted):
        given = f"{call.function}() with {len(call.arguments)} arguments"
        raise ExpressionTypeError(f"{given}; expected {len(wanted)}")
    for argument, types in zip(call.arguments, wanted, strict=True):
        _require(argument, types, scope)
    return result


def _of_operation(operation: Operation, scope: Scope) -> str:
    left = type_of(operation.left, scope)
    right = type_of(operation.right, scope)
    is_comparison = operation.symbol in expression.COMPARISONS
    if left in NUMBERS and right in NUMBERS:
        if is_comparison:
            return "truth"
        return "signed" if "signed" in (left, right) else "unsigned"
    if is_comparison and left == right and left.startswith("enum."):
        return "truth"
    said = shown(expression.text(operation))
    raise ExpressionTypeError(f"{said} has {left} and {right} as operands; expected two numbers")


def _require(expr: Expr, types: tuple[str, ...], scope: Scope) -> None:
    found = type_of(expr, scope)
    if not any(found in scope.families.get(type, (type,)) for type in types):
        said = shown(expression.text(expr))
        raise ExpressionTypeError(
            f"{said} is {found}; expected {' or '.join(dict.fromkeys(types))}"
        )
