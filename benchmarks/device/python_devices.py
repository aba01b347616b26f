# SPDX-License-Identifier: BSD-3-Clause
"""Operations on a container in GPU memory against CuPy: a line of JSON each.

The exit status is 2 without a GPU or CuPy.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

import dtl

ELEMENTS, ROUNDS, NO_DEVICE = 16 << 20, 15, 2
DTYPES = ("float64", "float32", "int64", "int32")
try:
    import cupy
except ImportError:
    sys.exit(NO_DEVICE)
if not dtl.has_cuda():
    sys.exit(NO_DEVICE)
ready = cupy.cuda.get_current_stream().synchronize


def seconds(work: Callable[[], object]) -> float:
    ready()
    began = time.perf_counter()
    work()
    ready()
    return time.perf_counter() - began


def compare(
    name: str, prepare: Callable[[], None], theirs: Callable[[], object], ours: Callable[[], object]
) -> None:
    """Times both alternately after a warm-up."""
    ratios = []
    for turn in range(ROUNDS + 1):
        prepare()
        raw = seconds(theirs)
        prepare()
        mine = seconds(ours)
        if turn > 0:
            ratios.append(raw / mine)
    line = {"name": name, "against": "CuPy", "ratio": round(statistics.median(ratios), 4)}
    print(json.dumps(line), flush=True)


def compare_all(ctx: dtl.Context, dtype: str) -> None:
    numbers = np.random.default_rng(1).integers(-(1 << 23), 1 << 23, ELEMENTS).astype(dtype)
    with dtl.DistributedVector(ctx, ELEMENTS, dtype=dtype, placement="device") as vec:
        theirs = cupy.empty(ELEMENTS, dtype)

        def restore() -> None:
            vec.from_numpy(numbers)
            theirs.set(numbers)

        restore()
        compare(
            f"reduce of {dtype}", lambda: None, lambda: float(theirs.sum()), lambda: dtl.reduce(vec)
        )
        compare(
            f"inclusive scan of {dtype}",
            restore,
            lambda: cupy.cumsum(theirs, out=theirs),
            lambda: dtl.inclusive_scan(vec),
        )
        compare(f"sort of {dtype}", restore, theirs.sort, lambda: dtl.sort(vec))


with dtl.Context() as context:
    for each in DTYPES:
        compare_all(context, each)
