# SPDX-License-Identifier: BSD-3-Clause
"""Finds comments that name no subject, and private words in comments and names (words.yaml).

`python script/support words [PATH...]` lists the findings in these files and folders.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from checkout import ROOT

TABLE = Path(__file__).with_name("words.yaml")
C = {".c", ".h", ".cpp", ".hpp", ".cu"}
HASH = {".cmake", ".sh", ".yaml", ".yml", ".txt", ""}
READ = {*C, *HASH, ".py", ".pyi", ".f90"}

C_TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""
    r"|(?P<name>[A-Za-z_]\w*)",
    re.DOTALL,
)
HASH_COMMENT = re.compile(r"(?:^|\s)#(?!!)\s?(.*)")
FORTRAN_COMMENT = re.compile(r"^[^'\"!]*!(?!\$)[<>!]?(.*)")
DECORATION = re.compile(r"^[\s/*#!-]+|[\s*/-]+$")

Text = tuple[int, str]  # the line, and the comment or name


@cache
def table() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
    return loaded


def comments_and_names(path: Path) -> tuple[list[Text], list[Text]]:
    """Returns the comments of a file, joined if they continue on the next line, and its names."""
    content = path.read_text(encoding="utf-8")
    if path.suffix in C:
        return _of_c(content)
    if path.suffix in (".py", ".pyi"):
        return _of_python(content)
    comment = FORTRAN_COMMENT if path.suffix == ".f90" else HASH_COMMENT
    if path.suffix == ".f90" or path.suffix in HASH:
        return _joined(_matches(comment, content)), []
    return [], []


def _of_c(content: str) -> tuple[list[Text], list[Text]]:
    comments: list[Text] = []
    names: list[Text] = []
    line, at = 1, 0
    for match in C_TOKEN.finditer(content):
        line, at = line + content.count("\n", at, match.start()), match.start()
        if match["comment"]:
            words = re.sub(r"\n\s*\*? ?", " ", match[0])
            comments.append((line, words))
        elif match["name"]:
            names.append((line, match[0]))
    return comments, names


def _of_python(content: str) -> tuple[list[Text], list[Text]]:
    lines: list[Text] = []
    names: list[Text] = []
    for token in tokenize.generate_tokens(io.StringIO(content).readline):
        if token.type == tokenize.COMMENT:
            lines.append((token.start[0], token.string))
        elif token.type == tokenize.NAME:
            names.append((token.start[0], token.string))
    comments = _joined(lines)
    for node in ast.walk(ast.parse(content)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                comments.append((node.lineno, words.replace("\n", " ")))
    return comments, names


def _matches(comment: re.Pattern[str], content: str) -> list[Text]:
    """Returns the line number and the text of the comment in each line that has one."""
    found = ((line, comment.search(text)) for line, text in enumerate(content.splitlines(), 1))
    return [(line, match[1]) for line, match in found if match]


def _joined(lines: list[Text]) -> list[Text]:
    """Joins comments on consecutive lines."""
    joined: list[Text] = []
    last = -1
    for line, words in lines:
        if line == last + 1:
            first, before = joined[-1]
            joined[-1] = first, f"{before} {DECORATION.sub('', words)}"
        else:
            joined.append((line, words))
        last = line
    return joined


def _excepted(path: Path, word: str) -> bool:
    """Returns whether the table of exceptions allows the word in this file."""
    name = str(path.relative_to(ROOT))
    rows = table()["exceptions"]
    return any(name.startswith(row["path"]) and word in row["words"] for row in rows)


def wrong(path: Path, counts: Counter[str] | None = None) -> Iterator[tuple[int, str]]:
    """Yields each comment without a subject, and each refused word in comments and names."""
    comments, names = comments_and_names(path)
    for line, raw in comments:
        words = DECORATION.sub("", raw)
        if words and not words.startswith("SPDX"):
            if counts is not None:
                counts["comments"] += 1
            yield from ((line, text) for text in _of_comment(path, words))
    first = {identifier: line for line, identifier in reversed(names)}
    for identifier, line in first.items():
        yield from ((line, text) for text in _of_name(path, identifier))


def _of_comment(path: Path, words: str) -> Iterator[str]:
    start = words.split(maxsplit=1)[0]
    if start in table()["subjects"]:
        yield f'a comment begins with "{start}": name its subject'
    for word, better in table()["comments"].items():
        if re.search(rf"\b{word}\b", words, re.IGNORECASE) and not _excepted(path, word):
            yield f'"{word}" in a comment: write {better}'


def _of_name(path: Path, identifier: str) -> Iterator[str]:
    for word in re.split(r"_+|(?<=[a-z])(?=[A-Z])", identifier):
        better = table()["identifiers"].get(word.lower())
        if better and not _excepted(path, word.lower()):
            yield f'"{word}" in the name {identifier}: write {better}'


def speaks_plainly(path: Path) -> Iterator[tuple[int, str]]:
    """The rule of script/lint."""
    if path.suffix in READ:
        yield from wrong(path)


RULES = (speaks_plainly,)


def main() -> int:
    command = ["git", "ls-files", "-z", "--", *(sys.argv[1:] or ["."])]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    counts: Counter[str] = Counter()
    for name in listed.split("\0"):
        made = {"generated", "golden"} & set(Path(name).parts)
        if not name or made or not (ROOT / name).is_file():
            continue
        if Path(name).suffix not in READ:
            continue
        for line, words in wrong(ROOT / name, counts):
            print(f"{name}:{line}: {words}")
            counts["without a subject" if "begins" in words else "words and names"] += 1
    print(", ".join(f"{count} {what}" for what, count in counts.items()))
    return int(len(counts) > 1)
