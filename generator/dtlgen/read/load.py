# SPDX-License-Identifier: BSD-3-Clause
"""Reads the folder spec/ into the model. Reports all schema violations with positions first."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable
from contextlib import suppress
from pathlib import Path

from dtlgen.document import schema
from dtlgen.document import tree as document
from dtlgen.document.diagnostics import Problem, SpecError
from dtlgen.document.item import Item
from dtlgen.document.schema import Grammar, nearest, shown
from dtlgen.document.tree import Map, Text
from dtlgen.model import api as model
from dtlgen.model import waiting
from dtlgen.model.names import Names
from dtlgen.read import functions, kernels, lock_file, python_forms, tables
from dtlgen.read.lock_file import Lock
from dtlgen.read.settings import ReadSettings

INDEX = "api"
# bytes of all areas; above this, the trees of the areas are not kept in memory together
LARGE_SPECIFICATION = 1 << 21
DEFERRED_KEYS = ("functions", "python")


def load(spec: Path, shares: bool = False) -> model.Api:
    """Returns the API that the folder `spec` describes. Raises a SpecError with all problems.

    With `shares`, identical parameters become one object whose position is that of one occurrence.
    This reduces memory to a quarter and suits callers that do not report positions.
    """
    if _total_size(spec) > LARGE_SPECIFICATION:
        # the second attempt below reads complete files and reports the problems
        with suppress(SpecError):
            return _load(spec, shares, DEFERRED_KEYS)
    return _load(spec, shares)


def _load(spec: Path, shares: bool, deferred_keys: Container[str] = ()) -> model.Api:
    """Reads the API. The content under `deferred_keys` of an area is skipped at first and read
    again when the area is converted, so that it is not kept in memory.
    """
    # older releases had the schema in the folder of the specification
    own = spec / schema.PATH.name
    grammar = Grammar.of(own if own.exists() else schema.PATH)
    problems: list[Problem] = []
    index = _file(spec, INDEX, "index", grammar, problems)
    if index is None:
        raise SpecError(problems)
    items = {}
    own_file = index.text("kernels")
    kernel_item = _file(spec, own_file, "kernels", grammar, problems) if own_file else None
    for name in _areas(index, spec, problems):
        area = _file(spec, name, "area", grammar, problems, deferred_keys)
        if area is not None:
            items[name] = area
            _require_same_name(name, area, problems)

    def read_area(name: str) -> Item:
        area = _file(spec, name, "area", grammar, problems) if deferred_keys else items[name]
        if area is None:
            raise SpecError(problems)
        return area

    if not problems:
        path = spec / lock_file.NAME
        released = lock_file.read(path) if path.exists() else None
        api = _api(index, items, released, kernel_item, read_area, {} if shares else None)
    if problems:
        raise SpecError(
            sorted(problems, key=lambda problem: (problem.place.file, problem.place.line))
        )
    return api


def _file(
    spec: Path,
    name: str,
    kind: str,
    grammar: Grammar,
    problems: list[Problem],
    without: Container[str] = (),
) -> Item | None:
    """Returns the content of a file that matches the schema. Otherwise returns None and adds the
    faults to `problems`.
    """
    try:
        tree = document.read(spec / f"{name}.yaml", f"{spec.name}/{name}.yaml", without)
    except SpecError as error:
        problems.extend(error.problems)
        return None
    found = grammar.problems(tree, kind)
    problems.extend(found)
    return Item(tree, tree.place, problems) if isinstance(tree, Map) and not found else None


def _areas(index: Item, spec: Path, problems: list[Problem]) -> list[str]:
    """Returns the areas listed in api.yaml, and reports differences from the existing files."""
    listed = [(node.value, node.place) for node in index.nodes("areas") if isinstance(node, Text)]
    files = sorted(
        path.stem for path in spec.glob("*.yaml") if path.stem not in {INDEX, index.text("kernels")}
    )
    names = [name for name, _ in listed]
    for position, (name, place) in enumerate(listed):
        if name in names[:position]:
            problems.append(Problem(place, f"areas: {shown(name)} stands here twice", "areas"))
        elif name not in files:
            message = f"areas: {shown(name)} has no file {spec.name}/{name}.yaml"
            problems.append(Problem(place, f"{message}; expected {nearest(name, files)}", "areas"))
    for name in sorted(set(files) - set(names)):
        message = (
            f"areas: {spec.name}/{name}.yaml is not listed; expected {shown(name)} in the list"
        )
        problems.append(Problem(index.at("areas"), message, "areas"))
    return [name for name in dict.fromkeys(names) if name in files]


def _require_same_name(name: str, area: Item, problems: list[Problem]) -> None:
    """Adds a problem if the key `area` differs from the name of the file."""
    if area.text("area") != name:
        message = f"area: {shown(area.text('area'))}; expected {shown(name)}, the file's name"
        problems.append(Problem(area.at("area"), message, "areas"))


def _total_size(spec: Path) -> int:
    """Returns the total size of all files of the specification in bytes."""
    return sum(path.stat().st_size for path in spec.glob("*.yaml") if path.is_file())


def _api(
    index: Item,
    items: dict[str, Item],
    released: Lock | None,
    kernel_item: Item | None,
    read: Callable[[str], Item],
    parameter_cache: dict[Hashable, model.Parameter] | None,
) -> model.Api:
    api = index.item("api")
    version = _version(api.item("version"))
    now, symbols = version.release, api.text("symbol_version")
    areas = list(items.values())
    names = Names(api.text("name"), api.text("prefix"))
    scalars = tuple(tables.scalars(areas))
    outcomes = tables.outcomes(index)
    families = tuple(tables.families(index))
    settings = ReadSettings(
        names=names,
        releases={name: released.release_of(name) for name in released.names} if released else {},
        since=now,
        outcomes=outcomes,
        refused={each.name: each.refused for each in scalars if each.refused},
        families=frozenset(each.name for each in families),
        forms={each.name: each for each in tables.forms(index)},
        group=index.item("python").text("group"),
        memory=api.text("memory"),
        arrays=api.text("memory"),
        parameter_cache=parameter_cache,
    )
    categories = tuple(tables.categories(areas))
    return model.Api(
        names=names,
        version=version,
        soname=api.number("soname"),
        symbol_version=symbols,
        symbols_since=released.release_of_symbols(symbols, now) if released else now,
        doc=api.text("doc"),
        features=tuple(tables.features(index)),
        variables=tuple(tables.variables(index)),
        scalars=scalars,
        constants=tuple(tables.constants(areas)),
        dtypes=tuple(tables.dtypes(areas)),
        operations=tuple(tables.operations(areas)),
        enums=tuple(tables.enums(areas, names)),
        structs=tuple(tables.structs(areas)),
        callbacks=tuple(tables.callbacks(areas)),
        categories=categories,
        statuses=tuple(tables.statuses(areas, categories)),
        outcomes=outcomes,
        families=families,
        forms=tuple(settings.forms.values()),
        python_variables=index.item("python").pairs("variables"),
        python_prepares=index.item("python").pairs("prepares"),
        areas=tuple(
            waiting.with_sentences(
                python_forms.with_methods(
                    [functions.area(name, read(name), settings) for name in items], settings
                ),
                families,
            )
        ),
        kernels=None if kernel_item is None else kernels.read(kernel_item),
        is_observed="observe" in index,
        compatibility_headers=index.texts("compatibility_headers"),
        fortran_modules=_modules(index.item("fortran_modules")),
    )


def _version(item: Item) -> model.Version:
    return model.Version(
        major=item.number("major"),
        minor=item.number("minor"),
        patch=item.number("patch"),
        prerelease=item.text("prerelease"),
        python=item.text("python"),
        abi=item.number("abi"),
    )


def _modules(item: Item) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Returns the name and the areas of each Fortran module."""
    return tuple((name, item.texts(name)) for name in item.map.items)
