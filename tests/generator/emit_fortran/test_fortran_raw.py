# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.emit.fortran.raw import Argument, Module, Procedure, constants, pages
from dtlgen.emit.fortran.types import c_names
from dtlgen.model.api import Api
from dtlgen.read.load import load


def _modules(api: Api) -> dict[str, Module]:
    return {module.name: module for _, module in pages(api)}


def _procedures(api: Api) -> dict[str, Procedure]:
    return {each.name: each for module in _modules(api).values() for each in module.procedures}


def test_every_function_has_one_interface(real: Api) -> None:
    found = [each.name for module in _modules(real).values() for each in module.procedures]

    assert sorted(found) == sorted(function.c_name for function in real.functions())


def test_handles_go_in_by_value_and_come_out_by_reference(api: Api) -> None:
    create = _procedures(api)["dtl_box_create"]

    assert create.arguments[0] == Argument("ctx", "type(c_ptr), value :: ctx", "")
    assert create.arguments[-1].declaration == "type(c_ptr), intent(out) :: box"


def test_nullable_arguments_are_optional(api: Api) -> None:
    opts = _procedures(api)["dtl_box_create"].arguments[3]

    assert opts.declaration == "type(dtl_options), intent(in), optional :: opts"


def test_buffers_are_addresses_and_counts_arrays(api: Api) -> None:
    gather = _procedures(api)["dtl_gather"]

    assert [each.declaration for each in gather.arguments[1:]] == [
        "integer(c_int64_t), intent(in) :: counts(*)",
        "type(c_ptr), value :: room",
    ]


def test_a_member_may_begin_with_more_than_a_default_integer(spoil: Spoil) -> None:
    (core, _) = _modules(
        load(spoil("types", "default: 1, doc", "default: 2147483648, doc"))
    ).values()

    declared = [each.declaration for type in core.types for each in type.components]

    assert "integer(c_int64_t) :: depth = 2147483648_c_int64_t" in declared


def test_output_structs_keep_default_values_of_members(spoil: Spoil) -> None:
    """Fortran does not allow intent(out) for an assumed-size array whose members have defaults."""
    made = '{type: "struct.options[]", dir: out, len: size(ctx)}'
    folder = spoil(
        "box", "      room: {type: buffer,", f"      all: {made}\n      room: {{type: buffer,"
    )

    declared = _procedures(load(folder))["dtl_gather"].arguments[2].declaration

    assert declared == "type(dtl_options), intent(inout) :: all(*)"


def test_a_struct_goes_by_value_where_c_takes_it_so(real: Api) -> None:
    shape = _procedures(real)["dtl_tensor_create"].arguments[2]

    assert shape.declaration == "type(dtl_shape), value :: shape"


def test_a_result_is_never_called_as_an_argument(real: Api) -> None:
    for procedure in _procedures(real).values():
        answer = procedure.suffix.rpartition("(")[2].removesuffix(")")
        assert answer not in procedure.names


def test_a_constant_that_is_a_function_to_fortran_is_left_out(real: Api) -> None:
    names = {constant.name for constant in constants(real)}

    assert "DTL_VERSION_FULL" in names
    assert "DTL_VERSION_STRING" not in names  # dtl_version_string


def test_the_kind_of_a_number_is_imported_too() -> None:
    assert c_names(["fits(count, 1_c_int64_t)", "x1_c_int"]) == ("c_int64_t",)


def test_a_module_imports_no_more_than_it_needs(api: Api) -> None:
    boxes = _modules(api)["dtl_boxes"]

    assert boxes.c_names == ("c_int", "c_int64_t", "c_ptr")
    assert boxes.core_names == ("dtl_options",)


@pytest.mark.parametrize(
    ("base", "kind"),
    [("int8_t", "c_int8_t"), ("int16_t", "c_int16_t"), ("int64_t", "c_int64_t")],
)
def test_scalars_of_every_width_have_a_kind(
    spoil: Callable[[str, str, str], Path], base: str, kind: str
) -> None:
    api = load(spoil("types", 'base: int32_t, doc: "A process."', f"base: {base}, doc: One."))

    core = dict(pages(api))["fortran/dtl_core.f90"]

    assert ("DTL_NO_RANK", f"integer({kind})", f"-1_{kind}") in [
        (each.name, each.type, each.value) for each in core.constants
    ]
