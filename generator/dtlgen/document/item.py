# SPDX-License-Identifier: BSD-3-Clause
"""A mapping of the specification, approved by the grammar, with typed access to its values."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document import expression
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.expression import Expr
from dtlgen.document.record import record
from dtlgen.document.tree import List, Map, Node, Text


@record
class Item:
    """`problems` collects what only reading finds, such as an expression that doesn't parse."""

    map: Map
    place: Place
    problems: list[Problem]

    def __contains__(self, key: str) -> bool:
        return key in self.map.items

    def text(self, key: str, default: str = "") -> str:
        return _text(self.map.items[key]) if key in self else default

    def number(self, key: str, default: int = 0) -> int:
        return int(self.text(key)) if key in self else default

    def flag(self, key: str, default: bool = False) -> bool:
        return self.text(key) == "true" if key in self else default

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(map(_text, self.nodes(key)))

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """The entries of a mapping of texts."""
        return tuple((name, _text(node)) for name, node in self.item(key).map.items.items())

    def nodes(self, key: str) -> tuple[Node, ...]:
        node = self.map.items.get(key)
        return node.items if isinstance(node, List) else ()

    def node(self, key: str) -> Node | None:
        return self.map.items.get(key)

    def at(self, key: str) -> Place:
        return self.map.keys[key]

    def expr(self, key: str) -> Expr | None:
        return self.parsed(self.map.items[key]) if key in self else None

    def parsed(self, node: Node) -> Expr:
        """The expression in `node`; where it doesn't parse, 0, and the problem is kept."""
        try:
            return expression.parse(_text(node), node.place)
        except SpecError as error:
            self.problems.extend(error.problems)
            return expression.Number(0)

    def item(self, key: str) -> Item:
        """The mapping under `key`; an empty one where it is absent."""
        node = self.map.items.get(key)
        return self.of(node, self.map.keys.get(key, self.place))

    def entries(self, key: str) -> Iterator[tuple[str, Item]]:
        """Name and mapping of each entry under `key`, each placed where its name stands."""
        inner = self.item(key)
        for name in inner.map.items:
            yield name, inner.item(name)

    def of(self, node: Node | None, place: Place) -> Item:
        return Item(node if isinstance(node, Map) else Map({}, {}, place), place, self.problems)


def _text(node: Node) -> str:
    assert isinstance(node, Text)
    return node.value
