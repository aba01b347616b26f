# SPDX-License-Identifier: BSD-3-Clause
"""The kinds of wrong programs: what each is told by, and what is said of it.

A program in C is the body of a function in which `rank`, `size` and `ctx`, a context of all ranks,
are known; `DO(call)` tells of a failure and ends the job.  One in Python has `np`, `dtl` and `ctx`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

REFUSED, CHECK, TIMEOUT = "", "DTL_CHECK=1", "DTL_TIMEOUT=3"


@dataclass(frozen=True)
class Wrong:
    """`told` are texts that stand in one line each of what the program prints with the setting."""

    area: str
    what: str
    setting: str
    plain: str  # what is seen without the setting
    told: tuple[str, ...]
    c: str = ""
    python: str = ""

    @property
    def name(self) -> str:
        return re.sub(r"\W+", "_", self.what).strip("_")

    def row(self) -> str:
        said = "<br>".join(f"`{text}`" for text in self.told)
        setting = f"{self.setting}: " if self.setting else ""
        return f"| {self.what} | {self.plain} | {setting}{said} |"


def check(area: str, what: str, plain: str, first: str, other: str, **program: str) -> Wrong:
    """One that DTL_CHECK tells: ranks 0 and 1 differ."""
    line = f"rank 0 {_said(first)} and rank 1 {_said(other)}; expected the same of all ranks"
    return Wrong(area, what, CHECK, plain, (line,), **program)


def _said(call: str) -> str:
    return call if " " in call.partition("(")[0] else f"calls {call}"


def hang(area: str, what: str, *stuck: str, plain: str = "hangs", **program: str) -> Wrong:
    """One that DTL_TIMEOUT ends: in what the ranks are stuck."""
    return Wrong(area, what, TIMEOUT, plain, stuck, **program)


def refused(area: str, what: str, said: str, **program: str) -> Wrong:
    """One that needs no setting."""
    return Wrong(area, what, REFUSED, "an error at once", (said,), **program)


def all_of(ranks: str, call: str) -> tuple[str, ...]:
    return tuple(f"dtl: rank {rank}: {call}" for rank in ranks)


HANGS, GARBLES, EITHER = "hangs", "wrong values", "hangs, or wrong values"
MPI_REFUSES = "an error of the MPI on some ranks; the others hang"
