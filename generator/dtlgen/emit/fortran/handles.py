# SPDX-License-Identifier: BSD-3-Clause
"""Fortran's derived types around handles, with type-bound procedures.

A C function whose name begins with the handle's becomes a procedure of its type, named by the rest:
box_resize is b%resize.  So do the collectives, as procedures of the context.  What a derived
type can't say better than the raw interface (callbacks, raw pointers) is left out, and so is what
isn't implemented yet.  A family is a type that those of its members extend.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from dtlgen.derive.methods import bound_name, receiver
from dtlgen.document.expression import Call, Name, Operation, text
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Questions, questions
from dtlgen.emit.fortran import calls as fortran_calls
from dtlgen.emit.fortran.lengths import Lengths
from dtlgen.emit.fortran.methods import (
    ENDING,
    WIDTHS,
    Context,
    converted,
    declared_handle,
    declared_self,
    documentation,
    is_move,
    is_size,
    module_name,
    places,
    procedures,
    text_assignments,
    text_declarations,
    type_name,
)
from dtlgen.emit.fortran.transfers import Move, arguments, moves, names_of_move, widths
from dtlgen.emit.fortran.types import c_names, kinds, spelling
from dtlgen.emit.fortran.use_statements import TEXT, Use, homes, texts, uses
from dtlgen.emit.lengths import raw_buffers
from dtlgen.model.api import LAST_ERROR, Api, Family, Function, Handle, Parameter

ANSWERS = {"int", "index", "size", "rank", "tag", "status", "string"}
SCALARS = {"int", "index", "size", "rank", "tag", "status", "float64", "int64"}
ARRAYS = {"rank[]"}
GROUPS = {"enum", "struct", "handle"}
# The names that templates use without an argument of the emitter, by what makes them necessary.
FOR_ACTIONS = ("settle",)
C_FOR_VIEWS = ("c_associated", "c_f_pointer", "c_int64_t", "c_ptr")


@record
class Binding:
    """A name of the type and the procedures that it stands for: a generic's several, or one."""

    name: str
    specifics: tuple[str, ...]
    is_generic: bool


@record
class Query:
    """A function; `head` and `after` turn C's answer into Fortran's."""

    function: str
    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    texts: tuple[str, ...]
    result: str
    head: str
    passed: tuple[str, ...]
    after: str
    stops: bool


@record
class Action:
    """A subroutine with stat and errmsg; `closes` says that there is no handle afterwards.
    `places` are found by C, which counts them from 0.  `reaches` holds the arguments of one call of
    `reaches` for each buffer whose size C takes from the object.
    """

    function: str
    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    texts: tuple[str, ...]
    head: str
    passed: tuple[str, ...]
    closes: bool
    places: tuple[str, ...]
    reaches: tuple[tuple[str, ...], ...]


@record
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


@record
class Folded:
    """This rank's part of a tensor as a pointer with the tensor's dimensions: the view `flat` of
    the same kind, folded to `bounds`; `shape` answers how many elements it has in each,
    by a struct of that type.
    """

    bound: str
    name: str
    type: str
    flat: str
    shape: str
    shape_type: str
    ndim: int
    colons: str
    bounds: tuple[str, ...]


@record
class Many:
    """A subroutine of an array of the type.  An operation that is complete leaves a null handle;
    `place` is the argument that says where one is now.
    """

    name: str
    function: str
    doc: str
    requests: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    head: str
    passed: tuple[str, ...]
    place: str


Procedure: TypeAlias = Query | Action | Move | View | Folded


@record
class BoundCall:
    """How Fortran calls a function: `head(arguments)`."""

    function: str
    head: str
    arguments: tuple[str, ...]


@record
class HandleType:
    """The module of one handle, in the order of its page, or of a family, which has no `free`.
    `base` is the type that it extends, "" for none.
    """

    module: str
    doc: str
    c_names: tuple[str, ...]
    uses: tuple[Use, ...]
    name: str
    base: str
    prefix: str
    bindings: tuple[Binding, ...]
    free: str
    queries: tuple[Query, ...]
    actions: tuple[Action, ...]
    moves: tuple[Move, ...]
    views: tuple[View, ...]
    folded: tuple[Folded, ...]
    many: tuple[Many, ...]
    success: str
    asked: str
    cleared: str

    @property
    def calls(self) -> tuple[Query | Action | Move, ...]:
        """Returns the procedures that each call one C function."""
        return (*self.queries, *self.actions, *self.moves)


@cache
def typed(api: Api) -> tuple[tuple[Family | Handle, str, tuple[Function, ...]], ...]:
    """Returns each handle or family with a derived type, its base type and its functions."""
    found: dict[str, tuple[Family | Handle, str, tuple[Function, ...]]] = {}
    types: tuple[Family | Handle, ...] = (*api.families, *api.handles())
    for each in types:
        own = procedures(api).get(each.name, ())
        if own and not (isinstance(each, Handle) and all(f.name != each.free for f in own)):
            base = each.family if isinstance(each, Handle) and each.family in found else ""
            found[each.name] = each, base, own
    return tuple(found.values())


def pages(api: Api) -> Iterator[tuple[str, HandleType]]:
    known = {**homes(api), **fortran_calls.procedure_homes(api)}
    shared = (
        spelling(api),
        kinds(api),
        questions(api),
        _most_dimensions(api),
        api.outcomes.success,
        _shapes(api),
        {each.name: tuple(f.name for f in each.fields if f.index) for each in api.structs},
        *_last_error(api),
    )
    many = tuple(each for each in api.functions() if each.fortran.many)
    for each, base, own in typed(api):
        arrays = tuple(function for function in many if _handles(each.name, function))
        page = _page(Context(each, *shared), base, own, arrays, known)
        yield f"fortran/{page.module}.f90", page


def _shapes(api: Api) -> dict[str, str]:
    """Returns the type of the shape of a rank's part, for each handle that has one."""
    queries = (each for each in api.functions() if each.tells == "local_shape")
    return {each.params[0].item: each.returns.type for each in queries}


def _last_error(api: Api) -> tuple[str, str]:
    """Returns the C functions that return the status of the last error and clear it."""
    answering = {each.answers: each.c_name for each in api.functions()}
    _, asked, cleared = (answering.get(each, "") for each in LAST_ERROR)
    return (asked, cleared) if asked and cleared else ("", "")


def _most_dimensions(api: Api) -> int:
    """Returns the largest number of dimensions of a tensor; 1 for an API without tensors."""
    constant = api.names.macro("max_tensor_rank")
    found = (each.value for each in api.constants if each.name == constant)
    return next((value for value in found if isinstance(value, int)), 1)


def _page(
    context: Context,
    base: str,
    functions: tuple[Function, ...],
    arrays: tuple[Function, ...],
    known: Mapping[str, str],
) -> HandleType:
    handle = context.handle
    own = tuple(function for function in functions if _is_method(context.questions, function))
    queries = tuple(
        query for each in own if not each.returns.is_status for query in _queries(context, each)
    )
    actions = tuple(
        action for each in own if each.returns.is_status for action in _actions(context, each)
    )
    moved = tuple(move for each in functions for move in moves(context, each))
    views = tuple(_views(context))
    folded = tuple(_folded(context, views))
    bound: tuple[Procedure, ...] = (*queries, *actions, *moved, *views, *folded)
    many = tuple(_many(context, each) for each in arrays)
    extended = type_name(context.names, base) if base else ""
    free = context.names.c(handle.free) if isinstance(handle, Handle) else ""
    fixed = _fixed(context, queries, actions, views, folded)
    printed = [*texts((*bound, *many)), *fixed, free, extended, "" if base else "c_ptr"]
    return HandleType(
        module=module_name(context.names, handle.name),
        doc=handle.doc or handle.c,
        c_names=c_names(printed),
        uses=tuple(uses(printed, known, module_name(context.names, handle.name))),
        name=context.type,
        base=extended,
        prefix=handle.name,
        bindings=tuple(_bindings(bound)),
        free=free,
        queries=queries,
        actions=actions,
        moves=moved,
        views=views,
        folded=folded,
        many=many,
        success=context.success,
        asked=context.asked,
        cleared=context.cleared,
    )


def bound_calls(api: Api) -> Iterator[BoundCall]:
    """Yields the procedures that are not C functions, in the order of their pages."""
    asked = questions(api)
    many = tuple(each for each in api.functions() if each.fortran.many)
    for handle, _, functions in typed(api):
        if isinstance(handle, Handle):
            yield BoundCall(handle.free, "call self%close", ())
        for each in many:
            for array in _handles(handle.name, each):
                name = f"call {api.names.c(each.fortran.many)}"
                yield BoundCall(each.name, name, _names_of_many(array, each))
        for function in functions:
            names = _names(asked, function)
            if names:
                verb = "call " if function.returns.is_status else "answer = "
                yield BoundCall(function.name, f"{verb}self%{bound_name(function)}", names[1:])


def _names(asked: Questions, function: Function) -> tuple[str, ...]:
    """Returns the arguments of a method; none for other functions."""
    if is_move(asked, function):
        return names_of_move(Lengths.of(function, asked))
    if not _is_method(asked, function):
        return ()
    if function.returns.is_status:
        return _names_of_action(Lengths.of(function, asked))
    return _names_of_query(function)


def _names_of_query(function: Function) -> tuple[str, ...]:
    own = receiver(function)
    return ("self", *(each.name for each in function.params if each is not own))


def _names_of_action(lengths: Lengths) -> tuple[str, ...]:
    return ("self", *(each.name for each in arguments(lengths)), "stat", "errmsg")


def _names_of_many(array: Parameter, function: Function) -> tuple[str, ...]:
    found = (array.name, text(array.len) if array.len else "")
    others = (each.name for each in function.params if each.name not in found)
    return (array.name, *others, "stat", "errmsg")


def _is_method(asked: Questions, function: Function) -> bool:
    """Returns true for a function without buffers whose arguments all have Fortran types."""
    if function.returns.is_void or is_move(asked, function):
        return False
    returned = function.returns.type
    is_known = (
        function.returns.is_status
        or returned in ANSWERS
        or returned.startswith(("enum.", "struct."))
    )
    raw = raw_buffers(asked, function)
    is_plain = all(_is_plain(each) for each in function.params if each not in raw)
    return receiver(function) is not None and is_known and is_plain


def _is_plain(parameter: Parameter) -> bool:
    """Returns whether the Fortran methods support a parameter of this type."""
    if parameter.array:
        return parameter.type in ARRAYS and isinstance(parameter.len, Name)
    is_text = parameter.type == "string" and parameter.dir == "in"
    return is_text or parameter.type in SCALARS or parameter.group in GROUPS


def _queries(context: Context, function: Function) -> Iterator[Query]:
    """Yields the bindings of a query, one for each integer width of its arguments."""
    for suffix in widths(arguments(Lengths.of(function, context.questions))):
        yield _query(context, function, suffix)


def _query(context: Context, function: Function, suffix: str) -> Query:
    name = bound_name(function)
    own = receiver(function)
    others = [each for each in function.params if each is not own]
    result, before, after = _answer(context, function)
    return Query(
        function=function.name,
        bound=name,
        name=function.name + suffix,
        doc=function.doc,
        names=_names_of_query(function),
        declarations=(
            f"class({context.type}), intent(in) :: self",
            *(_declaration(context, each, WIDTHS[suffix]) for each in others),
            *text_declarations(others),
        ),
        texts=tuple(text_assignments(others)),
        result=result,
        head=f"answer = {before}{function.c_name}",
        passed=tuple("self%handle" if each is own else converted(each) for each in function.params),
        after=after,
        stops=bool(context.asked) and not function.returns.never_fails,
    )


def _answer(context: Context, function: Function) -> tuple[str, str, str]:
    """Returns the Fortran type of a query's result, and the text before and after the call of C."""
    returned = function.returns.type
    if returned == "string":
        return "character(len=:), allocatable", f"{context.names.c(TEXT)}(", ")"
    if function.returns.truth:
        return "logical", "0 /= ", ""
    takes_index = any(each.index for each in function.params)
    return (
        context.fortran.types[returned],
        "1 + " if returned == "index" and takes_index else "",
        "",
    )


def _actions(context: Context, function: Function) -> Iterator[Action]:
    """Yields the bindings of an action, one for each integer width of its arguments."""
    lengths = Lengths.of(function, context.questions)
    for suffix in widths(arguments(lengths)):
        yield _action(context, lengths, suffix)


def _action(context: Context, lengths: Lengths, suffix: str) -> Action:
    function, taken = lengths.function, arguments(lengths)
    own, bound, found = receiver(function), bound_name(function), tuple(places(context, function))
    return Action(
        function=function.name,
        bound=bound,
        name=f"{context.handle.name}_{bound}{suffix}",
        doc=documentation(function, found),
        names=_names_of_action(lengths),
        declarations=(
            declared_self(context.names, function),
            *(_declaration(context, each, WIDTHS[suffix]) for each in taken),
            *ENDING,
            *text_declarations(taken),
        ),
        texts=tuple(text_assignments(taken)),
        head=f"status = {function.c_name}",
        passed=tuple(_passed(lengths, each) for each in function.params),
        closes=bool(own and own.closes),
        places=found,
        reaches=tuple(_reaches(context, function)),
    )


def _reaches(context: Context, function: Function) -> Iterator[tuple[str, ...]]:
    """Yields the arguments of the size check of each buffer that is passed as bytes: the bytes
    of one item and, if the call has a count, the number of items that C transfers.
    """
    for buffer in raw_buffers(context.questions, function):
        item: Call | None = None
        count = ""
        match buffer.len:
            case Call() as query:
                item = query
            case Operation("*", Name(count), Call() as query):
                item = query
            case Name(count):
                pass
            case _:
                continue
        answer = context.questions.answer(function, item) if item else "1_c_int64_t"
        own = receiver(function)
        if not answer or own is None:
            continue
        bytes = answer.replace(f"({own.name})", "(self%handle)")
        words = text(item) if item else "one byte"
        yield (
            *(f'"{function.name}"', f'"{buffer.name}"', buffer.name, f"int({bytes}, c_int64_t)"),
            *(f'"{words}"', "stat", "errmsg"),
            *((f"int({count}, c_int64_t)",) if count else ()),
        )


def _declaration(context: Context, parameter: Parameter, width: str) -> str:
    if parameter.type == "buffer":
        intent = "in" if parameter.dir == "in" else "inout"
        return f"type(*), intent({intent}), target, contiguous :: {parameter.name}(..)"
    is_object = parameter.group == "handle"  # where none is meant, one that was never made
    optional = ", optional" if parameter.nullable is True and not is_object else ""
    intent = f"intent({parameter.dir}){optional} :: {parameter.name}"
    if is_object:
        return f"{declared_handle(context.names, parameter)}, {intent}"
    if parameter.type == "string":
        return f"character(len=*), {intent}"
    if is_size(parameter):
        return f"{width}, {intent}"
    shape = "(:)" if parameter.array else ""
    return f"{context.fortran.item(parameter)}, {intent}{shape}"


def _passed(lengths: Lengths, parameter: Parameter) -> str:
    """Returns the actual argument of the C function."""
    if parameter is receiver(lengths.function):
        return "self%handle"
    if parameter.type == "buffer":
        return f"c_loc({parameter.name})"
    return lengths.count(parameter.name) if lengths.is_derived(parameter) else converted(parameter)


def _handles(handle: str, function: Function) -> tuple[Parameter, ...]:
    """Returns the parameters that are arrays of this kind of handle."""
    return tuple(p for p in function.params if p.type == f"handle.{handle}[]")


def _many(context: Context, function: Function) -> Many:
    """Returns the binding for an array of handles. Its length is derived from the array, and
    indices count from 1.
    """
    (array,) = _handles(context.handle.name, function)
    count = text(array.len) if array.len else ""
    found = {array.name: "handles", count: f"size({array.name}, kind=c_int64_t)"}
    others = [each for each in function.params if each.name not in found]
    places = {each.name: "place" for each in others if each.type == "size"}
    return Many(
        name=context.names.c(function.fortran.many),
        function=function.name,
        doc=documentation(function, tuple(places)),
        requests=array.name,
        names=_names_of_many(array, function),
        declarations=(
            f"type({context.type}), intent(inout) :: {array.name}(:)",
            *(
                f"integer, intent(out) :: {each.name}"
                if each.name in places
                else _declaration(context, each, "")
                for each in others
            ),
            *ENDING,
            f"type(c_ptr) :: handles(size({array.name}))",
            *("integer(c_int64_t) :: place" for _ in places),
        ),
        head=f"status = {function.c_name}",
        passed=tuple({**found, **places}.get(each.name, each.name) for each in function.params),
        place=next(
            (f"{each} = completed_index({array.name}%handle, handles)" for each in places), ""
        ),
    )


def _views(context: Context) -> Iterator[View]:
    """Yields views of local data. A container's elements have its dtype; the bytes of a window
    are viewed as elements of any kind.
    """
    data = _asked(context, "local_data")
    if not data:
        return
    of_bytes = f"{_asked(context, 'local_bytes')} / (storage_size(nothing) / 8)"
    count = _asked(context, "local_size") or of_bytes
    dtype, name = _asked(context, "dtype"), f"{context.handle.name}_local"
    for kind in context.kinds:
        check = (f'"{name}"', '"view"', dtype, kind.constant, "stat", "errmsg") if dtype else ()
        yield View("local", f"{name}_{kind.name}", kind.type, check, count, data)


def _asked(context: Context, question: str) -> str:
    """Returns the C function of a query; "" if there is none."""
    function = context.questions.functions.get((context.handle.name, question), "")
    return f"{function}(self%handle)" if function else ""


def _folded(context: Context, views: Iterable[View]) -> Iterator[Folded]:
    """Yields multidimensional views. The dimensions are reversed, because Fortran's first index
    varies fastest.
    """
    shape = _asked(context, "local_shape")
    type = context.fortran.types.get(context.shapes.get(context.handle.name, ""), "")
    for view in views if shape else ():
        for ndim in range(2, context.most_dimensions + 1):
            bounds = tuple(f"1:shape%dims({dim})" for dim in range(ndim, 0, -1))
            colons = ", ".join(":" * ndim)
            name = f"{view.name}_{ndim}d"
            yield Folded("local", name, view.type, view.name, shape, type, ndim, colons, bounds)


def _bindings(procedures: Iterable[Procedure]) -> Iterator[Binding]:
    """Yields the type-bound names; several procedures of one name become a generic."""
    found: dict[str, list[str]] = {}
    for procedure in procedures:
        found.setdefault(procedure.bound, []).append(procedure.name)
    for name, specifics in found.items():
        yield Binding(name, tuple(specifics), len(specifics) > 1)


def _fixed(
    context: Context,
    queries: tuple[Query, ...],
    actions: tuple[Action, ...],
    views: tuple[View, ...],
    folded: tuple[Folded, ...],
) -> Iterator[str]:
    """Yields the names that the template itself uses."""
    yield "c_null_ptr"
    if any(query.stops for query in queries):
        yield from (context.cleared, "stop_on_failure")
    if actions:
        yield from FOR_ACTIONS
    if any(each.reaches for each in actions):
        yield "has_item_bytes"
    if views:
        yield from (context.cleared, context.asked)
        yield from (context.success, "settle", *C_FOR_VIEWS)
    if folded:
        yield "is_of_rank"
    if any(each.dtype_check for each in views):
        yield "is_of_dtype"
