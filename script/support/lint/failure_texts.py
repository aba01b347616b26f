# SPDX-License-Identifier: BSD-3-Clause
"""Checks the form of the runtime's error messages: "SUBJECT is VALUE; expected CONDITION".  The
generated stubs add the function and the message id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from checkout import ROOT

CALL = re.compile(r"\b(dtl__fail|dtl__refuse_argument|\w+(?:->|\.)fail)\(")
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[(),]|[^"(),]+')
STATUS = re.compile(r"DTL_ERROR_(\w+)")
ABOUT_AN_ARGUMENT = {"INVALID_ARGUMENT", "INVALID_RANK", "OUT_OF_BOUNDS", "EXTENT_MISMATCH"}
TELLS_WHAT_WAS_EXPECTED = ABOUT_AN_ARGUMENT | {
    "BUFFER_TOO_SMALL",
    "CONSISTENCY_VIOLATION",
    "INVALID_FORMAT",
    "INVALID_STATE",
    "NOT_SUPPORTED",
    "PRECONDITION_FAILED",
}


def arguments(source: str, start: int) -> list[str]:
    """Returns the arguments of the call whose opening parenthesis precedes `start`."""
    found, depth = [""], 0
    for token in TOKEN.finditer(source, start):
        word = token[0]
        if word == ")" and depth == 0:
            break
        if word == "," and depth == 0:
            found.append("")
            continue
        depth += {"(": 1, ")": -1}.get(word, 0)
        found[-1] += word
    return [argument.strip() for argument in found]


def words_of(argument: str) -> str:
    """Returns the text of adjacent string literals without macros like PRIu64."""
    return "".join(literal[1:-1] for literal in re.findall(r'"(?:[^"\\]|\\.)*"', argument))


def problems(function: str, given: list[str]) -> Iterator[str]:
    """Yields what is wrong with the text of a failure; `given` has the arguments of the call."""
    is_argument = function == "dtl__refuse_argument"
    words = words_of(given[2 if is_argument else 1])
    status = STATUS.match(given[0])
    kind = status[1] if status else ""

    if re.match(r"\w+: ", words) or "function" in given:
        yield "the stub names the function; begin with what is"
    if "[DTL-" in words:
        yield "the stub adds the id; give dtl__refuse_argument its key"
    if function == "dtl__fail" and kind in ABOUT_AN_ARGUMENT:
        yield f"DTL_ERROR_{kind} is about an argument: dtl__refuse_argument, with its key"
    if not (is_argument or kind in TELLS_WHAT_WAS_EXPECTED) or words == "%s":
        return
    if not re.search(r"; (expected|install) ", words):
        yield f'"{words}" does not go on with "; expected what"'


def failures_say_what_is_and_what_was_expected(path: Path) -> Iterator[tuple[int, str]]:
    if path.suffix != ".c" or path.relative_to(ROOT).parts[0] != "runtime":
        return
    source = path.read_text(encoding="utf-8")
    for call in CALL.finditer(source):
        given = arguments(source, call.end())
        if len(given) < 2 or "const char *" in given[1]:
            continue  # the definition of the function
        for words in problems(call[1], given):
            yield source.count("\n", 0, call.start()) + 1, words


RULES = (failures_say_what_is_and_what_was_expected,)
