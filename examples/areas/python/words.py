# SPDX-License-Identifier: BSD-3-Clause
"""How the examples say things."""


def yes_no(answer: object) -> str:
    """What a question is answered by."""
    return "yes" if answer else "no"
