# SPDX-License-Identifier: BSD-3-Clause
"""Which damping brings a spring to rest soonest: a leader deals out trials, workers make them.

A job of one rank has no workers, and its leader makes all trials.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

TRIALS, STEPS, TIME_STEP = 100, 2000, 0.01


def unrest(trials: NDArray[Any]) -> NDArray[Any]:
    """The way that the spring still goes, for each of these trials."""
    damping = 0.03 * (trials + 1)
    place, speed, total = np.ones(len(trials)), np.zeros(len(trials)), np.zeros(len(trials))
    for _ in range(STEPS):
        speed += TIME_STEP * (-place - damping * speed)
        place += TIME_STEP * speed
        total += TIME_STEP * np.abs(place)
    return total


def best(first: int, last: int) -> NDArray[Any]:
    """The least of them, and its trial."""
    found = unrest(np.arange(first, last))
    return np.array([found.min(), first + found.argmin()])


def draw(bests: list[Any], file: str) -> None:
    """All trials, and the best of each worker."""
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(xlabel="damping", ylabel="way to rest")
    axes.plot(0.03 * np.arange(1, TRIALS + 1), unrest(np.arange(TRIALS)))
    sums, trials = np.transpose(bests)
    axes.plot(0.03 * (trials + 1), sums, "o")
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw the way to rest of each damping into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx, dtl.RoleManager(ctx) as roles:
    roles.add_role("leader", 1)
    if ctx.size > 1:
        roles.add_role("worker", ctx.size - 1)
    roles.initialize()

    if not roles.has_role("leader"):
        first, last = dtl.intergroup_recv(roles, "leader", 0, dtype=np.int64, count=2)
        dtl.intergroup_send(roles, "leader", 0, best(first, last))
    else:
        workers = ctx.size - 1
        for rank in range(workers):
            part = [TRIALS * number // workers for number in (rank, rank + 1)]
            dtl.intergroup_send(roles, "worker", rank, np.array(part))
        found = [dtl.intergroup_recv(roles, "worker", rank, count=2) for rank in range(workers)]
        found = found or [best(0, TRIALS)]
        least, trial = min(map(tuple, found))
        print(f"Best damping: {0.03 * (trial + 1):.2f}")
        print(f"Way to rest: {least:.6f}")
        if plot:
            draw(found, plot)
