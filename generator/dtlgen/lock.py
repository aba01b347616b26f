# SPDX-License-Identifier: BSD-3-Clause
"""spec/abi.lock.json: what has been released, one name a line, sorted, so that merges never meet.

`check` refuses to change or remove a locked line unless `version` in api.yaml was raised as far as
that asks for, with its `abi`; `lock` adds what is new.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from dtlgen import compare
from dtlgen.compare import Change
from dtlgen.facts import Facts, binary
from dtlgen.model import Api, Version
from dtlgen.place import Place, Problem, SpecError

NAME = "abi.lock.json"
VERSION = re.compile(r"[0-9]{1,5}\.[0-9]{1,5}\.[0-9]{1,5}(-.+)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Lock:
    """The version of the last release, its ABI number, and what it promised."""

    version: str
    abi: int
    names: Facts

    @classmethod
    def of(cls, api: Api) -> Lock:
        return cls(number(api.version), api.version.abi, binary(api))


def number(version: Version) -> str:
    base = f"{version.major}.{version.minor}.{version.patch}"
    return f"{base}-{version.prerelease}" if version.prerelease else base


def read(path: Path) -> Lock:
    place = Place(f"{path.parent.name}/{path.name}", 1)
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        lock = Lock(found["version"], found["abi"], found["names"])
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
    is_text = isinstance(lock.names, dict) and all(
        isinstance(fact, str) for fact in lock.names.values()
    )
    if not is_text:
        raise ValueError("names, not a mapping of texts")


def text(lock: Lock) -> str:
    lines = [
        f"    {json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(lock.names.items())
    ]
    head = f'{{\n  "version": {json.dumps(lock.version)},\n  "abi": {lock.abi},\n  "names": {{\n'
    return head + ",\n".join(lines) + "\n  }\n}\n"


def broken(lock: Lock, api: Api) -> tuple[Change, ...]:
    """What programs compiled against the locked release would miss."""
    return tuple(change for change in compare.changes(lock.names, binary(api)) if change.breaks)


def problems(lock: Lock, api: Api) -> list[Problem]:
    """Each break of the lock, unless the version says that it is meant."""
    found = broken(lock, api)
    wanted = compare.release(found, lock.version, lock.abi)
    if api.version.abi >= wanted.abi and compare.allows(number(api.version), wanted):
        return []
    places = _places(api)
    allowed = f"expected it unchanged, or version {wanted.number} with abi {wanted.abi}"
    return [
        Problem(
            places.get(change.name, Place("spec/api.yaml", 1)),
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
    return places | {callback.c: callback.place for callback in api.callbacks}
