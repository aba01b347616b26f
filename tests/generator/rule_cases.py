# SPDX-License-Identifier: BSD-3-Clause
"""For each rule an edit of the small specification which breaks it, and what the rule says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """`old` stands once in the file and becomes `new`; `message` is the whole problem."""

    rule: str
    file: str
    old: str
    new: str
    message: str


CASES = (
    # -- references
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
    # -- values
    Case(
        "enum_values_differ",
        "types",
        "DTL_COLOR_BLUE: {value: 1",
        "DTL_COLOR_BLUE: {value: 0",
        "spec/types.yaml:35: DTL_COLOR_BLUE: value 0; expected another, since DTL_COLOR_RED has it",
    ),
    Case(
        "sentinels_are_no_members",
        "types",
        "DTL_COLOR_COUNT: {value: 2",
        "DTL_COLOR_COUNT: {value: 1",
        "spec/types.yaml:36: DTL_COLOR_COUNT: value 1; expected one outside the valid values, "
        "since DTL_COLOR_BLUE has it",
    ),
    Case(
        "enum_values_fit_an_int",
        "types",
        "DTL_COLOR_COUNT: {value: 2",
        "DTL_COLOR_COUNT: {value: 2147483648",
        "spec/types.yaml:36: DTL_COLOR_COUNT: 2147483648; expected 32 bits",
    ),
    Case(
        "enum_values_fit_an_int",
        "types",
        "DTL_COLOR_COUNT: {value: 2",
        "DTL_COLOR_COUNT: {value: -2147483648",
        "spec/types.yaml:36: DTL_COLOR_COUNT: -2147483648; expected 32 bits, at least "
        "-2147483647, since Fortran has no literal for less",
    ),
    Case(
        "enums_have_members",
        "types",
        "enums:\n",
        "enums:\n"
        "  shade: {doc: How dark it is., values: {DTL_SHADE_COUNT: {value: 0, sentinel: "
        "true}}}\n",
        "spec/types.yaml:24: shade.values: none that is valid; expected one or more",
    ),
    Case(
        "enum_members_have_a_text",
        "types",
        "{value: 1, text: blue,",
        "{value: 1,",
        "spec/types.yaml:35: DTL_COLOR_BLUE: no text; expected what _name() answers",
    ),
    Case(
        "status_values_differ",
        "status",
        "{value: 403,",
        "{value: 401,",
        "spec/status.yaml:12: DTL_ERROR_INVALID_RANK: value 401; expected another, since "
        "DTL_ERROR_OUT_OF_BOUNDS has it",
    ),
    Case(
        "statuses_lie_in_their_category",
        "status",
        "{value: 403,",
        "{value: 503,",
        "spec/status.yaml:12: DTL_ERROR_INVALID_RANK: value 503; expected 400 to 499, the range "
        "of bounds",
    ),
    Case(
        "category_codes_differ",
        "status",
        "bounds: {code: 4,",
        "nothing: {code: 0}\n  bounds: {code: 4,",
        "spec/status.yaml:7: nothing: value 0; expected another, since success has it",
    ),
    Case(
        "handle_kinds_differ",
        "box",
        "{kind: 2,",
        "{kind: 1,",
        "spec/box.yaml:7: box: value 1; expected another, since context has it",
    ),
    Case(
        "constants_fit_their_type",
        "types",
        "{value: -1, type: rank",
        "{value: -2147483649, type: rank",
        "spec/types.yaml:12: DTL_NO_RANK: -2147483649; expected 32 bits, as rank",
    ),
    Case(
        "constants_have_a_literal",
        "types",
        "constants:\n",
        'constants:\n  DTL_ALL: {value: 18446744073709551615, type: size, doc: "Every element."}\n',
        "spec/types.yaml:12: DTL_ALL: 18446744073709551615; expected -1, which is the same "
        "to C, and has a literal in Fortran",
    ),
    Case(
        "constants_have_a_literal",
        "types",
        "value: -1, type: rank",
        "value: -2147483648, type: rank",
        "spec/types.yaml:12: DTL_NO_RANK: -2147483648; expected at least -2147483647, since "
        "Fortran has no literal for less",
    ),
    Case(
        "structs_hold_what_stands_before_them",
        "types",
        "depth: {type: size, offset: 8, default: 1",
        "depth: {type: struct.options, offset: 8",
        "spec/types.yaml:45: options.depth: options would hold itself; expected a pointer",
    ),
    Case(
        "structs_hold_what_stands_before_them",
        "types",
        'depth: {type: size, offset: 8, default: 1, doc: "How deep it is."}',
        'depth: {type: struct.int32_int32, offset: 4, doc: "How deep it is."}\n'
        '      more: {type: int, offset: 12, doc: "How wide it is."}',
        "spec/types.yaml:45: options.depth: int32_int32 comes later, in spec/types.yaml:47; "
        "expected it before",
    ),
    Case(
        "field_defaults_fit",
        "types",
        "color: {type: enum.color, offset: 0,",
        "color: {type: enum.color, offset: 0, default: 7,",
        "spec/types.yaml:44: options.color.default: 7; expected a member of color",
    ),
    Case(
        "field_defaults_fit",
        "types",
        "value: {type: int32, offset: 0,",
        "value: {type: int32, offset: 0, default: 4294967296,",
        "spec/types.yaml:51: int32_int32.value.default: 4294967296; expected an integer from "
        "-2147483648 to 2147483647",
    ),
    Case(
        "fields_lie_where_c_puts_them",
        "types",
        "depth: {type: size, offset: 8",
        "depth: {type: size, offset: 4",
        "spec/types.yaml:45: options.depth: offset 4; expected 8",
    ),
    Case(
        "fields_lie_where_c_puts_them",
        "types",
        "size: 16",
        "size: 12",
        "spec/types.yaml:39: options: size 12; expected 16",
    ),
    Case(
        "fields_lie_where_c_puts_them",
        "types",
        "callbacks:\n",
        "  nested:\n"
        "    c: dtl_nested\n"
        "    size: 16\n"
        "    doc: A pair behind a number.\n"
        "    fields:\n"
        '      first: {type: size, offset: 0, doc: "The number."}\n'
        '      second: {type: struct.options, offset: 8, doc: "The pair."}\n'
        "\n"
        "callbacks:\n",
        "spec/types.yaml:54: nested: size 16; expected 24",
    ),
    Case(
        "pairs_have_the_size_of_their_struct",
        "types",
        "c: dtl_int32_int32, size: 8",
        "c: dtl_int32_int32, size: 16",
        "spec/types.yaml:17: int32_int32.size: 16; expected 8",
    ),
    # -- names
    Case(
        "parameters_are_no_keywords",
        "box",
        "box: {type: handle.box, dir: out}",
        "lambda: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.lambda: a word of Python; expected another name",
    ),
    Case(
        "parameters_are_no_keywords",
        "box",
        "box: {type: handle.box, dir: out}",
        "register: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.register: a word of C; expected another name",
    ),
    Case(
        "parameters_are_no_keywords",
        "box",
        "box: {type: handle.box, dir: out}",
        "operator: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.operator: a word of C++; expected another name",
    ),
    Case(
        "parameters_are_no_keywords",
        "box",
        "box: {type: handle.box, dir: out}",
        "unix: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.unix: a word of C, a macro; expected another name",
    ),
    Case(
        "parameters_are_no_keywords",
        "box",
        "box: {type: handle.box, dir: out}",
        "c_int64_t: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.c_int64_t: a word of the generated code; expected "
        "another name",
    ),
    Case(
        "parameters_hide_nothing",
        "box",
        "box: {type: handle.box, dir: out}",
        "status: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.status: a name of the generated C; expected another name",
    ),
    Case(
        "parameters_hide_nothing",
        "box",
        "box: {type: handle.box, dir: out}",
        "ctx_object: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.ctx_object: a name of the generated C; expected another name",
    ),
    Case(
        "parameters_hide_nothing",
        "box",
        "box: {type: handle.box, dir: out}",
        "ffi: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.ffi: a name of the generated Python; expected another name",
    ),
    Case(
        "parameters_hide_nothing",
        "box",
        "box: {type: handle.box, dir: out}",
        "stat: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.stat: a name of the generated Fortran; expected another name",
    ),
    Case(
        "parameters_hide_nothing",
        "box",
        "box: {type: handle.box, dir: out}",
        "dtl_box: {type: handle.box, dir: out}",
        "spec/box.yaml:28: box_create.dtl_box: starts with dtl_, as public names do; "
        "expected another name",
    ),
    Case(
        "functions_are_no_python_words",
        "box",
        "  gather:\n",
        "  import:\n",
        "spec/box.yaml:66: import: a word of Python; expected another name",
    ),
    Case(
        "names_fit_fortran",
        "box",
        "room: {type: buffer,",
        "room_of_all_of_all_of_all_of_all_of_all_of_all_of_all_ranks: {type: buffer,",
        "spec/box.yaml:71: "
        "gather.room_of_all_of_all_of_all_of_all_of_all_of_all_of_all_ranks: 59 characters; "
        "expected at most 57, as in Fortran",
    ),
    Case(
        "fields_are_no_keywords",
        "types",
        "depth: {type: size",
        "long: {type: size",
        "spec/types.yaml:45: options.long: a word of C; expected another name",
    ),
    Case(
        "python_names_are_no_keywords",
        "box",
        "put: {signature",
        "yield: {signature",
        "spec/box.yaml:81: yield: a word of Python; expected another name",
    ),
    Case(
        "public_names_are_given_once",
        "types",
        "c: dtl_visitor",
        "c: dtl_options",
        "spec/types.yaml:55: dtl_options: stands here twice; first in spec/types.yaml:39",
    ),
    Case(
        "public_names_differ_in_fortran",
        "types",
        "constants:",
        'constants:\n  DTL_REDUCE: {value: 1, type: rank, doc: "Every process."}',
        "spec/types.yaml:12: DTL_REDUCE: the same as dtl_reduce in Fortran; expected another name",
    ),
    Case(
        "prefixed_names_have_the_prefix",
        "box",
        "c: dtl_box_t",
        "c: dtx_box_t",
        "spec/box.yaml:7: dtx_box_t: expected a name that starts with dtl_",
    ),
    Case(
        "areas_are_not_called_as_the_api",
        "api",
        "name: dtl",
        "name: box",
        "spec/box.yaml:1: box: the name of the API, which has the header box.h; "
        "expected another name",
    ),
    # -- shapes
    Case(
        "created_handles_can_be_freed",
        "box",
        "free: box_destroy, ",
        "",
        "spec/box.yaml:7: box: no free; expected the function which closes what is created",
    ),
    Case(
        "free_functions_take_their_handle",
        "box",
        "free: box_destroy",
        "free: box_close",
        'spec/box.yaml:7: box.free: "box_close" is not known; expected box_owner',
    ),
    Case(
        "free_functions_take_their_handle",
        "box",
        "box: {type: handle.box, nullable: true}",
        "box: {type: handle.box}",
        "spec/box.yaml:30: box_destroy: frees box; expected returns: void and one parameter "
        "{type: handle.box, nullable: true}",
    ),
    Case(
        "free_functions_take_their_handle",
        "box",
        "family: container,",
        "family: container, collective_free: true,",
        "spec/box.yaml:30: box_destroy.collective: expected true, as collective_free of box",
    ),
    Case(
        "buffers_have_elements_and_length",
        "box",
        "sendbuf: {type: buffer, elem: dtype, len: count}",
        "sendbuf: {type: buffer, elem: dtype}",
        "spec/box.yaml:53: reduce.sendbuf: no len; expected one, since it is a buffer",
    ),
    Case(
        "arrays_have_a_length",
        "box",
        'counts: {type: "size[]", len: size(ctx)}',
        'counts: "size[]"',
        "spec/box.yaml:70: gather.counts: no len; expected one, since it is an array",
    ),
    Case(
        "only_memory_has_elements_and_length",
        "box",
        "count: size\n",
        "count: {type: size, elem: dtype}\n",
        "spec/box.yaml:55: reduce.count.elem: expected none but for a buffer",
    ),
    Case(
        "only_memory_has_elements_and_length",
        "box",
        "count: size\n",
        "count: {type: size, len: 3}\n",
        "spec/box.yaml:55: reduce.count.len: expected none but for a buffer or an array",
    ),
    Case(
        "structs_alone_pass_by_value",
        "box",
        "count: size\n",
        "count: {type: size, by: value}\n",
        "spec/box.yaml:55: reduce.count.by: expected an input of a struct type",
    ),
    Case(
        "aliases_are_buffers_of_the_other_direction",
        "box",
        "alias: sendbuf",
        "alias: sendbuff",
        'spec/box.yaml:54: reduce.recvbuf.alias: "sendbuff" is not known; expected sendbuf',
    ),
    Case(
        "aliases_are_buffers_of_the_other_direction",
        "box",
        "recvbuf: {type: buffer, dir: out,",
        "recvbuf: {type: buffer, dir: in,",
        "spec/box.yaml:54: reduce.recvbuf.alias: both are inputs; expected one which is written",
    ),
    Case(
        "retained_buffers_belong_to_a_request",
        "box",
        "sendbuf: {type: buffer,",
        "sendbuf: {type: buffer, retains: true,",
        "spec/box.yaml:53: reduce.sendbuf.retains: the function creates no handle; expected one "
        "that holds the buffer",
    ),
    Case(
        "retained_buffers_belong_to_a_request",
        "box",
        "sendbuf: {type: buffer,",
        "sendbuf: {type: buffer, retains: ctxt,",
        'spec/box.yaml:53: reduce.sendbuf.retains: "ctxt" is not known; expected ctx',
    ),
    Case(
        "started_operations_say_what_they_retain",
        "types",
        "functions:\n",
        "handles:\n"
        '  request: {kind: 3, c: dtl_request_t, free: request_free, started: true, doc: "What was '
        'started."}\n'
        "\n"
        "functions:\n"
        "  request_free: {doc: It is gone., returns: void, params: {request: {type: "
        "handle.request, nullable: true}}}\n"
        "  start:\n"
        "    doc: A transfer begins.\n"
        "    params:\n"
        "      data: {type: buffer, elem: int32, len: 3}\n"
        "      request: {type: handle.request, dir: out}\n",
        'spec/types.yaml:69: start.data: no retains; expected true or false, since "request" '
        "outlives the call",
    ),
    Case(
        "families_are_inputs",
        "box",
        "      box: handle.box\n\n  reduce:",
        "      box: handle.box\n      other: {type: handle.container, dir: out}\n\n  reduce:",
        "spec/box.yaml:48: box_name.other.type: any container; expected one kind, as handle.box",
    ),
    Case(
        "arrays_are_of_values",
        "box",
        "      box: handle.box\n\n  reduce:",
        '      box: handle.box\n      words: {type: "argv[]", len: 3}\n\n  reduce:',
        'spec/box.yaml:48: box_name.words.type: "argv[]"; expected argv without []',
    ),
    Case(
        "collectives_return_a_status",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element.\n    collective: true\n    match: []\n",
        "spec/box.yaml:36: box_owner.returns: rank; expected status, since it is collective",
    ),
    Case(
        "errors_have_the_type_of_the_result",
        "box",
        "on_error: DTL_NO_RANK",
        "on_error: unknown",
        'spec/box.yaml:36: box_owner.returns.on_error: "unknown"; expected an integer or a '
        "constant",
    ),
    Case(
        "errors_have_the_type_of_the_result",
        "types",
        "returns: {type: size, on_error: 0}",
        "returns: {type: size, on_error: -1}",
        'spec/types.yaml:62: dtype_size.returns.on_error: "-1"; expected an integer >= 0 or a '
        "constant",
    ),
    Case(
        "errors_have_the_type_of_the_result",
        "types",
        "returns: {type: size, on_error: 0}",
        "returns: {type: size, on_error: DTL_NO_RANK}",
        'spec/types.yaml:62: dtype_size.returns.on_error: "DTL_NO_RANK"; expected a constant of '
        "type size",
    ),
    Case(
        "errors_have_the_type_of_the_result",
        "box",
        "returns: {type: string, on_error: unknown}",
        "returns: {type: pointer, on_error: unknown}",
        'spec/box.yaml:43: box_name.returns.on_error: "unknown"; expected NULL',
    ),
    Case(
        "only_collective_functions_match",
        "box",
        "    collective: true\n",
        "",
        "spec/box.yaml:49: reduce.match: expected collective: true beside it",
    ),
    Case(
        "forms_are_of_collectives_on_buffers",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element.\n    forms: [nonblocking]\n",
        "spec/box.yaml:36: box_owner.forms: expected a collective function with a status",
    ),
    Case(
        "rules_of_a_function_differ",
        "box",
        'valid: "root >= 0 and root < size(ctx)"',
        "valid: [{expr: root >= 0}, {expr: root < size(ctx)}]",
        'spec/box.yaml:58: reduce.root: rule "range" stands twice; expected distinct rules',
    ),
    # -- conditions
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
        "len: used}\n      used: {type: size, dir: out}",
        'spec/box.yaml:71: gather.room.len: "used" is an output; expected inputs only',
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
        "defaults_keep_their_conditions",
        "box",
        "place: {type: index,",
        "place: {type: index, default: -1,",
        'spec/box.yaml:41: box_owner.place.default: "-1"; expected place >= 0 and place < '
        "global_size(box)",
    ),
    # -- fortran
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
        "truths_are_ints",
        "box",
        "on_error: DTL_NO_RANK",
        "on_error: DTL_NO_RANK, truth: true",
        'spec/box.yaml:36: box_owner.returns.truth: "rank"; expected int',
    ),
    # -- docs
    Case(
        "what_is_offered_is_documented",
        "box",
        "doc: The box is gone.",
        'doc: ""',
        "spec/box.yaml:30: box_destroy.doc: empty; expected what users must know of it",
    ),
    Case(
        "failures_say_what_to_do",
        "status",
        'doc: "No such process.", remedy: "Name one."}',
        'doc: "No such process."}',
        "spec/status.yaml:12: DTL_ERROR_INVALID_RANK.remedy: empty; expected what to do after it",
    ),
    Case(
        "docs_say_more_than_the_name",
        "box",
        "doc: What the box is called.",
        "doc: The box name.",
        "spec/box.yaml:43: box_name.doc: its own name in words; expected more than that",
    ),
    Case(
        "docs_promise_nothing",
        "box",
        "doc: The box is gone.",
        "doc: TODO say more",
        "spec/box.yaml:30: box_destroy.doc: TODO; expected a finished text",
    ),
    Case(
        "examples_fit_on_the_page",
        "box",
        "    doc: What the box is called.",
        f"    doc: What it says.\n    example: {{c: {'x' * 93};}}",
        "spec/box.yaml:43: box_name.example: a line of 94 characters; expected at most 92",
    ),
    Case(
        "examples_have_code",
        "box",
        "    doc: What the box is called.",
        "    doc: What it says.\n    example: {prints: nothing}",
        "spec/box.yaml:43: box_name.example: no code; expected c, python or fortran",
    ),
    # -- python
    Case(
        "signatures_are_python",
        "box",
        '"(self) -> int"',
        '"(self -> int"',
        'spec/box.yaml:79: Box.size.signature: "(self -> int"; expected (parameters) -> type',
    ),
    Case(
        "signatures_are_python",
        "box",
        '"(self) -> int"',
        r'"(self) -> int: ...\nimport os\ndef g()"',
        "spec/box.yaml:79: Box.size.signature: "
        '"(self) -> int: ...\nimport os\ndef g()"; expected (parameters) -> type',
    ),
    Case(
        "signatures_say_every_type",
        "box",
        "value: float, *,",
        "value, *,",
        'spec/box.yaml:81: Box.put.signature: "value" has no type; expected one',
    ),
    Case(
        "signatures_say_every_type",
        "box",
        "at: int = 0) -> None",
        "at: int = 0)",
        'spec/box.yaml:81: Box.put.signature: "the result" has no type; expected one',
    ),
    Case(
        "members_take_their_object",
        "box",
        "(cls, data: Sequence[float]) -> Box",
        "(data: Sequence[float]) -> Box",
        'spec/box.yaml:80: Box.of.signature: first parameter "data"; expected cls, since it is a '
        "classmethod",
    ),
    Case(
        "members_take_their_object",
        "box",
        "(box: Box, op: str = 'sum') -> float",
        "(self: Box, op: str = 'sum') -> float",
        'spec/box.yaml:85: reduce.signature: first parameter "self"; expected no self or cls, '
        "since it is a function",
    ),
    Case(
        "signatures_mention_known_names",
        "box",
        "data: Sequence[float]",
        "data: Sequense[float]",
        'spec/box.yaml:80: Box.of.signature: "Sequense" is not known; expected Sequence',
    ),
    Case(
        "bases_are_known",
        "status",
        "bases: [Exception]",
        "bases: [Exeption]",
        'spec/status.yaml:21: BoundsError.bases: "Exeption" is not known; expected Exception',
    ),
    Case(
        "exceptions_are_classes",
        "status",
        "exception: BoundsError",
        "exception: BoundError",
        'spec/status.yaml:7: bounds.exception: "BoundError" is not known; expected BoundsError',
    ),
    Case(
        "python_names_are_given_once",
        "box",
        "  functions:\n    reduce: {signature",
        "  functions:\n    Box: {signature",
        "spec/box.yaml:85: Box: stands here twice; first in spec/box.yaml:76",
    ),
    # -- what Python calls
    Case(
        "calls_name_a_function",
        "box",
        "calls: box_owner",
        "calls: box_owned",
        'spec/box.yaml:82: Box.owner.calls: "box_owned" is not known; expected box_owner',
    ),
    Case(
        "older_names_are_arguments",
        "box",
        "older: {data: value}",
        "older: {data: valeu}",
        'spec/box.yaml:86: total.older: "valeu" is not known; expected value',
    ),
    Case(
        "calls_have_a_signature",
        "box",
        'owner: {calls: box_owner, signature: "(self, place: int) -> int",',
        "owner: {calls: box_owner,",
        "spec/box.yaml:82: Box.owner: no signature; expected (parameters) -> type, since it calls "
        "dtl_box_owner",
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self, plase: int) -> int",
        'spec/box.yaml:82: Box.owner.calls: dtl_box_owner has no "plase"; expected place',
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self) -> int",
        'spec/box.yaml:82: Box.owner.calls: "place" of dtl_box_owner gets nothing; '
        "expected an argument of that name",
    ),
    Case(
        "calls_fit_the_function",
        "box",
        "(self, place: int) -> int",
        "(self, place: str) -> int",
        'spec/box.yaml:82: Box.owner.calls: "place" of dtl_box_owner gets str; expected int',
    ),
    Case(
        "calls_fit_the_function",
        "box",
        'calls: box_owner, signature: "(self, place: int) -> int"',
        'calls: box_create, signature: "(self, dtype: DTypeLike, capacity: int, opts: Any) -> int"',
        'spec/box.yaml:82: Box.owner.calls: "opts" of dtl_box_create is struct.options; '
        "expected what has a form in Python",
    ),
    Case(
        "defaults_are_those_of_c",
        "box",
        "(box: Box, op: str = 'sum') -> float",
        "(box: Box, op: str = 'max') -> float",
        "spec/box.yaml:85: reduce.signature: op is 'max' by default; expected DTL_OP_SUM, "
        "as dtl_reduce has it",
    ),
)
