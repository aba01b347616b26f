# SPDX-License-Identifier: BSD-3-Clause
"""Tasks of models against NumPy, each on one thread: a line of JSON each."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

import dtl

SIDE, TOKENS, HEADS, COLUMNS = 1024, 1024, 8, 64
ROUNDS = 11

Numbers = NDArray[np.float32]


def drawn(rows: int, columns: int) -> Numbers:
    return np.random.default_rng(rows).uniform(-1, 1, (rows, columns)).astype(np.float32)


def timed(call: Callable[[], object]) -> float:
    start = time.thread_time()
    call()
    return time.thread_time() - start


def contest(name: str, ours: Callable[[], object], theirs: Callable[[], object]) -> None:
    """Prints the median of the speed ratios of all rounds, after a warm-up round."""
    ratios = [timed(theirs) / timed(ours) for _ in range(ROUNDS + 1)]
    print(json.dumps({"name": name, "ratio": statistics.median(ratios[1:])}), flush=True)


def linear(model: dtl.ModelBuilder) -> None:
    x, weight = drawn(SIDE, SIDE), drawn(SIDE, SIDE)
    out, expected = np.empty_like(x), np.empty_like(x)
    model.linear(x, weight, out)
    model.schedule()
    name = f"product of {SIDE} x {SIDE} float32"
    contest(name, model.run, lambda: np.matmul(x, weight.T, out=expected))
    np.testing.assert_allclose(out, expected, rtol=1e-3, atol=1e-3)


def attention(model: dtl.ModelBuilder) -> None:
    query, key, value = (drawn(TOKENS, HEADS * COLUMNS) for _ in range(3))
    out, expected = np.empty_like(query), np.empty_like(query)

    def plain() -> None:
        for head in range(HEADS):
            mine = np.s_[:, head * COLUMNS : (head + 1) * COLUMNS]
            scores = query[mine] @ key[mine].T
            scores *= np.float32(COLUMNS**-0.5)
            scores -= scores.max(axis=1, keepdims=True)
            np.exp(scores, out=scores)
            scores /= scores.sum(axis=1, keepdims=True)
            expected[mine] = scores @ value[mine]

    model.flash_attention(query, key, value, out, HEADS)
    model.schedule()
    contest(f"attention of {TOKENS} rows, {HEADS} heads of {COLUMNS}", model.run, plain)
    np.testing.assert_allclose(out, expected, rtol=1e-3, atol=1e-3)


for measure in (linear, attention):
    with dtl.Context() as ctx, dtl.ModelBuilder(ctx) as builder:
        measure(builder)
