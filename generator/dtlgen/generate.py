# SPDX-License-Identifier: BSD-3-Clause
"""Makes generated/ what the specification and the templates say, touching only what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from pathlib import Path

from dtlgen.emit.output import Output
from dtlgen.model import Api
from dtlgen.record import record
from dtlgen.render import TEMPLATES, Renderer

STAMP = b'Made by "dtlgen generate"'
STAMPED_WITHIN = 400  # bytes

# What generate says when it acts, and what --check says when it may not.
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
    """The paths of all pages, and how the folder differed, sorted by path; `left` are the extra
    files which dtlgen has not made.
    """

    paths: tuple[str, ...]
    differences: tuple[Difference, ...]
    left: tuple[Difference, ...]


def printed(api: Api, outputs: Iterable[Output]) -> Iterator[Page]:
    """Every generated file, in the order of the table, one by one: all of them may be large."""
    made: dict[str, str] = {}
    for output in outputs:
        renderer = Renderer(api.names, output.folder or TEMPLATES)
        for path, page in output.pages(api):
            if path in made:
                raise ValueError(f"{output.name}: {path} is made twice; also by {made[path]}")
            made[path] = output.template
            text = renderer.page(path, page, output.template, output.comments)
            yield Page(path, text.encode("utf-8"), output.template)


def pages(api: Api, outputs: Iterable[Output]) -> dict[str, Page]:
    """Every generated file by its path, in the order of the table."""
    return {page.path: page for page in printed(api, outputs)}


def compare(pages: Iterable[Page], folder: Path) -> Made:
    """How `folder` differs from what it should be."""
    return _settle(pages, folder, _leave)


def write(pages: Iterable[Page], folder: Path) -> Made:
    """Makes `folder` what it should be, but for files which dtlgen has not made."""
    return _settle(pages, folder, _replace)


def _settle(pages: Iterable[Page], folder: Path, act: Callable[[Path, bytes | None], None]) -> Made:
    """`act` is given each path with what it should hold, None for nothing."""
    paths: dict[str, None] = {}
    found, left = [], []
    for page in pages:
        path = folder / page.path
        paths[page.path] = None
        if not _is(path, page.content):
            kind = "changed" if path.is_file() else "new"
            found.append(Difference(kind, page.path, page.template))
            act(path, page.content)
    for name in _files(folder):
        if name in paths:
            continue
        found.append(Difference("extra", name, ""))
        if STAMP in (folder / name).read_bytes()[:STAMPED_WITHIN]:
            act(folder / name, None)
        else:
            left.append(found[-1])
    by_path = attrgetter("path")
    return Made(tuple(paths), *(tuple(sorted(each, key=by_path)) for each in (found, left)))


def _leave(_path: Path, _content: bytes | None) -> None:
    """Tells, and does nothing."""


def _replace(path: Path, content: bytes | None) -> None:
    if content is None:
        path.unlink()
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


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
            yield f"  template: generator/dtlgen/templates/{difference.template}"
        else:
            yield "  run: python -m dtlgen generate, or move the file if it is written by hand"
            yield "  template: none; generator/dtlgen/emit/outputs.py is the table of languages"


def _is(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() == content
    except OSError:
        return False


def _files(folder: Path) -> list[str]:
    """All files below, but for what Python leaves when it runs generated modules."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return [path.as_posix() for path in files if "__pycache__" not in path.parts]
