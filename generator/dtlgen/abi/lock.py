# SPDX-License-Identifier: BSD-3-Clause
"""The lock file spec/abi.lock.json: one line per released name, sorted to avoid merge conflicts.

`dtlgen check` refuses changes and removals of locked lines unless api.yaml raises `version` and
`abi` accordingly; `dtlgen lock` adds new names. The lock also records when each function was
introduced: a function without an entry in `since` came with the release that the lock describes,
and an older function has an entry.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from dtlgen.abi import compare, value_changes
from dtlgen.abi.compare import Change
from dtlgen.abi.declarations import Declarations, binary
from dtlgen.derive import kernels
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.model.api import Api, Version
from dtlgen.read.lock_file import Lock, mappings


def number(version: Version) -> str:
    """Returns the version as text, with the prerelease if there is one."""
    return f"{version.release}-{version.prerelease}" if version.prerelease else version.release


def lock_of(api: Api) -> Lock:
    """Returns the content of the lock after the release of this API."""
    now = api.version.release
    since = {each.c_name: each.since for each in api.functions() if each.since != now}
    symbols = {api.symbol_version: api.symbols_since}
    kept = value_changes.locked_values(api)
    return Lock(number(api.version), api.version.abi, binary(api), since, symbols, kept)


def text(lock: Lock) -> str:
    """Returns the content of the lock file."""
    head = f'{{\n  "version": {json.dumps(lock.version)},\n  "abi": {lock.abi},\n'
    return head + ",\n".join(_lines(key, facts) for key, facts in mappings(lock) if facts) + "\n}\n"


def _lines(key: str, facts: Declarations) -> str:
    lines = [f"    {json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(facts.items())]
    return f'  "{key}": {{\n' + ",\n".join(lines) + "\n  }"


def breaking_changes(lock: Lock, api: Api) -> tuple[Change, ...]:
    """Returns the changes that break programs compiled for the locked release."""
    now = binary(api)
    found = [change for change in compare.changes(lock.names, now) if change.breaks]
    both = {name: now[name] for name in lock.names.keys() & now.keys()}
    return (
        *found,
        *value_changes.locked_value_changes(both, lock.details, value_changes.locked_values(api)),
    )


def problems(lock: Lock, api: Api) -> list[Problem]:
    """Returns a problem for each breaking change, unless the version number announces it."""
    return [*_wrong_releases(lock, api), *_breaking_problems(lock, api)]


def _wrong_releases(lock: Lock, api: Api) -> Iterator[Problem]:
    """Yields a problem per function whose `since` is not the release that introduced it."""
    for each in api.functions():
        released = lock.release_of(each.c_name)
        if released and each.since != released:
            message = f"{each.name}.since: {each.since}; expected {released}, or none, since it was"
            yield Problem(each.place, f"{message} released then", "abi")


def _breaking_problems(lock: Lock, api: Api) -> list[Problem]:
    """Returns a problem for each breaking change, or none if the version permits the changes."""
    found = breaking_changes(lock, api)
    wanted = compare.required_version(found, lock.version, lock.abi)
    if api.version.abi >= wanted.abi and compare.allows(number(api.version), wanted):
        return []
    places = _places(api)
    allowed = f"expected it unchanged, or version {wanted.number} with abi {wanted.abi}"
    return [
        Problem(
            places.get(change.name.partition(".")[0], Place("spec/api.yaml", 1)),
            f"{change.name}: released as `{change.old}`, now `{change.new or 'gone'}`; {allowed}",
            "abi",
        )
        for change in found
    ]


def _places(api: Api) -> dict[str, Place]:
    """Returns the position in the specification of each name that the lock records."""
    places = {function.c_name: function.place for function in api.functions()}
    places |= {handle.c: handle.place for handle in api.handles()}
    places |= {item.name: item.place for item in api.constants}
    places |= {item.name: item.place for item in api.statuses}
    places |= {value.name: value.place for enum in api.enums for value in enum.values}
    for enum in api.enums:
        places |= {enum.c: enum.place, enum.alias: enum.place}
    places |= {scalar.c: scalar.place for scalar in api.scalars}
    places |= {struct.c: struct.place for struct in api.structs}
    places |= {name: place for name, _, place in kernels.declarations(api)}
    return places | {callback.c: callback.place for callback in api.callbacks}
