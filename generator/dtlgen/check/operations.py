# SPDX-License-Identifier: BSD-3-Clause
"""Rules: reductions can be computed for the dtypes for which they are defined."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex
from dtlgen.derive.formulas import FORMULAS, NEUTRAL
from dtlgen.document.diagnostics import Problem
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Dtype, Operation


def operations_have_a_formula(index: ApiIndex) -> Iterator[Problem]:
    names = sorted({name for formulas in FORMULAS.values() for name in formulas})
    for operation in index.api.operations:
        if operation.name not in names:
            message = f"operations: {shown(operation.name)} has no formula"
            expected = f"expected {nearest(operation.name, names)}"
            yield Problem(operation.place, f"{message}; {expected}")
            continue
        kinds = [kind for kind, formulas in FORMULAS.items() if operation.name in formulas]
        for kind in operation.kinds:
            if kind in FORMULAS and kind not in kinds:
                message = f"{operation.name}.kinds: {shown(kind)} has no {operation.name}"
                yield Problem(operation.place, f"{message}; expected {nearest(kind, kinds)}")


def neutral_elements_exist(index: ApiIndex) -> Iterator[Problem]:
    for operation in index.api.operations:
        for kind in dict.fromkeys(each.kind for each in _valued(index, operation)):
            if operation.neutral in NEUTRAL[kind]:
                continue
            message = f"{operation.name}.neutral: {kind} has no {shown(operation.neutral)}"
            yield Problem(operation.place, f"{message}; expected one of {', '.join(NEUTRAL[kind])}")


def _valued(index: ApiIndex, operation: Operation) -> Iterator[Dtype]:
    """Yields the dtypes for which the operation is defined; for a pair, the dtype of its value."""
    for dtype in index.api.dtypes:
        own = index.dtypes.get(dtype.pair[0]) if dtype.pair else dtype
        if dtype.kind in operation.kinds and own is not None and own.kind in NEUTRAL:
            yield own
