# SPDX-License-Identifier: BSD-3-Clause
"""Rules for names, which every language must be able to spell."""

from __future__ import annotations

from rule_cases.case import Case

CASES = (
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
        "name: types",
        "spec/types.yaml:1: types: the name of the API, which has the header types.h; "
        "expected another name",
    ),
    Case(
        "packages_are_no_keywords",
        "api",
        "name: dtl",
        "name: std",
        "spec/api.yaml:1: api.name: std, a name space of C++; expected another name",
    ),
    Case(
        "headers_have_names_of_their_own",
        "api",
        "name: dtl",
        "name: impl",
        "spec/api.yaml:1: api.name: impl.h has the guard of dtl_impl.h, which is generated beside "
        "it; expected another name",
    ),
    Case(
        "names_of_tables_are_free",
        "box",
        "  gather:\n",
        "  count:\n",
        "spec/box.yaml:66: count: CALL_COUNT is a name of the generated C; expected another name",
    ),
    Case(
        "names_of_tables_are_free",
        "api",
        "features:\n",
        'features:\n  count: {install: "Abacus", doc: "What counts."}\n',
        "spec/api.yaml:10: count: FEATURE_COUNT is a name of the generated C; expected another "
        "name",
    ),
    Case(
        "handles_are_not_called_as_the_api",
        "box",
        "handles:\n",
        'handles:\n  dtl: {kind: 5, c: dtl_it_t, struct: it, doc: "Many boxes."}\n',
        "spec/box.yaml:6: dtl: the name of the API, and of its name space in C++; expected "
        "another name",
    ),
    Case(
        "modules_have_names_of_their_own",
        "box",
        "handles:\n",
        'handles:\n  it: {kind: 5, c: dtl_core, struct: it, doc: "Many boxes."}\n',
        "spec/box.yaml:6: dtl_core: the name of a module in Fortran; expected another name",
    ),
    Case(
        "handles_are_no_python_words",
        "box",
        "handles:\n",
        'handles:\n  class: {kind: 5, c: dtl_class_t, struct: form, doc: "Many boxes."}\n',
        "spec/box.yaml:6: class: a word of Python; expected another name",
    ),
    Case(
        "objects_have_a_name_in_c",
        "box",
        "family: container,",
        "family: container, struct: union,",
        "spec/box.yaml:7: box: its object would be `struct union`, a word of C; expected another "
        "`struct`",
    ),
    Case(
        "objects_have_a_name_in_c",
        "box",
        "family: container,",
        "family: container, struct: last_error,",
        "spec/box.yaml:7: box: its object would be `struct last_error`, a struct of the generated "
        "C; expected another `struct`",
    ),
    Case(
        "arguments_of_callbacks_are_no_keywords",
        "types",
        "params: {element: pointer, index: size}",
        "params: {element: pointer, import: size}",
        "spec/types.yaml:55: visitor.import: a word of Python; expected another name",
    ),
    Case(
        "packages_are_no_keywords",
        "api",
        "name: dtl\n",
        "name: lambda\n",
        "spec/api.yaml:1: api.name: lambda, a word of Python; expected another name",
    ),
    Case(
        "methods_are_not_called_as_their_class",
        "box",
        "  gather:",
        "  context_context:",
        "spec/box.yaml:66: context_context: in C++ a constructor of the class context; "
        "expected another name",
    ),
)
