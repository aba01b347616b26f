# SPDX-License-Identifier: BSD-3-Clause
"""Writes the files of generated/ that differ from the specification and the templates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import chain, islice
from operator import attrgetter
from pathlib import Path

from dtlgen.document.record import record
from dtlgen.emit import stamp
from dtlgen.emit.output import Output
from dtlgen.emit.render import TEMPLATES, Renderer
from dtlgen.model.api import Api

STAMP = b'Made by "dtlgen generate"'
STAMPED_WITHIN = 400  # bytes

# Verbs in the output of generate, and faults in the output of --check.
VERBS = {"new": "made", "changed": "wrote", "extra": "removed"}
FAULTS = {
    "new": "is missing",
    "changed": "differs from what spec/ and its template say",
    "extra": "is made by no output",
}


@record
class Page:
    """The expected content of a generated file; `path` is relative to generated/."""

    path: str
    content: bytes
    template: str


@record
class Difference:
    """`kind` is `new`, `changed` or `extra`; `template` is "" for a file that no output makes."""

    kind: str
    path: str
    template: str


@record
class Made:
    """The digests of all pages by their paths, and how the folder differed, sorted by path; `left`
    are the extra files which dtlgen has not made.
    """

    pages: dict[str, str]
    differences: tuple[Difference, ...]
    left: tuple[Difference, ...]


def pages(api: Api, outputs: Iterable[Output]) -> dict[str, Page]:
    """Returns every generated file by its path, in the order of the table of languages."""
    made: dict[str, str] = {}
    return {
        path: Page(path, b"".join(pieces), output.template)
        for output in outputs
        for path, pieces in _printed(api, output, made)
    }


def _printed(
    api: Api, output: Output, made: dict[str, str]
) -> Iterator[tuple[str, Iterator[bytes]]]:
    """Yields paths and contents; `made` maps the paths so far to their templates."""
    renderer = Renderer(api.names, output.folder or TEMPLATES)
    for path, page in output.pages(api):
        if path in made:
            raise ValueError(f"{output.name}: {path} is made twice; also by {made[path]}")
        made[path] = output.template
        text = renderer.pieces(path, page, output.template, output.comments)
        del page  # it goes when it is printed, whenever the next one is asked for
        yield path, _encoded(text)


def _encoded(text: Iterator[str]) -> Iterator[bytes]:
    return (piece.encode("utf-8") for piece in text)


def settled(api: Api, outputs: Iterable[Output], folder: Path, may_write: bool) -> Made:
    """Returns the differences of `folder`; updates the files if `may_write`."""
    found, made = Found(folder, may_write), dict[str, str]()
    for output, path, pieces in _in_turn(api, outputs, made):
        found.page(path, pieces, output.template)
    return found.made()


def _in_turn(
    api: Api, outputs: Iterable[Output], made: dict[str, str]
) -> Iterator[tuple[Output, str, Iterator[bytes]]]:
    """Yields a page of each output in turn, so that consecutive pages belong to the same area and
    derived facts of its functions are computed once.
    """
    waiting = [(output, _printed(api, output, made)) for output in outputs]
    while waiting:
        going = []
        for output, pages in waiting:
            for path, pieces in islice(pages, 1):
                yield output, path, pieces
                going.append((output, pages))
        waiting = going


def compare(pages: Iterable[Page], folder: Path) -> Made:
    """Returns the differences of `folder`."""
    return _settled(pages, Found(folder, may_write=False))


def write(pages: Iterable[Page], folder: Path) -> Made:
    """Updates `folder`, except for files that dtlgen did not create."""
    return _settled(pages, Found(folder, may_write=True))


def _settled(pages: Iterable[Page], found: Found) -> Made:
    """Passes the pages to `found` and returns the result."""
    for page in pages:
        found.page(page.path, [page.content], page.template)
    return found.made()


class Found:
    """Collects the differences of a folder while its pages are printed."""

    def __init__(self, folder: Path, may_write: bool) -> None:
        self.folder = folder
        self.may_write = may_write
        self.there = frozenset(stamp.below(folder))
        self.pages: dict[str, str] = {}
        self.differences: list[Difference] = []
        self.parents = {path.rpartition("/")[0] for path in self.there}  # that are there

    def page(self, path: str, pieces: Iterable[bytes], template: str) -> None:
        """Compares a page with its file; updates the file if `found` may write."""
        found = stamp.digest()
        self._page(path, _digested(pieces, found), template)
        self.pages[path] = found.hexdigest()

    def _page(self, path: str, pieces: Iterator[bytes], template: str) -> None:
        file = f"{self.folder}/{path}"
        same, rest = _same(file, pieces) if path in self.there else (None, (b"",))
        if not rest:
            return
        kind = "new" if same is None else "changed"
        self.differences.append(Difference(kind, path, template))
        if self.may_write:
            self.make_parent(path)
            with open(file, "r+b" if same else "wb") as out:  # noqa: PTH123  Path takes as long
                out.seek(same or 0)
                out.truncate()
                out.writelines(chain(rest, pieces))

    def make_parent(self, path: str) -> None:
        """Creates the folder of a file unless it exists."""
        parent = path.rpartition("/")[0]
        if parent not in self.parents:
            (self.folder / parent).mkdir(parents=True, exist_ok=True)
            self.parents.add(parent)

    def made(self) -> Made:
        left = []
        for name in self.there - self.pages.keys():
            extra = Difference("extra", name, "")
            self.differences.append(extra)
            if STAMP not in (self.folder / name).read_bytes()[:STAMPED_WITHIN]:
                left.append(extra)
            elif self.may_write:
                (self.folder / name).unlink()
        by_path = attrgetter("path")
        found = (tuple(sorted(each, key=by_path)) for each in (self.differences, left))
        return Made(self.pages, *found)


def _digested(pieces: Iterable[bytes], found: blake2b) -> Iterator[bytes]:
    """Yields the pieces and updates the digest."""
    for piece in pieces:
        found.update(piece)
        yield piece


def _same(path: str, pieces: Iterator[bytes]) -> tuple[int, tuple[bytes, ...]]:
    """Returns the number of equal bytes at the start, and the first differing piece: b"" if the
    file is too long; an empty tuple if nothing differs.
    """
    same = 0
    with open(path, "rb") as file:  # noqa: PTH123  Path takes as long
        for piece in pieces:
            if file.read(len(piece)) != piece:
                return same, (piece,)
            same += len(piece)
        return same, (b"",) if file.read(1) else ()


def depfile(made: Iterable[str], root: Path, sources: Iterable[str]) -> str:
    """Returns a dependency file for make and Ninja: the sources of the pages."""
    targets = " ".join(_escaped(str((root / "generated" / path).absolute())) for path in made)
    lines = " \\\n".join(f"  {_escaped(str(Path(path).absolute()))}" for path in sources)
    return f"{targets}: \\\n{lines}\n"


def _escaped(path: str) -> str:
    """Escapes a path for a dependency file of make."""
    return path.replace(" ", "\\ ").replace("#", "\\#").replace("$", "$$")


def report(found: Iterable[Difference]) -> Iterator[str]:
    """Yields three lines for each difference: the fault, the command to run, the template."""
    for difference in found:
        yield f"generated/{difference.path} {FAULTS[difference.kind]}"
        if difference.template:
            yield "  run: python -m dtlgen generate, and commit what it writes"
            yield f"  template: generator/dtlgen/emit/{difference.template}"
        else:
            yield "  run: python -m dtlgen generate, or move the file if it is written by hand"
            yield "  template: none; generator/dtlgen/emit/languages.py is the table of languages"
