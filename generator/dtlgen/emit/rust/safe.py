# SPDX-License-Identifier: BSD-3-Clause
"""A safe layer in Rust: a struct for each handle, which is closed when it goes out of scope.

The compiler enforces the rules of the specification: a handle does not outlive its parent, can be
moved between threads, and is shared by threads only if `threads` is `any`; a buffer with its count
and dtype is one slice. Functions that cannot be made safe this way are available only in the crate
of the C functions: those with retained memory, device memory, callbacks or addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from dtlgen.derive.caching import Reiterable
from dtlgen.derive.handle_kinds import concurrent_kinds, free_functions
from dtlgen.derive.methods import bound_name, receiver
from dtlgen.document.expression import Name
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Syntax, questions
from dtlgen.emit.lengths import BYTES
from dtlgen.emit.render import call
from dtlgen.emit.rust.sys import NUMBERS, RUST, named, note
from dtlgen.model.api import Api, Function, Handle, Parameter

PARENT = "'p"
SCALARS = ("char", "float64", "int")
ADDRESSES = frozenset({"pointer", "const pointer", "argv", "char"})
FOLLOWED = frozenset({"pointer", "const pointer", "argv", "string"})
NAMES = frozenset(  # of what the crate has beside handles and families
    """
    Clone Copy Debug Drop Element Eq Error PartialEq Result Self Send String Sync T
    """.split()  # noqa: SIM905
)
SYNTAX = Syntax(
    "{0}",
    "{0}[{1} as usize]",
    "!({0})",
    "{0}({1})",
    {"and": "&&", "or": "||"},
    "{0}.raw",
    "unsafe {{ sys::{0}({1}) }}",
    "self.raw",
)
RAW = {"c_int": "std::os::raw::c_int"}


@record
class Element:
    """A type of Rust and the constant of the dtype that it has."""

    type: str
    constant: str


@record
class Method:
    """`lines` are the statements before `answer`."""

    doc: str
    deprecated: str
    head: str
    lines: tuple[str, ...]
    answer: str


@record
class Owned:
    """A handle that is freed; `lives` is its lifetime in brackets, "" without a parent; `is_joint`:
    all ranks free it together.
    """

    name: str
    doc: str
    c: str
    free: str
    lives: str
    any_thread: bool
    is_joint: bool
    families: tuple[str, ...]
    methods: Iterable[Method]


@record
class Family:
    name: str
    doc: str
    c: str


@record
class Safe:
    """The page. `get_text` is the C function of the last error's text, "" if there is none."""

    doc: str
    sys: str
    status: str
    success: str
    dtype: str
    get_text: str
    elements: tuple[Element, ...]
    families: tuple[Family, ...]
    handles: tuple[Owned, ...]
    functions: Iterable[Method]


@dataclass(slots=True)
class Call:
    """A function as it is put together: what its caller gives, what C gets, and what comes out."""

    declared: list[str]
    given: dict[str, str]
    lines: list[str]
    outputs: list[tuple[str, str]]
    generic: bool = False


def pages(api: Api) -> Iterator[tuple[str, Safe]]:
    answering = {each.answers: each.c_name for each in api.functions()}
    dtype = next((each.c for each in api.enums if each.name == "dtype"), "")
    offered: dict[str, list[Function]] = {}
    for function in api.functions():
        offered.setdefault(_owner(api, function), []).append(function)

    def methods(owner: str) -> Iterator[Method]:
        return filter(None, (_method(api, each) for each in offered.get(owner, ())))

    yield (
        f"rust/{api.names.package}.rs",
        Safe(
            doc=api.doc,
            sys=f"{api.names.package}_sys",
            status=next(each.c for each in api.scalars if each.name == "status"),
            success=api.outcomes.success,
            dtype=dtype,
            get_text=answering.get("error.text", ""),
            elements=tuple(_elements(api)) if dtype else (),
            families=tuple(Family(_camel(each.name), each.doc, each.c) for each in api.families),
            handles=tuple(
                _owned(api, each, partial(methods, each.name)) for each in _kinds(api).values()
            ),
            functions=Reiterable(partial(methods, "")),
        ),
    )


def heads(api: Api) -> Iterator[tuple[str, str]]:
    """Yields the name in C of each function, and its signature in Rust on one line."""
    for each in api.functions():
        method = _method(api, each)
        if method is not None:
            words = " ".join(method.head.removesuffix("{").split()).replace("( ", "(")
            yield each.c_name, words


@cache
def _kinds(api: Api) -> dict[str, Handle]:
    """Returns the handles that programs own, by name: those with a free function."""
    return {each.name: each for each in api.handles() if each.free}


def _camel(name: str) -> str:
    """Returns the Rust type name of a handle; a reserved name receives the suffix `Handle`."""
    made = "".join(word.capitalize() for word in name.split("_"))
    return f"{made}Handle" if made in NAMES else made


def _elements(api: Api) -> Iterator[Element]:
    constants = {v.value: v.name for e in api.enums if e.name == "dtype" for v in e.members}
    found: dict[str, str] = {}
    for dtype in api.dtypes:
        if dtype.kind != "bool" and dtype.c in NUMBERS:
            found.setdefault(NUMBERS[dtype.c], constants[dtype.value])
    return (Element(type, constant) for type, constant in found.items())


def _owned(api: Api, handle: Handle, methods: Callable[[], Iterator[Method]]) -> Owned:
    free = next(each.c_name for each in api.functions() if each.name == handle.free)
    return Owned(
        name=_camel(handle.name),
        doc=handle.doc,
        c=handle.c,
        free=free,
        lives=f"<{PARENT}>" if handle.parent else "",
        any_thread=handle.name in concurrent_kinds(api),
        is_joint=handle.collective_free,
        families=(_camel(handle.family),) if handle.family else (),
        methods=Reiterable(lambda: _unique(methods())),
    )


def _unique(methods: Iterable[Method]) -> Iterator[Method]:
    """Yields the first of several methods with the same name."""
    found: dict[str, Method] = {}
    for each in reversed(tuple(methods)):
        found[each.head.partition("(")[0].partition("<")[0]] = each
    return reversed(found.values())


def _owner(api: Api, function: Function) -> str:
    """Returns the kind of the handle whose type has the method; "" for a free function."""
    own = receiver(function)
    return own.item if own is not None and own.item in _kinds(api) else ""


def _method(api: Api, function: Function) -> Method | None:
    """Returns the safe method of a function; None if the function cannot be called safely."""
    is_address = function.returns.type in ADDRESSES
    if function.planned or function.answers or is_address or function.name in free_functions(api):
        return None
    made = Call([], {}, [], [])
    own = receiver(function) if _owner(api, function) else None
    parent = _parent(api, function)
    lengths = _lengths(function)
    for parameter in function.params:
        if not _take(api, function, made, parameter, own, parent, lengths):
            return None
    result, answer = _results(api, function, made)
    if function.fortran.ends:
        result, answer = " -> !", "std::process::abort()"
    name = named(bound_name(function) if own else function.name)
    generics = [PARENT] if parent and not (own and api_parent(api, own.item)) else []
    generics += ["T: Element"] if made.generic else []
    bounds = f"<{', '.join(generics)}>" if generics else ""
    indent = 4 if own else 0
    arguments = [made.given[each.name] for each in function.params]
    called = call(_begins(function), arguments, indent + 4, close=") };")
    return Method(
        doc=function.doc,
        deprecated=note(function),
        head=call(f"pub fn {name}{bounds}", made.declared, indent, close=f"){result} {{"),
        lines=(*made.lines, called),
        answer=answer,
    )


def _begins(function: Function) -> str:
    """Returns the beginning of the C call."""
    result = "status" if function.returns.is_status else "answer"
    kept = "" if function.returns.is_void else f"let {result} = "
    return f"{kept}unsafe {{ sys::{function.c_name}"


def api_parent(api: Api, item: str) -> str:
    return _kinds(api)[item].parent


def _parent(api: Api, function: Function) -> Parameter | None:
    """Returns the argument that a created handle must not outlive: its parent or a sibling."""
    wanted = {_kinds(api)[e.item].parent for e in function.creates if e.item in _kinds(api)}
    for parameter in function.params:
        kind = _kinds(api).get(parameter.item)
        is_one = parameter.group == "handle" and parameter.dir == "in" and kind is not None
        if is_one and kind and {kind.name, kind.parent} & (wanted - {""}):
            return parameter
    return None


def _lengths(function: Function) -> dict[str, Parameter]:
    """Returns the buffers and arrays by the argument that counts their elements."""
    found: dict[str, Parameter] = {}
    for parameter in function.params:
        is_memory = parameter.type == "buffer" or parameter.array
        if is_memory and isinstance(parameter.len, Name):
            found.setdefault(parameter.len.value, parameter)
    return found


def _take(
    api: Api,
    function: Function,
    made: Call,
    parameter: Parameter,
    own: Parameter | None,
    parent: Parameter | None,
    lengths: dict[str, Parameter],
) -> bool:
    """Adds a parameter; whether it can be."""
    if parameter.retains or parameter.closes or parameter.group == "callback":
        return False
    if parameter.type == "buffer":
        return _take_buffer(api, function, made, parameter)
    if parameter.array:
        return _take_array(api, function, made, parameter)
    if not _is_value(api, parameter):
        return False
    name = named(parameter.name)
    if parameter.group == "handle":
        return _take_handle(api, made, parameter, own, parent)
    type = _type(api, parameter.type)
    if parameter.dir == "out":
        made.lines.append(f"let mut {name}: {type} = unsafe {{ std::mem::zeroed() }};")
        made.given[parameter.name] = f"&mut {name}"
        made.outputs.append((type, name))
    elif parameter.name in lengths:
        counted = named(lengths[parameter.name].name)
        made.given[parameter.name] = f"{counted}.len() as {type}"
    elif parameter.type == "enum.dtype" and _is_element(function, parameter):
        made.given[parameter.name] = "T::DTYPE"
    elif parameter.type == "string":
        _take_text(made, parameter)
    else:
        is_reference = parameter.group == "struct" and not parameter.by_value
        made.declared.append(f"{name}: {'&' * is_reference}{type}")
        made.given[parameter.name] = name
    return True


def _take_text(made: Call, text: Parameter) -> None:
    """Adds a string argument; a nullable one is an Option, with None for NULL."""
    name = named(text.name)
    if text.nullable is True:
        made.declared.append(f"{name}: Option<&std::ffi::CStr>")
        made.given[text.name] = f"{name}.map_or(std::ptr::null(), std::ffi::CStr::as_ptr)"
    else:
        made.declared.append(f"{name}: &std::ffi::CStr")
        made.given[text.name] = f"{name}.as_ptr()"


def _is_value(api: Api, parameter: Parameter) -> bool:
    """Returns whether the parameter is a value or a handle, neither memory nor an address."""
    is_memory = parameter.array or parameter.type in ADDRESSES or parameter.dir == "inout"
    is_optional = parameter.type == "string" and parameter.nullable is True
    if is_memory or not (is_optional or parameter.nullable is False):
        return False
    if parameter.dir == "out":
        return parameter.type != "string"
    return not _has_addresses(api, parameter.type)


def _has_addresses(api: Api, type: str) -> bool:
    """Returns true for a struct with pointers, which C would dereference."""
    fields = next((each.fields for each in api.structs if f"struct.{each.name}" == type), ())
    return any(each.type in FOLLOWED or _has_addresses(api, each.type) for each in fields)


def _is_element(function: Function, dtype: Parameter) -> bool:
    """Returns whether a buffer has elements of the dtype argument."""
    elements = [each.elem for each in function.buffers]
    return any(isinstance(each, Name) and each.value == dtype.name for each in elements)


def _take_buffer(api: Api, function: Function, made: Call, buffer: Parameter) -> bool:
    """Adds a slice that determines the count and the dtype; returns false if it cannot be safe."""
    dtypes = {each.name for each in function.params if each.type == "enum.dtype"}
    if buffer.on_device or not isinstance(buffer.elem, Name):
        return False
    if buffer.elem == BYTES:  # aligned as elements if the function has a dtype
        return not dtypes and _take_slice(api, function, made, buffer, "u8")
    elements = {each.elem for each in function.buffers if each.elem != BYTES}
    if buffer.elem.value not in dtypes or len(elements) > 1:
        return False
    made.generic = True
    return _take_slice(api, function, made, buffer, "T")


def _take_array(api: Api, function: Function, made: Call, array: Parameter) -> bool:
    """Adds a slice of numbers or characters; returns false for other arrays."""
    is_plain = array.item in SCALARS or any(each.name == array.item for each in api.scalars)
    if not is_plain or array.nullable is not False:
        return False
    type = "u8" if array.item == "char" else _type(api, array.item)
    return _take_slice(api, function, made, array, type)


def _take_slice(api: Api, function: Function, made: Call, buffer: Parameter, type: str) -> bool:
    """Adds a slice whose length is a size argument; returns false if there is no such argument."""
    sizes = {each.name for each in function.params if each.type == "size" and each.dir == "in"}
    length = buffer.len
    if not (isinstance(length, Name) and length.value in sizes):
        return False
    name = named(buffer.name)
    written = buffer.dir != "in"
    made.declared.append(f"{name}: &{'mut ' * written}[{type}]")
    made.given[buffer.name] = f"{name}.{'as_mut_ptr' if written else 'as_ptr'}().cast()"
    first = _lengths(function)[length.value]
    if first.name == buffer.name:
        return True
    check = f"assert_eq!({name}.len(), {named(first.name)}.len());"
    where = _where(api, function, buffer)
    made.lines += (f"if {where} {{", f"    {check}", "}") if where else (check,)
    return True


def _where(api: Api, function: Function, buffer: Parameter) -> str:
    """Returns the condition under which the buffer is accessed; "" if always or unknown."""
    asked = questions(api, SYNTAX)
    if buffer.at is None or not asked.know(function, buffer.at):
        return ""
    return asked.printed(function, buffer.at, {})


def _take_handle(
    api: Api, made: Call, parameter: Parameter, own: Parameter | None, parent: Parameter | None
) -> bool:
    name = named(parameter.name)
    if parameter.of_family:
        made.declared.append(f"{name}: &impl {_camel(parameter.item)}")
        made.given[parameter.name] = f"{name}.raw()"
        return True
    kind = _kinds(api).get(parameter.item)
    if kind is None:
        return False
    if parameter.dir == "out":
        if kind.parent and parent is None:
            return False
        made.lines.append(f"let mut {name}: sys::{kind.c} = std::ptr::null_mut();")
        made.given[parameter.name] = f"&mut {name}"
        lives = f"<{PARENT}>" if kind.parent else ""
        made.outputs.append((f"{_camel(kind.name)}{lives}", f"{_camel(kind.name)}::_own({name})"))
        return True
    lifetime = f"{PARENT} " if parameter is parent and not kind.parent else ""
    if parameter is own:
        made.declared.insert(0, f"&{lifetime}self")
        made.given[parameter.name] = "self.raw"
    else:
        lives = ""
        if kind.parent:
            lives = f"<{PARENT if parameter is parent else chr(39) + '_'}>"
        made.declared.append(f"{name}: &{lifetime}{_camel(kind.name)}{lives}")
        made.given[parameter.name] = f"{name}.raw"
    return True


def _results(api: Api, function: Function, made: Call) -> tuple[str, str]:
    """Returns the result type, such as ` -> Result<f64>`, and the returned expression."""
    types = [type for type, _ in made.outputs]
    values = [value for _, value in made.outputs]
    returned = function.returns
    if returned.is_status:
        type = types[0] if len(types) == 1 else f"({', '.join(types)})"
        value = values[0] if len(values) == 1 else f"({', '.join(values)})"
        if value == "()":
            return " -> Result<()>", "_ended(status)"
        return f" -> Result<{type}>", f"_ended(status).map(|()| {value})"
    if not returned.is_void:
        type, value = _answer(api, function)
        types, values = [type, *types], [value, *values]
    if not types:
        return "", ""
    if len(types) == 1:
        return f" -> {types[0]}", values[0]
    return f" -> ({', '.join(types)})", f"({', '.join(values)})"


def _answer(api: Api, function: Function) -> tuple[str, str]:
    returned = function.returns
    if returned.truth:
        return "bool", "answer != 0"
    if returned.type == "string":
        return "String", "_owned(answer)"
    return _type(api, returned.type), "answer"


def _type(api: Api, type: str) -> str:
    """Returns the Rust type of a value that is neither a string nor a buffer."""
    c = RUST.type(api, type)
    return RAW.get(c) or (c if c in NUMBERS.values() else f"sys::{c}")
