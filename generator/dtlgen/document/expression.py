# SPDX-License-Identifier: BSD-3-Clause
"""Parser and syntax tree of the expression language for conditions and lengths, such as `root <
size(ctx)` and `extent(recvcounts, displs)`.

Every emitter prints these trees in its own language, so the specification contains no C code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.record import record

LONGEST = 400
DEEPEST = 20
LARGEST = 2**63 - 1  # the largest number that has a literal in every language


@record
class Number:
    value: int


@record
class Name:
    value: str


@record
class Call:
    function: str
    arguments: tuple[Expr, ...]


@record
class Operation:
    """A binary operation; `symbol` is one of + - * / < <= > >= == != and or."""

    symbol: str
    left: Expr
    right: Expr


@record
class Not:
    operand: Expr


Expr: TypeAlias = Number | Name | Call | Operation | Not

COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
POSITIVE = frozenset({"bytes", "limit"})  # functions that return at least 1
BINDING = {"or": 1, "and": 2, **dict.fromkeys(COMPARISONS, 4), "+": 5, "-": 5, "*": 6, "/": 6}
NOT_BINDING = 3

_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(<=|>=|==|!=|[-+*/<>(),])|(\S))", re.ASCII)


_TREES: dict[str, Expr] = {}


def parse(text: str, place: Place) -> Expr:
    """Returns the tree of `text`; raises a SpecError at `place` that names the unexpected word.

    Trees are cached by text, because the same expression occurs in thousands of places.
    """
    if text in _TREES:
        return _TREES[text]
    parser = _Parser(text, place)
    tree = parser.expression(0)
    if parser.word:
        raise parser.error(
            f"{parser.word!r} after a complete expression; expected an operator or the end"
        )
    _TREES[text] = tree
    return tree


def nodes(expr: Expr) -> Iterator[Expr]:
    """Yields every node of the tree from left to right, a parent before its children."""
    yield expr
    for child in children(expr):
        yield from nodes(child)


def children(expr: Expr) -> tuple[Expr, ...]:
    match expr:
        case Call(_, arguments):
            return arguments
        case Operation(_, left, right):
            return left, right
        case Not(operand):
            return (operand,)
        case _:
            return ()


def names(expr: Expr) -> tuple[str, ...]:
    """Returns each parameter and constant that the expression names once, in order."""
    return tuple(dict.fromkeys(node.value for node in nodes(expr) if isinstance(node, Name)))


def calls(expr: Expr) -> tuple[Call, ...]:
    """Returns all calls in an expression, including nested ones."""
    return tuple(node for node in nodes(expr) if isinstance(node, Call))


def text(expr: Expr, binding: int = 0) -> str:
    """Returns the expression as the specification spells it, with the fewest parentheses
    possible.
    """
    match expr:
        case Number(value):
            return str(value)
        case Name(value):
            return value
        case Call(function, arguments):
            return f"{function}({', '.join(map(text, arguments))})"
        case Not(operand):
            return _enclosed(f"not {text(operand, NOT_BINDING)}", binding > NOT_BINDING)
        case Operation(symbol, left, right):
            own = BINDING[symbol]
            # Arithmetic and logical operators are left-associative; comparisons do not chain.
            printed = f"{text(left, own + (symbol in COMPARISONS))} {symbol} {text(right, own + 1)}"
            return _enclosed(printed, binding > own)


def _enclosed(printed: str, needed: bool) -> str:
    return f"({printed})" if needed else printed


class _Parser:
    """Precedence-climbing parser; `word` is the next token, or "" at the end."""

    def __init__(self, source: str, place: Place) -> None:
        self.source = source
        self.place = place
        self.depth = 0
        if len(source) > LONGEST:
            raise SpecError(
                [
                    Problem(
                        place,
                        f"expression of {len(source)} characters; expected at most {LONGEST}",
                        "expression",
                    )
                ]
            )
        self.words = self._split()
        self.word = next(self.words, "")

    def error(self, message: str) -> SpecError:
        message = f"expression {self.source!r}: {message}"
        return SpecError([Problem(self.place, message, "expression")])

    def _split(self) -> Iterator[str]:
        for number, name, symbol, foreign in _TOKEN.findall(self.source):
            if foreign:
                message = f"{foreign!r} is not part of the language"
                raise self.error(f"{message}; expected a name, a number or an operator")
            yield number or name or symbol

    def advance(self) -> str:
        """Returns the current word and reads the next; "" stands for the end."""
        word = self.word
        self.word = next(self.words, "")
        return word

    def expect(self, word: str) -> None:
        """Advances past `word`; raises SpecError if another word is found."""
        if self.word != word:
            raise self.error(f"{self.word or 'the end'!r} found; expected {word!r}")
        self.advance()

    def expression(self, binding: int) -> Expr:
        """Parses an operand and the operators after it that bind tighter than `binding`."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error(f"too many nested parentheses; expected at most {DEEPEST}")
        left = self.operand(binding)
        while BINDING.get(self.word, 0) > binding:
            symbol = self.advance()
            left = Operation(symbol, left, self.expression(BINDING[symbol]))
            if symbol in COMPARISONS and self.word in COMPARISONS:
                raise self.error(
                    f"{self.word!r} after a comparison; expected `and` between two comparisons"
                )
        self.depth -= 1
        return left

    def operand(self, binding: int) -> Expr:
        """Parses a name, number, call, negation or parenthesized expression. `binding` is the
        precedence of the operator before it.
        """
        word = self.advance()
        if word == "not" and binding <= NOT_BINDING:
            return Not(self.expression(NOT_BINDING))
        if word == "(":
            inner = self.expression(0)
            self.expect(")")
            return inner
        if word == "-" and self.word.isdigit():
            return Number(-self.number(self.advance()))
        if word.isdigit():
            return Number(self.number(word))
        if word and word not in BINDING and word != "not" and (word[0].isalpha() or word[0] == "_"):
            return Call(word, self.arguments()) if self.word == "(" else Name(word)
        raise self.error(f"{word or 'the end'!r} found; expected a name, a number or '('")

    def number(self, word: str) -> int:
        """Returns the value of an integer; raises SpecError if it exceeds LARGEST."""
        if len(word) > len(str(LARGEST)) or int(word) > LARGEST:
            raise self.error(f"{word} found; expected an integer of at most {LARGEST}")
        return int(word)

    def arguments(self) -> tuple[Expr, ...]:
        """Parses the arguments of a call in parentheses."""
        self.expect("(")
        found: list[Expr] = []
        while self.word != ")":
            if found:
                self.expect(",")
            found.append(self.expression(0))
        self.expect(")")
        return tuple(found)
