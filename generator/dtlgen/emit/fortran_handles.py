# SPDX-License-Identifier: BSD-3-Clause
"""Fortran's derived types around handles, dtl_context_t and others, with type-bound procedures.

A C function whose name begins with the handle's becomes a procedure of its type, named by the rest:
dtl_vector_resize is v%resize.  So do the collectives, as procedures of the context.  What a derived
type can't say better than the raw interface (callbacks, raw pointers) is left out, and so is what
isn't implemented yet.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dtlgen.emit import fortran_transfers, once
from dtlgen.emit.fortran_methods import (
    COLLECTIVE,
    ENDING,
    WIDTHS,
    Context,
    Move,
    bound_name,
    declared_self,
    given,
    is_own,
    module_name,
    receiver,
    type_name,
)
from dtlgen.emit.fortran_transfers import is_transfer, transfers
from dtlgen.emit.fortran_types import (
    Kind,
    c_names,
    kinds,
    spelling,
)
from dtlgen.expression import Call, Name, Number
from dtlgen.model import Api, Function, Handle, Parameter

ANSWERS = {"int", "index", "size", "rank", "tag", "status", "string"}
SCALARS = {"int", "index", "size", "rank", "tag", "status", "float64", "int64"}
ARRAYS = {"rank[]"}
GROUPS = {"enum", "struct", "handle"}
LOGICAL = re.compile(r"(^|_)(is|has|supports)_|^empty$")
COUNTED_FROM_1 = re.compile(r"_idx$")
LITERALS = {Name("byte"), Name("bool")}
# The names that templates use without an argument of the emitter, by what makes them necessary.
FOR_QUERIES = ("dtl_clear_error", "stop_on_failure")
FOR_ACTIONS = ("settle",)
FOR_LOANS = ("lend", "take_back", "drop")
FOR_VIEWS = ("dtl_clear_error", "dtl_last_error_status", "DTL_SUCCESS", "settle")
C_FOR_VIEWS = ("c_associated", "c_f_pointer", "c_int64_t", "c_ptr")

# Where the hand-written names live.
HOMES = {
    **dict.fromkeys(
        ("settle", "stop_on_failure", "is_of_dtype", "is_of_rank", "given"), "dtl_failure"
    ),
    **dict.fromkeys(FOR_LOANS, "dtl_array"),
    "dtl_c_to_f_string": "dtl_helpers",
}


@dataclass(frozen=True, slots=True)
class Binding:
    """A name of the type and the procedures that it stands for: a generic's several, or one."""

    name: str
    specifics: tuple[str, ...]
    is_generic: bool


@dataclass(frozen=True, slots=True)
class Query:
    """A function; `head` and `after` turn C's answer into Fortran's."""

    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    result: str
    head: str
    passed: tuple[str, ...]
    after: str
    stops: bool


@dataclass(frozen=True, slots=True)
class Action:
    """A subroutine with stat and errmsg; `lent` is an array lent to C, `ends` ends the loan, and
    `closes` says that there is no handle afterwards.
    """

    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    dtype_check: tuple[str, ...]
    lent: str
    head: str
    passed: tuple[str, ...]
    ends: str
    closes: bool


@dataclass(frozen=True, slots=True)
class View:
    """This rank's part of a container or window as a pointer to elements of one kind: `count` of
    them at `data`.
    """

    bound: str
    name: str
    type: str
    dtype_check: tuple[str, ...]
    count: str
    data: str


@dataclass(frozen=True, slots=True)
class Folded:
    """This rank's part of a tensor as a pointer with the tensor's dimensions: the view `flat` of
    the same kind, folded to `bounds`.
    """

    bound: str
    name: str
    type: str
    flat: str
    ndim: int
    colons: str
    bounds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Use:
    module: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandleType:
    """The module of one handle, in the order of its page."""

    module: str
    doc: str
    c_names: tuple[str, ...]
    uses: tuple[Use, ...]
    name: str
    prefix: str
    bindings: tuple[Binding, ...]
    free: str
    queries: tuple[Query, ...]
    actions: tuple[Action, ...]
    moves: tuple[Move, ...]
    views: tuple[View, ...]
    folded: tuple[Folded, ...]


@once
def pages(api: Api) -> Iterator[tuple[str, HandleType]]:
    functions = {function.name: function for function in api.functions() if not function.planned}
    homes = dict(_homes(api))
    for handle in api.handles():
        if handle.free in functions:
            context = Context(handle, spelling(api), kinds(api), _most_dimensions(api))
            page = _page(context, tuple(functions.values()), homes)
            if page.bindings:
                yield f"fortran/{page.module}.f90", page


def _most_dimensions(api: Api) -> int:
    """What a tensor can have; the shortest of specifications has no tensors."""
    found = (each.value for each in api.constants if each.name == "DTL_MAX_TENSOR_RANK")
    return next((value for value in found if isinstance(value, int)), 1)


def _homes(api: Api) -> Iterator[tuple[str, str]]:
    """The module of every name that a page may use."""
    yield from HOMES.items()
    modules = {area: name for name, areas in api.fortran_modules for area in areas}
    for function in api.functions():
        yield function.c_name, modules[function.area]
        yield from fortran_transfers.homes(function)
    for handle in api.handles():
        yield type_name(handle.name), module_name(handle.name)
    core = [value.name for enum in api.enums for value in enum.values]
    core += [
        *(status.name for status in api.statuses),
        *(f"dtl_{each.name}" for each in api.structs),
    ]
    yield from ((name, "dtl_core") for name in core)


def _page(context: Context, functions: tuple[Function, ...], homes: dict[str, str]) -> HandleType:
    handle = context.handle
    own = tuple(function for function in functions if _is_method(context, function))
    queries = tuple(
        query for each in own if not each.returns.is_status for query in _queries(context, each)
    )
    actions = tuple(
        action for each in own if each.returns.is_status for action in _actions(context, each)
    )
    moves = tuple(move for each in functions for move in _moves(context, each))
    moves += tuple(transfers(context, functions))
    views = tuple(_views(context, functions))
    folded = tuple(_folded(context, functions, views))
    texts = [*_texts(queries), *_texts(actions), *_texts(moves), *_texts(views), *_texts(folded)]
    texts += _fixed(context, queries, actions, views, folded)
    return HandleType(
        module=module_name(handle.name),
        doc=handle.doc or handle.c,
        c_names=c_names(texts),
        uses=tuple(_uses(texts, homes, module_name(handle.name))),
        name=type_name(handle.name),
        prefix=handle.name,
        bindings=tuple(_bindings((*queries, *actions, *moves, *views, *folded))),
        free=f"dtl_{handle.free}",
        queries=queries,
        actions=actions,
        moves=moves,
        views=views,
        folded=folded,
    )


def _is_method(context: Context, function: Function) -> bool:
    """Whether the function is the handle's, and takes nothing but what Fortran has types for."""
    handle = context.handle
    if not is_own(handle, function) or function.returns.is_void or is_transfer(function):
        return False
    returned = function.returns.type
    is_known = (
        function.returns.is_status
        or returned in ANSWERS
        or returned.startswith(("enum.", "struct."))
    )
    own = receiver(handle, function)
    raw = _raw(function)
    is_plain = all(_is_plain(each) for each in function.params if each not in raw)
    return bool(own) and is_known and is_plain


def _raw(function: Function) -> tuple[Parameter, ...]:
    """The buffers of a function that takes them as bytes, whatever they hold: type(*) in Fortran.

    It knows their sizes from an object, as a map does those of its keys and values.
    """
    buffers = [each for each in function.params if each.type == "buffer"]
    is_raw = (
        function.returns.is_status
        and not any(each.nullable for each in buffers)
        and any(
            each.elem == Name("byte") and not isinstance(each.len, (Name, Number))
            for each in buffers
        )
    )
    return tuple(each for each in buffers if is_raw and each.elem in LITERALS)


def _is_plain(parameter: Parameter) -> bool:
    if parameter.type == "buffer":  # of bytes, an array's size would not be the count
        is_typed = isinstance(parameter.elem, (Call, Name)) and parameter.elem not in LITERALS
        return is_typed and isinstance(parameter.len, (Name, Number))
    if parameter.array:
        return parameter.type in ARRAYS and isinstance(parameter.len, Name)
    is_text = parameter.type == "string" and parameter.dir == "in"
    return is_text or parameter.type in SCALARS or parameter.group in GROUPS


def _queries(context: Context, function: Function) -> Iterator[Query]:
    for suffix in _widths(context, function):
        yield _query(context, function, suffix)


def _widths(context: Context, function: Function) -> tuple[str, ...]:
    """What ends the names of the variants, one for each kind of integer where it takes sizes."""
    arguments = _arguments(context, function)
    takes_sizes = any(each.type in ("size", "index") and each.dir == "in" for each in arguments)
    return tuple(WIDTHS) if takes_sizes else ("",)


def _query(context: Context, function: Function, suffix: str) -> Query:
    name = function.name.removeprefix(f"{context.handle.name}_")
    own = receiver(context.handle, function)
    others = [each for each in function.params if each is not own]
    result, before, after = _answer(context, function, name)
    return Query(
        bound=name,
        name=function.name + suffix,
        doc=function.doc,
        names=("self", *(each.name for each in others)),
        declarations=(
            f"class({type_name(context.handle.name)}), intent(in) :: self",
            *(_declaration(context, each, WIDTHS[suffix]) for each in others),
        ),
        result=result,
        head=f"answer = {before}{function.c_name}",
        passed=tuple(_passed(context, function, each, None) for each in function.params),
        after=after,
        stops=name != "is_valid",
    )


def _answer(context: Context, function: Function, name: str) -> tuple[str, str, str]:
    """The type of Fortran's answer, and what stands before and behind the call of C."""
    returned = function.returns.type
    if returned == "string":
        return "character(len=:), allocatable", "dtl_c_to_f_string(", ")"
    if returned == "int" and LOGICAL.search(name):
        return "logical", "0 /= ", ""
    takes_index = any(COUNTED_FROM_1.search(each.name) for each in function.params)
    return (
        context.fortran.types[returned],
        "1 + " if returned == "index" and takes_index else "",
        "",
    )


def _actions(context: Context, function: Function) -> Iterator[Action]:
    """One for each kind of its array or scalar, and for each kind of integer that sizes may be."""
    raw = _raw(function)
    has_buffer = any(each.type == "buffer" for each in function.params if each not in raw)
    for kind in context.kinds if has_buffer else (None,):
        for suffix in _widths(context, function):
            yield _action(context, function, kind, suffix)


def _action(context: Context, function: Function, kind: Kind | None, suffix: str) -> Action:
    arguments = _arguments(context, function)
    own = receiver(context.handle, function)
    bound = bound_name(context.handle, function)
    raw = _raw(function)
    lent = next((each for each in arguments if _is_lent(each) and each not in raw), None)
    return Action(
        bound=bound,
        name=f"{context.handle.name}_{bound}" + (f"_{kind.name}" if kind else "") + suffix,
        doc=function.doc,
        names=("self", *(each.name for each in arguments), "stat", "errmsg"),
        declarations=(
            declared_self(context.handle, function),
            *(
                _bytes(each) if each in raw else _typed(context, each, kind, WIDTHS[suffix])
                for each in arguments
            ),
            *ENDING,
        ),
        dtype_check=_dtype_check(context, function, kind),
        lent=lent.name if lent else "",
        head=f"status = {function.c_name}",
        passed=tuple(_passed(context, function, each, kind) for each in function.params),
        ends=("drop" if lent.dir == "in" else "take_back") if lent else "",
        closes=bool(own and own.closes),
    )


def _arguments(context: Context, function: Function) -> tuple[Parameter, ...]:
    """Without what Fortran's arrays know themselves: their dtype and their size."""
    raw = _raw(function)
    buffers = [each for each in function.params if each.type == "buffer" and each not in raw]
    known = {each.elem.value for each in buffers if isinstance(each.elem, Name)}
    arrays = [*buffers, *(each for each in function.params if each.array)]
    known |= {each.len.value for each in arrays if isinstance(each.len, Name)}
    known |= {
        each.name for each in function.params if each.type == "enum.dtype" and len(buffers) > 1
    }
    own = receiver(context.handle, function)
    return tuple(each for each in function.params if each is not own and each.name not in known)


def _is_lent(parameter: Parameter) -> bool:
    """An array, as opposed to the one element of a scalar."""
    return parameter.type == "buffer" and isinstance(parameter.len, Name)


def _bytes(parameter: Parameter) -> str:
    intent = "in" if parameter.dir == "in" else "inout"
    return f"type(*), intent({intent}), target, contiguous :: {parameter.name}(..)"


def _typed(context: Context, parameter: Parameter, kind: Kind | None, width: str) -> str:
    if kind is None or parameter.type != "buffer":
        return _declaration(context, parameter, width)
    intent = "in" if parameter.dir == "in" else "inout"
    if _is_lent(parameter):
        return f"{kind.type}, intent({intent}) :: {parameter.name}(..)"
    return f"{kind.type}, intent({intent}), target :: {parameter.name}"


def _declaration(context: Context, parameter: Parameter, width: str) -> str:
    optional = ", optional" if parameter.nullable is True else ""
    intent = f"intent({parameter.dir}){optional} :: {parameter.name}"
    if parameter.group == "handle":
        return f"type({type_name(parameter.item)}), {intent}"
    if parameter.type == "string":
        return f"character(len=*), {intent}"
    if parameter.type in ("size", "index") and parameter.dir == "in":
        return f"{width}, {intent}"
    shape = "(:)" if parameter.array else ""
    return f"{context.fortran.item(parameter)}, {intent}{shape}"


def _passed(context: Context, function: Function, parameter: Parameter, kind: Kind | None) -> str:
    """The actual argument of the C function."""
    own = receiver(context.handle, function)
    if parameter is own:
        return "self%handle"
    if parameter not in _arguments(context, function):
        return _known(function, parameter, kind)
    if parameter in _raw(function):
        return f"c_loc({parameter.name})"
    if parameter.type == "buffer":
        return "memory" if _is_lent(parameter) else f"c_loc({parameter.name})"
    return _converted(parameter)


def _converted(parameter: Parameter) -> str:
    """A Fortran value as C takes it."""
    if parameter.group == "handle":
        return f"{parameter.name}%handle"
    if parameter.type == "string":
        return f"trim({parameter.name}) // c_null_char"
    if parameter.type in ("size", "index") and parameter.dir == "in":
        shift = " - 1" if COUNTED_FROM_1.search(parameter.name) else ""
        return f"int({parameter.name}, c_int64_t){shift}"
    return parameter.name


def _known(function: Function, parameter: Parameter, kind: Kind | None) -> str:
    """What an array knows itself."""
    if parameter.type == "enum.dtype" and kind:
        return kind.constant
    array = next(each for each in function.params if each.len == Name(parameter.name))
    return f"size({array.name}, kind=c_int64_t)"


def _dtype_check(context: Context, function: Function, kind: Kind | None) -> tuple[str, ...]:
    """The arguments of is_of_dtype where the elements are those of the container."""
    typed = next((each for each in function.params if isinstance(each.elem, Call)), None)
    if typed is None or kind is None:
        return ()
    return _of_dtype(function.name, typed.name, context.handle, kind)


def _of_dtype(function: str, argument: str, handle: Handle, kind: Kind) -> tuple[str, ...]:
    dtype = f"dtl_{handle.name}_dtype(self%handle)"
    return (f'"{function}"', f'"{argument}"', dtype, kind.constant, "stat", "errmsg")


def _moves(context: Context, function: Function) -> Iterator[Move]:
    """A collective for every kind, as a procedure of the context."""
    is_move = function.area == COLLECTIVE and any(each.type == "buffer" for each in function.params)
    if context.handle.name != "context" or not is_move or function.creates:
        return
    counts = {each.name for each in function.params if each.type in ("size", "enum.dtype")}
    arguments = [each for each in function.params[1:] if each.name not in counts]
    for kind in context.kinds:
        yield Move(
            bound=function.name,
            name=f"{context.handle.name}_{function.name}_{kind.name}",
            doc=function.doc,
            names=("self", *(each.name for each in arguments), "stat", "errmsg"),
            declarations=(
                f"class({type_name(context.handle.name)}), intent(in) :: self",
                *(_moved(context, function, each, kind) for each in arguments),
                *ENDING,
            ),
            head=f"call any_{function.name}",
            passed=("self%handle", kind.constant, *map(given, arguments), "stat", "errmsg"),
        )


def _moved(context: Context, function: Function, parameter: Parameter, kind: Kind) -> str:
    """An array that another may take the place of can be left out: the call then works in place."""
    if parameter.type == "buffer":
        in_place = parameter.name in {each.alias for each in function.params}
        intent = "intent(in)" if parameter.dir == "in" else "intent(inout)"
        optional = ", optional" if in_place else ""
        return f"{kind.type}, {intent}{optional} :: {parameter.name}(..)"
    optional = ", optional" if parameter.default or parameter.nullable is True else ""
    shape = "(:)" if parameter.array else ""
    return f"{context.fortran.item(parameter)}, intent(in){optional} :: {parameter.name}{shape}"


def _views(context: Context, functions: Iterable[Function]) -> Iterator[View]:
    """A container's elements are of its dtype; a window has bytes, for elements of any kind."""
    name = context.handle.name
    names = {function.name for function in functions}
    if f"{name}_local_data_mut" in names:
        count, data = f"dtl_{name}_local_size(self%handle)", f"dtl_{name}_local_data_mut"
    elif f"{name}_base" in names:
        count = f"dtl_{name}_size(self%handle) / (storage_size(nothing) / 8)"
        data = f"dtl_{name}_base"
    else:
        return
    has_dtype = f"{name}_dtype" in names
    for kind in context.kinds:
        check = _of_dtype(f"{name}_local", "view", context.handle, kind) if has_dtype else ()
        procedure = f"{name}_local_{kind.name}"
        yield View("local", procedure, kind.type, check, count, f"{data}(self%handle)")


def _folded(
    context: Context, functions: Iterable[Function], views: Iterable[View]
) -> Iterator[Folded]:
    """Fortran's first index is the last of C: both run fastest."""
    if f"{context.handle.name}_local_shape" not in {function.name for function in functions}:
        return
    for view in views:
        for ndim in range(2, context.most_dimensions + 1):
            bounds = tuple(f"1:shape%dims({dim})" for dim in range(ndim, 0, -1))
            colons = ", ".join(":" * ndim)
            name = f"{view.name}_{ndim}d"
            yield Folded("local", name, view.type, view.name, ndim, colons, bounds)


def _bindings(procedures: Iterable[Query | Action | Move | View | Folded]) -> Iterator[Binding]:
    """Procedures of one bound name become a generic."""
    found: dict[str, list[str]] = {}
    for procedure in procedures:
        found.setdefault(procedure.bound, []).append(procedure.name)
    for name, specifics in found.items():
        yield Binding(name, tuple(specifics), len(specifics) > 1)


def _texts(page: tuple[Query | Action | Move | View | Folded, ...]) -> Iterator[str]:
    """Everything that is printed as code, to find the names in it."""
    for item in page:
        for field in dataclasses.fields(item):
            value = getattr(item, field.name)
            if field.name != "doc":
                yield from value if isinstance(value, tuple) else (str(value),)


def _fixed(
    context: Context,
    queries: tuple[Query, ...],
    actions: tuple[Action, ...],
    views: tuple[View, ...],
    folded: tuple[Folded, ...],
) -> Iterator[str]:
    """The names that the template itself needs."""
    yield from (f"dtl_{context.handle.free}", "c_ptr", "c_null_ptr")
    if any(query.stops for query in queries):
        yield from FOR_QUERIES
    if actions:
        yield from FOR_ACTIONS
    if any(action.lent for action in actions):
        yield "lend"
    if views:
        yield from (*FOR_VIEWS, *C_FOR_VIEWS)
    if folded:
        yield from ("is_of_rank", "dtl_shape", f"dtl_{context.handle.name}_local_shape")
    checks = [each.dtype_check for each in actions] + [each.dtype_check for each in views]
    if any(checks):
        yield "is_of_dtype"


def _uses(texts: Iterable[str], homes: dict[str, str], own: str) -> Iterator[Use]:
    """What the page takes from which module."""
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    found: dict[str, list[str]] = {}
    for word in sorted(words & homes.keys()):
        found.setdefault(homes[word], []).append(word)
    for module in sorted(found.keys() - {own}):
        yield Use(module, tuple(found[module]))
