# SPDX-License-Identifier: BSD-3-Clause
"""Sets of handle kinds and relations between handles, computed once per API."""

from __future__ import annotations

from functools import cache

from dtlgen.model.api import Api, Family, Handle, Query


@cache
def families(api: Api) -> dict[str, Family]:
    """Returns the families of handles by name."""
    return {family.name: family for family in api.families}


@cache
def queries(api: Api) -> dict[str, dict[str, Query]]:
    """Returns the queries of each handle and family: its own queries, and those of its family and
    its parent.
    """
    named: dict[str, Handle | Family] = {handle.name: handle for handle in api.handles()}
    named |= families(api)
    found: dict[str, dict[str, Query]] = {}

    def collect(name: str, visited: tuple[str, ...]) -> dict[str, Query]:
        item = named.get(name)
        if item is None or name in visited:
            return {}
        if name not in found:
            others = (item.parent, item.family if isinstance(item, Handle) else "")
            answers: dict[str, Query] = {}
            for other in others:
                answers |= collect(other, (*visited, name))
            found[name] = answers | {query.name: query for query in item.queries}
        return found[name]

    return {name: collect(name, ()) for name in named}


@cache
def created_kinds(api: Api) -> frozenset[str]:
    """Returns the kinds of handles that implemented functions create."""
    implemented = (function for function in api.functions() if not function.planned)
    return frozenset(handle.item for function in implemented for handle in function.creates)


@cache
def free_functions(api: Api) -> frozenset[str]:
    return frozenset(handle.free for handle in api.handles() if handle.free)


@cache
def shared_kinds(api: Api) -> frozenset[str]:
    """Returns the kinds of handles that any thread may close while other threads use them."""
    any_thread = frozenset(each.name for each in api.functions() if each.threads == "any")
    return frozenset(handle.name for handle in api.handles() if handle.free in any_thread)


@cache
def concurrent_kinds(api: Api) -> frozenset[str]:
    """Returns the kinds of handles that several threads may use at once, and the families with such
    a kind.
    """
    declared = frozenset(handle.name for handle in api.handles() if handle.threads == "any")
    found = declared | shared_kinds(api)
    return found | {each.family for each in api.handles() if each.family and each.name in found}


@cache
def releasing_kinds(api: Api) -> frozenset[str]:
    """Returns the kinds of handles for which a function returns retained memory to the caller."""
    params = (each for function in api.functions() for each in function.params)
    return frozenset(each.item for each in params if each.releases)


@cache
def freed_kinds(api: Api) -> frozenset[str]:
    """Returns the kinds of handles that a function closes."""
    return frozenset(handle.name for handle in api.handles() if handle.free)
