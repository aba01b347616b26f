# SPDX-License-Identifier: BSD-3-Clause
"""any_NAME: the C functions on buffers, for arrays of any kind and rank.

An array section is packed into a copy that exists during the call only. A buffer that the operation
uses longer must therefore be contiguous. The requirements on an array follow from the properties of
the buffer in the specification: direction, elements, length, alias and retains.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from dtlgen.derive.methods import receiver
from dtlgen.document.expression import Call, Name
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Questions, questions
from dtlgen.emit.fortran.lengths import Lengths, Size, elements
from dtlgen.emit.fortran.methods import (
    ENDING,
    is_move,
    is_of_one_kind,
    is_scalar,
    may_be_left_out,
    procedures,
    stand_in,
)
from dtlgen.emit.fortran.transfers import arguments
from dtlgen.emit.fortran.types import INTEGER, TEXT, Spelling, c_names, spelling
from dtlgen.emit.fortran.use_statements import Use, homes, texts, uses
from dtlgen.emit.lengths import BYTES, LITERALS
from dtlgen.model.api import Api, Area, Function, Parameter
from dtlgen.model.names import Names

# Names that every procedure of the template uses.
FIXED = ("settle", "c_int", "c_ptr")


@record
class Array:
    """One of the caller's arrays, or a scalar.

    `of_container` are the arguments of is_of_dtype where the elements are those of a container, and
    `described` those of `check`, which there is none of where the compiler knows the kind.
    `stand_in` takes its place where it is left out, `same_dtype` are the arguments of
    has_same_dtype, and `ends` is called after the C call.
    """

    name: str
    of_container: tuple[str, ...]
    check: str
    described: tuple[str, ...]
    is_scalar: bool
    is_optional: bool
    stand_in: str
    same_dtype: tuple[str, ...]
    ends: str


@record
class Fits:
    """The arguments of several calls of has_size, where `when` holds."""

    when: str
    passed: tuple[tuple[str, ...], ...]


@record
class Procedure:
    name: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    arrays: tuple[Array, ...]
    locals: tuple[str, ...]
    fits: tuple[Fits, ...]
    loans: tuple[Array, ...]
    head: str
    passed: tuple[str, ...]
    closes: tuple[str, ...]


@record
class Calls:
    """The module of one area, in the order of its page."""

    module: str
    title: str
    c_names: tuple[str, ...]
    uses: tuple[Use, ...]
    public: tuple[str, ...]
    procedures: tuple[Procedure, ...]


@cache
def moved(api: Api) -> dict[str, tuple[Area, list[Function]]]:
    """Returns, by module, the area and its functions for which the module has a procedure."""
    asked = questions(api)
    bound = {each for functions in procedures(api).values() for each in functions}
    found = (
        (area, [each for each in area.functions if each in bound and is_move(asked, each)])
        for area in api.areas
    )
    return {module_name(api, area): (area, each) for area, each in found if each}


def pages(api: Api) -> Iterator[tuple[str, Calls]]:
    fortran, asked, known = spelling(api), questions(api), homes(api)
    for module, (area, functions) in moved(api).items():
        made = tuple(_procedure(fortran, asked, each) for each in functions)
        printed = [*texts(made), *FIXED, *(each for page in made for each in _fixed(page))]
        page = Calls(
            module=module,
            title=area.title.lower(),
            c_names=c_names(printed),
            uses=tuple(uses(printed, known, module)),
            public=tuple(each.name for each in made),
            procedures=made,
        )
        yield f"fortran/{module}.f90", page


def _fixed(procedure: Procedure) -> Iterator[str]:
    """Yields the names that the template itself uses for a procedure."""
    if procedure.loans:
        yield "pack_array"
    if procedure.fits:
        yield "has_size"
    if procedure.closes:
        yield "c_null_ptr"
    if procedure.locals:
        yield "elements"
    if not all(each.check or each.is_scalar for each in procedure.arrays):
        yield "c_int64_t"
    if any(each.of_container for each in procedure.arrays):
        yield "is_of_dtype"
    if any(each.same_dtype for each in procedure.arrays):
        yield "has_same_dtype"


def module_name(api: Api, area: Area) -> str:
    return api.names.c(f"{area.name}_arrays")


def procedure_homes(api: Api) -> dict[str, str]:
    """Returns the module of every procedure any_NAME."""
    return {
        _any(each): module for module, (_, functions) in moved(api).items() for each in functions
    }


def _any(function: Function) -> str:
    """Returns the name of the procedure for arrays of any type."""
    return f"any_{function.name}"


def _procedure(fortran: Spelling, asked: Questions, function: Function) -> Procedure:
    lengths = Lengths.of(function, asked)
    is_typed = is_of_one_kind(lengths)
    own, taken = receiver(function), arguments(lengths)
    params = [each for each in function.params if each is own or each in taken]
    dtype = ("dtype",) if lengths.has_dtype or is_typed else ()
    optional = "" if is_typed else ", optional"
    arrays = tuple(_array(fortran.names, lengths, each, is_typed) for each in function.buffers)
    loans = tuple(each for each in arrays if each.ends)
    return Procedure(
        name=_any(function),
        names=(*(each.name for each in params), "stat", "errmsg", *dtype),
        declarations=(
            *(_declared(fortran, lengths, each) for each in params),
            *ENDING,
            *(f"{INTEGER}, intent(in){optional} :: {each}" for each in dtype),
        ),
        arrays=arrays,
        locals=tuple(f"{each.name}_array" for each in arrays if not each.is_scalar),
        fits=tuple(_fits(lengths)),
        loans=tuple(sorted(loans, key=lambda each: each.is_optional)),
        head=f"status = {function.c_name}",
        passed=tuple(_passed(lengths, each, is_typed) for each in function.params),
        closes=tuple(each.name for each in function.params if each.closes),
    )


def _array(names: Names, lengths: Lengths, buffer: Parameter, is_typed: bool) -> Array:
    name, function = buffer.name, lengths.function
    found = f"{name}_array"
    refused = (f'"{function.name}"', f'"{name}"')
    stored = _stored(lengths, buffer)
    of_container = (*refused, stored, "dtype", "stat", "errmsg") if stored else ()
    dtype = "dtype" if lengths.has_dtype or is_typed else stored or _literal(names, buffer)
    first = _first_same_dtype(lengths, buffer)
    same_dtype = (*refused, found, f"{first.name}_array", "stat", "errmsg") if first else ()
    is_checked = buffer.retains or not is_typed
    is_one = is_scalar(lengths, buffer)
    is_retained = not (buffer.retains or is_one)
    return Array(
        name=name,
        of_container=of_container if is_typed else (),
        check=("has_no_gaps" if buffer.retains else "has_dtype") if is_checked else "",
        described=(*refused, name, dtype, found, "stat", "errmsg") if is_checked else (),
        is_scalar=is_one,
        is_optional=may_be_left_out(function, buffer),
        stand_in=stand_in(function, buffer),
        same_dtype=() if is_typed else same_dtype,
        ends=("release_array" if buffer.dir == "in" else "unpack_array") if is_retained else "",
    )


def _stored(lengths: Lengths, buffer: Parameter) -> str:
    """Returns the expression for the dtype of the container whose elements the buffer holds; ""
    if it is for no container.
    """
    if not isinstance(buffer.elem, Call):
        return ""
    return lengths.questions.answer(lengths.function, buffer.elem)


def _literal(names: Names, buffer: Parameter) -> str:
    """Returns the constant of the dtype that the specification fixes; that of bytes by default."""
    name = buffer.elem.value if isinstance(buffer.elem, Name) else BYTES.value
    return names.macro("dtype", name)


def _first_same_dtype(lengths: Lengths, buffer: Parameter) -> Parameter | None:
    """Returns the first earlier array of the same dtype, or None."""
    for each in lengths.function.buffers:
        if each is buffer:
            return None
        if _dtype(lengths, each) == _dtype(lengths, buffer) != "":
            return each
    return None


def _dtype(lengths: Lengths, buffer: Parameter) -> str:
    """Returns the argument that names the dtype of the elements; "" if the dtype is fixed."""
    if buffer.elem not in LITERALS and isinstance(buffer.elem, Name):
        return lengths.root(buffer.elem.value)
    return "dtype" if buffer.elem == BYTES and lengths.has_dtype else ""


def _fits(lengths: Lengths) -> Iterator[Fits]:
    """Yields the size checks of the arrays, grouped by the condition under which they apply."""
    needed = (size for size in lengths.sizes() if not is_scalar(lengths, size.array))
    for when, sizes in groupby(needed, lambda size: size.when):
        yield Fits(when, tuple(_fit(lengths.function, size) for size in sizes))


def _fit(function: Function, size: Size) -> tuple[str, ...]:
    """Returns the arguments of the size check of one array."""
    named = (f'"{function.name}"', f'"{size.array.name}"', elements(size.array))
    return (*named, size.expected, f'"{size.reason}"', "stat", "errmsg")


def _passed(lengths: Lengths, parameter: Parameter, is_typed: bool) -> str:
    """Returns the actual argument of the C function."""
    if parameter.type == "buffer":
        is_one = is_scalar(lengths, parameter)
        return f"c_loc({parameter.name})" if is_one else f"{parameter.name}_array%memory"
    if not lengths.is_derived(parameter):
        return parameter.name
    if parameter.type != "enum.dtype":
        return lengths.count(parameter.name)
    array = lengths.dtype_array(parameter)
    return "dtype" if is_typed or array is None else f"{array.name}_array%dtype"


def _declared(fortran: Spelling, lengths: Lengths, parameter: Parameter) -> str:
    name, function = parameter.name, lengths.function
    optional = ", optional" if _is_optional(function, parameter) else ""
    if parameter.type == "buffer":
        stays = ", asynchronous" if parameter.retains else ""
        intent = "in" if parameter.dir == "in" else "inout"
        if is_scalar(lengths, parameter):
            return f"type(*), intent({intent}), target :: {name}"
        return f"type(*){stays}, intent({intent}){optional} :: {name}(..)"
    if parameter.type == "string":
        return f"{TEXT}, intent(in){optional} :: {name}(*)"
    if parameter.group == "handle":
        changes = parameter.dir == "out" or parameter.closes
        return f"type(c_ptr), intent({'inout' if changes else 'in'}) :: {name}"
    shape = "(:)" if parameter.array else ""
    return f"{fortran.item(parameter)}, intent({parameter.dir}){optional} :: {name}{shape}"


def _is_optional(function: Function, parameter: Parameter) -> bool:
    return not parameter.default and may_be_left_out(function, parameter)
