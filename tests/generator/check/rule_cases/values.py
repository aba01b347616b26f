# SPDX-License-Identifier: BSD-3-Clause
"""Rules for numbers, versions and statuses."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
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
    Case(
        "enum_members_have_texts_of_their_own",
        "types",
        "text: blue",
        "text: red",
        'spec/types.yaml:35: DTL_COLOR_BLUE: text "red"; expected another, since '
        "DTL_COLOR_RED has it",
    ),
    Case(
        "answers_lie_between_their_bounds",
        "box",
        "words: this rank}}",
        "words: this rank}, weight: {type: size, least: 3, most: 2}}",
        "spec/box.yaml:6: context.queries.weight.least: 3; expected at most 2, the most",
    ),
    Case(
        "answers_lie_between_their_bounds",
        "box",
        "least: 1, words: ranks, sample: 1",
        "least: 1, most: 3, words: ranks, sample: 4",
        "spec/box.yaml:6: context.queries.size.sample: 4; expected one from 1 to 3",
    ),
    Case(
        "outcomes_differ_from_success",
        "api",
        "index: DTL_ERROR_OUT_OF_BOUNDS",
        "index: DTL_SUCCESS",
        "spec/api.yaml:21: outcomes.index: DTL_SUCCESS; expected another, since calls that "
        "succeed end so",
    ),
)
