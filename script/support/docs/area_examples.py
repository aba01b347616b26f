# SPDX-License-Identifier: BSD-3-Clause
"""Assigns the examples of examples/areas/ to the functions that they call, for the reference.

An example is a function with the same name in every language, with the functions of the same file
that it calls.  It shows the API functions that its C version calls, in each language by that
language's names.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
AREAS = ROOT / "examples/areas"
REFERENCE = ROOT / "generated/site/reference"
UNSHOWN = Path(__file__).with_name("functions_without_example.txt")

OUTPUTS = {  # the output of the examples, and the sentence that introduces it on a page
    "output.txt": "prints:",
    "devices.txt": "prints, tried on stand-ins for the libraries of CUDA and NCCL:",
}
BODIES = {
    "c": ("c/*.c", r"^static void (\w+)\(dtl_context_t ctx\)\n\{\n.*?^\}$"),
    "cpp": ("cpp/*.cpp", r"^static void (\w+)\(const dtl::context &ctx\)\n\{\n.*?^\}$"),
    "python": ("python/*.py", r"^def (\w+)\(ctx: dtl\.Context\) -> None:\n(?:(?:    [^\n]*)?\n)+"),
    "fortran": ("fortran/*.f90", r"^    subroutine (\w+)\(ctx\)\n.*?^    end subroutine \1$"),
}
TITLES = {"c": "C", "python": "Python", "cpp": "C++", "fortran": "Fortran"}  # of the tabs, in order
PARTS = {  # patterns of a file's functions, which examples may call
    "c": r"^(?:/\*[^\n]*\*/\n)?static (?:[\w ]+ )?\*?(\w+)\([^{;]*\)\n\{\n.*?^\}$",
    "cpp": r"^(?://[^\n]*\n)?static (?:[\w:<>, ]+ )?[*&]?(\w+)\([^{;]*\)\n\{\n.*?^\}$",
    "python": r"^(?:@[^\n]*\n)?def (\w+)\([^\n]*\) -> [^\n]+:\n(?:(?:    [^\n]*)?\n)+",
    "fortran": r"^(?:    !> [^\n]*\n)?    (?:[\w()]+ )*?(?:subroutine|function) (\w+)\(.*?"
    r"^    end (?:subroutine|function) \1$",
}
NAMES = {
    "c": r"\b(dtl_\w+)\(",
    "cpp": r"::(\w+)\(",
    "python": r"^[\w.]+\.(\w+)",
    "fortran": r"%(\w+)|\b(dtl_\w+)\(",
}
PRINTED = r"^\[(\w+)\]\n((?:[^\[].*\n)*)"
ENTRY = re.compile(r"^\((dtl_\w+)\)=$", re.MULTILINE)
TAB = re.compile(r"^:::\{tab-item\} \S+\n:sync: (\w+)\n\n```\w+\n(.*?)```\n", re.M | re.S)


@dataclass(frozen=True)
class Example:
    """An example with its code in each language.  The output is the same in every language; `how`
    introduces it on a page."""

    name: str
    codes: dict[str, str]
    prints: str
    how: str

    @cached_property
    def words(self) -> dict[str, set[str]]:
        """Returns the words in the code of each language."""
        return {language: set(re.findall(r"\w+", code)) for language, code in self.codes.items()}


@cache
def examples() -> tuple[Example, ...]:
    """Returns the example of each area with its code per language and its expected output."""
    found: dict[str, dict[str, str]] = {}
    for language, (pattern, body) in BODIES.items():
        for path in sorted(AREAS.glob(pattern)):
            text = path.read_text()
            parts = {match[1]: _code(match) for match in _matches(PARTS[language], text)}
            for match in _matches(body, text):
                codes = [*_called(match[1], parts), _code(match)]
                found.setdefault(match[1], {})[language] = "\n\n".join(codes)
    return tuple(
        Example(name, found[name], text, how)
        for file, how in OUTPUTS.items()
        for name, text in re.findall(PRINTED, (AREAS / file).read_text(), re.M)
    )


def _matches(pattern: str, text: str) -> Iterator[re.Match[str]]:
    return re.finditer(pattern, text, re.M | re.S)


def _code(match: re.Match[str]) -> str:
    return textwrap.dedent(match[0]).strip("\n")


def _called(name: str, parts: dict[str, str]) -> tuple[str, ...]:
    """Returns the parts of the same file that a part calls, in the order of the file."""
    words, found = {name}, list[str]()
    for other, code in reversed(parts.items()):
        if other in words:
            words |= set(re.findall(r"\w+", code))
            found.insert(0, code)
    return tuple(found[:-1])


def shows(example: Example, function: str, language: str, face: str) -> bool:
    """Returns true if the example calls the function, whose form in the language is `face`."""
    if function not in example.words["c"]:
        return False
    names = {name for match in re.findall(NAMES[language], face, re.M) for name in _all(match)}
    return not names.isdisjoint(example.words.get(language, ()))


def _all(match: str | tuple[str, ...]) -> Iterator[str]:
    """Yields the groups of a match of re.findall() that are not empty."""
    yield from (match,) if isinstance(match, str) else filter(None, match)


def shortest(function: str, language: str, face: str) -> Example | None:
    """Returns the shortest example that shows the function in the language; None for none."""
    found = [each for each in examples() if shows(each, function, language, face)]
    return min(found, key=lambda each: len(each.codes[language]), default=None)


def with_examples(page: str, name: str) -> str:
    """Returns the page NAME.md of the reference with links from its tabs to the examples at its
    end.

    The examples stand at the end because many functions share one.
    """
    parts = ENTRY.split(page)
    named = dict[str, Example]()
    made = parts[0]
    for function, entry in zip(parts[1::2], parts[2::2], strict=True):
        made += f"({function})={_named(function, entry, name, named)}"
    if not named:
        return made
    return "\n".join([made, "## Examples\n", *(_printed(each, name) for each in named.values())])


def _named(function: str, entry: str, page: str, named: dict[str, Example]) -> str:
    """Adds to each language tab of an entry a link to an example; records these in `named`."""

    def tab(match: re.Match[str]) -> str:
        example = shortest(function, match[1], match[2])
        if example is None:
            return match[0]
        named[example.name] = example
        return f"{match[0]}\nFor example, [`{example.name}`](#{_place(example, page)})\n"

    return TAB.sub(tab, entry)


def _place(example: Example, page: str) -> str:
    """Returns the anchor of an example on a page of the reference."""
    return f"{page}-{example.name}"


def _printed(example: Example, page: str) -> str:
    """Returns the example as tabs with one language each."""
    tabs = "".join(
        f":::{{tab-item}} {title}\n:sync: {language}\n\n"
        f"```{language}\n{example.codes[language]}\n```\n\n:::\n\n"
        for language, title in TITLES.items()
    )
    return (
        f"({_place(example, page)})=\n### `{example.name}`\n\n"
        f"::::{{tab-set}}\n:sync-group: language\n\n{tabs}::::\n\n"
        f"{example.how}\n\n```text\n{example.prints}```\n"
    )


def functions_without_example() -> Iterator[str]:
    """Yields each function of a language for which the language has no example."""
    for path in sorted(REFERENCE.glob("*.md")):
        parts = ENTRY.split(path.read_text())
        for function, entry in zip(parts[1::2], parts[2::2], strict=True):
            faces = TAB.findall(entry)
            if not all(shortest(function, language, face) for language, face in faces):
                yield function


def listed() -> list[str]:
    """Returns the functions that need no example, each with its reason."""
    lines = UNSHOWN.read_text().splitlines()
    return [line.partition(": ")[0] for line in lines if not line.startswith("#")]
