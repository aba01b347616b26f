# SPDX-License-Identifier: BSD-3-Clause
"""Reports problems as text with the source line and a mark, or as JSON, SARIF 2.1.0 or GitHub
annotations.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from dtlgen.check.message_codes import explanation
from dtlgen.document import regular_file
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.record import replace

QUOTED_TEXT = re.compile(r'"([^"]+)"')
CALL = re.compile(r"(\w+)\(\)")
KEY_PATH = re.compile(r"^[a-z]\w*(?:\.\w+)*\.(\w+)(?=[:. ])")
SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def located(problem: Problem, root: Path) -> Problem:
    """Returns the problem with a more precise position: that of the text quoted in the message if
    it occurs in the line, else that of the last key of the path, else the original position.
    """
    place, line = problem.place, _line(problem.place, root)
    words = [found[1] for found in QUOTED_TEXT.finditer(problem.message)][:1]
    words += [found[1] for found in CALL.finditer(problem.message)]
    words += [found[1] for found in KEY_PATH.finditer(problem.message)]
    for word in words:
        found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line)
        if found and (found.start() + 1 >= place.column or found.end() == len(line)):
            marked = replace(place, column=found.start() + 1, width=len(word))
            return replace(problem, place=marked)
    if place.width:
        return problem
    start = len(line) - len(line.lstrip())
    return replace(problem, place=replace(place, column=start + 1, width=len(line) - start))


def _line(place: Place, root: Path) -> str:
    """Returns the source line of a place; "" if the file has no such line."""
    lines = _lines(root / place.file)
    return lines[place.line - 1] if 0 < place.line <= len(lines) else ""


@cache
def _lines(path: Path) -> tuple[str, ...]:
    """Returns the lines of a file; of an unreadable file, which may be the problem itself, none."""
    try:
        return tuple(regular_file.read_text(path).split("\n"))
    except (OSError, ValueError):
        return ()


def as_text(problems: Sequence[Problem], root: Path) -> str:
    """Returns each problem with its line and a mark below it, and the number of problems."""
    blocks = [*("\n".join(_block(problem, root)) for problem in problems)]
    return "\n".join([*blocks, f"dtlgen: {len(problems)} to mend\n"])


def _block(problem: Problem, root: Path) -> Iterator[str]:
    place, line = problem.place, _line(problem.place, root)
    code = f" [{problem.code}]" if problem.code else ""
    yield f"{place.file}:{place.line}:{place.column}: {problem.message}{code}"
    if line.strip():
        number = str(place.line)
        start, shown = _window(line, place.column - 1, max(place.width, 1))
        yield f"{number:>6} | {shown}"
        width = max(1, min(place.width, len(shown) - (place.column - 1 - start)))
        yield f"{'':>6} | {' ' * (place.column - 1 - start)}{'^' * width}"


def _window(line: str, column: int, width: int) -> tuple[int, str]:
    """Returns the part of a long line around the mark, and the column at which it starts."""
    if len(line) <= 100 or column + width <= 90:
        return 0, line[:100]
    start = max(0, column - 30)
    return start, line[start : start + 100]


def as_json(problems: Sequence[Problem], _root: Path) -> str:
    return json.dumps([_fields(problem) for problem in problems], indent=2) + "\n"


def _fields(problem: Problem) -> dict[str, object]:
    place = problem.place
    return {
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "end_column": place.column + max(place.width, 1),
        "code": problem.code,
        "message": problem.message,
    }


def as_sarif(problems: Sequence[Problem], _root: Path) -> str:
    codes = sorted({problem.code for problem in problems})
    rules = [{"id": code, "fullDescription": {"text": explanation(code)}} for code in codes]
    run = {
        "tool": {"driver": {"name": "dtlgen", "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(problem) for problem in problems],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _result(problem: Problem) -> dict[str, object]:
    place = problem.place
    region = {
        "startLine": place.line,
        "startColumn": place.column,
        "endColumn": place.column + max(place.width, 1),
    }
    where = {"artifactLocation": {"uri": place.file}, "region": region}
    return {
        "ruleId": problem.code,
        "level": "error",
        "message": {"text": problem.message},
        "locations": [{"physicalLocation": where}],
    }


def as_github(problems: Sequence[Problem], _root: Path) -> str:
    return "".join(f"{_annotation(problem)}\n" for problem in problems)


def _annotation(problem: Problem) -> str:
    """Returns the workflow command with which GitHub shows the problem at its line."""
    place = problem.place
    end = place.column + max(place.width, 1) - 1
    where = f"file={place.file},line={place.line},col={place.column},endColumn={end}"
    message = problem.message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return f"::error {where},title=dtlgen {problem.code}::{message}"


FORMATS: Mapping[str, Callable[[Sequence[Problem], Path], str]] = {
    "text": as_text,
    "json": as_json,
    "sarif": as_sarif,
    "github": as_github,
}


def report(problems: Sequence[Problem], root: Path, format: str) -> str:
    return FORMATS[format]([located(problem, root) for problem in problems], root)
