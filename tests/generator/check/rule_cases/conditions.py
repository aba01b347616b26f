# SPDX-License-Identifier: BSD-3-Clause
"""Rules for conditions and lengths."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "expressions_have_types",
        "box",
        "root < size(ctx)",
        "root < size(context)",
        'spec/box.yaml:58: reduce.root.valid: "context" is not known; expected count',
    ),
    Case(
        "expressions_have_types",
        "box",
        "root < size(ctx)",
        "root < width(ctx)",
        "spec/box.yaml:58: reduce.root.valid: width() is not known; expected one of size, rank, "
        "dtype, global_size, bytes, limit, sum, entry, extent",
    ),
    Case(
        "expressions_have_types",
        "box",
        "root < size(ctx)",
        "root < size(ctx, root)",
        "spec/box.yaml:58: reduce.root.valid: size() with 2 arguments; expected 1",
    ),
    Case(
        "expressions_have_types",
        "box",
        "root < size(ctx)",
        "root < op",
        'spec/box.yaml:58: reduce.root.valid: "root < op" has signed and enum.reduce_op as '
        "operands; expected two numbers",
    ),
    Case(
        "expressions_have_types",
        "box",
        '"rank(ctx) == root"',
        "rank(ctx)",
        'spec/box.yaml:54: reduce.recvbuf.at: "rank(ctx)" is signed; expected truth',
    ),
    Case(
        "expressions_have_types",
        "box",
        "place < global_size(box)",
        "place < global_size(place)",
        'spec/box.yaml:41: box_owner.place.valid: "place" is signed; expected handle.box '
        "or handle.container",
    ),
    Case(
        "conditions_can_fail",
        "box",
        "capacity <= limit(dtype)",
        "capacity >= 0",
        'spec/box.yaml:26: box_create.capacity.valid: "capacity >= 0" says nothing of an unsigned '
        "number; expected a bound above",
    ),
    Case(
        "conditions_can_fail",
        "box",
        "count != 0 or root == 0",
        "0 < 1",
        'spec/box.yaml:59: reduce.requirements: "0 < 1" compares constants; expected an argument',
    ),
    Case(
        "conditions_can_fail",
        "box",
        "count != 0 or root == 0",
        "root == root",
        'spec/box.yaml:59: reduce.requirements: "root == root" compares a thing with itself; '
        "expected two",
    ),
    Case(
        "conditions_speak_of_their_argument",
        "box",
        "root >= 0 and root < size(ctx)",
        "count <= limit(dtype)",
        'spec/box.yaml:58: reduce.root.valid: "count <= limit(dtype)" does not mention it; '
        "expected a condition on this argument, or `requirements`",
    ),
    Case(
        "expressions_read_inputs_only",
        "box",
        'len: sum(counts), nullable: "sum(counts) == 0"}',
        "len: used}\n      used: {type: size, dir: out, doc: So many.}",
        'spec/box.yaml:71: gather.room.len: "used" is an output; expected inputs only',
    ),
    Case(
        "lengths_form_no_circle",
        "box",
        "len: size(ctx), doc",
        "len: sum(counts), doc",
        "spec/box.yaml:70: gather.counts.len: counts, counts; expected one that is known before "
        "its elements are read",
    ),
    Case(
        "defaults_fit_their_type",
        "box",
        "default: DTL_OP_SUM",
        "default: DTL_COLOR_RED",
        'spec/box.yaml:57: reduce.op.default: "DTL_COLOR_RED"; expected an integer, NULL or a '
        "constant of its type",
    ),
    Case(
        "defaults_fit_their_type",
        "box",
        "count: size\n",
        "count: {type: size, default: -1}\n",
        'spec/box.yaml:55: reduce.count.default: "-1"; expected an integer from 0 to '
        "18446744073709551615",
    ),
    Case(
        "conditions_can_hold",
        "box",
        "root >= 0 and root < size(ctx)",
        "root >= 0 and root < DTL_NO_RANK",
        'spec/box.yaml:58: reduce.root.valid: "root >= 0 and root < DTL_NO_RANK" never '
        "holds; expected what some call keeps",
    ),
    Case(
        "conditions_can_hold",
        "box",
        "count != 0 or root == 0",
        "root >= size(ctx)",
        'spec/box.yaml:59: reduce.requirements: "root >= size(ctx)" beside the conditions '
        "above never holds; expected what some call keeps",
    ),
    Case(
        "alternatives_can_fail",
        "box",
        "count != 0 or root == 0",
        "root < 5 or root > 3",
        'spec/box.yaml:59: reduce.requirements: "root < 5 or root > 3" always holds; '
        "expected what some call breaks",
    ),
    Case(
        "divisors_are_positive",
        "box",
        "count != 0 or root == 0",
        "root < 100 / count",
        'spec/box.yaml:59: reduce.requirements: "100 / count" may divide by zero; expected '
        "`count > 0 and` before it",
    ),
    Case(
        "divisors_are_positive",
        "box",
        "count != 0 or root == 0",
        "count < 100 / 0",
        'spec/box.yaml:59: reduce.requirements: "100 / 0" may divide by zero; expected a '
        "divisor >= 1",
    ),
    Case(
        "lengths_are_never_negative",
        "box",
        'counts: {type: "size[]", len: size(ctx),',
        'counts: {type: "size[]", len: size(ctx) - 2,',
        'spec/box.yaml:70: gather.counts.len: "size(ctx) - 2" may be negative; expected '
        "`size(ctx) >= 2` of a condition",
    ),
    Case(
        "defaults_keep_their_conditions",
        "box",
        "place: {type: index,",
        "place: {type: index, default: -1,",
        'spec/box.yaml:41: box_owner.place.default: "-1"; expected place >= 0 and place < '
        "global_size(box)",
    ),
)
