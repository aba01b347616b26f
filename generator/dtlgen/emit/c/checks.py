# SPDX-License-Identifier: BSD-3-Clause
"""The argument checks of a stub in C: conditions and messages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from dtlgen.derive.argument_checks import ArgumentCheck, argument_checks, conjunction
from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.handle_kinds import created_kinds
from dtlgen.document.expression import Call, Expr, Name, Not, Number, Operation, calls, names, text
from dtlgen.document.record import record
from dtlgen.emit.c.expression import (
    ENUM,
    OPPOSITE,
    SIZE,
    C,
    Scope,
    as_number,
    condition,
    negated,
    scope,
)
from dtlgen.emit.layout import literal, under
from dtlgen.model.api import Api, Function, Parameter
from dtlgen.model.names import Names

LONGEST = 84  # characters of one string literal of a message, which fits on a line of its own


@record
class Check:
    """An early return: its condition and the arguments of the function that sets the last error."""

    when: str
    refusal: tuple[str, ...]
    function: str


def checks(api: Api, c: Spelling, function: Function) -> Iterator[Check]:
    inside = scope(api, c, function)
    for refusal in argument_checks(api, function):
        if refusal.rule not in ("handle", "memory") and _reachable(api, c, function, refusal):
            check = _range if refusal.condition else CHECKS[refusal.rule]
            yield check(refusal, inside)


@cache
def _made(api: Api) -> frozenset[str]:
    """Returns the runtime's structs whose handles are created by an implemented function."""
    handles = spelling(api).handles
    return frozenset(handles[kind].struct for kind in created_kinds(api))


def _reachable(api: Api, c: Spelling, function: Function, refusal: ArgumentCheck) -> bool:
    """Returns true if a condition can be reached. A handle that no implemented function creates
    always fails in its lookup.
    """
    made = _made(api)
    asked = {
        name
        for expr in (refusal.where, refusal.condition, refusal.dtype)
        if expr
        for name in _asked(expr)
    }
    objects = [each for each in function.params if each.group == "handle" and each.name in asked]
    return all(c.struct(each) in made for each in objects)


def _asked(expr: Expr) -> Iterator[str]:
    """Yields the names in the arguments of an expression's queries."""
    for call in calls(expr):
        yield from (name for argument in call.arguments for name in names(argument))


def check(names: Names, when: str, refusal: tuple[str, ...]) -> Check:
    """Returns a check that refuses the call with the arguments `refusal` if `when` holds."""
    head = f"    if ({names.macro('unlikely')}("
    return Check(under(when, len(head), ")) {"), refusal, names.own("refuse"))


def _null(refusal: ArgumentCheck, inside: Scope) -> Check:
    assert refusal.subject is not None
    name = refusal.subject.name
    where = refusal.where
    if refusal.subject.nullable:
        where = conjunction(where, Not(_expression(refusal.subject.nullable)))
    guard = f" && {condition(where, inside).within(2)}" if where else ""
    expected, values = _spoken(where, inside, "") if where else ("", ())
    words = f"{name} is NULL; expected an address" + (f" where {expected}" if where else "")
    when = f"{inside.own('is_null')}({name}){guard}"
    return check(inside.names, when, _refuse(refusal, words, values))


def _expression(nullable: Expr | bool) -> Expr:
    """Narrows the type of `nullable`, which must be a condition here."""
    assert not isinstance(nullable, bool)
    return nullable


def _enum(refusal: ArgumentCheck, inside: Scope) -> Check:
    assert refusal.enum is not None
    assert refusal.subject is not None
    optional = refusal.subject.group == "struct" and refusal.subject.nullable is True
    by_address = refusal.subject.group == "struct" and not refusal.subject.by_value
    value = C(refusal.argument.replace(".", "->") if by_address else refusal.argument, ENUM)
    guard = f"{refusal.subject.name} != NULL && " if optional else ""
    conversion, argument = as_number(value)
    words = f"{refusal.argument} is {conversion}; expected {refusal.expected}"
    is_member = inside.own(f"is_{refusal.enum.name}")
    refused = _refuse(refusal, words, (argument,))
    return check(inside.names, f"{guard}!{is_member}({value.text})", refused)


def _range(refusal: ArgumentCheck, inside: Scope) -> Check:
    assert refusal.condition is not None
    subject = refusal.argument
    if refusal.subject is not None and _is_number(refusal.subject):
        expected, values = _spoken(refusal.condition, inside, subject)
        value = inside.value(subject)
        conversion, argument = _as_passed(value)
        match refusal.condition:
            case Operation("<=", Name(name), _) if name == subject and value.kind == SIZE:
                expected = f"0 <= {expected}"
        words, values = f"{subject} is {conversion}; expected {expected}", (argument, *values)
    else:
        words, values = _sentence(refusal.condition, inside)
    when = negated(refusal.condition, inside).text
    return check(inside.names, when, _refuse(refusal, words, values))


def _overlap(refusal: ArgumentCheck, inside: Scope) -> Check:
    first, second = refusal.partner, refusal.subject
    assert first is not None
    assert second is not None
    identical = second.name == first.alias or first.name == second.alias
    guards = [condition(refusal.where, inside).within(2)] if refusal.where else []
    guards += [f"{first.name} != {second.name}"] if identical else []
    arguments = f"{first.name}, {span(first, inside)}, {second.name}, {span(second, inside)}"
    when = " && ".join([*guards, f"{inside.own('overlaps')}({arguments})"])
    words = f"{second.name} overlaps {first.name}; expected {refusal.expected}"
    return check(inside.names, when, _refuse(refusal, words, ()))


def span(buffer: Parameter, inside: Scope) -> str:
    """Returns the size of a buffer in bytes, in C."""
    assert buffer.len is not None
    size = Call("bytes", (buffer.elem,)) if buffer.elem else Number(1)
    return condition(
        size if buffer.len == Number(1) else Operation("*", buffer.len, size), inside
    ).text


def _operation(refusal: ArgumentCheck, inside: Scope) -> Check:
    assert refusal.dtype is not None
    dtype = condition(refusal.dtype, inside).text
    words = f"{refusal.argument} is %s; expected {refusal.expected} (%s)"
    operation = f"{inside.own('operation_names')}[{refusal.argument}]"
    values = (operation, f"{inside.own('dtype')}({dtype})->name")
    when = f"!{inside.own('is_defined')}({refusal.argument}, {dtype})"
    return check(inside.names, when, _refuse(refusal, words, values))


def _feature(refusal: ArgumentCheck, inside: Scope) -> Check:
    feature = f"FEATURE_{refusal.argument.upper()}"
    words = f"{refusal.argument} is not available: %s; install %s"
    asked = ("feature_available", "feature_reason", "feature_remedy")
    available, *values = (f"{inside.own(each)}({feature})" for each in asked)
    return check(inside.names, f"!{available}", _refuse(refusal, words, tuple(values)))


CHECKS: Mapping[str, Callable[[ArgumentCheck, Scope], Check]] = {
    "null": _null,
    "enum": _enum,
    "overlap": _overlap,
    "op": _operation,
    "feature": _feature,
}


def _refuse(refusal: ArgumentCheck, words: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the arguments of the function that sets the last error."""
    message = literal(words, len("            "), LONGEST)
    return (refusal.status, f'"{refusal.function}"', f'"{refusal.key}"', message, *values)


def _is_number(parameter: Parameter) -> bool:
    return not parameter.array and parameter.group in ("", "enum") and parameter.dir != "out"


def _spoken(expr: Expr, inside: Scope, subject: str) -> tuple[str, tuple[str, ...]]:
    """Returns the condition as the specification spells it, and the values of the terms that the
    caller cannot read off the call.
    """
    values: list[str] = []
    return text(_annotated(expr, inside, subject, values)), tuple(values)


def _annotated(expr: Expr, inside: Scope, subject: str, values: list[str]) -> Expr:
    """Replaces `size(ctx)` by `size(ctx) (%lld)` and appends the values to `values`."""
    match expr:
        case Operation(symbol, left, right):
            before = _annotated(left, inside, subject, values)
            return Operation(symbol, before, _annotated(right, inside, subject, values))
        case Not(operand):
            return Not(_annotated(operand, inside, subject, values))
        case Call() | Name() if _shows_value(expr, inside, subject):
            conversion, argument = _as_passed(condition(expr, inside))
            values.append(argument)
            return Name(f"{text(expr)} ({conversion})")
        case _:
            return expr


COMPARED = {
    "==": "",
    "!=": "other than ",
    "<": "less than ",
    "<=": "at most ",
    ">": "more than ",
    ">=": "at least ",
}


def _sentence(expr: Expr, inside: Scope) -> tuple[str, tuple[str, ...]]:
    """Returns the message on several arguments: `rank(ctx) != root or recvcount == sendcount`
    becomes `recvcount is 3; expected sendcount (4), where rank(ctx) (0) == root (0)`.
    """
    guards: list[Expr] = []
    while isinstance(expr, Operation) and expr.symbol == "or":
        guards.append(expr.left)
        expr = expr.right
    values: list[str] = []
    if isinstance(expr, Operation) and expr.symbol in COMPARED:
        conversion, argument = _as_passed(condition(expr.left, inside))
        values.append(argument)
        right = text(_annotated(expr.right, inside, "", values))
        words = f"{_named(expr.left)} is {conversion}; expected {COMPARED[expr.symbol]}{right}"
    else:
        words = f"arguments differ; expected {text(_annotated(expr, inside, '', values))}"
    wheres = [text(_annotated(_opposite(each), inside, "", values)) for each in guards]
    return words + (", where " + " and ".join(wheres) if wheres else ""), tuple(values)


def _named(expr: Expr) -> str:
    """Returns the name of an argument or an expression; `counts[rank]` for an array element."""
    match expr:
        case Call("entry", (array, index)):
            return f"{text(array)}[{text(index)}]"
        case _:
            return text(expr)


def _opposite(expr: Expr) -> Expr:
    """Returns the negated expression, with the opposite comparison where there is one."""
    match expr:
        case Operation(symbol, left, right) if symbol in OPPOSITE:
            return Operation(OPPOSITE[symbol], left, right)
        case Not(operand):
            return operand
        case _:
            return Not(expr)


def _as_passed(value: C) -> tuple[str, str]:
    """Like as_number, for a caller's argument: a negative number that was converted to a size is
    printed as negative, because no valid size uses the highest bit.
    """
    is_given = value.kind == SIZE and value.text.lstrip("*").isidentifier()
    return ("%lld", value.cast("long long")) if is_given else as_number(value)


def _shows_value(expr: Call | Name, inside: Scope, subject: str) -> bool:
    """Returns whether a message shows this value besides the checked argument."""
    if isinstance(expr, Call):
        return True
    parameter = inside.parameters.get(expr.value)
    return parameter is not None and expr.value != subject and _is_number(parameter)
