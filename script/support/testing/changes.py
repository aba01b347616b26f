# SPDX-License-Identifier: BSD-3-Clause
"""Finds the files that a branch changes, for checks that are too slow for all files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from checkout import ROOT

UPSTREAMS = ("@{upstream}", "origin/HEAD", "origin/main", "main")
RECENT = 10  # number of commits that count as the change on the upstream branch itself
USERS = 2  # number of source files that check a changed header
CONFIGURATION = ".clang-tidy"  # if it changes, every file counts as changed


def git(*words: str) -> str | None:
    """Returns the output of git, or None if it fails."""
    command = ["git", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def base() -> str | None:
    """Returns the commit where the branch left its upstream, or the last of the RECENT commits on
    the upstream itself. Returns None if the history is too
    short, as in a shallow clone."""
    head = git("rev-parse", "HEAD")
    for upstream in UPSTREAMS:
        found = git("merge-base", "HEAD", upstream)
        if found and found != head:
            return found
    return git("rev-parse", "--verify", "--quiet", f"HEAD~{RECENT}")


def changed_files() -> set[Path] | None:
    """Returns the files that differ from base(), and new ones. Returns None if base() is
    unknown."""
    start = base()
    if start is None:
        return None
    listed = git("diff", "--name-only", "--diff-filter=d", start)
    added = git("ls-files", "--others", "--exclude-standard")
    if listed is None or added is None:
        return None
    return {ROOT / name for name in (*listed.splitlines(), *added.splitlines())}


def changed_sources(sources: Iterable[str], changed: set[Path] | None) -> list[str]:
    """Returns the changed files of `sources`, and for each changed header the first USERS files
    that include it; all files if the changes are unknown."""
    every = sorted(sources)
    if changed is None or ROOT / CONFIGURATION in changed:
        return every
    found = {name for name in every if Path(name) in changed}
    headers = sorted(path.name for path in changed if path.suffix == ".h")
    if headers:
        texts = {name: Path(name).read_text(encoding="utf-8") for name in every}
        for header in headers:
            line = re.compile(rf'#include ["<](?:.*/)?{re.escape(header)}[">]')
            found.update([name for name in every if line.search(texts[name])][:USERS])
    return sorted(found)
