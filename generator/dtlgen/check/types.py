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
class QueryResult:
    """The type and the range of a query's result."""

    type: str
    range: tuple[int, int]


@record
class Scope:
    """The types of all names that an expression may use, and the queries of each handle type."""

    types: Mapping[str, str]
    answers: Mapping[str, Mapping[str, QueryResult]]

    def answer(self, call: Call) -> QueryResult | None:
        """Returns the result of a query of a handle, or None if the call is no query."""
        match call:
            case Call(function, (Name(name),)):
                return self.answers.get(self.types.get(name, ""), {}).get(function)
        return None


def function_scope(function: Function, index: ApiIndex) -> Scope:
    own = {parameter.name: _parameter_type(parameter, index) for parameter in function.params}
    return Scope(ChainMap(own, _constants(index)), _query_results(index))


@cache
def _constants(index: ApiIndex) -> dict[str, str]:
    """Returns the type of each constant and enumerator by name."""
    types = {name: _scalar_type(item.type, index) for name, item in index.constants.items()}
    return types | {name: f"enum.{enum.name}" for name, (enum, _) in index.enum_values.items()}


@cache
def _query_results(index: ApiIndex) -> dict[str, dict[str, QueryResult]]:
    """Returns, for each handle type, its queries with the type and the range of their results."""
    return {
        f"handle.{name}": {
            query.name: _query_result(query, index) for query in handle_queries.values()
        }
        for name, handle_queries in queries(index.api).items()
    }


def _query_result(query: Query, index: ApiIndex) -> QueryResult:
    least, most = index.limits(query.type) or (0, 0)
    return QueryResult(
        query.type if query.type.startswith("enum.") else _scalar_type(query.type, index),
        (
            least if query.least is None else query.least,
            most if query.most is None else query.most,
        ),
    )


def _scalar_type(type: str, index: ApiIndex) -> str:
    scalar = index.scalars.get(type)
    return "unsigned" if scalar and scalar.base.startswith("u") else "signed"


def _parameter_type(parameter: Parameter, index: ApiIndex) -> str:
    if parameter.array:
        return "numbers" if parameter.item in index.scalars else "array"
    if parameter.group:
        return parameter.type
    if parameter.type in index.scalars or parameter.type == "int":
        return _scalar_type(parameter.type, index)
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
            _require_type(operand, ("truth",), scope)
            return "truth"
        case Call():
            return _call_type(expr, scope)
        case Operation("and" | "or", left, right):
            _require_type(left, ("truth",), scope)
            _require_type(right, ("truth",), scope)
            return "truth"
        case Operation():
            return _operation_type(expr, scope)


def _call_type(call: Call, scope: Scope) -> str:
    """Returns the type of a call's result; raises ExpressionTypeError for wrong arguments."""
    answer = scope.answer(call)
    if answer is not None:
        return answer.type
    wanted, result = CALLS.get(call.function) or _query_signature(call, scope)
    if len(call.arguments) != len(wanted):
        call_text = f"{call.function}() with {len(call.arguments)} arguments"
        raise ExpressionTypeError(f"{call_text}; expected {len(wanted)}")
    for argument, types in zip(call.arguments, wanted, strict=True):
        _require_type(argument, types, scope)
    return result


def _query_signature(call: Call, scope: Scope) -> tuple[tuple[tuple[str, ...], ...], str]:
    """Returns the handle types with this query as argument types, and the type of its result."""
    handles = tuple(
        type for type, handle_queries in scope.answers.items() if call.function in handle_queries
    )
    if not handles:
        names = dict.fromkeys(
            name for handle_queries in scope.answers.values() for name in handle_queries
        )
        words = nearest(call.function, [*names, *CALLS])
        raise ExpressionTypeError(f"{call.function}() is not known; expected {words}")
    return (handles,), scope.answers[handles[0]][call.function].type


def _operation_type(operation: Operation, scope: Scope) -> str:
    """Returns the type of an operation; raises ExpressionTypeError for unsuitable operands."""
    left = type_of(operation.left, scope)
    right = type_of(operation.right, scope)
    is_comparison = operation.symbol in expression.COMPARISONS
    if left in NUMBERS and right in NUMBERS:
        if is_comparison:
            return "truth"
        return "signed" if "signed" in (left, right) else "unsigned"
    if is_comparison and left == right and left.startswith("enum."):
        return "truth"
    spelled = shown(expression.text(operation))
    raise ExpressionTypeError(f"{spelled} has {left} and {right} as operands; expected two numbers")


def _require_type(expr: Expr, types: tuple[str, ...], scope: Scope) -> None:
    """Raises ExpressionTypeError unless the expression has one of the types."""
    found = type_of(expr, scope)
    if found not in types:
        spelled = shown(expression.text(expr))
        raise ExpressionTypeError(
            f"{spelled} is {found}; expected {' or '.join(dict.fromkeys(types))}"
        )
