# SPDX-License-Identifier: BSD-3-Clause
"""Where something stands in the specification, and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterable

from dtlgen.document.record import field, record


@record
class Place:
    """Where an item stands in spec/, for messages; lines and columns count from 1.

    `width` is that of its first line, 0 where only the line is known.  Two places in one line are
    equal, since what is wrong there is told once.
    """

    file: str
    line: int
    column: int = field(default=1, compare=False)
    width: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@record
class Problem:
    """One thing to mend; `message` names the key or value and what was expected, `code` the rule:
    see message_codes.py.
    """

    place: Place
    message: str
    code: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class CommandError(Exception):
    """A command can't be carried out; the message says why and what was expected."""


class SpecError(Exception):
    """The specification can't be used; carries every problem that was found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
