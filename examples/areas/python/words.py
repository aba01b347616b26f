# SPDX-License-Identifier: BSD-3-Clause
"""How the examples say things."""


def yes_no(answer: object) -> str:
    """Returns the text for a condition."""
    return "yes" if answer else "no"
