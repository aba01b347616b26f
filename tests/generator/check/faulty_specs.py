# SPDX-License-Identifier: BSD-3-Clause
"""Faulty specifications: each differs from the small one by one edit that makes it invalid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle


@dataclass(frozen=True)
class Wrong:
    """An edit that replaces the text of `file` from `start` to `stop` by `new`."""

    id: str
    file: str
    start: int
    stop: int
    new: str

    def of(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.stop :]


WORDS = (
    "int", "class", "lambda", "unix", "errno", "stdout", "dtl_place", "c_ptr", "stat", "ffi",
    "begun", "register", "operator", "self", "Place", "1st", "settle", "c_int64_t",
)  # fmt: skip
NUMBERS = ("1" + 30 * "0", "1e3", "0x10", "007", "'1'", "-9223372036854775809", "1.5", "[]")
CONDITIONS = (
    "nobody > 0",
    "{0} == {0}",
    "{0} > 5 and {0} < 3",
    "{0} < 5 or {0} > 3",
    "{0} < 100 / {0}",
    "{0} < 100 / 0",
    "{0} < 1" + 30 * "0",
    "{0} <",
    "{0} = 1",
    "width({0}) > 0",
    "{0}",
    "1 < 2",
)
KEY = re.compile(r"(?m)(?:^ *|[{,] *)([a-z_]+):(?= |$)")
REFERENCE = re.compile(r"\b(?:handle|enum|struct|callback)\.[a-z]\w*")
NUMBER = re.compile(r"\b(?:value|kind|offset|size|code|soname|abi): (-?\d+)")
DOC = re.compile(r', doc: "[^"]*"')
PARAMETER = re.compile(r"(?m)^      ([a-z]\w*): (?=handle|size|enum|\{type)")
CONDITION = re.compile(r'(?:valid|expr): "?([a-z]+ [^"},]+)')
FUNCTION = re.compile(r"(?m)^  [a-z]\w*:\n    doc: ")


def wrong(texts: Mapping[str, str]) -> Iterator[Wrong]:
    for file, text in sorted(texts.items()):
        for make in (_keys, _references, _numbers, _documents, _parameters, _conditions, _future):
            yield from make(file, text)


def _keys(file: str, text: str) -> Iterator[Wrong]:
    """Yields edits that misspell keys of the grammar."""
    for found in KEY.finditer(text):
        if found[1] in GRAMMAR:
            yield Wrong(f"{file} key {found[1]}", file, found.start(1), found.end(1), "kye")


def _references(file: str, text: str) -> Iterator[Wrong]:
    for found in REFERENCE.finditer(text):
        yield Wrong(f"{file} {found[0]}", file, found.end(), found.end(), "x")


def _numbers(file: str, text: str) -> Iterator[Wrong]:
    for found, number in zip(NUMBER.finditer(text), cycle(NUMBERS), strict=False):
        yield Wrong(f"{file} {found[0]} as {number}", file, found.start(1), found.end(1), number)


def _documents(file: str, text: str) -> Iterator[Wrong]:
    for found in DOC.finditer(text):
        yield Wrong(f"{file} no{found[0][1:]}", file, found.start(), found.end(), "")


def _parameters(file: str, text: str) -> Iterator[Wrong]:
    words = cycle(WORDS)
    for found in PARAMETER.finditer(text) if file == "box" else ():
        for word in (next(words) for _ in range(3)):
            name = f"{file} {found[1]} named {word}"
            yield Wrong(name, file, found.start(1), found.end(1), word)


def _conditions(file: str, text: str) -> Iterator[Wrong]:
    for found in CONDITION.finditer(text):
        subject = found[1].partition(" ")[0]
        for condition in CONDITIONS:
            new = condition.format(subject)
            yield Wrong(f"{file} {new}", file, found.start(1), found.end(1), new)


def _future(file: str, text: str) -> Iterator[Wrong]:
    for found in FUNCTION.finditer(text):
        start = found.end() - len("doc: ")
        yield Wrong(f"{file} since {start}", file, start, start, "since: 9.0.0\n    ")


GRAMMAR = frozenset(
    """
    area areas alias base by c category code codes constants default dir doc dtypes elem
    enums exception expr fails features fields functions handles install kind kinds len match
    members needs nullable numpy offset on_error pair params python requirements requires returns
    rule signature soname structs text title type valid values version
    """.split()  # noqa: SIM905
)
