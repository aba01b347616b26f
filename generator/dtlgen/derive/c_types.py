# SPDX-License-Identifier: BSD-3-Clause
"""Spelling of the specification's types in C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from dtlgen.derive.handle_kinds import (
    concurrent_kinds,
    families,
    free_functions,
    queries,
    shared_kinds,
)
from dtlgen.document.record import record
from dtlgen.model.api import (
    Api,
    Callback,
    Family,
    Field,
    Function,
    Handle,
    Outcomes,
    Parameter,
    Query,
    Returned,
)
from dtlgen.model.names import Names

# error-context argument of functions without a handle that carries an error handler
NO_ERROR_SCOPE = "NULL"
PLAIN = {
    "int": "int",
    "float64": "double",
    "string": "const char *",
    "char": "char",
    "pointer": "void *",
    "const pointer": "const void *",
    "argv": "char **",
    "void": "void",
}


@record
class Spelling:
    """C spellings of the API's types, and sets of handle kinds that determine the generated code.

    `types` maps each type of the specification (`size`, `enum.dtype`, ...) to its C type. `frees`
    are the functions that close a handle; `parents` the kinds that others are created from;
    `shared` the kinds that any thread may close; `concurrent` the kinds that several threads may
    use concurrently. `option_listeners` are the option structs that carry an error handler,
    `started` the structs of started operations, and `no_error_scope` the error-scope expression
    without a handle.
    """

    names: Names
    outcomes: Outcomes
    types: Mapping[str, str]
    handles: Mapping[str, Handle]
    families: Mapping[str, Family]
    queries: Mapping[str, Mapping[str, Query]]
    frees: frozenset[str]
    parents: frozenset[str]
    shared: frozenset[str]
    concurrent: frozenset[str]
    option_listeners: frozenset[str]
    started: frozenset[str]
    no_error_scope: str

    def declared(self, type: str, name: str) -> str:
        """Returns the declaration of a variable: `uint64_t count`, `void *buffer`."""
        c = self.types[type]
        return f"{c}{name}" if c.endswith("*") else f"{c} {name}"

    def parameter(self, parameter: Parameter) -> str:
        """Returns the parameter as declared in the public header."""
        return _declared(parameter, self.types)

    def implementation(self, parameter: Parameter) -> str:
        """Returns the parameter as declared by the implementation, with objects in place of
        handles.
        """
        if parameter.group != "handle":
            return _declared(parameter, self.types)
        return _declared(parameter, {parameter.type.removesuffix("[]"): self.object(parameter)})

    def object(self, parameter: Parameter) -> str:
        """Returns the type of the object: `struct box *`, or the C type of a parameter that is no
        handle.
        """
        if parameter.group != "handle":
            return self.types.get(parameter.type.removesuffix("[]"), "")
        return f"struct {self.struct(parameter)} *"

    def struct(self, parameter: Parameter) -> str:
        """Returns the name of the C struct behind a handle of the parameter's kind or family."""
        found = self.families.get(parameter.item) or self.handles[parameter.item]
        return found.struct

    def field(self, field: Field) -> str:
        return self.declared(field.type, field.name) + (f"[{field.length}]" if field.length else "")

    def function(self, function: Function) -> str:
        """Returns the part of the declaration before the parameters: `int32_t bx_open`."""
        return self.declared(function.returns.type, function.c_name)

    def callback(self, callback: Callback) -> str:
        return self.declared(callback.returns, f"(*{callback.c})")

    def on_error(self, returned: Returned) -> str:
        """Returns the C expression of the value that the function returns on errors."""
        if returned.type == "string":
            return f'"{returned.on_error}"'
        if returned.type.startswith("struct."):
            return f"({self.types[returned.type]}){{0}}"
        if returned.type.startswith("enum."):
            return f"({self.types[returned.type]}){returned.on_error}"
        return returned.on_error


@cache
def spelling(api: Api) -> Spelling:
    handles = {handle.name: handle for handle in api.handles()}
    parents = frozenset(handle.parent for handle in handles.values())
    types = dict(_types(api))
    roots = (each.name for each in handles.values() if each.listens)
    return Spelling(
        api.names,
        api.outcomes,
        types,
        handles,
        families(api),
        queries(api),
        free_functions(api),
        parents,
        shared_kinds(api),
        concurrent_kinds(api),
        frozenset(f"struct.{each.name}" for each in api.structs if each.listens),
        frozenset(each.struct for each in handles.values() if each.started),
        next((f"{api.names.own(f'{root}_error_scope')}(NULL)" for root in roots), NO_ERROR_SCOPE),
    )


def parameters(function: Function, declare: Callable[[Parameter], str]) -> tuple[str, ...]:
    """Returns the declared parameters; `void` for a function without parameters."""
    return tuple(map(declare, function.params)) or ("void",)


def _types(api: Api) -> Iterator[tuple[str, str]]:
    """Yields each type of the specification and its C type."""
    yield from PLAIN.items()
    for dtype in api.dtypes:
        yield dtype.name, PLAIN.get(dtype.name, dtype.c)
    for scalar in api.scalars:
        yield scalar.name, scalar.c
    for family in api.families:
        yield f"handle.{family.name}", family.c
    for handle in api.handles():
        yield f"handle.{handle.name}", handle.c
    for group, items in (("enum", api.enums), ("struct", api.structs), ("callback", api.callbacks)):
        for item in items:
            yield f"{group}.{item.name}", item.c


def _declared(parameter: Parameter, types: Mapping[str, str]) -> str:
    """Returns the C declaration of the parameter."""
    base, stars = _base(parameter, types)
    return f"{base}{'' if base[-1] in '* ' else ' '}{stars}{parameter.name}"


def _base(parameter: Parameter, types: Mapping[str, str]) -> tuple[str, str]:
    """Returns the base type, and the asterisk added for the parameter's direction."""
    is_input = parameter.dir == "in"
    if parameter.type == "buffer":
        return ("const void *" if is_input else "void *"), ""
    base = types[parameter.type.removesuffix("[]")]
    if parameter.array or (parameter.group == "struct" and not parameter.by_value):
        return _constant(base, is_input), "*"
    return base, "" if is_input else "*"


def _constant(base: str, needed: bool) -> str:
    """Returns the const-qualified type; for a pointer type, `const` follows the asterisk."""
    if not needed:
        return base
    return f"{base}const " if base.endswith("*") else f"const {base}"
