# SPDX-License-Identifier: BSD-3-Clause
"""Types of expressions: `truth`, `signed`, `unsigned`, `enum.NAME`, `handle.NAME`, and so on."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from functools import cache

from dtlgen.check.api_index import ApiIndex
from dtlgen.derive.handle_kinds import queries
from dtlgen.document import expression
from dtlgen.document.expression import Call, Expr, Name, Not, Number, Operation
from dtlgen.document.record import record
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Function, Parameter, Query

NUMBERS = ("signed", "unsigned")

# Functions of the expression language: the valid types of each argument, and the type of the
# result. The specification defines the queries of handles in addition.
CALLS: dict[str, tuple[tuple[tuple[str, ...], ...], str]] = {
    "bytes": ((("enum.dtype",),), "unsigned"),
    "limit": ((("enum.dtype",),), "unsigned"),
    "sum": ((("numbers",),), "unsigned"),
    "entry": ((("numbers",), NUMBERS), "unsigned"),
    "extent": ((("numbers",), ("numbers",)), "unsigned"),
}


class ExpressionTypeError(Exception):
    """The operands of an expression do not match; the message states what was expected."""


@record
class Answer:
    """The type and the range of a query's result."""

    type: str
    range: tuple[int, int]


@record
class Scope:
    """The types of all names that an expression may use, and the queries of each handle type."""

    types: Mapping[str, str]
    answers: Mapping[str, Mapping[str, Answer]]

    def answer(self, call: Call) -> Answer | None:
        """Returns the result of a query of a handle, or None if the call is no query."""
        match call:
            case Call(function, (Name(name),)):
                return self.answers.get(self.types.get(name, ""), {}).get(function)
        return None


def function_scope(function: Function, known: ApiIndex) -> Scope:
    own = {parameter.name: _of_parameter(parameter, known) for parameter in function.params}
    return Scope(ChainMap(own, _constants(known)), _answers(known))


@cache
def _constants(known: ApiIndex) -> dict[str, str]:
    types = {name: _of_scalar(item.type, known) for name, item in known.constants.items()}
    return types | {name: f"enum.{enum.name}" for name, (enum, _) in known.enum_values.items()}


@cache
def _answers(known: ApiIndex) -> dict[str, dict[str, Answer]]:
    return {
        f"handle.{name}": {query.name: _answer(query, known) for query in asked.values()}
        for name, asked in queries(known.api).items()
    }


def _answer(query: Query, known: ApiIndex) -> Answer:
    least, most = known.limits(query.type) or (0, 0)
    return Answer(
        query.type if query.type.startswith("enum.") else _of_scalar(query.type, known),
        (
            least if query.least is None else query.least,
            most if query.most is None else query.most,
        ),
    )


def _of_scalar(type: str, known: ApiIndex) -> str:
    scalar = known.scalars.get(type)
    return "unsigned" if scalar and scalar.base.startswith("u") else "signed"


def _of_parameter(parameter: Parameter, known: ApiIndex) -> str:
    if parameter.array:
        return "numbers" if parameter.item in known.scalars else "array"
    if parameter.group:
        return parameter.type
    if parameter.type in known.scalars or parameter.type == "int":
        return _of_scalar(parameter.type, known)
    return parameter.type


def type_of(expr: Expr, scope: Scope) -> str:
    """Returns the type of the expression, or raises an ExpressionTypeError."""
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
    answer = scope.answer(call)
    if answer is not None:
        return answer.type
    wanted, result = CALLS.get(call.function) or _asked(call, scope)
    if len(call.arguments) != len(wanted):
        given = f"{call.function}() with {len(call.arguments)} arguments"
        raise ExpressionTypeError(f"{given}; expected {len(wanted)}")
    for argument, types in zip(call.arguments, wanted, strict=True):
        _require(argument, types, scope)
    return result


def _asked(call: Call, scope: Scope) -> tuple[tuple[tuple[str, ...], ...], str]:
    """Returns the handle types with this query as argument types, and the type of its result."""
    handles = tuple(type for type, asked in scope.answers.items() if call.function in asked)
    if not handles:
        known = dict.fromkeys(name for asked in scope.answers.values() for name in asked)
        words = nearest(call.function, [*known, *CALLS])
        raise ExpressionTypeError(f"{call.function}() is not known; expected {words}")
    return (handles,), scope.answers[handles[0]][call.function].type


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
    if found not in types:
        said = shown(expression.text(expr))
        raise ExpressionTypeError(
            f"{said} is {found}; expected {' or '.join(dict.fromkeys(types))}"
        )
