# SPDX-License-Identifier: BSD-3-Clause
"""How the procedures of a handle's derived type begin and end, and which of them move buffers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from dtlgen.derive.handle_kinds import families
from dtlgen.derive.methods import bound_name, owner, receiver
from dtlgen.document.expression import Call, Name, Number, text
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Questions
from dtlgen.emit.fortran.lengths import Lengths
from dtlgen.emit.fortran.types import INTEGER, Kind, Spelling
from dtlgen.emit.lengths import LITERALS, raw_buffers
from dtlgen.model.api import Api, Family, Function, Handle, Parameter
from dtlgen.model.names import Names

# Sizes and indices may be of either kind: literals are default integers.
WIDTHS = {"": "integer(c_int64_t)", "_default": INTEGER}

ENDING = (
    "integer(c_int), intent(out), optional :: stat",
    "character(len=*), intent(inout), optional :: errmsg",
)


@record
class Context:
    """Context of the emitters besides the current function; `asked` and `cleared` are C's
    functions of the last error's status, "" where the API has none; `places` are fields of structs.
    """

    handle: Handle | Family
    fortran: Spelling
    kinds: tuple[Kind, ...]
    questions: Questions
    most_dimensions: int
    success: str
    shapes: Mapping[str, str]
    places: Mapping[str, tuple[str, ...]]
    asked: str
    cleared: str

    @property
    def names(self) -> Names:
        return self.fortran.names

    @property
    def type(self) -> str:
        return type_name(self.names, self.handle.name)


@cache
def procedures(api: Api) -> dict[str, tuple[Function, ...]]:
    """Returns the methods of each handle and family. A method that some member defines itself
    is no method of the family, because an extended type cannot give it another signature;
    neither is one with a member as an argument, because types do not know their extensions.
    """
    found: dict[str, list[Function]] = {}
    for function in api.functions():
        if not function.planned:
            found.setdefault(owner(function), []).append(function)
    for family in families(api):
        members = {each.name for each in api.handles() if each.family == family}
        own = {bound_name(each) for member in members for each in found.get(member, [])}
        found[family] = [
            each
            for each in found.get(family, [])
            if bound_name(each) not in own and members.isdisjoint(p.item for p in each.params)
        ]
    return {name: tuple(functions) for name, functions in found.items()}


def module_name(names: Names, handle: str) -> str:
    return names.c(f"{handle}_type")


def type_name(names: Names, handle: str) -> str:
    return names.c(f"{handle}_t")


def declared_handle(names: Names, parameter: Parameter) -> str:
    """Returns the type of a handle argument; `class` accepts all members of a family."""
    return f"{'class' if parameter.of_family else 'type'}({type_name(names, parameter.item)})"


def declared_self(names: Names, function: Function) -> str:
    """Returns the declaration of `self`, inout if the call creates or closes the object."""
    found = receiver(function)
    changes = found is not None and (found.dir == "out" or found.closes)
    type = type_name(names, owner(function))
    return f"class({type}), intent({'inout' if changes else 'in'}) :: self"


def is_move(questions: Questions, function: Function) -> bool:
    """Returns true if the function moves elements of arrays whose kind or size Fortran knows."""
    arrays = [each for each in function.params if each.array]
    places = any(each.index for each in arrays)
    is_sized = all(each.len is None or questions.know(function, each.len) for each in arrays)
    calls_back = any(each.group == "callback" for each in function.params)
    return (
        bool(function.buffers)
        and receiver(function) is not None
        and function.returns.is_status
        and is_sized
        and not (function.planned or places or calls_back or raw_buffers(questions, function))
    )


def is_of_one_kind(lengths: Lengths) -> bool:
    """Returns true if the compiler resolves the kind of the arrays: of elements of a container or
    those with which it is made, and in collectives that wait, on elements of one dtype.
    """
    function, own = lengths.function, receiver(lengths.function)
    dtypes = {_dtype(lengths, each) for each in function.buffers}
    is_of_container = any(isinstance(each.elem, Call) for each in function.buffers)
    is_made = own is not None and own.dir == "out"
    waits = function.collective and not function.creates
    return len(dtypes) == 1 and "" not in dtypes and (is_of_container or is_made or waits)


def _dtype(lengths: Lengths, buffer: Parameter) -> str:
    """Returns the argument with the dtype of the elements; "" if the specification fixes it."""
    if isinstance(buffer.elem, Name) and buffer.elem not in LITERALS:
        return lengths.root(buffer.elem.value)
    return text(buffer.elem) if isinstance(buffer.elem, Call) else ""


def is_scalar(lengths: Lengths, buffer: Parameter) -> bool:
    """Returns true for a buffer of one element of a known kind, used during the call only."""
    is_one = buffer.len == Number(1) and is_of_one_kind(lengths)
    is_alone = not (buffer.alias or may_be_left_out(lengths.function, buffer))
    return is_one and is_alone and not buffer.retains


def converted(parameter: Parameter) -> str:
    """Returns the Fortran value in the form that C accepts."""
    if parameter.group == "handle":
        return f"{parameter.name}%handle"
    if parameter.type == "string":
        is_local = may_be_null_text(parameter)
        return f"{parameter.name}_text" if is_local else f"trim({parameter.name}) // c_null_char"
    if is_size(parameter):
        return f"int({parameter.name}, c_int64_t)" + (" - 1" if parameter.index else "")
    return parameter.name


def text_declarations(taken: Sequence[Parameter]) -> Iterator[str]:
    """Yields declarations of the local variables that `text_assignments` assigns."""
    for each in filter(may_be_null_text, taken):
        yield f"character(kind=c_char, len=:), allocatable :: {each.name}_text"


def text_assignments(taken: Sequence[Parameter]) -> Iterator[str]:
    """Copies texts that may be absent. An unallocated variable is an absent argument of C."""
    for each in filter(may_be_null_text, taken):
        yield f"if (present({each.name})) {each.name}_text = trim({each.name}) // c_null_char"


def may_be_null_text(parameter: Parameter) -> bool:
    """Returns whether the parameter is an input string that may be NULL."""
    return parameter.type == "string" and parameter.dir == "in" and parameter.nullable is True


def is_size(parameter: Parameter) -> bool:
    """Returns whether the parameter is an input of type size or index."""
    return parameter.type in ("size", "index") and parameter.dir == "in"


def stand_in(function: Function, buffer: Parameter) -> str:
    """Returns the buffer that replaces an omitted input, so that the call works in place; ""
    for none.
    """
    is_input = buffer.dir == "in"
    return next((p.name for p in function.params if is_input and p.alias == buffer.name), "")


def places(context: Context, function: Function) -> Iterator[str]:
    """Yields the outputs that are indices, which C counts from 0."""
    for each in function.params:
        if each.dir == "out" and each.index:
            yield each.name
        elif each.dir == "out" and each.group == "struct" and not each.array:
            yield from (f"{each.name}%{field}" for field in context.places[each.item])


def documentation(function: Function, found: Sequence[str]) -> str:
    """Returns the documentation of a procedure. `found` has its arguments that are indices."""
    return function.doc + " Indices count from 1; 0 stands for none." * bool(found)


def may_be_left_out(function: Function, parameter: Parameter) -> bool:
    """Returns whether the Fortran argument is optional."""
    if parameter.type == "buffer":
        return bool(stand_in(function, parameter)) or parameter.nullable is True
    has_place = parameter.array or parameter.group == "struct" or may_be_null_text(parameter)
    return bool(parameter.default) or (has_place and parameter.nullable is True)
