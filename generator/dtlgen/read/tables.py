# SPDX-License-Identifier: BSD-3-Clause
"""Reads the tables of an area: scalars, dtypes, enums, structs, callbacks, status codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.document.diagnostics import Place
from dtlgen.document.item import Item
from dtlgen.model import api, bindings
from dtlgen.model.names import Names

Areas = Iterable[Item]

# The two enums that are built from tables: the table's key and the prefix of its constants.
TABLE_ENUMS = {"dtype": ("dtypes", "dtype"), "reduce_op": ("operations", "op")}
# Documentation of these enums, unless the specification states it: `enums: {dtype: {doc: ...}}`.
DOCS = {
    "dtype": "The type of the elements of a buffer.",
    "reduce_op": "How two elements become one in a reduction.",
}


def features(index: Item) -> Iterator[api.Feature]:
    for name, item in index.entries("features"):
        yield api.Feature(
            name, item.text("install"), item.texts("needs"), item.text("doc"), item.place
        )


def variables(index: Item) -> Iterator[api.Variable]:
    for name, item in index.entries("variables"):
        yield api.Variable(
            name=name,
            takes=item.text("takes"),
            values=item.texts("values"),
            default=item.text("default"),
            page=item.text("page"),
            doc=item.text("doc"),
            place=item.place,
        )


def scalars(areas: Areas) -> Iterator[api.Scalar]:
    for name, item in _entries(areas, "scalars"):
        yield api.Scalar(
            name=name,
            c=item.text("c"),
            base=item.text("base"),
            refused=item.text("refused"),
            doc=item.text("doc"),
            place=item.place,
        )


def constants(areas: Areas) -> Iterator[api.Constant]:
    for name, item in _entries(areas, "constants"):
        yield api.Constant(
            name, item.number("value"), item.text("type"), item.text("doc"), item.place
        )


def dtypes(areas: Areas) -> Iterator[api.Dtype]:
    for name, item in _entries(areas, "dtypes"):
        pair = item.item("pair")
        yield api.Dtype(
            name=name,
            value=item.number("value"),
            c=item.text("c"),
            size=item.number("size"),
            kind=item.text("kind"),
            numpy=item.text("numpy"),
            fortran=item.text("fortran"),
            pair=(pair.text("value"), pair.text("index")) if "pair" in item else None,
            doc=item.text("doc"),
            place=item.place,
        )


def operations(areas: Areas) -> Iterator[api.Operation]:
    for name, item in _entries(areas, "operations"):
        yield api.Operation(
            name,
            item.number("value"),
            item.texts("kinds"),
            item.text("neutral"),
            item.text("doc"),
            item.place,
            item.text("numpy"),
        )


def enums(areas: list[Item], names: Names) -> Iterator[api.Enum]:
    """Yields the two enums that are built from tables, and then those that the
    specification lists.
    """
    listed = {name: item for area in areas for name, item in area.entries("enums")}
    for name, (table, word) in TABLE_ENUMS.items():
        rows = list(_entries(areas, table))
        if rows:
            values = _table_values(rows, names, word)
            yield _enum(names, name, listed.pop(name, None), values, rows[0][1].place)
    for name, item in listed.items():
        yield _enum(names, name, item, (), item.place)


def _enum(
    names: Names,
    name: str,
    item: Item | None,
    values: Iterable[api.EnumValue],
    place: Place,
) -> api.Enum:
    return api.Enum(
        name=name,
        c=item.text("c", names.c(name)) if item else names.c(name),
        alias=item.text("alias") if item else "",
        values=(*values, *_listed_values(item)),
        doc=item.text("doc") if item else DOCS.get(name, ""),
        place=item.place if item else place,
    )


def _table_values(
    rows: Iterable[tuple[str, Item]], names: Names, word: str
) -> Iterator[api.EnumValue]:
    """Yields an enumerator for each row of the table of dtypes or operations."""
    for name, item in rows:
        constant = names.macro(word, name)
        yield api.EnumValue(
            constant, item.number("value"), name, False, item.text("doc"), item.place
        )


def _listed_values(enum: Item | None) -> Iterator[api.EnumValue]:
    """Yields the values that an area lists for an enum, in the order of the list."""
    for name, item in enum.entries("values") if enum else ():
        yield api.EnumValue(
            name,
            item.number("value"),
            item.text("text"),
            item.flag("sentinel"),
            item.text("doc"),
            item.place,
        )


def structs(areas: Areas) -> Iterator[api.Struct]:
    for name, item in _entries(areas, "structs"):
        fields = tuple(_field(*entry) for entry in item.entries("fields"))
        yield api.Struct(
            name=name,
            c=item.text("c"),
            size=item.number("size"),
            fields=fields,
            listens=item.flag("listens"),
            doc=item.text("doc"),
            place=item.place,
        )


def _field(name: str, item: Item) -> api.Field:
    return api.Field(
        name=name,
        type=item.text("type"),
        offset=item.number("offset"),
        length=item.number("length"),
        default=item.number("default"),
        index=item.flag("index", item.text("type") == "index"),
        elements=item.texts("elements"),
        accessors=item.pairs("accessors"),
        doc=item.text("doc"),
        place=item.place,
    )


def callbacks(areas: Areas) -> Iterator[api.Callback]:
    for name, item in _entries(areas, "callbacks"):
        params = item.item("params")
        yield api.Callback(
            name=name,
            c=item.text("c"),
            returns=item.text("returns"),
            params=tuple((parameter, params.text(parameter)) for parameter in params.map.items),
            doc=item.text("doc"),
            place=item.place,
        )


def categories(areas: Areas) -> Iterator[api.Category]:
    for name, item in _entries(areas, "categories"):
        yield api.Category(
            name=name,
            code=item.number("code"),
            exception=item.text("exception"),
            told_as=item.text("told_as"),
            place=item.place,
        )


def families(index: Item) -> Iterator[api.Family]:
    for name, item in index.entries("families"):
        yield api.Family(
            name=name,
            c=item.text("c"),
            parent=item.text("parent"),
            queries=tuple(queries(item)),
            listens=item.flag("listens"),
            python=python_handle(item),
            doc=item.text("doc"),
            place=item.place,
        )


def forms(index: Item) -> Iterator[api.Form]:
    for name, item in index.entries("forms"):
        python = item.item("python")
        yield api.Form(
            name=name,
            prefix=item.text("prefix"),
            out=item.text("out"),
            type=item.text("type"),
            waits=item.flag("waits"),
            agrees=item.text("agrees"),
            doc=item.text("doc"),
            python=bindings.PythonForm(
                constant=python.text("constant"),
                is_method=python.flag("method"),
                arrays=python.text("arrays"),
                result=python.text("result"),
                doc=python.text("doc"),
                counts=python.text("counts"),
                option=python.text("option"),
            ),
            place=item.place,
        )


def python_handle(handle: Item) -> bindings.PythonHandle:
    """Reads the key `python` of a handle."""
    item = handle.item("python")
    return bindings.PythonHandle(item.text("class"), item.text("taken"), item.text("module"))


def queries(handle: Item) -> Iterator[api.Query]:
    for name, item in handle.entries("queries"):
        yield api.Query(
            name=name,
            type=item.text("type"),
            least=item.number("least") if "least" in item else None,
            most=item.number("most") if "most" in item else None,
            words=item.text("words"),
            sample=item.number("sample"),
            place=item.place,
        )


def outcomes(index: Item) -> api.Outcomes:
    """Returns the outcomes; `argument` is the default for those that are not specified."""
    item = index.item("outcomes")
    argument = item.text("argument")
    return api.Outcomes(
        success=item.text("success"),
        argument=argument,
        index=item.text("index", argument),
        null=item.text("null", argument),
        feature=item.text("feature", argument),
        planned=item.text("planned", argument),
        state=item.text("state", argument),
        memory=item.text("memory", argument),
        place=item.place,
    )


def statuses(areas: Areas, known: Iterable[api.Category]) -> Iterator[api.Status]:
    exceptions = {category.name: category.exception for category in known}
    for name, item in _entries(areas, "codes"):
        category = item.text("category")
        yield api.Status(
            name=name,
            value=item.number("value"),
            category=category,
            text=item.text("text"),
            exception=item.text("exception", exceptions.get(category, "")),
            alias_of=item.text("alias"),
            doc=item.text("doc"),
            remedy=item.text("remedy"),
            place=item.place,
        )


def _entries(areas: Areas, key: str) -> Iterator[tuple[str, Item]]:
    for area in areas:
        yield from area.entries(key)
