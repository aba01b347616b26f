# SPDX-License-Identifier: BSD-3-Clause
"""Procedures any_NAME: their checks of arrays, and the arguments that they pass to C."""

from __future__ import annotations

import pytest

from dtlgen.emit.fortran.calls import Procedure, pages
from dtlgen.model.api import Api


def _procedure(api: Api, name: str) -> Procedure:
    found = [each for _, page in pages(api) for each in page.procedures]
    return next(each for each in found if each.name == name)


def _sizes(procedure: Procedure) -> list[tuple[str, str, str, str]]:
    """Returns the condition, array, number of elements and reason of each check."""
    return [
        (fits.when, passed[1].strip('"'), passed[3], passed[4].strip('"'))
        for fits in procedure.fits
        for passed in fits.passed
    ]


def test_a_message_knows_its_count_and_dtype(real: Api) -> None:
    send = _procedure(real, "any_send")
    [buf] = send.arrays

    assert send.names == ("ctx", "buf", "dest", "tag", "stat", "errmsg", "dtype")
    assert buf.described == ('"send"', '"buf"', "buf", "dtype", "buf_array", "stat", "errmsg")
    assert (buf.check, buf.is_optional, buf.stand_in, buf.ends) == (
        "has_dtype",
        False,
        "",
        "release_array",
    )
    assert send.passed == (
        "ctx",
        "buf_array%memory",
        "buf_array%count",
        "buf_array%dtype",
        "dest",
        "tag",
    )


def test_retained_arrays_are_asynchronous_and_not_packed(real: Api) -> None:
    receive = _procedure(real, "any_irecv")

    assert receive.declarations[1] == "type(*), asynchronous, intent(inout) :: buf(..)"
    assert (receive.arrays[0].check, receive.loans) == ("has_no_gaps", ())


def test_a_blocking_collective_passes_the_dtype_of_the_compiler(real: Api) -> None:
    broadcast = _procedure(real, "any_broadcast")

    assert broadcast.arrays[0].check == ""
    assert broadcast.declarations[-1] == "integer(c_int), intent(in) :: dtype"


def test_elements_are_of_the_containers_dtype(real: Api) -> None:
    get = _procedure(real, "any_vector_get_local")
    [value] = get.arrays

    assert value.of_container[:4] == (
        '"vector_get_local"',
        '"value"',
        "dtl_vector_dtype(vec)",
        "dtype",
    )
    assert (value.ends, get.locals, get.fits, get.passed[-1]) == ("", (), (), "c_loc(value)")


def test_arrays_of_a_container_are_packed_and_have_their_size(real: Api) -> None:
    copy = _procedure(real, "any_vector_copy_to_host")

    assert copy.loans[0].ends == "unpack_array"
    assert copy.passed == ("vec", "host_buffer_array%memory", "host_buffer_array%count")


def test_an_input_that_is_left_out_is_the_output(real: Api) -> None:
    send, receive = _procedure(real, "any_allreduce").loans[::-1]

    assert (send.name, send.is_optional, send.stand_in) == ("sendbuf", True, "recvbuf")
    assert (receive.name, receive.is_optional, receive.ends) == ("recvbuf", False, "unpack_array")


def test_equal_dtypes_are_checked_where_requirements_equate_them(real: Api) -> None:
    assert _procedure(real, "any_igather").arrays[1].same_dtype[2:4] == (
        "recvbuf_array",
        "sendbuf_array",
    )
    assert _procedure(real, "any_sendrecv").arrays[1].same_dtype == ()


BLOCKS = "sendbuf_array%count * dtl_context_size(ctx)"
RANKS = "int(dtl_context_size(ctx), c_int64_t)"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("broadcast", []),
        ("allreduce", [("", "recvbuf", "sendbuf_array%count", "the size of sendbuf")]),
        (
            "gather",
            [
                (
                    "dtl_context_rank(ctx) == root",
                    "recvbuf",
                    BLOCKS,
                    "the size of sendbuf times the ranks",
                )
            ],
        ),
        (
            "reduce_scatter",
            [
                ("dtl_context_size(ctx) > 0", "recvcounts", RANKS, "the number of ranks"),
                ("", "sendbuf", "sum(recvcounts)", "the sum of recvcounts"),
                (
                    "dtl_context_size(ctx) > 0",
                    "recvbuf",
                    "recvcounts(dtl_context_rank(ctx) + 1)",
                    "this rank's entry of recvcounts",
                ),
            ],
        ),
        (
            "rma_fetch_and_op",
            [
                ("", "origin", "1_c_int64_t", "one element"),
                ("", "result", "origin_array%count", "the size of origin"),
            ],
        ),
    ],
)
def test_sizes_follow_from_lengths(
    real: Api, name: str, expected: list[tuple[str, str, str, str]]
) -> None:
    assert _sizes(_procedure(real, f"any_{name}")) == expected


def test_parts_may_lie_in_a_larger_array(real: Api) -> None:
    parts = _sizes(_procedure(real, "any_allgatherv"))[-1]

    assert parts[2] == "max(recvbuf_array%count, extent(recvcounts, displs))"


def test_bytes_of_a_dtype_are_counted_as_bytes(real: Api) -> None:
    assert "origin_array%count * origin_array%bytes" in (
        _procedure(real, "any_rma_accumulate").passed
    )
    assert "origin_array%count" in _procedure(real, "any_rma_put").passed


def test_a_handle_that_the_call_closes_is_null(real: Api) -> None:
    assert _procedure(real, "any_mrecv").closes == ("message",)


def test_every_buffer_of_a_procedure_is_an_array_of_it(real: Api) -> None:
    functions = {function.name: function for function in real.functions()}

    for _, page in pages(real):
        for each in page.procedures:
            buffers = functions[each.name.removeprefix("any_")].buffers
            assert [array.name for array in each.arrays] == [buffer.name for buffer in buffers]
