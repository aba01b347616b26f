# SPDX-License-Identifier: BSD-3-Clause
"""Signatures of functions in Python, as the specification writes them."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parsed(words: str) -> ast.FunctionDef | None:
    """A signature as Python sees it; None unless it is one signature and nothing more."""
    try:
        tree = ast.parse(f"def f{words}: ...")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None
    found = tree.body[0]
    plain = len(tree.body) == 1 and isinstance(found, ast.FunctionDef) and len(found.body) == 1
    return found if plain and isinstance(found, ast.FunctionDef) else None
