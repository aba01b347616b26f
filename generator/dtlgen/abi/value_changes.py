# SPDX-License-Identifier: BSD-3-Clause
"""Compares every value of two specifications and reports which languages notice each change.

Comparisons that need more than one value are in api_changes.py; COMPARED_ELSEWHERE lists these
values. All other values are compared here. RULES states how a change of a value breaks programs; a
value without a row changes behavior in every language. INVISIBLE states why no program notices a
change of the values that it lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from dtlgen.abi.compare import Change
from dtlgen.abi.declarations import Declarations
from dtlgen.document.expression import text
from dtlgen.document.record import record
from dtlgen.model.api import Api

MODEL = Api.__module__.rpartition(".")[0]  # the package whose records are parts of the model

Values: TypeAlias = Mapping[tuple[str, str], str]

ALL_LANGUAGES = ("C", "C++", "Fortran", "Julia", "Python", "Rust")
TYPED = ("C++", "Fortran", "Rust")


@record
class Rule:
    """The effect of a change: `kind` is one of the kinds in api_changes.py. New values in `free`
    only allow more and break no program.
    """

    kind: str
    languages: tuple[str, ...] = ALL_LANGUAGES
    free: tuple[str, ...] = ()


BEHAVIOUR = Rule("behaviour")
KERNELS = Rule("source", ("kernels",))
NONE = ("no", "none")

RULES: Mapping[str, Rule] = {
    "Api.soname": Rule("binary"),
    "Api.symbol_version": Rule("binary"),
    "Category": Rule("source"),
    "Category.exception": Rule("behaviour", ("Python",)),
    "Category.told_as": Rule("behaviour", ("Python",)),
    "Dtype": Rule("source"),
    "Dtype.c": Rule("source"),
    "Dtype.fortran": Rule("source", ("Fortran",)),
    "Dtype.numpy": Rule("behaviour", ("Python",)),
    "Dtype.size": Rule("binary"),
    "Family": Rule("source"),
    "Field.index": Rule("behaviour", ("Fortran",)),
    "FortranBinding.ends": Rule("behaviour", ("Fortran",)),
    "Function.anytime": Rule("behaviour", free=("yes",)),
    "Function.agrees": Rule("behaviour", free=("always", "shared")),
    "Function.area": Rule("source", ("C",)),
    "Function.blocking": Rule("behaviour", free=NONE),
    "Function.planned": Rule("behaviour", free=NONE),
    "Handle.family": Rule("source", TYPED),
    "Handle.outlived": Rule("behaviour", free=("yes",)),
    "Handle.threads": Rule("behaviour", free=("any",)),
    "Language": KERNELS,
    "Language.package": KERNELS,
    "Language.state": KERNELS,
    "Language.tiers": KERNELS,
    "LanguageConstant": KERNELS,
    "LanguageConstant.of": KERNELS,
    "LanguageFunction": KERNELS,
    "LanguageFunction.calls": KERNELS,
    "LanguageFunction.gives": KERNELS,
    "LanguageFunction.signature": KERNELS,
    "LanguageFunction.tier": KERNELS,
    "LanguageModule": KERNELS,
    "LanguageModule.path": KERNELS,
    "LibraryFunction": KERNELS,
    "LibraryFunction.call": KERNELS,
    "LibraryFunction.value": KERNELS,
    "Library": KERNELS,
    "Library.constants": KERNELS,
    "Library.refused": KERNELS,
    "Library.scopes": KERNELS,
    "Operation.numpy": Rule("behaviour", ("Python",)),
    "Parameter.index": Rule("behaviour", ("Fortran", "Python")),
    "Parameter.reached": Rule("behaviour", free=NONE),
    "PythonFunction.older": Rule("keyword", ("Python",)),
    "PythonFunction.overloads": Rule("source", ("Python",)),
    "Returned.never_fails": Rule("behaviour", ("Fortran",)),
    "Returned.truth": Rule("source", ("Fortran", "Rust")),
    "Shorthand": Rule("source", ("Fortran",)),
    "Shorthand.dtype": Rule("source", ("Fortran",)),
    "Shorthand.fixed": Rule("source", ("Fortran",)),
    "Shorthand.renamed": Rule("keyword", ("Fortran",)),
    "Status.alias_of": Rule("behaviour", ("C", "Python")),
}

DOCUMENTATION = "words for people"
IMPLEMENTATION = "how the implementation or the package is made"
QUERY = "asked by conditions, which are compared themselves"
INTERNAL_NAME = "a name within the specification"
DERIVED = "what is made of it is compared"
VERSIONING = "what diff compares the changes with"
INTRODUCTION = "when it was, which the lock compares"


def _of(kind: str, names: str, reason: str) -> dict[str, str]:
    """Returns rows for INVISIBLE: `reason` for each of the space-separated `names` of a kind."""
    return {f"{kind}.{name}": reason for name in names.split()}


INVISIBLE: Mapping[str, str] = {
    **_of("Api", "doc", DOCUMENTATION),
    **_of("Api", "is_observed python_prepares python_variables", IMPLEMENTATION),
    **_of("Api", "symbols_since", INTRODUCTION),
    **_of("Api", "forms", DERIVED),
    **_of("Area", "doc title", DOCUMENTATION),
    **_of("Area", "module", IMPLEMENTATION),
    **_of("Callback", "doc", DOCUMENTATION),
    **_of("Constant", "doc", DOCUMENTATION),
    **_of("Dtype", "doc", DOCUMENTATION),
    **_of("Enum", "doc", DOCUMENTATION),
    **_of("EnumValue", "doc", DOCUMENTATION),
    "Example": DOCUMENTATION,
    **_of("Example", "code language prints", DOCUMENTATION),
    **_of("Family", "doc", DOCUMENTATION),
    **_of("Family", "parent queries", QUERY),
    **_of("Feature", "doc install needs", DOCUMENTATION),
    **_of("Field", "doc", DOCUMENTATION),
    "Form": DERIVED,
    **_of("Form", "agrees doc name out prefix type waits", DERIVED),
    **_of("Function", "doc", DOCUMENTATION),
    **_of("Function", "impl tells", IMPLEMENTATION),
    **_of("Function", "since", INTRODUCTION),
    **_of("Function", "forms", DERIVED),
    **_of("Function", "example", DOCUMENTATION),
    **_of("Handle", "doc", DOCUMENTATION),
    **_of("Handle", "area struct", IMPLEMENTATION),
    **_of("Handle", "queries", QUERY),
    **_of("KernelConstant", "doc", DOCUMENTATION),
    **_of("KernelFunction", "doc", DOCUMENTATION),
    **_of("KernelStruct", "doc", DOCUMENTATION),
    **_of("Kernels", "doc shown title", DOCUMENTATION),
    **_of("Language", "doc title", DOCUMENTATION),
    **_of("LanguageConstant", "doc", DOCUMENTATION),
    **_of("LanguageFunction", "doc", DOCUMENTATION),
    **_of("LanguageModule", "doc", DOCUMENTATION),
    **_of("Library", "shown title", DOCUMENTATION),
    **_of("Library", "helper", IMPLEMENTATION),
    **_of("Operation", "doc", DOCUMENTATION),
    **_of("Parameter", "doc", DOCUMENTATION),
    **_of("Parameter", "says_retains", IMPLEMENTATION),
    **_of("KernelValue", "doc", DOCUMENTATION),
    **_of("PythonClass", "doc", DOCUMENTATION),
    **_of("PythonClass", "module", IMPLEMENTATION),
    "PythonForm": DERIVED,
    **_of("PythonForm", "arrays constant counts doc is_method option result", DERIVED),
    **_of("PythonFunction", "doc", DOCUMENTATION),
    **_of(
        "PythonFunction",
        "agrees calls does form form_of general keeps module option",
        IMPLEMENTATION,
    ),
    "PythonHandle": IMPLEMENTATION,
    **_of("PythonHandle", "cls module taken", IMPLEMENTATION),
    "Query": QUERY,
    **_of("Query", "least most name sample type words", QUERY),
    **_of("Scalar", "doc", DOCUMENTATION),
    **_of("Scalar", "refused", QUERY),
    **_of("Status", "doc remedy", DOCUMENTATION),
    **_of("Struct", "doc", DOCUMENTATION),
    **_of("Version", "abi major minor patch prerelease python", VERSIONING),
    **{
        f"{each}.name": INTERNAL_NAME
        for each in ("Area", "Enum", "Family", "Function", "Handle", "Scalar", "Struct")
    },
    **_of("Kernels", "word", INTERNAL_NAME),
}

# Fields of the model that api_changes.py compares.
COMPARED_ELSEWHERE = frozenset(
    """
    Api Api.compatibility_headers Api.fortran_modules Area Callback Callback.c Callback.params
    Callback.returns Category.code Condition Condition.expr Condition.rule Condition.status
    Constant Constant.name Constant.value Dtype.value Enum Enum.alias Enum.c EnumValue
    EnumValue.name EnumValue.value Field Field.accessors Field.elements Field.length Field.name
    Field.offset Field.type FortranBinding FortranBinding.bound FortranBinding.many
    FortranBinding.prefix Function Function.c_name Function.collective Function.deprecated
    Function.fails Function.match Function.requires Function.threads Handle Handle.c
    Handle.collective_free Handle.kind KernelConstant KernelConstant.name KernelConstant.value
    KernelFunction KernelFunction.name KernelFunction.returns KernelFunction.scopes KernelStruct
    KernelStruct.name KernelValue KernelValue.name KernelValue.type Names Names.package
    Names.prefix Operation.value Outcomes Parameter Parameter.alias Parameter.at
    Parameter.by_value Parameter.default Parameter.dir Parameter.elem Parameter.len
    Parameter.name Parameter.nullable Parameter.of_family Parameter.retains Parameter.type
    PythonClass PythonClass.bases PythonClass.name PythonFunction PythonFunction.kind
    PythonFunction.name PythonFunction.signature PythonFunction.value Returned Returned.on_error
    Returned.type Scalar Scalar.base Scalar.c Status Status.exception Status.name Status.value
    Struct Struct.c Struct.size Version
    """.split()  # noqa: SIM905
)


# Fields of the model that the lock records in addition to names and layouts.
LOCKED_FIELDS = frozenset(
    """
    EnumValue.text Field.default Handle.family Handle.parent Handle.started Parameter.closes
    Parameter.holder Parameter.releases Parameter.retains Status.category Status.text
    """.split()  # noqa: SIM905
)
TRIVIAL = ("none", "no", "0")


def locked_values(api: Api) -> dict[str, str]:
    """Returns the values that the lock records, by name and field, except for trivial values."""
    found = {
        f"{name} {path.partition('.')[2]}": value
        for (name, path), value in values(api).items()
        if path in LOCKED_FIELDS and value not in TRIVIAL
    }
    return dict(sorted(found.items()))


def locked_value_changes(
    names: Declarations, old: Declarations, new: Declarations
) -> Iterator[Change]:
    """Yields changes of recorded values, for names in both versions. A lock written by an older
    dtlgen has no such values.
    """
    for key in sorted(old.keys() | new.keys()) if old else ():
        name, _, field = key.partition(" ")
        was, now = old.get(key, "none"), new.get(key, "none")
        if was != now and name.partition(".")[0] in names:
            yield Change(name, f"{field}: {was}", f"{field}: {now}", "behaviour", ALL_LANGUAGES)


def values(api: Api) -> Values:
    """Returns each record and each of its fields, by the name of the record and the field's
    path.
    """
    found: dict[tuple[str, str], str] = {}
    _collect_values(api, api.names.package, found)
    return found


def _collect_values(item: Any, name: str, found: dict[tuple[str, str], str]) -> None:
    """Adds the text of each value in a record and its parts to `found`, by the name of the part and
    KIND.FIELD.
    """
    kind = type(item).__name__
    found[name, kind] = ""
    for field in type(item).__match_args__:
        value = getattr(item, field)
        if field == "place":
            continue
        if _is_part(value):
            _collect_values(value, name, found)
        elif isinstance(value, tuple) and any(map(_is_part, value)):
            for index, each in enumerate(value):
                _collect_values(each, _name(each, name, index), found)
        else:
            found[name, f"{kind}.{field}"] = value_text(value)


_is_model_class: dict[type, bool] = {}  # results of _is_part()


def _is_part(value: object) -> bool:
    """Returns whether the value is a record of the model; an expression counts as a plain value."""
    kind = type(value)
    if kind not in _is_model_class:
        is_in_model = kind.__module__.rpartition(".")[0] == MODEL
        _is_model_class[kind] = hasattr(kind, "__match_args__") and is_in_model
    return _is_model_class[kind]


def _name(item: Any, parent: str, index: int) -> str:
    """Returns the item's C name, which is unique, or else its own name after that of the parent."""
    for field in ("c_name", "c"):
        if hasattr(item, field) and type(item).__name__ != "Dtype":
            return str(getattr(item, field))
    if type(item).__name__ in ("EnumValue", "Constant", "Status"):
        return str(item.name)
    return f"{parent}.{getattr(item, 'name', index)}"


def value_text(value: object) -> str:
    """Returns the value as text."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None | "" | ():
            return "none"
        case str() | int():
            return str(value)
        case tuple():
            return f"({', '.join(map(value_text, value))})"
        case _:
            return text(value)  # type: ignore[arg-type]


def changes(old: Values, new: Values) -> Iterator[Change]:
    """Yields changes of values that this module compares, except of items that are new or
    removed.
    """
    for key in {key for key, _ in old.items() ^ new.items()}:
        name, path = key
        if path in INVISIBLE or path in COMPARED_ELSEWHERE:
            continue
        kind, _, field = path.partition(".")
        rule = RULES.get(path, BEHAVIOUR)
        if not field:
            yield from _presence_change(name, kind, rule, key in old, key in new)
        elif key in old and key in new and old[key] != new[key]:
            words = field.replace("_", " ")
            was, now = f"{words}: {old[key]}", f"{words}: {new[key]}"
            is_free = new[key] in rule.free
            yield Change(name, "" if is_free else was, now, rule.kind, rule.languages)


def _presence_change(name: str, kind: str, rule: Rule, was: bool, now: bool) -> Iterator[Change]:
    words = kind.lower()
    if was != now:
        yield Change(name, words if was else "", words if now else "", rule.kind, rule.languages)
