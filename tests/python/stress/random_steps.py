# SPDX-License-Identifier: BSD-3-Clause
"""Steps of random programs: calls that check their results, and events that disturb a job."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

PROLOGUE = """\
import os, signal, subprocess, sys, threading, time
import numpy as np
import dtl

def same(found, expected):
    np.testing.assert_array_equal(np.asarray(found), np.asarray(expected))

def of_ranks(make):
    return [make(each) for each in range(size)]

def until(condition):
    while not (found := condition()):
        time.sleep(0)
    return found

def positions(container):
    return [container.to_global(each) for each in range(container.local_size)]

@dtl.action
def double(number):
    return 2 * number

ctx = dtl.Context()
rank, size = ctx.rank, ctx.size
after, before = (rank + 1) % size, (rank - 1) % size
"""

EPILOGUE = r"""
signal.setitimer(signal.ITIMER_REAL, 0)
ctx.close()
os.write(1, f"rank {rank} is done\n".encode())
"""


@dataclass(frozen=True)
class Step:
    """Lines of a program.  `makes` and `uses` name the objects that connect steps."""

    text: str
    makes: str = ""
    uses: tuple[str, ...] = ()
    is_fatal: bool = False  # the job may fail from here on
    leaves: str = ""  # a rank ends with status 0 though others may wait: "exit", "close", "quit"


# ---- random choices ------------------------------------------------------------------------------

DTYPES = ["int8", "int32", "int64", "uint16", "float32", "float64"]
COUNTS = [0, 1, 3, 17, 256, 5000, 70000]


@dataclass
class Draw:
    """Random choices of one program, and the objects that its steps have created."""

    random: random.Random
    ranks: int
    made: dict[str, list[str]] = field(default_factory=dict)
    number: int = 0

    def one_of(self, choices):
        return self.random.choice(choices)

    def below(self, end: int) -> int:
        return self.random.randrange(end)

    def rank(self) -> int:
        return self.below(self.ranks)

    def name(self, kind: str) -> str:
        """Returns the name of a new object."""
        self.number += 1
        self.made.setdefault(kind, []).append(f"{kind}{self.number}")
        return f"{kind}{self.number}"

    def old(self, kind: str) -> str | None:
        """Returns the name of an existing object of this kind, or None."""
        names = self.made.get(kind, [])
        return self.one_of(names) if names else None

    def gone(self, kind: str, name: str) -> None:
        self.made[kind].remove(name)


def work(kind: str, bodies: list[str], frame: str) -> Callable[[Draw], Step | None]:
    """Returns a function that draws a step on an existing object: a body within the frame."""

    def step(draw: Draw) -> Step | None:
        name = draw.old(kind)
        if name is None:
            return None
        values = {"count": draw.one_of(COUNTS[:-1]), "base": draw.below(60), "owner": draw.rank()}
        body = draw.one_of(bodies).format(**values)
        return Step(frame.format(name=name, body=body), uses=(name,))

    return step


# ---- collectives ---------------------------------------------------------------------------------

# The arguments after the context and the expected value of each collective; `x(r)` is the data of
# rank r.
MANY = "np.stack([x(rank + each) for each in range(size)])"
SHARES = "[min(each + 1, {count}) for each in range(size)]"
JOINED = "np.concatenate([x(each)[: each + 1] for each in range(size)])"
COLLECTIVES = {
    "allreduce": ('x(rank), "{op}"', "{fold}(of_ranks(x))"),
    "reduce": ('x(rank), "{op}", {root}', "{fold}(of_ranks(x)) if rank == {root} else None"),
    "scan": ('x(rank), "{op}"', "{fold}(of_ranks(x)[: rank + 1])"),
    "exscan": ('x(rank), "{op}"', "{fold}(of_ranks(x)[:rank]) if rank else None"),
    "broadcast": ("x(rank), {root}", "x({root})"),
    "gather": ("x(rank), {root}", "np.stack(of_ranks(x)) if rank == {root} else None"),
    "allgather": ("x(rank)", "np.stack(of_ranks(x))"),
    "scatter": ("np.stack(of_ranks(x)), {root}", "x(rank)"),
    "alltoall": (MANY, "np.stack([x(each + rank) for each in range(size)])"),
    "reduce_scatter": (f'{MANY}, "{{op}}"', "{fold}([x(each + rank) for each in range(size)])"),
    "allgatherv": (f"x(rank)[: rank + 1], {SHARES}", JOINED),
    "gatherv": (
        f"x(rank)[: rank + 1], {SHARES}, {{root}}",
        f"{JOINED} if rank == {{root}} else None",
    ),
    "scatterv": (f"{JOINED}, {SHARES}, {{root}}", "x(rank)[: rank + 1]"),
    "alltoallv": (
        f"np.concatenate([x(rank)[: each + 1] for each in range(size)]), {SHARES}, "
        "[min(rank + 1, {count})] * size",
        "np.concatenate([x(each)[: rank + 1] for each in range(size)])",
    ),
}
FOLDS = {"sum": "sum", "max": "np.maximum.reduce", "min": "np.minimum.reduce"}
FORMS = {
    "called": "found = dtl.{name}(ctx, {own})",
    "started": "found = dtl.i{name}(ctx, {own}).get()",
    "several started": (
        "futures = [dtl.i{name}(ctx, {own}) for _ in range(5)]\n"
        "found = [each.get() for each in futures][-1]"
    ),
    "planned": (
        "plan = ctx.plan_{name}({own})\n"
        "for _ in range(2):\n    plan.start(); found = plan.wait()\n"
        "found = None if found is None else found.copy()\nplan.close()"
    ),
}


def collective(draw: Draw) -> Step:
    name = draw.one_of(list(COLLECTIVES))
    op, dtype, count = draw.one_of(list(FOLDS)), draw.one_of(DTYPES), draw.one_of(COUNTS)
    values = {"op": op, "fold": FOLDS[op], "root": draw.rank(), "count": count}
    own, expected = (each.format(**values) for each in COLLECTIVES[name])
    call = FORMS[draw.one_of(list(FORMS))].format(name=name, own=own)
    return Step(
        f'x = lambda r: (np.arange({count}) % 3 + r).astype("{dtype}")\n{call}\n'
        f"expected = {expected}\n"
        f'if expected is not None:\n    same(found, np.asarray(expected, "{dtype}"))'
    )


# Work of a context `p` of some ranks.  All colors have the same number of ranks, so that the code
# depends only on the size.
PART_WORK = [
    "same(dtl.allreduce(p, np.full(9, p.rank)), [p.size * (p.size - 1) // 2] * 9)",
    "same(dtl.allgather(p, p.rank), np.arange(p.size))",
    "same(dtl.iallreduce(p, np.full(9, 1.0), 'max').get(), [1.0] * 9)",
    "same(dtl.broadcast_object(p, [p.size]), [p.size])",
    "p.barrier(); dtl.ibarrier(p).wait()",
    "with p.dup() as twin:\n    same(dtl.allreduce(twin, 1), p.size)",
    "with dtl.DistributedVector(p, 100, fill=1) as inner:\n    same(inner.sum(), 100)",
]
part_work = work("part", PART_WORK, "p = {name}\n{body}\ndel p")


def scalars(draw: Draw) -> Step:
    lines = "    same(dtl.allreduce(ctx, rank + 1), size * (size + 1) // 2)"
    return Step(f"for _ in range({draw.below(40) + 1}):\n{lines}")


def barriers(draw: Draw) -> Step:
    call = draw.one_of(
        ["ctx.barrier()", "dtl.barrier(ctx)", "dtl.ibarrier(ctx).wait()", "ctx.fence()"]
    )
    return Step(f"for _ in range({draw.below(200) + 1}):\n    {call}")


def objects(draw: Draw) -> Step:
    root, count = draw.rank(), draw.one_of(COUNTS)
    return Step(
        f"thing = [{{'from': {root}}}, np.arange({count})]\n"
        f"found = dtl.broadcast_object(ctx, thing if rank == {root} else None, {root})\n"
        "same(found[1], thing[1])\n"
        "same(dtl.allgather_object(ctx, rank), list(range(size)))\n"
        f"found = dtl.gather_object(ctx, str(rank), {root})\n"
        f"assert found == ([str(each) for each in range(size)] if rank == {root} else None)\n"
        f"assert dtl.scatter_object(ctx, list(range(size)), {root}) == rank"
    )


# ---- messages ------------------------------------------------------------------------------------


def ring(draw: Draw) -> Step:
    count = draw.one_of(COUNTS)
    return Step(
        f"x = lambda r: np.full({count}, r % size)\n"
        "same(dtl.sendrecv(ctx, x(rank), (rank + 1) % size, (rank - 1) % size), x(rank - 1))"
    )


RECEIVES = [
    "dtl.recv(ctx, {source}, {tag}, dtype='int64', count={count})",
    "dtl.recv(ctx, {source}, {tag}, out=np.zeros({count}, 'int64'))",
    "dtl.irecv(ctx, np.zeros({count}, 'int64'), {source}, {tag}).wait()",
    "dtl.irecv(ctx, np.zeros({count}, 'int64'), {source}, {tag}).future().get()",
    "dtl.mrecv(dtl.mprobe(ctx, {source}, {tag}))",
    "dtl.mrecv(until(lambda: dtl.improbe(ctx, {source}, {tag})))",
    "dtl.probe(ctx, {source}, {tag}) and dtl.recv(ctx, {source}, {tag}, 'int64', {count})",
    "until(lambda: dtl.iprobe(ctx, {source}, {tag})[0]) and dtl.recv(ctx, {source}, "
    "{tag}, 'int64', {count})",
]


def message(draw: Draw) -> Step:
    source, dest, tag, count = draw.rank(), draw.rank(), draw.below(100), draw.one_of(COUNTS)
    receive = draw.one_of(RECEIVES).format(source=source, tag=tag, count=count)
    return Step(
        f"data = np.arange({count}) + {tag}\n"
        f"sent = dtl.isend(ctx, data, {dest}, {tag}) if rank == {source} else None\n"
        f"if rank == {dest}:\n    same({receive}, data)\n"
        "if sent is not None:\n    sent.wait()"
    )


def many_messages(draw: Draw) -> Step:
    ends = [
        "dtl.waitall(requests)",
        "until(lambda: dtl.testall(requests))",
        "[dtl.waitany(requests) for _ in requests[:1]]; dtl.waitall(requests)",
        "dtl.testany(requests); dtl.waitall(requests)",
    ]
    return Step(
        f"buffers = [np.zeros({draw.one_of(COUNTS)}) for _ in range({draw.below(30) + 1})]\n"
        "requests = [dtl.irecv(ctx, buffer, (rank - 1) % size, 5) for buffer in buffers]\n"
        "requests += [dtl.isend(ctx, np.full(buffer.size, float(each)), (rank + 1) % size, 5)\n"
        "             for each, buffer in enumerate(buffers)]\n"
        f"{draw.one_of(ends)}\n"
        "for each, buffer in enumerate(buffers):\n    same(buffer, np.full(buffer.size, each))"
    )


def object_message(draw: Draw) -> Step | None:
    source, dest, count = draw.rank(), draw.rank(), draw.one_of(COUNTS)
    if source == dest:
        return None
    return Step(
        f"if rank == {source}:\n    dtl.send_object(ctx, {{'data': np.arange({count})}}, "
        f"{dest}, 7)\n"
        f"if rank == {dest}:\n"
        f"    same(dtl.recv_object(ctx, {source}, 7)['data'], np.arange({count}))"
    )


def canceled(_: Draw) -> Step:
    return Step("request = dtl.irecv(ctx, np.zeros(3), (rank + 1) % size, 999); request.cancel()")


def threads(draw: Draw) -> Step:
    """Runs several threads per rank concurrently, each with a separate context."""
    return Step(
        f"twins = [ctx.dup() for _ in range({draw.below(3) + 1})]\n"
        "results = [None] * len(twins)\n"
        "def work(number):\n"
        "    for _ in range(20):\n"
        "        results[number] = dtl.allreduce(twins[number], np.full(100, number))[0]\n"
        "workers = [threading.Thread(target=work, args=(each,)) for each in range(len(twins))]\n"
        "for each in workers: each.start()\n"
        "for each in workers: each.join()\n"
        "same(results, [each * size for each in range(len(twins))])\n"
        "for each in twins: each.close()"
    )


# ---- contexts ------------------------------------------------------------------------------------


def part(draw: Draw) -> Step:
    name = draw.name("part")
    how = draw.one_of(
        ["ctx.dup()", f"ctx.split(rank % {draw.below(2) + 1})", "ctx.split_by_node()"]
    )
    return Step(f"{name} = {how}\nsame(dtl.allreduce({name}, 1), {name}.size)", makes=name)


def leaders(_: Draw) -> Step:
    return Step(
        "first = ctx.split_leaders()\n"
        "if first is not None:\n    same(dtl.allreduce(first, 1), first.size); first.close()"
    )


def close(draw: Draw) -> Step | None:
    kind = draw.one_of(["part", "vector", "map", "window", "heap"])
    name = draw.old(kind)
    if name is None:
        return None
    draw.gone(kind, name)
    return Step(f"{name}.close(); {name}.close()", uses=(name,))


def left(draw: Draw) -> Step | None:
    """Drops the last reference to an object that is not closed."""
    kind = draw.one_of(["part", "vector", "map", "window", "heap"])
    name = draw.old(kind)
    if name is None:
        return None
    draw.gone(kind, name)
    return Step(f"del {name}", uses=(name,))


# ---- containers ----------------------------------------------------------------------------------


def vector(draw: Draw) -> Step:
    name, count = draw.name("vector"), draw.one_of(COUNTS)
    policy = draw.one_of(["block", "cyclic", "block_cyclic", "hash"])
    dtype = draw.one_of(["int64", "float64", "int32"])
    return Step(
        f'{name} = dtl.DistributedVector(ctx, {count}, "{dtype}", partition="{policy}")\n'
        f"{name}.local_view()[:] = [7 * each % 101 for each in positions({name})]\n"
        f"whole_{name} = (7 * np.arange({count}) % 101).astype({name}.dtype)",
        makes=name,
    )


# Work on a vector `v`; the array `w` holds all of its elements on every rank.
VECTOR_WORK = [
    "if v.size: same(dtl.minmax(v), (w.min(), w.max())); same(v.argmax(), w.argmax())",
    "same(v.sum(), w.sum()); same(dtl.norm(v) >= 0, True)",
    "if v.size: np.testing.assert_allclose(dtl.mean(v), w.mean()); "
    "np.testing.assert_allclose(dtl.var(v), w.var())",
    "if v.size: same(dtl.median(v), np.median(w)); same(dtl.quantile(v, 0.3), np.quantile(w, 0.3))",
    "same(dtl.histogram(v, 5, (0, 101))[0], np.histogram(w, 5, (0, 101))[0])",
    "same(dtl.count(v, 7), np.count_nonzero(w == 7))",
    "same(dtl.count_if(v, lambda each: each > 50, vectorized=True), np.count_nonzero(w > 50))",
    "same(dtl.count_if(v, lambda each: each > 50), np.count_nonzero(w > 50))",
    "same(dtl.any_of(v, lambda each: each > 99), (w > 99).any())",
    "same(dtl.all_of(v, lambda each: each < 99), (w < 99).all())",
    "same(dtl.none_of(v, lambda each: each > 99), not (w > 99).any())",
    "same(dtl.find(v, 14), np.append(np.flatnonzero(w == 14), -1)[0])",
    "same(dtl.find_if(v, lambda each: each == 14), np.append(np.flatnonzero(w == 14), -1)[0])",
    "if v.size: same(dtl.min_element(v), w.argmin()); same(dtl.max_element(v), w.argmax())",
    "dtl.sort(v); w.sort()",
    "dtl.sort(v, reverse=True); w[:] = np.sort(w)[::-1]",
    "dtl.sort(v, stable=True, cmp=lambda a, b: int(a) - int(b)) if "
    "v.size < 300 else dtl.sort(v); w.sort()",
    "dtl.async_sort(v).get() if size == 1 else dtl.sort(v); w.sort()",
    "dtl.fill(v, 3); w[:] = 3",
    "v.redistribute('cyclic')",
    "v.redistribute('block')",
    "dtl.transform(v, v, lambda each: each + 1, vectorized=True); w += 1",
    "dtl.transform(v, v, lambda each: each - 1); w -= 1",
    "dtl.for_each(v, lambda each: None)",
    "dtl.apply(v, v, 'max')",
    "dtl.inclusive_scan(v); w[:] = np.cumsum(w, dtype=w.dtype)",
    "dtl.exclusive_scan(v); w[:] = np.cumsum(np.append(0, w), dtype=w.dtype)[:-1]",
    "same(v.take(np.arange(v.size)), w)",
    "if v.size: same(v.take([v.size - 1, 0]), w[[-1, 0]])",
    "twin = v.copy(); same(twin.take(np.arange(v.size)), w); dtl.copy(v, twin); twin.close()",
    "twin = v.copy(); same(dtl.dot(twin, v), float(np.dot(w, w))); twin.close()",
    "v.resize(v.size + 5); w = np.append(w, np.zeros(5, v.dtype))",
    "v.resize(v.size // 2); w = w[: w.size // 2]",
    "if size == 1:\n    twin, indices = v.copy(), dtl.argsort(v); dtl.take(v, indices, twin)\n"
    "    same(twin.to_numpy(), np.sort(w)); dtl.put(v, indices, twin); same(v.to_numpy(), w)",
    "found = dtl.unique(v); same(found.take(np.arange(found.size)), np.unique(w)); found.close()",
    "found = dtl.argsort(v); same(found.take(np.arange(found.size)), np.argsort(w, kind='stable'))",
    "twin = v.copy(); dtl.sort_by_key(v, twin); w.sort(); same(twin.take(np.arange(w.size)), w)",
    "v.expose(); same(v.get(v.size // 2), w[w.size // 2]) if v.size else None; v.sync()",
    "v.expose(); v.set(0, 5) if v.size and rank == 0 else None; v.sync(); w[:1] = 5",
    "view = v.local_view(); same(view, w[positions(v)]); del view",
    "with v.section(0, v.size, 2) as piece:\n    same(piece.take(np.arange(piece.size)), w[::2])",
    "same(dtl.reduce_local_vector(v), w[positions(v)].sum(dtype=w.dtype)); "
    "same(dtl.count_vector(v, 5), np.count_nonzero(w[positions(v)] == 5))",
]


vector_work = work(
    "vector", VECTOR_WORK, "v, w = {name}, whole_{name}\n{body}\nwhole_{name} = w; del v"
)


def tensor(draw: Draw) -> Step:
    rows, columns = draw.below(30) + 1, draw.below(6) + 1
    return Step(
        f"with dtl.DistributedTensor(ctx, ({rows}, {columns}), 'float32') as tensor:\n"
        "    tensor.local_view()[:] = rank\n"
        "    ranks = dtl.allgather(ctx, tensor.local_shape[0])\n"
        f"    same(tensor.sum(), sum(each * count * {columns} for each, "
        f"count in enumerate(ranks)))\n"
        "    same(dtl.count(tensor, 0), ranks[0] * tensor.shape[1])\n"
        f"    tensor.reshape({columns}, {rows}); same(tensor.shape, ({columns}, {rows}))"
    )


def halo(draw: Draw) -> Step:
    width = draw.below(3)
    return Step(
        f"with dtl.DistributedTensor(ctx, ({draw.below(40) + 12}, 3), 'int64') as tensor:\n"
        "    tensor.fill(4)\n"
        f"    padded = tensor.exchange_halo({width}, periodic=True)\n"
        "    same(padded, np.full(padded.shape, 4))"
    )


def array(draw: Draw) -> Step:
    count = draw.one_of(COUNTS)
    return Step(
        f"with dtl.DistributedArray(ctx, {count}, 'float64', fill=2) as array:\n"
        f"    same(array.sum(), 2.0 * {count}); same(dtl.count_array(array, 2), array.local_size)\n"
        "    dtl.transform_array(array, lambda each: each + 1)\n"
        f"    same(array.sum(), 3.0 * {count})"
    )


def files(draw: Draw) -> Step | None:
    name = draw.old("vector")
    if name is None:
        return None
    return Step(
        f"path = os.path.join(os.environ['TMPDIR'], '{name}.npy')\n"
        f"dtl.save({name}, path); same(np.load(path), whole_{name})\n"
        f"with dtl.load(ctx, path) as loaded:\n    same(loaded.sum(), whole_{name}.sum())",
        uses=(name,),
    )


# ---- maps ----------------------------------------------------------------------------------------


def table(draw: Draw) -> Step:
    name = draw.name("map")
    text = f"{name} = dtl.DistributedMap(ctx, np.int64, np.int64); model_{name} = {{}}"
    return Step(text, makes=name)


# Work on a map `m`; the dictionary `d` has the same contents on every rank.
MAP_WORK = [
    "keys = np.arange({count}) * size + rank + {base}; m.insert_many(keys, keys * 2); m.sync()\n"
    "for key in range({base}, {base} + {count} * size): d.setdefault(key, 2 * key)",
    "m.combine({base}, 1); m.sync(); d[{base}] = d.get({base}, 0) + size",
    "m.combine_many(np.arange(50), np.ones(50, int)); m.sync()\n"
    "for key in range(50): d[key] = d.get(key, 0) + size",
    "m.sync(); same(m.get({base}, -1), d.get({base}, -1)); ctx.barrier()",
    "m.sync(); same(m.global_size, len(d)); assert m.global_view() == d",
    "m.sync(); found, there = m.find_many(np.arange(40)); same(there, [each in d for "
    "each in range(40)]); ctx.barrier()",
    "m.sync(); same(m.contains_many(np.arange(40)), [each in d for "
    "each in range(40)]); ctx.barrier()",
    "m.sync()\nif rank == {owner}: same(m.erase({base}), {base} in d)\nm.sync(); "
    "d.pop({base}, None)",
    "m.sync()\nif rank == {owner} and {base} in d: m.replace({base}, d[{base}], 77)\n"
    "m.sync()\nif {base} in d: d[{base}] = 77",
    "m.sync(); m.clear(); d.clear()",
    "m.flush(); m.sync(); same(sorted(m.keys().tolist()), sorted(key for "
    "key in d if m.owner(key) == rank))",
]


table_work = work("map", MAP_WORK, "m, d = {name}, model_{name}\n{body}\ndel m")


# ---- windows and heaps ---------------------------------------------------------------------------


def window(draw: Draw) -> Step:
    name, elements = draw.name("window"), draw.one_of([2, 64, 4096])
    base = f"base=np.zeros({elements})" if draw.below(2) else f"size={8 * elements}"
    return Step(f"{name} = dtl.Window(ctx, {base}); {name}.fence()", makes=name)


# Work on a window `w` of at least two elements, between two fences.
WINDOW_WORK = [
    "dtl.rma_put(w, after, 0, np.full(1, rank + 0.5)); w.fence()\n"
    "same(w.local_view(np.float64)[0], before + 0.5); w.fence()",
    "w.local_view(np.float64)[0] = 0; w.fence()\n"
    "dtl.rma_accumulate(w, {owner}, 0, np.ones(1)); w.fence()\n"
    "same(w.local_view(np.float64)[0], size if rank == {owner} else 0); w.fence()",
    "w.local_view(np.int64)[0] = 0; w.fence(); w.lock_all()\n"
    "dtl.rma_fetch_and_add(w, {owner}, 0, 1, np.int64); w.unlock_all(); ctx.barrier()\n"
    "same(w.local_view(np.int64)[0], size if rank == {owner} else 0); w.fence()",
    "w.local_view(np.int64)[0] = 0; w.fence(); w.lock({owner})\n"
    "value = dtl.rma_get(w, {owner}, 0, 8, np.int64)[0]\n"
    "dtl.rma_put(w, {owner}, 0, np.array([value + 1])); w.unlock({owner}); ctx.barrier()\n"
    "same(w.local_view(np.int64)[0], size if rank == {owner} else 0); w.fence()",
    "w.local_view(np.int64)[0] = 1; w.fence(); w.lock_all()\n"
    "dtl.rma_fetch_and_op(w, {owner}, 0, rank, 'max', np.int64); w.unlock_all(); ctx.barrier()\n"
    "same(w.local_view(np.int64)[0], max(1, size - 1) if rank == {owner} else 1); w.fence()",
    "w.local_view(np.int64)[0] = -1; w.fence(); w.lock_all()\n"
    "won = dtl.rma_compare_and_swap(w, {owner}, 0, -1, rank, np.int64) == -1; w.unlock_all()\n"
    "same(dtl.allreduce(ctx, int(won)), 1); w.fence()",
    "w.post([before]); w.start([after]); dtl.rma_put(w, after, 8, np.full(1, 9.5)); "
    "w.complete(); w.wait()\n"
    "same(w.local_view(np.float64)[1], 9.5); w.fence()",
    "w.local_view(np.float64)[0] = rank; w.fence()\n"
    "found = dtl.rma_get_async(w, after, 0, 8); w.fence(); same(found.get(), [after]); w.fence()",
    "sent = dtl.rma_put_async(w, after, 8, np.full(1, 2.5)); w.fence(); sent.wait()\n"
    "same(w.local_view(np.float64)[1], 2.5); w.fence()",
    "w.lock_all(); dtl.rma_get_accumulate(w, {owner}, 8, np.ones(1)); "
    "w.flush({owner}); w.flush_all()\n"
    "w.flush_local({owner}); w.flush_local_all(); w.unlock_all(); w.fence()",
]


window_work = work("window", WINDOW_WORK, "w = {name}\n{body}\ndel w")


def heap(draw: Draw) -> Step:
    name = draw.name("heap")
    return Step(
        f"{name} = dtl.SymmetricHeap(ctx, {draw.one_of([1 << 16, 1 << 20, 3 << 20])})\n"
        f"signal_{name} = {name}.allocate(1, np.uint64); data_{name} = {name}.allocate(100)\n"
        f"waits_{name} = 0",
        makes=name,
    )


# Work on a heap `h`, its array `data` of 100 numbers, and its signal `arrived`, whose value is
# `waits`.
HEAP_WORK = [
    "waits += 1; h.put_signal(data, np.full(100, rank + 0.5), arrived, waits, after)\n"
    "h.signal_wait_until(arrived, 'ge', waits); same(data, np.full(100, "
    "before + 0.5)); h.barrier_all()",
    "data[:] = rank; h.barrier_all(); same(h.get(data, after), np.full(100, after)); "
    "h.barrier_all()",
    "h.put(data, np.full(100, 3.0), after); h.quiet(); h.barrier_all(); same(data, "
    "np.full(100, 3.0)); h.barrier_all()",
    "h.put_nbi(data, np.full(100, 4.0), after); h.fence(); h.barrier_all(); same(data, "
    "np.full(100, 4.0)); h.barrier_all()",
    "word = h.allocate(1, np.int64); word[:] = 0; h.barrier_all(); h.atomic(word, 2, "
    "{owner}); h.barrier_all()\n"
    "same(word[0], 2 * size if rank == {owner} else 0); h.barrier_all(); h.free(word)",
    "data[:] = rank; h.barrier_all(); there = h.remote_ptr(data, after)\n"
    "if there is not None: same(there, np.full(100, after))\ndel there; h.barrier_all()",
    "team = h.team_split_strided(dtl.Team.WORLD, 0, 1, size); h.barrier(team); h.sync(team)\n"
    "same(h.team_n_pes(team), size); h.team_destroy(team)",
    "buffer = h.allocate(size, np.int64); own = h.allocate(1, np.int64); own[:] = rank\n"
    "h.fcollectmem(dtl.Team.WORLD, buffer, own); same(buffer, np.arange(size)); "
    "h.barrier_all(); h.free(own); h.free(buffer)",
]


heap_work = work(
    "heap",
    HEAP_WORK,
    "h, data, arrived, waits = {name}, data_{name}, signal_{name}, waits_{name}\n{body}\n"
    "waits_{name} = waits; del h, data, arrived",
)


# ---- futures, actions, roles ---------------------------------------------------------------------


def futures(draw: Draw) -> Step:
    return Step(
        "sums = [dtl.iallreduce(ctx, np.full(9, rank)).then(np.sum) "
        f"for _ in range({draw.below(8) + 1})]\n"
        "same(dtl.when_all(sums).get(), [9 * size * (size - 1) // 2] * len(sums))\n"
        "same(dtl.when_any([dtl.iallreduce(ctx, 1)]).get()[0], 0)"
    )


def actions(draw: Draw) -> Step:
    return Step(
        "with ctx.dup() as served:\n"
        "    dtl.serve_actions(served)\n"
        f"    found = dtl.remote_invoke_async(served, (rank + {draw.rank()}) % size, double, 21)\n"
        "    same(found.get(), 42); same(dtl.remote_invoke(served, rank, double, 4), 8)\n"
        "    dtl.action_progress(); dtl.action_barrier(served)"
    )


def roles(_: Draw) -> Step:
    return Step(
        "with dtl.RoleManager(ctx) as manager:\n"
        "    manager.add_role('first', 1); manager.add_role('rest', size - 1) if "
        "size > 1 else None\n"
        "    manager.initialize(ctx)\n"
        "    if size > 1 and manager.has_role('first'):\n"
        "        dtl.intergroup_send(manager, 'rest', 0, np.arange(5))\n"
        "    if size > 1 and manager.has_role('rest') and manager.role_rank('rest') == 0:\n"
        "        same(dtl.intergroup_recv(manager, 'first', 0, 5, 'int64'), np.arange(5))\n"
        "    if size > 1:\n"
        "        data = np.arange(3) if rank == 0 else np.zeros(3, int)\n"
        "        found = dtl.intergroup_broadcast(manager, 'first', 0, 'rest', data)\n"
        "        if manager.has_role('rest'): same(found, np.arange(3))\n"
        "    ctx.barrier()"
    )


def topology(_: Draw) -> Step:
    return Step("same(dtl.Topology.node_id(0) >= 0, True); same(dtl.Topology.is_local(0, 0), True)")


# ---- refusals ------------------------------------------------------------------------------------

REFUSED = [
    "dtl.broadcast(ctx, np.ones(2), size)",
    "dtl.allreduce(ctx, np.ones(2), 'nonsense')",
    "dtl.send(ctx, np.ones(2), size + 3)",
    "dtl.recv(ctx, -7)",
    "dtl.DistributedVector(ctx, -1)",
    "dtl.SymmetricHeap(ctx, -5)",
    "dtl.gather(ctx, np.ones(2), -2)",
    "dtl.alltoall(ctx, np.ones(size + 1))",
    "dtl.Window(ctx, size=-8)",
    "ctx.split('a')",
    "dtl.scatter(ctx, np.ones(size * 2 + 1) if size > 1 else 'a', 0)",
    "dtl.DistributedTensor(ctx, (3, -3))",
    "dtl.DistributedMap(ctx, 'nonsense', np.int64)",
    "dtl.load(ctx, '/nowhere/at/all.npy')",
]


def refused(draw: Draw) -> Step:
    """Makes the same invalid call on every rank."""
    return Step(
        f"try:\n    {draw.one_of(REFUSED)}\n"
        "except (dtl.DTLError, ValueError, TypeError, OverflowError, OSError):\n    pass\n"
        "else:\n    raise AssertionError('the call was not refused')"
    )


CALM: list[Callable[[Draw], Step | None]] = [
    *([collective] * 6 + [part_work] * 2 + [scalars, barriers, objects, ring, canceled]),
    *([message] * 3 + [many_messages, object_message, object_message, threads, part, leaders]),
    *([close, left, vector, vector] + [vector_work] * 6 + [tensor, halo, array, files]),
    *([table] + [table_work] * 3 + [window] + [window_work] * 3 + [heap] + [heap_work] * 3),
    *[futures, actions, roles, topology, refused],
]


# ---- events --------------------------------------------------------------------------------------


def on_rank(draw: Draw, text: str, *, is_fatal: bool) -> Step:
    lines = "\n".join(f"    {line}" for line in text.splitlines())
    return Step(f"if rank == {draw.rank()}:\n{lines}", is_fatal=is_fatal)


def ends(draw: Draw) -> Step:
    """Ends one rank while the others continue."""
    how = draw.one_of(
        [
            "sys.exit(0)",
            "sys.exit(3)",
            "os._exit(0)",
            "os._exit(5)",
            "raise ZeroDivisionError('on purpose')",
            "os.kill(os.getpid(), signal.SIGKILL)",
            "os.kill(os.getpid(), signal.SIGTERM)",
            "ctx.close(); sys.exit(0)",
        ]
    )
    step = on_rank(draw, how, is_fatal=True)
    leaves = {"sys.exit(0)": "exit", "ctx.close(); sys.exit(0)": "close", "os._exit(0)": "quit"}
    return replace(step, leaves=leaves.get(how, ""))


def killed_soon(draw: Draw) -> Step:
    number = draw.one_of(["SIGKILL", "SIGINT", "SIGTERM"])
    delay = draw.random.random() / 20
    text = f"threading.Timer({delay:.4f}, os.kill, (os.getpid(), signal.{number})).start()"
    return on_rank(draw, text, is_fatal=True)


def stopped(draw: Draw) -> Step:
    text = (
        "waker = subprocess.Popen(['sh', '-c', f'sleep 0.3; kill -CONT {os.getpid()}'])\n"
        "os.kill(os.getpid(), signal.SIGSTOP); waker.wait()"
    )
    return on_rank(draw, text, is_fatal=False)


def alarms(draw: Draw) -> Step:
    """Runs a signal handler repeatedly; calls must not fail with EINTR."""
    text = (
        "signal.signal(signal.SIGALRM, lambda *_: None)\n"
        f"signal.setitimer(signal.ITIMER_REAL, 0.001, {draw.one_of([0.001, 0.01])})"
    )
    return on_rank(draw, text, is_fatal=False)


def forks(draw: Draw) -> Step:
    """Uses objects of the parent in a forked child; every use is refused without a crash."""
    kind = draw.one_of(["vector", "map", "window", "heap", "part"])
    name = draw.old(kind)
    uses = (
        {
            "vector": ["{o}.sum()", "{o}.local_view()", "{o}.close()"],
            "map": ["{o}.insert(1, 1)", "{o}.find(1)", "{o}.sync()"],
            "window": ["{o}.fence()", "{o}.local_view(np.uint8)", "{o}.close()"],
            "heap": ["{o}.barrier_all()", "{o}.close()"],
            "part": ["{o}.barrier()", "{o}.dup()", "{o}.close()"],
        }[kind]
        if name
        else ["ctx.barrier()", "dtl.allreduce(ctx, 1)", "dtl.send(ctx, np.ones(1), 0)"]
    )
    calls = "\n".join(
        f"        try:\n            {each.format(o=name)}\n        except Exception:\n"
        f"            pass"
        for each in uses
    )
    text = (
        f"child = os.fork()\nif child == 0:\n    try:\n{calls}\n    finally:\n        os._exit(0)\n"
        "same(os.waitpid(child, 0)[1], 0)"
    )
    step = on_rank(draw, text, is_fatal=False)
    return replace(step, uses=(name,) if name else ())


def closed_by_thread(draw: Draw) -> Step | None:
    """Closes an object in one thread while another one uses it; the use succeeds or is refused."""
    kind = draw.one_of(["vector", "map", "window", "part", "heap"])
    name = draw.old(kind)
    if name is None:
        return None
    draw.gone(kind, name)
    use = {
        "vector": "{o}.sum()",
        "map": "{o}.sync()",
        "window": "{o}.fence()",
        "part": "{o}.barrier()",
        "heap": "{o}.barrier_all()",
    }[kind].format(o=name)
    return Step(
        f"closing = threading.Timer({draw.random.random() / 100:.4f}, {name}.close); "
        f"closing.start()\n"
        f"for _ in range(200):\n    {use}\nclosing.join()",
        uses=(name,),
        is_fatal=True,
    )


EVENTS: list[Callable[[Draw], Step | None]] = [
    *(ends, ends, killed_soon, killed_soon, stopped, alarms, forks, closed_by_thread),
]
