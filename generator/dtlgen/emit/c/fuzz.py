# SPDX-License-Identifier: BSD-3-Clause
"""Tables for the fuzzer of tests/c/fuzz: each function, and how to generate its arguments.

A length is a C expression of the arguments that were generated before; it saturates instead of
wrapping.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.caching import Reiterable
from dtlgen.derive.handle_kinds import free_functions
from dtlgen.document.expression import Call, Expr, Name, Number, Operation, calls, nodes
from dtlgen.document.record import record
from dtlgen.model.api import Api, Function, Handle, Parameter

GROUPS = {
    "size": "FUZZ_SIZE",
    "rank": "FUZZ_RANK",
    "index": "FUZZ_INDEX",
    "tag": "FUZZ_TAG",
    "float64": "FUZZ_REAL",
    "string": "FUZZ_TEXT",
    "buffer": "FUZZ_BUFFER",
    "char": "FUZZ_BUFFER",
    "pointer": "FUZZ_POINTER",
    "argv": "FUZZ_ARGV",
}
Factors = tuple[str, str]  # C expressions for the number of elements and the bytes of one

COMPUTED = {"+": "fuzz_plus", "-": "fuzz_minus", "*": "fuzz_times", "/": "fuzz_over"}
RETURNS = {"string": "text", "pointer": "pointer", "const pointer": "constant"}


@record
class Called:
    """A function: its call and the rows of its parameters. `unused` are the unused arguments of the
    C function that makes the call.
    """

    name: str
    call: str
    unused: tuple[str, ...]
    values: tuple[str, ...]
    parameters: tuple[tuple[str, ...], ...]


@record
class Length:
    """A function that computes a buffer size; several arguments may share it."""

    name: str
    factors: Factors
    unused: tuple[str, ...]


@record
class Members:
    name: str
    values: tuple[str, ...]


@record
class Kind:
    """A kind of handles; `free` is the function that closes one, "" for none."""

    name: str
    free: str
    fields: tuple[str, ...]


@record
class Fuzz:
    kinds: tuple[Kind, ...]
    enums: tuple[Members, ...]
    lengths: tuple[Length, ...]
    functions: Iterable[Called]
    rows: Iterable[tuple[str, ...]]


def pages(api: Api) -> Iterator[tuple[str, Fuzz]]:
    lengths: dict[Factors, str] = {}

    def callers() -> Iterator[Caller]:
        return (Caller(api, spelling(api), each, lengths) for each in api.functions())

    used: set[str] = set()
    for caller in callers():
        for each in caller.function.params:
            caller.length(each)  # the length functions precede all calls
            used.add(each.item)
    yield (
        "tests/c/fuzz.c",
        Fuzz(
            kinds=tuple(map(_kind, api.handles())),
            enums=tuple(
                Members(enum.name, tuple(member.name for member in enum.members))
                for enum in api.enums
                if enum.name in used
            ),
            lengths=tuple(
                Length(name, factors, _unused(" ".join(factors), "a"))
                for factors, name in lengths.items()
            ),
            functions=Reiterable(lambda: (each.called() for each in callers())),
            rows=Reiterable(lambda: (each.row() for each in callers())),
        ),
    )


def _unused(code: str, *names: str) -> tuple[str, ...]:
    """Returns those names that do not occur in the C code."""
    return tuple(name for name in names if not re.search(rf"\b{name}\b", code))


def _kind(handle: Handle) -> Kind:
    return Kind(handle.name, handle.free, (f".is_{handle.family} = true",) if handle.family else ())


@record
class Caller:
    """Describes one function."""

    api: Api
    c: Spelling
    function: Function
    lengths: dict[Factors, str]  # names of the length functions found so far

    def called(self) -> Called:
        """Returns the fuzzer's record of the function: its C call, argument values and
        parameters.
        """
        function = self.function
        returns = function.returns
        structure = returns.type.startswith("struct.")
        nothing = returns.is_void or structure
        field = RETURNS.get(returns.type, "number")
        answer = "(void)" if nothing else f"answer->{field} = "
        answer += "" if nothing or field != "number" else "(uint64_t)"
        values = tuple(self.value(slot, each) for slot, each in enumerate(function.params))
        return Called(
            name=function.name,
            call=f"{answer}{function.c_name}",
            unused=_unused(answer + " ".join(values), "a", "answer"),
            values=values,
            parameters=tuple(map(self.fields, function.params)),
        )

    def row(self) -> tuple[str, ...]:
        """Returns the row of the function in the table."""
        function = self.function
        flags = {
            "is_collective": function.collective,
            "is_planned": function.planned,
            "is_free": function.name in free_functions(self.api),
            "has_status": function.returns.is_status,
            "has_text": function.returns.type == "string",
        }
        return (
            f'.name = "{function.name}"',
            f".call = call_{function.name}",
            *((f".parameters = of_{function.name}",) if function.params else ()),
            f".count = {len(function.params)}",
            *(f".{name} = true" for name, is_set in flags.items() if is_set),
        )

    def value(self, slot: int, parameter: Parameter) -> str:
        """Returns the C expression of the argument in the call."""
        base = f"a[{slot}]"
        if parameter.dir != "in" or parameter.array or parameter.type in ("buffer", "argv"):
            is_handle = parameter.group == "handle" and parameter.dir == "in" and parameter.array
            return f"{base}.pointer" if not is_handle else f"{base}.constant"
        if parameter.group == "callback":
            return f"({self.c.types[parameter.type]}){base}.function"
        if parameter.group == "struct":
            return (
                f"*(const {self.c.types[parameter.type]} *){base}.constant"
                if (parameter.by_value)
                else f"{base}.constant"
            )
        if parameter.type == "float64":
            return f"{base}.real"
        if parameter.group == "handle" or parameter.type in ("string", "pointer", "const pointer"):
            return f"{base}.pointer"
        return f"({self.c.types[parameter.type]}){base}.number"

    def fields(self, parameter: Parameter) -> tuple[str, ...]:
        """Returns the initializers of the C structure that describes a parameter."""
        flags = {
            "is_array": parameter.array,
            "is_written": parameter.dir != "in",
            "is_read": parameter.dir != "out",
            "is_optional": parameter.nullable is True,
            "is_local": parameter.at is not None,
            "is_value": parameter.by_value,
            "is_kept": parameter.retains,
            "is_closed": parameter.closes,
            "is_place": parameter.index or self.is_place(parameter),
        }
        fields = [f'.name = "{parameter.name}"', f".group = {self.group(parameter)}"]
        fields += [f".{name} = true" for name, is_set in flags.items() if is_set]
        fields += self.of(parameter)
        return (*fields, *self.memory(parameter))

    def memory(self, parameter: Parameter) -> Iterator[str]:
        """Yields the size of memory that is passed by address."""
        length = self.length(parameter)
        if length:
            yield f".bytes = {length}"
        elif self.is_object(parameter):
            yield f".size = sizeof({self.c.types[parameter.type]})"

    def length(self, parameter: Parameter) -> str:
        """Returns the name of the function that computes the size of an array; "" for others."""
        factors = self.factors(parameter)
        return self.lengths.setdefault(factors, f"bytes_{len(self.lengths)}") if factors else ""

    def group(self, parameter: Parameter) -> str:
        """Returns the FUZZ_ constant for the parameter's kind of argument."""
        if parameter.group:
            return f"FUZZ_{parameter.group.upper()}"
        base = parameter.type.removesuffix("[]").removeprefix("const ")
        return GROUPS.get(base, "FUZZ_INT")

    def is_place(self, parameter: Parameter) -> bool:
        """Returns true for an array of displacements."""
        lengths = (each.len for each in self.function.params if each.len)
        extents = (call for length in lengths for call in calls(length) if len(call.arguments) == 2)
        return any(
            call.function == "extent" and call.arguments[1] == Name(parameter.name)
            for call in extents
        )

    def of(self, parameter: Parameter) -> list[str]:
        """Returns the initializers that depend on the kind of the parameter."""
        match parameter.group:
            case "handle":
                kinds = [handle.name for handle in self.api.handles()]
                if parameter.of_family:
                    return [f".kind = FUZZ_{parameter.item.upper()}"]
                return [f".kind = {kinds.index(parameter.item)}"]
            case "enum":
                return [f".members = &members_of_{parameter.item}"]
            case "struct":
                return [f'.structure = "{parameter.item}"']
            case "callback":
                return [f".callback = (fuzz_function *)fuzz_{parameter.item}"]
        return []

    def factors(self, parameter: Parameter) -> Factors | None:
        """Returns the element count and the element size of an array or a buffer."""
        if parameter.type == "buffer":
            assert parameter.len is not None
            return (
                self.number(parameter.len),
                self.bytes_of(parameter.elem) if parameter.elem else "1",
            )
        if parameter.array and parameter.type != "argv":
            assert parameter.len is not None
            element = self.c.types[parameter.type.removesuffix("[]")]
            return self.number(parameter.len), f"sizeof({element})"
        return None

    def is_object(self, parameter: Parameter) -> bool:
        """Returns true for a single value that is passed by address."""
        is_many = parameter.array or parameter.type in ("buffer", "argv")
        return not is_many and (parameter.dir != "in" or parameter.group == "struct")

    def bytes_of(self, elem: Expr) -> str:
        """Returns the C expression of an element's size."""
        if isinstance(elem, Name) and not self.is_parameter(elem):
            return f"fuzz_bytes({self.c.names.macro('dtype', elem.value)})"
        return f"fuzz_bytes({self.number(elem)})"

    def is_parameter(self, name: Name) -> bool:
        return any(each.name == name.value for each in self.function.params)

    def slot(self, name: str) -> int:
        """Returns the index of a parameter in the argument array."""
        return next(at for at, each in enumerate(self.function.params) if each.name == name)

    def number(self, expr: Expr) -> str:
        """Returns the C expression that computes a length from the arguments."""
        match expr:
            case Number(value):
                return str(value)
            case Name(name):
                return f"a[{self.slot(name)}].number"
            case Operation(symbol, left, right) if symbol in COMPUTED:
                return f"{COMPUTED[symbol]}({self.number(left)}, {self.number(right)})"
            case Call(function, arguments):
                return self.answer(function, arguments)
        raise AssertionError(f"a length of {self.function.name} is more than the fuzzer knows")

    def answer(self, function: str, arguments: tuple[Expr, ...]) -> str:
        """Returns the C expression of a call in a length: a query, or `sum`, `extent` or
        `entry`.
        """
        names = [node.value for each in arguments for node in nodes(each) if isinstance(node, Name)]
        slot = self.slot(names[0])
        parameter = self.function.params[slot]
        if function in ("sum", "extent"):
            places = f"a[{self.slot(names[1])}].pointer" if len(names) > 1 else "NULL"
            length = parameter.len
            assert length is not None
            return f"fuzz_{function}(a[{slot}].pointer, {places}, {self.number(length)})"
        if function == "entry":
            return f"fuzz_entry(a[{slot}].pointer, {self.number(arguments[1])})"
        query = self.c.queries[parameter.item][function]
        if parameter.of_family and query.most is not None:
            return str(query.most)
        asked = self.c.names.c(f"{parameter.item}_{function}")
        return f"(uint64_t){asked}(a[{slot}].pointer)"
