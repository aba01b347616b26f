# SPDX-License-Identifier: BSD-3-Clause
"""A test program of the specification's examples, whose output is compared with the documented
output.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.layout import quoted
from dtlgen.model.api import Api, Function


@record
class Example:
    """`code` is the body of a function that returns 0; `prints` are C strings, a line each."""

    function: str
    origin: str
    code: str
    prints: tuple[str, ...]


@record
class Examples:
    examples: tuple[Example, ...]


def pages(api: Api) -> Iterator[tuple[str, Examples]]:
    yield "tests/c/examples.c", Examples(tuple(_examples(api)))


def _examples(api: Api) -> Iterator[Example]:
    for function in api.functions():
        if function.example is not None and function.example.language == "c":
            yield _example(function, function.example.code, function.example.prints)


def _example(function: Function, code: str, prints: str) -> Example:
    return Example(
        function=function.name,
        origin=f"{function.place.file}: {function.name}",
        code=textwrap.indent(code.rstrip("\n"), "    "),
        prints=tuple(quoted(f"{line}\n") for line in prints.rstrip("\n").split("\n")),
    )
