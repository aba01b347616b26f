# SPDX-License-Identifier: BSD-3-Clause
"""Rules for Fortran."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "procedures_are_bound_once",
        "box",
        "  gather:",
        "  context_reduce:",
        'spec/box.yaml:66: context_reduce: procedure "reduce" of context is reduce already; '
        "expected another name, or fortran: {bound: false}",
    ),
    Case(
        "shorthands_speak_of_their_function",
        "box",
        "fixed: {op: DTL_OP_SUM}",
        "fixed: {opp: DTL_OP_SUM}",
        'spec/box.yaml:49: reduce.fortran.reduce_sum_double: "opp" is not known; expected op',
    ),
    Case(
        "questions_have_one_answer",
        "box",
        "    doc: The process that has the element.",
        "    doc: The process that has the element.\n    tells: rank",
        "spec/box.yaml:36: box_owner.tells: expected a function of one handle which returns a "
        "value",
    ),
    Case(
        "questions_have_one_answer",
        "box",
        "    returns: {type: string, on_error: unknown}\n    params:\n      box: handle.box",
        "    returns: {type: string, on_error: unknown}\n    tells: rank\n    params:\n"
        "      ctx: handle.context",
        'spec/box.yaml:43: box_name.tells: "string" is returned; expected rank',
    ),
    Case(
        "truths_are_ints",
        "box",
        "on_error: DTL_NO_RANK",
        "on_error: DTL_NO_RANK, truth: true",
        'spec/box.yaml:36: box_owner.returns.truth: "rank"; expected int',
    ),
)
