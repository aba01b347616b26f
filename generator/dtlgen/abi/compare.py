# SPDX-License-Identifier: BSD-3-Clause
"""Compares two sets of declarations and determines the version number that the changes require."""

from __future__ import annotations

from dtlgen.abi.declarations import Declarations
from dtlgen.document.record import record

LOOSENED = "loosened"


@record
class Change:
    """`old` is "" for an addition, `new` for a removal.

    `kind` is one of the kinds listed in api_changes.py, or `loosened` if no program breaks.
    `languages` lists the languages whose programs notice the change. `witness` is a call that
    demonstrates it.
    """

    name: str
    old: str
    new: str
    kind: str = ""
    languages: tuple[str, ...] = ()
    witness: str = ""

    @property
    def breaks(self) -> bool:
        """Returns whether existing programs may break: an old declaration changed or was
        removed.
        """
        return bool(self.old) and self.kind != LOOSENED

    @property
    def is_binary(self) -> bool:
        """True if the change breaks compiled programs. Changes from a lock have no kind; they
        concern binary compatibility unless the name is a Python name.
        """
        python = "." in self.name
        return self.breaks and (self.kind == "binary" if self.kind else not python)

    def __str__(self) -> str:
        if self.kind == LOOSENED:
            return f"~ {self.name}: {self.old}\n  {' ' * len(self.name)}  {self.new or 'no more'}"
        if not self.old:
            return f"+ {self.name}: {self.new}"
        if not self.new:
            return f"- {self.name}: {self.old}"
        return f"! {self.name}: {self.old}\n  {' ' * len(self.name)}  {self.new}"


@record
class RequiredVersion:
    """The version number that a set of changes requires, and the reason."""

    number: str
    abi: int
    reason: str

    def __str__(self) -> str:
        return f"{self.number} with abi {self.abi}: {self.reason}"


def allows(version: str, required_version: RequiredVersion) -> bool:
    """Returns whether the version is the required one or a later one."""
    return _number(version) >= _number(required_version.number)


def _number(version: str) -> tuple[int, ...]:
    """Returns a version as integers, without the prerelease."""
    return tuple(map(int, version.partition("-")[0].split(".")))


def changes(old: Declarations, new: Declarations) -> tuple[Change, ...]:
    """Returns the declarations that differ, sorted by name."""
    names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return tuple(Change(name, old.get(name, ""), new.get(name, "")) for name in names)


def required_version(found: tuple[Change, ...], version: str, abi: int) -> RequiredVersion:
    """Returns the version that must follow `version`. Before 1.0.0, breaking changes raise the
    minor number, as in semantic versioning.
    """
    major, minor, patch = _number(version)
    if any(change.breaks for change in found):
        binary = any(change.is_binary for change in found)
        number = f"{major + 1}.0.0" if major else f"0.{minor + 1}.0"
        return RequiredVersion(number, abi + binary, "something was broken")
    if found:
        return RequiredVersion(f"{major}.{minor + 1}.0", abi, "something was added")
    return RequiredVersion(
        f"{major}.{minor}.{patch + 1}", abi, "nothing that programs see has changed"
    )
