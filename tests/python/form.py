# SPDX-License-Identifier: BSD-3-Clause
"""The one form of a failure's text: what was called, what is, what was expected, and an id."""

import re

_NAME = r"[A-Za-z_]\w*(\.\w+)*"
_REFUSAL = re.compile(
    rf"\w+: (?P<name>{_NAME}): .+; (expected|install) .+ \[DTL-(?P<again>{_NAME})(-[\w.]+)+\]",
    re.DOTALL,
)


def check(text):
    """The text of an exception that Python makes has the form."""
    found = _REFUSAL.fullmatch(text)
    assert found, f"not 'STATUS: NAME: what is; expected what [DTL-NAME-ARGUMENT-RULE]': {text}"
    assert found["name"] == found["again"], text
