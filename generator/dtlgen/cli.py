# SPDX-License-Identifier: BSD-3-Clause
"""Command-line parser of dtlgen, and the fast path of `generate` for an unchanged specification.

The fast path runs before the generator is imported, so that a build can call dtlgen every time at
little cost.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dtlgen import __version__
from dtlgen.emit import stamp

EPILOG = "Works on the checkout around the current folder; --root names another."
# number of objects that triggers a garbage collection; high, because most objects live until exit
COLLECTION_THRESHOLD = 1_000_000
FOLDER_OPTION = argparse.ArgumentParser(add_help=False)
FOLDER_OPTION.add_argument(
    "-C", type=Path, metavar="DIR", dest="folder", help="work as if started in DIR"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns 0 for success and 1 for a reported problem; exits with 2 for a
    usage error.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command == "completion":
        from dtlgen.commands import completion  # noqa: PLC0415  late: nothing else needs it

        print(completion.script(parser), end="")
        return 0
    if not _change_folder(options):
        return 1
    if options.command == "init":
        options.root = Path.cwd()
    root = options.root or _find_checkout(Path.cwd())
    if root is None:
        message = f"no spec/api.yaml at or above {Path.cwd()}; expected a checkout, or --root"
        print(f"dtlgen: {message}", file=sys.stderr)
        return 1
    if options.command == "generate" and not options.depfile and _is_current(options, root):
        return 0
    gc.set_threshold(COLLECTION_THRESHOLD)
    from dtlgen.commands import dispatch  # noqa: PLC0415  late: it needs the whole generator

    try:
        return dispatch.run(options, root)
    except BrokenPipeError:
        sys.stderr.close()  # the reader, such as `head`, has closed the pipe
        return 0


def _change_folder(options: argparse.Namespace) -> bool:
    """Changes to the folder of -C, if given. Returns false if that fails."""
    try:
        if options.folder:
            os.chdir(options.folder)
    except OSError as error:
        print(f"dtlgen: -C {options.folder}: {error.strerror}; expected a folder", file=sys.stderr)
        return False
    return True


def _find_checkout(start: Path) -> Path | None:
    """Returns the folder at or above `start` that contains spec/api.yaml, or None."""
    for folder in (start, *start.parents):
        if (folder / "spec" / "api.yaml").is_file():
            return folder
    return None


def _is_current(options: argparse.Namespace, root: Path) -> bool:
    """Returns True if the generated files match the specification and the generator, and then
    prints the summary that `generate` prints without --check.
    """
    start = time.perf_counter()
    count = stamp.current(root)
    if count and not options.check:
        print(f"{count} files, 0 changed, in {time.perf_counter() - start:.2f} s")
    return count > 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "dtlgen",
        description="Turns spec/ into every language's surface.",
        epilog=EPILOG,
        parents=[FOLDER_OPTION],
    )
    parser.add_argument("--version", action="version", version=f"dtlgen {__version__}")
    parser.add_argument("--root", type=Path, help="the checkout to work on")
    parser.set_defaults(format="text")
    commands = parser.add_subparsers(metavar="command", dest="command", required=True)

    make = commands.add_parser("generate", help="write generated/ from spec/")
    make.add_argument("--check", action="store_true", help="write nothing, fail if it would")
    make.add_argument("--depfile", type=Path, help="also write what it was made from, for Ninja")

    check = commands.add_parser("check", help="hold spec/ against all rules")
    check.add_argument(
        "--compile", action="store_true", help="also feed what is made to the compilers there are"
    )
    for command in (make, check):
        command.add_argument(
            "--format",
            choices=("text", "json", "sarif", "github"),
            default="text",
            help="how to tell what is wrong: to people on stderr, or to a tool on stdout",
        )

    for name, text in (
        ("list", "print every name with its first sentence"),
        ("status", "print what has no implementation yet"),
    ):
        table = commands.add_parser(name, help=text)
        table.add_argument("--area", help="only this one")

    explain = commands.add_parser("explain", help="print an item with all its faces")
    explain.add_argument("name", help="as C, Python or the specification spells it, or a code")

    commands.add_parser("facts", help="print all that spec/ says, and what follows, as JSON")

    diff = commands.add_parser("diff", help="print additions, breaks and the version they ask for")
    diff.add_argument("old", help="a folder, a lock, or a git revision")
    diff.add_argument("new", nargs="?", help="likewise; the checkout where absent")
    diff.add_argument("--format", choices=("text", "json"), default="text", help="for whom")

    commands.add_parser("lock", help="freeze what is released now")

    init = commands.add_parser("init", help="write a small project into an empty folder")
    init.add_argument("name", help="of the API, the library and its packages")
    init.add_argument("--prefix", default="", help="of all C functions; NAME_ where absent")

    commands.add_parser("completion", help="print what makes bash and zsh complete these words")

    add = commands.add_parser("add", help="write the skeleton of a new function")
    add.add_argument("kind", choices=["function"])
    add.add_argument("area")
    add.add_argument("name", help="without the prefix")
    return parser
