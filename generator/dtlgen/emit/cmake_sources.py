# SPDX-License-Identifier: BSD-3-Clause
"""The lists of generated files that CMake builds, and the version it gives the library."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.emit import c_impl, c_stubs, fortran_raw
from dtlgen.model import Api

C_SOURCES = (c_impl.calls_source, c_impl.dtypes_source, c_stubs.pages)
FORTRAN_SOURCES = (fortran_raw.pages,)


@dataclass(frozen=True, slots=True)
class Sources:
    """Paths are relative to generated/c and generated/fortran."""

    version: str
    soversion: int
    c: tuple[str, ...]
    fortran: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Sources]]:
    version = api.version
    yield (
        "c/sources.cmake",
        Sources(
            version=f"{version.major}.{version.minor}.{version.patch}",
            soversion=api.soname,
            c=tuple(path.removeprefix("c/") for emit in C_SOURCES for path, _ in emit(api)),
            fortran=tuple(
                path.removeprefix("fortran/") for emit in FORTRAN_SOURCES for path, _ in emit(api)
            ),
        ),
    )
