# SPDX-License-Identifier: BSD-3-Clause
"""The commands of dtlgen."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dtlgen import generate
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.load import load
from dtlgen.place import SpecError


class CommandError(Exception):
    """A command can't be carried out; the message says why and what to do."""


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
    return status


def _checkout(start: Path) -> Path:
    """The folder at or above `start` that holds spec/api.yaml."""
    for folder in (start, *start.parents):
        if (folder / "spec" / "api.yaml").is_file():
            return folder
    raise CommandError(
        f"no spec/api.yaml at or above {start}; expected to run in a checkout, or --root"
    )


def _generate(options: argparse.Namespace, root: Path) -> int:
    start = time.perf_counter()
    made = generate.pages(load(root / "spec"), OUTPUTS)
    found = generate.differences(made, root / "generated")
    if options.check:
        return _report_stale(found)
    left = generate.write(made, root / "generated", found)
    for difference in found:
        verb = {"new": "made", "changed": "wrote", "extra": "removed"}[difference.kind]
        print(f"{verb if difference not in left else 'left   '} generated/{difference.path}")
    for difference in left:
        print(
            f"generated/{difference.path} is not made by dtlgen: move it elsewhere", file=sys.stderr
        )
    seconds = time.perf_counter() - start
    print(f"{len(made)} files, {len(found) - len(left)} changed, in {seconds:.2f} s")
    return 1 if left else 0


def _report_stale(found: Sequence[generate.Difference]) -> int:
    for difference in found:
        what = {
            "new": "is missing",
            "changed": "differs from what spec/ says",
            "extra": "is made by no output",
        }
        print(f"generated/{difference.path} {what[difference.kind]}", file=sys.stderr)
        print("  run: python -m dtlgen generate (and commit what it changes)", file=sys.stderr)
        source = (
            f"generator/dtlgen/templates/{difference.template}" if difference.template else "none"
        )
        print(f"  template: {source}", file=sys.stderr)
    return 1 if found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "dtlgen", description="Turns spec/ into every language's surface."
    )
    parser.add_argument("--root", type=Path, help="the checkout; found upwards from here if absent")
    commands = parser.add_subparsers(metavar="command", required=True)
    make = commands.add_parser("generate", help="write generated/ from spec/")
    make.add_argument(
        "--check", action="store_true", help="write nothing; fail if something would change"
    )
    make.set_defaults(run=_generate)
    return parser
