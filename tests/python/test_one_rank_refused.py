# SPDX-License-Identifier: BSD-3-Clause
"""One rank gives a wrong argument: all ranks raise, and name it, and the context works on.

One job goes through the whole table, with the wrong argument on the first rank and on the last.
"""

import pytest
from programs import MPIS, run

pytestmark = pytest.mark.usefixtures("alone")

PROGRAM = """
import numpy as np
import dtl
ctx = dtl.Context()
size, last = ctx.size, ctx.size - 1
rows, ones = np.arange(2.0 * size), [1] * size
mine = np.arange(2.0)

# By what is wrong: words of the refusal, and the call, which is given whether it is this rank's.
# The second argument is that rank; it is the root where only the root's arguments are read.
CALLS = {
    "scatterv counts": ("sendcounts", lambda bad, at: dtl.scatterv(
        ctx, rows, [3] * size if bad else [2] * size, at)),
    "scatterv length": ("sendcounts", lambda bad, at: dtl.scatterv(
        ctx, rows[1:] if bad else rows, [2] * size, at)),
    "scatterv number": ("data", lambda bad, at: dtl.scatterv(
        ctx, np.float64(1) if bad else rows, [2] * size, at)),
    "allgatherv counts": ("recvcounts", lambda bad, at: dtl.allgatherv(
        ctx, mine, [-1] * size if bad else [2] * size)),
    "allgatherv length": ("recvcounts", lambda bad, at: dtl.allgatherv(
        ctx, mine[1:] if bad else mine, [2] * size)),
    "allgatherv other counts": ("recvcounts", lambda bad, at: dtl.allgatherv(
        ctx, mine, [2, *[3] * last] if bad and not at else [*[3] * last, 2] if bad
        else [2] * size)),
    "alltoallv counts": ("send_counts", lambda bad, at: dtl.alltoallv(
        ctx, rows, ones if bad else [2] * size)),
    "alltoallv received": ("recv_counts", lambda bad, at: dtl.alltoallv(
        ctx, rows, [2] * size, [2] if bad else [2] * size)),
    "alltoallv length": ("send_counts", lambda bad, at: dtl.alltoallv(
        ctx, rows[1:] if bad else rows, [2] * size)),
    "reduce_scatter counts": ("recvcounts", lambda bad, at: dtl.reduce_scatter(
        ctx, rows, "sum", [3] * size if bad else [2] * size)),
    "reduce_scatter op": ("op", lambda bad, at: dtl.reduce_scatter(
        ctx, rows, "zag" if bad else "sum", [2] * size)),
    "gatherv counts": ("recvcounts", lambda bad, at: dtl.gatherv(
        ctx, mine, [3] * size if bad else None, at)),
    "gatherv number of counts": ("recvcounts", lambda bad, at: dtl.gatherv(
        ctx, mine, [3] if bad else None, at)),
    "gatherv root": ("root", lambda bad, at: dtl.gatherv(ctx, mine, None, "a" if bad else at)),
    "gatherv other root": ("root", lambda bad, at: dtl.gatherv(
        ctx, mine, None, 1 if bad else at)),
    "gatherv number": ("data", lambda bad, at: dtl.gatherv(
        ctx, np.float64(1) if bad else mine, None, at)),
    "broadcast_object root": ("root", lambda bad, at: dtl.broadcast_object(
        ctx, "x", size if bad else 1)),
    "broadcast_object other root": ("root", lambda bad, at: dtl.broadcast_object(
        ctx, "x", at if bad else 1)),
    "scatter_object root": ("root", lambda bad, at: dtl.scatter_object(
        ctx, ones, "a" if bad else 1)),
    "scatter_object other root": ("root", lambda bad, at: dtl.scatter_object(
        ctx, ones, at if bad else 1)),
    "gather_object root": ("root", lambda bad, at: dtl.gather_object(ctx, 1, -1 if bad else 1)),
    "gather_object no root": ("root", lambda bad, at: dtl.gather_object(
        ctx, 1, None if bad else 1)),
    "gather_object other root": ("root", lambda bad, at: dtl.gather_object(
        ctx, 1, at if bad else 1)),
    "gather_object pickle": ("obj", lambda bad, at: dtl.gather_object(
        ctx, (lambda: 0) if bad else 1)),
    "another function": ("gather_object", lambda bad, at: (
        dtl.allgather_object(ctx, 1) if bad else dtl.gather_object(ctx, 1, at))),
}

missed = []
for at in (0, last):
    for name, (words, call) in CALLS.items():
        try:
            told = f"no error, but {call(ctx.rank == at, at)}"
        except dtl.DTLError as error:
            told = str(error)
        is_named = ctx.rank == at or f"rank {at} " in told
        if "expected" not in told or words not in told or not is_named:
            missed.append((at, name, told))
        assert dtl.allreduce(ctx, 1) == size
assert dtl.gatherv(ctx, mine, [2] * size if ctx.is_root else None) is None or ctx.is_root
ctx.close()
print("missed:", missed, flush=True)
"""

# Ranks that share memory, and ranks that exchange messages.
MATRIX = [
    (launcher, settings)
    for launcher in (*MPIS, "local")
    for settings in ({}, {"DTL_NODE_COLLECTIVES": "off"})
]


@pytest.mark.parametrize(("launcher", "settings"), MATRIX, ids=repr)
def test_a_wrong_argument_on_one_rank_raises_on_all(launcher, settings):
    done = run((launcher, 3), PROGRAM, **settings)

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["missed: []"] * 3, done.stdout
