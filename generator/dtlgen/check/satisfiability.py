# SPDX-License-Identifier: BSD-3-Clause
"""Rules: valid calls exist, and the checks themselves do not divide by zero."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, path
from dtlgen.check.conditions import ExpressionUse, expression_uses
from dtlgen.check.solver import Domain, quotients
from dtlgen.check.types import ExpressionTypeError, function_scope, type_of
from dtlgen.document import expression
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.expression import Expr, Name, Number, Operation
from dtlgen.document.schema import shown
from dtlgen.model.api import Condition, Function, Parameter


def function_domain(function: Function, index: ApiIndex) -> Domain:
    """Returns the types and the value ranges of the names in a function's conditions."""
    ranges = {}
    for parameter in function.params:
        limits = index.limits(parameter.type)
        if limits:
            ranges[parameter.name] = limits
    return Domain(function_scope(function, index), index.numbers, ranges)


def conditions_can_hold(index: ApiIndex) -> Iterator[Problem]:
    """No condition contradicts itself, such as `root > 5 and root < 3`, and no two conditions
    contradict each other.
    """
    for function in index.api.functions():
        domain = function_domain(function, index)
        alone = True
        for use in _typed_conditions(function, index, domain):
            if not domain.can_hold([use.expr]):
                alone = False
                yield _never_holds(use.place, f"{use.where}: {shown(expression.text(use.expr))}")
        if alone:
            yield from _contradiction(function, domain)


def _never_holds(place: Place, what: str) -> Problem:
    """Returns the problem that a condition holds for no call."""
    return Problem(place, f"{what} never holds; expected what some call keeps")


def _contradiction(function: Function, domain: Domain) -> Iterator[Problem]:
    """Yields a problem for the first condition that contradicts those before it."""
    satisfied: list[Expr] = []
    for where, condition in _conditions(function):
        if not _is_typed(condition.expr, domain):
            continue
        if not domain.can_hold([*satisfied, condition.expr]):
            words = f"{where}: {shown(expression.text(condition.expr))} beside the conditions above"
            yield _never_holds(condition.place, words)
            return
        satisfied.append(condition.expr)


def _conditions(function: Function) -> Iterator[tuple[str, Condition]]:
    """Yields the conditions in the order in which a stub checks them."""
    for parameter in function.params:
        for condition in parameter.valid:
            yield path(function, parameter, "valid"), condition
    for condition in function.requirements:
        yield f"{function.name}.requirements", condition


def _typed_conditions(
    function: Function, index: ApiIndex, domain: Domain
) -> Iterator[ExpressionUse]:
    """Yields the conditions with a valid type; another rule reports the others."""
    for use in expression_uses(function, index):
        if use.wanted == ("truth",) and _is_typed(use.expr, domain):
            yield use


def _is_typed(expr: Expr, domain: Domain) -> bool:
    """Returns whether the expression is well typed and a truth value."""
    try:
        return type_of(expr, domain.scope) == "truth"
    except ExpressionTypeError:
        return False


def alternatives_can_fail(index: ApiIndex) -> Iterator[Problem]:
    """A condition that always holds checks nothing: `root < 5 or root > 3`."""
    for function in index.api.functions():
        domain = function_domain(function, index)
        for use in _typed_conditions(function, index, domain):
            is_several = isinstance(use.expr, Operation) and use.expr.symbol in ("and", "or")
            if is_several and not domain.can_fail(use.expr):
                words = f"{use.where}: {shown(expression.text(use.expr))} always holds"
                yield Problem(use.place, f"{words}; expected what some call breaks")


def divisors_are_positive(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        domain = function_domain(function, index)
        before: list[Expr] = []
        checked = {id(condition.expr) for _, condition in _conditions(function)}
        for use in sorted(
            expression_uses(function, index), key=lambda use: id(use.expr) in checked
        ):
            premises = tuple(before) if id(use.expr) in checked else ()
            for division, guards in quotients(use.expr, premises):
                zero = Operation("<=", division.right, Number(0))
                if domain.can_hold([*guards, zero]):
                    yield _division_by_zero(use, division)
            if id(use.expr) in checked:
                before.append(use.expr)


def _division_by_zero(use: ExpressionUse, division: Operation) -> Problem:
    divisor = expression.text(division.right)
    message = f"{shown(expression.text(division))} may divide by zero"
    if isinstance(division.right, Number):
        return Problem(use.place, f"{use.where}: {message}; expected a divisor >= 1")
    return Problem(use.place, f"{use.where}: {message}; expected `{divisor} > 0 and` before it")


def lengths_are_never_negative(index: ApiIndex) -> Iterator[Problem]:
    """The result of a subtraction in a length is not negative in any valid call."""
    for function in index.api.functions():
        domain = function_domain(function, index)
        satisfied = [each.expr for _, each in _conditions(function) if _is_typed(each.expr, domain)]
        for parameter in function.params:
            for less in _differences(parameter.len):
                if domain.can_hold([*satisfied, Operation("<", less.left, less.right)]):
                    yield _negative_length(function, parameter, less)


def _differences(expr: Expr | None) -> Iterator[Operation]:
    """Yields the subtractions in an expression."""
    for node in expression.nodes(expr) if expr else ():
        if isinstance(node, Operation) and node.symbol == "-":
            yield node


def _negative_length(function: Function, parameter: Parameter, less: Operation) -> Problem:
    where, left, right = path(function, parameter, "len"), less.left, less.right
    wanted = f"{expression.text(left)} >= {expression.text(right)}"
    words = f"{where}: {shown(expression.text(less))} may be negative; expected `{wanted}` of a"
    return Problem(parameter.place, f"{words} condition")


def defaults_keep_their_conditions(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        domain = function_domain(function, index)
        for parameter in function.params:
            value = index.number(parameter.default)
            if value is None:
                continue
            default_holds = Operation("==", Name(parameter.name), Number(value))
            for condition in parameter.valid:
                if not domain.can_hold([default_holds, condition.expr]):
                    yield _refused_default(function, parameter, f"expected {_spelled(condition)}")
                    break


def _spelled(condition: Condition) -> str:
    """Returns the text of a condition."""
    return expression.text(condition.expr)


def _refused_default(function: Function, parameter: Parameter, expected: str) -> Problem:
    where = path(function, parameter, "default")
    return Problem(parameter.place, f"{where}: {shown(parameter.default)}; {expected}")
