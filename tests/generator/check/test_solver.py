# SPDX-License-Identifier: BSD-3-Clause
"""The solver: which conditions can hold or fail, and where C code divides."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.check.api_index import build_index
from dtlgen.check.satisfiability import function_domain
from dtlgen.check.solver import Domain, quotients
from dtlgen.derive.samples import facts
from dtlgen.document.diagnostics import Place
from dtlgen.document.expression import parse, text
from dtlgen.read.load import load

HERE = Place("test", 1)


@pytest.fixture
def inside(spec: Path) -> Domain:
    """Returns the names of `reduce`: ctx, count (unsigned), dtype, op, root (signed, 32 bits)."""
    items = build_index(load(spec))
    return function_domain(items.functions["reduce"], items)


@pytest.mark.parametrize(
    "source",
    [
        "root >= 0 and root < size(ctx)",
        "root == DTL_NO_RANK or root > 5",
        "count + 1 > 5 and count < 6",
        "root != 3 and root >= 3",
        "dtype == DTL_DTYPE_FLOAT64",
        "count * 2 < count",  # no sum with a number: nothing is known of it
        "not (root < 3 or root > 3)",
    ],
)
def test_conditions_that_can_hold(inside: Domain, source: str) -> None:
    assert inside.can_hold([parse(source, HERE)])


@pytest.mark.parametrize(
    "source",
    [
        "root > 5 and root < 3",
        "root > 5 and root < 6",
        "root > 2147483647",
        "root < 0 and root > DTL_NO_RANK",
        "count + 3 < 3",
        "root != 3 and root >= 3 and root <= 3",
        "root < size(ctx) and size(ctx) < root",
        "size(ctx) < 1",
        "rank(ctx) < 0",
        "dtype > DTL_DTYPE_COUNT",
        "not (root < 5 or root > 3)",
        "root < count and count < 0",
    ],
)
def test_conditions_that_never_hold(inside: Domain, source: str) -> None:
    assert not inside.can_hold([parse(source, HERE)])


@pytest.mark.parametrize(
    ("source", "can_fail"),
    [
        ("root < 5 or root > 3", False),
        ("root < 5 or root > 5", True),
        ("count >= 0", False),
        ("size(ctx) >= 1", False),
        ("size(ctx) > 1", True),
    ],
)
def test_conditions_that_can_fail(inside: Domain, source: str, can_fail: bool) -> None:
    assert inside.can_fail(parse(source, HERE)) == can_fail


def test_a_division_knows_the_conditions_before_it() -> None:
    found = quotients(parse("count > 0 and (root > 0 or 8 / root < 100 / count)", HERE))

    actual = [(text(division), [text(each) for each in before]) for division, before in found]
    assert actual == [
        ("8 / root", ["count > 0", "not root > 0"]),
        ("100 / count", ["count > 0", "not root > 0"]),
    ]


@pytest.mark.parametrize(
    ("source", "value"), [("7 / root", 0), ("-7 / count", -3), ("7 / count", 3)]
)
def test_samples_divide_as_c_does(spec: Path, source: str, value: int) -> None:
    assert facts(load(spec)).value(parse(source, HERE), {"root": 0, "count": 2}) == value
