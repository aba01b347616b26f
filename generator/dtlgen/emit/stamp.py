# SPDX-License-Identifier: BSD-3-Clause
"""Records that generated/ is up to date, by digests of everything that it depends on.

What is remembered stands in .dtlgen_cache/ of the checkout, which git never sees; without it, or
where a digest differs, everything is made anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path

from dtlgen.document import regular_file

FOLDER = ".dtlgen_cache"
PACKAGE = Path(__file__).parents[1]
TOGETHER = 1 << 20  # bytes of a file; most have less


def sources(root: Path, others: Iterable[str] = ()) -> list[str]:
    """Returns the files from which pages are generated: the specification, dtlgen with its
    templates, and the folders of other packages.
    """
    makers = [str(PACKAGE), *others]
    made_by = (path for folder in makers for path in _files(folder, (".py", ".j2", ".json")))
    return [*_files(root / "spec", (".yaml", ".json")), *made_by]


def current(root: Path) -> int:
    """Returns the number of files in generated/ if it is still up to date, else 0."""
    try:
        kept = regular_file.read_text(root / FOLDER / "stamp")
    except (OSError, ValueError):
        return 0
    folder, others = root / "generated", kept.splitlines()[1:]
    pages = {path: _digest(f"{folder}/{path}") for path in below(folder)}
    return len(pages) if kept == _stamp(root, pages, others) else 0


def keep(
    root: Path, is_current: bool, pages: Mapping[str, str], others: Sequence[str] = ()
) -> None:
    """Writes the stamp; `pages` are the digests of the pages below generated/. A folder that can't
    be written is no failure: the next call takes longer.
    """
    folder = root / FOLDER
    with suppress(OSError):
        if not is_current:
            (folder / "stamp").unlink(missing_ok=True)
            return
        folder.mkdir(exist_ok=True)
        (folder / ".gitignore").write_text("*\n", "ascii")
        (folder / "stamp").write_text(_stamp(root, pages, others), "utf-8")


def digest(pieces: Iterable[bytes] = ()) -> blake2b:
    """Returns a hash of these pieces, which can be updated."""
    found = blake2b(digest_size=32)
    for piece in pieces:
        found.update(piece)
    return found


def below(folder: Path) -> list[str]:
    """Returns the paths of all files in a folder, except for Python's caches."""
    start = len(f"{folder}/")
    return [path[start:] for path in _files(folder, ("",))]


def _stamp(root: Path, pages: Mapping[str, str], others: Sequence[str]) -> str:
    """Returns the digests of the sources and pages and the time of the last package
    installation on the first line, then the folders of other packages, one per line.
    """
    made_from = {path: _digest(path) for path in sources(root, others)}
    digests = f"{_together(made_from)} {_together(pages)} {_installed()}"
    return "".join(f"{line}\n" for line in (digests, *others))


def _installed() -> int:
    """Returns the time at which a package was last installed or removed."""
    folders = (Path(each) for each in sys.path if each.endswith("-packages"))
    return max((each.stat().st_mtime_ns for each in folders if each.is_dir()), default=0)


def _together(files: Mapping[str, str]) -> str:
    """Returns one digest of the paths and the contents of files."""
    lines = (f"{path}\n{found}\n" for path, found in sorted(files.items()))
    words = f"{sys.version}\n{''.join(lines)}"
    return digest([words.encode(errors="surrogateescape")]).hexdigest()


def _digest(path: str) -> str:
    with open(path, "rb", buffering=0) as file:  # noqa: PTH123  Path takes as long
        return digest(iter(partial(file.read, TOGETHER), b"")).hexdigest()


def _files(folder: str | Path, endings: tuple[str, ...]) -> Iterator[str]:
    """Returns the files with these names below the folder, sorted."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name != "__pycache__" and entry.is_dir():
            yield from _files(entry.path, endings)
        elif entry.name.endswith(endings) and entry.is_file():
            yield entry.path
