# SPDX-License-Identifier: BSD-3-Clause
"""What Fortran's arrays tell of a call: its counts and dtypes, and which sizes must fit together.

A count is the size of the first array that is as long, or that many times as long as there are
ranks.  Arguments that a requirement equates, as `recvcount == sendcount`, are one count or dtype.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.emit.fortran_expression import Questions
from dtlgen.expression import Call, Expr, Name, Number, Operation, calls, names
from dtlgen.methods import receiver
from dtlgen.model import Function, Parameter

BYTES = Name("byte")
LITERALS = (BYTES, Name("bool"))


@dataclass(frozen=True, slots=True)
class Source:
    """Where a count comes from: an array that is `factor` times as long, or just as long."""

    array: Parameter
    factor: Call | None


@dataclass(frozen=True, slots=True)
class Size:
    """`found` must be `expected`, which `reason` explains, where `when` holds."""

    array: Parameter
    when: str
    expected: str
    reason: str


def raw_buffers(questions: Questions, function: Function) -> tuple[Parameter, ...]:
    """The buffers of a function that takes them as bytes, whatever they hold: type(*) in Fortran.

    It knows their sizes from an object, as a map does those of its keys and values.
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
    """Whether the object itself says how long the buffer is."""
    own = receiver(function)
    asked = calls(buffer.len) if buffer.len else ()
    return own is not None and any(
        call.arguments == (Name(own.name),) and not questions.counts(function, call)
        for call in asked
    )


@dataclass(frozen=True, slots=True)
class Lengths:
    """What the arrays of one function tell; `buffers` are those that know their kind."""

    function: Function
    questions: Questions
    buffers: tuple[Parameter, ...]

    @classmethod
    def of(cls, function: Function, questions: Questions) -> Lengths:
        raw = raw_buffers(questions, function)
        return cls(function, questions, tuple(p for p in function.buffers if p not in raw))

    def source(self, name: str) -> Source | None:
        """The array that tells a count; None where the caller must say it."""
        arrays = [*self.buffers, *(p for p in self.function.params if p.array)]
        terms = [(array, term) for array in arrays if (term := self._term(array))]
        found = [
            Source(array, factor)
            for array, (count, factor) in terms
            if self.root(count) == self.root(name)
        ]
        plain = (each for each in found if each.factor is None)
        return next(plain, next(iter(found), None))

    def root(self, name: str) -> str:
        """The argument that stands for all that equal it."""
        equal = _equations(self.function)
        while name in equal:
            name = equal[name]
        return name

    def is_told(self, parameter: Parameter) -> bool:
        """Whether the arrays tell the argument."""
        if parameter.type == "enum.dtype":
            return self.dtype_array(parameter) is not None
        is_count = parameter.type == "size" and parameter.dir == "in"
        return is_count and self.source(parameter.name) is not None

    def dtype_array(self, dtype: Parameter) -> Parameter | None:
        """The array whose dtype it is.  Arrays of bytes have the dtype that stands beside them."""
        of_it = [each for each in self.buffers if each.elem == Name(dtype.name)]
        of_bytes = [each for each in self.buffers if each.elem == BYTES]
        named = [each for each in self.buffers if isinstance(each.elem, Name)]
        if of_it or len(of_bytes) < len(named):
            return of_it[0] if of_it else None
        return next(iter(of_bytes), None)

    def count(self, name: str) -> str:
        """The count in Fortran; bytes where C takes bytes of some dtype."""
        source = self.source(name)
        if source is None:
            return name
        size = self._size_of(source.array)
        if source.factor is None:
            return size
        factor = self.questions.answer(self.function, source.factor)
        return f"{size} / max(int({factor}, c_int64_t), 1_c_int64_t)"

    def sizes(self) -> Iterator[Size]:
        """What must hold, arrays of numbers first."""
        for parameter in self.function.params:
            if parameter.array and parameter.len is not None:
                yield from self._checked(parameter)
        for parameter in self.buffers:
            yield from self._checked(parameter)

    def _checked(self, array: Parameter) -> Iterator[Size]:
        assert array.len is not None
        is_asked = array.at is None or self.questions.know(self.function, array.at)
        expected = self._expected(array, array.len) if is_asked else None
        if expected:
            yield Size(array, self._when(array, array.len), *expected)

    def _expected(self, array: Parameter, length: Expr) -> tuple[str, str] | None:
        """How many elements the array must have, and why; None if any number will do."""
        term = self._term(array)
        source = self.source(term[0]) if term else None
        if term and source:
            return self._of_count(array, term[1], source)
        earlier = self._alike(array)
        if earlier is not None:
            return elements(earlier), f"the size of {earlier.name}"
        if isinstance(length, Number) and array.elem in LITERALS:
            return None
        if not self.questions.know(self.function, length):
            return None
        return self._printed(array, length), self.questions.words(self.function, length)

    def _printed(self, array: Parameter, length: Expr) -> str:
        """An array that parts lie in may be larger than what they reach."""
        told = {name: self.count(name) for name in names(length) if self._is_count(name)}
        printed = self.questions.printed(self.function, length, told)
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
        times = self.questions.answer(self.function, factor) if factor else ""
        size, name = elements(source.array), source.array.name
        if array is source.array:
            multiple = f"{size} / {times} * {times}", f"a multiple of {self._factor(factor)}"
            return multiple if times else None
        if factor == source.factor:
            return size, f"the size of {name}"
        return f"{size} * {times}", f"the size of {name} times {self._factor(factor)}"

    def _factor(self, factor: Call | None) -> str:
        said = self.questions.counts(self.function, factor) if factor else ""
        return f"the {said}" if said else self.questions.words(self.function, factor or Number(1))

    def _alike(self, array: Parameter) -> Parameter | None:
        """An earlier buffer of the same length."""
        for each in self.buffers:
            if each is array:
                return None
            if each.len == array.len and array.elem not in LITERALS:
                return each
        return None

    def _when(self, array: Parameter, length: Expr) -> str:
        at = array.at
        if at is not None:
            found = [self.questions.printed(self.function, at, {})]
        else:
            found = [self.questions.guard(self.function, length)]
        if array.nullable is True:
            found.append(f"present({array.name})")
        return " .and. ".join(filter(None, found))

    def _term(self, array: Parameter) -> tuple[str, Call | None] | None:
        """The count that the length is made of, and what it is multiplied by."""
        match array.len:
            case Name(name) if self._is_count(name):
                return name, None
            case Operation("*", Name(name), Call() as factor) if self._is_count(name):
                return (name, factor) if self.questions.answer(self.function, factor) else None
        return None

    def _is_count(self, name: str) -> bool:
        return any(each.name == name and each.type == "size" for each in self.function.params)

    def _size_of(self, array: Parameter) -> str:
        is_bytes = array.elem == BYTES and self.has_dtype
        return elements(array) + (f" * {array.name}_array%bytes" if is_bytes else "")

    @property
    def has_dtype(self) -> bool:
        """Whether the caller may say the dtype of arrays."""
        return any(
            each.type == "enum.dtype" and self.is_told(each) for each in self.function.params
        )


def elements(array: Parameter) -> str:
    """How many elements the caller's array has."""
    return f"size({array.name}, kind=c_int64_t)" if array.array else f"{array.name}_array%count"


def _equations(function: Function) -> dict[str, str]:
    """`recvcount == sendcount`, alone or where a rank's part matters, by their left sides."""
    found: dict[str, str] = {}
    for requirement in function.requirements:
        expr = requirement.expr
        while isinstance(expr, Operation) and expr.symbol == "or":
            expr = expr.right
        match expr:
            case Operation("==", Name(left), Name(right)):
                found[left] = right
    return found
