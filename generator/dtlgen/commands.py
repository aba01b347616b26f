# SPDX-License-Identifier: BSD-3-Clause
"""What each command of dtlgen does: 0 if all is well, 1 if something is to be mended."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from dtlgen import (
    catalogue,
    check,
    codes,
    compare,
    expanded,
    generate,
    history,
    init,
    lock,
    report,
    skeleton,
    stamp,
    trial,
)
from dtlgen.emit.outputs import OUTPUTS, folders, outputs
from dtlgen.grammar import nearest, shown
from dtlgen.load import load
from dtlgen.model import Api, Area
from dtlgen.place import CommandError, SpecError
from dtlgen.record import fields


def run(options: argparse.Namespace, root: Path) -> int:
    """Runs the command of that name; what is wrong is told on stderr."""
    try:
        status = COMMANDS[options.command](options, root)
        if not status and options.format in ("json", "sarif") and options.command == "check":
            print(report.report((), root, options.format), end="")
    except SpecError as error:
        stream = sys.stderr if options.format == "text" else sys.stdout
        print(report.report(error.problems, root, options.format), end="", file=stream)
    except CommandError as error:
        print(f"dtlgen: {error}", file=sys.stderr)
    else:
        return status
    return 1


def _sound(root: Path) -> Api:
    """The API, if emitters can rely upon it."""
    api = load(root / "spec")
    found = check.problems(api, check.SOUND)
    if found:
        raise SpecError(found)
    return api


def _generate(options: argparse.Namespace, root: Path) -> int:
    start = time.perf_counter()
    settle = generate.compare if options.check else generate.write
    made = settle(generate.printed(_sound(root), outputs()), root / "generated")
    wrong = made.differences if options.check else made.left
    stamp.keep(root, not wrong, folders())
    if options.depfile:
        options.depfile.write_text(
            generate.depfile(made.paths, root, stamp.sources(root, folders())), "utf-8"
        )
    if not options.check:
        changed = [each for each in made.differences if each not in made.left]
        for each in changed:
            print(f"{generate.VERBS[each.kind]} generated/{each.path}")
        seconds = time.perf_counter() - start
        print(f"{len(made.paths)} files, {len(changed)} changed, in {seconds:.2f} s")
    for line in generate.report(wrong):
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def _check(options: argparse.Namespace, root: Path) -> int:
    api = load(root / "spec")
    path = root / "spec" / lock.NAME
    released = lock.read(path) if path.exists() else None
    found = check.problems(api, (*check.SOUND, *check.COMPLETE))
    if not found and released:
        found = lock.problems(released, api)
    if found:
        raise SpecError(found)
    if options.compile:
        _compile(api, root)
    rules = len(check.SOUND) + len(check.COMPLETE)
    functions = len(list(api.functions()))
    if options.format == "text":
        kept = "the ABI lock" if released else "have no ABI lock yet: dtlgen lock makes one"
        print(f"{functions} functions in {len(api.areas)} areas keep {rules} rules and {kept}")
    return 0


def _compile(api: Api, root: Path) -> None:
    """CommandError with all that compilers say, since what is accepted builds."""
    found = list(trial.outcomes(api, generate.pages(api, OUTPUTS), root))
    wrong = [outcome for outcome in found if outcome.said]
    if wrong:
        said = "".join(f"{outcome.compiler}:\n{outcome.said}" for outcome in wrong)
        raise CommandError(f"what is generated doesn't compile; please report it\n{said}".rstrip())
    for outcome in found:
        print(f"{outcome.compiler} accepts {outcome.files} files", file=sys.stderr)


def _list(options: argparse.Namespace, root: Path) -> int:
    api = load(root / "spec")
    print("\n".join(catalogue.listing(api, _areas(api, options.area))))
    return 0


def _facts(_options: argparse.Namespace, root: Path) -> int:
    print(json.dumps(expanded.document(_sound(root)), indent=1, ensure_ascii=False))
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
    api = _sound(root)
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
    api = _sound(root)
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
    made = generate.write(generate.printed(_sound(root), OUTPUTS), root / "generated")
    files = f"{len(written)} files, and {len(made.paths)} in generated/"
    print(f"{files}; README.md says how to build them")
    return 0


def _add(options: argparse.Namespace, root: Path) -> int:
    print(skeleton.add(load(root / "spec"), root / "spec", options.area, options.name))
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace, Path], int]] = {
    "generate": _generate,
    "check": _check,
    "list": _list,
    "facts": _facts,
    "status": _status,
    "explain": _explain,
    "diff": _diff,
    "lock": _lock,
    "add": _add,
    "init": _init,
}
