# SPDX-License-Identifier: BSD-3-Clause
"""Parses Python signatures as written in the specification."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parsed(words: str) -> ast.FunctionDef | None:
    """Returns the parsed signature, or None if `words` is not exactly one signature."""
    try:
        tree = ast.parse(f"def f{words}: ...")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None
    found = tree.body[0]
    plain = len(tree.body) == 1 and isinstance(found, ast.FunctionDef) and len(found.body) == 1
    return found if plain and isinstance(found, ast.FunctionDef) else None
