# SPDX-License-Identifier: BSD-3-Clause
"""What the build needs to know: the version, and the files that other outputs make."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.emit import c_answers, c_headers, c_impl, c_kernels, c_misuse, c_stubs, c_support
from dtlgen.model import Api
from dtlgen.record import record

SOURCES = (
    c_impl.calls_source,
    c_impl.dtypes_source,
    c_answers.pages,
    c_kernels.operations,
    c_kernels.table,
    c_kernels.comparisons,
)
HEADERS = (c_headers.whole, c_headers.older)


@record
class Sources:
    """Paths are relative to generated/c."""

    version: str
    soname: int
    sources: tuple[str, ...]
    headers: tuple[str, ...]
    misuse_areas: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Sources]]:
    made = (path for pages in SOURCES for path, _ in pages(api))
    others = (path for pages in HEADERS for path, _ in pages(api))
    paths = (*made, *c_stubs.paths(api), *c_support.paths(api))
    sources = (path.removeprefix("c/") for path in paths)
    headers = (path.removeprefix("c/") for path in (*c_headers.paths(api), *others))
    areas = c_misuse.areas(api)
    version = f"{api.version.major}.{api.version.minor}.{api.version.patch}"
    yield (
        "c/sources.cmake",
        Sources(version, api.soname, tuple(sources), tuple(headers), tuple(areas)),
    )
