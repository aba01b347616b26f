# SPDX-License-Identifier: BSD-3-Clause
"""The counts and dtypes of a call, derived from its array arguments.

A count is the size of the first array that is as long, or that many times as long as there are
ranks.  Arguments that a requirement equates, as `recvcount == sendcount`, are one count or dtype.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from dtlgen.derive.caching import bounded_cache
from dtlgen.derive.methods import receiver
from dtlgen.document.expression import Call, Name, Operation, calls
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Questions
from dtlgen.model.api import Function, Parameter

BYTES = Name("byte")
LITERALS = (BYTES, Name("bool"))


@record
class Source:
    """The array that determines a count: its length is the count, or `factor` times the count."""

    array: Parameter
    factor: Call | None


@bounded_cache
def raw_buffers(questions: Questions, function: Function) -> tuple[Parameter, ...]:
    """Returns the buffers that the function passes as untyped bytes (type(*) in Fortran),
    because a query of its object determines their length, as a map does for keys and values.
    Returns () for other functions.
    """
    is_raw = (
        function.returns.is_status
        and not any(each.nullable for each in function.buffers)
        and any(
            each.elem == BYTES and _is_of_object(questions, function, each)
            for each in function.buffers
        )
    )
    return tuple(each for each in function.buffers if is_raw and each.elem in LITERALS)


def _is_of_object(questions: Questions, function: Function, buffer: Parameter) -> bool:
    """Returns true if a query of an object returns the length of the buffer."""
    own = receiver(function)
    asked = calls(buffer.len) if buffer.len else ()
    return own is not None and any(
        call.arguments == (Name(own.name),) and not questions.counts(function, call)
        for call in asked
    )


AnyDerived = TypeVar("AnyDerived", bound="DerivedArguments")


@dataclass(frozen=True, eq=False)
class DerivedArguments:
    """The arguments derived from the arrays of a function; `buffers` have a known kind."""

    function: Function
    questions: Questions
    buffers: tuple[Parameter, ...]

    @classmethod
    def of(cls: type[AnyDerived], function: Function, questions: Questions) -> AnyDerived:
        """Creates the object for a function, without the buffers that are passed as raw memory."""
        raw = raw_buffers(questions, function)
        return cls(function, questions, tuple(p for p in function.buffers if p not in raw))

    def source(self, name: str) -> Source | None:
        """Returns the array that determines a count; None if the caller must pass it."""
        return self._sources.get(self.root(name))

    @cached_property
    def _sources(self) -> dict[str, Source]:
        """Returns the first array of each count; an array without a factor is preferred."""
        found: dict[str, Source] = {}
        for array in (*self.buffers, *(p for p in self.function.params if p.array)):
            term = self.term(array)
            before = found.get(self.root(term[0])) if term else None
            if term and (before is None or (before.factor and not term[1])):
                found[self.root(term[0])] = Source(array, term[1])
        return found

    def root(self, name: str) -> str:
        """Returns the argument that represents all arguments equal to it."""
        equal = _equations(self.function)
        while name in equal:
            name = equal[name]
        return name

    def is_derived(self, parameter: Parameter) -> bool:
        """Returns true if the argument is derived from the arrays."""
        return parameter in self._derived

    @cached_property
    def _derived(self) -> frozenset[Parameter]:
        return frozenset(each for each in self.function.params if self._is_derivable(each))

    def _is_derivable(self, parameter: Parameter) -> bool:
        if parameter.type == "enum.dtype":
            return self.dtype_array(parameter) is not None
        is_count = parameter.type == "size" and parameter.dir == "in"
        return is_count and self.source(parameter.name) is not None

    def dtype_array(self, dtype: Parameter) -> Parameter | None:
        """Returns the array that determines a dtype argument, or None. Arrays of bytes have the
        dtype beside them.
        """
        of_it = [each for each in self.buffers if each.elem == Name(dtype.name)]
        of_bytes = [each for each in self.buffers if each.elem == BYTES]
        named = [each for each in self.buffers if isinstance(each.elem, Name)]
        if of_it or len(of_bytes) < len(named):
            return of_it[0] if of_it else None
        return next(iter(of_bytes), None)

    def term(self, array: Parameter) -> tuple[str, Call | None] | None:
        """Returns the count in the length, and its factor."""
        match array.len:
            case Name(name) if self.is_count(name):
                return name, None
            case Operation("*", Name(name), Call() as factor) if self.is_count(name):
                return (name, factor) if self.questions.answer(self.function, factor) else None
        return None

    def is_count(self, name: str) -> bool:
        """Returns whether the name is a parameter of type size."""
        return any(each.name == name and each.type == "size" for each in self.function.params)

    @property
    def has_dtype(self) -> bool:
        """Returns true if the caller may pass the dtype of arrays."""
        return any(each.type == "enum.dtype" for each in self._derived)


@bounded_cache
def _equations(function: Function) -> dict[str, str]:
    """Returns equal arguments by requirements such as `recvcount == sendcount`, by their left
    sides.
    """
    found: dict[str, str] = {}
    for requirement in function.requirements:
        expr = requirement.expr
        while isinstance(expr, Operation) and expr.symbol == "or":
            expr = expr.right
        match expr:
            case Operation("==", Name(left), Name(right)):
                found[left] = right
    return found
