# SPDX-License-Identifier: BSD-3-Clause
"""The guide's programs in every language, alone and under each MPI, and what they print."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from checkout import BUILD, LAUNCH, MPIS, PYTHON, ROOT, run, say

PROGRAMS = ("quick_start", "distributed_mean", "dot_product", "stencil")
LANGUAGES = ("C", "Python", "Fortran")
RANKS = 4
LAUNCHES = (("alone", 1), *((mpi, RANKS) for mpi in MPIS))
RANKS_LINE = re.compile(r"^Ranks: (\d+)$", re.MULTILINE)


@dataclass(frozen=True)
class Cell:
    """One run: what it printed, or why it printed nothing that counts."""

    text: str
    trouble: str


def start(program: str, language: str) -> list[str | Path]:
    if language == "Python":
        return [PYTHON, ROOT / f"examples/python/{program}.py"]
    return [BUILD / f"examples/{language.lower()}/{program}"]


def cell(program: str, language: str, launch: str, ranks: int) -> Cell:
    command = [LAUNCH, launch, str(ranks), *start(program, language)]
    done = run(f"demo/{program}-{language}-{launch}", command, timeout=120)
    text = done.log.read_text(errors="replace").partition("\n")[2]
    printed = RANKS_LINE.search(text)
    if done.status != 0:
        return Cell(text, f"status {done.status}")
    if not text.strip():
        return Cell(text, "no output")
    if printed and int(printed[1]) != ranks:
        return Cell(text, f"{printed[1]} ranks")
    return Cell(text, "")


def without_ranks(text: str) -> str:
    """What must be the same however many ranks there are."""
    return RANKS_LINE.sub("Ranks: as launched", text)


def show() -> bool:
    """The third part of the demo."""
    say(f"\n3. The guide's programs: {len(PROGRAMS)} programs x {len(LANGUAGES)} languages x")
    say(f"   alone without MPI, and {RANKS} ranks under Open MPI and MPICH, from one build\n")
    agreed, runs = compare()
    say(f"\n   {agreed} of {runs} runs agree")
    return agreed == runs


def compare() -> tuple[int, int]:
    """Run everything and print one table; how many runs agree, and of how many."""
    runs = len(PROGRAMS) * len(LAUNCHES) * len(LANGUAGES)
    say(f"   {'program':17} {'launch':10}" + "".join(f"{name:10}" for name in LANGUAGES) + "output")
    agreed = sum(row(program, launch, ranks) for program in PROGRAMS for launch, ranks in LAUNCHES)
    return agreed, runs


EXPECTED: dict[str, str] = {}  # by program: the first output, which every other must equal


def row(program: str, launch: str, ranks: int) -> int:
    """Print one line of the table; how many of its languages agree."""
    cells = [cell(program, language, launch, ranks) for language in LANGUAGES]
    good = [one for one in cells if not one.trouble]
    if good:
        EXPECTED.setdefault(program, without_ranks(good[0].text))
    marks = [mark(one, EXPECTED.get(program, "")) for one in cells]
    output = " | ".join(good[0].text.split("\n")).strip(" |") if good else ""
    where = launch if ranks == 1 else f"{launch} {ranks}"
    say(f"   {program:17} {where:10}" + "".join(f"{word:10}" for word in marks) + output)
    for language, one, word in zip(LANGUAGES, cells, marks):
        if word != "same":
            say(f"      {language}: {one.text.strip()[-500:]}")
    return marks.count("same")


def mark(one: Cell, expected: str) -> str:
    if one.trouble:
        return one.trouble
    return "same" if without_ranks(one.text) == expected else "DIFFERS"
