# SPDX-License-Identifier: BSD-3-Clause
"""Prints lengths and conditions in the caller's language, and lengths in words."""

from __future__ import annotations

from collections.abc import Mapping

from dtlgen.derive.handle_kinds import queries
from dtlgen.derive.methods import method_class
from dtlgen.document.expression import (
    BINDING,
    Call,
    Expr,
    Name,
    Not,
    Number,
    Operation,
    calls,
    text,
)
from dtlgen.document.record import record
from dtlgen.model.api import Api, Function, Query

ARRAYS = {"sum", "extent"}


@record
class Syntax:
    """How a language writes a number, an entry of an array, what is not so, and the operators that
    it spells otherwise; `array` is the call of a function of arrays, and `call` that of one of C.
    `handle` is the C handle of an object that is an argument, and `own` that of the method's own,
    "" where it is called as the argument.
    """

    number: str
    entry: str
    negation: str
    array: str
    symbols: Mapping[str, str]
    handle: str = "{0}"
    call: str = "{0}({1})"
    own: str = ""


FORTRAN = Syntax(
    "{0}_c_int64_t",
    "{0}({1} + 1)",
    ".not. ({0})",
    "{0}({1})",
    {"!=": "/=", "and": ".and.", "or": ".or."},
)


@record(eq=False)
class Questions:
    """The queries of handles, and the C function of each, by handle and query."""

    queries: Mapping[str, Mapping[str, Query]]
    functions: Mapping[tuple[str, str], str]
    syntax: Syntax = FORTRAN

    def answer(self, function: Function, call: Call) -> str:
        """Returns the C call of a query; "" if there is no function for it."""
        argument = call.arguments[0]
        types = {each.name: each.item for each in function.params}
        handle = types.get(argument.value, "") if isinstance(argument, Name) else ""
        asked = self.functions.get((handle, call.function), "")
        return self.syntax.call.format(asked, self._handle(function, argument)) if asked else ""

    def _handle(self, function: Function, argument: Expr) -> str:
        """Returns the expression of an object in a query; the method's own object is
        `syntax.own`.
        """
        own = next((p.name for p in function.params if p.item == method_class(function)), "")
        said = text(argument)
        return self.syntax.own or said if said == own else self.syntax.handle.format(said)

    def know(self, function: Function, expr: Expr) -> bool:
        """Returns true if the caller can compute the expression before the call."""
        return all(
            call.function in ARRAYS or call.function == "entry" or self.answer(function, call)
            for call in calls(expr)
        )

    def guard(self, function: Function, expr: Expr) -> str:
        """Returns the condition that an object can be queried; the call itself refuses others."""
        asked = [call for call in calls(expr) if self.answer(function, call)]
        if not asked:
            return ""
        first = asked[0]
        certain = (
            self.answer(function, Call(query.name, first.arguments))
            for query in self.of(function, first).values()
            if query.words and query.least
        )
        return f"{next(filter(None, certain), self.answer(function, first))} > 0"

    def of(self, function: Function, call: Call) -> Mapping[str, Query]:
        """Returns the queries of the handle in the call."""
        argument = call.arguments[0]
        types = {each.name: each.item for each in function.params}
        name = types.get(argument.value, "") if isinstance(argument, Name) else ""
        return self.queries.get(name, {})

    def counts(self, function: Function, call: Call) -> str:
        """Returns the unit of the result, such as "ranks"; "" if it has none."""
        query = self.of(function, call).get(call.function)
        return query.words if query else ""

    def words(self, function: Function, expr: Expr) -> str:
        """Returns the length in words, for messages."""
        match expr:
            case Number(value):
                return "one element" if value == 1 else f"{value} elements"
            case Call("sum", (array,)):
                return f"the sum of {text(array)}"
            case Call("entry", (array, Call() as place)) if said := self.counts(function, place):
                return f"{said}'s entry of {text(array)}"
            case Call("extent", _):
                return "what the parts in it reach"
            case Call() if said := self.counts(function, expr):
                return f"the number of {said}"
            case _:
                return text(expr)

    def printed(self, function: Function, expr: Expr, names: Mapping[str, str]) -> str:
        """Returns the expression, with some parameters replaced by `names`."""
        match expr:
            case Number(value):
                return self.syntax.number.format(value)
            case Name(value):
                return names.get(value, value)
            case Call():
                return self._asked(function, expr, names)
            case Not() | Operation():
                return self._combined(function, expr, names)

    def _asked(self, function: Function, call: Call, names: Mapping[str, str]) -> str:
        match call:
            case Call("entry", (array, index)):
                return self.syntax.entry.format(text(array), self.printed(function, index, names))
            case Call(name, arguments) if name in ARRAYS:
                return self.syntax.array.format(name, ", ".join(map(text, arguments)))
            case _:
                return self.answer(function, call)

    def _combined(self, function: Function, expr: Not | Operation, names: Mapping[str, str]) -> str:
        """Returns a negation or a binary operation as text."""
        match expr:
            case Not(operand):
                return self.syntax.negation.format(self.printed(function, operand, names))
            case Operation(symbol, left, right):
                a, b = (self._operand(function, each, symbol, names) for each in (left, right))
                return f"{a} {self.syntax.symbols.get(symbol, symbol)} {b}"

    def _operand(self, function: Function, expr: Expr, outer: str, names: Mapping[str, str]) -> str:
        """Prints an operand, in parentheses unless it binds more tightly than the operator
        `outer`.
        """
        printed = self.printed(function, expr, names)
        loose = isinstance(expr, Operation) and BINDING[expr.symbol] <= BINDING[outer]
        return f"({printed})" if loose or isinstance(expr, Not) else printed


def questions(api: Api, syntax: Syntax = FORTRAN) -> Questions:
    query_functions = (each for each in api.functions() if each.tells)
    functions = {(each.params[0].item, each.tells): each.c_name for each in query_functions}
    return Questions(queries(api), functions, syntax)
