# SPDX-License-Identifier: BSD-3-Clause
"""The sentence about waiting for other ranks that ends a function's documentation in every
language.

A function is local and does not wait, waits for the ranks that `waits_for` names, or is collective.
For a Python function, this follows from its own entry, from the C function that it calls, or from
the C function of the same name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from dtlgen.document.record import replace
from dtlgen.model.api import Area, Family, Function
from dtlgen.model.bindings import PythonClass, PythonFunction

LOCAL = "Local: does not wait for other ranks."
SENTENCE = re.compile(
    rf"(Collective(; does not wait for other ranks)?\.|{re.escape(LOCAL)}|Waits for [^.]*\.)$"
)


def sentence(function: Function) -> str:
    """Returns the sentence that states what `function` requires of other ranks."""
    if function.collective:
        return "Collective." if function.blocking else "Collective; does not wait for other ranks."
    return f"Waits for {function.waits_for}." if function.waits_for else LOCAL


def with_sentences(areas: Iterable[Area], families: Iterable[Family]) -> tuple[Area, ...]:
    """Returns the areas with the sentence appended to every documentation text. Returns them
    unchanged if no function is collective, because such a library has no ranks.
    """
    areas = tuple(areas)
    functions = {each.name: each for area in areas for each in area.functions}
    if not any(each.collective for each in functions.values()):
        return areas
    prefixes = {each.python.cls: f"{each.name}_" for area in areas for each in area.handles}
    prefixes |= {each.python.cls: f"{each.name}_" for each in families}
    prefixes[""] = next((f"{each.name}_" for each in families), "")
    return tuple(_area_with_sentences(area, functions, prefixes) for area in areas)


def _area_with_sentences(
    area: Area, functions: Mapping[str, Function], prefixes: Mapping[str, str]
) -> Area:
    return replace(
        area,
        functions=tuple(
            replace(f, doc=_append_sentence(f.doc, sentence(f))) for f in area.functions
        ),
        python_classes=tuple(
            _class_with_sentences(each, functions, prefixes) for each in area.python_classes
        ),
        python_functions=tuple(
            _with_sentence(each, functions, ("", prefixes[""])) for each in area.python_functions
        ),
    )


def _class_with_sentences(
    cls: PythonClass, functions: Mapping[str, Function], prefixes: Mapping[str, str]
) -> PythonClass:
    words = re.sub("(?<!^)([A-Z])", r"_\1", cls.name).lower()
    candidates = filter(None, (prefixes.get(cls.name, ""), f"{words}_"))
    prefixed = tuple(candidates)
    return replace(
        cls, members=tuple(_with_sentence(each, functions, prefixed) for each in cls.members)
    )


def _with_sentence(
    each: PythonFunction, functions: Mapping[str, Function], prefixes: Iterable[str]
) -> PythonFunction:
    """Appends the sentence to the documentation of a Python function. `prefixes` are the possible
    prefixes of the C function with the same name.
    """
    if each.kind == "value":
        return each
    names = [each.calls, *(prefix + each.name for prefix in prefixes)]
    names += [each.name] if each.form_of else []  # the C form of a function has no handle prefix
    called: Callable[[str], Function | None] = functions.get
    function = next(filter(None, map(called, names)), None)
    if each.collective:
        words = "Collective."
    elif each.waits_for:
        words = f"Waits for {each.waits_for}."
    else:
        words = sentence(function) if function else LOCAL
    if words == LOCAL and (each.kind == "property" or each.name.startswith("__")):
        return each
    return replace(each, doc=_append_sentence(each.doc, words))


def without_sentence(doc: str) -> str:
    """Returns the text without the appended sentence, as in the specification."""
    return SENTENCE.sub("", doc.rstrip())


def _append_sentence(doc: str, words: str) -> str:
    """Appends a sentence to a documentation text; an empty text stays empty."""
    return f"{doc.rstrip()} {words}" if doc.strip() else doc
