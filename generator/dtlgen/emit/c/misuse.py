# SPDX-License-Identifier: BSD-3-Clause
"""Misuse tests in C: call each function with an invalid argument for each argument check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dtlgen.derive.argument_checks import ArgumentCheck, argument_checks, is_pointer
from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.handle_kinds import created_kinds, free_functions, freed_kinds
from dtlgen.derive.samples import (
    NO_MEMBER,
    family_member,
    operation,
    other_kind,
    valid_arguments,
    violating_arguments,
)
from dtlgen.document.record import field, record, replace
from dtlgen.model.api import Api, Area, Function, Parameter

NULL_HANDLE = "NULL"
KNOWN = {"string": '"name"', "size[]": "misuse_ones"}  # valid arguments by type; others are zeros
FOREIGN_HANDLES = ("misuse_foreign", "misuse_nonsense")


@record
class Case:
    """One refused call. `macro` compares its result with `expected`; `only_if` is a condition for
    the case, or "".
    """

    macro: str
    expected: str
    id: str
    call: str
    arguments: tuple[str, ...]
    only_if: str = ""


@record
class Test:
    function: str
    origin: str
    cases: tuple[Case, ...]


@record
class Misuse:
    """The tests of an area: one per function with argument checks."""

    area: str
    tests: tuple[Test, ...]


def areas(api: Api) -> Iterator[str]:
    """Yields the names of the areas with argument checks."""
    return (area.name for area in api.areas if next(_tests(api, area), None))


def pages(api: Api) -> Iterator[tuple[str, Misuse]]:
    for area in api.areas:
        tests = tuple(_tests(api, area))
        if tests:
            yield f"tests/c/misuse_{area.name}.c", Misuse(area.name, tests)


def _caller(api: Api, function: Function) -> Caller:
    """Returns the function's caller with a valid C expression for each argument."""
    bare = Caller(api, spelling(api), function)
    numbers = {
        name: bare.number(name, each) for name, each in valid_arguments(api, function).items()
    }
    usual = {
        each.name: numbers.get(each.name) or bare.accepted(slot, each)
        for slot, each in enumerate(function.params)
    }
    return replace(bare, usual=usual)


def _tests(api: Api, area: Area) -> Iterator[Test]:
    for function in area.functions:
        cases = tuple(_caller(api, function).cases())
        if cases:
            yield Test(function.name, f"{function.place.file}: {function.name}", cases)


@record
class Caller:
    """Creates the test cases of one function."""

    api: Api
    c: Spelling
    function: Function
    usual: Mapping[str, str] = field(default_factory=dict)  # a valid value of each argument

    def cases(self) -> Iterator[Case]:
        """Yields the misuse cases of the argument checks that the tests can violate, and that
        of a planned function.
        """
        for refusal in argument_checks(self.api, self.function):
            if refusal.rule == "handle":
                yield from self.handle_cases(refusal)
            elif self.is_reached():
                yield from self.argument_cases(refusal)
        if self.function.planned and self.is_reached():
            available = self.has(self.function.requires) if self.function.requires else ""
            yield self.case("planned", self.c.outcomes.planned, {}, available)

    def is_reached(self) -> bool:
        """Returns true if objects for all handles of the call can be created."""
        inputs = (
            each for each in self.function.params if each.group == "handle" and each.dir == "in"
        )
        return all(each.of_family or each.item in self.made() for each in inputs)

    def made(self) -> frozenset[str]:
        """Returns the kinds of handles that an implemented function creates."""
        return created_kinds(self.api)

    def handle_cases(self, refusal: ArgumentCheck) -> Iterator[Case]:
        """Yields a case for each kind of invalid handle: foreign, of another kind, NULL and
        freed.
        """
        parameter = refusal.subject
        assert parameter is not None
        if parameter.array or not self.comes_first(parameter):
            return
        other = other_kind(self.api, parameter.item)
        frees = self.function.name in free_functions(self.api)
        wrong = [*FOREIGN_HANDLES]
        wrong += [f"(void *)live.{other}"] if other else []
        wrong += [] if parameter.nullable or frees else [NULL_HANDLE]
        wrong += [f"freed.{parameter.item}"] if parameter.item in self.made() & self.freed() else []
        for value in wrong:
            yield self.case(refusal.key, refusal.status, {parameter.name: value})

    def comes_first(self, parameter: Parameter) -> bool:
        """Returns true if all handles before the parameter can be valid."""
        before = self.function.params[: self.function.params.index(parameter)]
        handles = (each for each in before if each.group == "handle" and each.dir == "in")
        return all(each.of_family or each.item in self.made() for each in handles)

    def freed(self) -> frozenset[str]:
        return freed_kinds(self.api)

    def argument_cases(self, refusal: ArgumentCheck) -> Iterator[Case]:
        """Yields a case in which this check fails first, if the tests have such arguments."""
        changed = self.breaks(refusal)
        missing = f"!{self.has(refusal.argument)}" if refusal.rule == "feature" else ""
        if changed is not None:
            yield self.case(refusal.key, refusal.status, changed, missing)

    def breaks(self, refusal: ArgumentCheck) -> dict[str, str] | None:
        """Returns the changed arguments that fail this check, in C; None if there are none."""
        if refusal.condition is None:
            return WRONG[refusal.rule](self, refusal)
        numbers = violating_arguments(self.api, self.function, refusal)
        if numbers is None:
            return None
        return {name: self.number(name, value) for name, value in numbers.items()}

    def number(self, name: str, value: int) -> str:
        """Returns a value as a C expression; that of an enum by its member's name."""
        parameter = next(each for each in self.function.params if each.name == name)
        if parameter.group == "enum":
            return self.member(parameter.item, value)
        return f"{value}U" if value > 2**63 - 1 else str(value)

    def member(self, name: str, value: int) -> str:
        """Returns the enum member with the value, or a cast of the value if there is none."""
        enum = next(enum for enum in self.api.enums if enum.name == name)
        return next(
            (each.name for each in enum.members if each.value == value), f"({enum.c}){value}"
        )

    def case(self, key: str, status: str, changed: Mapping[str, str], only_if: str = "") -> Case:
        """Returns a test case: the call with `changed` arguments must fail with `status`."""
        arguments = (changed.get(name) or value for name, value in self.usual.items())
        macro, expected = self.outcome(status)
        return Case(
            macro=macro,
            expected=expected,
            id=self.c.names.check(self.function.name, key),
            call=self.function.c_name,
            arguments=tuple(arguments),
            only_if=only_if,
        )

    def has(self, feature: str) -> str:
        return f"{self.c.names.c(f'has_{feature}')}()"

    def outcome(self, status: str) -> tuple[str, str]:
        """Returns the macro that checks the result of a refused call, and the expected result."""
        returns = self.function.returns
        if returns.is_status:
            return "REFUSED", status
        if returns.is_void:
            return "REFUSED_VOID", status
        if returns.type == "string":
            return "REFUSED_TEXT", f'"{returns.on_error}"'
        if returns.type.startswith("struct."):
            struct = next(
                each for each in self.api.structs if f"struct.{each.name}" == returns.type
            )
            return "REFUSED_STRUCT", struct.fields[0].name
        return "REFUSED_VALUE", self.c.on_error(returns)

    def accepted(self, slot: int, parameter: Parameter) -> str:
        """Returns the C expression of a valid argument."""
        if parameter.dir != "in":
            return f"OUT({slot})"
        if parameter.group == "handle" and not parameter.array:
            return self.object(parameter)
        if parameter.nullable is True:
            return "NULL"
        address = KNOWN.get(parameter.type, f"IN({slot})") if is_pointer(parameter) else ""
        type = self.c.types[parameter.type.removesuffix("[]")] if parameter.group else ""
        if parameter.group == "callback":
            return f"({type})misuse_callback"
        return address or (f"({type}){{0}}" if parameter.group == "struct" else "0")

    def object(self, parameter: Parameter) -> str:
        """Returns the test object for a handle parameter; "NULL" if the tests create none of its
        kind.
        """
        if parameter.of_family:
            return f"live.{family_member(self.api, parameter.item)}"
        return f"live.{parameter.item}" if parameter.item in self.made() else "NULL"


def _memory(_caller: Caller, refusal: ArgumentCheck) -> dict[str, str]:
    """Returns a device address for the checked argument."""
    return {refusal.argument: "misuse_device_memory"}


def _null(_caller: Caller, refusal: ArgumentCheck) -> dict[str, str] | None:
    return {refusal.argument: "NULL"}


def _enum(caller: Caller, refusal: ArgumentCheck) -> dict[str, str] | None:
    assert refusal.enum is not None
    assert refusal.subject is not None
    wrong = f"({refusal.enum.c}){NO_MEMBER}"
    if refusal.subject.group != "struct":
        return {refusal.argument: wrong}
    field = refusal.argument.rpartition(".")[2]
    literal = f"({caller.c.types[refusal.subject.type]}){{.{field} = {wrong}}}"
    return {refusal.subject.name: literal if refusal.subject.by_value else f"&{literal}"}


def _overlap(caller: Caller, refusal: ArgumentCheck) -> dict[str, str] | None:
    """Returns two arguments that overlap. If both may be the same buffer, the second one starts one
    byte after the first.
    """
    assert refusal.partner is not None
    slot = next(
        slot for slot, each in enumerate(caller.function.params) if each.name == refusal.argument
    )
    may_be_same = caller.function.params[slot].alias == refusal.partner.name
    inside = f"(char *)OUT({slot}) + 1" if may_be_same else f"OUT({slot})"
    return {refusal.partner.name: f"OUT({slot})", refusal.argument: inside}


def _operation(caller: Caller, refusal: ArgumentCheck) -> dict[str, str] | None:
    """Returns an operation that is undefined for the sample dtype; None if all are defined."""
    undefined = operation(caller.api, False)
    return {refusal.argument: undefined} if undefined else None


def _feature(_caller: Caller, _refusal: ArgumentCheck) -> dict[str, str] | None:
    """Returns no changes: the call fails if the feature is missing."""
    return {}


WRONG: Mapping[str, Callable[[Caller, ArgumentCheck], dict[str, str] | None]] = {
    "memory": _memory,
    "null": _null,
    "enum": _enum,
    "overlap": _overlap,
    "op": _operation,
    "feature": _feature,
}
