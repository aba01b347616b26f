# SPDX-License-Identifier: BSD-3-Clause
"""What misuse tests in C share: an object of each kind, memory, and the proof of a refusal,
by the functions of the last error.  Without those there is no proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dtlgen.derive.c_types import spelling
from dtlgen.document.record import record
from dtlgen.emit.output import Output, Pages
from dtlgen.model.api import LAST_ERROR, Api

NAMES = ("failure_form.h", "fixture.h", "fixture.c")


@record
class Kind:
    declaration: str


@record
class Fixture:
    """`told`, `asked` and `cleared` are C's functions of the last error; `size` is "" where the API
    has no such type, and `has_far` that it refuses memory which the process does not reach.
    """

    id: str
    success: str
    handles: tuple[Kind, ...]
    size: str
    told: str
    asked: str
    cleared: str
    has_far: bool


def outputs() -> Iterator[Output]:
    return (
        Output(f"C tests: {name}", _page(name), f"c/templates/tests/{name}.j2") for name in NAMES
    )


def _page(name: str) -> Callable[[Api], Pages]:
    return lambda api: ((f"tests/c/{name}", page) for page in _fixtures(api))


def _fixtures(api: Api) -> Iterator[Fixture]:
    c = spelling(api)
    answering = {each.answers: each.c_name for each in api.functions()}
    told, asked, cleared = (answering.get(each, "") for each in LAST_ERROR)
    kinds = (Kind(c.declared(f"handle.{each.name}", each.name)) for each in api.handles())
    if told and asked and cleared:
        yield Fixture(
            id=api.names.id,
            success=api.outcomes.success,
            handles=tuple(kinds),
            size=c.types.get("size", ""),
            told=told,
            asked=asked,
            cleared=cleared,
            has_far=any(each.reached for function in api.functions() for each in function.params),
        )
