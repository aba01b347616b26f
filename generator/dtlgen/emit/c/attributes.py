# SPDX-License-Identifier: BSD-3-Clause
"""Attributes of C functions, with which compilers warn about wrong calls.

`nonnull` is opt-in: a compiler that knows that an argument is not null may remove a program's own
test of that pointer after the call.
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
    """A type tag of a dtype whose elements have exactly one type in C."""

    name: str
    constant: str
    value: int
    type: str


def tags(api: Api) -> Iterator[Tag]:
    """Yields the dtypes with one C type. C has several integer types of 8 bytes, and bytes are also
    accessed as characters.
    """
    for dtype in api.dtypes:
        if _has_one_type(dtype):
            constant = api.names.macro("dtype", dtype.name)
            yield Tag(api.names.own(f"tag_{dtype.name}"), constant, dtype.value, dtype.c)


def _has_one_type(dtype: Dtype) -> bool:
    """Returns whether exactly one C type represents elements of the dtype."""
    is_integer = dtype.kind in ("integer", "unsigned") and dtype.size in (2, 4)
    return is_integer or dtype.kind == "float"


def attributes(names: Names, function: Function) -> Iterator[str]:
    """Yields the compiler attributes of a function's declaration."""
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
    """Returns whether the buffer is significant in every call and must not be NULL."""
    return buffer.at is None and buffer.nullable is False


def _is_needed(parameter: Parameter) -> bool:
    """Returns true for an address that the call itself refuses if it is null."""
    is_result = parameter.dir == "out" and parameter.type != "buffer"
    is_address = parameter.type in POINTERS[1:] or is_result
    return is_address and parameter.nullable is False and not parameter.array
