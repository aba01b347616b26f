# SPDX-License-Identifier: BSD-3-Clause
"""The language of conditions: its meaning, its printed form, and its errors."""

from __future__ import annotations

import pytest

from dtlgen.document.diagnostics import Place, SpecError
from dtlgen.document.expression import Call, Expr, Name, Not, Number, Operation, names, parse, text

HERE = Place("f.yaml", 7)
A, B, C = Name("a"), Name("b"), Name("c")


@pytest.mark.parametrize(
    ("source", "tree"),
    [
        ("7", Number(7)),
        ("-7", Number(-7)),
        ("a", A),
        ("size(a)", Call("size", (A,))),
        ("extent(a, b)", Call("extent", (A, B))),
        ("a + b * c", Operation("+", A, Operation("*", B, C))),
        ("(a + b) * c", Operation("*", Operation("+", A, B), C)),
        ("a - b - c", Operation("-", Operation("-", A, B), C)),
        ("a or b and c", Operation("or", A, Operation("and", B, C))),
        ("not a and b", Operation("and", Not(A), B)),
        ("not a == b", Not(Operation("==", A, B))),
        ("a + 1 <= b", Operation("<=", Operation("+", A, Number(1)), B)),
        ("a < b and b < c", Operation("and", Operation("<", A, B), Operation("<", B, C))),
    ],
)
def test_operators_bind_as_in_python(source: str, tree: Expr) -> None:
    assert parse(source, HERE) == tree


@pytest.mark.parametrize(
    "source",
    [
        "a",
        "-1",
        "a + b * c",
        "(a + b) * c",
        "a - (b - c)",
        "a - b - c",
        "a / (b * c)",
        "not (a and b)",
        "not a and b",
        "(a or b) and c",
        "a or b and c",
        "not a == b",
        "(a == b) == c",
        "entry(counts, rank(ctx)) == count",
    ],
)
def test_printing_gives_back_what_was_written(source: str) -> None:
    assert text(parse(source, HERE)) == source


def test_names_are_given_once_in_order() -> None:
    assert names(parse("b < size(a) and b >= a + c", HERE)) == ("b", "a", "c")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "'the end' found; expected a name, a number or '('"),
        ("a +", "'the end' found; expected a name, a number or '('"),
        ("(a", "'the end' found; expected ')'"),
        ("f(a", "'the end' found; expected ','"),
        ("a b", "'b' after a complete expression; expected an operator or the end"),
        ("a < b < c", "'<' after a comparison; expected `and` between two comparisons"),
        ("a == not b", "'not' found; expected a name, a number or '('"),
        ("a = b", "'=' is not part of the language; expected a name, a number or an operator"),
        ("a && b", "'&' is not part of the language; expected a name, a number or an operator"),
        ("a.b", "'.' is not part of the language; expected a name, a number or an operator"),
        ('"a"', "'\"' is not part of the language; expected a name, a number or an operator"),
        ("é", "'é' is not part of the language; expected a name, a number or an operator"),
        ("not " * 30 + "a", "too many nested parentheses; expected at most 20"),
    ],
)
def test_other_text_is_refused_at_its_place(source: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        parse(source, HERE)

    assert str(error.value) == f"f.yaml:7: expression {source!r}: {message}"


def test_equal_conditions_are_parsed_once() -> None:
    there = Place("f.yaml", 8)

    assert parse("count <= size(ctx)", HERE) is parse("count <= size(ctx)", there)
    with pytest.raises(SpecError, match=r"f\.yaml:7"):
        parse("count <=", HERE)
    with pytest.raises(SpecError, match=r"f\.yaml:8"):
        parse("count <=", there)
