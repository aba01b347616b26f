# SPDX-License-Identifier: BSD-3-Clause
"""Strict YAML reader: returns a tree of texts, lists and mappings in which every node has a
position.

Scalars are not resolved here: `on`, `null`, `010` and `1e3` remain text until the schema determines
their types (schema.py). Tags, anchors, aliases, duplicate keys, control characters and multiple
documents are refused.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Container, Hashable
from pathlib import Path
from sys import intern
from typing import Any, TypeAlias

import yaml

from dtlgen.document import regular_file
from dtlgen.document.diagnostics import Place, Problem, SpecError
from dtlgen.document.record import record

DEEPEST = 12
LARGEST = 1 << 20  # bytes of a file

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@record
class Text:
    """A scalar. `plain` is true if it has no quotes, so that it may be a number or a truth
    value.
    """

    value: str
    plain: bool
    place: Place


@record
class List:
    items: tuple[Node, ...]
    place: Place


@record
class Map:
    """A mapping; `items` keeps the order of the file and `keys` holds the position of each key."""

    items: dict[str, Node]
    keys: dict[str, Place]
    place: Place


Node: TypeAlias = Text | List | Map


def content(node: Node) -> Hashable:
    """Returns the node's content without positions, so that equal content compares equal."""
    if isinstance(node, Text):
        return node.value
    if isinstance(node, List):
        return tuple(map(content, node.items))
    return tuple((key, content(value)) for key, value in node.items.items())


def read(path: Path, name: str, without: Container[str] = ()) -> Node:
    """Reads the tree of a file, except for the values of the top-level keys in `without`. `name` is
    the name of the file in messages. Raises SpecError if the file cannot be read or parsed.
    """
    start = Place(name, 1)
    try:
        source = regular_file.read(path)
    except OSError as error:
        raise _error(start, f"can't be read: {error.strerror}") from None
    if len(source) > LARGEST:
        raise _error(start, f"file of {len(source)} bytes; expected at most {LARGEST}")
    try:
        return parse(source.decode("utf-8"), name, without)
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise _error(Place(name, line), "bytes that are not UTF-8; expected UTF-8 text") from None


def parse(source: str, name: str, without: Container[str] = ()) -> Node:
    _refuse_invisible(source, name)
    try:
        return _Composer(_Loader(source).get_event, name, without).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(name, mark.line + 1, mark.column + 1, 1) if mark else Place(name, 1)
        raise _error(place, f"no YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise _error(Place(name, 1), f"no YAML: {str(error).splitlines()[0]}") from None


def _error(place: Place, message: str) -> SpecError:
    return SpecError([Problem(place, message, "yaml")])


def _refuse_invisible(source: str, name: str) -> None:
    """Refuses invisible characters: with them, a reviewer could see other text than dtlgen
    reads.
    """
    if source.isascii() and source.replace("\n", " ").isprintable():
        return
    problems = [
        _invisible(Place(name, number, column, 1), letter)
        for number, line in enumerate(source.split("\n"), 1)
        for column, letter in enumerate(line, 1)
        if _is_invisible(letter)
    ]
    if problems:
        raise SpecError(problems)


def _is_invisible(letter: str) -> bool:
    return unicodedata.category(letter) in {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}


def _invisible(place: Place, letter: str) -> Problem:
    message = f"character U+{ord(letter):04X}; expected printable text without tabs"
    return Problem(place, message, "invisible-character")


class _Composer:
    """Builds the tree from the parser's events, so that only the YAML constructs handled here are
    accepted.
    """

    def __init__(
        self, next_event: Callable[[], yaml.Event], name: str, without: Container[str]
    ) -> None:
        self.next = next_event
        self.name = name
        self.without = without
        self.depth = 0
        self.problems: list[Problem] = []

    def document(self) -> Node:
        self.next()  # start of the stream
        event = self.next()
        if isinstance(event, yaml.StreamEndEvent):
            raise _error(Place(self.name, 1), "an empty file; expected a mapping")
        tree = self.node(self.next())
        self.next()  # end of the document
        event = self.next()
        if not isinstance(event, yaml.StreamEndEvent):
            self.problem(event, "a second document; expected one")
        if self.problems:
            raise SpecError(self.problems)
        return tree

    def place(self, event: yaml.Event) -> Place:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            return Place(self.name, 1)
        width = end.column - start.column if end.line == start.line else 0
        return Place(self.name, start.line + 1, start.column + 1, width)

    def problem(self, event: yaml.Event, message: str) -> None:
        self.problems.append(Problem(self.place(event), message, "yaml"))

    def node(self, event: yaml.Event) -> Node:
        if anchor := getattr(event, "anchor", None):
            self.problem(event, f"anchor or alias {anchor!r}; expected plain YAML without them")
        if tag := getattr(event, "tag", None):
            self.problem(event, f"tag {tag!r}; expected plain YAML without tags")
        if isinstance(event, yaml.ScalarEvent):
            if event.style == '"' and not event.value.isprintable():
                self.escaped(event)
            return Text(intern(event.value), event.implicit[0], self.place(event))
        if isinstance(event, yaml.AliasEvent):
            return Text("", False, self.place(event))
        self.depth += 1
        if self.depth > DEEPEST:
            self.problem(event, f"nested too deep; expected at most {DEEPEST} levels")
            raise SpecError(self.problems)
        tree = self.list(event) if isinstance(event, yaml.SequenceStartEvent) else self.map(event)
        self.depth -= 1
        return tree

    def escaped(self, event: yaml.ScalarEvent) -> None:
        """Refuses invisible characters that are written as escapes, except newlines."""
        for letter in filter(_is_invisible, event.value.replace("\n", "")):
            self.problems.append(_invisible(self.place(event), letter))

    def list(self, start: yaml.Event) -> List:
        items: list[Node] = []
        while not isinstance(event := self.next(), yaml.SequenceEndEvent):
            items.append(self.node(event))
        return List(tuple(items), self.place(start))

    def map(self, start: yaml.Event) -> Map:
        tree = Map({}, {}, self.place(start))
        while not isinstance(event := self.next(), yaml.MappingEndEvent):
            key = self.node(event)
            if self.depth == 1 and isinstance(key, Text) and key.value in self.without:
                self.skip_node()
                continue
            value = self.node(self.next())
            if not isinstance(key, Text):
                self.problem(event, "a list or mapping as a key; expected text")
            elif key.value in tree.items:
                self.problem(
                    event,
                    f"{key.value}: stands here twice; first in line {tree.keys[key.value].line}",
                )
            else:
                tree.items[key.value] = value
                tree.keys[key.value] = key.place
        return tree

    def skip_node(self) -> None:
        """Skips the next node of any kind, including its children."""
        depth = 0
        while True:
            event = self.next()
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if depth == 0:
                return
