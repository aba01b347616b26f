# SPDX-License-Identifier: BSD-3-Clause
"""Reads the handles, functions and Python API of an area."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document import tree
from dtlgen.document.diagnostics import Problem
from dtlgen.document.expression import Expr
from dtlgen.document.item import Item
from dtlgen.document.record import replace
from dtlgen.document.tree import Map, Text
from dtlgen.model import api, bindings
from dtlgen.read import forms, python_forms, tables
from dtlgen.read.settings import ReadSettings

LANGUAGES = ("c", "python", "fortran")
STATUS = api.Returned("status", "")
NUMBERS = ("int", "int64", "float64", "size", "rank", "index", "tag")


def area(name: str, item: Item, settings: ReadSettings) -> api.Area:
    python = item.item("python")
    settings = replace(settings, memory=item.text("memory", settings.memory))
    fortran = _fortran_binding(item.item("fortran"), bindings.FortranBinding(bound=True, prefix=""))
    written = tuple(
        _function(name, *entry, fortran, settings) for entry in item.entries("functions")
    )
    python_functions = tuple(
        _python_member(*entry, "function", settings.group) for entry in python.entries("functions")
    )
    return api.Area(
        name=name,
        module=item.text("module"),
        title=item.text("title"),
        doc=item.text("doc"),
        handles=tuple(_handle(name, *entry) for entry in item.entries("handles")),
        functions=(*written, *forms.derived_functions(written, fortran, settings)),
        python_classes=tuple(
            _python_class(*entry, settings.group) for entry in python.entries("classes")
        ),
        python_functions=(
            *python_functions,
            *python_forms.functions(written, python_functions, settings),
        ),
        place=item.place,
    )


def _handle(area_name: str, name: str, item: Item) -> api.Handle:
    return api.Handle(
        name=name,
        kind=item.number("kind"),
        c=item.text("c"),
        free=item.text("free"),
        parent=item.text("parent"),
        family=item.text("family"),
        queries=tuple(tables.queries(item)),
        collective_free=item.flag("collective_free"),
        listens=item.flag("listens"),
        outlived=item.flag("outlived"),
        started=item.flag("started"),
        threads=item.text("threads", "handle"),
        python=tables.python_handle(item),
        struct=item.text("struct", name),
        area=area_name,
        doc=item.text("doc"),
        place=item.place,
    )


def _function(
    area_name: str, name: str, item: Item, fortran: bindings.FortranBinding, settings: ReadSettings
) -> api.Function:
    """Returns the function that `item` describes; adds violations to the item's problems."""
    written = item.item("params")
    params = tuple(_parameter(parameter, written, settings) for parameter in written.map.items)
    if item.flag("collective") and "match" not in item and any(map(_is_number, params)):
        message = "expected the arguments that are the same on all ranks, or []"
        words = f"functions.{name}: no match; {message}"
        item.problems.append(Problem(item.place, words, "missing-key"))
    return api.Function(
        name=name,
        c_name=settings.names.c(name),
        impl=item.text("impl", name),
        answers=item.text("answers"),
        area=area_name,
        doc=_doc(item),
        params=params,
        returns=_returned(item),
        requires=item.text("requires"),
        requirements=tuple(
            _condition(item.of(node, node.place), settings.outcomes.argument)
            for node in item.nodes("requirements")
        ),
        collective=item.flag("collective"),
        match=item.texts("match"),
        blocking=item.flag("blocking", item.flag("collective")),
        waits_for=item.text("waits_for"),
        agrees=item.text("agrees"),
        threads=item.text("threads", "handle"),
        fails=item.texts("fails"),
        anytime=item.flag("anytime"),
        handler_safe=item.flag("handler_safe"),
        planned=item.flag("planned"),
        since=item.text("since", settings.release_of(settings.names.c(name))),
        deprecated=item.text("deprecated"),
        example=_example(item.item("example")) if "example" in item else None,
        tells=item.text("tells"),
        fortran=_fortran_binding(item.item("fortran"), fortran),
        place=item.place,
        forms=item.texts("forms"),
    )


def _doc(item: Item) -> str:
    """Returns the function's documentation; for a deprecated function, with the replacement
    appended.
    """
    instead = item.text("deprecated")
    return f"{item.text('doc')} Deprecated: {instead}" if instead else item.text("doc")


def _fortran_binding(item: Item, outer: bindings.FortranBinding) -> bindings.FortranBinding:
    """Returns the function's Fortran binding; `outer` is the area's binding, the default."""
    if not item.map.items and not (outer.many or outer.ends or outer.shorthands):
        return outer
    return bindings.FortranBinding(
        bound=item.flag("bound", outer.bound),
        prefix=item.text("prefix", outer.prefix),
        many=item.text("many"),
        ends=item.flag("ends"),
        shorthands=tuple(
            bindings.Shorthand(
                name=name,
                dtype=entry.text("dtype"),
                fixed=entry.pairs("fixed"),
                renamed=item.pairs("renamed"),
            )
            for name, entry in item.entries("shorthands")
        ),
    )


def _is_number(parameter: api.Parameter) -> bool:
    """Returns whether ranks can compare the argument, that is, whether it is an input number or
    enum.
    """
    return parameter.dir == "in" and (parameter.group == "enum" or parameter.type in NUMBERS)


def _returned(function: Item) -> api.Returned:
    node = function.node("returns")
    if node is None:
        return STATUS
    if isinstance(node, Text):
        return api.Returned(node.value, "")
    item = function.item("returns")
    return api.Returned(
        type=item.text("type"),
        on_error=item.text("on_error"),
        truth=item.flag("truth"),
        never_fails=item.flag("never_fails"),
    )


def _example(item: Item) -> api.Example:
    language = next((language for language in LANGUAGES if language in item), "")
    return api.Example(language, item.text(language), item.text("prints"), item.place)


def _parameter(name: str, params: Item, settings: ReadSettings) -> api.Parameter:
    """Returns the parameter `name`. If `settings.parameter_cache` is a dictionary, identical
    parameters of different functions become one object.
    """
    if settings.parameter_cache is None:
        return _read_parameter(name, params, settings)
    key = (name, settings.memory, tree.content(params.map.items[name]))
    if key not in settings.parameter_cache:
        settings.parameter_cache[key] = _read_parameter(name, params, settings)
    return settings.parameter_cache[key]


def _read_parameter(name: str, params: Item, settings: ReadSettings) -> api.Parameter:
    node = params.node(name)
    short = isinstance(node, Text)
    item = params.item(name)
    type = node.value if isinstance(node, Text) else item.text("type")
    is_place = item.flag("index", type.removesuffix("[]") == "index")
    place = settings.outcomes.index if is_place else settings.outcomes.argument
    return api.Parameter(
        name=name,
        type=type,
        dir=item.text("dir", "in"),
        by_value="by" in item,
        nullable=False if short else _nullable(item),
        elem=item.expr("elem"),
        len=item.expr("len"),
        at=item.expr("at"),
        valid=tuple(_valid(item, settings.refused.get(type, place))),
        alias=item.text("alias"),
        retains="retains" in item and item.text("retains") != "false",
        holder="" if item.text("retains") in ("true", "false") else item.text("retains"),
        reached=item.text("memory", _memory(type, settings)) == "host",
        on_device=item.text("memory", _memory(type, settings)) == "device",
        closes=item.flag("closes"),
        index=is_place,
        default=item.text("default"),
        doc=item.text("doc"),
        place=item.place,
        says_retains="retains" in item,
        releases=item.flag("releases"),
        of_family=type.removeprefix("handle.") in settings.families,
    )


def _memory(type: str, settings: ReadSettings) -> str:
    """Returns the default of the key `memory`: "" for arguments that are always in host memory."""
    if type == "buffer":
        return settings.memory
    return settings.arrays if type.removesuffix("[]") in NUMBERS and type.endswith("[]") else ""


def _nullable(item: Item) -> Expr | bool:
    """Returns True or False, or the condition under which NULL is valid."""
    if item.text("nullable") in ("", "true", "false"):
        return item.flag("nullable")
    return item.expr("nullable") or False


def _valid(item: Item, status: str) -> Iterator[api.Condition]:
    """Yields the conditions of `valid`: an expression, a mapping or a list of both."""
    node = item.node("valid")
    if isinstance(node, Text):
        yield api.Condition(item.parsed(node), status, "range", node.place)
    elif isinstance(node, Map):
        yield _condition(item.item("valid"), status)
    for inner in item.nodes("valid"):
        yield _condition(item.of(inner, inner.place), status)


def _condition(item: Item, status: str) -> api.Condition:
    expr = item.expr("expr")
    assert expr is not None
    return api.Condition(
        expr=expr,
        status=item.text("status", status),
        rule=item.text("rule", "range"),
        place=item.place,
    )


def _python_class(name: str, item: Item, group: str) -> bindings.PythonClass:
    members = tuple(_python_member(*entry, "method", group) for entry in item.entries("members"))
    return bindings.PythonClass(
        name=name,
        bases=item.texts("bases"),
        members=members,
        doc=item.text("doc"),
        place=item.place,
        module=item.text("module"),
    )


def _python_member(name: str, item: Item, kind: str, group: str) -> bindings.PythonFunction:
    older = item.item("older")
    return bindings.PythonFunction(
        name=name,
        kind=item.text("kind", kind),
        signature=item.text("signature"),
        overloads=item.texts("overloads"),
        value=item.text("value"),
        doc=item.text("doc"),
        place=item.place,
        module=item.text("module"),
        calls=item.text("calls"),
        agrees=item.text("agrees"),
        collective=item.flag("collective"),
        waits_for=item.text("waits_for"),
        keeps=item.text("keeps"),
        does=item.text("does"),
        older=tuple((name, older.text(name)) for name in older.map.items),
        general=python_forms.general_signature(
            item.text("signature"), item.texts("overloads"), group
        ),
    )
