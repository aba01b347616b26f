# SPDX-License-Identifier: BSD-3-Clause
"""spec/abi.lock.json: what has been released, one name a line, sorted, so that merges never meet.

`check` refuses to change or remove a locked line unless `version` in api.yaml was raised as far as
that asks for, with its `abi`; `lock` adds what is new.  Since when a function is there is known by
the lock, too: what is in the first has its version, what came later has a line in `since`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from dtlgen.abi import compare, value_changes
from dtlgen.abi.compare import Change
from dtlgen.abi.declarations import Facts, binary
from dtlgen.derive import kernels
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.model.api import Api, Version
from dtlgen.read.lock_file import Lock, mappings


def number(version: Version) -> str:
    return f"{version.release}-{version.prerelease}" if version.prerelease else version.release


def locked(api: Api) -> Lock:
    """What the lock says once this API is released."""
    now = api.version.release
    since = {each.c_name: each.since for each in api.functions() if each.since != now}
    symbols = {api.symbol_version: api.symbols_since}
    kept = value_changes.kept(api)
    return Lock(number(api.version), api.version.abi, binary(api), since, symbols, kept)


def text(lock: Lock) -> str:
    head = f'{{\n  "version": {json.dumps(lock.version)},\n  "abi": {lock.abi},\n'
    return head + ",\n".join(_lines(key, facts) for key, facts in mappings(lock) if facts) + "\n}\n"


def _lines(key: str, facts: Facts) -> str:
    lines = [f"    {json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(facts.items())]
    return f'  "{key}": {{\n' + ",\n".join(lines) + "\n  }"


def broken(lock: Lock, api: Api) -> tuple[Change, ...]:
    """What programs compiled against the locked release would miss."""
    now = binary(api)
    found = [change for change in compare.changes(lock.names, now) if change.breaks]
    both = {name: now[name] for name in lock.names.keys() & now.keys()}
    return (*found, *value_changes.since_kept(both, lock.details, value_changes.kept(api)))


def problems(lock: Lock, api: Api) -> list[Problem]:
    """Each break of the lock, unless the version says that it is meant."""
    return [*_moved(lock, api), *_breaks(lock, api)]


def _moved(lock: Lock, api: Api) -> Iterator[Problem]:
    """Functions that are said to be of another release than they came with."""
    for each in api.functions():
        released = lock.release_of(each.c_name)
        if released and each.since != released:
            message = f"{each.name}.since: {each.since}; expected {released}, or none, since it was"
            yield Problem(each.place, f"{message} released then", "abi")


def _breaks(lock: Lock, api: Api) -> list[Problem]:
    found = broken(lock, api)
    wanted = compare.release(found, lock.version, lock.abi)
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
