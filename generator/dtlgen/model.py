# SPDX-License-Identifier: BSD-3-Clause
"""What the specification says, as frozen dataclasses: the picture that all emitters share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from dtlgen.expression import Expr
from dtlgen.place import Place as Place  # noqa: PLC0414


@dataclass(frozen=True, slots=True)
class Version:
    major: int
    minor: int
    patch: int
    prerelease: str
    python: str
    abi: int


@dataclass(frozen=True, slots=True)
class Feature:
    """A back end that may be missing when a program runs."""

    name: str
    install: str
    needs: tuple[str, ...]
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Scalar:
    """A named C scalar type of the API: `size` is `dtl_size_t`, a `uint64_t`."""

    name: str
    c: str
    base: str
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Constant:
    name: str
    value: int
    type: str
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Dtype:
    """An element type.  `pair` names the dtypes of value and index where kind is `pair`."""

    name: str
    value: int
    c: str
    size: int
    kind: str
    numpy: str
    fortran: str
    pair: tuple[str, str] | None
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Operation:
    """A reduction; `kinds` are the dtype kinds it accepts, `neutral` names its neutral element."""

    name: str
    value: int
    kinds: tuple[str, ...]
    neutral: str
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class EnumValue:
    """`name` is the C constant, `text` what _name() answers; a sentinel is no valid argument."""

    name: str
    value: int
    text: str
    sentinel: bool
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Enum:
    """dtype and reduce_op come from their tables; `alias` is another C name."""

    name: str
    c: str
    alias: str
    values: tuple[EnumValue, ...]
    doc: str
    place: Place

    @property
    def members(self) -> tuple[EnumValue, ...]:
        """The values that are valid as arguments."""
        return tuple(value for value in self.values if not value.sentinel)

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """The valid values as ascending closed intervals."""
        found: list[tuple[int, int]] = []
        for value in sorted({member.value for member in self.members}):
            if found and found[-1][1] == value - 1:
                found[-1] = (found[-1][0], value)
            else:
                found.append((value, value))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Field:
    """`length` > 0 is a C array, `elements` the macros that name its elements."""

    name: str
    type: str
    offset: int
    length: int
    default: int
    elements: tuple[str, ...]
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Struct:
    name: str
    c: str
    size: int
    fields: tuple[Field, ...]
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Callback:
    name: str
    c: str
    returns: str
    params: tuple[tuple[str, str], ...]
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Category:
    name: str
    code: int
    exception: str
    place: Place


@dataclass(frozen=True, slots=True)
class Status:
    """`exception` is its Python class; `alias_of` another constant of the same value."""

    name: str
    value: int
    category: str
    text: str
    exception: str
    alias_of: str
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Handle:
    """`free` and `parent` are names without prefix or ""; `struct` is the runtime's, as in C."""

    name: str
    kind: int
    c: str
    free: str
    parent: str
    container: bool
    collective_free: bool
    struct: str
    area: str
    doc: str
    place: Place

    @property
    def constant(self) -> str:
        return f"HANDLE_{self.name.upper()}"


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold of the arguments, and the status of a call for which it does not."""

    expr: Expr
    status: str
    rule: str
    place: Place


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument.

    `type` is one of: a scalar (`int`, `size`, `rank`, `index`, `tag`, `status`, `float64`),
    `string`, `pointer`, `const pointer`, `argv`, `buffer`, `handle.NAME` (`handle.container` takes
    every container), `enum.NAME`, `struct.NAME`, `callback.NAME`, each of them with `[]` behind it
    for an array of `len` elements.
    """

    name: str
    type: str
    dir: str
    by_value: bool
    nullable: Expr | bool
    elem: Expr | None
    len: Expr | None
    at: Expr | None
    valid: tuple[Condition, ...]
    alias: str
    retains: bool
    closes: bool
    default: str
    doc: str
    place: Place

    @property
    def array(self) -> bool:
        return self.type.endswith("[]")

    @property
    def item(self) -> str:
        """The type alone: `size` of `size[]`, `context` of `handle.context`."""
        return self.type.removesuffix("[]").rpartition(".")[2]

    @property
    def group(self) -> str:
        """`handle`, `enum`, `struct` or `callback`; "" for the others."""
        return self.type.removesuffix("[]").rpartition(".")[0]


@dataclass(frozen=True, slots=True)
class Returned:
    """What a function gives: type `status`, `void`, or a value with what stands for it on error."""

    type: str
    on_error: str

    @property
    def is_status(self) -> bool:
        return self.type == "status"

    @property
    def is_void(self) -> bool:
        return self.type == "void"


@dataclass(frozen=True, slots=True)
class Example:
    language: str
    code: str
    prints: str
    place: Place


@dataclass(frozen=True, slots=True)
class Function:
    """One C function; `name` has no prefix, `impl` names the dtl_impl_ which does the work.

    `answers` is TABLE.FACT where the specification itself knows the answer: `dtype.text`,
    `status.category`, `version.major`, `container_options.defaults`. Such a dtl_impl_ is generated.
    `forms` are those in which a collective function exists besides: see forms.py.
    """

    name: str
    impl: str
    answers: str
    area: str
    doc: str
    params: tuple[Parameter, ...]
    returns: Returned
    requires: str
    requirements: tuple[Condition, ...]
    collective: bool
    match: tuple[str, ...]
    blocking: bool
    threads: str
    fails: tuple[str, ...]
    anytime: bool
    planned: bool
    since: str
    deprecated: str
    example: Example | None
    place: Place
    forms: tuple[str, ...] = ()

    @property
    def c_name(self) -> str:
        return f"dtl_{self.name}"

    @property
    def creates(self) -> tuple[Parameter, ...]:
        """The handles that the caller owns after success."""
        return tuple(
            p for p in self.params if p.group == "handle" and p.dir == "out" and not p.array
        )


@dataclass(frozen=True, slots=True)
class PythonFunction:
    """A function, method or property as Python's users see it; `signature` is Python source."""

    name: str
    kind: str
    signature: str
    overloads: tuple[str, ...]
    value: str
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class PythonClass:
    name: str
    bases: tuple[str, ...]
    members: tuple[PythonFunction, ...]
    doc: str
    place: Place


@dataclass(frozen=True, slots=True)
class Area:
    """One file of spec/."""

    name: str
    title: str
    doc: str
    handles: tuple[Handle, ...]
    functions: tuple[Function, ...]
    python_classes: tuple[PythonClass, ...]
    python_functions: tuple[PythonFunction, ...]
    place: Place


@dataclass(frozen=True, slots=True, eq=False)
class Api:
    """The whole specification; equal to itself only, so that what is derived can be cached."""

    name: str
    prefix: str
    version: Version
    soname: int
    symbol_version: str
    doc: str
    features: tuple[Feature, ...]
    scalars: tuple[Scalar, ...]
    constants: tuple[Constant, ...]
    dtypes: tuple[Dtype, ...]
    operations: tuple[Operation, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    callbacks: tuple[Callback, ...]
    categories: tuple[Category, ...]
    statuses: tuple[Status, ...]
    areas: tuple[Area, ...]
    compatibility_headers: tuple[str, ...]
    fortran_modules: tuple[tuple[str, tuple[str, ...]], ...]

    def functions(self) -> Iterator[Function]:
        for area in self.areas:
            yield from area.functions

    def handles(self) -> Iterator[Handle]:
        for area in self.areas:
            yield from area.handles


@cache
def created_kinds(api: Api) -> frozenset[str]:
    """The kinds of handles that functions make today."""
    done = (function for function in api.functions() if not function.planned)
    return frozenset(handle.item for function in done for handle in function.creates)
