# SPDX-License-Identifier: BSD-3-Clause
"""Compares the signatures of C++ methods, Fortran type-bound procedures and safe Rust functions.
These are derived from many facts of the specification, so the generated signatures are compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from dtlgen.abi.compare import Change
from dtlgen.emit.cpp import header
from dtlgen.emit.cpp.header import Method
from dtlgen.emit.fortran import handles
from dtlgen.emit.rust import safe
from dtlgen.model.api import Api

NAME = re.compile(r"\w+$")
ARGUMENT = re.compile(r"\b[a-z]\w*: ")
TEMPLATE = re.compile(r"class (\w+)")
Surface = Mapping[str, str]


def changes(old: Api, new: Api) -> Iterator[Change]:
    """Yields changes of functions that exist in both versions, in the order of their C names."""
    both = {each.c_name for each in old.functions()} & {each.c_name for each in new.functions()}
    for language, generated in (("C++", _cpp), ("Fortran", _fortran), ("Rust", _rust)):
        before, after = generated(old), generated(new)
        for name in sorted(both):
            was, now = before.get(name, ""), after.get(name, "")
            if was != now:
                yield Change(name, was, now, "source", (language,))


@cache
def _cpp(api: Api) -> Surface:
    found = {}
    for each in api.functions():
        method = header.method_of(api, each)
        if method is not None:
            declared = ", ".join(_types(method))
            called = f"{method.result} {method.name}({declared}){method.constant}"
            found[each.c_name] = f"{method.manner.removeprefix('inline ')}{called}"
    return found


def _types(method: Method) -> Iterator[str]:
    """Yields the types of the parameters with their defaults; the names do not matter to C++
    callers.
    """
    templates = TEMPLATE.findall(method.template)
    for each in method.declared:
        declared, equals, default = each.partition(" = ")
        type = NAME.sub("", declared)
        for place, name in enumerate(templates, 1):
            type = re.sub(rf"\b{name}\b", f"T{place}", type)
        yield f"{type.strip()}{equals}{default}"


@cache
def _fortran(api: Api) -> Surface:
    found: dict[str, str] = {}
    names = {each.name: each.c_name for each in api.functions()}
    for each in handles.bound_calls(api):
        signature = f"{each.head}({', '.join(each.arguments)})"
        before = found.get(names[each.function])
        found[names[each.function]] = f"{before}, {signature}" if before else signature
    return found


@cache
def _rust(api: Api) -> Surface:
    """Returns the signatures without argument names, which Rust callers do not write."""
    return {name: ARGUMENT.sub("", head) for name, head in safe.heads(api)}
