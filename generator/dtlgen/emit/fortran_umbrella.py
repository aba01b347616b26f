# SPDX-License-Identifier: BSD-3-Clause
"""The module which re-exports everything, and the list of all modules for the build."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.emit import (
    fortran_calls,
    fortran_failure,
    fortran_handles,
    fortran_helpers,
    fortran_raw,
)
from dtlgen.model import Api
from dtlgen.record import record

# What existing programs take from iso_c_binding through this module.
C_NAMES = (
    "c_associated",
    "c_double",
    "c_f_pointer",
    "c_float",
    "c_funloc",
    "c_funptr",
    "c_int",
    "c_int16_t",
    "c_int32_t",
    "c_int64_t",
    "c_int8_t",
    "c_loc",
    "c_null_char",
    "c_null_ptr",
    "c_ptr",
)


@record
class Umbrella:
    doc: str
    c_names: tuple[str, ...]
    modules: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Umbrella]]:
    raw = tuple(name for name, _ in api.fortran_modules)
    types = tuple(page.module for _, page in fortran_handles.pages(api))
    modules = (*raw, api.names.c("helpers"), *types)
    names = ", ".join(page.name for _, page in fortran_handles.pages(api))
    on_top = f", and derived types on top: {names}" * bool(names)
    doc = f"{api.doc}\n\nThe functions of the C interface under their C names{on_top}."
    yield f"fortran/{api.names.package}.f90", Umbrella(doc, C_NAMES, modules)


@record
class Sources:
    """Paths are relative to generated/fortran."""

    paths: tuple[str, ...]


def sources(api: Api) -> Iterator[tuple[str, Sources]]:
    written = (fortran_raw, fortran_helpers, fortran_failure, fortran_calls, fortran_handles)
    outputs = (*(module.pages for module in written), pages)
    paths = (path.removeprefix("fortran/") for output in outputs for path, _ in output(api))
    yield "fortran/sources.cmake", Sources(tuple(paths))
