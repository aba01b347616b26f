# SPDX-License-Identifier: BSD-3-Clause
"""The module which re-exports everything, and the list of all modules for the build."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.fortran import calls, failure, handles, shorthands
from dtlgen.emit.fortran.methods import module_name, type_name
from dtlgen.model.api import Api

# Names of iso_c_binding that existing programs use through this module.
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
    types = _types(api)
    modules = (*raw, api.names.c("helpers"), *types)
    names = ", ".join(type_name(api.names, each.name) for each, *_ in handles.typed(api))
    on_top = f", and derived types on top: {names}" * bool(names)
    doc = f"{api.doc}\n\nThe functions of the C interface under their C names{on_top}."
    yield f"fortran/{api.names.package}.f90", Umbrella(doc, C_NAMES, modules)


def _types(api: Api) -> tuple[str, ...]:
    """Returns the modules of derived types."""
    return tuple(module_name(api.names, each.name) for each, *_ in handles.typed(api))


@record
class Sources:
    """Paths are relative to generated/fortran."""

    paths: tuple[str, ...]


def sources(api: Api) -> Iterator[tuple[str, Sources]]:
    pages_of = (shorthands.pages, failure.pages)
    helpers = (path for of in pages_of for path, _ in of(api))
    made = (*calls.moved(api), *_types(api), api.names.package)
    paths = (
        *(f"{name}.f90" for name, _ in api.fortran_modules),
        *(path.removeprefix("fortran/") for path in helpers),
        *(f"{name}.f90" for name in made),
    )
    yield "fortran/sources.cmake", Sources(paths)
