# SPDX-License-Identifier: BSD-3-Clause
"""Makes generated/ what the specification and the templates say, touching only what differs."""

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
    """A generated file as it should be; `path` is relative to generated/."""

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
    """Every generated file by its path, in the order of the table."""
    made: dict[str, str] = {}
    return {
        path: Page(path, b"".join(pieces), output.template)
        for output in outputs
        for path, pieces in _printed(api, output, made)
    }


def _printed(
    api: Api, output: Output, made: dict[str, str]
) -> Iterator[tuple[str, Iterator[bytes]]]:
    """Paths and contents; `made` has what is made already, and by what."""
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
    """How `folder` differs from what it should be, which it then is if `may_write`."""
    found, made = Found(folder, may_write), dict[str, str]()
    for output, path, pieces in _in_turn(api, outputs, made):
        found.page(path, pieces, output.template)
    return found.made()


def _in_turn(
    api: Api, outputs: Iterable[Output], made: dict[str, str]
) -> Iterator[tuple[Output, str, Iterator[bytes]]]:
    """A page of each output, then the next of each, so that most have the same area in hand and
    what follows from its functions is computed once.
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
    """How `folder` differs from what it should be."""
    return _settled(pages, Found(folder, may_write=False))


def write(pages: Iterable[Page], folder: Path) -> Made:
    """Makes `folder` what it should be, but for files which dtlgen has not made."""
    return _settled(pages, Found(folder, may_write=True))


def _settled(pages: Iterable[Page], found: Found) -> Made:
    for page in pages:
        found.page(page.path, [page.content], page.template)
    return found.made()


class Found:
    """How a folder differs, as far as its pages are printed."""

    def __init__(self, folder: Path, may_write: bool) -> None:
        self.folder = folder
        self.may_write = may_write
        self.there = frozenset(stamp.below(folder))
        self.pages: dict[str, str] = {}
        self.differences: list[Difference] = []
        self.parents = {path.rpartition("/")[0] for path in self.there}  # that are there

    def page(self, path: str, pieces: Iterable[bytes], template: str) -> None:
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
    """The same, of which the digest is taken on the way."""
    for piece in pieces:
        found.update(piece)
        yield piece


def _same(path: str, pieces: Iterator[bytes]) -> tuple[int, tuple[bytes, ...]]:
    """How many bytes the file begins with that it should, and the first piece that it should go on
    with: b"" where it should end; none where nothing differs.
    """
    same = 0
    with open(path, "rb") as file:  # noqa: PTH123  Path takes as long
        for piece in pieces:
            if file.read(len(piece)) != piece:
                return same, (piece,)
            same += len(piece)
        return same, (b"",) if file.read(1) else ()


def depfile(made: Iterable[str], root: Path, sources: Iterable[str]) -> str:
    """For make and Ninja: which files the pages were made from."""
    targets = " ".join(_escaped(str((root / "generated" / path).absolute())) for path in made)
    lines = " \\\n".join(f"  {_escaped(str(Path(path).absolute()))}" for path in sources)
    return f"{targets}: \\\n{lines}\n"


def _escaped(path: str) -> str:
    return path.replace(" ", "\\ ").replace("#", "\\#").replace("$", "$$")


def report(found: Iterable[Difference]) -> Iterator[str]:
    """Three lines each: what differs, the command to run, where the template is."""
    for difference in found:
        yield f"generated/{difference.path} {FAULTS[difference.kind]}"
        if difference.template:
            yield "  run: python -m dtlgen generate, and commit what it writes"
            yield f"  template: generator/dtlgen/emit/{difference.template}"
        else:
            yield "  run: python -m dtlgen generate, or move the file if it is written by hand"
            yield "  template: none; generator/dtlgen/emit/languages.py is the table of languages"
