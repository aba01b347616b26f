# SPDX-License-Identifier: BSD-3-Clause
"""Toy language: its only output lists the functions of the API."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.emit.output import Output
from dtlgen.model.api import Api


@dataclass(frozen=True, slots=True)
class Calls:
    functions: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Calls]]:
    yield "toy/calls.toy", Calls(tuple(function.c_name for function in api.functions()))


OUTPUTS = (Output("Toy", pages, "toy/templates/calls.toy.j2", comments="python"),)
