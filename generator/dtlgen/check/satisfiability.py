# SPDX-License-Identifier: BSD-3-Clause
"""Rules: valid calls exist, and the checks themselves do not divide by zero."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, path
from dtlgen.check.conditions import Use, uses
from dtlgen.check.solver import World, quotients
from dtlgen.check.types import ExpressionTypeError, function_scope, type_of
from dtlgen.document import expression
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.expression import Expr, Name, Number, Operation
from dtlgen.document.schema import shown
from dtlgen.model.api import Condition, Function, Parameter


def world(function: Function, known: ApiIndex) -> World:
    ranges = {}
    for parameter in function.params:
        limits = known.limits(parameter.type)
        if limits:
            ranges[parameter.name] = limits
    return World(function_scope(function, known), known.numbers, ranges)


def conditions_can_hold(known: ApiIndex) -> Iterator[Problem]:
    """No condition contradicts itself, such as `root > 5 and root < 3`, and no two conditions
    contradict each other.
    """
    for function in known.api.functions():
        inside = world(function, known)
        alone = True
        for use in _truths(function, known, inside):
            if not inside.can_hold([use.expr]):
                alone = False
                yield _never(use.place, f"{use.where}: {shown(expression.text(use.expr))}")
        if alone:
            yield from _contradiction(function, inside)


def _never(place: Place, what: str) -> Problem:
    return Problem(place, f"{what} never holds; expected what some call keeps")


def _contradiction(function: Function, inside: World) -> Iterator[Problem]:
    """Yields a problem for the first condition that contradicts those before it."""
    kept: list[Expr] = []
    for where, condition in _conditions(function):
        if not _is_typed(condition.expr, inside):
            continue
        if not inside.can_hold([*kept, condition.expr]):
            words = f"{where}: {shown(expression.text(condition.expr))} beside the conditions above"
            yield _never(condition.place, words)
            return
        kept.append(condition.expr)


def _conditions(function: Function) -> Iterator[tuple[str, Condition]]:
    """Yields the conditions in the order in which a stub checks them."""
    for parameter in function.params:
        for condition in parameter.valid:
            yield path(function, parameter, "valid"), condition
    for condition in function.requirements:
        yield f"{function.name}.requirements", condition


def _truths(function: Function, known: ApiIndex, inside: World) -> Iterator[Use]:
    """Yields the conditions with a valid type; another rule reports the others."""
    for use in uses(function, known):
        if use.wanted == ("truth",) and _is_typed(use.expr, inside):
            yield use


def _is_typed(expr: Expr, inside: World) -> bool:
    try:
        return type_of(expr, inside.scope) == "truth"
    except ExpressionTypeError:
        return False


def alternatives_can_fail(known: ApiIndex) -> Iterator[Problem]:
    """A condition that always holds checks nothing: `root < 5 or root > 3`."""
    for function in known.api.functions():
        inside = world(function, known)
        for use in _truths(function, known, inside):
            is_several = isinstance(use.expr, Operation) and use.expr.symbol in ("and", "or")
            if is_several and not inside.can_fail(use.expr):
                words = f"{use.where}: {shown(expression.text(use.expr))} always holds"
                yield Problem(use.place, f"{words}; expected what some call breaks")


def divisors_are_positive(known: ApiIndex) -> Iterator[Problem]:
    for function in known.api.functions():
        inside = world(function, known)
        before: list[Expr] = []
        checked = {id(condition.expr) for _, condition in _conditions(function)}
        for use in sorted(uses(function, known), key=lambda use: id(use.expr) in checked):
            told = tuple(before) if id(use.expr) in checked else ()
            for division, around in quotients(use.expr, told):
                zero = Operation("<=", division.right, Number(0))
                if inside.can_hold([*around, zero]):
                    yield _zero(use, division)
            if id(use.expr) in checked:
                before.append(use.expr)


def _zero(use: Use, division: Operation) -> Problem:
    divisor = expression.text(division.right)
    said = f"{shown(expression.text(division))} may divide by zero"
    if isinstance(division.right, Number):
        return Problem(use.place, f"{use.where}: {said}; expected a divisor >= 1")
    return Problem(use.place, f"{use.where}: {said}; expected `{divisor} > 0 and` before it")


def lengths_are_never_negative(known: ApiIndex) -> Iterator[Problem]:
    """The result of a subtraction in a length is not negative in any valid call."""
    for function in known.api.functions():
        inside = world(function, known)
        kept = [each.expr for _, each in _conditions(function) if _is_typed(each.expr, inside)]
        for parameter in function.params:
            for less in _differences(parameter.len):
                if inside.can_hold([*kept, Operation("<", less.left, less.right)]):
                    yield _negative(function, parameter, less)


def _differences(expr: Expr | None) -> Iterator[Operation]:
    for node in expression.nodes(expr) if expr else ():
        if isinstance(node, Operation) and node.symbol == "-":
            yield node


def _negative(function: Function, parameter: Parameter, less: Operation) -> Problem:
    where, left, right = path(function, parameter, "len"), less.left, less.right
    wanted = f"{expression.text(left)} >= {expression.text(right)}"
    words = f"{where}: {shown(expression.text(less))} may be negative; expected `{wanted}` of a"
    return Problem(parameter.place, f"{words} condition")


def defaults_keep_their_conditions(known: ApiIndex) -> Iterator[Problem]:
    for function in known.api.functions():
        inside = world(function, known)
        for parameter in function.params:
            value = known.number(parameter.default)
            if value is None:
                continue
            given = Operation("==", Name(parameter.name), Number(value))
            for condition in parameter.valid:
                if not inside.can_hold([given, condition.expr]):
                    yield _default(function, parameter, f"expected {_said(condition)}")
                    break


def _said(condition: Condition) -> str:
    return expression.text(condition.expr)


def _default(function: Function, parameter: Parameter, expected: str) -> Problem:
    where = path(function, parameter, "default")
    return Problem(parameter.place, f"{where}: {shown(parameter.default)}; {expected}")
