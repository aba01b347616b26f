# SPDX-License-Identifier: BSD-3-Clause
"""spec/abi.lock.json: what has been released, one name a line, sorted, so that merges never meet.

`check` refuses to change or remove a locked line unless `version` in api.yaml was raised as far as
that asks for, with its `abi`; `lock` adds what is new.  Since when a function is there is known by
the lock, too: what is in the first has its version, what came later has a line in `since`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from dtlgen import compare, details, regular_file
from dtlgen.compare import Change
from dtlgen.emit import c_called
from dtlgen.facts import Facts, binary
from dtlgen.model import Api, Version
from dtlgen.place import Place, Problem, SpecError
from dtlgen.record import field, record

NAME = "abi.lock.json"
VERSION = re.compile(r"[0-9]{1,5}\.[0-9]{1,5}\.[0-9]{1,5}(-.+)?", re.ASCII)


@record
class Lock:
    """The version of the last release, its ABI number, and what it promised; `since` has the
    releases that functions of older ones came with, `symbols` that of the symbol version, and
    `details` what else programs rely upon, such as defaults and which memory is retained.
    """

    version: str
    abi: int
    names: Facts
    since: Facts = field(default_factory=dict)
    symbols: Facts = field(default_factory=dict)
    details: Facts = field(default_factory=dict)

    @classmethod
    def of(cls, api: Api) -> Lock:
        now = api.version.release
        since = {each.c_name: each.since for each in api.functions() if each.since != now}
        symbols = {api.symbol_version: api.symbols_since}
        kept = details.kept(api)
        return cls(number(api.version), api.version.abi, binary(api), since, symbols, kept)

    def begin(self, name: str) -> str:
        """The release that a function came with; "" where there was none yet."""
        return self.since.get(name, self._release) if name in self.names else ""

    def begin_of_symbols(self, version: str, now: str) -> str:
        """The release that this symbol version came with; `now` if it is new."""
        return self.symbols.get(version, now) if self.symbols else self._release

    @property
    def _release(self) -> str:
        return self.version.partition("-")[0]


def number(version: Version) -> str:
    return f"{version.release}-{version.prerelease}" if version.prerelease else version.release


def read(path: Path) -> Lock:
    place = Place(f"{path.parent.name}/{path.name}", 1)
    try:
        found = json.loads(regular_file.read_text(path))
        later = (found.get(key, {}) for key in ("since", "symbols", "details"))
        lock = Lock(found["version"], found["abi"], found["names"], *later)
        _require_form(lock)
    except OSError as error:
        raise SpecError([Problem(place, f"can't be read: {error.strerror}", "lock")]) from None
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        expected = "expected version, abi and names; git has the last good one"
        raise SpecError([Problem(place, f"no lock: {error}; {expected}", "lock")]) from None
    return lock


def _require_form(lock: Lock) -> None:
    if not isinstance(lock.version, str) or not VERSION.fullmatch(lock.version):
        raise ValueError(f"version {lock.version!r}, not one such as 0.1.0")
    if not isinstance(lock.abi, int):
        raise ValueError(f"abi {lock.abi!r}, not an integer")
    for key, facts in _mappings(lock):
        is_text = isinstance(facts, dict) and all(isinstance(each, str) for each in facts.values())
        if not is_text:
            raise ValueError(f"{key}, not a mapping of texts")
    for key, facts in _mappings(lock)[1:3]:
        wrong = next((each for each in facts.values() if not VERSION.fullmatch(each)), None)
        if wrong is not None:
            raise ValueError(f"{key} {wrong!r}, not one such as 0.1.0")


def _mappings(lock: Lock) -> tuple[tuple[str, Facts], ...]:
    return (
        ("names", lock.names),
        ("since", lock.since),
        ("symbols", lock.symbols),
        ("details", lock.details),
    )


def text(lock: Lock) -> str:
    head = f'{{\n  "version": {json.dumps(lock.version)},\n  "abi": {lock.abi},\n'
    return (
        head + ",\n".join(_lines(key, facts) for key, facts in _mappings(lock) if facts) + "\n}\n"
    )


def _lines(key: str, facts: Facts) -> str:
    lines = [f"    {json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(facts.items())]
    return f'  "{key}": {{\n' + ",\n".join(lines) + "\n  }"


def broken(lock: Lock, api: Api) -> tuple[Change, ...]:
    """What programs compiled against the locked release would miss."""
    now = binary(api)
    found = [change for change in compare.changes(lock.names, now) if change.breaks]
    both = {name: now[name] for name in lock.names.keys() & now.keys()}
    return (*found, *details.since_kept(both, lock.details, details.kept(api)))


def problems(lock: Lock, api: Api) -> list[Problem]:
    """Each break of the lock, unless the version says that it is meant."""
    return [*_moved(lock, api), *_breaks(lock, api)]


def _moved(lock: Lock, api: Api) -> Iterator[Problem]:
    """Functions that are said to be of another release than they came with."""
    for each in api.functions():
        released = lock.begin(each.c_name)
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
    places |= {name: place for name, _, place in c_called.promised(api)}
    return places | {callback.c: callback.place for callback in api.callbacks}
