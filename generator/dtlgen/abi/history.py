# SPDX-License-Identifier: BSD-3-Clause
"""Finds a version of the API to compare with: a folder, a lock file, or a git revision."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from dtlgen import check
from dtlgen.abi import api_changes, compare, declarations, lock, value_changes
from dtlgen.abi.compare import Change, RequiredVersion
from dtlgen.abi.declarations import Declarations
from dtlgen.document.diagnostics import CommandError, SpecError
from dtlgen.document.record import field, record
from dtlgen.model.api import Api
from dtlgen.read import lock_file
from dtlgen.read.load import load
from dtlgen.read.lock_file import Lock


@record
class State:
    """One version of the API. A lock file has neither Python declarations nor the model (`api`)."""

    lock: Lock
    python: Declarations | None
    api: Api | None = field(default=None, compare=False)

    @classmethod
    def of(cls, api: Api) -> State:
        """Returns the lock, the declarations and the model of an API."""
        return cls(lock.lock_of(api), declarations.source(api), api)


def difference(old: State, new: State) -> tuple[tuple[Change, ...], RequiredVersion]:
    """Returns the changes, and the version number that they require after the old version."""
    if old.api is not None and new.api is not None:
        found = api_changes.changes(old.api, new.api)
        return found, compare.required_version(found, old.lock.version, old.lock.abi)
    both = dict.fromkeys(old.lock.names.keys() & new.lock.names.keys(), "")
    found = compare.changes(old.lock.names, new.lock.names)
    found += tuple(value_changes.locked_value_changes(both, old.lock.details, new.lock.details))
    if old.python is not None and new.python is not None:
        found += compare.changes(old.python, new.python)
    return found, compare.required_version(found, old.lock.version, old.lock.abi)


def find(name: str, root: Path) -> State:
    """Returns the version that `name` refers to; raises CommandError if there is none."""
    path = Path(name)
    if path.suffix == ".json" and path.is_file():
        return State(lock_file.read(path), None)
    for folder in (path, path / "spec"):
        if (folder / "api.yaml").is_file():
            return _state(folder)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "spec"
        folder.mkdir()
        _extract(name, root, folder)
        return _state(folder)


def _state(folder: Path) -> State:
    """Loads a specification and checks its types; raises SpecError for problems."""
    api = load(folder)
    found = check.problems(api, check.TYPED)
    if found:
        raise SpecError(found)
    return State.of(api)


def _extract(revision: str, root: Path, folder: Path) -> None:
    """Copies the files of spec/ in the git revision to `folder`."""
    command = ["git", "-C", str(root), "archive", "--format=tar", "--end-of-options", revision]
    found = subprocess.run([*command, "spec"], capture_output=True, check=False)
    if found.returncode != 0:
        expected = "expected a folder with api.yaml, a lock, or a git revision with spec/"
        raise CommandError(f"{revision}: {expected}")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content is not None:
                (folder / Path(member.name).name).write_bytes(content.read())
