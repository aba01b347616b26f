# SPDX-License-Identifier: BSD-3-Clause
"""What `generate` and `check` do, and how every command is run: 0 if all is well, 1 if something is
to be mended.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from dtlgen import check, generate, lock, report, stamp
from dtlgen.emit.outputs import OUTPUTS, folders, outputs
from dtlgen.load import load
from dtlgen.model import Api
from dtlgen.place import CommandError, SpecError

Command: TypeAlias = Callable[[argparse.Namespace, Path], int]


def run(options: argparse.Namespace, root: Path) -> int:
    """Runs the command of that name; what is wrong is told on stderr."""
    try:
        status = _command(options.command)(options, root)
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


def _command(name: str) -> Command:
    if name in COMMANDS:
        return COMMANDS[name]
    from dtlgen.other_commands import COMMANDS as OTHERS  # noqa: PLC0415  late: as in cli.py

    return OTHERS[name]


def sound(root: Path) -> Api:
    """The API, if emitters can rely upon it."""
    api = load(root / "spec")
    found = check.problems(api, check.SOUND)
    if found:
        raise SpecError(found)
    return api


def _printable(root: Path) -> Api:
    """The same, of which pages are printed; only messages tell where a parameter stands, so that
    it is read anew where there are some.
    """
    try:
        api = load(root / "spec", shares=True)
        if not check.problems(api, check.SOUND):
            return api
    except SpecError:
        pass
    return sound(root)


def _generate(options: argparse.Namespace, root: Path) -> int:
    start = time.perf_counter()
    made = generate.settled(_printable(root), outputs(), root / "generated", not options.check)
    wrong = made.differences if options.check else made.left
    stamp.keep(root, not wrong, made.pages, folders())
    if options.depfile:
        options.depfile.write_text(
            generate.depfile(made.pages, root, stamp.sources(root, folders())), "utf-8"
        )
    if not options.check:
        changed = [each for each in made.differences if each not in made.left]
        for each in changed:
            print(f"{generate.VERBS[each.kind]} generated/{each.path}")
        seconds = time.perf_counter() - start
        print(f"{len(made.pages)} files, {len(changed)} changed, in {seconds:.2f} s")
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
    from dtlgen import trial  # noqa: PLC0415  late: it is seldom asked for

    found = list(trial.outcomes(api, generate.pages(api, OUTPUTS), root))
    wrong = [outcome for outcome in found if outcome.said]
    if wrong:
        said = "".join(f"{outcome.compiler}:\n{outcome.said}" for outcome in wrong)
        raise CommandError(f"what is generated doesn't compile; please report it\n{said}".rstrip())
    for outcome in found:
        print(f"{outcome.compiler} accepts {outcome.files} files", file=sys.stderr)


COMMANDS: dict[str, Command] = {"generate": _generate, "check": _check}
