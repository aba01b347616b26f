# SPDX-License-Identifier: BSD-3-Clause
"""The reference: every function once, in each language, and what each status says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from dtlgen.derive import c_types
from dtlgen.derive.argument_checks import argument_checks
from dtlgen.derive.methods import method_class, owner
from dtlgen.derive.parameter_docs import parameter_docs
from dtlgen.document.record import record
from dtlgen.emit.cpp import header as cpp_header
from dtlgen.emit.fortran import handles as fortran_handles
from dtlgen.emit.render import call, filled
from dtlgen.model.api import Api, Area, Feature, Function
from dtlgen.model.bindings import PythonClass, PythonFunction

SPECIAL = re.compile(r"[\\*<>\[\]|#]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")
CODE = re.compile(r"(`[^`]*`)")
WIDTH = 100
COLUMNS = 76  # of code, so that it needs no scrolling


@record
class Face:
    """The form of a function in a language, as in the language's source."""

    language: str
    lexer: str
    code: str


@record
class Entry:
    """`parameters` and `failures` are items of lists."""

    name: str
    doc: str
    manner: str
    faces: tuple[Face, ...]
    parameters: tuple[str, ...]
    failures: tuple[str, ...]
    example: str
    prints: str


@record
class Class:
    name: str
    doc: str
    members: tuple[str, ...]


@record
class Reference:
    """The page of an area; `others` exist in Python only."""

    title: str
    doc: str
    entries: tuple[Entry, ...]
    classes: tuple[Class, ...]
    others: tuple[str, ...]


@record
class Status:
    name: str
    value: int
    category: str
    exception: str
    doc: str
    remedy: str


@record
class Statuses:
    """`features` are items of a list: what may be missing when a program runs."""

    statuses: tuple[Status, ...]
    features: tuple[str, ...]
    missing: str


@record
class Operations:
    """Which operation is defined for which dtype: rows of a table, and a list item an operation."""

    header: str
    rule: str
    rows: tuple[str, ...]
    operations: tuple[str, ...]


@record
class Index:
    areas: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Reference]]:
    python, fortran = _python(api), _fortran(api)
    for area in _shown(api):
        taken = {face for each in area.functions for face in python.get(each.name, ())}
        yield (
            f"site/reference/{area.name}.md",
            Reference(
                title=area.title or area.name,
                doc=prose(area.doc),
                entries=tuple(
                    _entry(api, each, tuple(_faces(api, each, python, fortran)))
                    for each in area.functions
                ),
                classes=tuple(map(_class, area.python_classes)),
                others=tuple(_others(area.python_functions, taken)),
            ),
        )


def statuses(api: Api) -> Iterator[tuple[str, Statuses]]:
    found = (
        Status(
            name=each.name,
            value=each.value,
            category=each.category,
            exception=each.exception,
            doc=prose(each.doc),
            remedy="\n".join(filled(f"**What to do:** {_escaped(each.remedy)}", WIDTH)),
        )
        for each in api.statuses
        if not each.alias_of
    )
    features = tuple(_item(each.name, _feature(each)) for each in api.features)
    yield "site/reference/statuses.md", Statuses(tuple(found), features, api.outcomes.feature)


def operations(api: Api) -> Iterator[tuple[str, Operations]]:
    if not api.operations:
        return
    names = [each.name for each in api.operations]
    rows = (
        _row(
            f"`{dtype.name}`",
            *("yes" if dtype.kind in each.kinds else "" for each in api.operations),
        )
        for dtype in api.dtypes
    )
    page = Operations(
        header=_row("dtype", *(f"`{name}`" for name in names)),
        rule="|---" * (len(names) + 1) + "|",
        rows=tuple(rows),
        operations=tuple(_item(each.name, each.doc) for each in api.operations),
    )
    yield "site/reference/operations.md", page


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _feature(feature: Feature) -> str:
    needs = f" Needs {', '.join(feature.needs)}." if feature.needs else ""
    return f"{feature.doc}{needs} To be had: {feature.install}."


def index(api: Api) -> Iterator[tuple[str, Index]]:
    called: tuple[str, ...] = ()
    if api.kernels:
        language = api.kernels.language
        called = (api.kernels.word, *((language.package,) if language else ()))
    variables = ("variables",) if api.variables else ()
    operations = ("operations",) if api.operations else ()
    areas = (*variables, *operations, *(area.name for area in _shown(api)), *called)
    yield "site/reference/index.md", Index(areas)


def _shown(api: Api) -> tuple[Area, ...]:
    """Returns the areas that have functions or classes."""
    return tuple(a for a in api.areas if a.functions or a.python_classes or a.python_functions)


def prose(text: str) -> str:
    """Returns a documentation text as Markdown: special characters outside code are escaped."""
    return "\n".join(_lines(text)).strip("\n")


def _lines(text: str) -> Iterator[str]:
    paragraph: list[str] = []
    for line in [*text.strip("\n").split("\n"), ""]:
        is_separate = line.startswith(("- ", "    ")) or not line.strip()
        if paragraph and is_separate:
            joined = " ".join(paragraph)
            mark = "- " if joined.startswith("- ") else ""
            said = mark + _escaped(joined.removeprefix(mark))
            yield from filled(said, WIDTH, "  " if mark else "")
            paragraph = []
        if line.startswith("    "):
            yield line
        elif line.strip():
            paragraph.append(line.strip())
        else:
            yield ""


def _escaped(text: str) -> str:
    """Escapes Markdown's special characters outside of code."""
    parts = CODE.split(text)
    return "".join(part if part[:1] == "`" else SPECIAL.sub(r"\\\g<0>", part) for part in parts)


def _item(name: str, text: str, link: str = "") -> str:
    """Returns a list item with a name, optionally linked, and its description."""
    head = f"[`{name}`]({link})" if link else f"`{name}`"
    said = _escaped(" ".join(text.split()))
    return "\n".join(filled(f"- {head}: {said}" if said else f"- {head}", WIDTH, "  "))


def _entry(api: Api, function: Function, faces: tuple[Face, ...]) -> Entry:
    example = function.example if function.example and function.example.language == "c" else None
    return Entry(
        name=function.c_name,
        doc=prose(function.doc),
        manner=_manner(function),
        faces=faces,
        parameters=tuple(_item(name, said) for name, said in parameter_docs(api, function)),
        failures=tuple(_failures(api, function)),
        example=example.code.strip("\n") if example else "",
        prints=example.prints.strip("\n") if example else "",
    )


def _manner(function: Function) -> str:
    """Returns a sentence on agreement between ranks, version and deprecation."""
    agree = f"All ranks give the same {', '.join(function.match)}. " if function.match else ""
    agree += "If one rank refuses its arguments, it fails on all. " if function.agrees else ""
    planned = ". Not implemented yet" if function.planned else ""
    deprecated = f". Deprecated: {function.deprecated}" if function.deprecated else ""
    text = _escaped(f"{agree}Since {function.since}{planned}{deprecated}.")
    return "\n".join(filled(text.replace("..", "."), WIDTH))


def _faces(
    api: Api, function: Function, python: Mapping[str, list[str]], fortran: Mapping[str, str]
) -> Iterator[Face]:
    """Yields the declarations of a function in the order of the tabs, for the languages that
    have it.
    """
    yield Face("C", "c", _c(api, function))
    if function.name in python:
        yield Face("Python", "python", "\n".join(python[function.name]))
    method = cpp_header.method_of(api, function)
    if method:
        yield Face("C++", "cpp", _cpp(api, function, method))
    lines = (fortran.get(function.name, ""), _plain(function))
    yield Face("Fortran", "fortran", "\n".join(filter(None, lines)))


def _c(api: Api, function: Function) -> str:
    spelling = c_types.spelling(api)
    arguments = c_types.parameters(function, spelling.parameter)
    return _broken(spelling.function(function), arguments)


def _cpp(api: Api, function: Function, method: cpp_header.Method) -> str:
    own = method_class(function)
    scope = f"{cpp_header.class_name(own)}::" if own else ""
    manner = method.manner.replace("inline ", "")
    head = f"{manner}{method.result} {api.names.package}::{scope}{method.name}"
    lines = (method.template, _broken(head, method.declared) + method.constant)
    return "\n".join(filter(None, lines))


def _broken(head: str, arguments: Iterable[str], more: str = "") -> str:
    """Returns a call, with one argument per line if it is long."""
    arguments = tuple(arguments)
    line = f"{head}({', '.join(arguments)})"
    if len(line) <= COLUMNS:
        return line
    return f"{head}({more}\n    " + f",{more}\n    ".join(arguments) + ")"


def _failures(api: Api, function: Function) -> Iterator[str]:
    """Yields the statuses of a function with their reasons."""
    found: dict[str, list[str]] = {}
    for refusal in argument_checks(api, function):
        words = refusal.expected if refusal.condition else f"{refusal.argument}: {refusal.expected}"
        found.setdefault(refusal.status, []).append(f"expected {words}")
    for status in function.fails:
        found.setdefault(status, []).append("while it runs")
    for status, reasons in found.items():
        yield _item(status, "; ".join(dict.fromkeys(reasons)), f"#{status}")


def _fortran(api: Api) -> dict[str, str]:
    """Returns the procedures of handle types that are not C functions, by function."""
    found: dict[str, str] = {}
    for each in fortran_handles.bound_calls(api):
        line = call(each.head, each.arguments, 0, " &")
        before = found.get(each.function)
        if before is None:
            found[each.function] = line
        elif f"\n{line}\n" not in f"\n{before}\n":
            found[each.function] = f"{before}\n{line}"
    return found


def _plain(function: Function) -> str:
    """Returns the Fortran call of the function under its C name."""
    verb = "call " if function.returns.is_void else "answer = "
    if function.returns.is_status:
        verb = "status = "
    names = [each.name for each in function.params]
    return _broken(f"{verb}{function.c_name}", names, " &")


def _python(api: Api) -> dict[str, list[str]]:
    """Returns the public Python functions, by the C function that they call or whose name they
    share.
    """
    found: dict[str, list[str]] = {}
    methods = _methods(api)
    for area in api.areas:
        for each in area.python_functions:
            if each.kind != "value":
                name = each.calls or each.name
                found.setdefault(name, []).extend(_python_face(f"{api.names.package}.", each))
        for cls in area.python_classes:
            for each in cls.members:
                name = each.calls or methods.get((cls.name, each.name), "")
                if name:
                    found.setdefault(name, []).extend(_python_face(f"{cls.name}.", each))
    return found


def _methods(api: Api) -> dict[tuple[str, str], str]:
    """Returns the C functions of handles, by Python class and by their name without the
    handle's.
    """
    classes = {handle.name: handle.python.cls for handle in api.handles()}
    found = {}
    for function in api.functions():
        handle = owner(function)
        if handle and classes.get(handle):
            name = function.name.removeprefix(f"{handle}_")
            found[classes[handle], name] = function.name
    return found


def _python_face(prefix: str, function: PythonFunction) -> Iterator[str]:
    signature = re.sub(r"^\(self(, )?", "(", function.signature)
    if function.kind == "property":
        yield f"{prefix}{function.name}{signature.removeprefix('()')}"
        return
    yield _signature(f"{prefix}{function.name}", signature)


def _signature(name: str, signature: str) -> str:
    """Returns a Python signature, with one parameter per line if it is long."""
    if len(name) + len(signature) <= COLUMNS or " -> " not in signature:
        return name + signature
    inner, _, returned = signature[1:].rpartition(") -> ")
    parts, depth = [""], 0
    for letter in inner:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return f"{name}(\n    " + ",\n    ".join(part.strip() for part in parts) + f",\n) -> {returned}"


def _class(cls: PythonClass) -> Class:
    return Class(cls.name, prose(cls.doc), tuple(map(_member, cls.members)))


def _member(member: PythonFunction) -> str:
    signature = re.sub(r"^\(self(, )?", "(", member.signature)
    shown = member.name if member.kind in {"property", "value"} else f"{member.name}{signature}"
    return _item(shown, member.doc)


def _others(functions: Iterable[PythonFunction], taken: set[str]) -> Iterator[str]:
    """Yields the Python functions of an area that belong to none of its C functions."""
    for each in functions:
        name = each.name if each.kind == "value" else f"{each.name}{each.signature}"
        if not any(face.partition(".")[2].startswith(f"{each.name}(") for face in taken):
            yield _item(name, each.doc)
