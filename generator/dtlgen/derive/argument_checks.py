# SPDX-License-Identifier: BSD-3-Clause
"""Derives the argument checks of a function from the facts of its parameters.

Stubs, documentation and misuse tests all use this list. Its order is the order in which a stub
checks: handles, memory location, null pointers, enums, ranges, availability of the backend.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from itertools import chain, combinations

from dtlgen.derive.caching import bounded_cache
from dtlgen.derive.handle_kinds import queries
from dtlgen.document.expression import (
    LARGEST,
    Call,
    Expr,
    Name,
    Not,
    Number,
    Operation,
    calls,
    names,
    text,
)
from dtlgen.document.record import record
from dtlgen.model.api import Api, Condition, Enum, Field, Function, Parameter

POINTERS = ("string", "pointer", "const pointer", "argv", "buffer")

# Bytes of an element, by the dtype that corresponds to its type.
BYTES = {
    "byte": 1,
    "int8": 1,
    "uint8": 1,
    "int16": 2,
    "uint16": 2,
    "int32": 4,
    "uint32": 4,
    "int64": 8,
}


@record
class ArgumentCheck:
    """One reason to refuse a call.

    `rule` is handle, memory, null, enum, limit, range (or the rule that the specification names),
    overlap, op or feature. `subject` is the checked parameter, or None if the condition concerns
    several. `condition` must hold for the rules limit and range. `where` restricts the check: for
    example, an insignificant or empty buffer may be NULL. `dtype` is the element type for which an
    operation must be defined. `partner` is the other buffer of an overlap check. `expected` states
    the valid values in words.
    """

    function: str
    argument: str
    rule: str
    status: str
    expected: str
    subject: Parameter | None = None
    where: Expr | None = None
    condition: Expr | None = None
    dtype: Expr | None = None
    enum: Enum | None = None
    partner: Parameter | None = None

    @property
    def key(self) -> str:
        """The part of the check's id that is unique in the function: `root-range`."""
        return "-".join(filter(None, (self.argument, self.rule)))


@bounded_cache
def argument_checks(api: Api, function: Function) -> tuple[ArgumentCheck, ...]:
    """Returns all argument checks of a function, in the order in which its stub performs them."""
    status = api.outcomes.argument
    return (
        *_handle_checks(function, status),
        *_memory_checks(function, status),
        *_null_checks(function, api.outcomes.null),
        *_enum_checks(api, function),
        *_limit_checks(api, function),
        *_range_checks(function),
        *_overlap_checks(function, status),
        *_operation_checks(api, function),
        *_feature_checks(api, function),
    )


def significant(parameter: Parameter) -> Expr | None:
    """Returns the condition under which a buffer is accessed, or None if it always is."""
    has_elements = parameter.len and Operation(">", parameter.len, Number(0))
    if isinstance(parameter.len, Number):
        has_elements = None
    return conjunction(parameter.at, has_elements)


def conjunction(left: Expr | None, right: Expr | None) -> Expr | None:
    """Returns `left and right`; None stands for a condition that always holds."""
    return Operation("and", left, right) if left and right else left or right


def _handle_checks(function: Function, status: str) -> Iterator[ArgumentCheck]:
    for parameter in function.params:
        if parameter.group == "handle" and (parameter.dir == "in" or parameter.array):
            kind = parameter.item.replace("_", " ")
            expected = f"open {kind}s" if parameter.array else f"an open {kind}"
            if parameter.array and may_close(parameter):
                expected += ", each once"
            yield ArgumentCheck(
                function.name, parameter.name, "handle", status, expected, parameter
            )


def may_close(parameter: Parameter) -> bool:
    """Returns whether a call may close handles passed in the argument; each handle may then occur
    only once.
    """
    is_inout_array = parameter.group == "handle" and parameter.array and parameter.dir == "inout"
    return parameter.closes or is_inout_array


def _memory_checks(function: Function, status: str) -> Iterator[ArgumentCheck]:
    """Yields a check for each argument whose memory the host itself reads or writes."""
    for parameter in function.params:
        if parameter.reached:
            expected = "memory that the host reaches"
            yield ArgumentCheck(
                function.name, parameter.name, "memory", status, expected, parameter
            )


def _null_checks(function: Function, status: str) -> Iterator[ArgumentCheck]:
    """Yields the null checks. Arrays come first, because the size of a buffer may be the sum of an
    array.
    """
    pointers = filter(is_pointer, function.params)
    for parameter in sorted(pointers, key=lambda parameter: not parameter.array):
        if parameter.nullable is True:
            continue
        where = significant(parameter)
        expected = f"not NULL where {text(where)}" if where else "not NULL"
        if parameter.nullable:
            expected = f"not NULL unless {text(parameter.nullable)}"
        yield ArgumentCheck(
            function.name, parameter.name, "null", status, expected, parameter, where
        )


def is_pointer(parameter: Parameter) -> bool:
    """Returns whether C passes an address that must not be NULL by default."""
    return (
        parameter.dir != "in"
        or parameter.array
        or parameter.type in POINTERS
        or parameter.group == "callback"
        or (parameter.group == "struct" and not parameter.by_value)
    )


def _enum_checks(api: Api, function: Function) -> Iterator[ArgumentCheck]:
    """Yields a check for each enum argument, and for each enum field of a struct argument."""
    enums, fields = _enums_and_fields(api)
    for parameter in function.params:
        if parameter.dir != "in" or parameter.array:
            continue
        if parameter.group == "enum":
            yield _enum_check(api, function, parameter, parameter.name, enums[parameter.item])
        for field in fields[parameter.item] if parameter.group == "struct" else ():
            if field.type.startswith("enum."):
                name = f"{parameter.name}.{field.name}"
                yield _enum_check(api, function, parameter, name, enums[field.type[5:]])


@cache
def _enums_and_fields(api: Api) -> tuple[dict[str, Enum], dict[str, tuple[Field, ...]]]:
    return (
        {enum.name: enum for enum in api.enums},
        {struct.name: struct.fields for struct in api.structs},
    )


def _enum_check(
    api: Api, function: Function, parameter: Parameter, argument: str, enum: Enum
) -> ArgumentCheck:
    status = api.outcomes.argument
    return ArgumentCheck(
        function.name, argument, "enum", status, f"a {enum.c}", parameter, enum=enum
    )


def _limit_checks(api: Api, function: Function) -> Iterator[ArgumentCheck]:
    """Yields the checks that a number of elements fits the address space. The number results from a
    count, a product, or counts and displacements. A negative number from Python or Fortran arrives
    in C as a very large one and fails this check.
    """
    sizes = {parameter.name: parameter for parameter in function.params if parameter.type == "size"}
    seen = set()
    for memory in function.params:
        if memory.len is None or not _is_unbounded(memory.len, sizes):
            continue
        sizes_used = [sizes[name] for name in names(memory.len) if name in sizes]
        limit = Operation("<=", memory.len, _limit(api, memory))
        condition = limit if isinstance(memory.len, Name) else _if_significant(memory.at, limit)
        if condition not in seen:
            seen.add(condition)
            yield ArgumentCheck(
                function=function.name,
                argument=sizes_used[0].name if sizes_used else memory.name,
                rule="limit",
                status=api.outcomes.argument,
                expected=text(condition),
                subject=sizes_used[0] if sizes_used else None,
                condition=condition,
            )


def _is_unbounded(length: Expr, sizes: Container[str]) -> bool:
    """Returns whether a length depends on the caller's numbers alone. Lengths that depend only on
    objects and contexts always fit.
    """
    is_from_caller = any(call.function in ("sum", "extent", "entry") for call in calls(length))
    return is_from_caller or any(name in sizes for name in names(length))


def _limit(api: Api, memory: Parameter) -> Expr:
    """Returns the largest number of elements that a memory object can have: `limit(DTYPE)` for a
    dtype of the element's size, or a number if the API has no such dtype.
    """
    if memory.elem is not None:
        return Call("limit", (memory.elem,))
    name = _element(api, memory)
    if any(dtype.name == name for dtype in api.dtypes):
        return Call("limit", (Name(name),))
    return Number(LARGEST // BYTES.get(name, max(BYTES.values())))


def _element(api: Api, memory: Parameter) -> str:
    """Returns the name of the dtype with the size of the parameter's elements."""
    bits = {scalar.name: scalar.base for scalar in api.scalars}
    fixed = {"char": "byte", "string": "byte", "int": "int32", "float64": "float64"}
    base = fixed.get(memory.item) or bits.get(memory.item, "").removesuffix("_t")
    return base or ("int32" if memory.group == "enum" else "uint64")


def _if_significant(at: Expr | None, condition: Expr) -> Expr:
    """Returns the condition restricted to calls in which the argument is significant (`at`)."""
    match at:
        case None:
            return condition
        case Operation("==", left, right):
            return Operation("or", Operation("!=", left, right), condition)
        case _:
            return Operation("or", Not(at), condition)


def _range_checks(function: Function) -> Iterator[ArgumentCheck]:
    for parameter in function.params:
        for condition in parameter.valid:
            yield _range_check(function, condition, parameter)
    for condition in function.requirements:
        yield _range_check(function, condition, None)


def _range_check(
    function: Function, condition: Condition, subject: Parameter | None
) -> ArgumentCheck:
    return ArgumentCheck(
        function=function.name,
        argument=subject.name if subject else "",
        rule=condition.rule,
        status=condition.status,
        expected=text(condition.expr),
        subject=subject,
        condition=condition.expr,
    )


def _overlap_checks(function: Function, status: str) -> Iterator[ArgumentCheck]:
    """Yields the overlap checks of each two buffers, at least one of which is written."""
    buffers = [
        parameter for parameter in function.params if parameter.type == "buffer" and parameter.len
    ]
    for first, second in combinations(buffers, 2):
        if first.dir == second.dir == "in":
            continue
        identical = second.name == first.alias or first.name == second.alias
        expected = f"no overlap with {first.name}" + (
            " unless both are the same" if identical else ""
        )
        yield ArgumentCheck(
            function=function.name,
            argument=second.name,
            rule="overlap",
            status=status,
            expected=expected,
            subject=second,
            where=conjunction(first.at, second.at),
            partner=first,
        )


def _operation_checks(api: Api, function: Function) -> Iterator[ArgumentCheck]:
    """Yields the check that the reduction operation is defined for the element type."""
    operation = next(
        (parameter for parameter in function.params if parameter.type == "enum.reduce_op"), None
    )
    dtype = _dtype(api, function)
    if operation is not None and dtype is not None:
        expected = f"an operation defined for {text(dtype)}"
        status = api.outcomes.argument
        yield ArgumentCheck(
            function.name, operation.name, "op", status, expected, operation, dtype=dtype
        )


def _dtype(api: Api, function: Function) -> Expr | None:
    """Returns the element type that the function's reduction operates on: its dtype argument, or
    the dtype of a buffer, a scalar or a container.
    """
    dtypes, dtype_queries = _dtypes_and_queries(api)
    arguments = (Name(each.name) for each in function.params if each.type == "enum.dtype")
    buffers = (each.elem for each in function.params if each.elem)
    scalars = (Name(each.type) for each in function.params if each.type in dtypes)
    elements = (
        Call(dtype_queries[each.type], (Name(each.name),))
        for each in function.params
        if each.type in dtype_queries
    )
    return next(chain(arguments, buffers, scalars, elements), None)


@cache
def _dtypes_and_queries(api: Api) -> tuple[frozenset[str], dict[str, str]]:
    """Returns the dtypes, and for each handle type the query that returns its element dtype."""
    dtype_queries = {
        f"handle.{name}": query.name
        for name, answers in queries(api).items()
        for query in answers.values()
        if query.type == "enum.dtype"
    }
    return frozenset(dtype.name for dtype in api.dtypes), dtype_queries


def _feature_checks(api: Api, function: Function) -> Iterator[ArgumentCheck]:
    """Yields the check that the feature that the function requires is available."""
    for feature in api.features:
        if feature.name == function.requires:
            expected = f"{feature.name} to be available: {feature.install}"
            status = api.outcomes.feature
            yield ArgumentCheck(function.name, feature.name, "feature", status, expected)
