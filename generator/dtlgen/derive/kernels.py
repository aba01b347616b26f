# SPDX-License-Identifier: BSD-3-Clause
"""C declarations of the kernel API, and the facts that compiled kernels depend on."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.diagnostics import Place
from dtlgen.model.api import Api
from dtlgen.model.kernels import KernelFunction, KernelValue

TYPES = {"int32": "int32_t", "uint64": "uint64_t"}


def names(api: Api, function: KernelFunction) -> Iterator[str]:
    """Yields the C names of the kernel function, one for each of its symbols."""
    assert api.kernels is not None
    for symbol in function.symbols:
        yield api.names.c(f"{api.kernels.word}_{symbol}")


def field(value: KernelValue) -> str:
    """Returns the C declaration of a struct member or parameter."""
    return f"{TYPES[value.type]} {value.name}"


def declarations(api: Api) -> Iterator[tuple[str, str, Place]]:
    """Yields the name, declaration and position of everything that compiled kernels depend on. The
    names of arguments are not part of this.
    """
    for constant in api.kernels.constants if api.kernels else ():
        yield constant.name, f"constant {constant.value} of kernels", constant.place
    for struct in api.kernels.structs if api.kernels else ():
        fields = "; ".join(field(each) for each in struct.fields)
        yield api.names.c(struct.name), f"struct of kernels: {fields}", struct.place
    for function in api.kernels.functions if api.kernels else ():
        types = ", ".join(TYPES[each.type] for each in function.params) or "void"
        for name in names(api, function):
            fact = f"function of kernels: {TYPES[function.returns]} ({types})"
            yield name, fact, function.place


def arguments(api: Api) -> Iterator[tuple[str, list[str]]]:
    """Yields each function with the names of its parameters."""
    for function in api.kernels.functions if api.kernels else ():
        for name in names(api, function):
            yield name, [each.name for each in function.params]
