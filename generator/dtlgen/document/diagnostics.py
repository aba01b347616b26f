# SPDX-License-Identifier: BSD-3-Clause
"""Source positions in the specification, and the problems and exceptions that refer to them."""

from __future__ import annotations

from collections.abc import Iterable

from dtlgen.document.record import field, record


@record
class Place:
    """Position of an item in spec/, for messages. Lines and columns count from 1.

    `width` is the number of columns of the item's first line, or 0 if only the line is known. Two
    places in the same line compare equal, so that a problem in a line is reported once.
    """

    file: str
    line: int
    column: int = field(default=1, compare=False)
    width: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@record
class Problem:
    """One fault in the specification. `message` names the key or value and states what was
    expected; `code` is the code of the rule that was broken (see message_codes.py).
    """

    place: Place
    message: str
    code: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class CommandError(Exception):
    """A command cannot be carried out; the message states the reason and what was expected."""


class SpecError(Exception):
    """The specification is unusable; carries all problems that were found, not only the
    first one.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
