# SPDX-License-Identifier: BSD-3-Clause
"""Rules for element types and reductions."""

from __future__ import annotations

from rule_cases.case import Case

COMPLEX = 'complex: {value: 4, c: "float _Complex", size: 8, kind: complex, numpy: c8, doc: "Two."}'

CASES = (
    Case(
        "operations_have_a_formula",
        "types",
        "  lor: {value: 1,",
        "  nor: {value: 1,",
        'spec/types.yaml:22: operations: "nor" has no formula; expected lor',
    ),
    Case(
        "operations_have_a_formula",
        "types",
        "kinds: [integer, float], neutral",
        "kinds: [integer, pair], neutral",
        'spec/types.yaml:21: sum.kinds: "pair" has no sum; expected one of integer, unsigned, '
        "byte, bool, float, half, bfloat, complex",
    ),
    Case(
        "neutral_elements_exist",
        "types",
        "kinds: [integer, float], neutral: zero",
        "kinds: [integer, float], neutral: ones",
        'spec/types.yaml:21: sum.neutral: float has no "ones"; expected one of zero, one, highest, '
        "lowest",
    ),
    Case(
        "dtypes_are_of_their_kind",
        "types",
        "c: double, size: 8, kind: float",
        'c: "long double", size: 8, kind: float',
        'spec/types.yaml:16: float64.c: "long double" for kind float; expected double',
    ),
    Case(
        "dtypes_are_of_their_kind",
        "types",
        "c: double, size: 8, kind: float",
        "c: double, size: 16, kind: float",
        'spec/types.yaml:16: float64.size: "16" for kind float; expected 4 or 8',
    ),
    Case(
        "dtypes_are_of_their_kind",
        "types",
        "fortran: real(c_double)",
        "fortran: real(c_long_double)",
        'spec/types.yaml:16: float64.fortran: "real(c_long_double)" for kind float; expected '
        "real(c_double)",
    ),
    Case(
        "pairs_hold_numbers",
        "types",
        "pair: {value: int32, index: int32}",
        "pair: {value: int32, index: float64}",
        "spec/types.yaml:17: int32_int32.pair.index: float64 is of kind float; expected integer",
    ),
    Case(
        "dtypes_have_their_parts",
        "types",
        "  int32_int32:\n    {value: 2,",
        f"  {COMPLEX}\n  int32_int32:\n    {{value: 2,",
        "spec/types.yaml:17: complex: kind is complex; expected a dtype of kind float with 4 bytes "
        "beside it",
    ),
)
