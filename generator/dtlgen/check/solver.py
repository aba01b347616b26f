# SPDX-License-Identifier: BSD-3-Clause
"""Decides whether conditions on arguments can be satisfied.

A condition is converted to a list of cases, and each case is a list of difference bounds `a - b <=
c` on integers. A case is unsatisfiable if its bounds form a cycle of negative length. A term that
is no sum of a name and a number, such as `size(ctx)` or `count * 2`, is treated as an independent
unknown. The result "cannot hold" is therefore always correct, but some contradictions remain
undetected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import prod
from typing import TypeAlias

from dtlgen.check.types import ExpressionTypeError, Scope, type_of
from dtlgen.document import expression
from dtlgen.document.expression import (
    COMPARISONS,
    POSITIVE,
    Call,
    Expr,
    Name,
    Not,
    Number,
    Operation,
)
from dtlgen.document.record import record

MOST_CASES = 256
OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
DUAL = {"and": "or", "or": "and"}

# The bound `left - right <= most`; None stands for zero.
Bound: TypeAlias = tuple[Expr | None, Expr | None, int]
Case: TypeAlias = tuple[Bound, ...]


@record
class Domain:
    """The names of one function: their types, the values of constants, and the ranges of
    arguments.
    """

    scope: Scope
    values: Mapping[str, int]
    ranges: Mapping[str, tuple[int, int]]

    def can_hold(self, conditions: Iterable[Expr]) -> bool:
        """Returns whether some arguments satisfy all conditions; true if there are too many
        cases.
        """
        choices = self._choices(conditions)
        return choices is None or any(self._solved(case) is not None for case in choices)

    def witness(self, conditions: Iterable[Expr]) -> dict[Expr, int] | None:
        """Returns numbers for arguments and queries that satisfy all conditions, or None if there
        are none or too many cases.
        """
        for case in self._choices(conditions) or ():
            found = self._solved(case)
            if found is not None:
                return found
        return None

    def _choices(self, conditions: Iterable[Expr]) -> list[list[Bound]] | None:
        """Returns the cases in which all conditions hold, or None if there are too many."""
        choices = [self._cases(condition, True) for condition in conditions]
        if prod(map(len, choices)) > MOST_CASES:
            return None
        return [[bound for case in cases for bound in case] for cases in product(*choices)]

    def can_fail(self, condition: Expr) -> bool:
        """Returns whether the condition may be false for some values."""
        return self.can_hold([Not(condition)])

    def _cases(self, expr: Expr, wanted: bool) -> list[Case]:
        """Returns the cases in which the condition has the truth value `wanted`."""
        match expr:
            case Not(operand):
                return self._cases(operand, not wanted)
            case Operation("and" | "or" as symbol, left, right):
                parts = self._cases(left, wanted), self._cases(right, wanted)
                if (symbol if wanted else DUAL[symbol]) == "or":
                    return [*parts[0], *parts[1]]
                return [(*a, *b) for a, b in product(*parts)][: MOST_CASES + 1]
            case Operation(symbol, left, right) if symbol in COMPARISONS:
                return self._compared(symbol if wanted else OPPOSITE[symbol], left, right)
            case _:
                return [()]

    def _compared(self, symbol: str, left: Expr, right: Expr) -> list[Case]:
        (a, plus_a), (b, plus_b) = self._term(left), self._term(right)
        most = plus_b - plus_a  # left <= right is equivalent to a - b <= most
        up: Bound = (a, b, most)
        down: Bound = (b, a, -most)
        below: Bound = (a, b, most - 1)
        above: Bound = (b, a, -most - 1)
        cases: dict[str, list[Case]] = {
            "<=": [(up,)],
            ">=": [(down,)],
            "<": [(below,)],
            ">": [(above,)],
            "==": [(up, down)],
            "!=": [(below,), (above,)],
        }
        return cases[symbol]

    def _term(self, expr: Expr) -> tuple[Expr | None, int]:
        """Returns the expression as the sum of an unknown (or None) and a number."""
        match expr:
            case Number(value):
                return None, value
            case Name(name) if name in self.values:
                return None, self.values[name]
            case Operation("+", left, right):
                (a, plus_a), (b, plus_b) = self._term(left), self._term(right)
                if a is None or b is None:
                    return (b if a is None else a), plus_a + plus_b
        return expr, 0

    def _solved(self, bounds: list[Bound]) -> dict[Expr, int] | None:
        """Returns numbers that satisfy the bounds, or None. Solves the difference constraints as
        shortest paths (Bellman-Ford): the value of an unknown is its distance from zero.
        """
        unknown = dict.fromkeys(each for a, b, _ in bounds for each in (a, b) if each is not None)
        for each in unknown:
            least, greatest = self._range(each)
            bounds = [*bounds, (None, each, -least), (each, None, greatest)]
        length = dict.fromkeys([None, *unknown], 0)
        for _ in range(len(length) + 1):
            is_settled = True
            for a, b, most in bounds:
                if length[b] + most < length[a]:
                    length[a] = length[b] + most
                    is_settled = False
            if is_settled:
                return {each: length[each] - length[None] for each in unknown}
        return None

    def _range(self, expr: Expr) -> tuple[int, int]:
        if isinstance(expr, Name) and expr.value in self.ranges:
            return self.ranges[expr.value]
        if isinstance(expr, Call) and expr.function in POSITIVE:
            return 1, 2**63 - 1
        answer = self.scope.answer(expr) if isinstance(expr, Call) else None
        if answer is not None:
            return answer.range
        try:
            is_unsigned = type_of(expr, self.scope) == "unsigned"
        except ExpressionTypeError:
            is_unsigned = False
        return (0, 2**64 - 1) if is_unsigned else (-(2**63), 2**63 - 1)


def quotients(
    expr: Expr, premises: tuple[Expr, ...] = ()
) -> Iterator[tuple[Operation, tuple[Expr, ...]]]:
    """Yields each division with the conditions that hold whenever C evaluates it: `k > 0` in `k > 0
    and n / k < 9`.
    """
    match expr:
        case Operation(symbol, left, right):
            if symbol == "/":
                yield expr, premises
            yield from quotients(left, premises)
            added_premises = {"and": (left,), "or": (Not(left),)}.get(symbol, ())
            yield from quotients(right, (*premises, *added_premises))
        case _:
            for child in expression.children(expr):
                yield from quotients(child, premises)
