# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

import pytest
from spec_edits import Spoil

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.document.record import replace
from dtlgen.emit.c.checks import Check
from dtlgen.emit.c.stubs import Lookup, stub
from dtlgen.model.api import Api, Function
from dtlgen.read.load import load

FILL = """\
  fill:
    doc: All elements are 0.
    params: {container: handle.container}

"""


def test_a_handle_is_looked_up_once_and_names_its_place(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    made = stub(api, c, functions["box_name"])

    assert made.handles == (
        Lookup(
            declaration="struct box *box_object",
            function="dtl__handle_object",
            arguments=("box", "HANDLE_BOX", '"box_name"', '"box"'),
            wrong="box_object == NULL",
        ),
    )
    assert made.leave == 'return "unknown"'


def test_a_range_error_has_argument_value_and_expectation(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    checks = stub(api, c, functions["reduce"]).checks

    assert (
        Check(
            when="root < 0 || root >= dtl__context_size(ctx_object)",
            refusal=(
                "dtl__context_error_scope(ctx_object)",
                "DTL_ERROR_INVALID_RANK",
                '"reduce"',
                '"root-range"',
                '"root is %lld; expected root >= 0 and root < size(ctx) (%lld)"',
                "(long long)root",
                "(long long)dtl__context_size(ctx_object)",
            ),
            function="dtl__refuse_in",
        )
        in checks
    )


@pytest.mark.parametrize(("threads", "is_guarded"), [("handle", True), ("any", False)])
def test_a_family_is_guarded_where_all_its_kinds_are(
    spoil: Spoil, threads: str, is_guarded: bool
) -> None:
    spoil("box", "family: container,", f"family: container, threads: {threads},")
    api = load(spoil("box", "  box_name:\n", f"{FILL}  box_name:\n"))
    fill = next(each for each in api.functions() if each.name == "fill")

    assert bool(stub(api, spelling(api), fill).guarded) == is_guarded


def test_a_function_without_a_context_reports_to_no_context(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    checks = stub(api, c, functions["context_create"]).checks

    assert checks
    assert {check.function for check in checks} == {"dtl__refuse"}


def test_the_last_check_of_a_function_is_its_back_end(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    last = stub(api, c, functions["reduce"]).checks[-1]

    assert last.when == "!dtl__feature_available(FEATURE_MPI)"
    assert last.refusal[1] == api.outcomes.feature


def test_a_created_object_is_freed_if_it_gets_no_handle(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    made = stub(api, c, functions["box_create"])

    assert made.direct is None
    assert made.opened[0].arguments == ("HANDLE_BOX", "box_object", "box")
    assert made.opened[0].destroy == "dtl_impl_box_destroy(box_object)"


def test_a_planned_function_checks_and_refuses(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    made = stub(api, c, replace(functions["reduce"], planned=True))

    assert made.work is None
    assert made.direct is None
    assert made.planned is not None
    assert made.planned.head == "return dtl__refuse"
    assert made.planned.refusal[:3] == (api.outcomes.planned, '"reduce"', '"planned"')
    assert made.checks


def test_a_function_for_any_time_does_not_ask_for_the_state(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    closed = replace(c, outcomes=replace(c.outcomes, state="DTL_ERROR_CLOSED"))

    assert stub(api, closed, functions["box_name"]).state
    assert not stub(api, closed, replace(functions["box_name"], anytime=True)).state


def test_a_stub_of_a_library_that_never_closes_checks_no_state(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    assert not stub(api, c, functions["box_name"]).state


def test_a_collective_shows_what_must_agree(
    api: Api, c: Spelling, functions: dict[str, Function]
) -> None:
    work = stub(api, c, functions["reduce"]).direct

    assert work is not None
    assert work.begin == (
        "CALL_REDUCE",
        "ctx_object",
        "(const int64_t[]){count, dtype, op, root}",
        "4",
    )
