# SPDX-License-Identifier: BSD-3-Clause
"""The package itself: every public name, from the module that has it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive import python_calls
from dtlgen.document.record import record
from dtlgen.emit.python import status
from dtlgen.emit.python.constants import c_values, enum_classes, is_alias
from dtlgen.emit.python.raw import module_name
from dtlgen.emit.render import WIDTH
from dtlgen.model.api import Api, Area
from dtlgen.model.bindings import PythonClass, PythonFunction

CONSTANTS, STATUS = "_constants", "_status"
VERSIONS = ("__version__", "version_info")


@record
class Import:
    """`from module import names`; `close` is a bracket where the names need several lines."""

    head: str
    names: tuple[str, ...]
    close: str


@record
class Package:
    """`prepares` are functions, each behind its module, that are given what the package holds."""

    imports: tuple[Import, ...]
    exports: tuple[str, ...]
    prepares: tuple[tuple[str, str], ...]
    names: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, Package]]:
    found: dict[str, list[str]] = {}
    for module, name in _homes(api):
        found.setdefault(module, []).append(name)
    imports = (imported(api.names.python(module), names) for module, names in sorted(found.items()))
    prepares = tuple((module, name) for name, module in api.python_prepares)
    yield (
        f"python/{api.names.package}/__init__.py",
        Package(tuple(imports), exports(api), prepares, tuple(name for _, name in prepares)),
    )


def imported(module: str, names: Iterable[str]) -> Import:
    """Returns an import statement, in parentheses if it does not fit a line."""
    names = tuple(sorted(names))
    head = f"from {module} import "
    is_long = len(head + ", ".join(names)) >= WIDTH
    return Import(head + "(" * is_long, names, ")" * is_long)


def exports(api: Api) -> tuple[str, ...]:
    """Returns the sorted names that the package exports."""
    names = [each.name for area in api.areas for each in area.python_classes]
    names += [each.name for area in api.areas for each in area.python_functions]
    names += [each.name.upper() for each in api.operations]
    return tuple(sorted(names))


def _homes(api: Api) -> Iterator[tuple[str, str]]:
    """Yields the module of each exported name."""
    values = c_values(api)
    made = python_calls.generated(api)
    generated = {each.name: CONSTANTS for each in enum_classes(api)}
    generated |= {each.name: STATUS for each in status.exception_classes(api)}
    for area in api.areas:
        for each in area.python_classes:
            yield generated.get(each.name) or module_of(area, each), each.name
        for function in area.python_functions:
            if function.value in values and function.value != function.name:
                yield CONSTANTS, f"{function.value} as {function.name}"
            elif function.value in values or is_alias(function) or function.name in VERSIONS:
                yield CONSTANTS, function.name
            elif function.name in made:
                yield f"_calls.{module_name(area)}", function.name
            else:
                yield module_of(area, function), function.name
    yield from ((CONSTANTS, operation.name.upper()) for operation in api.operations)


def module_of(area: Area, entry: PythonClass | PythonFunction) -> str:
    """Returns the module within the package: `_MODULE.FILE`, or `_FILE` of an area that belongs to
    no module.
    """
    if "." in entry.module:
        return f"_{entry.module}"
    if area.module:
        return f"_{area.module}.{entry.module or module_name(area)}"
    return f"_{entry.module or module_name(area)}".removesuffix("_")
