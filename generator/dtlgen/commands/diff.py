# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen diff`: prints additions, breaking changes, and the version number that they require."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from dtlgen.abi import compare, history
from dtlgen.document.record import fields


def run(options: argparse.Namespace, root: Path) -> int:
    """Prints the changes between two versions of the API. Returns 1 if the version number does not
    permit a breaking change.
    """
    old = history.find(options.old, root)
    new = history.find(options.new or str(root), root)
    found, release = history.difference(old, new)
    broken = [change for change in found if change.breaks]
    allowed = not broken or compare.allows(new.lock.version, release)
    if options.format == "json":
        print(json.dumps(_document(found, release, allowed), indent=2))
        return 0 if allowed else 1
    for change in found:
        print(f"{change}{_affected(change)}")
        if change.witness:
            print(f"    {change.witness}")
    added = sum(not change.old for change in found)
    print(f"{added} added, {len(broken)} broken, {len(found) - added - len(broken)} loosened")
    print(f"next version: {release}")
    return 0 if allowed else 1


def _affected(change: compare.Change) -> str:
    """Returns the kind and the languages of a change as text; "" for additions."""
    has_kind = change.old and change.kind
    return f"  [{change.kind}: {', '.join(change.languages)}]" if has_kind else ""


def _document(
    found: Sequence[compare.Change], release: compare.RequiredVersion, allowed: bool
) -> dict[str, object]:
    """Returns the JSON document of the changes."""
    return {
        "changes": [_values(change) | {"breaks": change.breaks} for change in found],
        "next": _values(release),
        "allowed": allowed,
    }


def _values(item: object) -> dict[str, object]:
    """Returns the fields of a record by name."""
    return {name: getattr(item, name) for name in fields(item)}
