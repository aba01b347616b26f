# SPDX-License-Identifier: BSD-3-Clause
"""Which module each name comes from that a Fortran page prints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dtlgen.document.record import fields, is_record, record
from dtlgen.emit.fortran.methods import module_name, type_name
from dtlgen.model.api import Api

FAILURE = "failure"  # the module that says how calls end
# Where the names live that are the same for every API, and those of arrays, which are written by
# hand: modules without the prefix.
WRITTEN = {
    FAILURE: ("settle", "stop_on_failure", "given"),
    "argument_check": ("is_of_dtype", "is_of_rank", "has_size"),
    "array_memory": (
        *("elements", "has_dtype", "has_no_gaps", "has_same_dtype", "has_item_bytes"),
        *("pack_array", "unpack_array", "release_array"),
    ),
    "argument_index": ("extent", "completed_index"),
}
TEXT = "c_to_f_string"
WORD = re.compile(r"\w+")


@record
class Use:
    module: str
    names: tuple[str, ...]


def homes(api: Api) -> Mapping[str, str]:
    """Returns the module of every name that a page may use, except any_NAME."""
    names = api.names
    found = {name: names.c(module) for module, written in WRITTEN.items() for name in written}
    found[names.c(TEXT)] = names.c("helpers")
    modules = {area: name for name, areas in api.fortran_modules for area in areas}
    found |= {function.c_name: modules[function.area] for function in api.functions()}
    typed = [*(each.name for each in api.families), *(each.name for each in api.handles())]
    found |= {type_name(names, each): module_name(names, each) for each in typed}
    core = [value.name for enum in api.enums for value in enum.values]
    core += [status.name for status in api.statuses]
    core += [names.c(each.name) for each in api.structs]
    return found | dict.fromkeys(core, api.core_module)


def texts(items: Iterable[Any]) -> Iterator[str]:
    """Yields all strings in the records, in any order, to find the names in them."""
    left = list(items)
    while left:
        item = left.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, tuple):
            left += item
        elif is_record(item):
            left += [getattr(item, name) for name in fields(item) if name != "doc"]


def uses(printed: Iterable[str], homes: Mapping[str, str], own: str) -> Iterator[Use]:
    """Yields the use statements of the page."""
    words = set(WORD.findall(" ".join(printed)))
    found: dict[str, list[str]] = {}
    for word in sorted(words & homes.keys()):
        found.setdefault(homes[word], []).append(word)
    for module in sorted(found.keys() - {own}):
        yield Use(module, tuple(found[module]))
