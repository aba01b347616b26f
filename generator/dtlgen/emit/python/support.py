# SPDX-License-Identifier: BSD-3-Clause
"""Support modules of every Python package: exceptions, the check of the interpreter, docstrings,
shell completion and the CFFI build. They are the same for every API except for the names.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.python.status import ERROR, exception_classes
from dtlgen.emit.shell_completion import BASH_IN_ZSH
from dtlgen.model.api import LAST_ERROR, Api


@record
class Failure:
    """`base` is raised for an unknown status; `get_text` is the C function that returns the last
    error's text, "" if the API has none.
    """

    get_text: str
    base: str
    is_own: bool


@record
class Interpreter:
    """`imported` are the required packages besides CFFI; `name` is the API's name in prose."""

    name: str
    imported: tuple[str, ...]


@record
class Misuse:
    """`base` is the base of all exceptions; `get_status` and `clear` are C functions of the last
    error.
    """

    base: str
    get_status: str
    clear: str


@record
class Shell:
    """`bash_in_zsh` are the lines of a shell script."""

    bash_in_zsh: str


@record
class Nothing:
    """A page whose template uses only the API's names."""


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
    """Yields nothing without the functions of the last error, which the assertions need."""
    answering = {each.answers: each.c_name for each in api.functions()}
    own = [f"_status.{each.name}" for each in exception_classes(api)]
    if all(each in answering for each in LAST_ERROR):
        _, get_status, clear = (answering[each] for each in LAST_ERROR)
        yield "tests/python/misuse.py", Misuse([*own, ERROR][0], get_status, clear)


def _path(api: Api, module: str) -> str:
    return f"python/{api.names.package}/{module}.py"
