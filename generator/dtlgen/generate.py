# SPDX-License-Identifier: BSD-3-Clause
"""Makes generated/ what the specification and the templates say, touching only what differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from dtlgen.emit.output import Output
from dtlgen.model import Api
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


@dataclass(frozen=True, slots=True)
class Page:
    """A generated file as it should be; `path` is relative to generated/."""

    path: str
    content: bytes
    template: str


@dataclass(frozen=True, slots=True)
class Difference:
    """`kind` is `new`, `changed` or `extra`; `template` is "" for a file that no output makes."""

    kind: str
    path: str
    template: str


def pages(api: Api, outputs: Iterable[Output]) -> dict[str, Page]:
    """Every generated file by its path, in the order of the table."""
    made: dict[str, Page] = {}
    for output in outputs:
        renderer = Renderer(api.names, output.folder or TEMPLATES)
        for path, page in output.pages(api):
            if path in made:
                raise ValueError(
                    f"{output.name}: {path} is made twice; also by {made[path].template}"
                )
            text = renderer.page(path, page, output.template, output.comments)
            made[path] = Page(path, text.encode("utf-8"), output.template)
    return made


def differences(made: dict[str, Page], folder: Path) -> list[Difference]:
    """How `folder` differs from what it should be, sorted by path."""
    found = [
        Difference("changed" if (folder / path).is_file() else "new", path, page.template)
        for path, page in made.items()
        if not _is(folder / path, page.content)
    ]
    extra = (Difference("extra", path, "") for path in _files(folder) if path not in made)
    return sorted([*found, *extra], key=lambda difference: difference.path)


def write(made: dict[str, Page], folder: Path, found: Iterable[Difference]) -> list[Difference]:
    """Removes the differences; gives back the extra files which dtlgen has not made."""
    left = []
    for difference in found:
        path = folder / difference.path
        if difference.kind != "extra":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made[difference.path].content)
        elif STAMP in path.read_bytes()[:STAMPED_WITHIN]:
            path.unlink()
        else:
            left.append(difference)
    return left


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
