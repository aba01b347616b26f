# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen init`: writes a small project, with an implementation and tests in three languages.

The files are copied from project/, where the API is called `api`; support/ has files that all
projects share.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from dtlgen.check.names import CLOSED_NAMESPACES, inner_headers, languages
from dtlgen.commands.specification import load_sound
from dtlgen.document.diagnostics import CommandError
from dtlgen.document.schema import shown
from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.names import Names

PACKAGE = Path(__file__).parents[1]
PROJECT, SUPPORT = PACKAGE / "project", PACKAGE / "support"
NAME = re.compile(r"[a-z][a-z0-9]{1,15}")
PREFIX = re.compile(r"(?!c_$)[a-z][a-z0-9]{0,15}_")
PLACEHOLDER = re.compile(r"\b(API_|api_|api\b(?!:$))", re.MULTILINE)  # but not the key `api:`
TARGETS = ("all", "clean", "help", "install", "package", "test")  # targets that every build has
# names used by the project's Python, its tests, and every program
PROJECT_NAMES = ("cffi", "cmocka", "main", "numpy")
AREAS = tuple(path.stem for path in (PROJECT / "spec").glob("*.yaml"))


def run(options: argparse.Namespace, root: Path) -> int:
    """Fills the folder, and generates the bindings."""
    written = init(root, options.name, options.prefix)
    made = generate.settled(load_sound(root), OUTPUTS, root / "generated", may_write=True)
    files = f"{len(written)} files, and {len(made.pages)} in generated/"
    print(f"{files}; README.md says how to build them")
    return 0


def init(folder: Path, name: str, prefix: str) -> list[str]:
    """Fills the empty folder and returns the written files. An empty `prefix` selects the default,
    NAME_.
    """
    prefix = prefix or f"{name}_"
    _require_name(name)
    if PREFIX.fullmatch(prefix) is None:
        raise CommandError(
            f"prefix {shown(prefix)}; expected a-z and 0-9 that end in _, as {name}_, but not c_"
        )
    existing = sorted(path.name for path in folder.iterdir())
    if existing:
        raise CommandError(f"{folder} holds {existing[0]}; expected an empty folder")
    files = dict(_files(Names(name, prefix)))
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return list(files)


def _require_name(name: str) -> None:
    """Raises CommandError unless the name is valid for a new project and not reserved."""
    if NAME.fullmatch(name) is None:
        raise CommandError(f"name {shown(name)}; expected 2 to 16 of a-z and 0-9, first a letter")
    reserved = {
        "a keyword of Python": keyword.kwlist,
        "a module of Python": sys.stdlib_module_names,
        "a target of every build": TARGETS,
        "an area of the project": AREAS,
        "what the project itself uses": PROJECT_NAMES,
        "a header of the project": inner_headers(),
        "a name space of C++": CLOSED_NAMESPACES,
    }
    words = (f"a word of {language}" for language in languages(name))
    for what in (*(what for what, names in reserved.items() if name in names), *words):
        raise CommandError(f"name {shown(name)} is {what}; expected another")


def _files(names: Names) -> Iterator[tuple[str, str]]:
    """Yields the path and the text of each file of a new project."""
    for path in sorted(PROJECT.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield _target_path(path, names), _substitute_names(path.read_text("utf-8"), names)
    for path in sorted(SUPPORT.iterdir()):
        yield f"support/{path.name}", path.read_text("utf-8")


def _target_path(path: Path, names: Names) -> str:
    """Returns the path of a file in the new project, in which `api` is the project's own name."""
    *folders, file = path.relative_to(PROJECT).parts
    if file == "gitignore":
        return f".{file}"
    if file.startswith("api_"):
        file = names.c(file.removeprefix("api_"))
    return "/".join([*(names.package if each == "api" else each for each in folders), file])


def _substitute_names(text: str, names: Names) -> str:
    spellings = {"API_": names.macro_prefix, "api_": names.prefix, "api": names.package}
    return PLACEHOLDER.sub(lambda found: spellings[found[0]], text)
