# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen generate`: writes the folder generated/."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from dtlgen.commands.specification import load_for_pages
from dtlgen.emit import generate, stamp
from dtlgen.emit.languages import folders, outputs


def run(options: argparse.Namespace, root: Path) -> int:
    """Writes the files that differ; with --check, reports them instead."""
    start = time.perf_counter()
    result = generate.settled(
        load_for_pages(root), outputs(), root / "generated", not options.check
    )
    wrong = result.differences if options.check else result.left
    stamp.keep(root, not wrong, result.pages, folders())
    if options.depfile:
        options.depfile.write_text(
            generate.depfile(result.pages, root, stamp.sources(root, folders())), "utf-8"
        )
    if not options.check:
        changed = [each for each in result.differences if each not in result.left]
        for each in changed:
            print(f"{generate.VERBS[each.kind]} generated/{each.path}")
        seconds = time.perf_counter() - start
        print(f"{len(result.pages)} files, {len(changed)} changed, in {seconds:.2f} s")
    for line in generate.report(wrong):
        print(line, file=sys.stderr)
    return 1 if wrong else 0
