# SPDX-License-Identifier: BSD-3-Clause
"""The public functions in C: each checks its arguments, reports the call to observers if any are
enabled, and calls its implementation.
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
    """The lookup of a handle's object. `wrong` is the condition that it failed. `object` declares
    the object if the lookup returns the slot. `beside` are the error scope to which an invalid
    handle is reported, and the function.
    """

    declaration: str
    function: str
    arguments: tuple[str, ...]
    wrong: str
    object: str = ""
    beside: tuple[str, ...] = ()


@record
class Entered:
    """The context of a collective call, which one thread at a time enters."""

    declaration: str
    enter: str
    arguments: tuple[str, ...]
    leave: str
    leave_with: str  # leaves with the status of the call


@record
class Objects:
    """The lookup of an array of handles; the array of objects is released at the end."""

    name: str
    function: str
    arguments: tuple[str, ...]
    leave: str
    release: str


@record
class Opened:
    """The new handle of an object that the call has created, `made`; `destroy` frees the object if
    the handle table is full. If the ranks agree on the status first, `handle` holds the handle
    until then.
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
    """The previous value of an output, restored if the call fails after its implementation
    succeeded.
    """

    declaration: str
    back: str


@record
class Closed:
    """Handles that become stale: their address and number."""

    arguments: tuple[str, ...]


@record
class Planned:
    """The end of a function that has no implementation yet; `unused` are arguments that no check
    reads.
    """

    unused: tuple[str, ...]
    head: str
    refusal: tuple[str, ...]
    last: str


@record
class Work:
    """The part of a stub after the argument checks. `give_now` is the call if nothing follows it;
    `named` are the arguments of the call that adds the function's name to a failure.
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
    """The fields of a stub, in the order in which the template prints them.

    `memory_check` are the arguments of the check for device memory, `state` the check that the
    library is initialized. `agrees` is true if all ranks agree on the status before the call
    returns; `agreement` is set if the first communication is an agreement, in which a rank that
    fails before it takes part. `undo` leaves the context and releases objects after a failure.
    `guarded` are the arguments of the check for concurrent use of handles, `closing` those of the
    check for open child handles, and `given` those that record new handles with their call site.
    `direct` is set if nothing follows the implementation, `work` if handles are opened or objects
    are released after it. `memory` are the buffers of the caller, of which the started operation
    retains `kept` until it is `released`. `moves` are the numbers of bytes read and written,
    `recorded` the arguments to record, and `made` the handles of started operations.
    """

    origin: str
    head: str
    parameters: tuple[str, ...]
    name: str
    returns_status: bool
    leave: str
    state: tuple[Check, ...]
    handles: tuple[Lookup, ...]
    memory_check: tuple[str, ...]
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
    """Returns the areas that have functions."""
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
    errors = error_scope.error_scope(c, function)
    entered = _entered(c, function)
    objects = () if function.planned else tuple(_objects(c, function))
    inputs = [each for each in function.params if each.group == "handle" and each.dir == "in"]
    is_direct = not function.planned and not _has_epilogue(function)
    memory_check = _device_memory_check(api, c, function)
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
        memory_check=() if is_late else memory_check,
        checks=tuple(
            error_scope.reported_check(c, each, errors) for each in checks(api, c, function)
        ),
        entered=entered,
        agrees=_agrees(c, function),
        agreement=(errors or c.no_error_scope, f"AGREES_{function.agrees.upper()}")
        if function.agrees and entered
        else (),
        objects=objects,
        undo=(*(each.release for each in objects), *([entered.leave] if entered else [])),
        opened=() if function.planned else tuple(_opened(api, c, function)),
        before=() if function.planned else tuple(_saved_outputs(c, function)),
        closed=()
        if function.planned
        else tuple(map(_handles_closed, filter(_closes, function.params))),
        taken=()
        if function.planned
        else tuple(map(_handles_taken, filter(_may_consume, function.params))),
        planned=_planned(api, c, function) if function.planned else None,
        moves=c_observed.moves(api, c, function),
        call=call_constant(function),
        recorded=tuple(c_observed.recorded(api, c, function)),
        made=tuple(f"*{each.name}" for each in function.creates if is_started_operation(c, each)),
        guarded=_concurrency_check(c, function),
        closing=_children_check(c, function),
        memory=c_observed.memory(api, c, function),
        kept=tuple(c_observed.kept(api, c, function)),
        released=tuple(each.name for each in function.params if each.releases),
        given=tuple(
            (call_constant(function), f"*{each.name}", _parent_handle(c, each, inputs), CALLER)
            for each in function.creates
        ),
        direct=_work(api, c, function) if is_direct else None,
        observed=c_observed.observed_path(c, function, memory_check if is_late else ())
        if is_direct and not function.handler_safe
        else None,
        work=_work(api, c, function) if _has_epilogue(function) and not function.planned else None,
    )


def _is_unread(parameter: Parameter) -> bool:
    """Returns true if no check before the one for device memory reads the argument: neither the
    elements of an array nor the valid values of an enum.
    """
    if parameter.group == "enum":
        return not parameter.valid
    return not parameter.reached or parameter.type == "buffer"


def _parent_handle(c: Spelling, made: Parameter, inputs: list[Parameter]) -> str:
    """Returns the handle from which another is created: its parent or a descendant of it."""
    parent = c.handles[made.item].parent
    found = [each for each in inputs if not each.array]
    first = next((each for each in found if each.item == parent), next(iter(found), None))
    return first.name if first and parent else "NULL"


def _leave(c: Spelling, function: Function) -> str:
    """Returns the statement that returns from the function after an invalid handle."""
    if function.returns.is_status:
        return f"return {c.outcomes.argument}"
    return "return" if function.returns.is_void else f"return {c.on_error(function.returns)}"


def _lookups(c: Spelling, function: Function, handles: list[Parameter]) -> Iterator[Lookup]:
    """Yields the handle lookups, each with the error scope to which its failure is reported."""
    for each in handles:
        scope_and_name = error_scope.lookup_scope(c, function, each, handles)
        yield replace(_lookup(c, function, each), beside=scope_and_name)


def _lookup(c: Spelling, function: Function, parameter: Parameter) -> Lookup:
    """Returns the lookup of a handle's object. It closes the handle if the function frees it, and
    keeps objects that other threads may close open during the call.
    """
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
    """Returns the C functions that retain and release an object of the parameter's kind."""
    struct = c.struct(parameter)
    return c.names.own(f"{struct}_hold"), c.names.own(f"{struct}_drop")


def _closed(c: Spelling, function: Function) -> Iterator[Check]:
    """Yields the check that the library is open, unless the function may be called at any time."""
    if function.anytime or c.outcomes.state == c.outcomes.argument:
        return
    place = (c.outcomes.state, f'"{function.name}"', '"state"')
    words = f"{c.names.own('closed_reason')}()"
    yield check(c.names, f"!{c.names.own('is_open')}", (*place, '"%s"', words))


def _device_memory_check(api: Api, c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the arguments of the check for device memory: the error scope, the function, and the
    name and the address of each argument that the host must be able to access.
    """
    inside = scope(api, c, function)
    given = tuple(_named(each, inside) for each in function.params if each.reached)
    errors = error_scope.error_scope(c, function) or c.no_error_scope
    return (errors, f'"{function.name}"', *given, "NULL") if given else ()


def _named(parameter: Parameter, inside: Scope) -> str:
    """Returns C code for the name of an argument and its address. The address is NULL if the call
    does not access the argument.
    """
    where = f"{condition(parameter.at, inside).within(2)} ? " if parameter.at else ""
    return f'"{parameter.name}", {where}{parameter.name}{" : NULL" * bool(where)}'


def _entered(c: Spelling, function: Function) -> Entered | None:
    """Returns None for a function that frees its object: it may free the context too."""
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


def _concurrency_check(c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the arguments of the check for concurrent use. Functions that close a handle check it
    themselves.
    """
    if function.threads == "any" or frees(c, function):
        return ()
    found = [
        _handle_array(each)
        for each in function.params
        if each.group == "handle" and each.dir != "out" and each.item not in c.concurrent
    ]
    if not found:
        return ()
    handles = f"(const struct handles[]){{{', '.join(found)}}}"
    return call_constant(function), handles, str(len(found))


def _children_check(c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the arguments of the check for open child handles."""
    parents = {each.parent for each in c.handles.values()}
    found = [
        _handle_array(each)
        for each in filter(_closes, function.params)
        if each.item in parents and not c.handles[each.item].outlived
    ]
    if not found or function.planned:
        return ()
    handles = f"(const struct handles[]){{{', '.join(found)}}}"
    return call_constant(function), handles, str(len(found))


def _handle_array(parameter: Parameter) -> str:
    """Returns the C initializer with the handle's address (or the array) and the count."""
    if not parameter.array:
        return f"{{&{parameter.name}, 1}}"
    assert parameter.len is not None
    return f"{{{parameter.name}, {text(parameter.len)}}}"


def _agrees(c: Spelling, function: Function) -> bool:
    """Returns whether the stub of a blocking function enters the context during the call."""
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


def _saved_outputs(c: Spelling, function: Function) -> Iterator[Before]:
    """Yields the value outputs of a function that also creates handles, which may fail."""
    if not function.creates:
        return
    for each in function.params:
        is_value = each.type not in ("buffer", "argv") and not each.array
        if is_value and each.group != "handle" and each.dir == "out":
            kept = f"{each.name}_saved_outputs"
            yield Before(
                f"const {c.declared(each.type, kept)} = *{each.name}", f"*{each.name} = {kept}"
            )


@cache
def _impls(api: Api) -> dict[str, str]:
    return {each.name: each.impl for each in api.functions()}


def _closes(parameter: Parameter) -> bool:
    return parameter.closes


def _may_consume(parameter: Parameter) -> bool:
    """Returns true if the implementation may consume objects of an array."""
    return may_close(parameter) and not parameter.closes


def _handles_taken(parameter: Parameter) -> Closed:
    """Returns the arguments for an array from which the implementation may close objects."""
    assert parameter.len is not None
    return Closed((parameter.name, object_name(parameter), text(parameter.len)))


def _handles_closed(parameter: Parameter) -> Closed:
    """Returns the address and the number of the handles that the call closes."""
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
    errors = error_scope.error_scope(c, function) or c.no_error_scope
    return Work(
        begin=(call, _place(c, function), *c_observed.argument_values(api, c, function)),
        quit="return begun" if returns.is_status else _leave(c, function),
        result="" if returns.is_void else c.declared(returns.type, f"{result} = "),
        implementation=c.names.impl(function.impl),
        arguments=tuple(_argument(c, each) for each in function.params),
        named=(call, "status"),
        end=(call, errors, "status" if returns.is_status else c.outcomes.success),
        refused=(call, errors, "begun"),
        give="return" if returns.is_void else f"return {result}",
        give_now=f"{'' if returns.is_void else 'return '}{c.names.impl(function.impl)}",
    )


def _has_epilogue(function: Function) -> bool:
    """Returns whether code must follow the implementation's call: handles are created or closed, or
    the function has an array of handles.
    """
    arrays = (each for each in function.params if each.array and each.group == "handle")
    return bool(function.creates) or any(arrays) or any(map(_closes, function.params))


def _group(c: Spelling, function: Function) -> tuple[str, str]:
    """Returns the kind and the object of the context of a collective function."""
    for parameter in function.params if function.collective else ():
        if parameter.group == "handle" and parameter.dir == "in" and not parameter.array:
            kind, found = root(c, parameter)
            if found:
                return kind, found
    return "", ""


def _place(c: Spelling, function: Function) -> str:
    """Returns the context of the call; "NULL" if it has none or may have none."""
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
