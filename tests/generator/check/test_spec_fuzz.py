# SPDX-License-Identifier: BSD-3-Clause
"""A mutated specification is either refused with a list of problems, never a traceback, or all of
its pages can be generated."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dtlgen import check
from dtlgen.abi import declarations
from dtlgen.document.diagnostics import SpecError
from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.read.load import load

ROUNDS = 30  # for each seed; --long continues for SECONDS
SECONDS = 60
SCRAPS = (
    "{", "}", "[", "]", ":", "- ", "&a ", "*a", "!!int ", '"', "'", "|", ">-", "#", "0", "-1",
    "true", "~", "lambda", "handle.box", "size[]", "DTL_OP_SUM", "size(ctx)", "(", "@", "%",
    "é", "\u202e", "\x00", "\t", "\n", "\n  ", "  ", "x" * 300,
)  # fmt: skip
WORD = re.compile(r"[A-Za-z_][\w.]*(?:\[\])?|-?\d+")
TYPES = (
    "int", "char", "string", "pointer", "const pointer", "argv", "buffer", "rank", "size", "index",
    "float64", "int32", "handle.box", "handle.container", "enum.color", "struct.options",
    "callback.visitor", "void", "status", "int8_t", "uint16_t", "uint64_t",
)  # fmt: skip

Edit = Callable[[str, random.Random], str]


def _scraps(text: str, chance: random.Random) -> str:
    """Inserts fragments and deletes text at one to three places."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text))
        stop = min(start + chance.choice((0, 1, 5, 40)), len(text))
        other = chance.randrange(len(text))
        scrap = chance.choice((*SCRAPS, text[other : other + 20]))
        text = text[:start] + scrap + text[stop:]
    return text


def _words(text: str, chance: random.Random) -> str:
    """Replaces a word by another word of the file or of the types."""
    words = list(WORD.finditer(text))
    found, other = chance.choice(words), chance.choice(words)[0]
    new = chance.choice((other, other, chance.choice(TYPES)))
    return text[: found.start()] + new + text[found.end() :]


def _lines(text: str, chance: random.Random) -> str:
    """Deletes, duplicates or moves a line."""
    lines = text.split("\n")
    place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    line = lines[place] if chance.random() < 0.5 else lines.pop(place)
    if chance.random() < 0.7:
        lines.insert(min(other, len(lines)), line)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edit", [_scraps, _words, _lines], ids=lambda edit: edit.__name__[1:])
def test_spoilt_files_give_problems_and_nothing_else(
    spec: Path, edit: Edit, seed: int, is_long: bool
) -> None:
    chance = random.Random(time.time_ns() if is_long and seed else seed)
    originals = {path: path.read_text(encoding="utf-8") for path in sorted(spec.glob("*.yaml"))}
    end = time.monotonic() + SECONDS / 6
    refused = rounds = 0

    while rounds < ROUNDS or (is_long and time.monotonic() < end):
        path = chance.choice(list(originals))
        text = edit(originals[path], chance)
        path.write_text(text, encoding="utf-8")
        rounds += 1
        try:
            refused += not _accepted(spec)
        except Exception as error:
            raise AssertionError(f"{path.name} as below makes {error!r}\n{text}") from error
        path.write_text(originals[path], encoding="utf-8")

    assert refused > rounds // 4


def _accepted(spec: Path) -> bool:
    """Returns true if the specification is valid; then also generates all pages."""
    try:
        api = load(spec)
    except SpecError as error:
        return not error.problems
    if check.problems(api, (*check.SOUND, *check.COMPLETE)):
        return False
    declarations.binary(api)
    declarations.source(api)
    generate.pages(api, OUTPUTS)
    return True
