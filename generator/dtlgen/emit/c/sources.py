# SPDX-License-Identifier: BSD-3-Clause
"""Variables for the CMake build: the version and the generated sources and headers."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.c import headers as c_headers
from dtlgen.emit.c import implementation, kernels, lookup_functions, misuse, stubs, support
from dtlgen.model.api import Api

SOURCES = (
    implementation.calls_source,
    implementation.dtypes_source,
    lookup_functions.pages,
    kernels.operations,
    kernels.table,
    kernels.comparisons,
)
HEADERS = (c_headers.umbrella, c_headers.former)


@record
class Sources:
    """The page. Paths are relative to generated/c."""

    version: str
    soname: int
    sources: tuple[str, ...]
    headers: tuple[str, ...]
    misuse_areas: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Sources]]:
    made = (path for pages in SOURCES for path, _ in pages(api))
    others = (path for pages in HEADERS for path, _ in pages(api))
    paths = (*made, *stubs.paths(api), *support.paths(api))
    sources = (path.removeprefix("c/") for path in paths)
    headers = (path.removeprefix("c/") for path in (*c_headers.paths(api), *others))
    areas = misuse.areas(api)
    version = f"{api.version.major}.{api.version.minor}.{api.version.patch}"
    yield (
        "c/sources.cmake",
        Sources(version, api.soname, tuple(sources), tuple(headers), tuple(areas)),
    )
