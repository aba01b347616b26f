# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def future_value(ctx: dtl.Context) -> None:
    future = dtl.Future()
    before = future.test()
    future.set(np.array([1.5, 2.5]))  # here or in another thread
    future.wait(timeout=1)
    found = future.get()
    if ctx.is_root:
        after = yes_no(future.test())
        print(f"{yes_no(before)}, then {after}: {found.sum():.1f} in {found.nbytes} bytes")


def future_failure(ctx: dtl.Context) -> None:
    future, canceled = dtl.Future(), False
    future.set_error(RuntimeError("no luck"))  # waiting callers get the error
    try:
        future.get()
    except RuntimeError:
        canceled = True
    if ctx.is_root:
        print(f"canceled: {yes_no(canceled)}")


def future_then(ctx: dtl.Context) -> None:
    first = dtl.Future()
    second = first.then(lambda value: 2 * value)  # when the first has its value
    first.set(4.5)
    if ctx.is_root:
        print(second.get())


def future_many(ctx: dtl.Context) -> None:
    futures = [dtl.Future(), dtl.Future()]
    every = dtl.when_all(futures)
    futures[1].set(1)
    some = dtl.when_any(futures)
    first, _ = some.get()  # the second one it is
    futures[0].set(1)
    every.wait()
    if ctx.is_root:
        print(f"first: {first}, then all")


EXAMPLES = (
    future_value,
    future_failure,
    future_then,
    future_many,
)
