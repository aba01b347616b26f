# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

import pytest

from dtlgen.derive.c_types import Spelling
from dtlgen.document.diagnostics import Place
from dtlgen.document.expression import parse
from dtlgen.emit.c.expression import condition, negated, scope
from dtlgen.model.api import Api, Function

HERE = Place("test", 1)

PRINTED = [
    ("root < size(ctx)", "root < dtl__context_size(ctx_object)"),
    ("count <= limit(dtype)", "count <= dtl__limit(dtype)"),
    ("count + 1 <= limit(dtype)", "dtl__plus(count, 1) <= dtl__limit(dtype)"),
    ("count * size(ctx) > 0", "dtl__times(count, dtl__context_size(ctx_object)) > 0"),
    ("count - 1 > 0", "dtl__minus(count, 1) > 0"),
    ("count / bytes(dtype) > 0", "count / dtl__bytes(dtype) > 0"),
    ("count / root > 0", "(root > 0 ? count / root : 0) > 0"),
    ("bytes(int32) == 4", "dtl__bytes(DTL_DTYPE_INT32) == 4"),
    ("root == 0 and (count > 0 or root == 1)", "root == 0 && (count > 0 || root == 1)"),
]

NEGATED = [
    ("root >= 0 and root < size(ctx)", "root < 0 || root >= dtl__context_size(ctx_object)"),
    ("not count == 0", "count == 0"),
    ("count != 0 or root == 0", "count == 0 && root != 0"),
]


@pytest.mark.parametrize(("text", "printed"), PRINTED)
def test_conditions_read_as_in_c(
    api: Api, c: Spelling, functions: dict[str, Function], text: str, printed: str
) -> None:
    assert condition(parse(text, HERE), scope(api, c, functions["reduce"])).text == printed


@pytest.mark.parametrize(("text", "printed"), NEGATED)
def test_a_negation_is_pushed_down_to_the_comparisons(
    api: Api, c: Spelling, functions: dict[str, Function], text: str, printed: str
) -> None:
    assert negated(parse(text, HERE), scope(api, c, functions["reduce"])).text == printed


def test_a_negative_number_is_less_than_any_size(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    inside = scope(api, c, functions["reduce"])

    less = condition(parse("root < count", HERE), inside)
    more = condition(parse("root > count", HERE), inside)

    assert less.text == "root < 0 || (uint64_t)root < count"
    assert more.text == "root >= 0 && (uint64_t)root > count"


def test_an_index_is_compared_with_a_container_s_size_as_signed(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    inside = scope(api, c, functions["box_owner"])

    printed = condition(parse("place < global_size(box)", HERE), inside).text

    assert printed == "place < (int64_t)dtl__box_global_size(box_object)"


def test_lengths_of_arrays_are_filled_in(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    printed = condition(parse("sum(counts)", HERE), scope(api, c, functions["gather"])).text

    assert printed == "dtl__sum(counts, dtl__context_size(ctx_object))"
