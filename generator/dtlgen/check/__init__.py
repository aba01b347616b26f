# SPDX-License-Identifier: BSD-3-Clause
"""Rules of the specification: one function each, in one module per concern.

A rule takes the ApiIndex and yields a Problem for each place that violates it. Its name is the code
of its problems, and its docstring is part of the text that `dtlgen explain CODE` prints. To add a
rule, write it in the module of its concern, add it to a table below, and add a fragment that
violates it to tests/generator/check/rule_cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from dtlgen.check import (
    conditions,
    docs,
    dtypes,
    fortran,
    names,
    operations,
    python,
    python_calls,
    references,
    satisfiability,
    shapes,
    values,
)
from dtlgen.check.api_index import ApiIndex, build_index
from dtlgen.document.diagnostics import Place, Problem
from dtlgen.document.record import replace
from dtlgen.model.api import Api

Rule: TypeAlias = Callable[[ApiIndex], Iterator[Problem]]

# Rules that a comparison with an older version requires; the older one may violate later rules.
TYPED: tuple[Rule, ...] = (
    references.parameter_types_are_known,
    references.returned_types_are_known,
    references.callback_types_are_known,
    references.field_types_are_known,
)

# Rules that emitters depend on.
SOUND: tuple[Rule, ...] = (
    *TYPED,
    references.constants_have_a_scalar_type,
    references.handle_parents_are_handles,
    references.families_are_known,
    references.forms_are_known,
    references.answers_have_a_type,
    references.parents_form_no_circle,
    references.features_are_known,
    references.needs_form_no_circle,
    references.functions_are_not_of_the_future,
    references.statuses_are_known,
    references.categories_are_known,
    references.aliases_of_statuses_have_the_same_value,
    references.matched_arguments_are_parameters,
    references.operation_kinds_are_known,
    references.pairs_are_made_of_dtypes,
    operations.operations_have_a_formula,
    operations.neutral_elements_exist,
    dtypes.dtypes_are_of_their_kind,
    dtypes.dtypes_have_their_parts,
    dtypes.pairs_hold_numbers,
    references.modules_hold_every_area_once,
    references.answers_are_known,
    values.enum_values_differ,
    values.sentinels_are_no_members,
    values.enum_values_fit_an_int,
    values.enums_have_members,
    values.enum_members_have_a_text,
    values.enum_members_have_texts_of_their_own,
    values.answers_lie_between_their_bounds,
    values.outcomes_differ_from_success,
    values.status_values_differ,
    values.statuses_lie_in_their_category,
    values.category_codes_differ,
    values.handle_kinds_differ,
    values.constants_fit_their_type,
    values.constants_have_a_literal,
    values.structs_hold_what_stands_before_them,
    values.field_defaults_fit,
    values.fields_lie_where_c_puts_them,
    values.pairs_have_the_size_of_their_struct,
    names.parameters_are_no_keywords,
    names.parameters_hide_nothing,
    names.functions_are_no_python_words,
    names.names_fit_fortran,
    names.fields_are_no_keywords,
    names.python_names_are_no_keywords,
    names.public_names_are_given_once,
    names.public_names_differ_in_fortran,
    names.prefixed_names_have_the_prefix,
    names.arguments_of_callbacks_are_no_keywords,
    names.packages_are_no_keywords,
    names.areas_are_not_called_as_the_api,
    names.headers_have_names_of_their_own,
    names.handles_are_not_called_as_the_api,
    names.modules_have_names_of_their_own,
    names.names_of_tables_are_free,
    names.handles_are_no_python_words,
    names.objects_have_a_name_in_c,
    names.methods_are_not_called_as_their_class,
    shapes.created_handles_can_be_freed,
    shapes.free_functions_take_their_handle,
    shapes.buffers_have_elements_and_length,
    shapes.arrays_have_a_length,
    shapes.only_memory_has_elements_and_length,
    shapes.lengths_are_no_negative_numbers,
    shapes.structs_alone_pass_by_value,
    shapes.only_addresses_may_be_null,
    shapes.only_memory_is_retained,
    shapes.only_handles_that_go_in_release,
    shapes.handles_are_taken_or_made,
    shapes.only_handles_that_go_in_are_closed,
    shapes.callbacks_go_in,
    shapes.implementations_have_one_signature,
    shapes.aliases_are_buffers_of_the_other_direction,
    shapes.retained_buffers_belong_to_a_request,
    shapes.started_operations_say_what_they_retain,
    shapes.families_are_inputs,
    shapes.arrays_are_of_values,
    shapes.collectives_return_a_status,
    shapes.collectives_are_observed,
    shapes.errors_have_the_type_of_the_result,
    shapes.only_collective_functions_match,
    shapes.only_collective_functions_agree,
    shapes.functions_that_wait_name_the_ranks,
    shapes.texts_leave_waiting_to_facts,
    shapes.forms_are_of_collectives_on_buffers,
    shapes.rules_of_a_function_differ,
    conditions.expressions_have_types,
    conditions.conditions_can_fail,
    conditions.conditions_speak_of_their_argument,
    conditions.expressions_read_inputs_only,
    conditions.lengths_form_no_circle,
    conditions.defaults_fit_their_type,
    satisfiability.conditions_can_hold,
    satisfiability.alternatives_can_fail,
    satisfiability.divisors_are_positive,
    satisfiability.lengths_are_never_negative,
    satisfiability.defaults_keep_their_conditions,
    fortran.procedures_are_bound_once,
    fortran.shorthands_speak_of_their_function,
    fortran.questions_have_one_answer,
    fortran.truths_are_ints,
    python.signatures_are_python,
    python.signatures_say_every_type,
    python.members_take_their_object,
    python.properties_take_their_object_alone,
    python.python_names_are_given_once,
    python_calls.calls_name_a_function,
    python_calls.older_names_are_arguments,
    python_calls.calls_have_a_signature,
    python_calls.calls_fit_the_function,
    python_calls.defaults_are_those_of_c,
)

# Rules whose violation makes other problems of the same line meaningless.
FUNDAMENTAL = frozenset(
    {
        *TYPED,
        references.constants_have_a_scalar_type,
        references.handle_parents_are_handles,
        references.features_are_known,
        references.statuses_are_known,
        references.categories_are_known,
        references.forms_are_known,
        conditions.expressions_have_types,
    }
)

# Rules that users depend on.
COMPLETE: tuple[Rule, ...] = (
    docs.what_is_offered_is_documented,
    docs.parameters_are_explained,
    docs.docs_say_more_than_the_name,
    docs.docs_promise_nothing,
    docs.failures_say_what_to_do,
    docs.examples_fit_on_the_page,
    docs.examples_have_code,
    python.signatures_mention_known_names,
    python.bases_are_known,
    python.bases_go_together,
    python.exceptions_are_classes,
    python.exceptions_can_be_raised,
)


def problems(api: Api, rules: Iterable[Rule]) -> list[Problem]:
    """Returns all violations: first those that make a line meaningless, then the others, each in
    the order of the files.

    Further problems of such a line, or of a function with an unknown type, follow from the first
    one and are omitted.
    """
    items = build_index(api)
    causes: dict[Problem, None] = {}
    others: dict[Problem, None] = {}
    lost: set[Place] = set()
    for rule in rules:
        found = causes if rule in FUNDAMENTAL else others
        for problem in rule(items):
            if problem.place not in lost:
                found[replace(problem, code=code(rule))] = None
        if rule in FUNDAMENTAL:
            lost.update(problem.place for problem in causes)
        if rule is TYPED[-1]:
            lost.update(_functions_on(lost, api))
    return [*sorted(causes, key=_by_place), *sorted(others, key=_by_place)]


def _functions_on(places: set[Place], api: Api) -> Iterator[Place]:
    """Yields all places of the functions that have one of `places`."""
    for function in api.functions():
        own = {function.place, *(each.place for each in function.params)}
        if not own.isdisjoint(places):
            yield from own


def _by_place(problem: Problem) -> tuple[str, int]:
    """Sort key: the file and line of a problem."""
    return problem.place.file, problem.place.line


def code(rule: Rule) -> str:
    """Returns the code of the rule in messages and for `dtlgen explain`: `conditions-can-fail`."""
    return rule.__name__.replace("_", "-")
