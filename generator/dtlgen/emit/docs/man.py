# SPDX-License-Identifier: BSD-3-Clause
"""Manual pages: one an area, which has a section for each of its functions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dtlgen.derive.argument_checks import argument_checks
from dtlgen.derive.c_types import parameters, spelling
from dtlgen.derive.parameter_docs import parameter_docs
from dtlgen.document.record import record
from dtlgen.emit.c.headers import version_text
from dtlgen.emit.render import WIDTH, filled
from dtlgen.model.api import Api, Area, Function

CODE = re.compile(r"`([^`]*)`")
COLUMNS = 76


@record
class Item:
    """The documentation of a parameter or a status."""

    name: str
    text: str


@record
class Entry:
    """`doc` is lines of roff."""

    name: str
    prototype: tuple[str, ...]
    doc: tuple[str, ...]
    parameters: tuple[Item, ...]
    failures: tuple[Item, ...]
    example: tuple[str, ...]


@record
class Manual:
    """The page of an area; `others` are the pages of the other areas."""

    heading: str
    source: str
    names: str
    title: str
    header: str
    doc: tuple[str, ...]
    entries: tuple[Entry, ...]
    others: tuple[str, ...]


@record
class List:
    """The list of pages that a build installs."""

    pages: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Manual]]:
    shown = _shown(api)
    for name, area in shown.items():
        others = tuple(other for other in shown if other != name)
        yield f"man/{name}.3", _manual(api, area, others)


def _shown(api: Api) -> dict[str, Area]:
    """Returns the areas with functions, by the names of their pages."""
    return {f"{api.names.package}-{area.name}": area for area in api.areas if area.functions}


def index(api: Api) -> Iterator[tuple[str, List]]:
    yield "man/pages.cmake", List(tuple(f"{name}.3" for name in _shown(api)))


def _manual(api: Api, area: Area, others: tuple[str, ...]) -> Manual:
    return Manual(
        heading=f"{api.names.package}-{area.name}".upper(),
        source=f"{api.names.package} {version_text(api.version)}",
        names=_text(", ".join(each.c_name for each in area.functions)),
        title=_text(area.title or area.name),
        header=api.names.header(area.name),
        doc=tuple(_lines(area.doc)),
        entries=tuple(_entry(api, each) for each in area.functions),
        others=others,
    )


def _entry(api: Api, function: Function) -> Entry:
    example = function.example if function.example and function.example.language == "c" else None
    return Entry(
        name=function.c_name,
        prototype=tuple(_prototype(api, function)),
        doc=tuple(_lines(function.doc)),
        parameters=tuple(Item(name, _text(said)) for name, said in parameter_docs(api, function)),
        failures=tuple(_failures(api, function)),
        example=tuple(map(_verbatim, example.code.strip("\n").split("\n"))) if example else (),
    )


def _prototype(api: Api, function: Function) -> Iterator[str]:
    c = spelling(api)
    head, arguments = c.function(function), parameters(function, c.parameter)
    line = f"{head}({', '.join(arguments)});"
    if len(line) <= COLUMNS:
        yield _verbatim(line)
        return
    yield _verbatim(f"{head}(")
    *first, last = arguments
    yield from (_verbatim(f"    {each},") for each in first)
    yield _verbatim(f"    {last});")


def _failures(api: Api, function: Function) -> Iterator[Item]:
    """Yields each status with the reasons for which the function returns it."""
    found: dict[str, list[str]] = {}
    for refusal in argument_checks(api, function):
        words = refusal.expected if refusal.condition else f"{refusal.argument}: {refusal.expected}"
        found.setdefault(refusal.status, []).append(f"expected {words}")
    for status in function.fails:
        found.setdefault(status, []).append("while it runs")
    for status, reasons in found.items():
        yield Item(status, _text("; ".join(dict.fromkeys(reasons))))


def _lines(doc: str) -> Iterator[str]:
    """Yields the roff lines of a documentation text; indented lines are printed without filling."""
    is_fixed = False
    for line in doc.strip("\n").split("\n"):
        if line.startswith("    ") != is_fixed:
            is_fixed = not is_fixed
            yield ".nf" if is_fixed else ".fi"
        if is_fixed:
            yield _verbatim(line)
        elif not line.strip():
            yield ".PP"
        elif line.startswith("- "):
            yield r".IP \(bu 2"
            yield _text(line.removeprefix("- "))
        else:
            yield _text(line)
    if is_fixed:
        yield ".fi"


def _text(text: str) -> str:
    """Returns filled prose in which no line begins like a roff request."""
    marked = CODE.sub(r"\\fB\1\\fR", _harmless(" ".join(text.split())))
    return "\n".join(map(_guarded, filled(marked, WIDTH - len(r"\&"))))


def _verbatim(line: str) -> str:
    """Returns a line that roff prints unchanged."""
    return _guarded(_harmless(line))


def _harmless(text: str) -> str:
    """Escapes the characters that roff interprets within a line."""
    return text.replace("\\", r"\e").replace("-", r"\-")


def _guarded(line: str) -> str:
    """Protects a line that begins like a roff request."""
    return rf"\&{line}" if line[:1] in (".", "'") else line
