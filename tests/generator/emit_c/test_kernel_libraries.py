# SPDX-License-Identifier: BSD-3-Clause
"""Functions of libraries that kernels call: a C file for each library, and a table of their
functions."""

from __future__ import annotations

from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.document.diagnostics import SpecError
from dtlgen.emit.c import kernel_libraries as c_libraries
from dtlgen.emit.docs import kernel_functions as called_page
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api
from dtlgen.read.load import load

KERNELS = """
kernels: dev
title: Boxes in kernels
doc: Numbers alone.
shown: {gcc: run}
constants:
  DTL_DEV_OK: {value: 0, doc: "Done."}
  DTL_DEV_WRONG: {value: 1, doc: "Wrong."}
functions:
  put:
    scopes: [thread, block]
    returns: int32
    doc: Puts.
    params:
      ctx: {type: uint64, doc: "Who."}
      pe: {type: int32, doc: "To whom."}
  rest:
    returns: uint64
    doc: Rests.
    params:
      ctx: {type: uint64, doc: "Who."}
      pe: {type: int32, doc: "Whose."}
  size:
    returns: int32
    doc: Tells.
    params:
      pe: {type: int32, doc: "Whose."}
libraries:
  theirs:
    title: Theirs
    helper: theirs_helper.h
    shown: run
    scopes: {thread: "their_*", block: "their_*_group"}
    constants:
      pe: {theirs: {DTL_DEV_OK: THEIR_OK}}
    refused:
      pe: {when: pe < 0, gives: DTL_DEV_WRONG}
    functions:
      put: {call: "*(theirs_pe(pe))"}
      rest: {value: "*(1)"}
      size: {value: "*(pe)"}
  few:
    title: Few
    helper: few_helper.h
    shown: compiled
    scopes: {thread: "few_*"}
    functions:
      put: {call: "*(pe)"}
"""


@pytest.fixture
def called(spec: Path, spoil: Spoil) -> Path:
    """Makes the small specification with functions for kernels that libraries have too."""
    spoil("api", "areas:", "kernels: device\n\nareas:")
    (spec / "device.yaml").write_text(KERNELS, encoding="utf-8")
    return spec


def _text(spec: Path, name: str) -> str:
    api = load(spec)
    pages = dict(c_libraries.pages(api))
    path = f"c/dev/{name}.c"
    return Renderer(api.names).page(path, pages[path], "c/templates/kernel_libraries.c.j2")


def test_an_api_without_them_has_no_files_of_them(api: Api) -> None:
    assert list(c_libraries.pages(api)) == []


def test_each_scope_calls_the_librarys_function(called: Path) -> None:
    text = _text(called, "theirs")

    assert '#include "theirs_helper.h"' in text
    assert "    their_put(theirs_pe(pe));\n    return DTL_DEV_OK;" in text
    assert "    their_put_group(theirs_pe(pe));\n    return DTL_DEV_OK;" in text


def test_a_scope_that_the_library_lacks_is_one_thread(called: Path) -> None:
    assert _text(called, "few").count("few_put(pe);") == 2


def test_constants_become_the_librarys(called: Path) -> None:
    text = _text(called, "theirs")

    assert "STATIC_DEVICE int32_t theirs_pe(int32_t ours)" in text
    assert "case DTL_DEV_OK:\n        return THEIR_OK;" in text


def test_refusals_use_the_return_type_of_the_function(called: Path) -> None:
    thunks = {
        each.head: each for each in dict(c_libraries.pages(load(called)))["c/dev/theirs.c"].thunks
    }

    assert [each.gives for each in thunks["int32_t dtl_dev_put"].refusals] == ["DTL_DEV_WRONG"]
    assert [each.gives for each in thunks["uint64_t dtl_dev_rest"].refusals] == ["0"]
    assert thunks["int32_t dtl_dev_size"].refusals == ()


def test_arguments_without_use_are_said_to_be(called: Path) -> None:
    thunks = {
        each.head: each for each in dict(c_libraries.pages(load(called)))["c/dev/theirs.c"].thunks
    }

    assert thunks["int32_t dtl_dev_put"].unused == ("ctx",)
    assert thunks["int32_t dtl_dev_size"].unused == ()


def test_the_reference_lists_the_libraries_of_each_function(called: Path) -> None:
    ((_, page),) = called_page.reference(load(called))

    assert page.libraries == (("Theirs", "run"), ("Few", "compiled"))
    assert page.has == (("put", ("yes", "yes")), ("rest", ("yes", "-")), ("size", ("yes", "-")))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('      put: {call: "*(pe)"}', '      push: {call: "*(pe)"}', 'few.functions: "push"'),
        ('call: "*(pe)"', "", '"put" needs a call, or a value; expected one'),
        ('call: "*(pe)"', 'call: "*(pe)", value: "1"', '"put" needs a call, or a value'),
        ("    helper: few_helper.h\n", "", "few: no helper"),
    ],
)
def test_problems_are_reported_with_their_place(
    called: Path, spoil: Spoil, old: str, new: str, expected: str
) -> None:
    spoil("device", old, new)

    with pytest.raises(SpecError) as error:
        load(called)

    assert expected in str(error.value)
    assert error.value.problems[0].place.file == "spec/device.yaml"
