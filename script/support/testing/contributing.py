# SPDX-License-Identifier: BSD-3-Clause
"""The commands of CONTRIBUTING.md: those that run one test do run it."""

from __future__ import annotations

import re
import shlex

from checkout import ROOT

PAGE = ROOT / "CONTRIBUTING.md"
RUNS_A_TEST = re.compile(r"`([^`]*(?:ctest|pytest) [^`]*)`")


def commands() -> list[list[str]]:
    """With a word more where a runner would succeed with no test at all."""
    found = [shlex.split(line) for line in RUNS_A_TEST.findall(PAGE.read_text(encoding="utf-8"))]
    if not found:
        raise ValueError(f"{PAGE}: expected commands that run one test")
    return [[*words, "--no-tests=error"] if words[0] == "ctest" else words for words in found]
