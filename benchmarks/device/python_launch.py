# SPDX-License-Identifier: BSD-3-Clause
"""Launch of a small kernel in the interpreter, DTL's against Triton's: a line of JSON."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

import numpy as np

import dtl.triton
from dtl.triton import _array_arguments

# isort: split
import triton
import triton.language as tl

LAUNCHES, ROUNDS, COUNT = 50, 21, 256


def add(x_ptr, y_ptr, count: tl.constexpr):  # type: ignore[no-untyped-def]
    places = tl.arange(0, count)
    tl.store(y_ptr + places, tl.load(x_ptr + places) + tl.load(y_ptr + places))


def timed(launch: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(LAUNCHES):
        launch()
    return time.process_time() - start


arrays = [np.ones(COUNT, np.float32) for _ in range(2)]
given = [_array_arguments.ArrayArgument(each) for each in arrays]  # as Triton takes them
ours, theirs = dtl.triton.jit(add), triton.jit(add)


def ratio() -> float:
    return timed(lambda: ours[(1,)](*arrays, COUNT)) / timed(lambda: theirs[(1,)](*given, COUNT))


print(json.dumps({"ratio": statistics.median([ratio() for _ in range(ROUNDS + 1)][1:])}))
