# SPDX-License-Identifier: BSD-3-Clause
"""Description of a faulty program: its source, the setting that detects it, the expected message.

A program in C is the body of a function with the variables `rank`, `size` and `ctx`, a context of
all ranks; `DO(call)` prints a failure and ends the job.  A program in Python has the
variables `np`, `dtl` and `ctx`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

REFUSED, CHECK, TIMEOUT = "", "DTL_CHECK=1", "DTL_TIMEOUT=3"


@dataclass(frozen=True)
class FaultyProgram:
    """A faulty program; with `setting`, it prints each text of `expected` within one line."""

    area: str
    title: str
    setting: str
    without_setting: str  # symptom without the setting
    expected: tuple[str, ...]
    c: str = ""
    python: str = ""

    @property
    def name(self) -> str:
        return re.sub(r"\W+", "_", self.title).strip("_")

    def row(self) -> str:
        said = "<br>".join(f"`{text}`" for text in self.expected)
        setting = f"{self.setting}: " if self.setting else ""
        return f"| {self.title} | {self.without_setting} | {setting}{said} |"


def check(
    area: str, title: str, without_setting: str, first: str, other: str, **program: str
) -> FaultyProgram:
    """Returns a program in which the calls of ranks 0 and 1 differ, which DTL_CHECK reports."""
    line = f"rank 0 {_said(first)} and rank 1 {_said(other)}; expected the same of all ranks"
    return FaultyProgram(area, title, CHECK, without_setting, (line,), **program)


def _said(call: str) -> str:
    return call if " " in call.partition("(")[0] else f"calls {call}"


def hang(
    area: str, title: str, *stuck: str, without_setting: str = "hangs", **program: str
) -> FaultyProgram:
    """Returns a program that DTL_TIMEOUT ends; `stuck` lists the calls that do not return."""
    return FaultyProgram(area, title, TIMEOUT, without_setting, stuck, **program)


def refused(area: str, title: str, said: str, **program: str) -> FaultyProgram:
    """Returns a program whose call is refused without any setting."""
    return FaultyProgram(area, title, REFUSED, "an error at once", (said,), **program)


def all_of(ranks: str, call: str) -> tuple[str, ...]:
    return tuple(f"dtl: rank {rank}: {call}" for rank in ranks)


HANGS, GARBLES, EITHER = "hangs", "wrong values", "hangs, or wrong values"
MPI_REFUSES = "an error of the MPI on some ranks; the others hang"
