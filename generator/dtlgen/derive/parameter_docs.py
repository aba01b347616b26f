# SPDX-License-Identifier: BSD-3-Clause
"""Documentation of parameters: their own text, or else a text derived from their facts.

Facts such as the number and dtype of a buffer's elements, or that a handle must be open, are thus
not repeated in the specification's texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from dtlgen.derive.argument_checks import may_close
from dtlgen.derive.caching import bounded_cache
from dtlgen.document.expression import Call, Expr, Name, Number, text
from dtlgen.model.api import Api, Callback, Enum, Function, Parameter, Struct

SENTENCE = re.compile(r"(?<=[.:])\s+(?=[A-Z`])")
ACCESS = {"in": "read", "out": "written", "inout": "read and written"}


@bounded_cache
def parameter_docs(api: Api, function: Function) -> tuple[tuple[str, str], ...]:
    """Returns the name and the documentation of each parameter; "" if neither text nor
    facts exist.
    """
    return tuple((each.name, _parameter_doc(api, function, each)) for each in function.params)


def doxygen_line(parameter: tuple[str, str]) -> str:
    """Returns the @param line of a parameter for Doxygen and editors."""
    name, doc = parameter
    return f"@param {name} {doc}"


def _parameter_doc(api: Api, function: Function, parameter: Parameter) -> str:
    """Returns the parameter's documentation with its constraints, or "" without any text."""
    doc = parameter.doc.strip() or _derived(api, function, parameter)
    return " ".join((doc, *_constraints(api, function, parameter))) if doc else ""


def _constraints(api: Api, function: Function, parameter: Parameter) -> Iterator[str]:
    """Yields sentences on significance, null pointers, retention and closing, which follow from
    facts alone.
    """
    if parameter.at is not None:
        yield f"Significant only where `{text(parameter.at)}`."
    if "NULL" in parameter.doc:
        pass
    elif parameter.nullable is True:
        yield "May be NULL."
    elif parameter.nullable:
        yield f"May be NULL where `{text(parameter.nullable)}`."
    if parameter.retains:
        yield _retention(api, function, parameter)
    if parameter.releases:
        yield "Memory that it retained is the caller's again."
    if parameter.closes:
        yield f"The call closes {'them' if parameter.array else 'it'}."


def _retention(api: Api, function: Function, parameter: Parameter) -> str:
    started = {handle.name for handle in api.handles() if handle.started}
    for created in function.creates:
        end = "is complete" if created.item in started else "is closed"
        return f"In use until `{created.name}` {end}."
    return f"In use by `{parameter.holder}` after the call."


def _derived(api: Api, function: Function, parameter: Parameter) -> str:
    """Returns a text derived from the parameter's type, for a parameter without documentation."""
    if parameter.type == "buffer":
        return _buffer(function, parameter)
    if parameter.group == "handle":
        return _handle(api, parameter)
    if parameter.dir != "in":
        return _output(function, parameter)
    return _input(api, function, parameter)


def _input(api: Api, function: Function, parameter: Parameter) -> str:
    match parameter.group or parameter.type:
        case "callback" | "struct":
            return _type_doc((*api.callbacks, *api.structs), parameter)
        case "enum":
            return _dtype(function, parameter) or _type_doc(api.enums, parameter)
        case "pointer":
            return _callback_data(api, function, parameter)
        case _:
            return _count(function, parameter)


def _output(function: Function, parameter: Parameter) -> str:
    """Returns the sentence of the function's documentation that describes the output parameter."""
    sentences = SENTENCE.split(" ".join(function.doc.split()))
    return next((each for each in sentences if f"`*{parameter.name}`" in each), "")


def _buffer(function: Function, parameter: Parameter) -> str:
    amount = _amount(parameter.len, _elements(function, parameter.elem))
    return f"{amount}, {ACCESS[parameter.dir]}."


def _elements(function: Function, elem: Expr | None) -> str:
    match elem:
        case Name("byte") | None:
            return "bytes"
        case Name(name) if any(each.name == name for each in function.params):
            return f"elements of `{name}`"
        case Call("dtype", (Name(name),)):
            return f"elements of the dtype of `{name}`"
        case _:
            return f"elements of {text(elem)}"


def _amount(length: Expr | None, elements: str) -> str:
    match length:
        case Number(1):
            return f"One {elements.replace('elements', 'element', 1)}"
        case Call("extent", (Name(counts), Name(places))):
            return f"Blocks of `{counts}` {elements} that begin at `{places}`"
        case Call("entry", (Name(array), place)):
            return f"`{array}[{text(place)}]` {elements}"
        case None:
            return elements.capitalize()
        case _:
            return f"`{text(length)}` {elements}"


def _handle(api: Api, parameter: Parameter) -> str:
    kind = parameter.item.replace("_", " ")
    if parameter.array:
        amount = f"`{text(parameter.len)}` open" if parameter.len else "Open"
        return f"{amount} {kind}s{', each once' if may_close(parameter) else ''}."
    if parameter.dir == "in":
        return f"An open {kind}."
    free = next((each.free for each in api.handles() if each.name == parameter.item), "")
    return f"The new {kind}" + (f", to be closed by {api.names.c(free)}." if free else ".")


def _type_doc(types: Iterable[Callback | Struct | Enum], parameter: Parameter) -> str:
    """Returns the first sentence of the documentation of the parameter's type."""
    doc = next((each.doc for each in types if each.name == parameter.item), "")
    return doc.strip().partition(". ")[0].rstrip(".") + "." if doc.strip() else ""


def _dtype(function: Function, parameter: Parameter) -> str:
    """Returns a text that names the buffers whose elements have this dtype argument."""
    found = [each.name for each in function.buffers if each.elem == Name(parameter.name)]
    return f"The dtype of the elements of {_joined_names(found)}." if found else ""


def _count(function: Function, parameter: Parameter) -> str:
    """Returns a text that names the buffers whose elements or bytes this argument counts."""
    for unit, is_bytes in (("Number of elements", False), ("Number of bytes", True)):
        found = [
            each.name
            for each in function.params
            if each.len == Name(parameter.name) and (each.elem == Name("byte")) is is_bytes
        ]
        if found:
            return f"{unit} of {_joined_names(found)}."
    return ""


def _callback_data(api: Api, function: Function, parameter: Parameter) -> str:
    """Returns a text that names the callbacks to which the argument is passed."""
    callbacks = {each.name for each in api.callbacks if parameter.name in dict(each.params)}
    found = [p.name for p in function.params if p.group == "callback" and p.item in callbacks]
    return f"Passed unchanged to {_joined_names(found)}." if found else ""


def _joined_names(found: Iterable[str]) -> str:
    return " and ".join(f"`{name}`" for name in found)
