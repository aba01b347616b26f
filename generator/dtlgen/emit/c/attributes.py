# SPDX-License-Identifier: BSD-3-Clause
"""What C compilers can be told of a function's arguments, so that they warn of a wrong call.

Whether an argument may be null is told to those who ask for it only: a compiler that knows it may
drop a program's own test of the pointer behind the call.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.expression import Name
from dtlgen.document.record import record
from dtlgen.model.api import Api, Dtype, Function, Parameter
from dtlgen.model.names import Names

ACCESS = {"in": "READS", "out": "WRITES", "inout": "CHANGES"}
POINTERS = ("buffer", "string", "pointer", "const pointer")


@record
class Tag:
    """A dtype whose elements have but one type in C."""

    name: str
    constant: str
    value: int
    type: str


def tags(api: Api) -> Iterator[Tag]:
    """C has several names for integers of 8 bytes, and bytes are looked at as characters."""
    for dtype in api.dtypes:
        if _has_one_type(dtype):
            constant = api.names.macro("dtype", dtype.name)
            yield Tag(api.names.own(f"tag_{dtype.name}"), constant, dtype.value, dtype.c)


def _has_one_type(dtype: Dtype) -> bool:
    is_integer = dtype.kind in ("integer", "unsigned") and dtype.size in (2, 4)
    return is_integer or dtype.kind == "float"


def attributes(names: Names, function: Function) -> Iterator[str]:
    places = {each.name: place for place, each in enumerate(function.params, 1)}
    for buffer in function.buffers:
        place = places[buffer.name]
        if _is_always_used(buffer) and isinstance(buffer.len, Name):
            size = places.get(buffer.len.value)
            if size:
                yield f"{names.macro(ACCESS[buffer.dir])}({place},{size})"
        # A tag has one type: clang would warn of `const double *` where it may be `double *`.
        is_read = buffer.dir == "in"
        if not is_read and isinstance(buffer.elem, Name) and buffer.elem.value in places:
            yield f"{names.macro('typed')}({place},{places[buffer.elem.value]})"
    needed = [str(places[each.name]) for each in function.params if _is_needed(each)]
    if needed:
        yield f"{names.macro('nonnull')}(({','.join(needed)}))"
    if function.returns.is_status:
        yield names.macro("checked")


def _is_always_used(buffer: Parameter) -> bool:
    return buffer.at is None and buffer.nullable is False


def _is_needed(parameter: Parameter) -> bool:
    """Whether it is an address that the call itself refuses if it is null."""
    is_result = parameter.dir == "out" and parameter.type != "buffer"
    is_address = parameter.type in POINTERS[1:] or is_result
    return is_address and parameter.nullable is False and not parameter.array
