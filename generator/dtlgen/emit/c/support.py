# SPDX-License-Identifier: BSD-3-Clause
"""The C support library of generated stubs and implementations: handles, the last error, memory.

It is the same for every API except for the names, which the templates adapt.
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
# For an API whose runtime does not implement the observation of calls itself.
OBSERVED = ("observe.h", "observe.c")


@record
class Key:
    """The end of the id of a failure that has no other key than its status."""

    constant: str
    text: str


@record
class Kinds:
    """A handle family, whose kinds functions accept interchangeably. `find` returns the object of a
    handle; `resolve` also reports an invalid one.
    """

    object: str
    find: str
    resolve: str
    member: str
    article: str


@record
class ErrorText:
    """The function that returns the last error's text."""

    head: str
    type: str
    buffer: str
    size: str


@record
class Support:
    """The page. `id` is the prefix of message ids; `text`, `status` and `clear` are the functions
    of the last error, if the API has them.
    """

    id: str
    outcomes: Outcomes
    keys: tuple[Key, ...]
    families: tuple[Kinds, ...]
    text: ErrorText | None
    status: str
    clear: str


def outputs() -> Iterator[Output]:
    for name in (*HEADERS, *SOURCES):
        yield Output(f"support of C: {name}", _page(name), f"c/templates/support/{name}.j2")
    for name in OBSERVED:
        yield Output(
            f"calls of C, told: {name}", _observation_page(name), f"c/templates/support/{name}.j2"
        )


def paths(api: Api) -> Iterator[str]:
    """Yields the paths of the compiled files."""
    observation = (path for path, _ in _observation_page("observe.c")(api))
    return chain((_path(api, name) for name in SOURCES), observation)


def _page(name: str) -> Callable[[Api], Pages]:
    return lambda api: ((_path(api, name), _support(api)),)


def _observation_page(name: str) -> Callable[[Api], Pages]:
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
        text=_error_text(c, answering.get("error.text")),
        status=_head(c, answering.get("error.status")),
        clear=_head(c, answering.get("error.clear")),
    )


def _error_text(c: Spelling, function: Function | None) -> ErrorText | None:
    if function is None:
        return None
    buffer, size = (each.name for each in function.params)
    head = call(_head(c, function), parameters(function, c.implementation))
    return ErrorText(head, c.types[function.returns.type], buffer, size)


def _head(c: Spelling, function: Function | None) -> str:
    if function is None:
        return ""
    return c.declared(function.returns.type, c.names.impl(function.impl))
