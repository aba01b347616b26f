# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dtlgen.derive.argument_checks import argument_checks
from dtlgen.model.api import Api, Function


def ids(api: Api, function: Function) -> list[str]:
    return [refusal.key for refusal in argument_checks(api, function)]


def test_refusals_stand_in_the_order_of_a_stub_s_checks(
    api: Api, functions: dict[str, Function]
) -> None:
    assert ids(api, functions["reduce"]) == [
        "ctx-handle",
        "sendbuf-null",
        "recvbuf-null",
        "dtype-enum",
        "op-enum",
        "count-limit",
        "root-range",
        "empty",
        "recvbuf-overlap",
        "op-op",
        "mpi-feature",
    ]


def test_arrays_are_checked_before_buffers_whose_length_they_determine(
    api: Api, functions: dict[str, Function]
) -> None:
    assert ids(api, functions["gather"]) == [
        "ctx-handle",
        "counts-null",
        "room-null",
        "room-limit",
    ]


def test_a_length_that_only_the_caller_knows_has_bytes_that_fit(
    api: Api, functions: dict[str, Function]
) -> None:
    expected = {
        refusal.key: refusal.expected for refusal in argument_checks(api, functions["gather"])
    }

    assert expected["room-limit"] == "sum(counts) <= limit(int32)"


def test_enums_inside_of_structs_are_checked(api: Api, functions: dict[str, Function]) -> None:
    assert "opts.color-enum" in ids(api, functions["box_create"])


def test_a_null_handle_may_be_freed_but_no_other(api: Api, functions: dict[str, Function]) -> None:
    (refusal,) = argument_checks(api, functions["box_destroy"])

    assert refusal.rule == "handle"
    assert refusal.subject is not None
    assert refusal.subject.nullable is True


def test_each_refusal_says_what_was_expected(api: Api, functions: dict[str, Function]) -> None:
    expected = {
        refusal.key: refusal.expected for refusal in argument_checks(api, functions["reduce"])
    }

    assert expected["ctx-handle"] == "an open context"
    assert expected["recvbuf-null"] == "not NULL where rank(ctx) == root and count > 0"
    assert expected["root-range"] == "root >= 0 and root < size(ctx)"
    assert expected["recvbuf-overlap"] == "no overlap with sendbuf unless both are the same"
    assert expected["mpi-feature"] == "mpi to be available: Open MPI or MPICH"
