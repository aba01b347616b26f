# SPDX-License-Identifier: BSD-3-Clause
"""Sample arguments for misuse tests: calls in which all arguments but one are valid.

The specification states the results of queries on the objects of the tests. Every condition can
therefore be evaluated, and a number that violates exactly one condition is found by trying
candidates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from dtlgen.derive.argument_checks import ArgumentCheck, argument_checks
from dtlgen.derive.caching import bounded_cache
from dtlgen.derive.handle_kinds import created_kinds, queries
from dtlgen.document.expression import Call, Expr, Name, Not, Number, Operation
from dtlgen.document.record import record
from dtlgen.model.api import Api, Constant, Dtype, Enum, Function, Parameter

Arguments: TypeAlias = Mapping[str, int]

DTYPE = "int32"  # dtype of all containers and buffers, if the API has it
NO_MEMBER = 9999

COUNTS = {"sum": 1, "extent": 1, "entry": 1}
LARGEST = {"size": 2**64 - 1, "index": 2**63 - 1}
CANDIDATES = (1, 0, 2, 3, 4, 5, -1, -3, 100, 2**31 - 1, 2**63 - 1, 2**64 - 1)

OPERATORS: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: abs(a) // b * (1 if a >= 0 else -1) if b > 0 else 0,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "and": lambda a, b: bool(a and b),
    "or": lambda a, b: bool(a or b),
}


@record
class SampleValues:
    """The values of constants and enum members, and the size of each dtype in bytes. `dtype` is the
    dtype of containers and buffers, and `answers` the results of queries.
    """

    values: Mapping[str, int]
    bytes: Mapping[int, int]
    dtype: int
    answers: Mapping[str, int]

    def value(self, expr: Expr, arguments: Arguments) -> int:
        """Evaluates an expression with the given arguments, constants and query results."""
        match expr:
            case Number(value):
                return value
            case Name(name):
                return arguments[name] if name in arguments else self.values[name]
            case Not(operand):
                return not self.value(operand, arguments)
            case Operation(symbol, left, right):
                return OPERATORS[symbol](self.value(left, arguments), self.value(right, arguments))
            case Call():
                return self.answer(expr, arguments)

    def answer(self, call: Call, arguments: Arguments) -> int:
        """Returns the sample result of a query, or the bytes or the limit of a dtype."""
        if call.function in self.answers:
            return self.answers[call.function]
        bytes = self.bytes[self.value(call.arguments[0], arguments)]
        return bytes if call.function == "bytes" else (2**63 - 1) // bytes


@cache
def facts(api: Api) -> SampleValues:
    """Returns the sample values of an API. Queries for a dtype return the sample dtype."""
    values = {constant.name: _value(api, constant) for constant in api.constants}
    values |= {value.name: value.value for enum in api.enums for value in enum.values}
    values |= {dtype.name: dtype.value for dtype in api.dtypes}
    dtype = _dtype(api)
    sizes = {dtype.value: dtype.size for dtype in api.dtypes}
    number = dtype.value if dtype else 0
    all_queries = (query for each in queries(api).values() for query in each.values())
    answers = {
        query.name: number if query.type == "enum.dtype" else query.sample for query in all_queries
    }
    return SampleValues(values, sizes, number, answers | COUNTS)


def _value(api: Api, constant: Constant) -> int:
    """Returns the constant's value; a negative value of an unsigned type wraps, as in C."""
    base = next((each.base for each in api.scalars if each.name == constant.type), "")
    is_largest = constant.value < 0 and base.startswith("u")
    return constant.value + 2 ** int(base[4:-2]) if is_largest else constant.value


def _dtype(api: Api) -> Dtype | None:
    """Returns the sample dtype: DTYPE, or the API's first dtype, or None without dtypes."""
    first = next(iter(api.dtypes), None)
    return next((dtype for dtype in api.dtypes if dtype.name == DTYPE), first)


@cache
def family_member(api: Api, family: str) -> str:
    """Returns the handle kind that represents a family: the first that some function creates."""
    created = (each.name for each in api.handles() if each.family == family)
    return next((name for name in created if name in created_kinds(api)), "")


@cache
def other_kind(api: Api, handle: str) -> str:
    """Returns a handle of a kind other than `handle`: preferably one that others are created from,
    else one of a family, else any; "" for none.
    """
    parents = {each.parent for each in api.handles()}
    created = [each for each in api.handles() if each.name in created_kinds(api)]
    others = [each for each in created if handle not in (each.name, each.family)]
    others.sort(key=lambda each: (each.name not in parents, not each.family))
    return next((each.name for each in others), "")


@cache
def operation(api: Api, is_defined: bool) -> str:
    """Returns the first operation that is (or is not) defined for the sample dtype; "" for none."""
    dtype = _dtype(api)
    for each in api.operations:
        if dtype and (dtype.kind in each.kinds) == is_defined:
            return api.names.macro("op", each.name)
    return ""


@bounded_cache
def valid_arguments(api: Api, function: Function) -> Mapping[str, int]:
    """Returns a value for each numeric argument such that no check refuses the call."""
    sample = facts(api)
    arguments = {
        each.name: _initial_value(api, sample, each) for each in function.params if is_number(each)
    }
    for parameter in function.params:
        conditions = [condition.expr for condition in parameter.valid]
        for candidate in _candidates(parameter):
            attempt = {**arguments, parameter.name: candidate}
            if all(sample.value(condition, attempt) for condition in conditions):
                arguments = attempt
                break
    return arguments


def is_number(parameter: Parameter) -> bool:
    """Returns whether the parameter is an input number or enum, for which values can be tried."""
    plain = (
        parameter.type in ("int", "size", "rank", "index", "tag", "status")
        or parameter.group == "enum"
    )
    return plain and not parameter.array and parameter.dir == "in"


def _initial_value(api: Api, sample: SampleValues, parameter: Parameter) -> int:
    """Returns an initial value: a member of an enum, 1 for a size, 0 for other numbers."""
    if parameter.group != "enum":
        return 1 if parameter.type == "size" else 0
    if parameter.item == "dtype":
        return sample.dtype
    first = _enums(api)[parameter.item].members[0]
    preferred = operation(api, True) if parameter.item == "reduce_op" else ""
    return sample.values.get(preferred, first.value)


@cache
def _enums(api: Api) -> Mapping[str, Enum]:
    return {enum.name: enum for enum in api.enums}


def _candidates(parameter: Parameter) -> Iterator[int]:
    """Yields candidates that the parameter's type can hold; none for arguments that are not
    numbers.
    """
    if is_number(parameter) and parameter.group != "enum":
        largest = LARGEST.get(parameter.type, 2**31 - 1)
        smallest = 0 if parameter.type == "size" else -largest
        yield from (candidate for candidate in CANDIDATES if smallest <= candidate <= largest)


def violating_arguments(
    api: Api, function: Function, refusal: ArgumentCheck
) -> dict[str, int] | None:
    """Returns arguments that violate the condition of `refusal` but none that is checked before it,
    or None if no candidates do.
    """
    sample = facts(api)
    usual = valid_arguments(api, function)
    assert refusal.condition is not None
    before = []
    for other in argument_checks(api, function):
        if other is refusal or other == refusal:
            break
        before += [other.condition] if other.condition else []
    candidates = [refusal.subject] if refusal.subject else list(function.params)
    for parameter in candidates:
        for candidate in _candidates_or_members(parameter):
            attempt = {**usual, parameter.name: candidate}
            if not sample.value(refusal.condition, attempt) and all(
                sample.value(each, attempt) for each in before
            ):
                return attempt
    return None


def _candidates_or_members(parameter: Parameter) -> Iterator[int]:
    """Yields numbers to try for a parameter, and dtypes for an enum."""
    yield from _candidates(parameter)
    if parameter.group == "enum":
        yield from (0, 1, 3, 8)  # members of dtype, the only enum that conditions compare
