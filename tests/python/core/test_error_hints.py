# SPDX-License-Identifier: BSD-3-Clause
"""Messages about likely mistakes name the alternative."""

import numpy as np
import pytest

import dtl


@pytest.mark.parametrize(
    ("attempt", "words"),
    [
        (lambda ctx: np.save("f.npy", dtl.DistributedVector(ctx, 4)), "dtl.save"),
        (
            lambda ctx: dtl.DistributedVector(ctx, np.arange(4)),
            r"DistributedVector.from_numpy\(ctx, array\)",
        ),
        (lambda ctx: dtl.DistributedArray(ctx, [1, 2]), "DistributedArray.from_numpy"),
        (lambda ctx: dtl.DistributedTensor(ctx, 10, 10), r"one argument, such as \(10, 20\)"),
        (lambda ctx: dtl.DistributedMap(ctx, object, float), "of numbers, str, bytes, or"),
        (lambda ctx: dtl.DistributedVector(ctx, 4, dtype=str), r"expected one of [a-z0-9_, ]+ \["),
    ],
)
def test_a_refusal_names_the_alternative(ctx, attempt, words):
    with pytest.raises(dtl.DTLError, match=words):
        attempt(ctx)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gather", "; gatherv takes parts of different lengths"),
        ("allgather", "; allgatherv takes parts of different lengths"),
        ("scatter", "; scatterv takes other counts"),
    ],
)
def test_refusal_of_unequal_parts_names_the_function_for_them(ctx, name, words):
    if ctx.size == 1:
        pytest.skip("parts that differ are two or more")
    values = np.arange(ctx.size + 1 if name == "scatter" else ctx.rank + 1)

    with pytest.raises(dtl.MismatchError, match=words):
        getattr(dtl, name)(ctx, values)
