# SPDX-License-Identifier: BSD-3-Clause
"""Rules: numbers of the ABI are unique, and they fit their types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.check.api_index import BITS, ApiIndex
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.schema import shown
from dtlgen.model.api import Family, Field, Handle, Struct

SIZES = {"int": 4, "char": 1, **dict.fromkeys(("string", "pointer", "const pointer", "argv"), 8)}


def _duplicates(items: Iterable[tuple[str, int, Place]]) -> Iterator[Problem]:
    """Yields a problem for each item whose value an earlier item of another name has."""
    first: dict[int, str] = {}
    for name, value, place in items:
        other = first.setdefault(value, name)
        if other != name:
            yield Problem(place, f"{name}: value {value}; expected another, since {other} has it")


def enum_values_differ(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        yield from _duplicates((v.name, v.value, v.place) for v in enum.members)


def sentinels_are_no_members(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        members = {value.value: value.name for value in enum.members}
        for value in enum.values:
            if value.sentinel and value.value in members:
                message = (
                    f"{value.name}: value {value.value}; expected one outside the valid values"
                )
                yield Problem(value.place, f"{message}, since {members[value.value]} has it")


def enum_values_fit_an_int(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        for value in enum.values:
            if not -(2**31) < value.value < 2**31:
                message = f"{value.name}: {value.value}; expected 32 bits"
                least = f", at least {1 - 2**31}, since Fortran has no literal for less"
                yield Problem(value.place, message + (least if value.value < 0 else ""))


def enums_have_members(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        if not enum.members:
            message = f"{enum.name}.values: none that is valid; expected one or more"
            yield Problem(enum.place, message)


def enum_members_have_a_text(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        for value in enum.members:
            if not value.text:
                yield Problem(value.place, f"{value.name}: no text; expected what _name() answers")


def enum_members_have_texts_of_their_own(index: ApiIndex) -> Iterator[Problem]:
    for enum in index.api.enums:
        first: dict[str, str] = {}
        for value in enum.members:
            other = first.setdefault(value.text, value.name)
            if value.text and other != value.name:
                message = f"{value.name}: text {shown(value.text)}; expected another, since {other}"
                yield Problem(value.place, f"{message} has it")


def answers_lie_between_their_bounds(index: ApiIndex) -> Iterator[Problem]:
    """Misuse tests compute conditions with the sample result of each query."""
    handles: list[Handle | Family] = [*index.api.handles(), *index.api.families]
    for item in handles:
        for query in item.queries:
            where, sample = f"{item.name}.queries.{query.name}", query.sample
            least = query.least if query.least is not None else sample
            most = query.most if query.most is not None else sample
            if query.least is not None and query.most is not None and least > most:
                message = f"{where}.least: {least}; expected at most {most}, the most"
                yield Problem(query.place, message)
            elif query.type != "enum.dtype" and not least <= sample <= most:
                message = f"{where}.sample: {sample}; expected one from {least} to {most}"
                yield Problem(query.place, message)


def outcomes_differ_from_success(index: ApiIndex) -> Iterator[Problem]:
    success = index.api.outcomes.success
    for word, status in index.api.outcomes.named():
        if word != "success" and status == success:
            message = (
                f"outcomes.{word}: {status}; expected another, since calls that succeed end so"
            )
            yield Problem(index.api.outcomes.place, message)


def status_values_differ(index: ApiIndex) -> Iterator[Problem]:
    yield from _duplicates((s.name, s.value, s.place) for s in index.api.statuses if not s.alias_of)


def statuses_lie_in_their_category(index: ApiIndex) -> Iterator[Problem]:
    codes = {category.name: category.code for category in index.api.categories}
    for status in index.api.statuses:
        code = codes.get(status.category)
        if code is not None and status.value // 100 != code:
            message = (
                f"{status.name}: value {status.value}; expected {code * 100} to {code * 100 + 99}"
            )
            yield Problem(status.place, f"{message}, the range of {status.category}")


def category_codes_differ(index: ApiIndex) -> Iterator[Problem]:
    yield from _duplicates((c.name, c.code, c.place) for c in index.api.categories)


def handle_kinds_differ(index: ApiIndex) -> Iterator[Problem]:
    yield from _duplicates((h.name, h.kind, h.place) for h in index.api.handles())


def constants_fit_their_type(index: ApiIndex) -> Iterator[Problem]:
    for constant in index.api.constants:
        bits = _bits(constant.type, index)
        if not -(2 ** (bits - 1)) <= constant.value < 2**bits:
            message = f"{constant.name}: {constant.value}; expected {bits} bits, as {constant.type}"
            yield Problem(constant.place, message)


def constants_have_a_literal(index: ApiIndex) -> Iterator[Problem]:
    """Fortran has no unsigned integers, and neither C nor Fortran has a literal for the least
    integer.
    """
    for constant in index.api.constants:
        half = 2 ** (_bits(constant.type, index) - 1)
        if half <= constant.value < 2 * half:
            words = f"{constant.name}: {constant.value}; expected {constant.value - 2 * half}"
            message = f"{words}, which is the same to C, and has a literal in Fortran"
            yield Problem(constant.place, message)
        elif constant.value == -half:
            message = f"{constant.name}: {constant.value}; expected at least {1 - half}"
            yield Problem(constant.place, f"{message}, since Fortran has no literal for less")


def _bits(type: str, index: ApiIndex) -> int:
    """Returns the bits of a scalar type; 32 for `int`."""
    scalar = index.scalars.get(type)
    return BITS[scalar.base] if scalar else 32


def structs_hold_what_stands_before_them(index: ApiIndex) -> Iterator[Problem]:
    """C needs the complete type of a struct member, so a struct cannot contain itself, directly or
    indirectly.
    """
    before: set[str] = set()
    for struct in index.api.structs:
        for field in struct.fields:
            group, _, name = field.type.rpartition(".")
            if group == "struct" and name in index.structs and name not in before:
                where = f"{struct.name}.{field.name}"
                if _contains(name, struct.name, index, set()):
                    message = f"{where}: {struct.name} would hold itself; expected a pointer"
                else:
                    place = index.structs[name].place
                    message = f"{where}: {name} comes later, in {place}; expected it before"
                yield Problem(field.place, message)
        before.add(struct.name)


def _contains(outer: str, inner: str, index: ApiIndex, seen: set[str]) -> bool:
    if outer == inner:
        return True
    if outer in seen or outer not in index.structs:
        return False
    seen.add(outer)
    types = (field.type.rpartition(".") for field in index.structs[outer].fields)
    return any(
        group == "struct" and _contains(name, inner, index, seen) for group, _, name in types
    )


def fields_lie_where_c_puts_them(index: ApiIndex) -> Iterator[Problem]:
    """Offsets and sizes are those of all 64-bit Linux ABIs."""
    for struct in index.api.structs:
        end, alignment = 0, 1
        for field in struct.fields:
            layout = _layout(field.type, index, (struct.name,))
            if layout is None:
                break
            size, aligned = layout
            start = _aligned(end, aligned)
            if field.offset != start:
                message = f"{struct.name}.{field.name}: offset {field.offset}; expected {start}"
                yield Problem(field.place, message)
            end, alignment = start + size * max(field.length, 1), max(alignment, aligned)
        else:
            if struct.size != _aligned(end, alignment):
                message = f"{struct.name}: size {struct.size}; expected {_aligned(end, alignment)}"
                yield Problem(struct.place, message)


def _layout(type: str, index: ApiIndex, enclosing: tuple[str, ...] = ()) -> tuple[int, int] | None:
    """Returns the size of an element in bytes and its alignment, or None for types without
    a size.
    """
    group, _, name = type.rpartition(".")
    dtype = index.dtypes.get(type)
    if group == "struct":
        return _struct_layout(index.structs.get(name), index, enclosing)
    if dtype is not None and dtype.kind == "pair":
        structs = (struct for struct in index.api.structs if struct.c == dtype.c)
        return _struct_layout(next(structs, None), index, enclosing)
    if dtype is not None and dtype.kind == "complex":
        return dtype.size, dtype.size // 2
    size = _size(type, index)
    return (size, size) if size else None


def _struct_layout(
    struct: Struct | None, index: ApiIndex, enclosing: tuple[str, ...]
) -> tuple[int, int] | None:
    """Returns the struct's specified size, which another rule verifies, and its alignment."""
    if struct is None or struct.name in enclosing:
        return None
    inner = [_layout(field.type, index, (*enclosing, struct.name)) for field in struct.fields]
    return struct.size, max((each[1] for each in inner if each), default=1)


def _size(type: str, index: ApiIndex) -> int | None:
    """Returns the bytes of a field type, or None if the type is unknown."""
    if type in index.scalars:
        return BITS[index.scalars[type].base] // 8
    if type.startswith("enum."):
        return 4
    if type.startswith(("handle.", "callback.")):
        return 8
    if type in index.dtypes:
        return index.dtypes[type].size
    return SIZES.get(type)


def field_defaults_fit(index: ApiIndex) -> Iterator[Problem]:
    for struct in index.api.structs:
        for field in struct.fields:
            expected = _expected_default(field, index) if field.default else ""
            if expected:
                message = f"{struct.name}.{field.name}.default: {field.default}; {expected}"
                yield Problem(field.place, message)


def _expected_default(field: Field, index: ApiIndex) -> str:
    """Returns the expected form of the default value, or "" if the default is valid."""
    group, _, name = field.type.rpartition(".")
    if group == "enum" and name in index.enums:
        members = [value.value for value in index.enums[name].members]
        return "" if field.default in members else f"expected a member of {name}"
    if field.type in index.dtypes and index.dtypes[field.type].kind == "float":
        return ""
    found = index.limits(field.type)
    if found is None:
        is_known = field.type in (*index.types, *index.dtypes)
        return "expected none, since it is no number" if is_known else ""
    least, most = max(found[0], 1 - 2**63), min(found[1], 2**63 - 1)
    return "" if least <= field.default <= most else f"expected an integer from {least} to {most}"


def _aligned(offset: int, alignment: int) -> int:
    """Rounds an offset up to a multiple of the alignment."""
    return -(-offset // alignment) * alignment


def pairs_have_the_size_of_their_struct(index: ApiIndex) -> Iterator[Problem]:
    sizes = {struct.c: struct.size for struct in index.api.structs}
    for dtype in index.api.dtypes:
        if dtype.pair and sizes.get(dtype.c) != dtype.size:
            expected = sizes.get(dtype.c, "a struct of this C name")
            yield Problem(dtype.place, f"{dtype.name}.size: {dtype.size}; expected {expected}")
