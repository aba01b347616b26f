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
    "yaml": "The file is no plain YAML: one document, no tags, anchors or aliases, no key "
    "twice, at "
    "most 12 levels. Nothing of YAML that could mean two things is read.",
    "invisible-character": "A control or formatting character. A review would show something else "
    "than what is generated.",
    "unknown-key": "The schema has no such key here. The nearest one that it has is named.",
    "missing-key": "A key that must be there is not. The message says what it holds.",
    "value": "A value of another kind than the schema asks for: numbers and truth values stand "
    "without quotes, and nothing is guessed from `on`, `1e3` or `010`.",
    "schema": "schema.json, the grammar of the specification, can't be used.",
    "areas": "The areas that spec/api.yaml lists are the files in spec/, each once and by its "
    "name.",
    "expression": "A condition or length that can't be read: names, whole numbers, + - * /, "
    "comparisons, `and`, `or`, `not`, brackets, and the functions of the language.",
    "lock": "spec/abi.lock.json is not what `dtlgen lock` writes; git has the last good one.",
    "abi": "A name that was released has changed or is gone. Programs that were compiled "
    "against it "
    "would break: keep it as it was, or raise `abi` and the version.",
}

# Explanations of rules; they follow the rule's docstring, if it has one.
REASONS = {
    "parameter-types-are-known": "A parameter's type is a scalar, a plain type such as `int` or "
    "`buffer`, or `handle.`, `enum.`, `struct.` or `callback.` and a name, perhaps with [].",
    "returned-types-are-known": "A function returns a status, void, or a value that C can return.",
    "callback-types-are-known": "A callback takes and returns values; a buffer would need a "
    "length.",
    "field-types-are-known": "A field has a type that is declared before structs are, in C.",
    "constants-have-a-scalar-type": "A constant has the type of what it is compared with.",
    "handle-parents-are-handles": "A handle is made from another one, its parent.",
    "families-are-known": "A family stands for kinds of handles, each of which says so.",
    "forms-are-known": "A function has the forms of api.yaml, each of which gives a handle.",
    "answers-have-a-type": "Conditions compute with what they ask of a handle.",
    "parents-form-no-circle": "A handle whose parent is made from it could never be made first.",
    "features-are-known": "A function requires, and a feature needs, a feature of api.yaml.",
    "needs-form-no-circle": "A feature that needs itself could never be there.",
    "functions-are-not-of-the-future": "`since` is a version that exists: this one at the latest.",
    "statuses-are-known": "A call fails with a status that status.yaml has.",
    "categories-are-known": "A status belongs to a category, which gives it its hundred.",
    "aliases-of-statuses-have-the-same-value": "An alias is another name of the same number.",
    "matched-arguments-are-parameters": "Ranks compare numbers, enums and structs that go in.",
    "operation-kinds-are-known": "An operation is defined for kinds of dtypes that there are.",
    "pairs-are-made-of-dtypes": "A pair has a value and an index, each of a dtype.",
    "operations-have-a-formula": "dtlgen writes the loops of reductions, of those that it knows.",
    "neutral-elements-exist": "Nothing to reduce gives the element that changes nothing.",
    "dtypes-are-of-their-kind": "C, NumPy and Fortran have one type each for a kind and its size.",
    "pairs-hold-numbers": "Of two pairs one comes first, by its value or else by its index.",
    "dtypes-have-their-parts": "Small numbers are computed as floats of 4 bytes, and complex ones "
    "are made of two floats.",
    "modules-hold-every-area-once": "Each area is in one of Fortran's modules.",
    "enum-values-differ": "Two members of one value could not be told apart.",
    "sentinels-are-no-members": "A sentinel, such as a count, must not be a valid argument.",
    "enum-values-fit-an-int": "C's enums are ints, and so are Fortran's.",
    "enums-have-members": "C has no enum without values, and no argument of it would be right.",
    "enum-members-have-a-text": "_name() answers for each valid value.",
    "status-values-differ": "A number stands for one status, unless one is the other's alias.",
    "statuses-lie-in-their-category": "The hundreds of a status are its category's code.",
    "category-codes-differ": "The hundreds of a status tell its category.",
    "handle-kinds-differ": "A handle carries its kind, by which a wrong one is found.",
    "constants-fit-their-type": "A constant is stored in its type in every language.",
    "field-defaults-fit": "A default is a value which the field can hold; an enum's is a member.",
    "pairs-have-the-size-of-their-struct": "A pair is an element in memory, as its struct in C.",
    "enum-members-have-texts-of-their-own": "A text stands for one member, as Python takes it.",
    "answers-lie-between-their-bounds": "Tests of misuse compute with the sample.",
    "outcomes-differ-from-success": "A refusal that looks like success would be seen by nobody.",
    "arguments-of-callbacks-are-no-keywords": "Headers name the arguments of callbacks.",
    "packages-are-no-keywords": "Python imports the package, and C++ has a name space, by the name "
    "of the API.",
    "lengths-are-no-negative-numbers": "Memory has no fewer than 0 elements.",
    "only-addresses-may-be-null": "A number or an enum that goes in is a value, and a handle that "
    "is made is given to somebody.",
    "only-memory-is-retained": "What stays with a handle after the call is memory.",
    "only-handles-that-go-in-release": "Memory is the caller's again once the call has succeeded.",
    "handles-are-taken-or-made": "One that goes in and comes out as another would be closed by "
    "nobody.",
    "only-handles-that-go-in-are-closed": "`closes` says that the caller's handle is gone.",
    "callbacks-go-in": "A program gives functions; the library gives none.",
    "implementations-have-one-signature": "C has one function of a name.",
    "properties-take-their-object-alone": "Nobody can give a property an argument.",
    "exceptions-can-be-raised": "Python raises what is derived from BaseException.",
    "parameters-are-no-keywords": "A name that is a keyword, or a macro of a compiler or a system "
    "header, can't be an argument in that language.",
    "names-fit-fortran": "Fortran's names have at most 63 characters.",
    "fields-are-no-keywords": "A field has one name in all languages, which none may keep to "
    "itself.",
    "python-names-are-no-keywords": "Python keeps its keywords to itself.",
    "public-names-are-given-once": "A name of C means one thing, in whichever area it stands.",
    "prefixed-names-have-the-prefix": "The prefix keeps the API's names apart from those of "
    "others.",
    "areas-are-not-called-as-the-api": "Each area has a header, and so have all of them together.",
    "headers-have-names-of-their-own": "One of two headers with the same guard would be left out.",
    "handles-are-not-called-as-the-api": "A class of C++ would hide its name space.",
    "modules-have-names-of-their-own": "Fortran tells a module from a type by its name alone.",
    "names-of-tables-are-free": "The enums that number handles, features and functions end in a "
    "count, which stands beside them.",
    "handles-are-no-python-words": "Generated tests have an object of each kind, by its name.",
    "objects-have-a-name-in-c": "`struct` names it where the handle's own name can't.",
    "methods-are-not-called-as-their-class": "C++ takes such a method for a constructor.",
    "created-handles-can-be-freed": "Who makes a handle must be able to give it back.",
    "free-functions-take-their-handle": "A function that frees takes one handle, and null too.",
    "buffers-have-elements-and-length": "What C reads or writes in memory must be known to be "
    "there.",
    "arrays-have-a-length": "What C reads or writes in an array must be known to be there.",
    "only-memory-has-elements-and-length": "Elements and length describe memory; a number has "
    "none.",
    "structs-alone-pass-by-value": "Anything else that is not written is passed by value already.",
    "aliases-are-buffers-of-the-other-direction": "Two buffers may be the same where one is read "
    "and the other written; both say so, or one does.",
    "retained-buffers-belong-to-a-request": "A buffer is held by a handle, which tells until when.",
    "arrays-are-of-values": "A buffer and argv are memory themselves.",
    "errors-have-the-type-of-the-result": "What stands for an error is a value of the result's "
    "type.",
    "only-collective-functions-match": "Only ranks that call together can compare arguments.",
    "only-collective-functions-agree": "Only ranks that wait for each other in a call hear of what "
    "one of them refuses there.",
    "functions-that-wait-name-the-ranks": "Each function is local and does not wait, or waits for "
    "the ranks that `waits_for` names, or is collective; every language prints which.",
    "texts-leave-waiting-to-facts": "The sentence follows from `collective` and `waits_for`.",
    "expressions-have-types": "Numbers are compared with numbers and enums with their own members.",
    "lengths-form-no-circle": "An array is read when its length is known.",
    "conditions-speak-of-their-argument": "A message names the argument whose condition is broken.",
    "defaults-fit-their-type": "A default is what the language passes where nothing is said.",
    "divisors-are-positive": "C would stop the program. A condition before it, joined by `and`, or "
    "of an earlier argument, keeps the divisor above 0.",
    "defaults-keep-their-conditions": "A default that is refused would be none.",
    "procedures-are-bound-once": "A type of Fortran has one procedure of a name.",
    "shorthands-speak-of-their-function": "A shorthand sets and renames arguments that there are.",
    "questions-have-one-answer": "Bindings ask one function for a fact of a handle.",
    "truths-are-ints": "C returns truth as an int; other languages make their own truth of it.",
    "signatures-are-python": "A signature is what stands behind `def name` in Python.",
    "signatures-say-every-type": "Type checkers of users see these signatures.",
    "members-take-their-object": "A method takes self, a classmethod cls, a function neither.",
    "python-names-are-given-once": "A second definition would hide the first.",
    "calls-name-a-function": "`calls` is a function of C, without its prefix.",
    "older-names-are-arguments": "An older name stands for an argument that there is.",
    "defaults-are-those-of-c": "A default means the same in every language.",
    "what-is-offered-is-documented": "Who can't read what it does has to guess.",
    "failures-say-what-to-do": "Who meets a failure wants to go on.",
    "parameters-are-explained": "How many elements a buffer has, or that a handle is open, is "
    "known; what a number or a text is for, only its doc can say.",
    "docs-say-more-than-the-name": "The name in words helps nobody who has read the name.",
    "docs-promise-nothing": "A text is finished when it is released.",
    "examples-have-code": "An example is in C, Python or Fortran.",
    "signatures-mention-known-names": "A name in a signature is imported, or of the package.",
    "bases-are-known": "A class stands on classes that there are.",
    "exceptions-are-classes": "A status becomes an exception of a class of the package.",
}


@cache
def rules() -> dict[str, check.Rule]:
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
