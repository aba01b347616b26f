# SPDX-License-Identifier: BSD-3-Clause
"""script/release [--output FOLDER]: makes a release in two runs with a commit between them.

The first run merges changelog.d/ into CHANGELOG.md; the second writes the tarball of the commit.
Both first check that everything is committed, that the versions agree, that the ABI lock has the
released version, that generated/ is up to date, that no other commit has the tag, and that the
notes name all incompatible changes since the previous release.  Nothing is pushed."""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from checkout import ROOT

from dtlgen.abi import history, lock
from dtlgen.model.api import Version
from dtlgen.read import load, lock_file

HEAD = "# What has changed\n"
FRAGMENT = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+\.md")
STAGES = {"alpha": "a", "beta": "b", "rc": "rc"}


class RefusalError(Exception):
    """A failed check; the text says what was found and what was expected."""


def git(root: Path, *words: str) -> str:
    """Runs git and returns its output; raises RefusalError if it fails."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RefusalError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def for_python(version: Version) -> str:
    """Returns the version as PEP 440 spells it: 0.1.0a1 for 0.1.0-alpha.1."""
    base = f"{version.major}.{version.minor}.{version.patch}"
    stage, _, number = version.prerelease.partition(".")
    return base + STAGES.get(stage, stage) + number


def fragments(root: Path) -> list[Path]:
    """Returns the files of changelog.d/ except its README."""
    return sorted(p for p in (root / "changelog.d").iterdir() if p.name != "README.md")


def check(root: Path) -> str:
    """Runs the checks; returns the version to release."""
    changed = git(root, "status", "--porcelain")
    if changed:
        raise RefusalError(f"not committed:\n{changed}\nexpected a tree without changes")
    api = load.load(root / "spec")
    number, python = lock.number(api.version), for_python(api.version)
    if api.version.python != python:
        raise RefusalError(f"spec/api.yaml has {api.version.python} for Python; expected {python}")
    if lock_file.read(root / "spec" / lock_file.NAME) != lock.lock_of(api):
        raise RefusalError("spec/abi.lock.json lacks some of what spec/ has; run dtlgen lock")
    generate = [sys.executable, "-m", "dtlgen", "--root", str(root), "generate", "--check"]
    done = subprocess.run(generate, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RefusalError(f"generated/ is not what spec/ says; run script/generate\n{done.stderr}")
    tag = f"v{number}"
    if git(root, "tag", "--list", tag):
        tagged, here = git(root, "rev-list", "-n1", tag), git(root, "rev-parse", "HEAD")
        if tagged != here:
            raise RefusalError(f"the tag {tag} is of {tagged[:7]}; expected {here[:7]}, or no tag")
    return number


def lines(files: list[Path]) -> Iterator[str]:
    """Yields each fragment as a list item; raises RefusalError for a malformed one."""
    for file in files:
        text = file.read_text(encoding="utf-8").strip()
        if not FRAGMENT.fullmatch(file.name) or not text or "\n\n" in text:
            raise RefusalError(f"changelog.d/{file.name} is not AREA-what.md with one paragraph")
        yield f"- {' '.join(text.split())}\n"


def undocumented_changes(root: Path, notes: str) -> Iterator[str]:
    """Yields the incompatible changes since the previous release that the notes don't name."""
    if not git(root, "tag", "--list", "v*", "--merged"):
        return
    before = git(root, "describe", "--tags", "--abbrev=0", "--match", "v*")
    found, _ = history.difference(history.find(before, root), history.find(str(root), root))
    for name in dict.fromkeys(change.name for change in found if change.breaks):
        if not re.search(rf"(?<!\w){re.escape(name.removeprefix('dtl.'))}(?!\w)", notes):
            yield f"{name} has changed since {before}"


def section(root: Path, number: str) -> str:
    """Returns the section of the release in CHANGELOG.md, or ""."""
    notes = root / "CHANGELOG.md"
    text = notes.read_text(encoding="utf-8") if notes.exists() else ""
    return text.partition(f"\n## {number}\n")[2].partition("\n## ")[0]


def write_notes(root: Path, number: str, files: list[Path]) -> None:
    """Writes a new section, or adds the new notes to an existing one."""
    notes = root / "CHANGELOG.md"
    added, title = "".join(lines(files)), f"\n## {number}\n\n"
    old = notes.read_text(encoding="utf-8").removeprefix(HEAD) if notes.exists() else ""
    notes.write_text(HEAD + title + added + old.removeprefix(title), encoding="utf-8")
    for file in files:
        file.unlink()


def write_tarball(root: Path, number: str, folder: Path) -> Path:
    """Writes the source tarball of HEAD; raises RefusalError if CHANGELOG.md lacks the version."""
    if not section(root, number):
        raise RefusalError(f"CHANGELOG.md says nothing of {number}; expected lines in changelog.d/")
    name = f"dtl-{number}"
    tarball = folder / f"{name}.tar.gz"
    folder.mkdir(parents=True, exist_ok=True)
    git(root, "archive", f"--prefix={name}/", f"--output={tarball}", "HEAD")
    return tarball


def release(root: Path, folder: Path) -> Iterator[str]:
    """Performs the next step of the release, and yields messages about it."""
    number = check(root)
    files = fragments(root)
    if missing := list(undocumented_changes(root, "".join([*lines(files), section(root, number)]))):
        raise RefusalError(f"{'; '.join(missing)}: expected lines in changelog.d/ that name it all")
    if files:
        write_notes(root, number, files)
        yield f"CHANGELOG.md has {len(files)} lines of {number}, and changelog.d/ is empty"
        yield "next: look at them, commit, and run script/release again"
        return
    tarball = write_tarball(root, number, folder)
    yield f"{tarball}, sha256 {hashlib.sha256(tarball.read_bytes()).hexdigest()}"
    if not git(root, "tag", "--list", f"v{number}"):
        yield f"next: git tag -a v{number} -m 'DTL {number}'"


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/release", description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "build/release", metavar="FOLDER")
    output = parser.parse_args().output.absolute()
    try:
        for line in release(ROOT, output):
            print(line)
    except RefusalError as error:
        print(f"script/release: {error}", file=sys.stderr)
        return 1
    return 0
