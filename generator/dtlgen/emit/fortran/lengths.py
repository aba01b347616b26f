# SPDX-License-Identifier: BSD-3-Clause
"""The counts of a call in Fortran, and which sizes of its arrays must fit together."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.expression import Call, Expr, Name, Number, names
from dtlgen.document.record import record
from dtlgen.emit.lengths import BYTES, LITERALS, DerivedArguments, Source
from dtlgen.model.api import Parameter


@record
class Size:
    """`found` must be `expected`, which `reason` explains, where `when` holds."""

    array: Parameter
    when: str
    expected: str
    reason: str


class Lengths(DerivedArguments):
    """The arguments that Fortran derives from the arrays of a function."""

    def count(self, name: str) -> str:
        """Returns the count in Fortran; a number of bytes if C receives bytes of some dtype."""
        source = self.source(name)
        if source is None:
            return name
        size = self._size_of(source.array)
        if source.factor is None:
            return size
        factor = self.questions.answer(self.function, source.factor)
        return f"{size} / max(int({factor}, c_int64_t), 1_c_int64_t)"

    def sizes(self) -> Iterator[Size]:
        """Yields the conditions on array sizes, arrays of numbers first."""
        for parameter in self.function.params:
            if parameter.array and parameter.len is not None:
                yield from self._checked(parameter)
        for parameter in self.buffers:
            yield from self._checked(parameter)

    def _checked(self, array: Parameter) -> Iterator[Size]:
        """Yields the size check of an array, or nothing if any size is valid or its condition is
        unknown.
        """
        assert array.len is not None
        is_asked = array.at is None or self.questions.know(self.function, array.at)
        expected = self._expected(array, array.len) if is_asked else None
        if expected:
            yield Size(array, self._when(array, array.len), *expected)

    def _expected(self, array: Parameter, length: Expr) -> tuple[str, str] | None:
        """Returns the required number of elements and the reason; None if any number is valid."""
        term = self.term(array)
        source = self.source(term[0]) if term else None
        if term and source:
            return self._of_count(array, term[1], source)
        earlier = self._equal_length(array)
        if earlier is not None:
            return elements(earlier), f"the size of {earlier.name}"
        if isinstance(length, Number) and array.elem in LITERALS:
            return None
        if not self.questions.know(self.function, length):
            return None
        return self._printed(array, length), self.questions.words(self.function, length)

    def _printed(self, array: Parameter, length: Expr) -> str:
        """Returns the required length in Fortran. An array addressed by displacements may be
        larger than their extent.
        """
        counts = {name: self.count(name) for name in names(length) if self.is_count(name)}
        printed = self.questions.printed(self.function, length, counts)
        match length:
            case Call("extent", _):
                return f"max({elements(array)}, {printed})"
            case Call("sum" | "entry", _) | Name() | Number():
                return printed
            case _:
                return f"int({printed}, c_int64_t)"

    def _of_count(
        self, array: Parameter, factor: Call | None, source: Source
    ) -> tuple[str, str] | None:
        """Returns the required size and the reason for an array whose length is a count times a
        factor; None if no size follows.
        """
        times = self.questions.answer(self.function, factor) if factor else ""
        size, name = elements(source.array), source.array.name
        if array is source.array:
            multiple = f"{size} / {times} * {times}", f"a multiple of {self._factor(factor)}"
            return multiple if times else None
        if factor == source.factor:
            return size, f"the size of {name}"
        return f"{size} * {times}", f"the size of {name} times {self._factor(factor)}"

    def _factor(self, factor: Call | None) -> str:
        """Returns the words that describe the factor in a message."""
        said = self.questions.counts(self.function, factor) if factor else ""
        return f"the {said}" if said else self.questions.words(self.function, factor or Number(1))

    def _equal_length(self, array: Parameter) -> Parameter | None:
        """Returns an earlier buffer of the same length, or None."""
        for each in self.buffers:
            if each is array:
                return None
            if each.len == array.len and array.elem not in LITERALS:
                return each
        return None

    def _when(self, array: Parameter, length: Expr) -> str:
        """Returns the Fortran condition under which the size check applies; "" if it always
        does.
        """
        at = array.at
        if at is not None:
            found = [self.questions.printed(self.function, at, {})]
        else:
            found = [self.questions.guard(self.function, length)]
        if array.nullable is True:
            found.append(f"present({array.name})")
        return " .and. ".join(filter(None, found))

    def _size_of(self, array: Parameter) -> str:
        """Returns the Fortran expression for the array's size, in bytes for untyped memory."""
        is_bytes = array.elem == BYTES and self.has_dtype
        return elements(array) + (f" * {array.name}_array%bytes" if is_bytes else "")


def elements(array: Parameter) -> str:
    """Returns the Fortran expression for the number of elements of the caller's array."""
    return f"size({array.name}, kind=c_int64_t)" if array.array else f"{array.name}_array%count"
