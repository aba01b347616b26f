# SPDX-License-Identifier: BSD-3-Clause
"""Checks the sizes of allocations in the runtime: products of two run-time values use dtl__times()
and sums with one use dtl__plus().  Both saturate instead of wrapping, so that an allocation is
never too small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from checkout import ROOT

from lint.failure_texts import arguments

CALL = re.compile(r"\b(dtl__alloc|dtl__block_make)\(")
SIZE = {"dtl__alloc": 1, "dtl__block_make": 0}  # the index of the size among the arguments
CONSTANT = re.compile(r"\(*(sizeof\b.*|\d+|[A-Z][A-Z_]+)\)*")


def sizes_do_not_wrap(path: Path) -> Iterator[tuple[int, str]]:
    if path.suffix != ".c" or path.relative_to(ROOT).parts[0] != "runtime":
        return
    source = path.read_text(encoding="utf-8")
    for call in CALL.finditer(source):
        given = arguments(source, call.end())
        size = " ".join(given[SIZE[call[1]]].split()) if len(given) > 1 else ""
        terms = re.split(r" \+ ", size)
        if len(terms) > 1 and "dtl__times" in size:
            yield source.count("\n", 0, call.start()) + 1, f"{size} may wrap; use dtl__plus()"
        for term in terms:
            factors = term.split(" * ")
            if sum(CONSTANT.fullmatch(factor) is None for factor in factors) > 1:
                yield source.count("\n", 0, call.start()) + 1, f"{term} may wrap; use dtl__times()"


RULES = (sizes_do_not_wrap,)
