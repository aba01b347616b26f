# SPDX-License-Identifier: BSD-3-Clause
"""The public functions: each refuses what the specification excludes, is observed, and calls its
implementation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from dtlgen.derive.argument_checks import may_close
from dtlgen.derive.c_types import Spelling, parameters, spelling
from dtlgen.document.expression import text
from dtlgen.document.record import record, replace
from dtlgen.emit.c import error_scope
from dtlgen.emit.c import observer_calls as c_observed
from dtlgen.emit.c.checks import Check, check, checks
from dtlgen.emit.c.error_scope import frees, is_uncertain, root
from dtlgen.emit.c.expression import Scope, condition, object_name, scope
from dtlgen.emit.c.headers import version_text
from dtlgen.emit.c.implementation import call_constant, is_started_operation
from dtlgen.model.api import Api, Area, Function, Parameter

CALLER = "__builtin_return_address(0)"
WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)


@record
class Lookup:
    """The object behind a handle; `wrong` says that there is none.  `object` declares it where what
    was found is its slot; `beside` are those that hear of a wrong one, and the function.
    """

    declaration: str
    function: str
    arguments: tuple[str, ...]
    wrong: str
    object: str = ""
    beside: tuple[str, ...] = ()


@record
class Entered:
    """What several ranks hold, whose collective calls come from one thread at a time."""

    declaration: str
    enter: str
    arguments: tuple[str, ...]
    leave: str
    leave_with: str  # with the status of the call


@record
class Objects:
    """An array of handles, resolved into an array that is released at the end."""

    name: str
    function: str
    arguments: tuple[str, ...]
    leave: str
    release: str


@record
class Opened:
    """A handle that the caller gets for a new object, `made`; `destroy` frees the object if there
    is no room for a handle.  Where ranks agree first, the handle is kept in `handle` until then.
    """

    declaration: str
    declared_handle: str
    arguments: tuple[str, ...]
    destroy: str
    made: str
    handle: str
    give: str


@record
class Before:
    """What an output was, for a call that fails after its implementation has succeeded."""

    declaration: str
    back: str


@record
class Closed:
    """Handles which are stale from here on: where they stand and how many."""

    arguments: tuple[str, ...]


@record
class Planned:
    """The end of a function that has no implementation yet; `unused` are arguments that no check
    has looked at.
    """

    unused: tuple[str, ...]
    head: str
    refusal: tuple[str, ...]
    last: str


@record
class Work:
    """What is done once the arguments are right; `give_now` is the call where nothing is left to do
    after it, `named` what a failure is given its function's name by.
    """

    begin: tuple[str, ...]
    quit: str
    result: str
    implementation: str
    arguments: tuple[str, ...]
    named: tuple[str, ...]
    end: tuple[str, ...]
    refused: tuple[str, ...]
    give: str
    give_now: str


@record
class Stub:
    """Everything that the template prints of a function, in the order in which it prints it.

    `agrees` where all ranks hear of what has come of it before it ends; `agreement` where its first
    message is an agreement, in which a rank that fails before takes part.
    `undo` takes back what was entered and found; `guarded` enters the handles that are for one
    thread at a time, and of `closing` nothing may be open that was made from them; `given` are
    those that the caller gets, with who that is.  `direct` where the implementation has the last
    word, `work` where handles are opened or objects released after it.
    `memory` is what the caller lends, of which `kept` stays with what is made, until it is
    `released`.  `moves` are the bytes that it reads and writes, `recorded` what it is given, `made`
    the handles of what it has started.
    """

    origin: str
    head: str
    parameters: tuple[str, ...]
    name: str
    returns_status: bool
    leave: str
    state: tuple[Check, ...]
    handles: tuple[Lookup, ...]
    far: tuple[str, ...]
    checks: tuple[Check, ...]
    entered: Entered | None
    agrees: bool
    agreement: tuple[str, ...]
    objects: tuple[Objects, ...]
    undo: tuple[str, ...]
    opened: tuple[Opened, ...]
    before: tuple[Before, ...]
    closed: tuple[Closed, ...]
    taken: tuple[Closed, ...]
    planned: Planned | None
    moves: tuple[str, ...]
    call: str
    recorded: tuple[str, ...]
    made: tuple[str, ...]
    guarded: tuple[str, ...]
    closing: tuple[str, ...]
    memory: tuple[str, ...]
    kept: tuple[tuple[str, ...], ...]
    released: tuple[str, ...]
    given: tuple[tuple[str, ...], ...]
    direct: Work | None
    observed: c_observed.Observed | None
    work: Work | None


@record
class Stubs:
    """The functions of an area."""

    stubs: tuple[Stub, ...]
    success: str
    has_operations: bool


def paths(api: Api) -> Iterator[str]:
    return map(_path, _shown(api))


def pages(api: Api) -> Iterator[tuple[str, Stubs]]:
    for area in _shown(api):
        yield _path(area), _page(api, area)


def _shown(api: Api) -> Iterator[Area]:
    return (area for area in api.areas if area.functions)


def _path(area: Area) -> str:
    return f"c/stubs/{area.name}.c"


def _page(api: Api, area: Area) -> Stubs:
    return Stubs(tuple(_stubs(api, area)), api.outcomes.success, bool(api.operations))


def _stubs(api: Api, area: Area) -> Iterator[Stub]:
    c = spelling(api)
    for function in area.functions:
        yield stub(api, c, function)


def stub(api: Api, c: Spelling, function: Function) -> Stub:
    listener = error_scope.listener(c, function)
    entered = _entered(c, function)
    objects = () if function.planned else tuple(_objects(c, function))
    inputs = [each for each in function.params if each.group == "handle" and each.dir == "in"]
    is_direct = not function.planned and not _has_epilogue(function)
    far = _far(api, c, function)
    is_late = is_direct and all(map(_is_unread, function.params))
    return Stub(
        origin=f"{function.place.file}: {function.name}",
        head=c.function(function),
        parameters=parameters(function, c.parameter),
        name=function.name,
        returns_status=function.returns.is_status,
        leave=_leave(c, function),
        state=tuple(_closed(c, function)),
        handles=tuple(_lookups(c, function, [each for each in inputs if not each.array])),
        far=() if is_late else far,
        checks=tuple(error_scope.told(c, each, listener) for each in checks(api, c, function)),
        entered=entered,
        agrees=_agrees(c, function),
        agreement=(listener or c.no_error_scope, f"AGREES_{function.agrees.upper()}")
        if function.agrees and entered
        else (),
        objects=objects,
        undo=(*(each.release for each in objects), *([entered.leave] if entered else [])),
        opened=() if function.planned else tuple(_opened(api, c, function)),
        before=() if function.planned else tuple(_before(c, function)),
        closed=()
        if function.planned
        else tuple(map(_handles_closed, filter(_closes, function.params))),
        taken=()
        if function.planned
        else tuple(map(_handles_taken, filter(_takes, function.params))),
        planned=_planned(api, c, function) if function.planned else None,
        moves=c_observed.moves(api, c, function),
        call=call_constant(function),
        recorded=tuple(c_observed.recorded(api, c, function)),
        made=tuple(f"*{each.name}" for each in function.creates if is_started_operation(c, each)),
        guarded=_guarded(c, function),
        closing=_closing(c, function),
        memory=c_observed.memory(api, c, function),
        kept=tuple(c_observed.kept(api, c, function)),
        released=tuple(each.name for each in function.params if each.releases),
        given=tuple(
            (call_constant(function), f"*{each.name}", _of(c, each, inputs), CALLER)
            for each in function.creates
        ),
        direct=_work(api, c, function) if is_direct else None,
        observed=c_observed.apart(c, function, far if is_late else ())
        if is_direct and not function.handler_safe
        else None,
        work=_work(api, c, function) if _has_epilogue(function) and not function.planned else None,
    )


def _is_unread(parameter: Parameter) -> bool:
    """Whether nothing is said of it before one hears that it is memory of a device's: neither what
    an array holds nor which values of an enum the function takes.
    """
    if parameter.group == "enum":
        return not parameter.valid
    return not parameter.reached or parameter.type == "buffer"


def _of(c: Spelling, made: Parameter, inputs: list[Parameter]) -> str:
    """The handle that another is made from: its parent, or what leads there."""
    parent = c.handles[made.item].parent
    found = [each for each in inputs if not each.array]
    first = next((each for each in found if each.item == parent), next(iter(found), None))
    return first.name if first and parent else "NULL"


def _leave(c: Spelling, function: Function) -> str:
    """How the function returns after a handle was refused."""
    if function.returns.is_status:
        return f"return {c.outcomes.argument}"
    return "return" if function.returns.is_void else f"return {c.on_error(function.returns)}"


def _lookups(c: Spelling, function: Function, handles: list[Parameter]) -> Iterator[Lookup]:
    for each in handles:
        told = error_scope.beside(c, function, each, handles)
        yield replace(_lookup(c, function, each), beside=told)


def _lookup(c: Spelling, function: Function, parameter: Parameter) -> Lookup:
    found = object_name(parameter)
    declaration = f"{c.object(parameter)}{found}"
    place = (f'"{function.name}"', f'"{parameter.name}"')
    if parameter.of_family:
        return Lookup(
            declaration,
            c.names.own(f"handle_{parameter.item}"),
            (parameter.name, *place),
            f"{found} == NULL",
        )
    arguments = (parameter.name, c.handles[parameter.item].constant, *place)
    is_awaited = parameter.item in c.shared and c.handles[parameter.item].collective_free
    if frees(c, function):
        close = "handle_close" + "_idle" * is_awaited
        return Lookup(declaration, c.names.own(close), arguments, f"{found} == NULL")
    if is_awaited:
        assert not parameter.nullable
        slot = f"{parameter.name}_slot"
        return Lookup(
            f"struct handle_slot *{slot} {c.names.macro('leave_at_end')}",
            c.names.own("handle_enter"),
            arguments,
            f"{slot} == NULL",
            f"{declaration} = {slot}->object",
        )
    if parameter.item in c.shared:
        assert not parameter.nullable
        hold, drop = _holding(c, parameter)
        declaration = f"{c.names.macro('drop_at_end')}({drop}) {declaration}"
        held = (*arguments[:2], hold, *place)
        return Lookup(declaration, c.names.own("handle_held"), held, f"{found} == NULL")
    if parameter.nullable:
        optional = f"{parameter.name} == NULL ? NULL : {c.names.own('handle_object')}"
        return Lookup(
            declaration, optional, arguments, f"{found} == NULL && {parameter.name} != NULL"
        )
    return Lookup(declaration, c.names.own("handle_object"), arguments, f"{found} == NULL")


def _holding(c: Spelling, parameter: Parameter) -> tuple[str, str]:
    struct = c.struct(parameter)
    return c.names.own(f"{struct}_hold"), c.names.own(f"{struct}_drop")


def _closed(c: Spelling, function: Function) -> Iterator[Check]:
    if function.anytime or c.outcomes.state == c.outcomes.argument:
        return
    place = (c.outcomes.state, f'"{function.name}"', '"state"')
    words = f"{c.names.own('closed_reason')}()"
    yield check(c.names, f"!{c.names.own('is_open')}", (*place, '"%s"', words))


def _far(api: Api, c: Spelling, function: Function) -> tuple[str, ...]:
    """Who is told of a refusal, the function, and what must lie in memory that the process reaches:
    each a name and an address.
    """
    inside = scope(api, c, function)
    given = tuple(_named(each, inside) for each in function.params if each.reached)
    listener = error_scope.listener(c, function) or c.no_error_scope
    return (listener, f'"{function.name}"', *given, "NULL") if given else ()


def _named(parameter: Parameter, inside: Scope) -> str:
    where = f"{condition(parameter.at, inside).within(2)} ? " if parameter.at else ""
    return f'"{parameter.name}", {where}{parameter.name}{" : NULL" * bool(where)}'


def _entered(c: Spelling, function: Function) -> Entered | None:
    """A function that frees its object may free the context with it, and enters nothing."""
    kind, found = _group(c, function)
    if not found or function.planned or frees(c, function):
        return None
    assert function.returns.is_status, f"{function.name} can't say that it is in use"
    assert not any(each.array and each.group == "handle" for each in function.params)
    return Entered(
        declaration=f"struct {c.handles[kind].struct} *entered = {found}",
        enter=c.names.own(f"{kind}_enter"),
        arguments=("entered", call_constant(function)),
        leave=f"{c.names.own(f'{kind}_leave')}(entered)",
        leave_with=f"{c.names.own(f'{kind}_leave_with')}(entered, status)",
    )


def _guarded(c: Spelling, function: Function) -> tuple[str, ...]:
    """The call and its handles, in C; closing one looks at it by itself."""
    if function.threads == "any" or frees(c, function):
        return ()
    found = [
        _those(each)
        for each in function.params
        if each.group == "handle" and each.dir != "out" and each.item not in c.concurrent
    ]
    if not found:
        return ()
    handles = f"(const struct handles[]){{{', '.join(found)}}}"
    return call_constant(function), handles, str(len(found))


def _closing(c: Spelling, function: Function) -> tuple[str, ...]:
    """The call and the handles that it closes, of kinds from which others are made."""
    parents = {each.parent for each in c.handles.values()}
    found = [
        _those(each)
        for each in filter(_closes, function.params)
        if each.item in parents and not c.handles[each.item].outlived
    ]
    if not found or function.planned:
        return ()
    handles = f"(const struct handles[]){{{', '.join(found)}}}"
    return call_constant(function), handles, str(len(found))


def _those(parameter: Parameter) -> str:
    if not parameter.array:
        return f"{{&{parameter.name}, 1}}"
    assert parameter.len is not None
    return f"{{{parameter.name}, {text(parameter.len)}}}"


def _agrees(c: Spelling, function: Function) -> bool:
    return function.blocking and _entered(c, function) is not None


def _objects(c: Spelling, function: Function) -> Iterator[Objects]:
    for parameter in function.params:
        if parameter.group == "handle" and parameter.array:
            assert parameter.len is not None
            assert not c.handles[parameter.item].collective_free or parameter.item not in c.shared
            place = (f'"{function.name}"', f'"{parameter.name}"', f"&{object_name(parameter)}")
            kind = c.handles[parameter.item].constant
            resolve = "handle_objects_to_close" if may_close(parameter) else "handle_objects"
            found, count = object_name(parameter), text(parameter.len)
            holding: tuple[str, ...] = ()
            release = f"{c.names.own('release')}({found})"
            if parameter.item in c.shared:
                holding = _holding(c, parameter)
                resolve = "handle_objects_held"
                drop = c.names.own("handle_objects_drop")
                release = f"{drop}({found}, {count}, {holding[1]})"
            arguments = (parameter.name, count, kind, *holding, *place)
            leave = "return resolved" if function.returns.is_status else _leave(c, function)
            yield Objects(found, c.names.own(resolve), arguments, leave, release)


def _opened(api: Api, c: Spelling, function: Function) -> Iterator[Opened]:
    impls = _impls(api)
    for parameter in function.creates:
        handle = c.handles[parameter.item]
        made, opened = object_name(parameter), f"{parameter.name}_handle"
        place = f"&{opened}" if _agrees(c, function) else parameter.name
        yield Opened(
            declaration=f"{c.object(parameter)}{made} = NULL",
            declared_handle=c.declared(parameter.type, f"{opened} = NULL"),
            arguments=(handle.constant, made, place),
            destroy=f"{c.names.impl(impls[handle.free])}({made})" if handle.free else "",
            made=made,
            handle=opened,
            give=f"*{parameter.name} = {opened}",
        )


def _before(c: Spelling, function: Function) -> Iterator[Before]:
    """Of values beside a handle, for which there may be no room."""
    if not function.creates:
        return
    for each in function.params:
        is_value = each.type not in ("buffer", "argv") and not each.array
        if is_value and each.group != "handle" and each.dir == "out":
            kept = f"{each.name}_before"
            yield Before(
                f"const {c.declared(each.type, kept)} = *{each.name}", f"*{each.name} = {kept}"
            )


@cache
def _impls(api: Api) -> dict[str, str]:
    return {each.name: each.impl for each in api.functions()}


def _closes(parameter: Parameter) -> bool:
    return parameter.closes


def _takes(parameter: Parameter) -> bool:
    """Whether the implementation may take objects out of an array, and closes their handles."""
    return may_close(parameter) and not parameter.closes


def _handles_taken(parameter: Parameter) -> Closed:
    assert parameter.len is not None
    return Closed((parameter.name, object_name(parameter), text(parameter.len)))


def _handles_closed(parameter: Parameter) -> Closed:
    if not parameter.array:
        return Closed((f"&{parameter.name}", "1"))
    assert parameter.len is not None
    return Closed((parameter.name, text(parameter.len)))


def _planned(api: Api, c: Spelling, function: Function) -> Planned:
    words = f'"not implemented in version {version_text(api.version)}"'
    refusal = (c.outcomes.planned, f'"{function.name}"', '"planned"', words)
    looked_at = " ".join(each.when for each in checks(api, c, function))
    lookups = {each.name for each in function.params if each.group == "handle" and each.dir == "in"}
    used = {*WORD.findall(looked_at), *lookups}
    unused = tuple(each.name for each in function.params if each.name not in used)
    refuse = c.names.own("refuse")
    if function.returns.is_status:
        return Planned(unused, f"return {refuse}", refusal, "")
    last = "" if function.returns.is_void else _leave(c, function)
    return Planned(unused, refuse, refusal, last)


def _work(api: Api, c: Spelling, function: Function) -> Work:
    call = call_constant(function)
    returns = function.returns
    result = "status" if returns.is_status else "result"
    listener = error_scope.listener(c, function) or c.no_error_scope
    return Work(
        begin=(call, _place(c, function), *c_observed.told(api, c, function)),
        quit="return begun" if returns.is_status else _leave(c, function),
        result="" if returns.is_void else c.declared(returns.type, f"{result} = "),
        implementation=c.names.impl(function.impl),
        arguments=tuple(_argument(c, each) for each in function.params),
        named=(call, "status"),
        end=(call, listener, "status" if returns.is_status else c.outcomes.success),
        refused=(call, listener, "begun"),
        give="return" if returns.is_void else f"return {result}",
        give_now=f"{'' if returns.is_void else 'return '}{c.names.impl(function.impl)}",
    )


def _has_epilogue(function: Function) -> bool:
    arrays = (each for each in function.params if each.array and each.group == "handle")
    return bool(function.creates) or any(arrays) or any(map(_closes, function.params))


def _group(c: Spelling, function: Function) -> tuple[str, str]:
    """Over what a collective agrees: that of its first handle which belongs to anything."""
    for parameter in function.params if function.collective else ():
        if parameter.group == "handle" and parameter.dir == "in" and not parameter.array:
            kind, found = root(c, parameter)
            if found:
                return kind, found
    return "", ""


def _place(c: Spelling, function: Function) -> str:
    """That in which the call is; "NULL" where it is in none, or may be."""
    if function.collective:
        return _group(c, function)[1] or "NULL"
    handles = (each for each in function.params if each.group == "handle" and each.dir == "in")
    certain = (each for each in handles if not is_uncertain(c, function, each))
    return next(filter(None, (root(c, each)[1] for each in certain)), "NULL")


def _argument(c: Spelling, parameter: Parameter) -> str:
    if parameter.group != "handle":
        return parameter.name
    if parameter.array:
        star = "*const *" if parameter.dir == "in" else "**"
        return f"(struct {c.struct(parameter)} {star}){object_name(parameter)}"
    return f"&{object_name(parameter)}" if parameter.dir == "out" else object_name(parameter)
