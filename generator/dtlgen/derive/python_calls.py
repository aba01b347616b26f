# SPDX-License-Identifier: BSD-3-Clause
"""Associates functions and methods of the Python package with the C functions that they call, and
their arguments with the C parameters.

The key `calls` names the C function. Without it, a function of the package calls the C function of
the same name, and a method calls the C function named after the handle of its class and the method.

An argument is passed to the parameter of the same name, or else to a parameter whose name ends in
it, such as `role_name`. Array arguments are passed to the buffers in order, and `out` to the buffer
that C writes. Lengths and dtypes are derived from the arrays.

A function is generated unless `module` names the module with its hand-written code. For a
collective function with several forms, all forms are generated; without `calls`, its arguments are
prepared by the hand-written function of the same name in the module _prepared. A parameter that is
one element in C accepts any value that the container can hold; an element that C writes is
returned. The object converts the index of a method, by its method `_NAME()`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from dtlgen.document.expression import Call, Expr, Name, Number, Operation, text
from dtlgen.document.python_signature import parsed
from dtlgen.document.record import record
from dtlgen.model.api import Api, Area, Function, Parameter
from dtlgen.model.bindings import PythonClass, PythonFunction, PythonHandle

OUT = "out"
ARRAYS = ("ArrayLike", "NDArray")
# Python types that correspond to C types.
TYPES = {
    **dict.fromkeys(("int", "rank", "tag", "size", "index", "int64"), "int"),
    "float64": "float",
    "string": "str",
    "enum.dtype": "DTypeLike",
    "enum.reduce_op": "str | np.ufunc",
}


@record
class Argument:
    """A parameter in Python. `type` and `default` are Python source, or "" if absent."""

    name: str
    type: str
    default: str
    by_name: bool

    @property
    def is_array(self) -> bool:
        """Returns whether the parameter is a buffer other than a single element."""
        return self.type.startswith(ARRAYS)


@record
class Signature:
    arguments: tuple[Argument, ...]
    result: str


@record
class PythonCall:
    """A function or method of the Python package, its class, and the C function that it calls.
    `handles` maps the types of handles to their Python classes.
    """

    area: Area
    owner: PythonClass | None
    entry: PythonFunction
    function: Function
    handles: Mapping[str, PythonHandle]

    @property
    def where(self) -> str:
        return f"{self.owner.name}.{self.entry.name}" if self.owner else self.entry.name

    @property
    def is_made(self) -> bool:
        """True if the body is generated from the C function."""
        return bool(self.entry.calls) and (not self.entry.module or bool(self.function.forms))

    @property
    def has_forms(self) -> bool:
        """True if this is the blocking form of a collective function that has further forms."""
        return bool(self.function.forms) and self.owner is None


@dataclass(slots=True)
class ArgumentMapping:
    """The source of each C parameter, by name: an argument (`arguments`), the length of a buffer,
    or the dtype of a buffer.

    `unused` lists arguments without a parameter, and `missing` parameters without a source.
    `exchanged` is the argument `out` of a collective function with one buffer that is read on one
    rank and written on the others.
    """

    arguments: dict[str, Argument] = field(default_factory=dict)
    lengths: dict[str, str] = field(default_factory=dict)
    dtypes: dict[str, str] = field(default_factory=dict)
    unused: list[Argument] = field(default_factory=list)
    missing: list[Parameter] = field(default_factory=list)
    exchanged: Argument | None = None


def python_calls(api: Api) -> Iterator[PythonCall]:
    """Yields all functions and methods that call an existing C function."""
    functions = {function.name: function for function in api.functions()}
    for area, owner, entry in entries(api):
        if entry.kind == "value":
            continue
        function = functions.get(entry.calls or _implied_function(api, owner, entry))
        if function is not None:
            yield PythonCall(area, owner, entry, function, python_handles(api))


@cache
def python_handles(api: Api) -> dict[str, PythonHandle]:
    """Returns the Python classes of handles and families, by type."""
    found = {f"handle.{each.name}": each.python for each in api.handles()}
    found |= {f"handle.{each.name}": each.python for each in api.families}
    return {type: each for type, each in found.items() if each.cls}


@cache
def generated(api: Api) -> frozenset[str]:
    """Returns the generated parts of the package: names of functions, and `Class.method`."""
    found: set[str] = set()
    for call in python_calls(api):
        if not call.entry.module and (call.is_made or call.has_forms):
            found.add(call.where)
    for area in api.areas:
        functions = area.python_functions
        found.update(each.name for each in functions if each.form_of or each.does)
        for owner in area.python_classes:
            members = (each for each in owner.members if each.form_of or each.does)
            found.update(f"{owner.name}.{each.name}" for each in members)
    return frozenset(found)


def entries(api: Api) -> Iterator[tuple[Area, PythonClass | None, PythonFunction]]:
    """Yields every Python function and class member with its area and its class (None for
    functions).
    """
    for area in api.areas:
        for function in area.python_functions:
            yield area, None, function
        for owner in area.python_classes:
            for member in owner.members:
                yield area, owner, member


def _implied_function(api: Api, owner: PythonClass | None, entry: PythonFunction) -> str:
    """Returns the name of the C function that corresponds to a Python entry by name, or ""."""
    if owner is None:
        return entry.name
    handle = handle_of(api, owner.name)
    return f"{handle}_{entry.name}" if handle else ""


@cache
def handle_of(api: Api, cls: str) -> str:
    """Returns the handle of a Python class: the one that names the class, or else the one with the
    class's name in snake case; "" for none.
    """
    named = re.sub(r"(?<!^)(?=[A-Z])", "_", cls).lower()
    found = (each.name for each in api.handles() if each.python.cls == cls)
    return next(found, named if any(each.name == named for each in api.handles()) else "")


@cache
def signature(words: str) -> Signature:
    """Parses a Python signature; the caller has checked that it is valid."""
    tree = parsed(words)
    assert tree is not None, words
    arguments = tuple(_arguments(tree.args))
    return Signature(arguments, ast.unparse(tree.returns) if tree.returns else "")


def _arguments(found: ast.arguments) -> Iterator[Argument]:
    positional = [*found.posonlyargs, *found.args]
    defaults = [None] * (len(positional) - len(found.defaults)) + list(found.defaults)
    every = zip([*positional, *found.kwonlyargs], [*defaults, *found.kw_defaults], strict=True)
    for each, default in every:
        type = ast.unparse(each.annotation) if each.annotation else ""
        by_name = each in found.kwonlyargs
        yield Argument(each.arg, type, ast.unparse(default) if default else "", by_name)


def current_arguments(entry: PythonFunction) -> tuple[Argument, ...]:
    """Returns the function's arguments without the deprecated names of other arguments."""
    older = dict(entry.older)
    found = signature(entry.general).arguments
    return tuple(argument for argument in found if argument.name not in older)


def argument_mapping(call: PythonCall) -> ArgumentMapping:
    """Determines which Python argument supplies each C parameter, and which lengths and dtypes
    result from arrays. Lists the arguments without parameter and the parameters without argument.
    """
    parameters = {p.name: p for p in call.function.params if not _is_result(p)}
    arguments = list(current_arguments(call.entry))
    found = ArgumentMapping()
    _assign_object(call, arguments, parameters, found)
    buffers = [p for p in parameters.values() if p.type == "buffer"]
    outputs = [p for p in buffers if p.dir == "out"]
    if call.has_forms and [p.dir for p in buffers] == ["inout"]:
        found.exchanged = next((each for each in arguments if each.name == OUT), None)
        arguments = [each for each in arguments if each is not found.exchanged]
    for argument in arguments:
        unassigned = [p for p in buffers if p not in outputs and p.name not in found.arguments]
        name = _parameter_name(argument, parameters)
        if argument.name == OUT and outputs:
            found.arguments[outputs[0].name] = argument
        elif name and not is_array(parameters[name]):
            found.arguments[name] = argument
        elif argument.is_array and unassigned:
            found.arguments[unassigned[0].name] = argument
        else:
            found.unused.append(argument)
    has_read = any(p.dir != "out" and p.name in found.arguments for p in buffers)
    for buffer in (p for p in buffers if has_read and p.name in found.arguments):
        _derive_length_and_dtype(buffer, found)
    has = {**found.arguments, **found.lengths, **found.dtypes}
    found.missing.extend(p for p in parameters.values() if p.name not in has)
    return found


def python_type(call: PythonCall, parameter: Parameter) -> str:
    """Returns the Python type for a parameter, or "" if no Python type can be converted to it."""
    if parameter.type == "buffer":
        return _array_type(call.function, parameter)
    if parameter.type in call.handles:
        return call.handles[parameter.type].cls
    found = TYPES.get(parameter.type, "")
    return found or ("| int | str" if parameter.group == "enum" else "")


def is_element(parameter: Parameter) -> bool:
    """Returns whether the parameter is a single element of a container's dtype."""
    dtype = isinstance(parameter.elem, Call) and parameter.elem.function == "dtype"
    return dtype and parameter.len == Number(1)


def is_array(parameter: Parameter) -> bool:
    return parameter.type == "buffer" and not is_element(parameter)


def is_read_by_object(call: PythonCall, parameter: Parameter) -> bool:
    return call.owner is not None and parameter.index


def _array_type(function: Function, buffer: Parameter) -> str:
    """Returns the type of an array argument whose dtype and length C receives, on all ranks or on
    the root; "" for other buffers.
    """
    if buffer.elem is None or buffer.len is None:
        return "ArrayLike"  # another rule reports this
    if is_element(buffer):
        return "Any"
    dtypes = [p.name for p in function.params if p.type == "enum.dtype"]
    knows_dtype = isinstance(buffer.elem, Name) and buffer.elem.value in dtypes
    is_plain = not isinstance(buffer.at, Operation) or text(buffer.at) == "rank(ctx) == root"
    return "ArrayLike" if knows_dtype and is_plain and element_count(buffer.len)[0] else ""


def _is_result(parameter: Parameter) -> bool:
    """Returns whether Python returns the parameter's value instead of accepting an argument."""
    return parameter.dir == "out" and not parameter.array and not is_array(parameter)


def _parameter_name(argument: Argument, parameters: Mapping[str, Parameter]) -> str:
    """Returns the name of the parameter that the argument refers to, or ""."""
    longer = (name for name in parameters if name.endswith(f"_{argument.name}"))
    return argument.name if argument.name in parameters else next(longer, "")


def _assign_object(
    call: PythonCall,
    arguments: list[Argument],
    parameters: Mapping[str, Parameter],
    found: ArgumentMapping,
) -> None:
    """Assigns the first argument (a method's object, or the group of ranks) to the first handle
    parameter, regardless of their names.
    """
    handle = next((p for p in parameters.values() if p.group == "handle"), None)
    if not arguments or handle is None:
        if arguments and arguments[0].name == "self":
            del arguments[0]
        return
    cls = call.handles.get(handle.type, PythonHandle()).cls
    if arguments[0].name == "self" or (cls and arguments[0].type == cls):
        found.arguments[handle.name] = arguments.pop(0)


def _derive_length_and_dtype(buffer: Parameter, found: ArgumentMapping) -> None:
    """Records that the buffer's array determines its count and dtype parameters, unless arguments
    set them.
    """
    count, _ = element_count(buffer.len)
    if count and count not in found.arguments:
        found.lengths.setdefault(count, buffer.name)
    if isinstance(buffer.elem, Name) and buffer.elem.value not in found.arguments:
        found.dtypes.setdefault(buffer.elem.value, buffer.name)


def element_count(length: Expr | None) -> tuple[str, bool]:
    """Returns the parameter that holds the count, and whether the length is that count for each
    rank; "" if the length has another form.
    """
    found = re.fullmatch(r"([a-z_]\w*)( \* size\(\w+\))?", text(length) if length else "")
    return (found[1], found[2] is not None) if found else ("", False)
