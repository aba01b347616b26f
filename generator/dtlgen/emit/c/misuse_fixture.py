# SPDX-License-Identifier: BSD-3-Clause
"""Common code of the misuse tests in C: an object of each kind, memory, and assertions on the last
error. An API without the functions of the last error has none.
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
    """`get_text`, `get_status` and `clear` are the C functions of the last error. `size` is the
    type of sizes, "" if the API has none. `has_unreachable` is true if functions refuse memory that
    the process cannot access.
    """

    id: str
    success: str
    handles: tuple[Kind, ...]
    size: str
    get_text: str
    get_status: str
    clear: str
    has_unreachable: bool


def outputs() -> Iterator[Output]:
    return (
        Output(f"C tests: {name}", _page(name), f"c/templates/tests/{name}.j2") for name in NAMES
    )


def _page(name: str) -> Callable[[Api], Pages]:
    return lambda api: ((f"tests/c/{name}", page) for page in _fixtures(api))


def _fixtures(api: Api) -> Iterator[Fixture]:
    c = spelling(api)
    answering = {each.answers: each.c_name for each in api.functions()}
    get_text, get_status, clear = (answering.get(each, "") for each in LAST_ERROR)
    kinds = (Kind(c.declared(f"handle.{each.name}", each.name)) for each in api.handles())
    if get_text and get_status and clear:
        yield Fixture(
            id=api.names.id,
            success=api.outcomes.success,
            handles=tuple(kinds),
            size=c.types.get("size", ""),
            get_text=get_text,
            get_status=get_status,
            clear=clear,
            has_unreachable=any(
                each.reached for function in api.functions() for each in function.params
            ),
        )
