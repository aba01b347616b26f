# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from pathlib import Path

from dtlgen.document.expression import Name
from dtlgen.emit.fortran.handles import Action, HandleType, Query, pages
from dtlgen.emit.fortran.transfers import Move
from dtlgen.model.api import Api
from dtlgen.read.load import load


def _page(api: Api, name: str) -> HandleType:
    return next(page for _, page in pages(api) if page.name == name)


def _query(page: HandleType, name: str) -> Query:
    return next(query for query in page.queries if query.name == name)


def _action(page: HandleType, name: str) -> Action:
    return next(action for action in page.actions if action.name == name)


def _move(page: HandleType, name: str) -> Move:
    return next(move for move in page.moves if move.name == name)


def test_functions_named_by_the_handle_become_its_procedures(api: Api) -> None:
    bindings = {each.name: each.specifics for each in _page(api, "dtl_box_t").bindings}

    assert bindings == {
        "owner": ("box_owner", "box_owner_default"),
        "name": ("box_name",),
        "create": ("box_create", "box_create_default"),
    }


def test_the_handle_that_is_made_is_self(api: Api) -> None:
    create = _action(_page(api, "dtl_box_t"), "box_create")

    assert create.declarations[:2] == (
        "class(dtl_box_t), intent(inout) :: self",
        "type(dtl_context_t), intent(in) :: ctx",
    )
    assert create.passed == (
        "ctx%handle",
        "dtype",
        "int(capacity, c_int64_t)",
        "opts",
        "self%handle",
    )


def test_sizes_may_be_default_integers(api: Api) -> None:
    create = _action(_page(api, "dtl_box_t"), "box_create_default")

    assert "integer(c_int), intent(in) :: capacity" in create.declarations


def test_text_comes_out_as_text(api: Api) -> None:
    name = _query(_page(api, "dtl_box_t"), "box_name")

    assert name.result == "character(len=:), allocatable"
    assert name.head == "answer = dtl_c_to_f_string(dtl_box_name"


def test_questions_have_logical_answers(real: Api) -> None:
    assert _query(_page(real, "dtl_vector_t"), "vector_is_local").result == "logical"
    assert _query(_page(real, "dtl_vector_t"), "vector_empty").result == "logical"
    assert _query(_page(real, "dtl_vector_t"), "vector_rank").result == "integer(c_int)"


def test_indices_count_from_1(real: Api) -> None:
    page = _page(real, "dtl_vector_t")

    assert _query(page, "vector_to_local").head == "answer = 1 + dtl_vector_to_local"
    assert "int(global_idx, c_int64_t) - 1" in _query(page, "vector_to_local").passed
    assert _query(page, "vector_local_offset").head == "answer = dtl_vector_local_offset"


def test_one_element_is_a_scalar_of_its_kind(real: Api) -> None:
    page = _page(real, "dtl_vector_t")
    get, copy = _move(page, "vector_get_local_float64"), _move(page, "vector_copy_to_host_int32")

    assert "real(c_double), intent(inout) :: value" in get.declarations
    assert "integer(c_int32_t), intent(inout) :: host_buffer(..)" in copy.declarations
    assert (get.passed[1], get.passed[-1]) == (
        "int(local_idx, c_int64_t) - 1",
        "DTL_DTYPE_FLOAT64",
    )


def test_a_view_has_the_dtype_of_the_container_or_counts_bytes(real: Api) -> None:
    vector = _page(real, "dtl_vector_t").views[0]
    window = _page(real, "dtl_window_t").views[0]

    assert vector.dtype_check[2] == "dtl_vector_dtype(self%handle)"
    assert window.count == "dtl_window_size(self%handle) / (storage_size(nothing) / 8)"


def test_an_answer_of_any_handle_stops_nothing(real: Api) -> None:
    page = _page(real, "dtl_vector_t")

    assert not _query(page, "vector_is_valid").stops
    assert _query(page, "vector_is_local").stops


def test_the_dtype_of_a_collective_comes_from_the_kind(real: Api) -> None:
    reduce = _move(_page(real, "dtl_context_t"), "context_reduce_float32")

    assert (reduce.head, reduce.passed[-1]) == ("call any_reduce", "DTL_DTYPE_FLOAT32")
    assert "given(op, DTL_OP_SUM)" in reduce.passed


def test_in_place_buffers_are_optional(real: Api) -> None:
    page = _page(real, "dtl_context_t")

    assert "real(c_double), intent(in), optional :: sendbuf(..)" in (
        _move(page, "context_scan_float64").declarations
    )
    assert "real(c_double), intent(in) :: sendbuf(..)" in (
        _move(page, "context_gather_float64").declarations
    )


def test_unimplemented_functions_have_no_procedure(real: Api) -> None:
    planned = {function.name for function in real.functions() if function.planned}

    for _, page in pages(real):
        assert not planned & {each.name for each in (*page.queries, *page.actions)}


def test_messages_are_procedures_of_the_context(real: Api) -> None:
    send = _move(_page(real, "dtl_context_t"), "context_send")

    assert send.names == ("self", "buf", "dest", "tag", "stat", "errmsg", "dtype")
    assert "type(*), intent(in) :: buf(..)" in send.declarations
    assert (send.head, send.passed[:3]) == ("call any_send", ("self%handle", "buf", "dest"))


def test_buffers_of_started_operations_are_asynchronous(real: Api) -> None:
    started = _move(_page(real, "dtl_context_t"), "context_irecv")

    assert "type(*), asynchronous, intent(inout) :: buf(..)" in started.declarations
    assert started.names[:5] == ("self", "buf", "source", "request", "tag")


def test_a_started_collective_is_for_every_kind(real: Api) -> None:
    scan = _move(_page(real, "dtl_context_t"), "context_iscan")

    assert (scan.head, scan.names[-1]) == ("call any_iscan", "dtype")
    assert "type(*), asynchronous, intent(in), optional :: sendbuf(..)" in scan.declarations


def test_every_form_of_every_collective_has_a_procedure(real: Api) -> None:
    names = {binding.name for binding in _page(real, "dtl_context_t").bindings}

    for function in real.functions():
        for name, prefix in (("nonblocking", "i"), ("persistent", "plan_")):
            assert name not in function.forms or f"{prefix}{function.name}" in names


def test_one_sided_access_is_named_without_its_prefix(real: Api) -> None:
    page = _page(real, "dtl_window_t")

    assert _move(page, "window_put").head == "call any_rma_put"
    assert _move(page, "window_put_default").passed == (
        "self%handle",
        "target",
        "int(target_offset, c_int64_t)",
        "origin",
        "stat",
        "errmsg",
    )


def test_closing_functions_change_the_handle(real: Api) -> None:
    wait = _action(_page(real, "dtl_request_t"), "request_wait")

    assert wait.closes
    assert wait.declarations[0] == "class(dtl_request_t), intent(inout) :: self"


def test_the_size_of_an_array_is_never_taken_for_bytes(real: Api) -> None:
    of_bytes = {
        f"status = {function.c_name}"
        for function in real.functions()
        for each in function.params
        if each.type == "buffer" and each.elem == Name("byte") and isinstance(each.len, Name)
    }

    called = {action.head for _, page in pages(real) for action in page.actions}

    assert "status = dtl_future_get" in of_bytes
    assert not of_bytes & called


def test_an_array_of_handles_is_one_of_derived_types(root: Path) -> None:
    page = _page(load(root / "spec"), "dtl_request_t")
    found = next(each for each in page.many if each.name == "dtl_test_any")

    assert found.names == ("requests", "index", "completed", "stat", "errmsg")
    assert found.passed == (
        "size(requests, kind=c_int64_t)",
        "handles",
        "place",
        "completed",
    )
    assert found.place == "index = completed_index(requests%handle, handles)"


def test_places_in_a_struct_that_comes_out_are_counted_from_one(real: Api) -> None:
    found = _action(_page(real, "dtl_model_t"), "model_record_of")

    assert found.places == ("record%task", "record%first_wait", "record%tensors")
    assert found.doc.endswith("Indices count from 1; 0 stands for none.")
