# SPDX-License-Identifier: BSD-3-Clause
"""Reads spec/abi.lock.json, the record of all released names."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from dtlgen.document import regular_file
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.record import field, record

Declarations: TypeAlias = Mapping[str, str]
NAME = "abi.lock.json"
VERSION = re.compile(r"[0-9]{1,5}\.[0-9]{1,5}\.[0-9]{1,5}(-.+)?", re.ASCII)


@record
class Lock:
    """The content of the lock: the version and ABI number of the last release, and its declarations
    by name. `since` maps functions of earlier releases to the release that introduced them, and
    `symbols` does so for symbol versions. `details` holds further facts that programs depend on,
    such as defaults and retained memory.
    """

    version: str
    abi: int
    names: Declarations
    since: Declarations = field(default_factory=dict)
    symbols: Declarations = field(default_factory=dict)
    details: Declarations = field(default_factory=dict)

    def release_of(self, name: str) -> str:
        """Returns the release that introduced a function, or "" if the function is not released
        yet.
        """
        return self.since.get(name, self._release) if name in self.names else ""

    def release_of_symbols(self, version: str, now: str) -> str:
        """Returns the release that introduced a symbol version, or `now` if the version is new."""
        return self.symbols.get(version, now) if self.symbols else self._release

    @property
    def _release(self) -> str:
        return self.version.partition("-")[0]


def read(path: Path) -> Lock:
    """Reads a lock file; raises SpecError if it cannot be read or is malformed."""
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
    """Raises ValueError if a value of the lock file has another type or form."""
    if not isinstance(lock.version, str) or not VERSION.fullmatch(lock.version):
        raise ValueError(f"version {lock.version!r}, not one such as 0.1.0")
    if not isinstance(lock.abi, int):
        raise ValueError(f"abi {lock.abi!r}, not an integer")
    for key, facts in mappings(lock):
        is_text = isinstance(facts, dict) and all(isinstance(each, str) for each in facts.values())
        if not is_text:
            raise ValueError(f"{key}, not a mapping of texts")
    for key, facts in mappings(lock)[1:3]:
        wrong = next((each for each in facts.values() if not VERSION.fullmatch(each)), None)
        if wrong is not None:
            raise ValueError(f"{key} {wrong!r}, not one such as 0.1.0")


def mappings(lock: Lock) -> tuple[tuple[str, Declarations], ...]:
    """Returns the key and the content of each table of the lock file, in the order of the file."""
    return (
        ("names", lock.names),
        ("since", lock.since),
        ("symbols", lock.symbols),
        ("details", lock.details),
    )
