# SPDX-License-Identifier: BSD-3-Clause
"""The C++ header: its complete text for the small specification, and its treatment of facts.

After a change of the template, look at the difference and run them with DTL_GOLDEN=write."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.emit.cpp.header import CppHeader, Method, pages
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api
from dtlgen.read.load import load

GOLDEN = Path(__file__).parent / "golden" / "header.hpp"


@pytest.fixture(scope="module")
def header(real: Api) -> CppHeader:
    ((_, found),) = pages(real)
    return found


def _method(header: CppHeader, name: str, cls: str = "context") -> Method:
    methods = next(each.methods for each in header.classes if each.name == cls)
    return next(each for each in methods if each.name == name)


def _calls(method: Method, head: str) -> list[tuple[str, ...]]:
    return [line.arguments or () for line in method.lines if line.head == head]


def test_the_header_reads_as_before(api: Api) -> None:
    ((path, page),) = pages(api)
    printed = Renderer(api.names).page(path, page, "cpp/templates/header.hpp.j2")

    if os.environ.get("DTL_GOLDEN") == "write":
        GOLDEN.write_text(printed, encoding="utf-8")

    assert printed == GOLDEN.read_text(encoding="utf-8")


def test_an_array_of_texts_is_of_constant_addresses(spoil: Spoil) -> None:
    words = 'words: {type: "string[]", len: size(ctx)}'
    folder = spoil(
        "box", "      room: {type: buffer,", f"      {words}\n      room: {{type: buffer,"
    )
    ((_, found),) = pages(load(folder))

    assert "std::span<const char *const> words" in _method(found, "gather").declared


@pytest.mark.parametrize("name", ["error", "outcome", "bounds_error", "class", "std"])
def test_a_class_name_avoids_names_of_the_header(spoil: Spoil, name: str) -> None:
    made = f'  {name}: {{kind: 5, c: dtl_it_t, struct: it, doc: "Another."}}\n'

    ((_, found),) = pages(load(spoil("box", "handles:\n", f"handles:\n{made}")))

    assert f"{name}_" in found.names


def test_counts_and_dtypes_are_no_arguments(header: CppHeader) -> None:
    declared = _method(header, "allreduce").declared

    assert declared == (
        "const Sendbuf &sendbuf",
        "Recvbuf &&recvbuf",
        "dtl_reduce_op op = DTL_OP_SUM",
    )


def test_buffer_sizes_are_checked_only_on_ranks_that_use_them(header: CppHeader) -> None:
    gather = _method(header, "gather")
    checked = [line for line in gather.lines if line.head == "detail::fits"]

    assert [line.where for line in checked] == ["dtl_context_rank(ctx) == root"]
    assert (checked[0].arguments or ())[-1] == "detail::product(recvcount, dtl_context_size(ctx))"


def test_created_objects_are_results(header: CppHeader) -> None:
    assert _method(header, "create_default").result == "dtl::context"
    assert _method(header, "create_default").manner == "static "
    assert _method(header, "iprobe").result == "std::tuple<int, dtl_message_info_t>"
    assert _method(header, "reduce", "container").result == "void"


def test_a_closing_method_releases_the_handle(header: CppHeader) -> None:
    wait = _method(header, "wait", "request")

    assert wait.constant == ""
    assert [(line.head, line.where) for line in wait.lines if line.where] == [
        ("release();", "status == DTL_SUCCESS")
    ]


def test_elements_of_a_container_have_its_dtype(header: CppHeader) -> None:
    fill = _method(header, "fill", "container")

    assert _calls(fill, "detail::dtype")[0][-1] == "dtl_container_dtype(container)"


def test_every_function_is_offered(header: CppHeader, real: Api) -> None:
    methods = [*header.functions, *(each for cls in header.classes for each in cls.methods)]
    heads = [line.head for each in methods for line in each.lines if line.arguments is not None]
    called = {head.split()[-1].removeprefix("text(") for head in heads}
    frees = {handle.free for handle in real.handles()}
    absent = {
        function.c_name
        for function in real.functions()
        if function.name not in frees and function.c_name not in called
    }

    assert absent <= {"dtl_barrier", "dtl_context_barrier"}  # which are one
