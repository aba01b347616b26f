# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dtlgen.emit.fortran_handles import Action, HandleType, Move, Query, pages
from dtlgen.expression import Name
from dtlgen.model import Api


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


def test_elements_must_be_of_the_containers_dtype(real: Api) -> None:
    get = _action(_page(real, "dtl_vector_t"), "vector_get_local_float64")

    assert get.dtype_check[:4] == (
        '"vector_get_local"',
        '"value"',
        "dtl_vector_dtype(self%handle)",
        "DTL_DTYPE_FLOAT64",
    )
    assert get.passed[-1] == "c_loc(value)"


def test_arrays_are_lent_and_know_their_size(real: Api) -> None:
    copy = _action(_page(real, "dtl_vector_t"), "vector_copy_to_host_int32")

    assert (copy.lent, copy.ends) == ("host_buffer", "take_back")
    assert copy.passed == ("self%handle", "memory", "size(host_buffer, kind=c_int64_t)")


def test_the_dtype_of_a_collective_comes_from_the_kind(real: Api) -> None:
    reduce = _move(_page(real, "dtl_context_t"), "context_reduce_float32")

    assert reduce.passed[:2] == ("self%handle", "DTL_DTYPE_FLOAT32")
    assert "given(op, DTL_OP_SUM)" in reduce.passed


def test_what_may_be_in_place_may_be_left_out(real: Api) -> None:
    page = _page(real, "dtl_context_t")

    assert "real(c_double), intent(in), optional :: sendbuf(..)" in (
        _move(page, "context_scan_float64").declarations
    )
    assert "real(c_double), intent(in) :: sendbuf(..)" in (
        _move(page, "context_gather_float64").declarations
    )


def test_what_is_not_implemented_yet_has_no_procedure(real: Api) -> None:
    planned = {function.name for function in real.functions() if function.planned}

    for _, page in pages(real):
        assert not planned & {each.name for each in (*page.queries, *page.actions)}


def test_messages_are_procedures_of_the_context(real: Api) -> None:
    send = _move(_page(real, "dtl_context_t"), "context_send")

    assert send.names == ("self", "buf", "dest", "tag", "stat", "errmsg", "dtype")
    assert "type(*), intent(in) :: buf(..)" in send.declarations
    assert (send.head, send.passed[:3]) == ("call any_send", ("self%handle", "buf", "dest"))


def test_what_stays_with_the_operation_is_asynchronous(real: Api) -> None:
    started = _move(_page(real, "dtl_context_t"), "context_irecv")

    assert "type(*), asynchronous, intent(inout) :: buf(..)" in started.declarations
    assert started.names[:5] == ("self", "buf", "source", "request", "tag")


def test_collectives_of_one_shape_are_started_by_one_procedure(real: Api) -> None:
    page = _page(real, "dtl_context_t")
    scan, plan = _move(page, "context_iscan"), _move(page, "context_plan_exscan")

    assert scan.head == plan.head == "call start_allreduce"
    assert scan.passed[:2] == ('"iscan"', "dtl_iscan")
    assert plan.passed[:2] == ('"plan_exscan"', "dtl_plan_exscan")
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


def test_what_closes_a_handle_forgets_it(real: Api) -> None:
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
