# SPDX-License-Identifier: BSD-3-Clause
"""Rules for references: each name exists, and no references form a cycle."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
    Case(
        "parameter_types_are_known",
        "box",
        "ctx: {type: handle.context, dir: out}",
        "ctx: {type: handle.contxt, dir: out}",
        'spec/box.yaml:13: context_create.ctx.type: "handle.contxt" is not known; '
        "expected handle.context",
    ),
    Case(
        "returned_types_are_known",
        "types",
        "returns: {type: size, on_error: 0}",
        "returns: {type: sizes, on_error: 0}",
        'spec/types.yaml:62: dtype_size.returns: "sizes" is not known; expected size',
    ),
    Case(
        "callback_types_are_known",
        "types",
        "params: {element: pointer, index: size}",
        "params: {element: pointer, index: sise}",
        'spec/types.yaml:55: visitor.index: "sise" is not known; expected size',
    ),
    Case(
        "callback_types_are_known",
        "types",
        "params: {element: pointer, index: size}",
        "params: {element: bufer, index: size}",
        'spec/types.yaml:55: visitor.element: "bufer" is not known; expected one of rank, '
        "size, index, status, int, char, string, pointer, const pointer, argv, int32, float64, "
        "handle.context, handle.box, handle.container, enum.dtype, enum.reduce_op, enum.color, "
        "struct.options, struct.int32_int32, callback.visitor",
    ),
    Case(
        "field_types_are_known",
        "types",
        "depth: {type: size, offset: 8",
        "depth: {type: sise, offset: 8",
        'spec/types.yaml:45: options.depth: "sise" is not known; expected size',
    ),
    Case(
        "constants_have_a_scalar_type",
        "types",
        "constants:",
        'constants:\n  DTL_ALL: {value: 1, type: rang, doc: "Every process."}',
        'spec/types.yaml:12: DTL_ALL: "rang" is not known; expected rank',
    ),
    Case(
        "handle_parents_are_handles",
        "box",
        "parent: context",
        "parent: contex",
        'spec/box.yaml:7: box.parent: "contex" is not known; expected context',
    ),
    Case(
        "families_are_known",
        "box",
        "free: context_destroy,",
        "free: context_destroy, family: containers,",
        'spec/box.yaml:6: context.family: "containers" is not known; expected container',
    ),
    Case(
        "families_are_known",
        "api",
        "parent: context",
        "parent: contex",
        'spec/api.yaml:24: container.parent: "contex" is not known; expected context',
    ),
    Case(
        "forms_are_known",
        "api",
        "type: handle.box",
        "type: handle.bx",
        'spec/api.yaml:32: nonblocking.type: "handle.bx" is not known; expected handle.box',
    ),
    Case(
        "forms_are_known",
        "box",
        "    doc: The root has the sum of all.\n",
        "    doc: The root has the sum of all.\n    forms: [blocking]\n",
        'spec/box.yaml:49: reduce.forms: "blocking" is not known; expected nonblocking',
    ),
    Case(
        "answers_have_a_type",
        "api",
        "dtype: {type: enum.dtype}",
        "dtype: {type: enum.dtypes}",
        'spec/api.yaml:28: container.dtype.type: "enum.dtypes" is not known; expected enum.dtype',
    ),
    Case(
        "parents_form_no_circle",
        "box",
        "free: context_destroy,",
        "free: context_destroy, parent: box,",
        "spec/box.yaml:6: context.parent: context, box, context; expected one that is made "
        "before it",
    ),
    Case(
        "features_are_known",
        "box",
        "requires: mpi",
        "requires: mpj",
        'spec/box.yaml:49: reduce.requires: "mpj" is not known; expected mpi',
    ),
    Case(
        "features_are_known",
        "api",
        "needs: [mpi]",
        "needs: [ucx]",
        'spec/api.yaml:11: nccl.needs: "ucx" is not known; expected one of mpi, nccl',
    ),
    Case(
        "needs_form_no_circle",
        "api",
        'install: "Open MPI or MPICH",',
        'install: "Open MPI or MPICH", needs: [nccl],',
        "spec/api.yaml:10: mpi.needs: mpi, nccl, mpi; expected what works without it",
    ),
    Case(
        "functions_are_not_of_the_future",
        "box",
        "    doc: What the box is called.",
        "    doc: What it says.\n    since: 0.2.0",
        "spec/box.yaml:43: box_name.since: 0.2.0; expected at most 0.1.0, the version of api.yaml",
    ),
    Case(
        "statuses_are_known",
        "box",
        "fails: [DTL_ERROR_OUT_OF_BOUNDS]",
        "fails: [DTL_ERROR_OUT_OF_BOUND]",
        'spec/box.yaml:49: reduce.fails: "DTL_ERROR_OUT_OF_BOUND" is not known; '
        "expected DTL_ERROR_OUT_OF_BOUNDS",
    ),
    Case(
        "statuses_are_known",
        "box",
        "rule: empty}",
        "rule: empty, status: DTL_ERROR_EMPTY_ARGUMENT}",
        'spec/box.yaml:59: reduce: status: "DTL_ERROR_EMPTY_ARGUMENT" is not known; '
        "expected DTL_ERROR_BAD_ARGUMENT",
    ),
    Case(
        "statuses_are_known",
        "api",
        "index: DTL_ERROR_OUT_OF_BOUNDS",
        "index: DTL_ERROR_OUT_OF_BOUND",
        'spec/api.yaml:21: outcomes.index: "DTL_ERROR_OUT_OF_BOUND" is not known; '
        "expected DTL_ERROR_OUT_OF_BOUNDS",
    ),
    Case(
        "statuses_are_known",
        "types",
        "refused: DTL_ERROR_INVALID_RANK",
        "refused: DTL_ERROR_INVALID_RANKS",
        'spec/types.yaml:6: rank.refused: "DTL_ERROR_INVALID_RANKS" is not known; '
        "expected DTL_ERROR_INVALID_RANK",
    ),
    Case(
        "categories_are_known",
        "status",
        "{value: 401, category: bounds",
        "{value: 401, category: bound",
        'spec/status.yaml:11: DTL_ERROR_OUT_OF_BOUNDS.category: "bound" is not known; '
        "expected bounds",
    ),
    Case(
        "aliases_of_statuses_have_the_same_value",
        "status",
        "alias: DTL_ERROR_INVALID_ARGUMENT",
        "alias: DTL_ERROR_INVALID_RANK",
        "spec/status.yaml:14: DTL_ERROR_BAD_ARGUMENT.value: 410; expected 403, as "
        "DTL_ERROR_INVALID_RANK",
    ),
    Case(
        "matched_arguments_are_parameters",
        "box",
        "match: [count,",
        "match: [cnt,",
        'spec/box.yaml:49: reduce.match: "cnt" is not known; expected count',
    ),
    Case(
        "matched_arguments_are_parameters",
        "box",
        "match: [count,",
        "match: [sendbuf,",
        'spec/box.yaml:49: reduce.match: "sendbuf"; expected an input number, enum or struct',
    ),
    Case(
        "operation_kinds_are_known",
        "types",
        "kinds: [integer, float]",
        "kinds: [integer, floats]",
        'spec/types.yaml:21: sum.kinds: "floats" is not known; expected float',
    ),
    Case(
        "pairs_are_made_of_dtypes",
        "types",
        "pair: {value: int32, index: int32}",
        "pair: {value: int32, index: int23}",
        'spec/types.yaml:17: int32_int32.pair: "int23" is not known; expected int32',
    ),
    Case(
        "pairs_are_made_of_dtypes",
        "types",
        "size: 8, kind: pair,",
        "size: 8, kind: bool,",
        "spec/types.yaml:17: int32_int32.pair: kind is bool; expected `pair` for kind pair only",
    ),
    Case(
        "modules_hold_every_area_once",
        "api",
        "dtl_core: [types, status]",
        "dtl_core: [types, box, status]",
        "spec/box.yaml:1: box: in 2 of fortran_modules; expected 1",
    ),
    Case(
        "answers_are_known",
        "types",
        "doc: Bytes of an element.",
        "doc: Bytes of an element.\n    answers: dtipe.size",
        'spec/types.yaml:62: dtype_size.answers: "dtipe.size" is not known; expected dtype.size',
    ),
    Case(
        "answers_are_known",
        "types",
        "doc: Bytes of an element.",
        "doc: Bytes of an element.\n    answers: version.major",
        "spec/types.yaml:62: dtype_size.params: expected none, since it answers version.major",
    ),
)
