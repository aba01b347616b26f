# SPDX-License-Identifier: BSD-3-Clause
"""Runs one command. Returns 0 for success and 1 for problems."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from dtlgen.commands import report
from dtlgen.document.diagnostics import CommandError, SpecError


def run(options: argparse.Namespace, root: Path) -> int:
    """Runs the module of the command, and reports its problems on stderr or in the chosen
    format.
    """
    try:
        status: int = import_module(f"dtlgen.commands.{options.command}").run(options, root)
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
