# SPDX-License-Identifier: BSD-3-Clause
"""The one form of a failure's text: what was called, what is, what was expected, and an id."""

import re

from dtl._words import words

_ANY = r"\bdtl_\w+|(?<![.\w])DTL_\w+|\b\w+\((?:[^() ]|\([^() ]*\))+\)"
_NAME = r"[A-Za-z_]\w*(\.\w+)*"
_REFUSAL = re.compile(
    rf"(AlgorithmError: )?\w+: (?P<name>{_NAME}): .+; (expected|install) .+ "
    rf"\[DTL-(?P<again>{_NAME})(-[\w.]+)+\]",
    re.DOTALL,
)


def check(text):
    """The text of an exception that Python makes has the form."""
    found = _REFUSAL.fullmatch(text)
    assert found, f"not 'STATUS: NAME: what is; expected what [DTL-NAME-ARGUMENT-RULE]': {text}"
    assert found["name"] == found["again"], text


def check_words(text):
    """It says nothing of C, whose names a program in Python doesn't know."""
    found = {each for each in re.findall(_ANY, text) if each in words() or each.startswith("dtl_")}
    assert not found, text
