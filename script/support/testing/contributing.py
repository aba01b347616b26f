# SPDX-License-Identifier: BSD-3-Clause
"""Reads the commands of CONTRIBUTING.md that run one test, so that script/test can run them."""

from __future__ import annotations

import re
import shlex

from checkout import ROOT

PAGE = ROOT / "CONTRIBUTING.md"
RUNS_A_TEST = re.compile(r"`([^`]*(?:ctest|pytest) [^`]*)`")


def commands() -> list[list[str]]:
    """Returns the commands.  ctest gets an option with which it fails if no test matches."""
    found = [shlex.split(line) for line in RUNS_A_TEST.findall(PAGE.read_text(encoding="utf-8"))]
    if not found:
        raise ValueError(f"{PAGE}: expected commands that run one test")
    return [[*words, "--no-tests=error"] if words[0] == "ctest" else words for words in found]
