# SPDX-License-Identifier: BSD-3-Clause
"""What the commands do that are seldom asked for: 0, or 1 if something is to be mended."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from dtlgen import (
    catalogue,
    codes,
    compare,
    expanded,
    generate,
    history,
    init,
    lock,
    skeleton,
)
from dtlgen.commands import Command, sound
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.grammar import nearest, shown
from dtlgen.load import load
from dtlgen.model import Api, Area
from dtlgen.place import CommandError, SpecError
from dtlgen.record import fields


def _list(options: argparse.Namespace, root: Path) -> int:
    api = load(root / "spec")
    print("\n".join(catalogue.listing(api, _areas(api, options.area))))
    return 0


def _facts(_options: argparse.Namespace, root: Path) -> int:
    print(json.dumps(expanded.document(sound(root)), indent=1, ensure_ascii=False))
    return 0


def _status(options: argparse.Namespace, root: Path) -> int:
    print("\n".join(catalogue.status(_areas(load(root / "spec"), options.area))))
    return 0


def _areas(api: Api, name: str | None) -> list[Area]:
    """The area of that name, or all."""
    found = [area for area in api.areas if name in (None, area.name)]
    if not found:
        known = [area.name for area in api.areas]
        raise CommandError(
            f"area {shown(name or '')} is not known; expected {nearest(name or '', known)}"
        )
    return found


def _explain(options: argparse.Namespace, root: Path) -> int:
    if codes.meaning(options.name):
        print("\n".join(codes.page(options.name)))
        return 0
    api = sound(root)
    shown_outputs = [output for output in OUTPUTS if catalogue.shows(output.template)]
    made = generate.pages(api, shown_outputs)
    print("\n".join(catalogue.explain(api, made, options.name)))
    return 0


def _diff(options: argparse.Namespace, root: Path) -> int:
    old = history.find(options.old, root)
    new = history.find(options.new or str(root), root)
    found, release = history.difference(old, new)
    broken = [change for change in found if change.breaks]
    allowed = not broken or compare.allows(new.lock.version, release)
    if options.format == "json":
        print(json.dumps(_told(found, release, allowed), indent=2))
        return 0 if allowed else 1
    for change in found:
        print(f"{change}{_for_whom(change)}")
        if change.witness:
            print(f"    {change.witness}")
    added = sum(not change.old for change in found)
    print(f"{added} added, {len(broken)} broken, {len(found) - added - len(broken)} loosened")
    print(f"next version: {release}")
    return 0 if allowed else 1


def _for_whom(change: compare.Change) -> str:
    has_kind = change.old and change.kind
    return f"  [{change.kind}: {', '.join(change.languages)}]" if has_kind else ""


def _told(
    found: Sequence[compare.Change], release: compare.Release, allowed: bool
) -> dict[str, object]:
    return {
        "changes": [_values(change) | {"breaks": change.breaks} for change in found],
        "next": _values(release),
        "allowed": allowed,
    }


def _values(item: object) -> dict[str, object]:
    return {name: getattr(item, name) for name in fields(item)}


def _lock(_options: argparse.Namespace, root: Path) -> int:
    api = sound(root)
    path = root / "spec" / lock.NAME
    if path.exists():
        found = lock.problems(lock.read(path), api)
        if found:
            raise SpecError(found)
    path.write_text(lock.text(lock.Lock.of(api)), encoding="utf-8")
    print(f"{path.parent.name}/{path.name} holds what {lock.number(api.version)} promises")
    return 0


def _init(options: argparse.Namespace, root: Path) -> int:
    written = init.init(root, options.name, options.prefix)
    made = generate.settled(sound(root), OUTPUTS, root / "generated", may_write=True)
    files = f"{len(written)} files, and {len(made.pages)} in generated/"
    print(f"{files}; README.md says how to build them")
    return 0


def _add(options: argparse.Namespace, root: Path) -> int:
    print(skeleton.add(load(root / "spec"), root / "spec", options.area, options.name))
    return 0


COMMANDS: dict[str, Command] = {
    "list": _list,
    "facts": _facts,
    "status": _status,
    "explain": _explain,
    "diff": _diff,
    "lock": _lock,
    "add": _add,
    "init": _init,
}
