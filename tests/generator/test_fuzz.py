# SPDX-License-Identifier: BSD-3-Clause
"""However a specification is spoilt, the answer is a list of problems and never a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dtlgen import check, facts
from dtlgen.load import load
from dtlgen.place import SpecError

ROUNDS = 400
SCRAPS = (
    "{", "}", "[", "]", ":", "- ", "&a ", "*a", "!!int ", '"', "'", "|", ">-", "#", "0", "-1",
    "true", "~", "lambda", "handle.box", "size[]", "DTL_OP_SUM", "size(ctx)", "(", "@", "%",
    "é", "\u202e", "\x00", "\t", "\n", "\n  ", "  ", "x" * 300,
)  # fmt: skip


def _spoilt(text: str, chance: random.Random) -> str:
    """The text with one to three places changed: scraps put in, some text cut out."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text))
        stop = min(start + chance.choice((0, 1, 5, 40)), len(text))
        other = chance.randrange(len(text))
        scrap = chance.choice((*SCRAPS, text[other : other + 20]))
        text = text[:start] + scrap + text[stop:]
    return text


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_files_give_problems_and_nothing_else(spec: Path, seed: int) -> None:
    chance = random.Random(seed)
    originals = {path: path.read_text(encoding="utf-8") for path in sorted(spec.glob("*.yaml"))}
    refused = 0

    for _ in range(ROUNDS // 4):
        path = chance.choice(list(originals))
        path.write_text(_spoilt(originals[path], chance), encoding="utf-8")
        try:
            api = load(spec)
            if not check.problems(api, (*check.SOUND, *check.COMPLETE)):
                facts.binary(api)
        except SpecError as error:
            refused += len(error.problems) > 0
        path.write_text(originals[path], encoding="utf-8")

    assert refused > ROUNDS // 8
