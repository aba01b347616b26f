# SPDX-License-Identifier: BSD-3-Clause
"""Ranks draw tasks from a counter that all of them reach, each as fast as it can."""

import numpy as np

import dtl

TASKS = 1000

with dtl.Context() as ctx, dtl.Window(ctx, size=8 if ctx.is_root else 0) as counter:
    mine = np.zeros(2, np.int64)  # tasks, and the sum of their results

    counter.lock_all()
    while (task := dtl.rma_fetch_and_add(counter, 0, 0, 1, np.int64)) < TASKS:
        mine += [1, task * task]
    counter.unlock_all()

    # A rank that has finished continues while the others still work.
    total = dtl.iallreduce(ctx, mine)
    count, result = total.get()
    if ctx.is_root:
        print(f"Tasks: {count}")
        print(f"Sum of results: {result}")
