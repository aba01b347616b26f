# SPDX-License-Identifier: BSD-3-Clause
"""Prints pages through templates: the only module that knows Jinja2.

A template is written for an API called `api` with the prefix `api_`, which are replaced by those of
the specification.  It sees the fields of its page by name, `stamp`, and three helpers that lay out
text: `call` and `listing`, which wrap an argument list and a plain one, and `comment`, which wraps
prose.  Anything else that a page needs is computed by its emitter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path, PurePosixPath
from textwrap import TextWrapper
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, nodes
from jinja2.bccache import Bucket
from jinja2.compiler import CodeGenerator, Frame

from dtlgen import __version__
from dtlgen.document.record import fields, record
from dtlgen.model.names import Names

TEMPLATES = Path(__file__).parent
WIDTH = 100
ITEMS = ("- ", "@param ", "@return ")  # of a list, in a comment
TOGETHER = 1 << 14  # texts of a template; most pages have less
PLACEHOLDER = re.compile(r"\b(API_|api_|api\b)")


@record
class Form:
    """The form of a comment: the start of the first line and of the others, and the end."""

    first: str
    next: str
    close: str = ""


FORMS = {
    "c": Form("/* ", " * ", " */"),
    "doc": Form("/** ", " * ", " */"),
    "python": Form("# ", "# "),
    "fortran": Form("! ", "! "),
    "ford": Form("!> ", "!> "),
    "man": Form('.\\" ', '.\\" '),
    "rust": Form("/// ", "/// "),
    "markdown": Form("<!-- ", "     ", " -->"),
    "docstring": Form('"""', "", '"""'),
}

# Replacements for text that would end a comment, by the end of the comment.
ESCAPES = {
    " */": [("*/", "* /"), ("/*", "/ *")],
    " -->": [("-->", "-- >")],
    '"""': [("\\", "\\\\"), ('"', '\\"')],
    "": [],
}

# The form of a stamp, by the ending of the generated file.
SUFFIXES = {
    **dict.fromkeys((".h", ".c", ".hpp", ".cpp", ".map"), "c"),
    **dict.fromkeys((".py", ".pyi", ".cmake", ".txt", ".yaml", ".toml", ".in"), "python"),
    **dict.fromkeys((".f90", ".F90"), "fortran"),
    ".rs": "c",
    ".jl": "python",
    ".3": "man",
    ".md": "markdown",
}


class Renderer:
    """Prints pages."""

    def __init__(self, names: Names, templates: Path = TEMPLATES) -> None:
        self.environment = _environment(names, templates)

    def page(self, path: str, page: Any, template: str, comments: str = "") -> str:
        """Returns the text of the generated file `path`."""
        return "".join(self.pieces(path, page, template, comments))

    def pieces(self, path: str, page: Any, template: str, comments: str = "") -> Iterator[str]:
        """Yields the text in non-empty pieces of some hundred kilobytes."""
        values = {name: getattr(page, name) for name in fields(page)}
        values["stamp"] = stamp(path, template, comments)
        found = self.environment.get_template(template)
        context = found.new_context(values)
        try:
            printed = found.root_render_func(context)
            while some := tuple(islice(printed, TOGETHER)):
                yield "".join(some)
        except Exception:  # noqa: BLE001  it is raised again, and names the template's line
            self.environment.handle_exception()
        finally:
            context.parent.clear()  # its macros refer to it, and would keep the page


class _Direct(CodeGenerator):
    """Compiles attribute accesses and calls of templates to plain Python, which is faster than
    Jinja2's general lookup. Pages are records, so that the result is the same.
    """

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Call(  # noqa: N802
        self,
        node: nodes.Call,
        frame: Frame,
        forward_caller: bool = False,  # noqa: ARG002  part of the overridden signature
    ) -> None:
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"{named.key}=")
            self.visit(named.value, frame)
            self.write(", ")
        self.write(")")


class _Compiled(FileSystemBytecodeCache):
    """Caches compiled templates on disk for each API; without write permission, it does nothing."""

    def __init__(self, names: Names, directory: str) -> None:
        super().__init__(directory)
        self.names = names

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        whose = f"{__version__} {self.names.package} {self.names.prefix}"
        return super().get_cache_key(f"{whose} {name}", filename)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(exist_ok=True)
            super().dump_bytecode(bucket)

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)


class _Named(FileSystemLoader):
    """Replaces the placeholder names in templates by those of the API."""

    def __init__(self, names: Names, templates: Path) -> None:
        super().__init__(templates)
        self.spellings = {
            "API_": names.macro_prefix,
            "api_": names.prefix,
            "api": names.package,
        }

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        source, path, is_current = super().get_source(environment, template)
        named = PLACEHOLDER.sub(lambda found: self.spellings[found[0]], source)
        return named, path, is_current


@cache
def _environment(names: Names, templates: Path) -> Environment:
    """Returns the Jinja2 environment, which caches templates."""
    environment = Environment(
        loader=_Named(names, templates),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        bytecode_cache=_Compiled(names, str(templates / "__pycache__")),
    )
    if templates == TEMPLATES:
        environment.code_generator_class = _Direct
    environment.globals.update(
        call=call, comment=comment, filled=filled, listing=listing, macro=macro
    )
    return environment


def stamp(path: str, template: str, comments: str = "") -> str:
    """Returns the first two lines of a generated file, as a comment of its language."""
    shape = FORMS[comments or SUFFIXES[PurePosixPath(path).suffix]]
    source = f"spec/ and dtlgen/emit/{template}"
    made = f'{shape.first}Made by "dtlgen generate" from {source}.'
    return f"{made}\n{shape.next}Do not edit.{shape.close}"


def call(
    head: str, arguments: Iterable[str], indent: int = 0, more: str = "", close: str = ")"
) -> str:
    """`head(a, b, c)`, wrapped to 100 columns under its first argument, from column `indent`.

    `more` ends each line but the last: " &" in Fortran.  One column stays free behind `close`.
    """
    return listing(f"{head}(", arguments, indent, more, close)


def listing(
    head: str, items: Iterable[str], indent: int = 0, more: str = "", close: str = ""
) -> str:
    """Returns `head` and `a, b, c`, wrapped as by `call`."""
    joined = ", ".join(items := tuple(items))
    line = f"{head}{joined}{close}"
    columns = WIDTH - (len(more) or 1)
    if indent + len(line) <= columns:
        return line
    *others, last = items or ("",)
    pieces = [*(f"{item}," for item in others), f"{last}{close}"]
    start = indent + len(head)
    hanging = start + max(map(len, pieces)) > columns
    if hanging:
        start = indent + 4
    break_ = f"{more}\n{' ' * start}"
    laid, column = [f"{head}{break_ if hanging else ''}"], start
    for index, piece in enumerate(pieces):
        column += (index > 0) + len(piece)
        is_new = index > 0 and column > columns
        if index > 0:
            laid.append(break_ if is_new else " ")
        if is_new:
            column = start + len(piece)
        laid.append(piece if column <= columns else _broken(piece, columns - start, break_))
    return "".join(laid)


def _broken(piece: str, columns: int, break_: str) -> str:
    """Breaks a piece longer than a line, unless it contains line breaks."""
    if "\n" in piece:
        return piece
    wrapper = TextWrapper(
        columns, subsequent_indent=" " * 4, break_long_words=False, break_on_hyphens=False
    )
    return break_.join(wrapper.wrap(piece))


def macro(name: str, value: str) -> str:
    """Returns a #define of C, with the value on a second line if necessary."""
    line = f"#define {name} {value}"
    return line if len(line) <= WIDTH else f"#define {name} \\\n    {value}"


def comment(text: str, form: str = "c", indent: int = 0) -> str:
    """Returns prose as a comment in one of FORMS, wrapped to 100 columns.

    The first line starts where the template puts it, the others in column `indent`.  ITEMS begin
    lines of their own; lines that are indented by four columns stay as they are.
    """
    shape = FORMS[form]
    for found, harmless in ESCAPES[shape.close]:
        text = text.replace(found, harmless)
    width = WIDTH - indent - len(shape.first) - len(shape.close)
    if len(text) <= width and "\n" not in text:
        return f"{shape.first}{text.strip()}{shape.close}"
    lines = "\n".join(_wrapped(text, width)).strip("\n").split("\n")
    if len(lines) == 1:
        return f"{shape.first}{lines[0]}{shape.close}"
    body = [shape.first + lines[0], *(shape.next + line for line in lines[1:])]
    if shape.close:
        body.append(shape.close if shape.next.strip() else shape.close.strip())
    margin = " " * indent
    return "\n".join((margin + line).rstrip() for line in body)[indent:]


def filled(text: str, width: int, hanging: str = "") -> list[str]:
    """Returns prose in lines of at most that width; all but the first begin with `hanging`.
    Spaces within a line are kept.
    """
    if len(text) <= width:
        return [text] if text else []
    lines, margin, rest = [], "", text.strip()
    while rest:
        columns = width - len(margin)
        end = len(rest) if len(rest) <= columns else rest.rfind(" ", 0, columns + 1)
        if end < 0:
            end = rest.find(" ")
        line, rest = (rest[:end], rest[end:]) if end > 0 else (rest, "")
        lines.append(margin + line.rstrip())
        rest, margin = rest.lstrip(), hanging
    return lines


def _wrapped(text: str, width: int) -> Iterator[str]:
    paragraph: list[str] = []
    for line in [*text.strip("\n").split("\n"), ""]:
        if paragraph and (not line.strip() or line.startswith((*ITEMS, "    "))):
            hanging = "  " if paragraph[0].startswith(ITEMS) else ""
            yield from filled(" ".join(paragraph), width, hanging)
            paragraph = []
        if line.startswith("    "):
            yield line.rstrip()
        elif line.strip():
            paragraph.append(line.strip())
        else:
            yield ""
