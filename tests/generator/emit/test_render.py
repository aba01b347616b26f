# SPDX-License-Identifier: BSD-3-Clause
"""The helpers that lay out generated text."""

from __future__ import annotations

import ast
import gc
import weakref
from dataclasses import dataclass
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from dtlgen.emit.render import FORMS, Renderer, call, comment, filled, stamp
from dtlgen.model.names import Names


def test_a_short_call_stays_on_its_line() -> None:
    assert call("f", ["a", "b"]) == "f(a, b)"
    assert call("f", []) == "f()"


def test_a_long_call_continues_under_its_first_argument() -> None:
    arguments = [f"argument_{number}" for number in range(12)]

    lines = call("int function", arguments).split("\n")

    assert len(lines) == 2
    assert lines[1].startswith(" " * len("int function(") + "argument_")
    assert all(len(line) < 100 for line in lines)


def test_an_argument_too_long_for_its_column_hangs() -> None:
    assert call("h" * 70, ["a" * 40]) == "h" * 70 + "(\n    " + "a" * 40 + ")"


def test_prose_breaks_between_words_and_keeps_its_spaces() -> None:
    assert filled("one  two three", 9, "- ") == ["one  two", "- three"]
    assert filled("four-letter word", 4) == ["four-letter", "word"]
    assert filled("ends here     ", 9) == ["ends here"]


def test_lines_of_fortran_end_with_their_mark() -> None:
    lines = call("call f", [f"argument_{number}" for number in range(12)], more=" &").split("\n")

    assert [line.endswith(" &") for line in lines] == [True, False]


@pytest.mark.parametrize("form", FORMS)
def test_prose_is_wrapped_to_100_columns(form: str) -> None:
    lines = comment("word " * 60, form, indent=8).split("\n")

    assert len(lines) > 2
    assert all(len(line) <= 100 for line in lines)
    assert all(line.startswith(" " * 8) for line in lines[1:] if line)


def test_lists_and_code_keep_their_lines() -> None:
    assert comment("What:\n- one\n- two\n\n    x = 1\n    y = 2", "python") == (
        "# What:\n# - one\n# - two\n#\n#     x = 1\n#     y = 2"
    )


@pytest.mark.parametrize("form", ["c", "doc"])
def test_text_can_not_end_a_comment_of_c(form: str) -> None:
    inner = comment("a */ int main(void) /* b", form)

    assert (inner.count("*/"), inner.count("/*")) == (1, 1)


@pytest.mark.parametrize(
    "text", ['a """ + 1', 'ends with "', "ends with \\", 'a \\""" b', "one\n\ntwo"]
)
def test_text_can_not_end_a_docstring(text: str) -> None:
    tree = ast.parse(comment(text, "docstring"))

    assert len(tree.body) == 1
    assert ast.literal_eval(comment(text, "docstring")).strip() == text


@pytest.mark.parametrize("form", ["python", "fortran", "ford"])
def test_every_line_of_a_text_is_commented(form: str) -> None:
    mark = FORMS[form].next.strip()

    assert all(line.startswith(mark) for line in comment("a\n\nimport os\n- b", form).split("\n"))


def test_a_stamp_is_a_comment_of_the_file_s_language() -> None:
    made = 'Made by "dtlgen generate" from spec/ and dtlgen/emit/a.j2.'

    assert stamp("x.h", "a.j2") == f"/* {made}\n * Do not edit. */"
    assert stamp("x.py", "a.j2") == f"# {made}\n# Do not edit."
    assert stamp("x.f90", "a.j2") == f"! {made}\n! Do not edit."
    assert stamp("x.jl", "a.j2", "python") == f"# {made}\n# Do not edit."


@dataclass(frozen=True)
class Page:
    known: str


def test_a_template_is_written_for_any_api(tmp_path: Path) -> None:
    (tmp_path / "any.j2").write_text(
        "<api/{{ known }}.h> api_open API_OPEN API__MOST the API rapid_\n"
    )
    renderer = Renderer(Names("box", "bx_"), tmp_path)

    printed = renderer.page("x.py", Page("yes"), "any.j2")

    assert printed == "<box/yes.h> bx_open BX_OPEN BX__MOST the API rapid_\n"


def test_compiled_templates_are_cached_for_each_api(tmp_path: Path) -> None:
    (tmp_path / "any.j2").write_text("api_open {{ known }}\n")

    for names in (Names("box", "bx_"), Names("tally", "tl_")):
        Renderer(names, tmp_path).page("x.py", Page("yes"), "any.j2")

    assert len(list((tmp_path / "__pycache__").iterdir())) == 2


def test_a_name_that_no_page_has_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "good.j2").write_text("{{ stamp }}\n{{ known }}\n")
    (tmp_path / "bad.j2").write_text("{{ unknown }}\n")
    renderer = Renderer(Names("box", "bx_"), tmp_path)

    assert renderer.page("x.py", Page("yes"), "good.j2").endswith("\nyes\n")
    with pytest.raises(UndefinedError, match="'unknown' is undefined"):
        renderer.page("x.py", Page("yes"), "bad.j2")


def test_a_template_asks_for_fields_and_calls_as_python_does() -> None:
    """Applies to our templates only; those of other packages may use all look-ups of Jinja2."""
    environment = Renderer(Names("box", "bx_")).environment

    source = environment.compile("{{ call(page.head, page.items, indent=4) }}", raw=True)

    assert "environment.getattr" not in source
    assert "context.call" not in source


def test_a_page_is_gone_once_it_is_printed(tmp_path: Path) -> None:
    """Also if macros refer to the page's context; otherwise large pages would accumulate in
    memory."""
    (tmp_path / "any.j2").write_text("{% macro say() %}{{ stamp }}{% endmacro %}{{ known }}\n")
    renderer = Renderer(Names("box", "bx_"), tmp_path)

    class ApiIndex(str):
        """Text that can be referenced weakly."""

    page = Page(ApiIndex("yes"))
    watched = weakref.ref(page.known)
    gc.disable()
    try:
        renderer.page("x.py", page, "any.j2")
        del page
        assert watched() is None
    finally:
        gc.enable()
