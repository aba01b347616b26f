# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen explain`: prints an item as seen in every language, or the explanation of a code."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from dtlgen.abi import declarations
from dtlgen.check import message_codes
from dtlgen.commands.specification import first_sentence, load_sound
from dtlgen.derive import c_types
from dtlgen.derive.argument_checks import argument_checks
from dtlgen.document.diagnostics import CommandError
from dtlgen.document.schema import nearest, shown
from dtlgen.emit import generate
from dtlgen.emit.fortran import handles as fortran_handles
from dtlgen.emit.generate import Page
from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.render import call, listing
from dtlgen.model.api import Api, Function

# Patterns that begin and end the declaration of a name in the generated files.
EXCERPTS = {
    "Fortran": (".f90", r"^ *(function|subroutine) {name}\(", r"^ *end (function|subroutine)"),
    "Python": (".pyi", r"^ *(def|class) {name}\b", r"\.\.\.$|^$"),
}


def run(options: argparse.Namespace, root: Path) -> int:
    """Prints the description of the item or code."""
    if message_codes.explanation(options.name):
        print("\n".join(message_codes.page(options.name)))
        return 0
    api = load_sound(root)
    shown_outputs = [output for output in OUTPUTS if _is_quoted(output.template)]
    pages = generate.pages(api, shown_outputs)
    print("\n".join(_describe(api, pages, options.name)))
    return 0


def _is_quoted(template: str) -> bool:
    """Returns whether `explain` quotes files of this template."""
    return any(template.endswith(f"{suffix}.j2") for suffix, _, _ in EXCERPTS.values())


def _describe(api: Api, pages: Mapping[str, Page], name: str) -> tuple[str, ...]:
    """Returns the description of a name; raises CommandError if no language has it."""
    wanted = name.removeprefix(api.names.prefix).removeprefix(api.names.python(""))
    functions = [function for function in api.functions() if function.name == wanted]
    lines = [line for function in functions for line in _function(api, pages, function)]
    lines += [] if functions else _types_and_constants(api, name, wanted)
    lines += _python(api, wanted)
    if not lines:
        known = [
            *(f.name for f in api.functions()),
            *declarations.binary(api),
            *declarations.source(api),
        ]
        raise CommandError(f"{shown(name)} is not known; expected {nearest(name, known)}")
    return tuple(lines)


def _function(api: Api, pages: Mapping[str, Page], function: Function) -> Iterator[str]:
    spelling = c_types.spelling(api)
    yield f"{function.c_name}: {function.place}, area {function.area}, since {function.since}"
    if function.planned:
        yield "not implemented yet"
    yield from ("", *function.doc.strip().splitlines(), "", "C")
    arguments = c_types.parameters(function, spelling.parameter)
    yield from (f"    {line}" for line in call(spelling.function(function), arguments).split("\n"))
    for language, (suffix, begin, end) in EXCERPTS.items():
        candidates = (page for path, page in pages.items() if path.endswith(suffix))
        found = _excerpt(candidates, begin.format(name=re.escape(function.c_name)), end)
        yield from ("", language, *found) if found else ()
    yield from _fortran(api, function)
    yield from ("", "Refuses")
    for refusal in argument_checks(api, function):
        argument = f"{refusal.argument}: " if refusal.argument else ""
        code = api.names.check(function.name, refusal.key)
        yield f"    {refusal.status}: {argument}{refusal.expected} [{code}]"
    for failure in function.fails:
        yield f"    {failure}: while it runs"


def _fortran(api: Api, function: Function) -> Iterator[str]:
    """Yields the type-bound procedure with its dummy arguments, and the specifics of a generic."""
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
            generic = listing(f"generic :: {first.bound} => ", names, 4, " &")
            yield from f"    {generic}".split("\n")


def _excerpt(pages: Iterable[Page], begin: str, end: str) -> list[str]:
    """Returns the lines from the first match of `begin` to the next match of `end`, dedented."""
    for page in pages:
        lines = page.content.decode("utf-8").split("\n")
        start = next((i for i, line in enumerate(lines) if re.search(begin, line)), None)
        if start is not None:
            stop = next(i for i in range(start, len(lines)) if re.search(end, lines[i]))
            margin = len(lines[start]) - len(lines[start].lstrip())
            return [f"    {line[margin:]}".rstrip() for line in lines[start : stop + 1]]
    return []


def _types_and_constants(api: Api, *names: str) -> Iterator[str]:
    """Yields types and constants that match a C name, a name of the specification, or a member of
    an enum.
    """
    docs = {handle.name: (handle.c, handle.doc) for handle in api.handles()}
    docs |= {enum.name: (enum.c, enum.doc) for enum in api.enums}
    docs |= {struct.name: (struct.c, struct.doc) for struct in api.structs}
    docs |= {callback.name: (callback.c, callback.doc) for callback in api.callbacks}
    docs |= {constant.name: (constant.name, constant.doc) for constant in api.constants}
    docs |= {code.name: (code.name, code.doc) for code in api.statuses}
    docs |= {value.name: (value.name, value.doc) for enum in api.enums for value in enum.values}
    known = declarations.binary(api)
    for key, (c, doc) in docs.items():
        if {key, c} & set(names):
            yield from (f"{c}: {known[c]}", "", *doc.strip().splitlines())
            yield from (f"    {value}" for value, fact in known.items() if fact.startswith(f"{c} "))


def _python(api: Api, name: str) -> Iterator[str]:
    """Yields the functions of the Python package with this name, or a class with its members."""
    for area in api.areas:
        for member in area.python_functions:
            if member.name == name:
                yield from ("", f"Python, {api.names.package}")
                yield f"    {member.name}{member.signature}"
                yield f"    {first_sentence(member.doc)}"
        for cls in area.python_classes:
            if cls.name == name:
                yield from ("", f"Python, class {cls.name}: {first_sentence(cls.doc)}")
                yield from (f"    {m.kind} {m.name}{m.signature}" for m in cls.members)
