# SPDX-License-Identifier: BSD-3-Clause
"""Rules: numbers that programs were compiled with mean one thing each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.check.known import Known
from dtlgen.model import Field
from dtlgen.place import Place, Problem

SIZES = {"int": 4, "float64": 8, "string": 8, "pointer": 8, "const pointer": 8}
BITS = {"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64}
BITS |= {f"u{name}": bits for name, bits in BITS.items()}


def _repeated(items: Iterable[tuple[str, int, Place]]) -> Iterator[Problem]:
    first: dict[int, str] = {}
    for name, value, place in items:
        other = first.setdefault(value, name)
        if other != name:
            yield Problem(place, f"{name}: value {value}; expected another, since {other} has it")


def enum_values_differ(known: Known) -> Iterator[Problem]:
    for enum in known.api.enums:
        yield from _repeated((v.name, v.value, v.place) for v in enum.members)


def sentinels_are_no_members(known: Known) -> Iterator[Problem]:
    for enum in known.api.enums:
        members = {value.value: value.name for value in enum.members}
        for value in enum.values:
            if value.sentinel and value.value in members:
                message = (
                    f"{value.name}: value {value.value}; expected one outside the valid values"
                )
                yield Problem(value.place, f"{message}, since {members[value.value]} has it")


def enum_values_fit_an_int(known: Known) -> Iterator[Problem]:
    for enum in known.api.enums:
        for value in enum.values:
            if not -(2**31) <= value.value < 2**31:
                yield Problem(value.place, f"{value.name}: {value.value}; expected 32 bits")


def enum_members_have_a_text(known: Known) -> Iterator[Problem]:
    for enum in known.api.enums:
        for value in enum.members:
            if not value.text:
                yield Problem(value.place, f"{value.name}: no text; expected what _name() answers")


def status_values_differ(known: Known) -> Iterator[Problem]:
    yield from _repeated((s.name, s.value, s.place) for s in known.api.statuses if not s.alias_of)


def statuses_lie_in_their_category(known: Known) -> Iterator[Problem]:
    codes = {category.name: category.code for category in known.api.categories}
    for status in known.api.statuses:
        code = codes.get(status.category)
        if code is not None and status.value // 100 != code:
            message = (
                f"{status.name}: value {status.value}; expected {code * 100} to {code * 100 + 99}"
            )
            yield Problem(status.place, f"{message}, the range of {status.category}")


def category_codes_differ(known: Known) -> Iterator[Problem]:
    yield from _repeated((c.name, c.code, c.place) for c in known.api.categories)


def handle_kinds_differ(known: Known) -> Iterator[Problem]:
    yield from _repeated((h.name, h.kind, h.place) for h in known.api.handles())


def constants_fit_their_type(known: Known) -> Iterator[Problem]:
    for constant in known.api.constants:
        scalar = known.scalars.get(constant.type)
        bits = BITS[scalar.base] if scalar else 32
        if not -(2 ** (bits - 1)) <= constant.value < 2**bits:
            message = f"{constant.name}: {constant.value}; expected {bits} bits, as {constant.type}"
            yield Problem(constant.place, message)


def fields_lie_where_c_puts_them(known: Known) -> Iterator[Problem]:
    """Offsets and size as on every 64-bit Linux: each field is aligned to its size."""
    for struct in known.api.structs:
        end, alignment = 0, 1
        for field in struct.fields:
            size = _size(field, known)
            if size is None:
                break
            start = _aligned(end, size)
            if field.offset != start:
                message = f"{struct.name}.{field.name}: offset {field.offset}; expected {start}"
                yield Problem(field.place, message)
            end, alignment = start + size * max(field.length, 1), max(alignment, size)
        else:
            if struct.size != _aligned(end, alignment):
                message = f"{struct.name}: size {struct.size}; expected {_aligned(end, alignment)}"
                yield Problem(struct.place, message)


def _size(field: Field, known: Known) -> int | None:
    """Bytes of one element, which are its alignment too; None where there is no such number."""
    if field.type in known.scalars:
        return BITS[known.scalars[field.type].base] // 8
    if field.type.startswith("enum."):
        return 4
    if field.type.startswith(("handle.", "callback.")):
        return 8
    if field.type in known.dtypes and known.dtypes[field.type].kind not in ("complex", "pair"):
        return known.dtypes[field.type].size
    return SIZES.get(field.type)


def _aligned(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


def pairs_have_the_size_of_their_struct(known: Known) -> Iterator[Problem]:
    sizes = {struct.c: struct.size for struct in known.api.structs}
    for dtype in known.api.dtypes:
        if dtype.pair and sizes.get(dtype.c) != dtype.size:
            expected = sizes.get(dtype.c, "a struct of this C name")
            yield Problem(dtype.place, f"{dtype.name}.size: {dtype.size}; expected {expected}")
