# SPDX-License-Identifier: BSD-3-Clause
"""Checks the form of error messages: function, value, expectation and id."""

import re

from dtl._message_names import python_names

_ANY = r"\bdtl_\w+|(?<![.\w])DTL_\w+|\b\w+\((?:[^() ]|\([^() ]*\))+\)"
_NAME = r"[A-Za-z_]\w*(\.\w+)*"
_REFUSAL = re.compile(
    rf"(AlgorithmError: )?\w+: (?P<name>{_NAME}): .+; (expected|install) .+ "
    rf"\[DTL-(?P<again>{_NAME})(-[\w.]+)+\]",
    re.DOTALL,
)


def check(text):
    """Checks the form of an error message that was made in Python."""
    found = _REFUSAL.fullmatch(text)
    assert found, f"not 'STATUS: NAME: what is; expected what [DTL-NAME-ARGUMENT-RULE]': {text}"
    assert found["name"] == found["again"], text


def check_words(text):
    """Checks that an error message contains no names of the C API."""
    found = {
        each for each in re.findall(_ANY, text) if each in python_names() or each.startswith("dtl_")
    }
    assert not found, text
