# SPDX-License-Identifier: BSD-3-Clause
"""Misuse tests in Python: every function of `_raw`, with each argument wrong in each way.

They are tables; tests/python/core/test_misuse.py makes the calls, with the objects of its `World`.
"""

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
from dtlgen.emit.python.constants import c_values
from dtlgen.emit.python.raw import is_cell, module_name
from dtlgen.emit.python.status import short_name
from dtlgen.model.api import Api, Area, Function, Parameter

FOREIGN = ("FOREIGN", "NONSENSE")


@record
class Case:
    """One refused call.

    `result` is what it gives, `RAISES` or a value; `missing` is "" or what must be missing for it.
    """

    id: str
    status: str
    result: str
    missing: str
    call: str
    arguments: tuple[str, ...]


@record
class Misuse:
    """The cases of an area."""

    module: str
    cases: tuple[Case, ...]


def pages(api: Api) -> Iterator[tuple[str, Misuse]]:
    for area in api.areas:
        cases = tuple(_cases(api, area))
        if cases:
            yield f"tests/python/misuse_{area.name}.py", Misuse(module_name(area), cases)


def _cases(api: Api, area: Area) -> Iterator[Case]:
    c = spelling(api)
    for function in area.functions:
        bare = Caller(api, c, function)
        numbers = {name: str(value) for name, value in valid_arguments(api, function).items()}
        usual = {
            each.name: numbers.get(each.name) or bare.accepted(slot, each)
            for slot, each in enumerate(function.params)
            if not is_cell(each)
        }
        yield from replace(bare, usual=usual).cases()


@record
class Caller:
    """Makes the calls of one function."""

    api: Api
    c: Spelling
    function: Function
    usual: Mapping[str, str] = field(default_factory=dict)  # what nothing refuses, for each

    def cases(self) -> Iterator[Case]:
        """Yields the misuse cases of the argument checks that Python code can violate."""
        for refusal in argument_checks(self.api, self.function):
            if refusal.rule == "handle":
                yield from self.handle_cases(refusal)
            elif self.is_reached():
                yield from self.argument_cases(refusal)

    def is_reached(self) -> bool:
        """Returns true if objects for all handles of the call can be created."""
        return all(self.is_made(each) for each in self.function.params)

    def is_made(self, parameter: Parameter) -> bool:
        """Returns whether the tests have a value for the parameter; only input handles may lack
        one.
        """
        is_input = parameter.group == "handle" and parameter.dir == "in"
        kinds = created_kinds(self.api)
        return not is_input or parameter.of_family or parameter.item in kinds

    def handle_cases(self, refusal: ArgumentCheck) -> Iterator[Case]:
        """Yields a case for each kind of invalid handle; none if an earlier handle cannot be
        created.
        """
        parameter = refusal.subject
        assert parameter is not None
        before = self.function.params[: self.function.params.index(parameter)]
        if parameter.array or not all(map(self.is_made, before)):
            return
        other = other_kind(self.api, parameter.item)
        wrong = [*FOREIGN, *([f"live.{other}"] if other else [])]
        wrong += [] if parameter.nullable or self.frees() else ["ffi.NULL"]
        wrong += [f"freed.{parameter.item}"] if self.can_be_freed(parameter) else []
        for value in wrong:
            cast = f'ffi.cast("{self.c.types[parameter.type]}", world.{value})'
            right = value if value == "ffi.NULL" else cast
            yield self.case(refusal.key, refusal.status, {parameter.name: right})

    def frees(self) -> bool:
        return self.function.name in free_functions(self.api)

    def can_be_freed(self, parameter: Parameter) -> bool:
        kind = parameter.item
        return kind in freed_kinds(self.api) and kind in created_kinds(self.api)

    def argument_cases(self, refusal: ArgumentCheck) -> Iterator[Case]:
        """Yields the cases of a check; none for values that Python code cannot pass."""
        if refusal.subject is not None and self.is_out_of_reach(refusal, refusal.subject):
            return
        changed = self.breaks(refusal)
        if changed is not None:
            missing = f"has_{refusal.argument}" if refusal.rule == "feature" else ""
            yield self.case(refusal.key, refusal.status, changed, missing)

    def is_out_of_reach(self, refusal: ArgumentCheck, subject: Parameter) -> bool:
        """Returns whether Python code cannot pass the invalid value: outputs, and NULL for
        strings.
        """
        return is_cell(subject) or (refusal.rule == "null" and subject.type == "string")

    def breaks(self, refusal: ArgumentCheck) -> Mapping[str, str] | None:
        """Returns the arguments that violate the check as Python expressions, or None."""
        if refusal.condition is None:
            return WRONG[refusal.rule](self, refusal)
        numbers = violating_arguments(self.api, self.function, refusal)
        return {name: str(value) for name, value in numbers.items()} if numbers else None

    def case(self, key: str, status: str, changed: Mapping[str, str], missing: str = "") -> Case:
        arguments = (changed.get(name) or value for name, value in self.usual.items())
        return Case(
            id=self.c.names.check(self.function.name, key),
            status=short_name(self.api, status),
            result=self.result(),
            missing=missing,
            call=f"raw.{self.function.name}",
            arguments=tuple(arguments),
        )

    def result(self) -> str:
        """Returns the result of a refused call."""
        returns = self.function.returns
        if returns.is_status:
            return "RAISES"
        if returns.is_void:
            return "None"
        if returns.type == "string":
            return f'"{returns.on_error}"'
        if returns.on_error in ("NULL", "zero"):
            return {"NULL": "ffi.NULL", "zero": "ZERO"}[returns.on_error]
        value = c_values(self.api).get(returns.on_error)
        return returns.on_error if value is None else str(value)

    def accepted(self, slot: int, parameter: Parameter) -> str:
        """Returns a valid argument as a Python expression."""
        if parameter.dir != "in":
            return f"world.out({slot})"
        if parameter.nullable is True and parameter.group not in GROUPS:
            return "None" if parameter.type == "string" else "ffi.NULL"
        if parameter.type in PLAIN:
            return PLAIN[parameter.type]
        if parameter.group in GROUPS and not parameter.array:
            return GROUPS[parameter.group](self, self.c.types[parameter.type], parameter)
        return f"world.memory({slot})" if is_pointer(parameter) else "0"


def _object(caller: Caller, _: str, parameter: Parameter) -> str:
    """Returns the test object of the parameter's kind, or of a member of its family."""
    kind = family_member(caller.api, parameter.item) if parameter.of_family else parameter.item
    return f"world.live.{kind}"


def _struct(_: Caller, type: str, parameter: Parameter) -> str:
    if parameter.by_value:
        return f'ffi.new("{type} *")[0]'
    return "ffi.NULL" if parameter.nullable is True else f'ffi.new("{type} *")'


def _callback(_: Caller, type: str, __: Parameter) -> str:
    return f'ffi.cast("{type}", world.FOREIGN)'


PLAIN = {"string": '"name"', "size[]": "[1] * 16"}
GROUPS = {"handle": _object, "struct": _struct, "callback": _callback}


def _memory(_: Caller, __: ArgumentCheck) -> None:
    """Returns None, because the tests have no device address in Python."""


def _null(_: Caller, refusal: ArgumentCheck) -> Mapping[str, str]:
    return {refusal.argument: "ffi.NULL"}


def _enum(caller: Caller, refusal: ArgumentCheck) -> Mapping[str, str]:
    assert refusal.subject is not None
    if refusal.subject.group != "struct":
        return {refusal.argument: str(NO_MEMBER)}
    field = refusal.argument.rpartition(".")[2]
    struct = f'ffi.new("{caller.c.types[refusal.subject.type]} *", {{"{field}": {NO_MEMBER}}})'
    return {refusal.subject.name: f"{struct}[0]" if refusal.subject.by_value else struct}


def _overlap(caller: Caller, refusal: ArgumentCheck) -> Mapping[str, str]:
    assert refusal.partner is not None
    params = {each.name: each for each in caller.function.params}
    may_be_same = params[refusal.argument].alias == refusal.partner.name
    inside = "world.out(0) + 1" if may_be_same else "world.out(0)"
    return {refusal.partner.name: "world.out(0)", refusal.argument: inside}


def _operation(caller: Caller, refusal: ArgumentCheck) -> Mapping[str, str] | None:
    undefined = operation(caller.api, False)
    return {refusal.argument: f"_constants.{undefined}"} if undefined else None


def _feature(_: Caller, __: ArgumentCheck) -> Mapping[str, str]:
    """Returns no changes: the call fails if the feature is missing."""
    return {}


WRONG: Mapping[str, Callable[[Caller, ArgumentCheck], Mapping[str, str] | None]] = {
    "memory": _memory,
    "null": _null,
    "enum": _enum,
    "overlap": _overlap,
    "op": _operation,
    "feature": _feature,
}
