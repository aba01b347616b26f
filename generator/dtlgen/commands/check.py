# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen check`: checks the specification against all rules, and against the lock."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from dtlgen import check
from dtlgen.abi import lock
from dtlgen.document.diagnostics import CommandError, SpecError
from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.api import Api
from dtlgen.read import lock_file
from dtlgen.read.load import load


def run(options: argparse.Namespace, root: Path) -> int:
    """Reports violations of the rules and of the lock."""
    api = load(root / "spec")
    path = root / "spec" / lock_file.NAME
    released = lock_file.read(path) if path.exists() else None
    found = check.problems(api, (*check.SOUND, *check.COMPLETE))
    if not found and released:
        found = lock.problems(released, api)
    if found:
        raise SpecError(found)
    if options.compile:
        _compile_generated(api, root)
    rules = len(check.SOUND) + len(check.COMPLETE)
    functions = len(list(api.functions()))
    if options.format == "text":
        kept = "the ABI lock" if released else "have no ABI lock yet: dtlgen lock makes one"
        print(f"{functions} functions in {len(api.areas)} areas keep {rules} rules and {kept}")
    return 0


def _compile_generated(api: Api, root: Path) -> None:
    """Compiles the generated code. Raises CommandError with the compilers' messages, because an
    accepted specification must compile.
    """
    from dtlgen.commands import compile_check  # noqa: PLC0415  late: it is seldom asked for

    found = list(compile_check.outcomes(api, generate.pages(api, OUTPUTS), root))
    wrong = [outcome for outcome in found if outcome.messages]
    if wrong:
        messages = "".join(f"{outcome.compiler}:\n{outcome.messages}" for outcome in wrong)
        raise CommandError(
            f"what is generated doesn't compile; please report it\n{messages}".rstrip()
        )
    for outcome in found:
        print(f"{outcome.compiler} accepts {outcome.files} files", file=sys.stderr)
