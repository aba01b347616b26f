# SPDX-License-Identifier: BSD-3-Clause
"""Rules: expressions use known names and matching types, and conditions can be violated."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, cycle_through, path
from dtlgen.check.types import ExpressionTypeError, Scope, function_scope, type_of
from dtlgen.derive.argument_checks import is_pointer
from dtlgen.document import expression
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.expression import Expr, Name, Number, Operation
from dtlgen.document.record import record
from dtlgen.document.schema import shown
from dtlgen.model.api import Function, Parameter

NUMBERS = ("signed", "unsigned")


@record
class ExpressionUse:
    """An expression, its path in messages, and the types that are valid there."""

    where: str
    expr: Expr
    wanted: tuple[str, ...]
    place: Place


def expression_uses(function: Function, index: ApiIndex) -> Iterator[ExpressionUse]:
    """Yields each expression in a function with its position and the types that it may have."""
    for parameter in function.params:
        yield from _parameter_uses(function, parameter, index)
    for condition in function.requirements:
        where = f"{function.name}.requirements"
        yield ExpressionUse(where, condition.expr, ("truth",), condition.place)


def _parameter_uses(
    function: Function, parameter: Parameter, index: ApiIndex
) -> Iterator[ExpressionUse]:
    elem = parameter.elem
    wanted = {
        "len": (parameter.len, NUMBERS),
        "at": (parameter.at, ("truth",)),
        "nullable": (
            None if isinstance(parameter.nullable, bool) else parameter.nullable,
            ("truth",),
        ),
        "elem": (None if _is_dtype(elem, index) else elem, ("enum.dtype",)),
    }
    for key, (expr, types) in wanted.items():
        if expr is not None:
            yield ExpressionUse(path(function, parameter, key), expr, types, parameter.place)
    for condition in parameter.valid:
        yield ExpressionUse(
            path(function, parameter, "valid"), condition.expr, ("truth",), condition.place
        )


def _is_dtype(elem: Expr | None, index: ApiIndex) -> bool:
    """Returns whether the element type is a fixed dtype, such as `byte`."""
    return isinstance(elem, Name) and elem.value in index.dtypes


def expressions_have_types(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        scope = function_scope(function, index)
        for use in expression_uses(function, index):
            try:
                type = type_of(use.expr, scope)
            except ExpressionTypeError as fault:
                yield Problem(use.place, f"{use.where}: {fault}")
                continue
            if type not in use.wanted:
                words = f"{shown(expression.text(use.expr))} is {type}; expected {use.wanted[0]}"
                yield Problem(use.place, f"{use.where}: {words}")


def conditions_can_fail(index: ApiIndex) -> Iterator[Problem]:
    """An unsigned number is never negative, so the condition `count >= 0` would check nothing."""
    for function in index.api.functions():
        scope = function_scope(function, index)
        for use in expression_uses(function, index):
            for node in expression.nodes(use.expr):
                if isinstance(node, Operation) and node.symbol in expression.COMPARISONS:
                    fault = _vacuous(node, scope)
                    if fault:
                        yield Problem(use.place, f"{use.where}: {fault}")


def _vacuous(comparison: Operation, scope: Scope) -> str:
    """Returns a message if the comparison has the same result for all arguments, or ""."""
    left, right = comparison.left, comparison.right
    spelled = shown(expression.text(comparison))
    if not expression.names(comparison):
        return f"{spelled} compares constants; expected an argument"
    if left == right:
        return f"{spelled} compares a thing with itself; expected two"
    mirrored = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(comparison.symbol)
    sides = ((left, comparison.symbol, right), (right, mirrored, left))
    for side, symbol, other in sides:
        if isinstance(other, Number) and _is_unsigned(side, scope):
            if symbol in (">=", "<") and other.value <= 0:
                return f"{spelled} says nothing of an unsigned number; expected a bound above"
            if symbol == ">" and other.value < 0:
                return f"{spelled} says nothing of an unsigned number; expected a bound above"
    return ""


def _is_unsigned(expr: Expr, scope: Scope) -> bool:
    try:
        return type_of(expr, scope) == "unsigned" and not isinstance(expr, Number)
    except ExpressionTypeError:
        return False


def conditions_speak_of_their_argument(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        for parameter in function.params:
            for condition in parameter.valid:
                if parameter.name not in expression.names(condition.expr):
                    message = f"{shown(expression.text(condition.expr))} does not mention it"
                    where = path(function, parameter, "valid")
                    expected = "expected a condition on this argument, or `requirements`"
                    yield Problem(condition.place, f"{where}: {message}; {expected}")


def expressions_read_inputs_only(index: ApiIndex) -> Iterator[Problem]:
    """An output has no value yet when the arguments are checked."""
    for function in index.api.functions():
        outputs = {p.name for p in function.params if p.dir == "out" and p.type != "buffer"}
        for use in expression_uses(function, index):
            for name in expression.names(use.expr):
                if name in outputs:
                    message = f"{use.where}: {shown(name)} is an output; expected inputs only"
                    yield Problem(use.place, message)


def lengths_form_no_circle(index: ApiIndex) -> Iterator[Problem]:
    """An array cannot be read if its length depends on its own elements."""
    for function in index.api.functions():
        arrays = [p for p in function.params if p.array and p.len is not None]
        needed = {p.name: tuple(expression.names(p.len)) for p in arrays if p.len is not None}
        for parameter in arrays:
            if circle := cycle_through(parameter.name, needed):
                where = path(function, parameter, "len")
                expected = "expected one that is known before its elements are read"
                yield Problem(parameter.place, f"{where}: {circle}; {expected}")


def defaults_fit_their_type(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        for parameter in function.params:
            expected = _expected_default(parameter, index) if parameter.default else ""
            if expected:
                where = path(function, parameter, "default")
                message = f"{where}: {shown(parameter.default)}; expected {expected}"
                yield Problem(parameter.place, message)


def _expected_default(parameter: Parameter, index: ApiIndex) -> str:
    """Returns the expected form of the default value, or "" if the default is valid."""
    default = parameter.default
    if default == "NULL":
        return "" if is_pointer(parameter) else "a number or a constant, since it is no pointer"
    enum = index.enum_values.get(default)
    value = index.number(default)
    if value is None or (enum and parameter.type != f"enum.{enum[0].name}"):
        return "an integer, NULL or a constant of its type"
    if parameter.group == "enum":
        members = [member.value for member in index.enums[parameter.item].members]
        return "" if value in members else "one of its members"
    least, greatest = index.limits(parameter.type) or (0, 0)
    if not index.limits(parameter.type):
        return "none, since it is no number"
    return "" if least <= value <= greatest else f"an integer from {least} to {greatest}"
