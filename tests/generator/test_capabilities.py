# SPDX-License-Identifier: BSD-3-Clause
"""Capabilities expected of an API generator, each with the test that shows it."""

from __future__ import annotations

from pathlib import Path

SHOWN = {
    "a neutral specification is the only source": (
        "emit/test_other_api.py::test_compilers_accept_the_generated_files"
    ),
    "a schema, unknown keys refused": (
        "read/test_load.py::test_hostile_text_is_refused_with_its_line"
    ),
    "semantic checks with places": (
        "check/test_rules.py::test_rule_says_where_what_and_what_was_expected"
    ),
    "a typed model": "read/test_load.py::test_the_model_has_the_contents_of_a_file",
    "the expanded model as JSON": (
        "commands/test_facts_command.py::test_derived_facts_are_listed_too"
    ),
    "lifetime parents": "emit_rust/test_rust.py::test_children_do_not_outlive_their_handle",
    "ownership": "emit_c/test_c_stubs.py::test_a_created_object_is_freed_if_it_gets_no_handle",
    "lengths linked to parameters": (
        "generated_code/test_compiler_warnings.py::test_memory_has_as_many_bytes_as_its_count"
    ),
    "lengths of a handle": "emit/test_other_api.py::test_an_array_is_as_long_as_its_handle_says",
    "nullability with conditions": (
        "emit_c/test_refusals.py::test_a_null_handle_may_be_freed_but_no_other"
    ),
    "ranges": "emit_c/test_c_stubs.py::test_a_range_error_has_argument_value_and_expectation",
    "aliasing": (
        "emit_fortran/test_fortran_calls.py::test_an_input_that_is_left_out_is_the_output"
    ),
    "errors derived for each function": (
        "emit_c/test_c_pages.py::test_doc_comments_list_the_errors_by_status"
    ),
    "conditions run in C": "emit_c/test_c_expression.py::test_conditions_read_as_in_c",
    "conditions in every language": (
        "generated_code/test_same_refusals.py::test_python_gets_the_same_refusals"
    ),
    "status to exception": (
        "emit_python/test_python_pages.py::test_a_failure_without_an_exception_is_a_runtime_error"
    ),
    "since and deprecated": (
        "generated_code/test_deprecated.py::test_python_warns_where_it_is_called"
    ),
    "feature gate": "emit_c/test_c_stubs.py::test_the_last_check_of_a_function_is_its_back_end",
    "collective": "emit_c/test_c_stubs.py::test_a_collective_shows_what_must_agree",
    "what must agree over ranks": (
        "read/test_load.py::test_a_collective_function_says_what_must_agree"
    ),
    "twins and retention": (
        "emit_fortran/test_fortran_handles.py::test_buffers_of_started_operations_are_asynchronous"
    ),
    "thread safety": (
        "generated_code/test_runtime_checks.py::test_concurrent_use_and_leaked_handles_are_reported"
    ),
    "stubs, a table of functions": "emit_c/test_c_pages.py::test_the_build_lists_every_source",
    "what was left open": (
        "generated_code/test_runtime_checks.py::test_the_call_that_made_it_is_found_by_its_place"
    ),
    "stable ids of checks": (
        "emit_c/test_refusals.py::test_refusals_stand_in_the_order_of_a_stub_s_checks"
    ),
    "Python and its typings": "emit_python/test_python_golden.py::test_python_reads_it",
    "Fortran": "emit_fortran/test_fortran_raw.py::test_every_function_has_one_interface",
    "device headers": ("emit_c/test_kernel_header.py::test_the_header_is_one_for_c_cuda_and_hip"),
    "documentation in every language": (
        "emit_docs/test_reference.py::test_a_function_is_shown_in_each_language"
    ),
    "negative tests": (
        "emit_c/test_c_pages.py::test_every_refusal_that_one_rank_can_earn_is_provoked"
    ),
    "the same negative test in all languages": (
        "generated_code/test_same_refusals.py::test_a_compiled_program_gets_the_same_refusals"
    ),
    "tracer, printers": "commands/test_init.py::test_calls_are_traced_on_request",
    "version map": "abi/test_history.py::test_each_release_has_a_node_of_symbols",
    "ABI lock": "abi/test_history.py::test_the_lock_refuses_a_break_and_names_the_required_version",
    "asserts of layouts": "emit_c/test_c_pages.py::test_layouts_are_asserted",
    "drift check": "emit/test_generate.py::test_check_finds_a_hand_edit",
    "incremental": (
        "commands/test_generation_speed.py::test_unchanged_pages_are_not_generated_again"
    ),
    "abidiff in CI": "abi/test_abidiff.py::test_both_find_breaks_of_compiled_programs",
    "emitters of others": "emit/test_plugin_outputs.py::test_another_package_s_output_is_written",
}
ELSEWHERE = {
    "the stubs against the running package": "script/support/testing/test.py",  # stubtest
}


def test_each_capability_is_there() -> None:
    assert len(SHOWN) + len(ELSEWHERE) == 40


def test_each_is_shown_by_a_test_that_exists(root: Path) -> None:
    for capability, test in SHOWN.items():
        file, _, name = test.partition("::")
        path = root / "tests/generator" / file
        assert path.is_file(), capability
        assert f"def {name}(" in path.read_text("utf-8"), f"{capability}: {test}"
    assert all((root / path).is_file() for path in ELSEWHERE.values())
