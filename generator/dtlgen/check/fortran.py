# SPDX-License-Identifier: BSD-3-Clause
"""Rules: the Fortran bindings are unambiguous."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dtlgen.check.api_index import ApiIndex, unknown_name
from dtlgen.derive.handle_kinds import queries
from dtlgen.derive.methods import bound_name, owner
from dtlgen.document.diagnostics import Problem
from dtlgen.document.schema import shown
from dtlgen.model.api import Function, Query

# Queries of the rank's local part that functions may answer, besides those of expressions.
PART = ("local_data", "local_shape", "local_bytes")


def procedures_are_bound_once(index: ApiIndex) -> Iterator[Problem]:
    seen: dict[tuple[str, str], Function] = {}
    for function in index.api.functions():
        if not owner(function) or function.returns.is_void or function.planned:
            continue
        bound = (owner(function), bound_name(function))
        if bound in seen:
            message = (
                f"{function.name}: procedure {shown(bound[1])} of {bound[0]} is "
                f"{seen[bound].name} already; expected another name, or fortran: {{bound: false}}"
            )
            yield Problem(function.place, message)
        seen.setdefault(bound, function)


def shorthands_speak_of_their_function(index: ApiIndex) -> Iterator[Problem]:
    """Shorthands of a function name its own parameters, and known dtypes and enumerators."""
    for function in index.api.functions():
        arguments = [each.name for each in function.params]
        for each in function.fortran.shorthands:
            where = f"{function.name}.fortran.{each.name}"
            if each.dtype not in index.dtypes and (each.dtype or function.buffers):
                yield unknown_name(function.place, where, each.dtype, index.dtypes)
            for name in (*dict(each.fixed), *dict(each.renamed)):
                if name not in arguments:
                    yield unknown_name(function.place, where, name, arguments)
            for constant in dict(each.fixed).values():
                if constant not in index.enum_values:
                    yield unknown_name(function.place, where, constant, index.enum_values)


def questions_have_one_answer(index: ApiIndex) -> Iterator[Problem]:
    seen: set[tuple[str, str]] = set()
    all_queries = queries(index.api)
    for function in index.api.functions():
        if not function.tells:
            continue
        where = f"{function.name}.tells"
        words = (*dict.fromkeys(name for each in all_queries.values() for name in each), *PART)
        if function.tells not in words:
            yield unknown_name(function.place, where, function.tells, words)
        elif [each.group for each in function.params] != ["handle"] or function.returns.is_status:
            message = f"{where}: expected a function of one handle which returns a value"
            yield Problem(function.place, message)
        elif wanted := _other_type(function, all_queries):
            message = f"{where}: {shown(function.returns.type)} is returned; expected {wanted}"
            yield Problem(function.place, message)
        elif (function.params[0].item, function.tells) in seen:
            message = f"{shown(function.tells)} of {function.params[0].item} is told twice"
            yield Problem(function.place, f"{where}: {message}; expected one function")
        else:
            seen.add((function.params[0].item, function.tells))


def _other_type(function: Function, queries: Mapping[str, Mapping[str, Query]]) -> str:
    """Returns the query's type if the function returns another type, else ""."""
    query = queries.get(function.params[0].item, {}).get(function.tells)
    return query.type if query and query.type != function.returns.type else ""


def truths_are_ints(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        if function.returns.truth and function.returns.type != "int":
            message = f"{function.name}.returns.truth: {shown(function.returns.type)}; expected int"
            yield Problem(function.place, message)
