# SPDX-License-Identifier: BSD-3-Clause
"""What the specification says, as records: the picture that all emitters share."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.diagnostics import Place as Place  # noqa: PLC0414
from dtlgen.document.expression import Expr
from dtlgen.document.record import field, fields, record
from dtlgen.model.bindings import FortranFace, PythonClass, PythonForm, PythonFunction, PythonHandle
from dtlgen.model.kernels import Kernels
from dtlgen.model.names import Names

# What functions can answer about the calling thread's last error.
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
    """A back end that may be missing when a program runs."""

    name: str
    install: str
    needs: tuple[str, ...]
    doc: str
    place: Place


@record
class Variable:
    """A variable of the environment. `takes` is the kind of its values, which `values` lists for a
    choice; `page` is the page of the documentation that explains it.
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
    """A named C scalar type of the API: `size` is a `uint64_t`.  `refused` is the status where an
    argument of it is out of its range, "" where it is that of all arguments.
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


@record
class Operation:
    """A reduction; `kinds` are the dtype kinds it accepts, `neutral` names its neutral element, and
    `numpy` NumPy's function for it.
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
    """`name` is the C constant, `text` what _name() answers; a sentinel is no valid argument."""

    name: str
    value: int
    text: str
    sentinel: bool
    doc: str
    place: Place


@record
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


@record
class Field:
    """`length` > 0 is a C array, `elements` the macros that name its elements, `accessors` those
    that read and write them through a pointer: a name and a type for each.  `index` is a place,
    counted from 0.
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
    """`listens` of options that say who is told of failures with what is made by them."""

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
    """`exception` is its Python class; `alias_of` another constant of the same value;
    `doc` says why a call returns it, `remedy` what to do then.
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
    """Which status a call returns: after success, and after a refusal by what is wrong.  `index` is
    for a number that is a place, `feature` for a back end that is not there, `planned` for what is
    not implemented, `state` for a library that is closed (one without never is), `argument` for all
    else.
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
        """Each status, and what it is for."""
        yield from ((word, getattr(self, word)) for word in fields(self) if word != "place")


@record
class Query:
    """What conditions ask of a handle: `size(ctx)`.  The answer is of this type and from `least` to
    `most`, where they are known; `words` say what it counts, and `sample` is the answer in misuse
    tests.
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
    """A form in which a collective function exists besides: `prefix` comes before its name, `out`
    is a handle of this type that the caller gets; `waits` as of functions that wait for others, and
    `agrees` as of a function.
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
    """Kinds of handles that functions take alike: `handle.container` takes that of any container.
    `struct` is the runtime's; `listens` as of a handle.
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
    """`free`, `parent` and `family` are names without prefix or ""; `struct` is the runtime's.
    `listens` says that somebody is told of failures with its objects and with those made from it,
    `started` that it stands for what a call has started, `outlived` that it may be closed before
    what is made from it.
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
    """What must hold of the arguments, and the status of a call for which it does not."""

    expr: Expr
    status: str
    rule: str
    place: Place


@record(eq=False)
class Parameter:
    """One argument; equal to itself only, as its function is.

    `type` is one of: a scalar (`int`, `size`, `rank`, `index`, `tag`, `status`, `float64`),
    `string`, `pointer`, `const pointer`, `argv`, `buffer`, `handle.NAME` (of a family: that of any
    of its members), `enum.NAME`, `struct.NAME`, `callback.NAME`, each of them with `[]` behind it
    for an array of `len` elements: `size[]` is an `array` of the `item` size, `handle.context` is
    of the `group` handle.  `holder` is the handle that retains a buffer, where the call
    makes none, and `releases` that what the handle has kept is the caller's again; `reached` that
    it is refused in memory which the process does not reach, and `on_device` that it lies in a
    device's memory; `index` that the number is a place,
    which counts from 0; `of_family` that it takes a family's handles.
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
    """What a function gives: type `status`, `void`, or a value with what stands for it on error.

    `truth` is an int that is 0 or 1; `never_fails` that what stands for errors is an answer, too.
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
    """One C function; `name` has no prefix, `impl` names the implementation which does the work.
    It is equal to itself only, so that what is derived can be cached.

    `answers` is TABLE.FACT where the specification itself knows the answer: `dtype.text`,
    `status.category`, `version.major`, `OPTIONS.defaults`. Such an implementation is generated.
    `waits_for` names the ranks that a function waits for which is not collective: see waiting.py.
    `forms` are those in which a collective function exists besides.  `tells` is the
    question of the specification's expressions that it answers of its handle: `size`, `dtype`.
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
    fortran: FortranFace
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
    """One file of spec/; `module` is the part of the library that it belongs to."""

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
    """The whole specification; equal to itself only, so that what is derived can be cached.

    `symbols_since` is the release that `symbol_version` came with: functions of later ones have
    versions of their own.  `is_observed` where the implementation itself is told of calls.
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
        """The area whose header has the types: the first, which all others include."""
        return self.areas[0].name

    @property
    def codes_area(self) -> str:
        """The area that lists the status codes."""
        files = {status.place.file for status in self.statuses}
        found = (area.name for area in self.areas if area.place.file in files)
        return next(found, "")

    @property
    def version_area(self) -> str:
        """The area that tells the version, if there are functions that do."""
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
