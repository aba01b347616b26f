# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import replace
from dtlgen.emit.c.examples import Examples, pages
from dtlgen.model.api import Api, Example

HERE = Place("spec/test.yaml", 1)


def _with_example(api: Api, language: str) -> Api:
    """Returns the API with an example of one function only."""
    area = next(area for area in api.areas if area.functions)
    example = Example(language, 'puts("a \\"word\\"");\nputs("b");\n', 'a "word"\nb\n', HERE)
    only = replace(area.functions[0], name="only", example=example)
    return replace(api, areas=(replace(area, functions=(only,)),))


def _page(api: Api) -> Examples:
    ((path, page),) = pages(api)
    assert path == "tests/c/examples.c"
    return page


def test_an_example_becomes_a_function_and_the_lines_that_it_prints(api: Api) -> None:
    (example,) = _page(_with_example(api, "c")).examples

    assert example.function == "only"
    assert example.code == '    puts("a \\"word\\"");\n    puts("b");'
    assert example.prints == (r'"a \"word\"\n"', r'"b\n"')


def test_examples_in_other_languages_are_left_to_theirs(api: Api) -> None:
    assert _page(_with_example(api, "python")).examples == ()


def test_every_c_example_of_the_specification_is_run(api: Api) -> None:
    written = [f for f in api.functions() if f.example and f.example.language == "c"]

    assert len(_page(api).examples) == len(written)
