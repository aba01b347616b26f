# SPDX-License-Identifier: BSD-3-Clause
"""For each rule, an edit of the small specification that breaks it, and the expected message."""

from __future__ import annotations

from rule_cases import (
    conditions,
    documents,
    fortran,
    names,
    operations,
    python_calls,
    python_faces,
    references,
    shapes,
    values,
)
from rule_cases.case import Case as Case

CASES = (
    *references.CASES,
    *values.CASES,
    *names.CASES,
    *operations.CASES,
    *shapes.CASES,
    *conditions.CASES,
    *fortran.CASES,
    *documents.CASES,
    *python_faces.CASES,
    *python_calls.CASES,
)
