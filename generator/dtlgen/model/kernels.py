# SPDX-License-Identifier: BSD-3-Clause
"""The device-side (kernel) API: functions that take and return numbers only."""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record
from dtlgen.model.kernel_language import Language

SINGLE_THREAD = "thread"  # the scope of a single thread, which adds no suffix to a name


@record
class KernelValue:
    """An argument or a struct member: int32 or uint64."""

    name: str
    type: str
    doc: str


@record
class KernelConstant:
    """A constant of the kernel API; `name` is its C name."""

    name: str
    value: int
    doc: str
    place: Place


@record
class KernelFunction:
    """A function of the kernel API. `scopes` lists the groups of threads that may call it together;
    each scope has a function of its own.
    """

    name: str
    scopes: tuple[str, ...]
    returns: str
    params: tuple[KernelValue, ...]
    doc: str
    place: Place

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of the function without prefix, one for each scope."""
        return tuple(
            self.name if scope == SINGLE_THREAD else f"{self.name}_{scope}" for scope in self.scopes
        )


@record
class KernelStruct:
    name: str
    fields: tuple[KernelValue, ...]
    doc: str
    place: Place


@record
class LibraryFunction:
    """The implementation of a function by a vendor library: either a `call` without result, or an
    expression `value` for the result.
    """

    name: str
    call: str
    value: str


@record
class Library:
    """A vendor library that provides functions of the kernel API. `scopes` maps a scope to the
    pattern of the library's names, with * in place of the function's name. `constants` maps a
    parameter to pairs of our constant and the library's constant. `refused` lists parameters,
    conditions under which they are refused, and the status returned then.
    """

    name: str
    title: str
    helper: str  # the header that includes the library's own header
    shown: str
    scopes: tuple[tuple[str, str], ...]
    constants: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    refused: tuple[tuple[str, str, str], ...]
    functions: tuple[LibraryFunction, ...]


@record
class Kernels:
    """The kernel API. `shown` lists for each compiler how the tests use its output."""

    word: str
    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    constants: tuple[KernelConstant, ...]
    structs: tuple[KernelStruct, ...]
    functions: tuple[KernelFunction, ...]
    libraries: tuple[Library, ...]
    language: Language | None
