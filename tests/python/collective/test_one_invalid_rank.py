# SPDX-License-Identifier: BSD-3-Clause
"""An invalid argument on one rank raises on all ranks with a message that names the rank, and the
context stays usable.

One job runs the whole table, with the invalid argument on the first rank and on the last.
"""

import pytest
from programs import MPIS, run

pytestmark = pytest.mark.usefixtures("one_rank_only")

START = """
import os
import numpy as np
import dtl
ctx = dtl.Context()
size, last = ctx.size, ctx.size - 1
"""

COLLECTIVES = """
rows, ones = np.arange(2.0 * size), [1] * size
mine = np.arange(2.0)

# Key: the mistake. Value: words of the refusal, and a function that makes the call. `bad` is true
# on rank `at`, which passes the invalid argument; it is the root if only root arguments are read.
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
    "broadcast root": ("root", lambda bad, at: dtl.broadcast(ctx, mine, size if bad else 1)),
    "broadcast other root": ("root", lambda bad, at: dtl.broadcast(ctx, mine, 0 if bad else 1)),
    "broadcast pickle": ("value", lambda bad, at: dtl.broadcast(ctx, ctx if bad else 1, at)),
    "scatter root": ("root", lambda bad, at: dtl.scatter(ctx, rows, "a" if bad else 1)),
    "scatter other root": ("root", lambda bad, at: dtl.scatter(ctx, rows, 0 if bad else 1)),
    "scatterv root": ("root", lambda bad, at: dtl.scatterv(
        ctx, rows, [2] * size, -1 if bad else 1)),
    "scatterv other root": ("root", lambda bad, at: dtl.scatterv(
        ctx, rows, [2] * size, 0 if bad else 1)),
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
"""

# Calls on containers and other objects of a context, and the setup of these objects.
CONTAINERS = """
v, w = dtl.DistributedVector(ctx, 10), dtl.DistributedVector(ctx, 10)
v.local_view()[...] = np.arange(v.local_offset, v.local_offset + v.local_size)
t = dtl.DistributedTensor(ctx, (4, 3))
k = dtl.DistributedVector(ctx, 10, np.int32)
z = dtl.DistributedVector(ctx, 10, np.complex128)  # partial sums of 3 ranks exceed one record
cyclic = dtl.DistributedVector(ctx, 10, partition="cyclic")
closed, other = dtl.DistributedVector(ctx, 10), dtl.DistributedVector(ctx, 11)
closed.close()
heap, builder = dtl.SymmetricHeap(ctx, 4096), dtl.ModelBuilder(ctx)
piece, fixed = heap.allocate(4), np.zeros(4)
fixed.flags.writeable = False

CALLS |= {
    "resize": ("size", lambda bad, at: v.resize(-1 if bad else 10)),
    "resize closed": ("vector", lambda bad, at: (closed if bad else v).resize(10)),
    "redistribute": ("partition", lambda bad, at: v.redistribute("spiral" if bad else "block")),
    "reshape": ("shape", lambda bad, at: t.reshape((5, 5) if bad else (4, 3))),
    "reshape word": ("shape", lambda bad, at: t.reshape("x" if bad else (4, 3))),
    "halo width": ("width", lambda bad, at: v.exchange_halo(-1 if bad else 1)),
    "halo fill": ("fill", lambda bad, at: v.exchange_halo(1, fill="x" if bad else 0)),
    "halo out": ("out", lambda bad, at: v.exchange_halo(1, out=np.zeros(1) if bad else None)),
    "refresh halo": ("padded", lambda bad, at: v.refresh_halo(
        np.zeros(1) if bad else np.zeros(v.local_size + 2))),
    "save": ("path", lambda bad, at: dtl.save(v, 5 if bad else "/nowhere/at/all")),
    "section step": ("step", lambda bad, at: v.section(0, 4, 0 if bad else 1)),
    "section axis": ("axis", lambda bad, at: v.section(0, 4, axis=3 if bad else 0)),
    "take": ("take", lambda bad, at: v.take(["a"] if bad else [1])),
    "getitem": ("key", lambda bad, at: v[99 if bad else 1]),
    "create": ("size", lambda bad, at: dtl.DistributedVector(ctx, -1 if bad else 5)),
    "create partition": ("partition", lambda bad, at: dtl.DistributedVector(
        ctx, 5, partition="spiral" if bad else "block")),
    "create tensor": ("shape", lambda bad, at: dtl.DistributedTensor(
        ctx, (0, "x") if bad else (2, 2))),
    "map": ("key_dtype", lambda bad, at: dtl.DistributedMap(
        ctx, object if bad else np.int64)),
    "window size": ("size", lambda bad, at: dtl.Window(ctx, -1 if bad else 8)),
    "window no size": ("size", lambda bad, at: dtl.Window(ctx, None if bad else 8)),
    "window base": ("base", lambda bad, at: dtl.Window(ctx, base=fixed if bad else np.zeros(4))),
    "heap size": ("size", lambda bad, at: dtl.SymmetricHeap(ctx, -1 if bad else 4096)),
    "heap allocate": ("shape", lambda bad, at: heap.allocate(-1 if bad else 4)),
    "heap full": ("size", lambda bad, at: heap.allocate(1 << 20 if bad else 4)),
    "heap free": ("address", lambda bad, at: heap.free(np.zeros(4) if bad else piece)),
    "sort": ("container", lambda bad, at: dtl.sort(closed if bad else v)),
    "sort cmp": ("cmp", lambda bad, at: dtl.sort(v, cmp=5 if bad else np.subtract)),
    "sort_by_key number": ("keys", lambda bad, at: dtl.sort_by_key(5 if bad else v, w)),
    "sort_by_key": ("payload", lambda bad, at: dtl.sort_by_key(v, closed if bad else w)),
    "sort_by_key other": ("payload", lambda bad, at: dtl.sort_by_key(v, other if bad else w)),
    "argsort": ("indices", lambda bad, at: dtl.argsort(v, indices=5 if bad else None)),
    "unique": ("container", lambda bad, at: dtl.unique(closed if bad else v)),
    "quantile": ("probabilities", lambda bad, at: dtl.quantile(v, 2 if bad else 0.5)),
    "quantile word": ("q", lambda bad, at: dtl.quantile(v, "x" if bad else 0.5)),
    "histogram bins": ("bins", lambda bad, at: dtl.histogram(v, -1 if bad else 5, (0, 9))),
    "histogram range": ("range", lambda bad, at: dtl.histogram(v, 5, (3, 1) if bad else (0, 9))),
    "histogram number": ("range", lambda bad, at: dtl.histogram(v, 5, 3 if bad else None)),
    "var": ("ddof", lambda bad, at: dtl.var(v, -1 if bad else 1)),
    "dot": ("b", lambda bad, at: dtl.dot(v, closed if bad else w)),
    "dot other": ("b", lambda bad, at: dtl.dot(v, other if bad else w)),
    "find": ("value", lambda bad, at: dtl.find(v, "x" if bad else 3.0)),
    "count": ("value", lambda bad, at: dtl.count(v, "x" if bad else 3.0)),
    "count_if": ("predicate", lambda bad, at: dtl.count_if(v, 5 if bad else abs)),
    "find_if": ("container", lambda bad, at: dtl.find_if(closed if bad else v, abs)),
    "for_each": ("func", lambda bad, at: dtl.for_each(v, 5 if bad else abs)),
    "transform": ("func", lambda bad, at: dtl.transform(v, w, 5 if bad else np.abs)),
    "minmax": ("container", lambda bad, at: dtl.minmax(closed if bad else v)),
    "method sum axis": ("axis", lambda bad, at: v.sum(axis=1 if bad else None)),
    "method var ddof": ("ddof", lambda bad, at: v.var(ddof="x" if bad else 0)),
    "method argmax": ("out", lambda bad, at: v.argmax(out=mine if bad else None)),
    "np.sum": ("axis", lambda bad, at: np.sum(v, axis=1 if bad else None)),
    "np.median": ("axis", lambda bad, at: np.median(v, axis=1 if bad else None)),
    "np.quantile": ("q", lambda bad, at: np.quantile(v, 2 if bad else 0.5)),
    "np.cumsum": ("axis", lambda bad, at: np.cumsum(v, axis=2 if bad else None)),
    "np.histogram": ("bins", lambda bad, at: np.histogram(v, "x" if bad else 4)),
    "np.dot": ("operand", lambda bad, at: np.dot(v, other if bad else w)),
    "np.std": ("ddof", lambda bad, at: np.std(v, ddof=-1 if bad else 0)),
    "in": ("self", lambda bad, at: 3.0 in (closed if bad else v)),
    "inclusive_scan": ("op", lambda bad, at: dtl.inclusive_scan(v, "zag" if bad else "sum")),
    "inclusive_scan op": ("op", lambda bad, at: dtl.inclusive_scan(v, "band" if bad else "sum")),
    "inclusive_scan closed": ("container", lambda bad, at: dtl.inclusive_scan(
        closed if bad else v)),
    "inclusive_scan int": ("op", lambda bad, at: dtl.inclusive_scan(k, "zag" if bad else "sum")),
    "inclusive_scan wide": ("op", lambda bad, at: dtl.inclusive_scan(
        z, "zag" if bad else "sum")),
    "exclusive_scan": ("op", lambda bad, at: dtl.exclusive_scan(v, "zag" if bad else "sum")),
    "exclusive_scan cyclic": ("op", lambda bad, at: dtl.exclusive_scan(
        cyclic, "band" if bad else "sum")),
    "reduce": ("op", lambda bad, at: dtl.reduce(v, "zag" if bad else "sum")),
    "reduce closed": ("container", lambda bad, at: dtl.reduce(closed if bad else v)),
    "reduce out": ("out", lambda bad, at: dtl.reduce(v, out=mine if bad else None)),
    "reduce initial": ("initial", lambda bad, at: dtl.reduce(v, initial=1 if bad else None)),
    "split": ("color", lambda bad, at: ctx.split("a" if bad else 0)),
    "split key": ("key", lambda bad, at: ctx.split(0, None if bad else 0)),
    "plan data": ("value", lambda bad, at: ctx.plan_allreduce("x" if bad else mine)),
    "plan op": ("op", lambda bad, at: ctx.plan_allreduce(mine, "zag" if bad else "sum")),
    "plan out": ("out", lambda bad, at: ctx.plan_allreduce(
        mine, out=np.zeros(1) if bad else np.zeros(2))),
    "plan root": ("root", lambda bad, at: ctx.plan_broadcast(mine, size if bad else 1)),
    "plan counts": ("sendcounts", lambda bad, at: ctx.plan_scatterv(
        rows, [3] if bad else [2] * size, at)),
    "schedule": ("workers", lambda bad, at: builder.schedule(-1 if bad else 1)),
}
"""

END = """
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
        assert dtl.allreduce(ctx, 1) == size, (at, name)
ctx.close()
print("missed:", missed, flush=True)
"""

# Jobs in which ranks share memory, exchange messages, or compare their calls (DTL_CHECK).
MATRIX = [
    (launcher, settings)
    for launcher in (*MPIS, "local")
    for settings in ({}, {"DTL_NODE_COLLECTIVES": "off"})
] + [("local", {"DTL_CHECK": "1"})]


@pytest.mark.parametrize(("launcher", "settings"), MATRIX, ids=repr)
def test_an_invalid_argument_on_one_rank_raises_on_all(launcher, settings):
    done = run((launcher, 3), START + COLLECTIVES + CONTAINERS + END, **settings)

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["missed: []"] * 3, done.stdout


MIXED = """
PAIRS = {  # calls with a consistency check in all jobs
    "sort(container=DistributedVector, ": lambda ctx, v: dtl.sort(v),
    "DistributedVector.sum()": lambda ctx, v: v.sum(),
    "broadcast_object(obj=dict, root=0)": lambda ctx, v: dtl.broadcast_object(ctx, {}),
    "Context.split(color=0, key=0)": lambda ctx, v: ctx.split(0),
    "gather(value=float64 of shape (3,), root=0)": lambda ctx, v: dtl.gather(ctx, np.ones(3)),
}
ON_A_NODE = {  # calls that are checked only among ranks with shared memory
    "broadcast(value=float64 of shape (3,), root=0)": lambda ctx, v: dtl.broadcast(
        ctx, np.ones(3)),
    "allreduce(value=1, op='sum')": lambda ctx, v: dtl.allreduce(ctx, 1),
    "barrier()": lambda ctx, v: dtl.barrier(ctx),
    "allreduce(value=float64 of shape (2,), op='sum', out=float64 of shape (2,))":
        lambda ctx, v: dtl.allreduce(ctx, np.ones(2), out=np.ones(2)),
}
calls = [*PAIRS.items()]
if os.environ["DTL_NODE_COLLECTIVES"] == "auto":
    calls += ON_A_NODE.items()
missed = []
for (name, call), (other_name, other) in zip(calls, calls[1:]):
    used = ctx.dup()
    v = dtl.DistributedVector(used, 10)
    here, there = (other_name, name) if ctx.rank == last else (name, other_name)
    try:
        told = f"no error, but {(other if ctx.rank == last else call)(used, v)}"
    except dtl.DTLError as error:
        told = str(error)
    rank = 0 if ctx.rank == last else last
    if f": rank {rank} is in {there}" not in told or f"; expected {here}" not in told:
        missed.append((name, told))
print("missed:", missed, flush=True)
dtl.barrier(ctx)
os._exit(0)  # contexts with failed calls cannot be closed collectively
"""


@pytest.mark.parametrize("setting", ["auto", "off"])
@pytest.mark.parametrize("launcher", [*MPIS, "local"])
def test_mismatched_calls_are_both_named(launcher, setting):
    done = run((launcher, 3), START + MIXED, DTL_NODE_COLLECTIVES=setting)

    assert done.stdout.splitlines() == ["missed: []"] * 3, (done.stdout, done.stderr)
