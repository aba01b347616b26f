# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from pathlib import Path

from spec_edits import Spoil

from dtlgen.derive.argument_checks import argument_checks
from dtlgen.document.record import replace
from dtlgen.emit.c import fuzz, misuse, replay, stubs
from dtlgen.emit.c import headers as c_headers
from dtlgen.emit.c import implementation as c_impl
from dtlgen.emit.c import kernels as c_kernels
from dtlgen.emit.c import lookup_functions as c_answers
from dtlgen.emit.c import sources as c_sources
from dtlgen.model.api import Api
from dtlgen.read.load import load


def test_every_area_has_a_header_and_dtl_h_includes_all(api: Api) -> None:
    headers = dict(c_headers.pages(api))
    ((_, whole),) = c_headers.umbrella(api)

    assert list(headers) == [f"c/include/dtl/{area.name}.h" for area in api.areas]
    assert whole.areas == ("types", "status", "box")


def test_layouts_are_asserted(api: Api) -> None:
    assertions = dict(c_headers.pages(api))["c/include/dtl/types.h"].assertions

    assert "sizeof(dtl_options) == 16" in assertions
    assert "offsetof(dtl_options, depth) == 8" in assertions
    assert "sizeof(dtl_color) == 4" in assertions


def test_doc_comments_list_the_errors_by_status(api: Api) -> None:
    functions = dict(c_headers.pages(api))["c/include/dtl/box.h"].functions
    doc = next(each.doc for each in functions if each.head.endswith("dtl_reduce"))

    assert "The root has the sum of all. Collective." in doc
    assert "All ranks give the same count, dtype, op, root." in doc
    assert "op: an operation defined for dtype; mpi: mpi to be available" in " ".join(doc.split())
    assert "- DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)" in doc
    assert "- DTL_ERROR_OUT_OF_BOUNDS: while it runs" in doc


def test_empty_callbacks_return_a_zeroed_struct(spoil: Spoil, spec: Path) -> None:
    spoil(
        "types",
        "returns: void\n    params: {element",
        "returns: struct.options\n    params: {element",
    )
    spoil("box", "count: size\n", "count: size\n      each: callback.visitor\n")

    ((_, page),) = replay.pages(load(spec))

    assert [each.returns for each in page.callbacks] == ["(dtl_options){0}"]


def test_each_implementation_is_declared_once(api: Api) -> None:
    ((_, page),) = c_impl.implementations(api)
    heads = [prototype.head for area in page.areas for prototype in area.prototypes]

    assert len(heads) == len(set(heads)) == len({f.impl for f in api.functions() if not f.planned})


def test_sentinels_are_no_members(api: Api) -> None:
    ((_, page),) = c_impl.enums(api)
    conditions = {enum.name: enum.condition for enum in page.enums}

    assert conditions == {"dtype": "bits <= 2", "reduce_op": "bits <= 1", "color": "bits <= 1"}


def test_there_is_a_loop_for_each_dtype_that_an_operation_accepts(api: Api) -> None:
    (path, page), _ = c_kernels.operations(api)

    assert path == "c/impl/kernels/sum.c"
    assert [(kernel.name, kernel.formula) for kernel in page.kernels] == [
        ("int32", "(int32_t)((uint32_t)x + (uint32_t)y)"),
        ("float64", "x + y"),
    ]


def test_lookups_have_a_case_for_every_member(api: Api) -> None:
    types = api.areas[0]
    dtype_size = replace(types.functions[0], answers="dtype.size")
    asking = replace(api, areas=(replace(types, functions=(dtype_size,)), *api.areas[1:]))

    ((_, page),) = c_answers.pages(asking)

    (lookup,) = page.lookups
    assert [(case.constant, case.value) for case in lookup.cases] == [
        ("DTL_DTYPE_INT32", "4"),
        ("DTL_DTYPE_FLOAT64", "8"),
        ("DTL_DTYPE_INT32_INT32", "8"),
    ]
    assert lookup.other == "0"


def test_nothing_is_answered_that_the_specification_does_not_say(api: Api) -> None:
    ((_, page),) = c_answers.pages(api)

    assert (page.lookups, page.constants, page.defaults) == ((), (), ())


def test_every_function_that_refuses_is_misused(api: Api) -> None:
    tests = [test.function for _, page in misuse.pages(api) for test in page.tests]

    assert tests == [
        function.name for function in api.functions() if argument_checks(api, function)
    ]


def test_every_refusal_that_one_rank_can_earn_is_provoked(api: Api) -> None:
    cases = {case.id for _, page in misuse.pages(api) for test in page.tests for case in test.cases}
    known = {
        api.names.check(function.name, refusal.key)
        for function in api.functions()
        for refusal in argument_checks(api, function)
    }

    # On one rank, root is always 0; counts are ones.
    assert known - cases == {"DTL-reduce-empty", "DTL-gather-room-limit"}


def test_the_build_lists_every_source(api: Api) -> None:
    ((_, page),) = c_sources.pages(api)

    assert page.version == "0.1.0"
    assert {"stubs/box.c", "impl/kernels/sum.c"} <= set(page.sources)
    assert len(page.sources) == len(set(page.sources))


def test_the_build_lists_existing_pages_only(real: Api) -> None:
    """Areas without functions or refusals have no page."""
    ((_, page),) = c_sources.pages(real)

    made = {path.removeprefix("c/") for path, _ in stubs.pages(real)}
    assert made == {path for path in page.sources if path.startswith("stubs/")}
    assert {f"c/{path}" for path in page.headers} >= {path for path, _ in c_headers.pages(real)}
    assert page.misuse_areas == tuple(each.area for _, each in misuse.pages(real))


def test_the_fuzzer_knows_every_length(spoil: Spoil) -> None:
    """Also sums and differences, which DTL itself does not use."""
    folder = spoil(
        "box",
        "sendbuf: {type: buffer, elem: dtype, len: count}",
        "sendbuf: {type: buffer, elem: dtype, len: count / 2 + count - 1}",
    )
    ((_, page),) = fuzz.pages(load(folder))

    assert any(
        "fuzz_minus(fuzz_plus(fuzz_over(a[3].number, 2), a[3].number), 1)" in length.factors
        for length in page.lengths
    )
