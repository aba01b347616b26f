# SPDX-License-Identifier: BSD-3-Clause
"""The functions and methods of the package that follow from the C functions they call.

The module `_calls.AREA` has the functions of an area, and for each class of the area a base class
`CLASSCalls` with the methods. Each collective also has a function `NAME_in(form, ...)`, which
converts the arguments and calls C in any form; the blocking and other forms only call it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dtlgen.derive.python_calls import (
    OUT,
    Argument,
    PythonCall,
    argument_mapping,
    current_arguments,
    element_count,
    is_array,
    is_element,
    is_read_by_object,
    python_calls,
    python_handles,
    signature,
)
from dtlgen.document.expression import text
from dtlgen.document.record import record
from dtlgen.emit.python.constants import enum_classes
from dtlgen.emit.python.package import Import, imported, module_of
from dtlgen.emit.python.raw import module_name
from dtlgen.emit.python.typings import ALIASES, DECORATORS
from dtlgen.model.api import Api, Area, Parameter
from dtlgen.model.bindings import PythonFunction, PythonHandle

BLOCKING = "BLOCKING"  # the form that waits
FORM = "form.array"  # takes what a collective reads
# How an argument is checked, and becomes what C takes, by the C type.
NUMBERS = {
    **dict.fromkeys(("int", "rank", "tag"), '_arguments.integer("{0}", {0})'),
    **dict.fromkeys(("index", "int64"), '_arguments.integer("{0}", {0}, _arguments.SIZE_LIMIT)'),
    "size": '_arguments.size("{0}", {0})',
    "float64": '_arguments.real("{0}", {0})',
    "string": '_arguments.text("{0}", {0})',
    "enum.dtype": "_dtypes.given({0})[1]",
    "enum.reduce_op": "_arguments.operation({0})",
}
FORMS = "_collective.calling_forms"
# The modules of the package that have the names which functions use; `_NAME` is the module itself.
SOURCES = {
    "_arguments": "_core.arguments",
    "_dtypes": "_core.dtypes",
    "_prepared": "_collective.prepared",
    "memory": "_core.arguments",
    "result": "_core.arguments",
    "writable_memory": "_core.arguments",
    "BLOCKING": FORMS,
    "checked_collective": "_collective.matching_arguments",
    "all_forms": FORMS,
    "place": FORMS,
    "is_shared": "_core.group",
    "kept": "_core.properties",
    "check_same_size": "_collective.prepared",
    "exchanged": "_collective.prepared",
    "of_root": "_collective.prepared",
    "parts": "_collective.prepared",
    "shares": "_collective.prepared",
}


@record
class Definition:
    """`steps` stand before the call, `head` and `close` around its arguments, `after` behind it."""

    decorators: tuple[str, ...]
    name: str
    parameters: tuple[str, ...]
    doc: str
    steps: tuple[str, ...]
    head: str
    arguments: tuple[str, ...]
    close: str = ")"
    after: str = ""


@record
class Kept:
    """A property that reads an attribute."""

    name: str
    attribute: str


@record
class Methods:
    """Those of the class `owner`."""

    owner: str
    kept: tuple[Kept, ...]
    methods: tuple[Definition, ...]


@record
class Calls:
    """`collectives` names those that are in all forms, and what they give to C follows."""

    doc: str
    modules: tuple[str, ...]
    imports: tuple[Import, ...]
    collectives: tuple[str, ...]
    functions: tuple[Definition, ...]
    classes: tuple[Methods, ...]


def pages(api: Api) -> Iterator[tuple[str, Calls]]:
    calls = tuple(python_calls(api))
    members = [each.python for each in api.handles() if each.family]
    members += [each.python for each in api.families]
    taken = {each.cls: each for each in members if each.taken}
    makers = {call.entry.name: call for call in calls if call.has_forms}
    for area in api.areas:
        functions = tuple(_functions(area, calls, makers, taken))
        classes = tuple(_classes(area, calls, makers, taken))
        if functions or classes:
            made = (*functions, *(method for each in classes for method in each.methods))
            words = _words(made) | {"kept" for each in classes if each.kept}
            yield (
                f"python/{api.names.package}/_calls/{module_name(area)}.py",
                Calls(
                    doc=f"{area.title or area.name}: what follows from the C functions.",
                    modules=(ALIASES["np"],) * ("np" in words),
                    imports=tuple(_imports(api, area, words)),
                    collectives=tuple(
                        call.function.name
                        for call in calls
                        if call.area is area and call.is_made and call.has_forms
                    ),
                    functions=functions,
                    classes=classes,
                ),
            )


def _functions(
    area: Area,
    calls: Iterable[PythonCall],
    makers: dict[str, PythonCall],
    taken: Mapping[str, PythonHandle],
) -> Iterator[Definition]:
    own = [call for call in calls if call.area is area and call.owner is None]
    for call in own:
        if call.is_made and call.has_forms:
            yield _in_form(call)
    for call in own:
        if call.is_made and not call.has_forms:
            yield _plain(call)
        elif call.has_forms and not call.entry.module:
            yield _blocking(call) if call.is_made else _form(call.entry, call)
    for entry in area.python_functions:
        if entry.form_of:
            yield _form(entry, makers[entry.form_of])
        elif entry.does:
            yield _handed_on(entry, _alias(module_of(area, entry)), taken)


def _classes(
    area: Area,
    calls: Iterable[PythonCall],
    makers: dict[str, PythonCall],
    taken: Mapping[str, PythonHandle],
) -> Iterator[Methods]:
    for owner in area.python_classes:
        methods = [_plain(call) for call in calls if call.owner is owner and call.is_made]
        methods += [_form(each, makers[each.form_of]) for each in owner.members if each.form_of]
        methods += [_handed_on(each, "self", taken) for each in owner.members if each.does]
        kept = tuple(Kept(each.name, each.keeps) for each in owner.members if each.keeps)
        if methods or kept:
            yield Methods(owner.name, kept, tuple(methods))


def _imports(api: Api, area: Area, words: set[str]) -> Iterator[Import]:
    """Yields the imports of the names that occur in the functions' source."""
    sources = _by_hand(api) | SOURCES | {each.name: "_constants" for each in enum_classes(api)}
    doing = (module_of(area, each) for each in area.python_functions if each.does)
    sources |= {_alias(module): module for module in doing}
    found: dict[str, list[str]] = {}
    for name, module in sources.items():
        if name in words:
            package, _, file = module.rpartition(".")
            if name == _alias(module):
                found.setdefault(package, []).append(f"{file} as {name}" if package else name)
            else:
                found.setdefault(module, []).append(name)
    if "raw" in words:
        found.setdefault("_raw", []).append(f"{module_name(area)} as raw")
    for other in api.areas:
        if f"{module_name(other)}_calls" in words:
            name = module_name(other)
            found.setdefault("_calls", []).append(f"{name} as {name}_calls")
    for module, names in sorted(found.items()):
        yield imported(api.names.python(module).removesuffix("."), names)


def _alias(module: str) -> str:
    """Returns the name by which functions refer to the package's module."""
    return f"_{module.rpartition('.')[2].strip('_')}"


def _by_hand(api: Api) -> dict[str, str]:
    """Returns the hand-written modules of classes, of functions that convert handles, and of
    forms.
    """
    found = {each.name: module_of(area, each) for area in api.areas for each in area.python_classes}
    for each in python_handles(api).values():
        found |= {each.taken.partition("(")[0]: each.module} if each.taken else {}
    return found | {form.python.constant: FORMS for form in api.forms if form.python.constant}


def _words(made: Sequence[Definition]) -> set[str]:
    """Returns the words in the source of all functions."""
    parts = (
        (*each.parameters, *each.steps, each.head, *each.arguments, each.close, each.after)
        for each in made
    )
    found = set(re.findall(r"\w+", " ".join(part for each in parts for part in each)))
    has_forms = any(each.name.endswith("_in") for each in made)
    return found | {*(("raw", "all_forms") if has_forms else ())}


# ---- the forms of a collective ------------------------------------------------------------------


def _form(entry: PythonFunction, maker: PythonCall) -> Definition:
    """Returns the definition of a function's form; `maker` is the blocking form."""
    made = f"{maker.entry.name}_in" if maker.is_made else f"_prepared.{maker.entry.name}"
    first, *others = current_arguments(entry)
    form = f"{entry.form}.on({first.name}, {entry.option})" if entry.option else entry.form
    if first.name == "self" and maker.is_made:
        made = f"{module_name(maker.area)}_calls.{made}"
    older = {now: before for before, now in maker.entry.older}
    return Definition(
        decorators=(),
        name=entry.name,
        parameters=tuple(_parameters(entry)),
        doc=entry.doc,
        steps=(),
        head=f"return {made}",
        arguments=(
            form or BLOCKING,
            first.name,
            *(
                _either(each.name, older.get(each.name, ""))
                for each in others
                if each.name != entry.option
            ),
        ),
    )


def _blocking(call: PythonCall) -> Definition:
    """Returns the definition of the blocking form. It calls checked_collective() if is_shared()
    holds for the ranks and, in functions without a root, `out` is absent; otherwise it runs
    NAME_in.
    """
    first, value, *others = current_arguments(call.entry)
    older = ((now, before) for before, now in call.entry.older)
    is_rooted = any(each.name == "root" for each in others)
    followed = [f'"{call.entry.name}"', first.name, f'"{value.name}"', value.name]
    followed += [each.name for each in others if each.name not in ("root", OUT)]
    followed += ["root=root", "out=out"] * is_rooted
    return Definition(
        decorators=(),
        name=call.entry.name,
        parameters=tuple(_parameters(call.entry)),
        doc=call.entry.doc,
        steps=(
            *(f"{now} = {_either(now, before)}" for now, before in older),
            f"if {'' if is_rooted else 'out is None and '}is_shared({first.name}):",
            f"    return checked_collective({', '.join(followed)})",
        ),
        head=f"return {call.entry.name}_in",
        arguments=(BLOCKING, *(each.name for each in (first, value, *others))),
    )


def _either(name: str, older: str) -> str:
    """Returns the expression that prefers an argument over its deprecated name."""
    return f"{older} if {name} is None else {name}" if older else name


def _in_form(call: PythonCall) -> Definition:
    """Returns the definition of the `NAME_in` function, which runs the call in a given form."""
    written = _written(call)
    return Definition(
        decorators=(),
        name=f"{call.entry.name}_in",
        parameters=("form", *(each.name for each in current_arguments(call.entry))),
        doc="",
        steps=tuple(_steps(call, FORM)),
        head="return form.run",
        arguments=(
            f"_{call.function.name}",
            *((_local(call, written), _like(call)) if written else ("None", "None")),
            "before" if _exchanged(call) else "None",
            *_given(call),
        ),
    )


# ---- others -------------------------------------------------------------------------------------


def _plain(call: PythonCall) -> Definition:
    """Returns the definition of the Python function or method itself, without a form."""
    entry, after = call.entry, _returned(call)
    head, close = (f"raw.{call.function.name}", ")") if after else _given_back(call)
    older = (f"{now} = {_either(now, before)}" for before, now in entry.older)
    return Definition(
        decorators=DECORATORS.get(entry.kind, ()),
        name=entry.name,
        parameters=tuple(_parameters(entry)),
        doc=entry.doc,
        steps=(*older, *_steps(call, "_arguments.array")),
        head=head,
        arguments=tuple(_given(call)),
        close=close,
        after=after,
    )


def _returned(call: PythonCall) -> str:
    """Returns the final statement of a function that returns memory written by C; "" for other
    functions.
    """
    written, like = _written(call), _like(call)
    if written is None:
        elements = ", ".join(f"{_local(call, each)}[()]" for each in _elements(call))
        return f"return {elements}" if elements else ""
    name = _local(call, written)
    made = name if like == "None" else f"_arguments.like({like}, {name})"
    return f"return {made}"


def _given_back(call: PythonCall) -> tuple[str, str]:
    """Returns the text before and after the arguments of the C function."""
    raw = f"raw.{call.function.name}"
    result = signature(call.entry.signature).result
    made = result.removesuffix(" | None")
    if result == "None":
        return raw, ")"
    kept = [_local(call, p) for p in call.function.params if p.retains]
    if kept:
        return f"return {made}({raw}", f"), {', '.join(kept)})"
    if any(p.group == "handle" and p.dir == "out" for p in call.function.params):
        maker = "self" if call.owner and call.owner.name == made else made
        return f"return {maker}._of({raw}", "))"
    if result == "int | None":
        return f"return _arguments.found({raw}", "))"
    if result == "bool" or result not in ("int", "float", "str"):
        return f"return {result}({raw}", "))"
    return f"return {raw}", ")"


def _handed_on(entry: PythonFunction, to: str, taken: Mapping[str, PythonHandle]) -> Definition:
    """Returns a definition that passes its arguments on to the function of `to`."""
    found = signature(entry.signature)
    arguments = [each for each in found.arguments if each.name != to]
    checks = (taken[each.type].conversion(each.name) for each in arguments if each.type in taken)
    return Definition(
        decorators=DECORATORS.get(entry.kind, ()),
        name=entry.name,
        parameters=tuple(_parameters(entry)),
        doc=entry.doc,
        steps=tuple(checks),
        head="return " * (found.result != "None") + f"{to}.{entry.does}",
        arguments=tuple(
            f"{each.name}={each.name}" if each.by_name else each.name for each in arguments
        ),
    )


# ---- what they share ----------------------------------------------------------------------------


def _parameters(entry: PythonFunction) -> Iterator[str]:
    """Yields the parameters of a signature with their defaults; `*` precedes keyword-only ones."""
    by_name = False
    for each in signature(entry.general).arguments:
        if each.by_name and not by_name:
            by_name = True
            yield "*"
        yield f"{each.name}={each.default}" if each.default else each.name


def _exchanged(call: PythonCall) -> bool:
    """Returns true if the function has one in/out buffer and `out` names another output array."""
    return argument_mapping(call).exchanged is not None


def _of_root(call: PythonCall, buffer: Parameter) -> bool:
    """Returns true if the input is read on the root only and `out` is written on all ranks."""
    out = _written(call)
    rooted = _exchanged(call) or bool(buffer.at and out and not out.at)
    return rooted and "root" in argument_mapping(call).arguments


def _written(call: PythonCall) -> Parameter | None:
    """Returns the buffer for which `out` is passed."""
    found = argument_mapping(call).arguments
    if _exchanged(call):
        return next(p for p in call.function.params if p.dir == "inout")
    return next(
        (p for p in call.function.params if p.name in found and found[p.name].name == OUT), None
    )


def _read(call: PythonCall) -> tuple[tuple[Parameter, Argument], ...]:
    """Returns the array parameters and their arguments, except `out`."""
    found = argument_mapping(call).arguments
    return tuple(
        (p, found[p.name])
        for p in call.function.params
        if is_array(p) and p.name in found and found[p.name].name != OUT
    )


def _steps(call: PythonCall, array: str) -> Iterator[str]:
    """Yields the statements before the call of C; array arguments are converted first."""
    found = argument_mapping(call)
    group = found.arguments[_handle(call)].name if _handle(call) else ""
    if _has_steps(call) and group not in ("", "self"):
        handle = _parameter(call, _handle(call))
        yield f"handle = {call.handles[handle.type].conversion(group)}"
    shape = ""
    if _elements(call):
        handle = _parameter(call, _handle(call))
        yield f"handle = {_converted(call, handle, found.arguments[handle.name])}"
    for element in _elements(call):
        yield f"{_local(call, element)} = np.empty((), {group}.{'_' * (group == 'self')}dtype)"
    for p, argument in _read(call):
        name, (count, in_blocks) = _local(call, p), element_count(p.len)
        dtype = next((each for each, of in found.dtypes.items() if of == p.name), "_")
        if _of_root(call, p):
            given = f"{group}, {argument.name}, root, out, in_blocks={in_blocks}"
            yield f"{argument.name} = of_root({given})"
        yield f"{name}, {dtype} = {_taken(call, p, argument.name, array)}"
        if found.lengths.get(count) != p.name:
            yield f'check_same_size("{argument.name}", {name}, {_local(call, _read(call)[0][0])})'
        elif in_blocks:
            share = "shares" if _of_root(call, p) else "parts"
            yield f'{count}, shape = {share}("{argument.name}", {name}, {group}.size)'
            shape = "shape"
        else:
            yield f"{count} = {name}.size"
            shape = shape or f"{name}.shape"
    if _exchanged(call):
        is_read = f"{group}.rank == root" if "root" in found.arguments else "True"
        yield f"{name}, before = exchanged(form, {name}, out, {is_read})"
    elif _written(call):
        yield _made(call, shape, group)


def _taken(call: PythonCall, buffer: Parameter, argument: str, array: str) -> str:
    """Returns the expression that converts an array argument for C."""
    given = argument_mapping(call).arguments
    _, in_blocks = element_count(buffer.len)
    if array == FORM and "op" in given and not in_blocks:
        return f'form.addend({given[_handle(call)].name}, "{argument}", {argument}, op, out)'
    if buffer.dir == "inout" and not _exchanged(call):
        array = "_arguments.target"
    return f'{array}("{argument}", {argument})'


def _made(call: PythonCall, shape: str, group: str) -> str:
    """Returns the statement that creates the result: as long as the input, or as the arguments
    specify.
    """
    found, out = argument_mapping(call), _written(call)
    assert out is not None
    count, in_blocks = element_count(out.len)
    if _read(call):
        dtype = f"{_local(call, _read(call)[0][0])}.dtype"
    else:
        shape = f"({_converted(call, _parameter(call, count), found.arguments[count])},)"
        dtype = f"_dtypes.given({found.arguments[text(out.elem)].name})[0]" if out.elem else ""
    shape = f"({group}.size, *{shape})" if in_blocks else shape
    made = f"{_local(call, out)} = result(out, {shape}, {dtype})"
    return made + (f" if {group}.rank == root else None" * bool(out.at))


def _parameter(call: PythonCall, name: str) -> Parameter:
    """Returns the C parameter of that name, which must exist."""
    return next(p for p in call.function.params if p.name == name)


def _local(call: PythonCall, buffer: Parameter) -> str:
    """Returns the local variable of a buffer: its C name, with `c_` before it if that name is
    in use.
    """
    taken = [*SOURCES, *(each.name for each in current_arguments(call.entry))]
    return f"c_{buffer.name}" if buffer.name in taken else buffer.name


def _elements(call: PythonCall) -> tuple[Parameter, ...]:
    """Returns the single elements that C writes."""
    return tuple(p for p in call.function.params if is_element(p) and p.dir == "out")


def _has_steps(call: PythonCall) -> bool:
    """Returns whether the function has an array parameter."""
    return any(map(is_array, call.function.params))


def _handle(call: PythonCall) -> str:
    """Returns the name of the C parameter for the object or the context; "" for none."""
    return next((p.name for p in call.function.params if p.group == "handle"), "")


def _like(call: PythonCall) -> str:
    """Returns the argument that determines if the result is an array or a scalar."""
    if signature(call.entry.signature).result != "Any":
        return "None"
    if not _read(call):
        return "None"
    (read, argument), *_ = _read(call)
    _, in_blocks = element_count(read.len)
    like = f"{_local(call, read)}.dtype.type(0)" if in_blocks else argument.name
    return f"{like} if out is None else out"


def _given(call: PythonCall) -> Iterator[str]:
    """Yields the arguments of the C function in order."""
    found = argument_mapping(call)
    elements = {each.name for each in _elements(call)}
    has = {*found.arguments, *found.lengths, *found.dtypes, *elements}
    return (_value(call, p) for p in call.function.params if p.name in has)


def _value(call: PythonCall, parameter: Parameter) -> str:
    """Returns the argument for the C parameter."""
    found = argument_mapping(call)
    name = parameter.name
    if is_element(parameter) and parameter.dir == "in":
        container = found.arguments[_handle(call)].name
        return f'memory({container}._element("{name}", {found.arguments[name].name}))'
    if parameter.type == "buffer":
        name = _local(call, parameter)
        if parameter.dir == "in":
            return f"memory({name})"
        return f"place({name})" if parameter.at else f"writable_memory({name})"
    if name == _handle(call) and _elements(call):
        return "handle"
    for derived in (found.lengths, found.dtypes):
        if name in derived:
            return _same(call, name, derived)
    return _converted(call, parameter, found.arguments[name])


def _converted(call: PythonCall, parameter: Parameter, argument: Argument) -> str:
    """Returns the argument in the form that C accepts."""
    if argument.name == "self":
        return "self._opened()"
    if is_read_by_object(call, parameter):
        return f"self._{parameter.name}({argument.name})"
    if parameter.type in call.handles:
        taken = call.handles[parameter.type].conversion(argument.name)
        return "handle" if parameter.name == _handle(call) and _has_steps(call) else taken
    if parameter.type in NUMBERS:
        return NUMBERS[parameter.type].format(argument.name)
    if argument.type == "int":
        return NUMBERS["int"].format(argument.name)
    kind = argument.type.partition(" ")[0]
    return f'_arguments.member("{argument.name}", {argument.name}, {kind})'


def _same(call: PythonCall, name: str, of: dict[str, str]) -> str:
    """Returns the name of a length or dtype; for that of the output, the name of the input's."""
    written = _written(call)
    if written is None or of[name] != written.name:
        return name
    read = {buffer: each for each, buffer in of.items()}
    return read[_read(call)[0][0].name]
