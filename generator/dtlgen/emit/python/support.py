# SPDX-License-Identifier: BSD-3-Clause
"""What every Python package stands on: how failures are told, what the interpreter must have, where
docstrings go, what shells need, and what CFFI is asked for.  It is the same for every API but for
names.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.python.status import ERROR, exception_classes
from dtlgen.emit.shell_completion import BASH_IN_ZSH
from dtlgen.model.api import LAST_ERROR, Api


@record
class Failure:
    """`base` is raised for a status that the API doesn't have, `told` C's function of the last
    error, "" where there is none.
    """

    told: str
    base: str
    is_own: bool


@record
class Interpreter:
    """`imported` are the packages that it needs beside CFFI, and `name` is what people call it."""

    name: str
    imported: tuple[str, ...]


@record
class Misuse:
    """`base` is of all exceptions, `asked` and `cleared` are C's functions of the last error."""

    base: str
    asked: str
    cleared: str


@record
class Shell:
    """`bash_in_zsh` are lines of a shell script."""

    bash_in_zsh: str


@record
class Nothing:
    """A page that needs nothing but the API's names."""


def failure(api: Api) -> Iterator[tuple[str, Failure]]:
    answering = {each.answers: each.c_name for each in api.functions()}
    own = [each.name for each in exception_classes(api)]
    yield (
        _path(api, "_failure"),
        Failure(answering.get(LAST_ERROR[0], ""), own[0] if own else ERROR, bool(own)),
    )


def interpreter(api: Api) -> Iterator[tuple[str, Interpreter]]:
    imported = ("numpy",) * bool(api.dtypes)
    yield _path(api, "_interpreter"), Interpreter(api.names.id, imported)


def document(api: Api) -> Iterator[tuple[str, Nothing]]:
    yield _path(api, "_attach_docstrings"), Nothing()


def shell(api: Api) -> Iterator[tuple[str, Shell]]:
    yield _path(api, "_shell_completion"), Shell(BASH_IN_ZSH)


def native(_api: Api) -> Iterator[tuple[str, Nothing]]:
    yield "python/emit_native.py", Nothing()


def misuse(api: Api) -> Iterator[tuple[str, Misuse]]:
    """There is no proof of a refusal without the last error."""
    answering = {each.answers: each.c_name for each in api.functions()}
    own = [f"_status.{each.name}" for each in exception_classes(api)]
    if all(each in answering for each in LAST_ERROR):
        _, asked, cleared = (answering[each] for each in LAST_ERROR)
        yield "tests/python/misuse.py", Misuse([*own, ERROR][0], asked, cleared)


def _path(api: Api, module: str) -> str:
    return f"python/{api.names.package}/{module}.py"
