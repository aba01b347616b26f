# SPDX-License-Identifier: BSD-3-Clause
"""Compares two states of the API: what was added or broken, and which version that asks for."""

from __future__ import annotations

from dataclasses import dataclass

from dtlgen.facts import Facts


@dataclass(frozen=True, slots=True)
class Change:
    """`old` is "" for an addition, `new` for a removal."""

    name: str
    old: str
    new: str

    @property
    def breaks(self) -> bool:
        return bool(self.old)

    def __str__(self) -> str:
        if not self.old:
            return f"+ {self.name}: {self.new}"
        if not self.new:
            return f"- {self.name}: {self.old}"
        return f"! {self.name}: {self.old}\n  {' ' * len(self.name)}  {self.new}"


@dataclass(frozen=True, slots=True)
class Release:
    """The version which a set of changes asks for, and why."""

    number: str
    abi: int
    reason: str

    def __str__(self) -> str:
        return f"{self.number} with abi {self.abi}: {self.reason}"


def changes(old: Facts, new: Facts) -> tuple[Change, ...]:
    """What differs, sorted by name."""
    names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return tuple(Change(name, old.get(name, ""), new.get(name, "")) for name in names)


def release(found: tuple[Change, ...], version: str, abi: int) -> Release:
    """What follows `version`; before 1.0.0 the minor number tells breaks, as semver.org has it."""
    major, minor, patch = map(int, version.partition("-")[0].split("."))
    if any(change.breaks for change in found):
        binary = any(change.breaks and not change.name.startswith("dtl.") for change in found)
        number = f"{major + 1}.0.0" if major else f"0.{minor + 1}.0"
        return Release(number, abi + binary, "something was broken")
    if found:
        return Release(f"{major}.{minor + 1}.0", abi, "something was added")
    return Release(f"{major}.{minor}.{patch + 1}", abi, "nothing that programs see has changed")
