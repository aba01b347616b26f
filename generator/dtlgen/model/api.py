# SPDX-License-Identifier: BSD-3-Clause
"""The content of the specification as records; this model is the input of all emitters."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.diagnostics import Place as Place  # noqa: PLC0414
from dtlgen.document.expression import Expr
from dtlgen.document.record import field, fields, record
from dtlgen.model.bindings import (
    FortranBinding,
    PythonClass,
    PythonForm,
    PythonFunction,
    PythonHandle,
)
from dtlgen.model.kernels import Kernels
from dtlgen.model.names import Names

# Queries of the calling thread's last error that functions may answer.
LAST_ERROR = ("error.text", "error.status", "error.clear")


@record
class Version:
    major: int
    minor: int
    patch: int
    prerelease: str
    python: str
    abi: int

    @property
    def release(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}"


@record
class Feature:
    """A backend that may be missing at run time."""

    name: str
    install: str
    needs: tuple[str, ...]
    doc: str
    place: Place


@record
class Variable:
    """An environment variable. `takes` is the kind of its values; `values` lists the values of a
    choice; `page` is the documentation page that explains it.
    """

    name: str
    takes: str
    values: tuple[str, ...]
    default: str
    page: str
    doc: str
    place: Place


@record
class Scalar:
    """A named C scalar type of the API, such as `size` for `uint64_t`. `refused` is the status of a
    call with an out-of-range argument of this type, or "" for the default status.
    """

    name: str
    c: str
    base: str
    refused: str
    doc: str
    place: Place


@record
class Constant:
    name: str
    value: int
    type: str
    doc: str
    place: Place


@record
class Dtype:
    """An element type. For kind `pair`, `pair` names the dtypes of the value and the index."""

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


@record
class Operation:
    """A reduction operation. `kinds` lists the kinds of dtypes that it accepts, `neutral` names its
    identity element, and `numpy` is the corresponding NumPy function.
    """

    name: str
    value: int
    kinds: tuple[str, ...]
    neutral: str
    doc: str
    place: Place
    numpy: str = ""


@record
class EnumValue:
    """A member of an enum. `name` is the C constant and `text` the result of the _name() function.
    A sentinel is not a valid argument.
    """

    name: str
    value: int
    text: str
    sentinel: bool
    doc: str
    place: Place


@record
class Enum:
    """An enum type. The enums dtype and reduce_op are built from the tables of dtypes and
    operations. `alias` is a second C name.
    """

    name: str
    c: str
    alias: str
    values: tuple[EnumValue, ...]
    doc: str
    place: Place

    @property
    def members(self) -> tuple[EnumValue, ...]:
        """The values that are valid arguments."""
        return tuple(value for value in self.values if not value.sentinel)

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """The valid values as closed intervals in ascending order."""
        found: list[tuple[int, int]] = []
        for value in sorted({member.value for member in self.members}):
            if found and found[-1][1] == value - 1:
                found[-1] = (found[-1][0], value)
            else:
                found.append((value, value))
        return tuple(found)


@record
class Field:
    """A member of a struct. `length` > 0 declares a C array; `elements` lists the macros that name
    its elements. `accessors` lists a name and a type for each pair of macros that read and write an
    element through a pointer. `index` is true for a position that counts from 0.
    """

    name: str
    type: str
    offset: int
    length: int
    default: int
    index: bool
    elements: tuple[str, ...]
    accessors: tuple[tuple[str, str], ...]
    doc: str
    place: Place


@record
class Struct:
    """A struct type. `listens` marks structs of options that carry the error handler for objects
    created with these options.
    """

    name: str
    c: str
    size: int
    fields: tuple[Field, ...]
    listens: bool
    doc: str
    place: Place


@record
class Callback:
    name: str
    c: str
    returns: str
    params: tuple[tuple[str, str], ...]
    doc: str
    place: Place


@record
class Category:
    name: str
    code: int
    exception: str
    told_as: str
    place: Place


@record
class Status:
    """A status code. `exception` is its Python class; `alias_of` names another constant with the
    same value; `doc` states why a call returns the status, and `remedy` how the caller can resolve
    it.
    """

    name: str
    value: int
    category: str
    text: str
    exception: str
    alias_of: str
    doc: str
    remedy: str
    place: Place


@record
class Outcomes:
    """The status that a call returns for success and for each kind of failure: `index` for an index
    out of range, `null` for a null pointer, `feature` for a missing backend, `planned` for a
    function that is not implemented, `state` for a library that is not open, `memory` for a failed
    allocation, and `argument` for every other invalid argument.
    """

    success: str
    argument: str
    index: str
    null: str
    feature: str
    planned: str
    state: str
    memory: str
    place: Place

    def named(self) -> Iterator[tuple[str, str]]:
        """Yields each outcome with its status."""
        yield from ((word, getattr(self, word)) for word in fields(self) if word != "place")


@record
class Query:
    """A property of a handle that conditions can query, such as `size(ctx)`. `least` and `most`
    bound the result where bounds are known; `words` describes the quantity in messages; `sample` is
    the result for the objects of the misuse tests.
    """

    name: str
    type: str
    least: int | None
    most: int | None
    words: str
    sample: int
    place: Place


@record
class Form:
    """A further form of collective functions, such as the nonblocking one. `prefix` precedes the
    function's name. `out` is the name and `type` the type of the handle that the call returns.
    `waits` states whether the call may block until other ranks arrive; `agrees` has the meaning of
    `Function.agrees`.
    """

    name: str
    prefix: str
    out: str
    type: str
    waits: bool
    agrees: str
    doc: str
    python: PythonForm
    place: Place


@record
class Family:
    """A family of handle kinds that functions accept interchangeably: a parameter of type
    `handle.container` accepts any container. `struct` is the runtime's struct; `listens` has the
    meaning of `Handle.listens`.
    """

    name: str
    c: str
    parent: str
    queries: tuple[Query, ...]
    listens: bool
    python: PythonHandle
    doc: str
    place: Place

    @property
    def struct(self) -> str:
        return self.name


@record
class Handle:
    """A kind of handle. `free`, `parent` and `family` are names without prefix, or "". `struct` is
    the runtime's struct. `listens` marks objects that carry an error handler for themselves and the
    objects created from them. `started` marks handles of started operations. `outlived` means that
    the handle may be closed while objects created from it are in use.
    """

    name: str
    kind: int
    c: str
    free: str
    parent: str
    family: str
    queries: tuple[Query, ...]
    collective_free: bool
    listens: bool
    outlived: bool
    started: bool
    threads: str
    python: PythonHandle
    struct: str
    area: str
    doc: str
    place: Place

    @property
    def constant(self) -> str:
        return f"HANDLE_{self.name.upper()}"


@record
class Condition:
    """A condition on the arguments, and the status of a call that violates it."""

    expr: Expr
    status: str
    rule: str
    place: Place


@record(eq=False)
class Parameter:
    """One parameter of a function. Parameters are compared by identity.

    `type` is one of: a scalar (`int`, `size`, `rank`, `index`, `tag`, `status`, `float64`),
    `string`, `pointer`, `const pointer`, `argv`, `buffer`, `handle.NAME` (a handle kind, or a
    family for any of its members), `enum.NAME`, `struct.NAME`, `callback.NAME`. A trailing `[]`
    denotes an array of `len` elements. `array`, `group` and `item` are derived from `type`:
    `size[]` is an `array` with the `item` size, and `handle.context` has the `group` handle and the
    `item` context.

    `holder` names the handle that retains a buffer if the call itself creates no such handle.
    `releases` means that the call returns retained memory to the caller. `reached` means that
    memory inaccessible to the host is refused; `on_device` means that the argument is device
    memory. `index` marks a position that counts from 0, and `of_family` a parameter that accepts
    the handles of a family.
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
    holder: str
    reached: bool
    closes: bool
    index: bool
    default: str
    doc: str
    place: Place
    says_retains: bool = True
    of_family: bool = False
    releases: bool = False
    on_device: bool = False
    array: bool = field(init=False, compare=False)
    group: str = field(init=False, compare=False)
    item: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        group, _, item = self.type.removesuffix("[]").rpartition(".")
        object.__setattr__(self, "array", self.type.endswith("[]"))
        object.__setattr__(self, "group", group)
        object.__setattr__(self, "item", item)


@record
class Returned:
    """The return type of a function: `status`, `void`, or a value, with `on_error` as the value
    returned on errors.

    `truth` marks an int that is 0 or 1. `never_fails` means that `on_error` is also a regular
    result.
    """

    type: str
    on_error: str
    truth: bool = False
    never_fails: bool = False

    @property
    def is_status(self) -> bool:
        return self.type == "status"

    @property
    def is_void(self) -> bool:
        return self.type == "void"


@record
class Example:
    language: str
    code: str
    prints: str
    place: Place


@record(eq=False)
class Function:
    """One C function. `name` has no prefix; `impl` names the implementation. Functions are compared
    by identity, so that derived data can be cached per function.

    `answers` is TABLE.FACT if the result follows from the specification itself, such as
    `dtype.text`, `status.category`, `version.major` or `OPTIONS.defaults`; the implementation of
    such a function is generated. `waits_for` names the ranks that a function waits for if it is not
    collective (see waiting.py). `forms` lists the further forms of a collective function. `tells`
    is the query of the expression language, such as `size` or `dtype`, whose result the function
    returns for its handle.
    """

    name: str
    c_name: str
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
    waits_for: str
    agrees: str
    threads: str
    fails: tuple[str, ...]
    anytime: bool
    handler_safe: bool
    planned: bool
    since: str
    deprecated: str
    example: Example | None
    tells: str
    fortran: FortranBinding
    place: Place
    forms: tuple[str, ...] = ()

    @property
    def buffers(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.params if p.type == "buffer")

    @property
    def creates(self) -> tuple[Parameter, ...]:
        """The handles that the caller owns after success."""
        return tuple(
            p for p in self.params if p.group == "handle" and p.dir == "out" and not p.array
        )


@record
class Area:
    """One file of spec/. `module` is the folder of the library's hand-written code for the area."""

    name: str
    module: str
    title: str
    doc: str
    handles: tuple[Handle, ...]
    functions: tuple[Function, ...]
    python_classes: tuple[PythonClass, ...]
    python_functions: tuple[PythonFunction, ...]
    place: Place


@record(eq=False)
class Api:
    """The whole specification. Compared by identity, so that derived data can be cached.

    `symbols_since` is the release that introduced the symbol version `symbol_version`; functions of
    later releases have their own symbol versions. `is_observed` is true if the hand-written runtime
    implements the call observers.
    """

    names: Names
    version: Version
    soname: int
    symbol_version: str
    symbols_since: str
    doc: str
    features: tuple[Feature, ...]
    variables: tuple[Variable, ...]
    scalars: tuple[Scalar, ...]
    constants: tuple[Constant, ...]
    dtypes: tuple[Dtype, ...]
    operations: tuple[Operation, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    callbacks: tuple[Callback, ...]
    categories: tuple[Category, ...]
    statuses: tuple[Status, ...]
    outcomes: Outcomes
    families: tuple[Family, ...]
    forms: tuple[Form, ...]
    python_variables: tuple[tuple[str, str], ...]
    python_prepares: tuple[tuple[str, str], ...]
    areas: tuple[Area, ...]
    kernels: Kernels | None
    is_observed: bool
    compatibility_headers: tuple[str, ...]
    fortran_modules: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def types_area(self) -> str:
        """The area whose header declares the types: the first area, which all others include."""
        return self.areas[0].name

    @property
    def codes_area(self) -> str:
        """The area that lists the status codes."""
        files = {status.place.file for status in self.statuses}
        found = (area.name for area in self.areas if area.place.file in files)
        return next(found, "")

    @property
    def version_area(self) -> str:
        """The area of the functions that return the version, or `types_area` if there are none."""
        telling = (each for each in self.functions() if each.answers.startswith("version."))
        return next((each.area for each in telling), self.types_area)

    @property
    def core_module(self) -> str:
        """The Fortran module with the types and all constants."""
        found = (name for name, areas in self.fortran_modules if self.types_area in areas)
        return next(found, self.names.c("core"))

    def functions(self) -> Iterator[Function]:
        for area in self.areas:
            yield from area.functions

    def handles(self) -> Iterator[Handle]:
        for area in self.areas:
            yield from area.handles
