# SPDX-License-Identifier: BSD-3-Clause
"""Rules: every name is valid and unambiguous in C, C++, Python and Fortran."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dtlgen.check.api_index import ApiIndex, parameters, path
from dtlgen.derive.methods import bound_name, method_class
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.model.api import Api, Family, Feature, Function, Handle
from dtlgen.model.keywords import C_WORDS, CPP_WORDS

# Macros of compilers, and of system headers that programs may include before the API's headers.
MACROS = frozenset(
    """
    alloca assert errno h_addr h_errno i386 linux math_errhandling noreturn offsetof
    s6_addr sa_handler sa_sigaction sched_priority setjmp si_addr si_band si_fd si_int si_pid
    si_ptr si_status si_uid si_value st_atime st_ctime st_mtime stderr stdin stdout unix va_arg
    va_end va_start
    """.split()  # noqa: SIM905
)
# Names that generated code uses unqualified; a parameter of the same name would hide them.
RUNTIME_NAMES = {
    "Python": frozenset({"ffi", "lib", "fail", "text"}),
    "Fortran": frozenset(
        """
        drop elements errmsg fits is_of_dtype is_of_rank lend same_dtype settle stat stays
        stop_on_failure take_back
        """.split()  # noqa: SIM905
    ),
}
# Suffixes of the constants that generated enums add, such as CALL_COUNT.
GENERATED_SUFFIXES = {
    "HANDLE": frozenset({"count", "none", "kind_shift", "slot_bits", "chunk_slots", "chunks"}),
    "FEATURE": frozenset({"count"}),
    "CALL": frozenset({"count"}),
}
CLOSED_NAMESPACES = ("std", "posix")  # namespaces to which programs must not add names
HEADERS = Path(__file__).parents[1] / "emit/c/templates"
GUARD = re.compile(r"^#ifndef API_([A-Z]+)_H$", re.M)
STRUCT = re.compile(r"^struct ([a-z_]+) \{", re.M)
MAX_LENGTH = 63  # length of a Fortran name
# Names that generated code introduces into the scope of parameters, from <complex.h>, iso_c_binding
# and others.
IMPORTED_NAMES = frozenset(
    """
    c_associated c_bool c_char c_double c_f_pointer c_float c_funptr c_int c_int16_t c_int32_t
    c_int64_t c_int8_t c_loc c_null_char c_null_ptr c_ptr c_size_t cls complex imaginary self
    """.split()  # noqa: SIM905
)


def parameters_are_no_keywords(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        for language in languages(parameter.name):
            message = f"{path(function, parameter)}: a word of {language}; expected another name"
            yield Problem(parameter.place, message)


def parameters_hide_nothing(index: ApiIndex) -> Iterator[Problem]:
    """Stubs and bindings have local variables in the same scope as the arguments."""
    for function in index.api.functions():
        own = {**_runtime_names(), **_variables(function)}
        for parameter in function.params:
            user = own.get(parameter.name)
            if user:
                message = f"{path(function, parameter)}: a name of the generated {user}"
                yield Problem(parameter.place, f"{message}; expected another name")
            elif parameter.name.startswith(index.api.names.prefix):
                message = f"{path(function, parameter)}: starts with {index.api.names.prefix}, as"
                yield Problem(parameter.place, f"{message} public names do; expected another name")


def _runtime_names() -> dict[str, str]:
    return {name: language for language, names in RUNTIME_NAMES.items() for name in names}


def _variables(function: Function) -> dict[str, str]:
    """Returns the local variables of the generated code for this function, each with its
    language.
    """
    found = dict.fromkeys(("begun", "entered", "admitted", "resolved"), "C")
    if function.returns.is_status:
        found["status"] = "C"
    elif not function.returns.is_void:
        found |= {"result": "C", "answer": "Fortran"}
    for parameter in function.params:
        if parameter.group == "handle":
            found[f"{parameter.name}_object{'s' * parameter.array}"] = "C"
        if parameter.type == "buffer" or parameter.array:
            found[f"{parameter.name}_array"] = "Fortran"
    return found


def functions_are_no_python_words(index: ApiIndex) -> Iterator[Problem]:
    """The Python bindings define a function of this name."""
    for function in index.api.functions():
        if keyword.iskeyword(function.name) or function.name in RUNTIME_NAMES["Python"]:
            message = f"{function.name}: a word of Python; expected another name"
            yield Problem(function.place, message)


def names_fit_fortran(index: ApiIndex) -> Iterator[Problem]:
    for name, place in _public_names(index.api):
        if len(name) > MAX_LENGTH:
            message = (
                f"{name}: {len(name)} characters; expected at most {MAX_LENGTH}, as in Fortran"
            )
            yield Problem(place, message)
    for function, parameter in parameters(index.api):
        longest = MAX_LENGTH - len("_array")
        if parameter.type == "buffer" and len(parameter.name) > longest:
            message = f"{path(function, parameter)}: {len(parameter.name)} characters"
            yield Problem(parameter.place, f"{message}; expected at most {longest}, as in Fortran")


def fields_are_no_keywords(index: ApiIndex) -> Iterator[Problem]:
    for struct in index.api.structs:
        for field in struct.fields:
            for language in languages(field.name):
                message = f"{struct.name}.{field.name}: a word of {language}; expected another name"
                yield Problem(field.place, message)


def python_names_are_no_keywords(index: ApiIndex) -> Iterator[Problem]:
    for area in index.api.areas:
        members = [member for cls in area.python_classes for member in cls.members]
        classes = [(cls.name, cls.place) for cls in area.python_classes]
        functions = [(function.name, function.place) for function in area.python_functions]
        for name, place in (*classes, *functions, *((m.name, m.place) for m in members)):
            if keyword.iskeyword(name):
                yield Problem(place, f"{name}: a word of Python; expected another name")


def languages(name: str) -> Iterator[str]:
    """Yields the languages in which the name is reserved."""
    if name in C_WORDS:
        yield "C"
    elif name in CPP_WORDS:
        yield "C++"
    if keyword.iskeyword(name):
        yield "Python"
    if name in MACROS:
        yield "C, a macro"
    if name in IMPORTED_NAMES:
        yield "the generated code"


def public_names_differ_in_fortran(index: ApiIndex) -> Iterator[Problem]:
    """Fortran has one namespace for types, constants and procedures, and ignores case."""
    first: dict[str, str] = {}
    for name, place in _public_names(index.api):
        other = first.setdefault(name.lower(), name)
        if other != name:
            message = f"{name}: the same as {other} in Fortran; expected another name"
            yield Problem(place, message)


def public_names_are_given_once(index: ApiIndex) -> Iterator[Problem]:
    first: dict[str, Place] = {}
    for name, place in _public_names(index.api):
        if name in first:
            yield Problem(place, f"{name}: stands here twice; first in {first[name]}")
        first.setdefault(name, place)


def prefixed_names_have_the_prefix(index: ApiIndex) -> Iterator[Problem]:
    for name, place in _public_names(index.api):
        if not name.lower().startswith(index.api.names.prefix):
            begin = index.api.names.prefix
            yield Problem(place, f"{name}: expected a name that starts with {begin}")


def arguments_of_callbacks_are_no_keywords(index: ApiIndex) -> Iterator[Problem]:
    for callback in index.api.callbacks:
        for name, _ in callback.params:
            for language in languages(name):
                message = f"{callback.name}.{name}: a word of {language}; expected another name"
                yield Problem(callback.place, message)


def packages_are_no_keywords(index: ApiIndex) -> Iterator[Problem]:
    """Python imports the package, and C++ has a namespace, by the name of the API."""
    package = index.api.names.package
    reasons = [f"a word of {language}" for language in languages(package)]
    reasons += ["a name space of C++"] if package in CLOSED_NAMESPACES else []
    for what in reasons:
        message = f"api.name: {package}, {what}; expected another name"
        yield Problem(Place("spec/api.yaml", 1), message)


def areas_are_not_called_as_the_api(index: ApiIndex) -> Iterator[Problem]:
    """The header named after the API includes the headers of all areas."""
    package = index.api.names.package
    for area in index.api.areas:
        if area.name == package:
            message = f"{package}: the name of the API, which has the header {package}.h"
            yield Problem(area.place, f"{message}; expected another name")


def headers_have_names_of_their_own(index: ApiIndex) -> Iterator[Problem]:
    """The include guard of a header contains its name. It must be unique among the areas' headers
    and the internal headers that stubs include.
    """
    package = index.api.names.package
    named = [(area.name, area.name, area.place) for area in index.api.areas]
    for where, name, place in [("api.name", package, Place("spec/api.yaml", 1)), *named]:
        if name in inner_headers():
            header = index.api.names.c(f"{name}.h")
            message = f"{where}: {name}.h has the guard of {header}, which is generated beside it"
            yield Problem(place, f"{message}; expected another name")


@cache
def inner_headers() -> frozenset[str]:
    """Returns the names of the generated internal C headers, without the prefix."""
    return frozenset(name.lower() for text in _headers() for name in GUARD.findall(text))


def _headers() -> Iterator[str]:
    """Yields the texts of the headers that implementations include."""
    for file in (*HEADERS.glob("*.h.j2"), *HEADERS.glob("support/*.h.j2")):
        yield file.read_text("utf-8")


def handles_are_not_called_as_the_api(index: ApiIndex) -> Iterator[Problem]:
    """Otherwise a C++ class would have the same name as its namespace."""
    package = index.api.names.package
    types: tuple[Handle | Family, ...] = (*index.api.handles(), *index.api.families)
    for each in types:
        if each.name == package:
            message = f"{package}: the name of the API, and of its name space in C++"
            yield Problem(each.place, f"{message}; expected another name")


def modules_have_names_of_their_own(index: ApiIndex) -> Iterator[Problem]:
    """Fortran has one namespace for modules, types, constants and procedures."""
    modules = {name.lower() for name, _ in index.api.fortran_modules}
    types = ((index.api.names.c(each.name), each.place) for each in index.api.structs)
    for name, place in (*_public_names(index.api), *types):
        if name.lower() in modules:
            message = f"{name}: the name of a module in Fortran; expected another name"
            yield Problem(place, message)


def names_of_tables_are_free(index: ApiIndex) -> Iterator[Problem]:
    """The generated enums of handles, features and functions contain further constants."""
    tables: tuple[tuple[str, Iterable[Handle | Feature | Function]], ...] = (
        ("HANDLE", index.api.handles()),
        ("FEATURE", index.api.features),
        ("CALL", index.api.functions()),
    )
    for table, items in tables:
        for item in items:
            if item.name in GENERATED_SUFFIXES[table]:
                message = f"{item.name}: {table}_{item.name.upper()} is a name of the generated C"
                yield Problem(item.place, f"{message}; expected another name")


def methods_are_not_called_as_their_class(index: ApiIndex) -> Iterator[Problem]:
    """C++ would treat such a method as a constructor."""
    for function in index.api.functions():
        own = method_class(function)
        if own and bound_name(function).removeprefix(f"{own}_") == own:
            message = f"{function.name}: in C++ a constructor of the class {own}"
            yield Problem(function.place, f"{message}; expected another name")


@cache
def _structs() -> frozenset[str]:
    """Returns the names of the structs in the headers that implementations include."""
    return frozenset(name for text in _headers() for name in STRUCT.findall(text))


def handles_are_no_python_words(index: ApiIndex) -> Iterator[Problem]:
    """The Python tests have an object of each kind, named after the kind."""
    for handle in index.api.handles():
        if keyword.iskeyword(handle.name):
            message = f"{handle.name}: a word of Python; expected another name"
            yield Problem(handle.place, message)


def objects_have_a_name_in_c(index: ApiIndex) -> Iterator[Problem]:
    """The object behind a handle is a struct of the implementation."""
    for handle in index.api.handles():
        user = "a word of C" if handle.struct in C_WORDS | MACROS else ""
        user = user or ("a struct of the generated C" if handle.struct in _structs() else "")
        if user:
            message = f"{handle.name}: its object would be `struct {handle.struct}`, {user}"
            yield Problem(handle.place, f"{message}; expected another `struct`")


def _public_names(api: Api) -> Iterator[tuple[str, Place]]:
    """Yields every public name as spelled in C, with its position."""
    for function in api.functions():
        yield function.c_name, function.place
    for constant in api.constants:
        yield constant.name, constant.place
    for status in api.statuses:
        yield status.name, status.place
    for enum in api.enums:
        yield from ((value.name, value.place) for value in enum.values)
        yield from ((c, enum.place) for c in (enum.c, enum.alias) if c)
    yield from ((scalar.c, scalar.place) for scalar in api.scalars)
    yield from ((handle.c, handle.place) for handle in api.handles())
    yield from ((family.c, family.place) for family in api.families)
    yield from ((struct.c, struct.place) for struct in api.structs)
    yield from ((callback.c, callback.place) for callback in api.callbacks)
