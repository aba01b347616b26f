# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call: functions of numbers alone."""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record
from dtlgen.model.kernel_language import Language

ALONE = "thread"  # the scope of one, which no name ends in


@record
class Passed:
    """A number that a kernel gives: int32 or uint64."""

    name: str
    type: str
    doc: str


@record
class KernelConstant:
    """`name` is that in C."""

    name: str
    value: int
    doc: str
    place: Place


@record
class KernelFunction:
    """`scopes`: which threads call it together, a function each."""

    name: str
    scopes: tuple[str, ...]
    returns: str
    params: tuple[Passed, ...]
    doc: str
    place: Place

    @property
    def symbols(self) -> tuple[str, ...]:
        """What it is called in each scope, behind the prefix."""
        return tuple(
            self.name if scope == ALONE else f"{self.name}_{scope}" for scope in self.scopes
        )


@record
class KernelStruct:
    name: str
    fields: tuple[Passed, ...]
    doc: str
    place: Place


@record
class Lent:
    """A function by what a library has: a `call` that tells nothing, or the `value` it gives."""

    name: str
    call: str
    value: str


@record
class Library:
    """A library that has the functions too. `scopes` is by scope what its own names are like, with
    * for the name here; `constants` by parameter its names for ours; `refused` by parameter what is
    told of it, and when.
    """

    name: str
    title: str
    helper: str  # the header that stands between
    shown: str
    scopes: tuple[tuple[str, str], ...]
    constants: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    refused: tuple[tuple[str, str, str], ...]
    functions: tuple[Lent, ...]


@record
class Kernels:
    """What kernels call; `shown` says by compiler what the tests do with it."""

    word: str
    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    constants: tuple[KernelConstant, ...]
    structs: tuple[KernelStruct, ...]
    functions: tuple[KernelFunction, ...]
    libraries: tuple[Library, ...]
    language: Language | None
