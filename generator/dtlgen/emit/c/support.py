# SPDX-License-Identifier: BSD-3-Clause
"""What generated stubs and every implementation stand on: handles, the last error, memory.

It is the same for every API but for names: written once, here, and spelt as each API is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.document.record import record
from dtlgen.emit.c.implementation import with_article
from dtlgen.emit.output import Output, Pages
from dtlgen.emit.render import call
from dtlgen.model.api import Api, Function, Outcomes

HEADERS = ("support.h", "arithmetic.h", "handle.h", "error.h", "guard.h", "record.h")
SOURCES = (
    "arithmetic.c",
    "handle.c",
    "error.c",
    "memory.c",
    "barrier.c",
    "guard.c",
    "record.c",
)
OBSERVED = ("observe.h", "observe.c")  # ranks agree on what is told of collectives, in their words


@record
class Key:
    """How the id of a failure ends that tells no more than its status."""

    constant: str
    text: str


@record
class Kinds:
    """Handles that functions take alike: `find` gives the object behind one, and `resolve` refuses
    a wrong one too.
    """

    object: str
    find: str
    resolve: str
    member: str
    article: str


@record
class Told:
    """The function that gives the last error's text."""

    head: str
    type: str
    buffer: str
    size: str


@record
class Support:
    """`id` begins the ids of refusals; of the functions that speak of the last error, `told`,
    `status` and `clear` are those that the API has.
    """

    id: str
    outcomes: Outcomes
    keys: tuple[Key, ...]
    families: tuple[Kinds, ...]
    told: Told | None
    status: str
    clear: str


def outputs() -> Iterator[Output]:
    for name in (*HEADERS, *SOURCES):
        yield Output(f"support of C: {name}", _page(name), f"c/templates/support/{name}.j2")
    for name in OBSERVED:
        yield Output(
            f"calls of C, told: {name}", _told_of_calls(name), f"c/templates/support/{name}.j2"
        )


def paths(api: Api) -> Iterator[str]:
    """Of what is compiled."""
    told = (path for path, _ in _told_of_calls("observe.c")(api))
    return chain((_path(api, name) for name in SOURCES), told)


def _page(name: str) -> Callable[[Api], Pages]:
    return lambda api: ((_path(api, name), _support(api)),)


def _told_of_calls(name: str) -> Callable[[Api], Pages]:
    return lambda api: () if api.is_observed else _page(name)(api)


def _path(api: Api, name: str) -> str:
    return f"c/support/{api.names.c(name)}"


def _support(api: Api) -> Support:
    c = spelling(api)
    answering = {each.answers: each for each in api.functions()}
    return Support(
        id=api.names.id,
        outcomes=api.outcomes,
        keys=tuple(
            Key(each.name, each.text.replace("_", "-"))
            for each in api.statuses
            if not each.alias_of
        ),
        families=tuple(
            Kinds(
                f"struct {each.struct} *",
                api.names.own(f"handle_find_{each.name}"),
                api.names.own(f"handle_{each.name}"),
                api.names.own(f"handle_is_{each.name}"),
                with_article(each.name),
            )
            for each in api.families
        ),
        told=_told(c, answering.get("error.text")),
        status=_head(c, answering.get("error.status")),
        clear=_head(c, answering.get("error.clear")),
    )


def _told(c: Spelling, function: Function | None) -> Told | None:
    if function is None:
        return None
    buffer, size = (each.name for each in function.params)
    head = call(_head(c, function), parameters(function, c.implementation))
    return Told(head, c.types[function.returns.type], buffer, size)


def _head(c: Spelling, function: Function | None) -> str:
    if function is None:
        return ""
    return c.declared(function.returns.type, c.names.impl(function.impl))
