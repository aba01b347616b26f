# SPDX-License-Identifier: BSD-3-Clause
"""The module `dtl`, which programs use: it re-exports everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.emit import fortran_handles
from dtlgen.model import Api

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


@dataclass(frozen=True, slots=True)
class Umbrella:
    doc: str
    c_names: tuple[str, ...]
    modules: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Umbrella]]:
    raw = tuple(name for name, _ in api.fortran_modules)
    types = tuple(page.module for _, page in fortran_handles.pages(api))
    yield "fortran/dtl.f90", Umbrella(api.doc, C_NAMES, (*raw, "dtl_helpers", *types))
