# SPDX-License-Identifier: BSD-3-Clause
"""A mapping of the specification that the grammar has accepted, with typed access to its values."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document import expression
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.expression import Expr
from dtlgen.document.record import record
from dtlgen.document.tree import List, Map, Node, Text


@record
class Item:
    """A mapping and its position. `problems` is shared by all items of a document; it collects
    faults that only reading can detect, such as an expression with a syntax error.
    """

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
        """Returns the texts of a list; () if the key is absent."""
        return tuple(map(_text, self.nodes(key)))

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """Returns the entries of the mapping under `key`, whose values are texts."""
        return tuple((name, _text(node)) for name, node in self.item(key).map.items.items())

    def nodes(self, key: str) -> tuple[Node, ...]:
        """Returns the nodes of a list; () for an absent key or another kind of node."""
        node = self.map.items.get(key)
        return node.items if isinstance(node, List) else ()

    def node(self, key: str) -> Node | None:
        return self.map.items.get(key)

    def at(self, key: str) -> Place:
        """Returns the position of a key. Raises KeyError if the mapping lacks it."""
        return self.map.keys[key]

    def expr(self, key: str) -> Expr | None:
        """Returns the parsed expression; None if the key is absent."""
        return self.parsed(self.map.items[key]) if key in self else None

    def parsed(self, node: Node) -> Expr:
        """Returns the expression in `node`. On a syntax error, records the problem and returns the
        number 0.
        """
        try:
            return expression.parse(_text(node), node.place)
        except SpecError as error:
            self.problems.extend(error.problems)
            return expression.Number(0)

    def item(self, key: str) -> Item:
        """Returns the mapping under `key`, or an empty item if the key is absent."""
        node = self.map.items.get(key)
        return self.of(node, self.map.keys.get(key, self.place))

    def entries(self, key: str) -> Iterator[tuple[str, Item]]:
        """Yields the name and the mapping of each entry under `key`; each item's place is that of
        its name.
        """
        inner = self.item(key)
        for name in inner.map.items:
            yield name, inner.item(name)

    def of(self, node: Node | None, place: Place) -> Item:
        """Returns an item for a node; an item without keys if the node is no mapping."""
        return Item(node if isinstance(node, Map) else Map({}, {}, place), place, self.problems)


def _text(node: Node) -> str:
    assert isinstance(node, Text)
    return node.value
