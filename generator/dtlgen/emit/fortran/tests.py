# SPDX-License-Identifier: BSD-3-Clause
"""Fortran's tests of every collective for every kind: a module a kind, and their program."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.methods import owner
from dtlgen.document.record import record
from dtlgen.emit.fortran.methods import type_name
from dtlgen.emit.fortran.types import dtype_type
from dtlgen.model.api import Api, Dtype
from dtlgen.model.names import Names

# A value made of the integer i, how two are compared, and an operation with the i of its result
# over ranks 0 to r when each rank gives the value of i + rank.
VALUES = {
    "float": "real(i, {kind})",
    "complex": "cmplx(i, -i, {kind})",
    "bool": "logical(mod(i, 2) == 1, {kind})",
}
SAME = {
    "bool": "a .eqv. b",
    "pair": "a%value == b%value .and. a%index == b%index",
}
OPERATIONS = {
    "bool": ("lor", "merge(i, 1, r == 0)"),
    "pair": ("maxloc", "i + r"),
}
SUM = ("sum", "(r + 1) * i + r * (r + 1) / 2")


# The collectives that are tested.
TESTED = frozenset(
    """
    broadcast allgather gather scatter alltoall allgatherv scatterv gatherv alltoallv allreduce
    reduce exscan scan reduce_scatter
    """.split()  # noqa: SIM905
)


@record
class KindTest:
    """`group` is the type of what ranks agree over; `value`, `is_same` and `combined` are Fortran
    expressions.
    """

    name: str
    group: str
    type: str
    value: str
    is_same: str
    operation: str
    combined: str


@record
class KindsTest:
    group: str
    names: tuple[str, ...]


@record
class TestSources:
    """Paths are relative to generated/tests/fortran."""

    paths: tuple[str, ...]


def modules(api: Api) -> Iterator[tuple[str, KindTest]]:
    dtypes = {dtype.name: dtype for dtype in api.dtypes}
    group = _group(api)
    for dtype in api.dtypes if group else ():
        if dtype_type(api.names, dtype):
            yield f"tests/fortran/kind_{dtype.name}.f90", _test(api.names, group, dtypes, dtype)


def program(api: Api) -> Iterator[tuple[str, KindsTest]]:
    names = tuple(page.name for _, page in modules(api))
    if names:
        yield "tests/fortran/kinds.f90", KindsTest(_group(api), names)


def sources(api: Api) -> Iterator[tuple[str, TestSources]]:
    pages = (*modules(api), *program(api))
    paths = tuple(path.removeprefix("tests/fortran/") for path, _ in pages)
    yield "tests/fortran/sources.cmake", TestSources(paths)


def _group(api: Api) -> str:
    """Returns the type that has the tested collectives as methods; "" unless all of them exist."""
    found = {each.name: each for each in api.functions() if each.name in TESTED}
    owners = {owner(each) for each in found.values()}
    return type_name(api.names, *owners) if found.keys() == TESTED and len(owners) == 1 else ""


def _test(names: Names, group: str, dtypes: dict[str, Dtype], dtype: Dtype) -> KindTest:
    operation, combined = OPERATIONS.get(dtype.kind, SUM)
    return KindTest(
        name=dtype.name,
        group=group,
        type=dtype_type(names, dtype),
        value=_value(names, dtypes, dtype),
        is_same=SAME.get(dtype.kind, "a == b"),
        operation=names.macro("op", operation),
        combined=combined,
    )


def _value(names: Names, dtypes: dict[str, Dtype], dtype: Dtype) -> str:
    if dtype.pair:
        parts = ", ".join(_value(names, dtypes, dtypes[name]) for name in dtype.pair)
        return f"{names.c(dtype.name)}({parts})"
    kind = dtype.fortran.partition("(")[2].removesuffix(")")
    return VALUES.get(dtype.kind, "int(i, {kind})").format(kind=kind)
