# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dtlgen.derive.c_types import Spelling, parameters
from dtlgen.model.api import Function, Returned


def test_handles_are_values_in_headers_and_objects_in_implementations(
    c: Spelling, functions: dict[str, Function]
) -> None:
    create = functions["box_create"]

    assert parameters(create, c.parameter) == (
        "dtl_context_t ctx",
        "dtl_dtype dtype",
        "dtl_size_t capacity",
        "const dtl_options *opts",
        "dtl_box_t *box",
    )
    assert parameters(create, c.implementation)[0] == "struct context *ctx"
    assert parameters(create, c.implementation)[-1] == "struct box **box"


def test_buffers_that_are_read_and_arrays_are_const(
    c: Spelling, functions: dict[str, Function]
) -> None:
    assert parameters(functions["reduce"], c.parameter)[1:3] == (
        "const void *sendbuf",
        "void *recvbuf",
    )
    assert parameters(functions["gather"], c.parameter)[1] == "const dtl_size_t *counts"


def test_every_kind_of_value_has_a_value_for_errors(c: Spelling) -> None:
    assert c.on_error(Returned("string", "unknown")) == '"unknown"'
    assert c.on_error(Returned("enum.color", "-1")) == "(dtl_color)-1"
    assert c.on_error(Returned("struct.options", "zero")) == "(dtl_options){0}"
    assert c.on_error(Returned("pointer", "NULL")) == "NULL"
    assert c.on_error(Returned("rank", "DTL_NO_RANK")) == "DTL_NO_RANK"
