# SPDX-License-Identifier: BSD-3-Clause
"""Runs the guide's programs in every language, alone and under each MPI, and compares their
output."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from checkout import (
    BUILD,
    LAUNCH,
    MPIS,
    PYTHON,
    ROOT,
    languages_here,
    mpis_here,
    run,
    say,
)

# The program with all examples of the reference; its argument selects those for devices.
AREAS, DEVICES = "areas", "devices"
PRINTED = {AREAS: "output.txt", DEVICES: "devices.txt"}
FAKES = BUILD / "tests/fakes/lib"  # fake CUDA libraries, on which the examples for GPUs run
PROGRAMS = [
    *sorted(each.stem for each in (ROOT / "examples/python").glob("*.py")),
    AREAS,
    *([DEVICES] if FAKES.is_dir() else []),
]
LANGUAGES = ("C", "C++", "Python", "Fortran")
RANKS = 4
RANKS_LINE = re.compile(r"^Ranks: (\d+)$", re.MULTILINE)


@dataclass(frozen=True)
class Cell:
    """The output of one run, or the reason why the run has none."""

    text: str
    trouble: str


def start(program: str, language: str) -> list[str | Path]:
    """Returns the command that starts an example program in a language."""
    words: list[str | Path] = [DEVICES] if program == DEVICES else []
    if language == "Python":
        place = "areas/python/main" if program in PRINTED else f"python/{program}"
        return [PYTHON, ROOT / f"examples/{place}.py", *words]
    folder = {"C++": "cpp"}.get(language, language.lower())
    name = AREAS if program in PRINTED else program
    return [BUILD / f"examples/{folder}/{name}", *words]


def cell(program: str, language: str, launch: str, ranks: int) -> Cell:
    """Runs a program with one launcher and returns its output and fault."""
    command = [LAUNCH, launch, str(ranks), *start(program, language)]
    fakes = dict.fromkeys(("LD_LIBRARY_PATH", "DTL_PLUGIN_PATH"), str(FAKES))
    environment = fakes if program == DEVICES else {}
    name = f"demo/{program}-{language}-{launch}"
    done = run(name, command, timeout=120, folder=ROOT, **environment)
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
    """Returns the output with the line that depends on the number of ranks replaced."""
    return RANKS_LINE.sub("Ranks: as launched", text)


def show() -> bool:
    """Runs the third part of the demo with the languages and MPIs of this machine."""
    languages, mpis = languages_here(), mpis_here()
    say(f"\n3. The guide's programs: {len(PROGRAMS)} programs x {len(languages)} languages x")
    say(f"   alone without MPI, and {RANKS} ranks under each MPI, from one build\n")
    agreed, runs = compare(languages, mpis)
    say(f"\n   {agreed} of {runs} runs agree")
    missing = [*(set(LANGUAGES) - set(languages)), *(set(MPIS) - set(mpis))]
    if missing:
        say(f"   not on this machine: {', '.join(sorted(missing))}")
    return agreed == runs


def compare(
    languages: tuple[str, ...] = LANGUAGES, mpis: tuple[str, ...] = MPIS, each_mpi: bool = True
) -> tuple[int, int]:
    """Runs all programs and prints a table.  Returns the number of runs that agree and the number
    of runs.  Without `each_mpi` each program runs under one MPI, in rotation."""
    say(f"   {'program':19} {'launch':10}" + "".join(f"{name:10}" for name in languages) + "output")
    runs = agreed = 0
    for turn, program in enumerate(PROGRAMS):
        some = mpis if each_mpi else mpis[turn % len(mpis) :][:1]
        agreed += block(program, languages, some)
        runs += len(languages) * (1 + len(some))
    if DEVICES not in PROGRAMS:
        say(f"   {DEVICES:19} left out: there is no {FAKES.relative_to(ROOT)}, for want of cuda.h")
    return agreed, runs


def block(program: str, languages: tuple[str, ...], mpis: tuple[str, ...]) -> int:
    """Prints one program's lines of the table.  Returns the number of runs whose output equals that
    of the first successful run."""
    expected = ""
    if program in PRINTED:
        expected = (ROOT / "examples/areas" / PRINTED[program]).read_text()
    agreed = 0
    for launch, ranks in (("alone", 1), *((mpi, RANKS) for mpi in mpis)):
        cells = [cell(program, language, launch, ranks) for language in languages]
        good = [one.text for one in cells if not one.trouble]
        expected = expected or without_ranks(good[0] if good else "")
        marks = [mark(one, expected) for one in cells]
        shown = good[0].strip().split("\n")[:8] if good else []
        output = " | ".join(shown)
        where = launch if ranks == 1 else f"{launch} {ranks}"
        say(f"   {program:19} {where:10}" + "".join(f"{word:10}" for word in marks) + output)
        for language, one, word in zip(languages, cells, marks):
            if word != "same":
                say(f"      {language}: {one.text.strip()[-500:]}")
        agreed += marks.count("same")
    return agreed


def mark(one: Cell, expected: str) -> str:
    """Returns the fault of a run, or "same" or "DIFFERS" compared with the expected output."""
    if one.trouble:
        return one.trouble
    return "same" if without_ranks(one.text) == expected else "DIFFERS"
