# SPDX-License-Identifier: BSD-3-Clause
"""Prints conditions as C.

Signedness is tracked, so that comparisons are mathematically correct: a `count` is never negative
and fits into int64_t, and a `size` may be any uint64_t. Sums and products saturate at UINT64_MAX,
differences at 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from dtlgen.derive.c_types import Spelling
from dtlgen.document.expression import COMPARISONS, Call, Expr, Name, Not, Number, Operation, text
from dtlgen.document.record import record
from dtlgen.model.api import Api, Function, Parameter, Query
from dtlgen.model.names import Names

SIGNED, COUNT, SIZE, TRUTH, ENUM = "signed", "count", "size", "truth", "enum"

# The functions of the condition language, and the kind of number that each returns.
RESULTS = {"bytes": COUNT, "limit": COUNT, "sum": SIZE, "extent": SIZE, "entry": SIZE}

OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
# Precedence of C's operators; higher binds more tightly.
BINDING = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "-": 5, "/": 6}
ATOM = 9


@record
class C:
    """A C expression: its text, the kind of its value, the precedence of its outermost operator,
    and `is_positive` if it is known to be greater than 0.
    """

    text: str
    kind: str
    binding: int = ATOM
    is_positive: bool = False

    def within(self, binding: int) -> str:
        """Returns the C text, in parentheses if its operator binds more weakly than `binding`."""
        return self.text if self.binding >= binding else f"({self.text})"

    def cast(self, type: str) -> str:
        return f"({type}){self.within(ATOM)}"


@record
class Scope:
    """The meaning of the names in a function's conditions."""

    spelling: Spelling
    parameters: Mapping[str, Parameter]
    constants: Mapping[str, C]
    unsigned: frozenset[str]

    @property
    def names(self) -> Names:
        return self.spelling.names

    def own(self, name: str) -> str:
        return self.spelling.names.own(name)

    def value(self, name: str) -> C:
        """Returns the C expression of a constant or parameter; an output parameter is
        dereferenced.
        """
        if name not in self.parameters:
            return self.constants[name]
        parameter = self.parameters[name]
        star = "*" if parameter.dir != "in" and parameter.group != "handle" else ""
        if parameter.group == "enum":
            return C(name, ENUM)
        return C(star + name, SIZE if parameter.item == "size" else SIGNED)

    def call(self, call: Call) -> C:
        """Returns the C expression of a query or of a function of the expression language."""
        kind = RESULTS.get(call.function, SIGNED)
        if call.function == "entry":
            array, index = (condition(argument, self).text for argument in call.arguments)
            return C(f"{array}[{index}]", kind)
        names = [text(argument) for argument in call.arguments]
        if call.function in ("bytes", "limit"):
            dtype = condition(call.arguments[0], self).text
            return C(f"{self.own(call.function)}({dtype})", kind, is_positive=True)
        parameter = self.parameters[names[0]]
        if parameter.array:
            arguments = ", ".join([*names, self.length(parameter)])
            return C(f"{self.own(call.function)}({arguments})", kind)
        if parameter.group == "struct":
            reference = f"&{names[0]}" if parameter.by_value else names[0]
            asked = self.own(f"{parameter.item}_{call.function}")
            return C(f"{asked}({reference})", kind)
        asked = self.own(f"{self.spelling.struct(parameter)}_{call.function}")
        query = self.spelling.queries[parameter.item][call.function]
        positive = query.least is not None and query.least > 0
        return C(f"{asked}({object_name(parameter)})", self.kind(query), is_positive=positive)

    def kind(self, query: Query) -> str:
        """Returns the kind of a query's result. A size that an object returns fits into int64_t."""
        if query.type.startswith("enum."):
            return ENUM
        return COUNT if query.type in self.unsigned else SIGNED

    def length(self, array: Parameter) -> str:
        """Returns the C expression for the number of elements; the array must have a length."""
        assert array.len is not None
        return condition(array.len, self).text


def scope(api: Api, spelling: Spelling, function: Function) -> Scope:
    parameters = {parameter.name: parameter for parameter in function.params}
    return Scope(spelling, parameters, _constants(api), _unsigned(api))


@cache
def _unsigned(api: Api) -> frozenset[str]:
    """Returns the names of the scalars that are unsigned in C."""
    return frozenset(scalar.name for scalar in api.scalars if scalar.base.startswith("u"))


@cache
def _constants(api: Api) -> Mapping[str, C]:
    unsigned = _unsigned(api)
    constants = {
        each.name: C(each.name, SIZE if each.type in unsigned else SIGNED) for each in api.constants
    }
    constants |= {value.name: C(value.name, ENUM) for enum in api.enums for value in enum.values}
    constants |= {dtype.name: C(api.names.macro("dtype", dtype.name), ENUM) for dtype in api.dtypes}
    return constants


def object_name(parameter: Parameter) -> str:
    """Returns the C variable with the object of a handle, or the objects of an array."""
    return f"{parameter.name}_objects" if parameter.array else f"{parameter.name}_object"


def condition(expr: Expr, names: Scope) -> C:
    """Returns the C expression that corresponds to an expression of the specification."""
    match expr:
        case Number(value):
            return C(str(value), COUNT if value >= 0 else SIGNED, is_positive=value > 0)
        case Name(value):
            return names.value(value)
        case Call():
            return names.call(expr)
        case Not(operand):
            return negated(operand, names)
        case Operation(symbol, left, right):
            return _operation(symbol, left, right, names)


def negated(expr: Expr, names: Scope) -> C:
    """Returns the negation of a condition, pushed down to its comparisons."""
    match expr:
        case Operation("and", left, right):
            return _joined("||", negated(left, names), negated(right, names))
        case Operation("or", left, right):
            return _joined("&&", negated(left, names), negated(right, names))
        case Operation(symbol, left, right) if symbol in COMPARISONS:
            return _operation(OPPOSITE[symbol], left, right, names)
        case Not(operand):
            return condition(operand, names)
        case _:
            return C(f"!{condition(expr, names).within(ATOM)}", TRUTH)


def as_number(value: C) -> tuple[str, str]:
    """Returns the printf conversion for the value and the argument for it."""
    if value.kind in (SIGNED, ENUM):
        return "%lld", value.cast("long long")
    return "%llu", value.cast("unsigned long long")


def _operation(symbol: str, left: Expr, right: Expr, names: Scope) -> C:
    a, b = condition(left, names), condition(right, names)
    if symbol in ("and", "or"):
        return _joined({"and": "&&", "or": "||"}[symbol], a, b)
    if symbol in COMPARISONS:
        return _compared(symbol, a, b)
    return ARITHMETIC[symbol](a, b, names)


def _joined(symbol: str, a: C, b: C) -> C:
    """Returns a conjunction or disjunction. && within || is parenthesized, because compilers
    warn otherwise.
    """
    binding = BINDING[symbol]
    stronger = ATOM if symbol == "||" else binding
    left = a.text if a.binding == binding else a.within(min(stronger, 3))
    right = b.text if b.binding == binding else b.within(min(stronger, 3))
    return C(f"{left} {symbol} {right}", TRUTH, binding)


def _compared(symbol: str, a: C, b: C) -> C:
    """Compares two values; operands of different signedness are compared by value."""
    binding = BINDING[symbol]
    left, right = a.within(binding + 1), b.within(binding + 1)
    if {a.kind, b.kind} == {SIGNED, SIZE}:
        return _compared_exactly(symbol, a, b)
    if {a.kind, b.kind} == {SIGNED, COUNT}:
        left = a.cast("int64_t") if a.kind == COUNT and not a.text.isdigit() else left
        right = b.cast("int64_t") if b.kind == COUNT and not b.text.isdigit() else right
    return C(f"{left} {symbol} {right}", TRUTH, binding)


def _compared_exactly(symbol: str, a: C, b: C) -> C:
    """Compares a signed number with a size: tests the sign before the conversion to unsigned."""
    signed = a if a.kind == SIGNED else b
    left = a.cast("uint64_t") if a is signed else a.within(5)
    right = b.cast("uint64_t") if b is signed else b.within(5)
    below = symbol == "!=" or symbol in (("<", "<=") if a is signed else (">", ">="))
    sign, joint = ("<", "||") if below else (">=", "&&")
    return C(f"{signed.within(5)} {sign} 0 {joint} {left} {symbol} {right}", TRUTH, BINDING[joint])


def _sum(a: C, b: C, names: Scope) -> C:
    """Returns an addition through the helper `plus`."""
    return C(f"{names.own('plus')}({a.text}, {b.text})", SIZE)


def _product(a: C, b: C, names: Scope) -> C:
    """Returns a multiplication through the helper `times`."""
    return C(f"{names.own('times')}({a.text}, {b.text})", SIZE)


def _difference(a: C, b: C, names: Scope) -> C:
    """Subtracts as int64_t if an operand is signed, else through the helper `minus`."""
    if SIGNED in (a.kind, b.kind):
        return C(f"{a.cast('int64_t')} - {b.cast('int64_t')}", SIGNED, BINDING["-"])
    return C(f"{names.own('minus')}({a.text}, {b.text})", SIZE)


def _quotient(a: C, b: C, _: Scope) -> C:
    """Returns a division, which yields 0 unless the divisor is positive; `dtlgen check`
    requires a positive divisor.
    """
    kind = SIGNED if a.kind == SIGNED else SIZE if SIZE in (a.kind, b.kind) else COUNT
    quotient = f"{a.within(6)} / {b.within(7)}"
    if b.is_positive:
        return C(quotient, kind, BINDING["/"])
    return C(f"({b.within(5)} > 0 ? {quotient} : 0)", kind)


ARITHMETIC: Mapping[str, Callable[[C, C, Scope], C]] = {
    "+": _sum,
    "*": _product,
    "-": _difference,
    "/": _quotient,
}
