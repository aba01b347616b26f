# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.document.record import replace
from dtlgen.emit.python import calls as python_calls
from dtlgen.emit.python import constants, misuse, package, status, support, typings
from dtlgen.emit.python import raw as python_raw
from dtlgen.emit.python.calls import Calls
from dtlgen.emit.python.constants import c_values
from dtlgen.emit.python.raw import RawModule, Wrapper
from dtlgen.model.api import Api, Area
from dtlgen.read.load import load


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
    assert [name for name, _ in raw.plain] == ["context_destroy", "box_destroy", "box_owner"]


def test_only_what_is_used_is_imported(api: Api, raw: RawModule) -> None:
    types = dict(python_raw.pages(api))["python/dtl/_raw/types.py"]

    assert types.imports == ("from dtl._native import lib",)
    assert raw.imports == (
        "from dtl._failure import fail, text",
        "from dtl._native import ffi, lib",
    )


def test_an_area_may_be_called_as_python_calls_something(api: Api) -> None:
    assert python_raw.module_name(replace(area(api, "box"), name="async")) == "async_"


# ---- statuses and constants ---------------------------------------------------------------------


def test_an_alias_of_a_status_is_left_out(api: Api) -> None:
    ((_, page),) = status.pages(api)

    assert [code.constant for code in page.codes] == [
        "OUT_OF_BOUNDS",
        "INVALID_RANK",
        "INVALID_ARGUMENT",
    ]
    assert {code.exception for code in page.codes} == {"BoundsError"}


def test_a_class_with_a_builtins_name_inherits_from_the_builtin(api: Api) -> None:
    bounds = area(api, "status").python_classes[0]
    memory = replace(bounds, name="MemoryError", bases=("DTLError", "MemoryError"))

    assert status.base_names(memory) == "DTLError, builtins.MemoryError"


def test_every_number_has_its_c_name(api: Api) -> None:
    assert c_values(api)["DTL_NO_RANK"] == -1
    assert c_values(api)["DTL_COLOR_BLUE"] == 1
    assert c_values(api)["DTL_DTYPE_FLOAT64"] == 1


def test_a_pair_is_a_structured_dtype(api: Api) -> None:
    ((_, page),) = constants.pages(api)

    assert [row.numpy for row in page.dtypes] == [
        '"i4"',
        '"f8"',
        '[("value", "i4"), ("index", "i4")]',
    ]


# ---- the package --------------------------------------------------------------------------------


def test_a_name_comes_from_the_module_of_its_area_unless_it_says_another(api: Api) -> None:
    box = area(api, "box")
    other = replace(box.python_functions[0], name="unpack", module="parcel")
    changed = replace(box, python_functions=(*box.python_functions, other))
    ((_, page),) = package.pages(replace(api, areas=(changed,)))

    assert [(each.head, each.names) for each in page.imports] == [
        ("from dtl._box import ", ("Box", "Context", "reduce")),
        ("from dtl._calls.box import ", ("total",)),
        ("from dtl._constants import ", ("LOR", "SUM")),
        ("from dtl._parcel import ", ("unpack",)),
    ]
    assert page.exports == ("Box", "Context", "LOR", "SUM", "reduce", "total", "unpack")


# ---- what follows from C ------------------------------------------------------------------------


def test_a_function_gives_c_its_arguments_in_the_order_of_c(api: Api) -> None:
    page = dict(python_calls.pages(api))["python/dtl/_calls/box.py"]
    (total,) = page.functions

    assert total.parameters == (
        "ctx",
        "value=None",
        "op='sum'",
        "root=0",
        "*",
        "out=None",
        "data=None",
    )
    assert (total.head, total.arguments) == (
        "raw.reduce",
        (
            "handle",
            "memory(sendbuf)",
            "place(recvbuf)",
            "count",
            "dtype",
            "_arguments.operation(op)",
            '_arguments.integer("root", root)',
        ),
    )
    assert total.steps[0] == "value = data if value is None else value"
    assert total.after == "return _arguments.like(value if out is None else out, recvbuf)"


BLEND = """
functions:
  blend:
    doc: The sum of both.
    params:
      ctx: handle.context
      left: {type: buffer, elem: dtype, len: count}
      right: {type: buffer, elem: dtype, len: count}
      out: {type: buffer, dir: out, elem: dtype, len: count}
      count: size
      dtype: enum.dtype
  ramp:
    doc: Numbers in a row.
    params:
      ctx: handle.context
      out: {type: buffer, dir: out, elem: dtype, len: count}
      count: size
      dtype: enum.dtype
"""
PYTHON_BLEND = """
  functions:
    blend:
      calls: blend
      signature: "(ctx: Context, left: ArrayLike, right: ArrayLike, *,
        out: NDArray[Any] | None = None) -> Any"
      doc: The sum of both.
    ramp:
      calls: ramp
      signature: "(ctx: Context, count: int, dtype: DTypeLike = np.float64, *,
        out: NDArray[Any] | None = None) -> NDArray[Any]"
      doc: Numbers in a row.
"""


@pytest.fixture
def blending(spec: Path) -> Calls:
    file = spec / "box.yaml"
    text = file.read_text()
    text = text.replace("\nfunctions:\n", BLEND, 1).replace("\n  functions:\n", PYTHON_BLEND, 1)
    file.write_text(text)
    return dict(python_calls.pages(load(spec)))["python/dtl/_calls/box.py"]


def test_arrays_that_share_a_length_must_have_equal_lengths(blending: Calls) -> None:
    blend = blending.functions[0]

    assert blend.steps == (
        "handle = handle_of(ctx)",
        'c_left, dtype = _arguments.array("left", left)',
        "count = c_left.size",
        'c_right, _ = _arguments.array("right", right)',
        'check_same_size("right", c_right, c_left)',
        "c_out = result(out, c_left.shape, c_left.dtype)",
    )
    assert blend.arguments[1:] == (
        "memory(c_left)",
        "memory(c_right)",
        "writable_memory(c_out)",
        "count",
        "dtype",
    )


def test_without_an_array_the_arguments_determine_the_result(blending: Calls) -> None:
    ramp = blending.functions[1]

    assert ramp.steps[-1] == (
        'c_out = result(out, (_arguments.size("count", count),), _dtypes.given(dtype)[0])'
    )
    assert blending.modules == ("import numpy as np",)
    assert ramp.after == "return c_out"


def test_a_method_gives_its_handle(api: Api) -> None:
    page = dict(python_calls.pages(api))["python/dtl/_calls/box.py"]
    ((owner, (method,)),) = ((each.owner, each.methods) for each in page.classes)

    assert (owner, method.name, method.head) == ("Box", "owner", "return raw.box_owner")
    assert method.arguments[0] == "self._opened()"


def test_a_property_reads_the_stored_value(spec: Path) -> None:
    file = spec / "box.yaml"
    file.write_text(file.read_text().replace("{kind: property,", "{kind: property, keeps: count,"))
    page = dict(python_calls.pages(load(spec)))["python/dtl/_calls/box.py"]

    assert [(each.name, each.attribute) for each in page.classes[0].kept] == [("size", "count")]
    assert [each.names for each in page.imports if "_core.properties" in each.head] == [("kept",)]


def test_an_element_has_a_type_of_the_container(root: Path) -> None:
    pages = dict(python_calls.pages(load(root / "spec")))
    page = pages["python/dtl/_calls/local_algorithm.py"]
    fill = next(each for each in page.functions if each.name == "fill_vector")

    assert fill.head == "raw.fill_vector"
    assert fill.arguments == (
        'container_handle("vec", vec, DistributedVector)',
        'memory(vec._element("value", value))',
    )


def test_an_element_that_c_writes_is_the_result(root: Path) -> None:
    page = dict(python_calls.pages(load(root / "spec")))["python/dtl/_calls/container.py"]
    (methods,) = (each.methods for each in page.classes if each.owner == "DistributedContainer")
    get = next(each for each in methods if each.name == "get_local")

    assert get.steps == ("handle = self._opened()", "value = np.empty((), self._dtype)")
    assert get.arguments == ("handle", "self._local_idx(local_idx)", "writable_memory(value)")
    assert get.after == "return value[()]"


def test_functions_for_several_types_check_their_containers(root: Path) -> None:
    page = dict(python_calls.pages(load(root / "spec")))["python/dtl/_calls/local_algorithm.py"]
    found = next(each for each in page.functions if each.name == "find_if_array")

    assert found.steps == ('container_handle("arr", arr, DistributedArray)',)
    assert found.head == "return _local_algorithm.find_if"
    assert found.arguments == ("arr", "predicate")


def test_a_method_may_hand_its_arguments_on(root: Path) -> None:
    page = dict(python_calls.pages(load(root / "spec")))["python/dtl/_calls/context.py"]
    made = next(each for each in page.classes[0].methods if each.name == "__init__")

    assert made.head == "self._make"
    assert made.arguments[1:4] == ("device_id", "_native", "determinism=determinism")


def test_a_parameter_may_have_a_longer_name(root: Path) -> None:
    page = dict(python_calls.pages(load(root / "spec")))["python/dtl/_calls/role.py"]
    has_role = next(each for each in page.classes[0].methods if each.name == "has_role")

    assert has_role.arguments[1] == '_arguments.text("name", name)'


def test_the_forms_of_a_collective_share_their_arguments_in_c(api: Api) -> None:
    box = area(api, "box")
    reduce = next(each for each in box.functions if each.name == "reduce")
    other = replace(box.python_functions[1], name="reduce", form_of="", older=())
    started = replace(other, name="ireduce", calls="", form_of="reduce", form="STARTED")
    functions = tuple(
        replace(each, forms=("nonblocking",)) if each is reduce else each for each in box.functions
    )
    changed = replace(box, functions=functions, python_functions=(other, started))
    page = dict(python_calls.pages(replace(api, areas=(changed,))))["python/dtl/_calls/box.py"]

    made, blocking, nonblocking = page.functions
    assert page.collectives == ("reduce",)
    assert (made.name, made.head, made.arguments[0]) == ("reduce_in", "return form.run", "_reduce")
    assert made.arguments[4:7] == ("handle", "memory(sendbuf)", "place(recvbuf)")
    assert blocking.steps[0] == "if is_shared(ctx):"
    assert (blocking.head, blocking.arguments[0]) == ("return reduce_in", "BLOCKING")
    assert (nonblocking.head, nonblocking.arguments[0]) == ("return reduce_in", "STARTED")


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
    assert list(typings.split(text)) == parts


def test_overloads_share_one_docstring(api: Api) -> None:
    box = area(api, "box")
    overloads = ("(a: int) -> int", "(a: str) -> str")
    reduce = replace(box.python_functions[0], overloads=overloads)
    changed = replace(api, areas=(replace(box, python_functions=(reduce,)),))
    ((_, page),) = typings.pages(changed)

    assert [each.decorators for each in page.functions] == [("@overload",), ("@overload",)]
    assert [each.close for each in page.functions] == [") -> int:", ") -> str:"]
    assert [each.doc for each in page.functions] == ["", "The sum of all. Collective."]


# ---- misuse tests -------------------------------------------------------------------------------


def test_every_wrong_argument_has_a_case(api: Api) -> None:
    page = dict(misuse.pages(api))["tests/python/misuse_box.py"]
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
    page = dict(misuse.pages(api))["tests/python/misuse_box.py"]

    results = {case.call: case.result for case in page.cases}
    assert results["raw.box_owner"] == "-1"
    assert results["raw.box_name"] == '"unknown"'
    assert results["raw.reduce"] == "RAISES"
    assert results["raw.box_destroy"] == "None"


# ---- support ------------------------------------------------------------------------------------


def test_a_failure_without_an_exception_is_a_runtime_error(api: Api) -> None:
    statuses = tuple(replace(each, exception="") for each in api.statuses)
    ((_, page),) = status.pages(replace(api, statuses=statuses))

    assert {each.exception for each in page.codes} == {"RuntimeError"}


def test_only_a_package_with_element_types_needs_numpy(api: Api) -> None:
    ((_, page),) = support.interpreter(api)
    ((_, plain),) = support.interpreter(replace(api, dtypes=()))

    assert (page.imported, plain.imported) == (("numpy",), ())


def test_a_page_lists_the_functions_that_prepare_the_package(api: Api) -> None:
    ((_, page),) = package.pages(replace(api, python_prepares=(("tell", "_told"),)))

    assert page.prepares == (("_told", "tell"),)
