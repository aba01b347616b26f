# SPDX-License-Identifier: BSD-3-Clause
"""The commands of dtlgen."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dtlgen import catalogue, check, generate, history, lock, skeleton
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.grammar import nearest, shown
from dtlgen.load import load
from dtlgen.model import Api, Area
from dtlgen.place import CommandError, SpecError

EPILOG = "Works on the checkout around the current folder; --root names another."


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command: 0 if all is well, 1 if something is to be mended, 2 if it is unknown."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options, options.root or _checkout(Path.cwd()))
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"dtlgen: {len(error.problems)} to mend", file=sys.stderr)
        return 1
    except CommandError as error:
        print(f"dtlgen: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # the reader, such as `head`, has seen enough
        return 0
    return status


def _checkout(start: Path) -> Path:
    """The folder at or above `start` that holds spec/api.yaml."""
    for folder in (start, *start.parents):
        if (folder / "spec" / "api.yaml").is_file():
            return folder
    raise CommandError(f"no spec/api.yaml at or above {start}; expected a checkout, or --root")


def _sound(root: Path) -> Api:
    """The API, if emitters can rely upon it."""
    api = load(root / "spec")
    found = check.problems(api, check.SOUND)
    if found:
        raise SpecError(found)
    return api


def _generate(options: argparse.Namespace, root: Path) -> int:
    start = time.perf_counter()
    made = generate.pages(_sound(root), OUTPUTS)
    found = generate.differences(made, root / "generated")
    if options.check:
        for line in generate.report(found):
            print(line, file=sys.stderr)
        return 1 if found else 0
    left = generate.write(made, root / "generated", found)
    for difference in found:
        if difference not in left:
            print(f"{generate.VERBS[difference.kind]} generated/{difference.path}")
    for line in generate.report(left):
        print(line, file=sys.stderr)
    seconds = time.perf_counter() - start
    print(f"{len(made)} files, {len(found) - len(left)} changed, in {seconds:.2f} s")
    return 1 if left else 0


def _check(_options: argparse.Namespace, root: Path) -> int:
    api = load(root / "spec")
    released = lock.read(root / "spec" / lock.NAME)
    found = check.problems(api, (*check.SOUND, *check.COMPLETE))
    if not found:
        found = lock.problems(released, api)
    if found:
        raise SpecError(found)
    rules = len(check.SOUND) + len(check.COMPLETE)
    functions = len(list(api.functions()))
    print(f"{functions} functions in {len(api.areas)} areas keep {rules} rules and the ABI lock")
    return 0


def _list(options: argparse.Namespace, root: Path) -> int:
    print("\n".join(catalogue.listing(_areas(load(root / "spec"), options.area))))
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
    api = _sound(root)
    shown_outputs = [output for output in OUTPUTS if catalogue.shows(output.template)]
    made = generate.pages(api, shown_outputs)
    print("\n".join(catalogue.explain(api, made, options.name)))
    return 0


def _diff(options: argparse.Namespace, root: Path) -> int:
    old = history.find(options.old, root)
    new = history.find(options.new or str(root), root)
    found, release = history.difference(old, new)
    for change in found:
        print(change)
    breaks = sum(change.breaks for change in found)
    print(f"{len(found) - breaks} added, {breaks} broken")
    print(f"next version: {release}")
    return 0


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


def _add(options: argparse.Namespace, root: Path) -> int:
    print(skeleton.add(load(root / "spec"), root / "spec", options.area, options.name))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "dtlgen", description="Turns spec/ into every language's surface.", epilog=EPILOG
    )
    parser.add_argument("--root", type=Path, help="the checkout to work on")
    commands = parser.add_subparsers(metavar="command", required=True)

    make = commands.add_parser("generate", help="write generated/ from spec/")
    make.add_argument("--check", action="store_true", help="write nothing, fail if it would")
    make.set_defaults(run=_generate)

    commands.add_parser("check", help="hold spec/ against all rules").set_defaults(run=_check)

    for name, run, words in (
        ("list", _list, "print every name with its first sentence"),
        ("status", _status, "print what has no implementation yet"),
    ):
        table = commands.add_parser(name, help=words)
        table.add_argument("--area", help="only this one")
        table.set_defaults(run=run)

    explain = commands.add_parser("explain", help="print an item with all its faces")
    explain.add_argument("name", help="as C, Python or the specification spells it")
    explain.set_defaults(run=_explain)

    diff = commands.add_parser("diff", help="print additions, breaks and the version they ask for")
    diff.add_argument("old", help="a folder, a lock, or a git revision")
    diff.add_argument("new", nargs="?", help="likewise; the checkout where absent")
    diff.set_defaults(run=_diff)

    commands.add_parser("lock", help="freeze what is released now").set_defaults(run=_lock)

    add = commands.add_parser("add", help="write the skeleton of a new function")
    add.add_argument("kind", choices=["function"])
    add.add_argument("area")
    add.add_argument("name", help="without dtl_")
    add.set_defaults(run=_add)
    return parser
