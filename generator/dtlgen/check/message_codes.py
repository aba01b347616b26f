# SPDX-License-Identifier: BSD-3-Clause
"""Explanations of message codes, as printed by `dtlgen explain CODE`.

The code of a rule is its name and remains stable as long as the rule exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dtlgen import check

# Codes of faults that are detected before the rules run.
FORM = {
    "yaml": "The file is not plain YAML: one document, no tags, anchors or aliases, no "
    "duplicate keys, at most 12 levels. Ambiguous YAML is refused.",
    "invisible-character": "A control or formatting character. Reviewers could not see "
    "what dtlgen reads.",
    "unknown-key": "The schema has no such key here. The message names the nearest valid key.",
    "missing-key": "A required key is missing. The message describes its value.",
    "value": "A value of another kind than the schema requires: numbers and truth values "
    "have no quotes, and `on`, `1e3` and `010` are not converted.",
    "schema": "schema.json, the grammar of the specification, is unusable.",
    "areas": "The areas that spec/api.yaml lists are the files in spec/, each once and by its "
    "name.",
    "expression": "A condition or length with a syntax error: names, integers, + - * /, "
    "comparisons, `and`, `or`, `not`, parentheses, and the functions of the language are valid.",
    "lock": "spec/abi.lock.json was not written by `dtlgen lock`; restore the last valid "
    "version from git.",
    "abi": "A released name has changed or was removed, which would break compiled "
    "programs: restore it, or raise `abi` and the version.",
}

# Explanations of rules; they follow the rule's docstring, if it has one.
REASONS = {
    "parameter-types-are-known": "A parameter's type is a scalar, a plain type such as `int` or "
    "`buffer`, or `handle.`, `enum.`, `struct.` or `callback.` and a name, perhaps with [].",
    "returned-types-are-known": "A function returns a status, void, or a value that C can return.",
    "callback-types-are-known": "A callback takes and returns values; a buffer would need a "
    "length.",
    "field-types-are-known": "A field has a type that is declared before structs are, in C.",
    "constants-have-a-scalar-type": "A constant has the type of the values that it is "
    "compared with.",
    "handle-parents-are-handles": "A handle is made from another one, its parent.",
    "families-are-known": "A family is a set of handle kinds; each of its members names "
    "the family.",
    "forms-are-known": "The forms of a function are defined in api.yaml; each returns a handle.",
    "answers-have-a-type": "Conditions compute with the results of queries.",
    "parents-form-no-circle": "Handles whose parents form a cycle could never be created.",
    "features-are-known": "A function requires, and a feature needs, a feature of api.yaml.",
    "needs-form-no-circle": "A feature that depends on itself could never be available.",
    "functions-are-not-of-the-future": "`since` is an existing version, at most the current one.",
    "statuses-are-known": "A call fails with a status that status.yaml defines.",
    "categories-are-known": "A status belongs to a category, which determines its hundreds.",
    "aliases-of-statuses-have-the-same-value": "An alias is another name of the same number.",
    "matched-arguments-are-parameters": "Ranks compare input numbers, enums and structs.",
    "operation-kinds-are-known": "An operation is defined for existing kinds of dtypes.",
    "pairs-are-made-of-dtypes": "A pair has a value and an index, each of a dtype.",
    "operations-have-a-formula": "dtlgen generates the loops of the reductions that it knows.",
    "neutral-elements-exist": "The reduction of no elements returns the identity element.",
    "dtypes-are-of-their-kind": "C, NumPy and Fortran have one type each for a kind and its size.",
    "pairs-hold-numbers": "Two pairs are ordered by their values, or by their indices if "
    "the values are equal.",
    "dtypes-have-their-parts": "Small floating-point numbers are computed as 4-byte "
    "floats, and complex numbers consist of two floats.",
    "modules-hold-every-area-once": "Each area belongs to exactly one Fortran module.",
    "enum-values-differ": "Two members with the same value could not be distinguished.",
    "sentinels-are-no-members": "A sentinel, such as a count, must not be a valid argument.",
    "enum-values-fit-an-int": "Enums are ints in C and in Fortran.",
    "enums-have-members": "C has no enum without values, and no argument would be valid.",
    "enum-members-have-a-text": "_name() returns a text for each valid value.",
    "status-values-differ": "A number identifies one status, except for aliases.",
    "statuses-lie-in-their-category": "The hundreds of a status are the code of its category.",
    "category-codes-differ": "The hundreds of a status identify its category.",
    "handle-kinds-differ": "A handle contains its kind, by which a wrong handle is detected.",
    "constants-fit-their-type": "A constant is stored in its type in every language.",
    "field-defaults-fit": "A default is a value which the field can hold; an enum's is a member.",
    "pairs-have-the-size-of-their-struct": "A pair has the same memory layout as its struct in C.",
    "enum-members-have-texts-of-their-own": "A text identifies one member, since Python "
    "accepts texts.",
    "answers-lie-between-their-bounds": "The sample is a possible result of the query.",
    "outcomes-differ-from-success": "A failure with the success status would remain unnoticed.",
    "arguments-of-callbacks-are-no-keywords": "Headers name the parameters of callbacks.",
    "packages-are-no-keywords": "Python imports the package, and C++ has a name space, by the name "
    "of the API.",
    "lengths-are-no-negative-numbers": "The number of elements is at least 0.",
    "only-addresses-may-be-null": "An input number or enum is passed by value, and an "
    "output handle is always returned.",
    "only-memory-is-retained": "A handle retains only memory after the call.",
    "only-handles-that-go-in-release": "The memory belongs to the caller again after the "
    "call has succeeded.",
    "handles-are-taken-or-made": "A handle parameter is either an input or an output.",
    "only-handles-that-go-in-are-closed": "`closes` states that the caller's handle "
    "becomes invalid.",
    "callbacks-go-in": "Programs pass callbacks; the library returns none.",
    "implementations-have-one-signature": "A C function has one signature.",
    "properties-take-their-object-alone": "A property has no arguments besides its object.",
    "exceptions-can-be-raised": "Python raises only classes derived from BaseException.",
    "parameters-are-no-keywords": "A name that is a keyword, or a macro of a compiler or a system "
    "header, can't be an argument in that language.",
    "names-fit-fortran": "Fortran names have at most 63 characters.",
    "fields-are-no-keywords": "A field has the same name in all languages, so it must not "
    "be a keyword in any.",
    "python-names-are-no-keywords": "Python does not accept a keyword as a name.",
    "public-names-are-given-once": "A C name is unique among all areas.",
    "prefixed-names-have-the-prefix": "The prefix avoids conflicts with the names of other "
    "libraries.",
    "areas-are-not-called-as-the-api": "The API's own header would overwrite the area's header.",
    "headers-have-names-of-their-own": "The second of two headers with the same guard "
    "would be skipped.",
    "handles-are-not-called-as-the-api": "A class of C++ would hide its name space.",
    "modules-have-names-of-their-own": "A Fortran module and a type must not have the same name.",
    "names-of-tables-are-free": "For example, each of these enums ends in a count.",
    "handles-are-no-python-words": "The generated tests use the name for a variable.",
    "objects-have-a-name-in-c": "The key `struct` names the struct if the handle's own "
    "name is not valid.",
    "methods-are-not-called-as-their-class": "Choose another name for the function.",
    "created-handles-can-be-freed": "The caller must be able to close every handle that a "
    "function creates.",
    "free-functions-take-their-handle": "A function that closes a handle takes one handle, "
    "which may be null.",
    "buffers-have-elements-and-length": "The stub checks the memory that C reads or writes.",
    "arrays-have-a-length": "The stub checks the memory that C reads or writes.",
    "only-memory-has-elements-and-length": "Elements and length describe memory; a number has "
    "none.",
    "structs-alone-pass-by-value": "Any other input is passed by value anyway.",
    "aliases-are-buffers-of-the-other-direction": "Two buffers may be identical if one is "
    "read and the other is written; one or both of them state it.",
    "retained-buffers-belong-to-a-request": "A buffer is retained by a handle, which "
    "determines the end of its use.",
    "arrays-are-of-values": "A buffer and argv already denote memory.",
    "errors-have-the-type-of-the-result": "The value returned on errors has the type of "
    "the result.",
    "only-collective-functions-match": "Arguments can be compared only if the ranks call together.",
    "only-collective-functions-agree": "Only ranks that wait for each other in a call can "
    "be notified of an invalid argument on one of them.",
    "functions-that-wait-name-the-ranks": "Each function is local and does not wait, or waits for "
    "the ranks that `waits_for` names, or is collective; every language prints which.",
    "texts-leave-waiting-to-facts": "Remove the sentence from the text.",
    "expressions-have-types": "Numbers are compared with numbers and enums with their own members.",
    "lengths-form-no-circle": "An array is read when its length is known.",
    "conditions-speak-of-their-argument": "The message of a violated condition names the argument.",
    "defaults-fit-their-type": "The default is passed if a program omits the argument.",
    "divisors-are-positive": "A division by zero would terminate the program. A preceding "
    "condition, joined by `and`, or a condition of an earlier argument must ensure a divisor "
    "above 0.",
    "defaults-keep-their-conditions": "The default must be a valid argument.",
    "procedures-are-bound-once": "The type-bound procedures of a Fortran type have distinct names.",
    "shorthands-speak-of-their-function": "A shorthand sets and renames existing arguments.",
    "questions-have-one-answer": "Bindings call one function for each query of a handle.",
    "truths-are-ints": "C returns truth values as int; other languages convert them to "
    "their own type.",
    "signatures-are-python": "A signature is the part of a Python function definition "
    "after `def name`.",
    "signatures-say-every-type": "Type checkers of users see these signatures.",
    "members-take-their-object": "A method takes self, a classmethod cls, a function neither.",
    "python-names-are-given-once": "A second definition would hide the first.",
    "calls-name-a-function": "`calls` is a function of C, without its prefix.",
    "older-names-are-arguments": "A deprecated name refers to an existing argument.",
    "defaults-are-those-of-c": "A default means the same in every language.",
    "what-is-offered-is-documented": "Users need to know the effect of everything public.",
    "failures-say-what-to-do": "Users need to know how to resolve a failure.",
    "parameters-are-explained": "Facts state the number of a buffer's elements or that a "
    "handle is open; the meaning of a number or a text must be documented.",
    "docs-say-more-than-the-name": "The words of the name alone are no documentation.",
    "docs-promise-nothing": "The documentation of a release is complete.",
    "examples-have-code": "An example is in C, Python or Fortran.",
    "signatures-mention-known-names": "A name in a signature is imported, or of the package.",
    "bases-are-known": "A class has existing base classes.",
    "exceptions-are-classes": "A status is raised as an exception of a class of the package.",
}


@cache
def rules() -> dict[str, check.Rule]:
    """Returns every check rule by its message code."""
    return {check.code(rule): rule for rule in (*check.SOUND, *check.COMPLETE)}


def explanation(code: str) -> str:
    """Returns the explanation of a code as one paragraph, or "" for an unknown code."""
    if code in FORM:
        return FORM[code]
    rule = rules().get(code)
    words = [(rule.__doc__ or "") if rule else "", REASONS.get(code, "")]
    return " ".join(" ".join(words).split())


def page(code: str) -> Iterator[str]:
    """Yields the lines that `dtlgen explain` prints for a code."""
    rule = rules().get(code)
    yield f"{code}: {'a rule' if rule else 'the form'} of the specification"
    yield from ("", explanation(code))
    if rule:
        yield from ("", f"Held by {rule.__module__}.{rule.__name__}.")
