# SPDX-License-Identifier: BSD-3-Clause
"""Rules: the Python API is valid Python and refers to existing classes."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.python_signature import parsed
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Api
from dtlgen.model.bindings import PythonFunction

# Modules of the names that signatures may use besides builtins and the API's own classes.
MODULES = {
    "Any": "typing",
    "Callable": "collections.abc",
    "Generator": "collections.abc",
    "Hashable": "collections.abc",
    "Iterable": "collections.abc",
    "Iterator": "collections.abc",
    "Mapping": "collections.abc",
    "Sequence": "collections.abc",
    "ArrayLike": "numpy.typing",
    "DTypeLike": "numpy.typing",
    "NDArray": "numpy.typing",
    "NDArrayOperatorsMixin": "numpy.lib.mixins",
    "ModuleType": "types",
    "TracebackType": "types",
    "Literal": "typing",
    "Protocol": "typing",
    "SupportsFloat": "typing",
    "SupportsInt": "typing",
    "Union": "typing",
    "Optional": "typing",
    "IntEnum": "enum",
    "np": "numpy",
    "os": "os",
}
FIRST = {"method": "self", "property": "self", "classmethod": "cls"}


def signatures_are_python(index: ApiIndex) -> Iterator[Problem]:
    for where, function, _ in _members(index.api):
        for signature in _signatures(function):
            if parsed(signature) is None:
                message = f"{where}.signature: {shown(signature)}; expected (parameters) -> type"
                yield Problem(function.place, message)


def signatures_say_every_type(index: ApiIndex) -> Iterator[Problem]:
    for where, function, in_class in _members(index.api):
        for signature in _signatures(function):
            found = parsed(signature)
            for name in _untyped(found, function, in_class) if found else ():
                message = f"{where}.signature: {shown(name)} has no type; expected one"
                yield Problem(function.place, message)


def members_take_their_object(index: ApiIndex) -> Iterator[Problem]:
    for where, function, in_class in _members(index.api):
        wanted = FIRST.get(function.kind, "") if in_class else ""
        for signature in _signatures(function):
            found = parsed(signature)
            if found is None:
                continue
            arguments = [*found.args.posonlyargs, *found.args.args]
            first = arguments[0].arg if arguments else ""
            if (first if first in ("self", "cls") else "") != wanted:
                message = f"{where}.signature: first parameter {shown(first)}"
                expected = f"expected {wanted or 'no self or cls'}, since it is a {function.kind}"
                yield Problem(function.place, f"{message}; {expected}")


def properties_take_their_object_alone(index: ApiIndex) -> Iterator[Problem]:
    for where, function, _ in _members(index.api):
        found = parsed(function.signature) if function.kind == "property" else None
        arguments = found.args if found else None
        if arguments and len(ast.unparse(arguments).split(",")) > 1:
            message = f"{where}.signature: {shown(ast.unparse(arguments))}; expected self alone"
            yield Problem(function.place, f"{message}, since it is a property")


def signatures_mention_known_names(index: ApiIndex) -> Iterator[Problem]:
    names = [*python_names(index.api), *MODULES, *dict(index.api.python_variables), *dir(builtins)]
    numbers = {*index.constants, *index.enum_values}
    for where, function, _ in _members(index.api):
        for signature in (*_signatures(function), *_value(function)):
            for name in _names(signature):
                if name not in names and not (function.kind == "value" and name in numbers):
                    message = f"{where}.signature: {shown(name)} is not known"
                    yield Problem(function.place, f"{message}; expected {nearest(name, names)}")


def bases_are_known(index: ApiIndex) -> Iterator[Problem]:
    names = [*python_names(index.api), *MODULES, *dir(builtins)]
    for area in index.api.areas:
        for cls in area.python_classes:
            for base in cls.bases:
                if base not in names:
                    message = f"{cls.name}.bases: {shown(base)} is not known"
                    yield Problem(cls.place, f"{message}; expected {nearest(base, names)}")


def bases_go_together(index: ApiIndex) -> Iterator[Problem]:
    """Python must be able to derive one class from all bases; `[print]` and `[OSError,
    int]` fail.
    """
    written = python_names(index.api)
    for area in index.api.areas:
        for cls in area.python_classes:
            own = [each for each in cls.bases if each not in written and hasattr(builtins, each)]
            try:
                type(cls.name, tuple(getattr(builtins, each) for each in own), {})
            except TypeError:
                message = f"{cls.name}.bases: Python makes no class of {' and '.join(own)}"
                yield Problem(cls.place, f"{message}; expected others")


def exceptions_are_classes(index: ApiIndex) -> Iterator[Problem]:
    classes = [cls.name for area in index.api.areas for cls in area.python_classes]
    raised = [(c.name, c.exception, c.place) for c in index.api.categories]
    raised += [(s.name, s.exception, s.place) for s in index.api.statuses]
    for name, exception, place in raised if classes else ():
        if exception and exception not in classes:
            message = f"{name}.exception: {shown(exception)} is not known"
            yield Problem(place, f"{message}; expected {nearest(exception, classes)}")


def exceptions_can_be_raised(index: ApiIndex) -> Iterator[Problem]:
    classes = {cls.name: cls for area in index.api.areas for cls in area.python_classes}
    raised = {each.exception for each in index.api.categories}
    raised |= {each.exception for each in index.api.statuses}
    for name in sorted(raised & classes.keys()):
        bases, seen = list(classes[name].bases), {name}
        while bases:
            base = bases.pop()
            if base in classes and base not in seen:
                seen.add(base)
                bases.extend(classes[base].bases)
            elif base not in classes and _may_be_raised(base):
                break
        else:
            message = f"{name}.bases: no exception among them; expected one, such as RuntimeError"
            yield Problem(classes[name].place, f"{message}, since failures raise it")


def _may_be_raised(base: str) -> bool:
    """Returns whether the class may be an exception; classes outside builtins are assumed to be."""
    found = getattr(builtins, base, None)
    return found is None or (isinstance(found, type) and issubclass(found, BaseException))


def python_names_are_given_once(index: ApiIndex) -> Iterator[Problem]:
    first: dict[str, Place] = {}
    for area in index.api.areas:
        functions = ((function.name, function.place) for function in area.python_functions)
        for name, place in (*((cls.name, cls.place) for cls in area.python_classes), *functions):
            if name in first:
                yield Problem(place, f"{name}: stands here twice; first in {first[name]}")
            first.setdefault(name, place)


def python_names(api: Api) -> Iterator[str]:
    """Yields the classes, functions and values of the package."""
    for area in api.areas:
        yield from (cls.name for cls in area.python_classes)
        yield from (function.name for function in area.python_functions)


def _members(api: Api) -> Iterator[tuple[str, PythonFunction, bool]]:
    """Yields every function and method of the package, its name in messages, and whether it belongs
    to a class.
    """
    for area in api.areas:
        for function in area.python_functions:
            yield function.name, function, False
        for cls in area.python_classes:
            for member in cls.members:
                yield f"{cls.name}.{member.name}", member, True


def _signatures(function: PythonFunction) -> tuple[str, ...]:
    """Returns the overloads and the signature of a function; none for a module-level value."""
    if function.kind == "value":
        return ()
    return (*function.overloads, *([function.signature] if function.signature else []))


def _value(function: PythonFunction) -> tuple[str, ...]:
    """Returns the value's expression as the return type of a signature, so that its names are
    checked.
    """
    return (f"() -> {function.value}",) if function.kind == "value" and function.value else ()


def _untyped(found: ast.FunctionDef, function: PythonFunction, in_class: bool) -> Iterator[str]:
    """Yields the arguments without annotation, except the object or class of a method."""
    arguments = [*found.args.posonlyargs, *found.args.args]
    bound = 1 if in_class and function.kind in FIRST else 0
    others = [found.args.vararg, *found.args.kwonlyargs, found.args.kwarg]
    for argument in (*arguments[bound:], *others):
        if argument is not None and argument.annotation is None:
            yield argument.arg
    if found.returns is None:
        yield "the result"


def _names(signature: str) -> Iterator[str]:
    found = parsed(signature)
    if found is None:
        return
    for node in ast.walk(found):
        if isinstance(node, ast.Name):
            yield node.id
