# SPDX-License-Identifier: BSD-3-Clause
"""Tells people what the API has: lists, one item with all its faces, and what is still missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from dtlgen import facts
from dtlgen.emit import c_types, fortran_handles
from dtlgen.generate import Page
from dtlgen.grammar import nearest, shown
from dtlgen.model import Api, Area, Function
from dtlgen.place import CommandError
from dtlgen.refusals import refusals
from dtlgen.render import call
from dtlgen.render import listing as wrapped

# How each language begins and ends the declaration of a name in the generated files.
FACES = {
    "Fortran": (".f90", r"^ *(function|subroutine) {name}\(", r"^ *end (function|subroutine)"),
    "Python": (".pyi", r"^ *(def|class) {name}\b", r"\.\.\.$|^$"),
}


def shows(template: str) -> bool:
    """Whether explain quotes what this template prints."""
    return any(template.endswith(f"{suffix}.j2") for suffix, _, _ in FACES.values())


def listing(api: Api, areas: Iterable[Area]) -> Iterator[str]:
    """A line a name: what it is called, and the first sentence of its doc."""
    for area in areas:
        yield f"{area.name}: {area.title}"
        for handle in area.handles:
            yield _row(handle.c, handle.doc)
        for function in area.functions:
            yield _row(function.c_name, "(planned) " * function.planned + function.doc)
        for member in area.python_functions:
            yield _row(api.names.python(member.name), member.doc)
        for cls in area.python_classes:
            yield _row(api.names.python(cls.name), cls.doc)


def _row(name: str, doc: str) -> str:
    return f"  {name:<40} {sentence(doc)}".rstrip()


def sentence(doc: str) -> str:
    """The first sentence, on one line."""
    return re.split(r"(?<=[.!?])\s", " ".join(doc.split()), maxsplit=1)[0]


def status(areas: Iterable[Area]) -> Iterator[str]:
    """A table of what has an implementation, and as its last line how many functions have none."""
    rows = [(area.name, len(area.functions), _missing(area)) for area in areas]
    yield f"{'area':<20} {'functions':>9} {'implemented':>11} {'missing':>7}"
    for name, count, missing in rows:
        yield f"{name:<20} {count:>9} {count - missing:>11} {missing:>7}"
    yield f"{sum(missing for _, _, missing in rows)} missing"


def _missing(area: Area) -> int:
    return sum(function.planned for function in area.functions)


def explain(api: Api, made: Mapping[str, Page], name: str) -> tuple[str, ...]:
    """All that there is to say of a name; CommandError if no language has it."""
    wanted = name.removeprefix(api.names.prefix).removeprefix(api.names.python(""))
    functions = [function for function in api.functions() if function.name == wanted]
    lines = [line for function in functions for line in _function(api, made, function)]
    lines += [] if functions else _others(api, name, wanted)
    lines += _python(api, wanted)
    if not lines:
        known = [*(f.name for f in api.functions()), *facts.binary(api), *facts.source(api)]
        raise CommandError(f"{shown(name)} is not known; expected {nearest(name, known)}")
    return tuple(lines)


def _function(api: Api, made: Mapping[str, Page], function: Function) -> Iterator[str]:
    spelling = c_types.spelling(api)
    yield f"{function.c_name}: {function.place}, area {function.area}, since {function.since}"
    if function.planned:
        yield "not implemented yet"
    yield from ("", *function.doc.strip().splitlines(), "", "C")
    arguments = c_types.parameters(function, spelling.parameter)
    yield from (f"    {line}" for line in call(spelling.function(function), arguments).split("\n"))
    for language, (suffix, begin, end) in FACES.items():
        pages = (page for path, page in made.items() if path.endswith(suffix))
        found = _excerpt(pages, begin.format(name=re.escape(function.c_name)), end)
        yield from ("", language, *found) if found else ()
    yield from _fortran(api, function)
    yield from ("", "Refuses")
    for refusal in refusals(api, function):
        argument = f"{refusal.argument}: " if refusal.argument else ""
        code = api.names.check(function.name, refusal.key)
        yield f"    {refusal.status}: {argument}{refusal.expected} [{code}]"
    for failure in function.fails:
        yield f"    {failure}: while it runs"


def _fortran(api: Api, function: Function) -> Iterator[str]:
    """The procedure of a derived type, with its dummies, and what the generic stands for."""
    for _, page in fortran_handles.pages(api):
        found = [each for each in page.calls if each.function == function.name]
        if not found:
            continue
        first = found[0]
        verb = "" if first in page.queries else "call "
        head = call(f"{verb}self%{first.bound}", first.names[1:], 4, " &")
        yield from ("", f"Fortran, {page.name}", *f"    {head}".split("\n"))
        yield from (f"        {line}" for line in first.declarations)
        names = [each.name for each in found]
        if len(names) > 1:
            generic = wrapped(f"generic :: {first.bound} => ", names, 4, " &")
            yield from f"    {generic}".split("\n")


def _excerpt(pages: Iterable[Page], begin: str, end: str) -> list[str]:
    """The lines from the first that matches `begin` to the next that matches `end`, dedented."""
    for page in pages:
        lines = page.content.decode("utf-8").split("\n")
        start = next((i for i, line in enumerate(lines) if re.search(begin, line)), None)
        if start is not None:
            stop = next(i for i in range(start, len(lines)) if re.search(end, lines[i]))
            margin = len(lines[start]) - len(lines[start].lstrip())
            return [f"    {line[margin:]}".rstrip() for line in lines[start : stop + 1]]
    return []


def _others(api: Api, *names: str) -> Iterator[str]:
    """Types and constants, by their C names, by the specification's, or as members of an enum."""
    docs = {handle.name: (handle.c, handle.doc) for handle in api.handles()}
    docs |= {enum.name: (enum.c, enum.doc) for enum in api.enums}
    docs |= {struct.name: (struct.c, struct.doc) for struct in api.structs}
    docs |= {callback.name: (callback.c, callback.doc) for callback in api.callbacks}
    docs |= {constant.name: (constant.name, constant.doc) for constant in api.constants}
    docs |= {code.name: (code.name, code.doc) for code in api.statuses}
    docs |= {value.name: (value.name, value.doc) for enum in api.enums for value in enum.values}
    known = facts.binary(api)
    for key, (c, doc) in docs.items():
        if {key, c} & set(names):
            yield from (f"{c}: {known[c]}", "", *doc.strip().splitlines())
            yield from (f"    {value}" for value, fact in known.items() if fact.startswith(f"{c} "))


def _python(api: Api, name: str) -> Iterator[str]:
    """The faces of the Pythonic package: functions of this name, or a class with its members."""
    for area in api.areas:
        for member in area.python_functions:
            if member.name == name:
                yield from ("", f"Python, {api.names.package}")
                yield f"    {member.name}{member.signature}"
                yield f"    {sentence(member.doc)}"
        for cls in area.python_classes:
            if cls.name == name:
                yield from ("", f"Python, class {cls.name}: {sentence(cls.doc)}")
                yield from (f"    {m.kind} {m.name}{m.signature}" for m in cls.members)
