# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dataclasses import replace

import pytest

from dtlgen.emit import python_constants, python_misuse, python_raw, python_status, python_typings
from dtlgen.emit.python_constants import c_values
from dtlgen.emit.python_raw import RawModule, Wrapper
from dtlgen.model import Api, Area


@pytest.fixture
def raw(api: Api) -> RawModule:
    return dict(python_raw.pages(api))["python/dtl/_raw/box.py"]


def wrapper(raw: RawModule, name: str) -> Wrapper:
    return next(each for each in raw.wrappers if each.name == name)


def area(api: Api, name: str) -> Area:
    return next(each for each in api.areas if each.name == name)


# ---- raw functions ------------------------------------------------------------------------------


def test_an_out_parameter_is_returned(raw: RawModule) -> None:
    create = wrapper(raw, "box_create")

    assert create.parameters == ("ctx", "dtype", "capacity", "opts")
    assert create.arguments == ("ctx", "dtype", "capacity", "opts", "box")
    assert [(cell.name, cell.type) for cell in create.cells] == [("box", "dtl_box_t *")]
    assert create.results == "box[0]"
    assert create.has_status


def test_a_buffer_is_passed_as_it_is(raw: RawModule) -> None:
    assert wrapper(raw, "reduce").arguments[1:3] == ("sendbuf", "recvbuf")
    assert wrapper(raw, "reduce").results == ""


def test_text_is_read(raw: RawModule) -> None:
    assert wrapper(raw, "box_name").results == "text(result)"


def test_a_function_of_numbers_is_the_c_function(raw: RawModule) -> None:
    assert raw.plain == ("context_destroy", "box_destroy", "box_owner")


def test_only_what_is_used_is_imported(api: Api, raw: RawModule) -> None:
    types = dict(python_raw.pages(api))["python/dtl/_raw/types.py"]

    assert types.imports == ("from dtl._native import lib",)
    assert raw.imports == ("from dtl._error import fail, text", "from dtl._native import ffi, lib")


def test_an_area_may_be_called_as_python_calls_something(api: Api) -> None:
    assert python_raw.module_name(replace(area(api, "box"), name="async")) == "async_"


# ---- statuses and constants ---------------------------------------------------------------------


def test_an_alias_of_a_status_is_left_out(api: Api) -> None:
    ((_, page),) = python_status.pages(api)

    assert [code.constant for code in page.codes] == [
        "OUT_OF_BOUNDS",
        "INVALID_RANK",
        "INVALID_ARGUMENT",
    ]
    assert {code.exception for code in page.codes} == {"BoundsError"}


def test_a_class_with_a_builtins_name_inherits_from_the_builtin(api: Api) -> None:
    bounds = area(api, "status").python_classes[0]
    memory = replace(bounds, name="MemoryError", bases=("DTLError", "MemoryError"))

    assert python_status.base_names(memory) == "DTLError, builtins.MemoryError"


def test_every_number_has_its_c_name(api: Api) -> None:
    assert c_values(api)["DTL_NO_RANK"] == -1
    assert c_values(api)["DTL_COLOR_BLUE"] == 1
    assert c_values(api)["DTL_DTYPE_FLOAT64"] == 1


def test_a_pair_is_a_structured_dtype(api: Api) -> None:
    ((_, page),) = python_constants.pages(api)

    assert [row.numpy for row in page.dtypes] == [
        '"i4"',
        '"f8"',
        '[("value", "i4"), ("index", "i4")]',
    ]


# ---- typings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("self", ["self"]),
        ("a: int, b: str = 'x'", ["a: int", "b: str = 'x'"]),
        ("a: tuple[int, int], *, b: int", ["a: tuple[int, int]", "*", "b: int"]),
        ("f: Callable[[int, int], None], g: int", ["f: Callable[[int, int], None]", "g: int"]),
    ],
)
def test_parameters_are_split_outside_of_brackets(text: str, parts: list[str]) -> None:
    assert list(python_typings.split(text)) == parts


def test_overloads_share_one_docstring(api: Api) -> None:
    box = area(api, "box")
    overloads = ("(a: int) -> int", "(a: str) -> str")
    reduce = replace(box.python_functions[0], overloads=overloads)
    changed = replace(api, areas=(replace(box, python_functions=(reduce,)),))
    ((_, page),) = python_typings.pages(changed)

    assert [each.decorators for each in page.functions] == [("@overload",), ("@overload",)]
    assert [each.close for each in page.functions] == [") -> int:", ") -> str:"]
    assert [each.doc for each in page.functions] == ["", "The sum of all."]


# ---- misuse tests -------------------------------------------------------------------------------


def test_every_wrong_argument_has_a_case(api: Api) -> None:
    page = dict(python_misuse.pages(api))["tests/python/misuse_box.py"]
    ids = {case.id for case in page.cases}

    assert {
        "DTL-box_create-ctx-handle",
        "DTL-box_create-dtype-enum",
        "DTL-box_create-opts.color-enum",
        "DTL-box_create-capacity-range",
        "DTL-reduce-sendbuf-null",
        "DTL-reduce-root-range",
        "DTL-reduce-op-op",
        "DTL-reduce-mpi-feature",
    } <= ids
    assert "DTL-box_create-box-null" not in ids  # the wrapper makes that argument


def test_a_refused_value_is_the_one_that_stands_for_an_error(api: Api) -> None:
    page = dict(python_misuse.pages(api))["tests/python/misuse_box.py"]

    results = {case.call: case.result for case in page.cases}
    assert results["raw.box_owner"] == "-1"
    assert results["raw.box_name"] == '"unknown"'
    assert results["raw.reduce"] == "RAISES"
    assert results["raw.box_destroy"] == "None"
