# SPDX-License-Identifier: BSD-3-Clause
"""Rules for structs, handles and functions, and for their combinations."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
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
        'counts: {type: "size[]", len: size(ctx), doc:',
        'counts: {type: "size[]", doc:',
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
        '      data: {type: "char[]", dir: out, len: 3, doc: Its bytes.}\n'
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
        '      box: handle.box\n      words: {type: "argv[]", len: 3, doc: "More."}\n\n  reduce:',
        'spec/box.yaml:48: box_name.words.type: "argv[]"; expected argv without []',
    ),
    Case(
        "arrays_are_of_values",
        "box",
        "      box: handle.box\n\n  reduce:",
        '      box: handle.box\n      told: {type: "callback.visitor[]", len: 3}\n\n  reduce:',
        'spec/box.yaml:48: box_name.told.type: "callback.visitor[]"; expected callback.visitor '
        "without []",
    ),
    Case(
        "collectives_return_a_status",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element.\n    collective: true\n    match: []\n",
        "spec/box.yaml:36: box_owner.returns: rank; expected status, since it is collective",
    ),
    Case(
        "collectives_are_observed",
        "api",
        "observe: runtime\n",
        "",
        "spec/box.yaml:49: reduce.collective: expected observe: runtime in spec/api.yaml, and "
        "dtl__call_agree() in dtl_conditions.h, which lets ranks agree",
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
        "errors_have_the_type_of_the_result",
        "box",
        "on_error: DTL_NO_RANK",
        "on_error: 2147483648",
        'spec/box.yaml:36: box_owner.returns.on_error: "2147483648"; expected an integer from '
        "-2147483648 to 2147483647",
    ),
    Case(
        "errors_have_the_type_of_the_result",
        "box",
        "    doc: The box is gone.\n    returns: void",
        "    doc: The box is gone.\n    returns: {type: void, on_error: 0}",
        'spec/box.yaml:30: box_destroy.returns.on_error: "0"; expected none, since nothing is '
        "returned",
    ),
    Case(
        "only_collective_functions_match",
        "box",
        "    collective: true\n",
        "",
        "spec/box.yaml:49: reduce.match: expected collective: true beside it",
    ),
    Case(
        "only_collective_functions_agree",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element.\n    agrees: always\n",
        "spec/box.yaml:36: box_owner.agrees: expected a collective function that waits",
    ),
    Case(
        "functions_that_wait_name_the_ranks",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element.\n    blocking: true\n",
        "spec/box.yaml:36: box_owner.waits_for: expected the ranks that blocking: true waits for",
    ),
    Case(
        "texts_leave_waiting_to_facts",
        "box",
        "    doc: The process that has the element.\n",
        "    doc: The process that has the element. Local.\n",
        "spec/box.yaml:36: box_owner.doc: has Local.; expected collective or waits_for instead",
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
    Case(
        "only_addresses_may_be_null",
        "box",
        "count: size\n",
        "count: {type: size, nullable: true}\n",
        "spec/box.yaml:55: reduce.count.nullable: expected none, since it is a value",
    ),
    Case(
        "only_addresses_may_be_null",
        "box",
        "box: {type: handle.box, dir: out}",
        "box: {type: handle.box, dir: out, nullable: true}",
        "spec/box.yaml:28: box_create.box.nullable: expected none, since it is a handle that "
        "is made",
    ),
    Case(
        "only_memory_is_retained",
        "box",
        "count: size\n",
        "count: {type: size, retains: ctx}\n",
        "spec/box.yaml:55: reduce.count.retains: expected none but for memory",
    ),
    Case(
        "handles_are_taken_or_made",
        "box",
        "box: {type: handle.box, dir: out}",
        "box: {type: handle.box, dir: inout}",
        "spec/box.yaml:28: box_create.box.dir: inout; expected in or out for a handle",
    ),
    Case(
        "only_handles_that_go_in_are_closed",
        "box",
        "count: size\n",
        "count: {type: size, closes: true}\n",
        "spec/box.yaml:55: reduce.count.closes: expected none but for a handle that goes in",
    ),
    Case(
        "only_handles_that_go_in_are_closed",
        "box",
        "ctx: {type: handle.context, dir: out}",
        "ctx: {type: handle.context, dir: out, closes: true}",
        "spec/box.yaml:13: context_create.ctx.closes: expected none but for a handle that goes in",
    ),
    Case(
        "callbacks_go_in",
        "box",
        "count: size\n",
        'count: size\n      each: {type: callback.visitor, dir: out, doc: "Told."}\n',
        "spec/box.yaml:56: reduce.each.dir: out; expected in for a callback",
    ),
    Case(
        "implementations_have_one_signature",
        "box",
        "    doc: What the box is called.\n",
        "    doc: What the box is called.\n    impl: box_owner\n",
        'spec/box.yaml:43: box_name.impl: "box_owner" takes what box_owner is given; '
        "expected another",
    ),
    Case(
        "lengths_are_no_negative_numbers",
        "box",
        'counts: {type: "size[]", len: size(ctx), doc:',
        'counts: {type: "size[]", len: -1, doc:',
        "spec/box.yaml:70: gather.counts.len: -1; expected at least 0",
    ),
    Case(
        "only_handles_that_go_in_release",
        "box",
        "count: size\n",
        "count: {type: size, releases: true}\n",
        "spec/box.yaml:55: reduce.count.releases: expected none but for a handle "
        "that goes into a function with a status",
    ),
)
