# SPDX-License-Identifier: BSD-3-Clause
"""The typings of the package, as its users see it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

from dtlgen.check.python import MODULES
from dtlgen.derive.python_calls import entries
from dtlgen.document.record import record
from dtlgen.emit.layout import quoted
from dtlgen.emit.python.constants import ENUM_BASE, c_values, is_alias
from dtlgen.emit.python.package import Import, exports, imported
from dtlgen.emit.python.status import base_names
from dtlgen.model.api import Api
from dtlgen.model.bindings import PythonClass, PythonFunction

ALIASES = {"np": "import numpy as np", "os": "import os"}
DECORATORS = {
    "property": ("@property",),
    "classmethod": ("@classmethod",),
    "staticmethod": ("@staticmethod",),
}


@record
class Definition:
    """`def name(parameters) -> result`; the doc stands in the last overload."""

    decorators: tuple[str, ...]
    head: str
    parameters: tuple[str, ...]
    close: str
    doc: str


@record
class Variable:
    """`declaration` is `name: type` or `name = value`."""

    declaration: str
    doc: str


@record
class Typed:
    name: str
    bases: str
    doc: str
    variables: tuple[Variable, ...]
    methods: tuple[Definition, ...]


@record
class Typings:
    doc: str
    modules: tuple[str, ...]
    imports: tuple[Import, ...]
    type_variables: tuple[str, ...]
    exports: tuple[str, ...]
    classes: tuple[Typed, ...]
    variables: tuple[Variable, ...]
    functions: tuple[Definition, ...]


def pages(api: Api) -> Iterator[tuple[str, Typings]]:
    values, words = c_values(api), _words(api)
    instead = {each.name: each.deprecated for each in api.functions() if each.deprecated}
    classes = [each for area in api.areas for each in area.python_classes]
    functions = [each for area in api.areas for each in area.python_functions]
    operations = [each.name.upper() for each in api.operations]
    yield (
        f"python/{api.names.package}/__init__.pyi",
        Typings(
            doc=api.doc,
            modules=("import builtins", *(ALIASES[name] for name in ALIASES if name in words)),
            imports=tuple(_imports(api, words)),
            type_variables=tuple(
                f'{name} = TypeVar("{name}", bound={bound})' for name, bound in api.python_variables
            ),
            exports=exports(api),
            classes=tuple(_class(each, values, instead) for each in classes),
            variables=(
                *(_variable(each, values) for each in functions if each.kind == "value"),
                *(Variable(f"{operation}: str", "") for operation in operations),
            ),
            functions=tuple(
                definition
                for each in functions
                if each.kind != "value"
                for definition in _definitions(each, instead)
            ),
        ),
    )


def _words(api: Api) -> set[str]:
    """Returns the names in all signatures, bases and values."""
    found = [bound for _, bound in api.python_variables]
    for _, owner, entry in entries(api):
        found += [entry.signature, *entry.overloads, entry.value]
        found += owner.bases if owner else ()
    found += [base for area in api.areas for each in area.python_classes for base in each.bases]
    return set(re.findall(r"\w+", " ".join(found)))


def _imports(api: Api, words: Container[str]) -> Iterator[Import]:
    found: dict[str, list[str]] = {}
    gone = [each for each in api.functions() if each.deprecated]
    if api.python_variables:
        found["typing"] = ["TypeVar"]
    if any(entry.overloads for _, _, entry in entries(api)):
        found.setdefault("typing", []).append("overload")
    if any(entry.calls == each.name for _, _, entry in entries(api) for each in gone):
        found["typing_extensions"] = ["deprecated"]
    for name, module in MODULES.items():
        if name in words and name not in ALIASES:
            found.setdefault(module, []).append(name)
    for module, names in sorted(found.items()):
        yield imported(module, names)


def _class(python_class: PythonClass, values: dict[str, int], instead: Mapping[str, str]) -> Typed:
    is_enum = ENUM_BASE in python_class.bases
    variables = (each for each in python_class.members if each.kind == "value")
    methods = (each for each in python_class.members if each.kind != "value")
    return Typed(
        name=python_class.name,
        bases=base_names(python_class),
        doc=python_class.doc,
        variables=tuple(
            Variable(f"{each.name} = {values[each.value]}", each.doc)
            if is_enum
            else _variable(each, values)
            for each in variables
        ),
        methods=tuple(definition for each in methods for definition in _definitions(each, instead)),
    )


def _variable(value: PythonFunction, values: dict[str, int]) -> Variable:
    type = "int" if value.value in values else value.value
    type = type.partition(".")[0] if is_alias(value) else type
    return Variable(f"{value.name}: {type}", value.doc)


def _definitions(function: PythonFunction, instead: Mapping[str, str]) -> Iterator[Definition]:
    """Yields the definition of a function, one for each overload. Functions that call a
    deprecated C function are deprecated.
    """
    signatures = function.overloads or (function.signature,)
    decorators = DECORATORS.get(function.kind, ())
    if function.calls in instead:
        decorators = (f"@deprecated({quoted(instead[function.calls])})", *decorators)
    overload = ("@overload",) if function.overloads else ()
    for signature in signatures:
        inner, _, result = signature.rpartition(" -> ")
        doc = function.doc if signature == signatures[-1] else ""
        head = f"def {function.name}"
        parameters = tuple(split(inner.strip().removeprefix("(").removesuffix(")")))
        yield Definition((*overload, *decorators), head, parameters, f") -> {result}:", doc)


def split(text: str) -> Iterator[str]:
    """Yields the parts between commas that are outside of brackets."""
    depth, start = 0, 0
    for position, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            yield text[start:position].strip()
            start = position + 1
    if text[start:].strip():
        yield text[start:].strip()
