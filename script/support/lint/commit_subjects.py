# SPDX-License-Identifier: BSD-3-Clause
"""Checks that subjects of commits have at most 60 characters.  Commits before the one that added
this file are exempt."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

from checkout import ROOT

LONGEST = 60


def git(*words: str) -> list[str]:
    """Runs git in the checkout and returns the lines of its output."""
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def wrong() -> Iterator[str]:
    """Yields the commits with a subject that is too long, since this check was added."""
    ours = Path(__file__).relative_to(ROOT)
    added = git("log", "--diff-filter=A", "--format=%H", "--", str(ours))
    for line in git("log", "--no-merges", "--format=%h %s", f"{added[-1]}..HEAD") if added else ():
        commit, _, subject = line.partition(" ")
        if len(subject) > LONGEST:
            yield f"{commit}: {len(subject)} characters: {subject}; at most {LONGEST}"
