# SPDX-License-Identifier: BSD-3-Clause
"""Random work on all ranks for some time: soak.py SECONDS SEED, on any number of ranks.

All ranks draw the same random numbers, so that each knows the data of the others and computes the
expected result with NumPy.  A cycle does each kind of work once in random order.  At the end, no
rank may have more memory, descriptors or threads than after the first cycles.
"""

import argparse
import faulthandler
import gc
import itertools
import random
import resource
import shutil
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import dtl
from dtl._native import lib

sys.path.append(str(Path(__file__).parents[1] / "support"))
from reference_model import CASES, NUMPY, PAIRS, PLAIN, reduced

TIMEOUT_SECONDS = 60  # per cycle
WARM_UP_CYCLES = 5  # minimum number of cycles before the first measurement
STAGES = 3  # the run is measured after its first stage and at its end
MAX_MEMORY_BYTES = 16 * 2**20  # bytes; freed memory is fragmented
COUNTS = [0, 1, 2, 17, 100, 1003, 20000]
COUNTING = ["allreduce", "reduce", "reduce_scatter", "scan", "exscan"]
POLICIES = ["block", "cyclic", "block_cyclic", "hash", "replicated"]
DISTRIBUTED = POLICIES[:-1]


@dtl.action
def total(numbers, factor):
    return factor * numbers.sum()


class Draw:
    """Random choices that are the same on all ranks of a context."""

    def __init__(self, ctx, folder, seed):
        self.ctx, self.folder, self.seed = ctx, folder, seed
        self.random = random.Random(seed)
        self.numpy = np.random.default_rng(self.random.randrange(2**32))

    def one_of(self, choices):
        return self.random.choice(choices)

    def below(self, end):
        return self.random.randrange(end)

    def rank(self):
        return self.below(self.ctx.size)

    def array(self, dtype, *shape):
        """Returns small integers, whose sums are exact in any order of summation."""
        dtype = np.dtype(NUMPY.get(dtype, dtype))
        if dtype.kind == "V":
            return self.numpy.integers(0, 2, (*shape, dtype.itemsize), np.uint8).view(dtype)[..., 0]
        least = 0 if dtype.kind in "ub" else -2
        return self.numpy.integers(least, least + 5, shape).astype(dtype)

    def arrays(self, dtype, *shape):
        """Returns one array per rank."""
        return [self.array(dtype, *shape) for _ in range(self.ctx.size)]

    def collective(self, name, *arguments):
        """Returns the result of the blocking, the non-blocking or the planned form of a collective.
        Plans are not used for sums of bool, because they do not convert their input to integers."""
        counts = name in COUNTING and arguments[-1 - (name == "reduce")] in {"sum", "prod"}
        is_bool = counts and arguments[0].dtype == bool
        form = self.below(2 if is_bool else 3)
        if form == 0:
            return getattr(dtl, name)(self.ctx, *arguments)
        if form == 1:
            return getattr(dtl, f"i{name}")(self.ctx, *arguments).get()
        own = [each.copy() if isinstance(each, np.ndarray) else each for each in arguments]
        with getattr(self.ctx, f"plan_{name}")(*own) as plan:
            for _ in range(self.below(3) + 1):
                plan.start()
                found = plan.wait()
        return None if found is None else found.copy()


def same(found, expected):
    """Compares all bits, which works for pairs as well."""
    assert_same_dtype_and_shape(found, expected)
    assert found.tobytes() == expected.tobytes(), f"{found}; expected {expected}"


def equal(found, expected):
    """Compares values; the signs of zeros may differ, because they depend on the order."""
    assert_same_dtype_and_shape(found, expected)
    np.testing.assert_array_equal(found, expected)


def assert_same_dtype_and_shape(found, expected):
    assert found.dtype == expected.dtype, f"{found.dtype}; expected {expected.dtype}"
    assert found.shape == expected.shape, f"{found.shape}; expected {expected.shape}"


# ---- collectives --------------------------------------------------------------------------------


def reductions(draw):
    me, root = draw.ctx.rank, draw.rank()
    op, dtype = draw.one_of(CASES)
    parts = draw.arrays(dtype, draw.one_of(COUNTS))

    equal(draw.collective("allreduce", parts[me], op), reduced(op, dtype, parts))
    equal(draw.collective("scan", parts[me], op), reduced(op, dtype, parts[: me + 1]))
    found = draw.collective("exscan", parts[me], op)
    if me > 0:
        equal(found, reduced(op, dtype, parts[:me]))
    found = draw.collective("reduce", parts[me], op, root)
    assert (found is not None) == (me == root)
    if me == root:
        equal(found, reduced(op, dtype, parts))


def blocks(draw):
    me, root, size = draw.ctx.rank, draw.rank(), draw.ctx.size
    dtype = draw.one_of([*PLAIN, *PAIRS])
    count = draw.one_of(COUNTS)
    parts = draw.arrays(dtype, count)
    wholes = draw.arrays(dtype, size, count)

    same(draw.collective("broadcast", parts[me], root), parts[root])
    same(draw.collective("allgather", parts[me]), np.stack(parts))
    same(draw.collective("scatter", wholes[me], root), wholes[root][me])
    same(
        draw.collective("alltoall", wholes[me]),
        np.stack([global_array[me] for global_array in wholes]),
    )
    found = draw.collective("gather", parts[me], root)
    if me == root:
        same(found, np.stack(parts))
    op, dtype = draw.one_of(CASES)
    wholes = draw.arrays(dtype, size, count)
    equal(draw.collective("reduce_scatter", wholes[me], op), reduced(op, dtype, wholes)[me])


def lengths(draw):
    me, root, size = draw.ctx.rank, draw.rank(), draw.ctx.size
    dtype = draw.one_of([*PLAIN, *PAIRS])
    counts = [draw.one_of(COUNTS[:-1]) for _ in range(size)]
    parts = [draw.array(dtype, count) for count in counts]
    trade = draw.numpy.integers(0, 50, (size, size))
    traded = [[draw.array(dtype, count) for count in row] for row in trade]

    same(draw.collective("allgatherv", parts[me], counts), np.concatenate(parts))
    found = draw.collective("gatherv", parts[me], counts, root)
    if me == root:
        same(found, np.concatenate(parts))
    same(draw.collective("scatterv", np.concatenate(parts), counts, root), parts[me])
    found = draw.collective("alltoallv", np.concatenate(traded[me]), trade[me], trade[:, me])
    same(found, np.concatenate([row[me] for row in traded]))


def objects(draw):
    me, root = draw.ctx.rank, draw.rank()
    parts = [[draw.below(100), {"rank": rank}, "ä" * draw.below(2000)] for rank in range(2 * root)]

    assert dtl.broadcast_object(draw.ctx, parts if me == root else None, root) == parts
    assert dtl.allgather_object(draw.ctx, (me, parts))[root] == (root, parts)


# ---- messages -----------------------------------------------------------------------------------


def receive(draw, source, tag, out):
    """Receives a message by one of the receive functions, chosen at random."""
    form = draw.below(4)
    if form == 0:
        return dtl.recv(draw.ctx, source, tag, out=out)
    if form == 1:
        return dtl.irecv(draw.ctx, out, source, tag).wait()
    if form == 2:
        return dtl.mrecv(dtl.mprobe(draw.ctx, source, tag))
    info = dtl.probe(draw.ctx, source, tag)
    assert (info["source"], info["tag"]) == (source, tag)
    return dtl.recv(draw.ctx, source, tag, dtype=out.dtype, count=out.size)


def messages(draw):
    me, sent = draw.ctx.rank, []
    for number in range(draw.below(12)):
        source, dest, tag = draw.rank(), draw.rank(), draw.below(3)
        data = draw.array(draw.one_of(PLAIN), draw.one_of(COUNTS))
        sent.append((source, dest, tag + 3 * number, data))
    requests = [
        dtl.isend(draw.ctx, data, dest, tag) for source, dest, tag, data in sent if source == me
    ]
    draw.random.shuffle(sent)
    for source, dest, tag, data in sent:
        ours = Draw(draw.ctx, draw.folder, f"{draw.seed}/{tag}")
        if dest == me:
            same(receive(ours, source, tag, np.zeros_like(data)), data)
    dtl.waitall(requests)


def rings(draw):
    me, size = draw.ctx.rank, draw.ctx.size
    parts = draw.arrays("float64", draw.one_of(COUNTS))
    found = dtl.sendrecv(draw.ctx, parts[me], (me + 1) % size, (me - 1) % size, 5, 5)
    same(found, parts[me - 1])


# ---- containers ---------------------------------------------------------------------------------


def fill(container, global_array):
    """Copies the elements of `whole` to the local part of each rank."""
    places = [container.to_global(index) for index in range(container.local_size)]
    axes = np.array(places, int).reshape(-1, global_array.ndim).T
    container.local_view().reshape(-1)[:] = global_array[tuple(axes)]


def distribute(draw, global_array, policies=POLICIES):
    """Returns a container of the elements of `whole`; its kind is random for one dimension."""
    kinds = [dtl.DistributedVector, dtl.DistributedArray, dtl.DistributedTensor]
    kind = draw.one_of(kinds if global_array.ndim == 1 else kinds[2:])
    named = {"distributed_dim": draw.below(global_array.ndim)} if kind is kinds[2] else {}
    shape = global_array.shape if kind is kinds[2] else global_array.size
    policy, block_size = draw.one_of(policies), draw.below(4) + 1
    made = kind(
        draw.ctx, shape, global_array.dtype, partition=policy, block_size=block_size, **named
    )
    fill(made, global_array)
    return made


def assert_holds(container, global_array):
    """Checks that the container equals `whole`, regardless of its distribution."""
    same(container.take(np.arange(global_array.size)).reshape(global_array.shape), global_array)


def containers(draw):
    shape = [draw.below(12) + 1 for _ in range(draw.below(3) + 1)]
    global_array = draw.array(draw.one_of(PLAIN), *shape)
    with distribute(draw, global_array, DISTRIBUTED) as made:
        assert_holds(made, global_array)
        with made.copy() as twin:
            made.fill(np.zeros((), global_array.dtype)[()])
            assert_holds(made, np.zeros_like(global_array))
            assert_holds(twin, global_array)
            twin.redistribute(draw.one_of(DISTRIBUTED))
            assert_holds(twin, global_array)


def elements(draw):
    """Reads and writes elements of other ranks."""
    global_array = draw.array("int64", draw.below(300) + draw.ctx.size)
    places, writer = draw.random.sample(range(global_array.size), draw.ctx.size), draw.rank()
    with distribute(draw, global_array, DISTRIBUTED) as made:
        made.expose()
        same(made.get(places), global_array[places])
        made.sync()
        if draw.ctx.rank == writer:
            made.set(places, global_array[places] + 1)
        global_array[places] += 1
        made.sync()
        assert_holds(made, global_array)
        part = slice(
            draw.below(global_array.size), draw.below(global_array.size), draw.below(3) + 1
        )
        with made.section(part.start, part.stop, part.step) as section:
            assert_holds(section, global_array[part])


def vectors(draw):
    global_array = draw.array("int64", draw.below(300))
    after = draw.below(300)
    with dtl.DistributedVector(
        draw.ctx, global_array.size, "int64", partition=draw.one_of(DISTRIBUTED)
    ) as vec:
        fill(vec, global_array)
        vec.resize(after)
        assert_holds(vec, np.append(global_array, np.zeros(after, "int64"))[:after])


def halos(draw):
    global_array = draw.array("float32", draw.below(40) + 4, draw.below(5) + 3)
    width = draw.below(3)
    with dtl.DistributedTensor(draw.ctx, global_array.shape, "float32") as tensor:
        fill(tensor, global_array)
        padded = tensor.exchange_halo(width, periodic=True)
        begin = int(dtl.exscan(draw.ctx, tensor.local_shape[0]))
        expected = np.pad(global_array, width, mode="wrap")
        same(padded, expected[begin : begin + tensor.local_shape[0] + 2 * width])


def files(draw):
    global_array = draw.array(draw.one_of(PLAIN), draw.below(50) + 1, draw.below(5) + 1)
    path = draw.folder / "saved.npy"
    with distribute(draw, global_array) as made:
        dtl.save(made, path)
    same(np.load(path), global_array)
    policy, dim = draw.one_of(POLICIES), draw.below(2)
    with dtl.load(draw.ctx, path, partition=policy, distributed_dim=dim) as loaded:
        assert_holds(loaded, global_array)
    draw.ctx.barrier()


# ---- algorithms ---------------------------------------------------------------------------------


def sorting(draw):
    dtype = draw.one_of(["int8", "uint16", "int32", "int64", "float32", "float64"])
    global_array = draw.numpy.integers(0, 100, draw.one_of(COUNTS[1:])).astype(dtype)
    with distribute(draw, global_array, DISTRIBUTED) as made:
        assert_holds(dtl.argsort(made), np.argsort(global_array, kind="stable"))
        assert_holds(dtl.unique(made), np.unique(global_array))
        dtl.sort(made)
        assert_holds(made, np.sort(global_array))
        dtl.sort(made, reverse=True)
        assert_holds(made, np.sort(global_array)[::-1])


def statistics(draw):
    dtype = draw.one_of(["int32", "int64", "float32", "float64"])
    global_array = draw.numpy.integers(-50, 50, draw.one_of(COUNTS[1:])).astype(dtype)
    with distribute(draw, global_array) as made:
        assert dtl.minmax(made) == (global_array.min(), global_array.max())
        assert dtl.count(made, 3) == np.count_nonzero(global_array == 3)
        assert made.sum() == global_array.sum()
        assert dtl.quantile(made, 0.25) == np.quantile(global_array, 0.25)
        np.testing.assert_allclose(
            dtl.mean(made), global_array.mean(dtype="f8"), rtol=1e-6, atol=1e-9
        )
        np.testing.assert_allclose(dtl.var(made), global_array.var(dtype="f8"), rtol=1e-6)
        counts, _ = dtl.histogram(made, 7, (-50, 50))
        same(counts, np.histogram(global_array, 7, (-50, 50))[0])


def scans(draw):
    global_array = draw.array(draw.one_of(["int64", "float64"]), draw.one_of(COUNTS[1:]))
    with distribute(draw, global_array, DISTRIBUTED) as made:
        dtl.transform(made, made, lambda x: 2 * x + 1, vectorized=True)
        global_array = 2 * global_array + 1
        assert dtl.count_if(made, lambda x: x > 1, vectorized=True) == np.sum(global_array > 1)
        assert (
            dtl.find(made, global_array[-1]) == np.flatnonzero(global_array == global_array[-1])[0]
        )
        dtl.inclusive_scan(made)
        assert_holds(made, np.cumsum(global_array))


# ---- maps ---------------------------------------------------------------------------------------


def maps(draw):
    me, model = draw.ctx.rank, {}
    with dtl.DistributedMap(draw.ctx, np.int32, np.int64) as table:
        for _ in range(draw.below(6) + 1):
            keys, values = draw.arrays("int32", draw.below(200)), []
            keys = [np.unique(each * 100 + draw.below(100)) for each in keys]
            values = [draw.array("int64", each.size) for each in keys]
            table.combine_many(keys[me], values[me])
            table.sync()
            for key, value in zip(np.concatenate(keys).tolist(), np.concatenate(values).tolist()):
                model[key] = model.get(key, 0) + value
            for key in sorted(model)[: draw.below(3)]:
                assert table.find(key) == model[key]
                draw.ctx.barrier()
                if me == key % draw.ctx.size:
                    table.erase(key)
                del model[key]
                table.sync()
        assert table.global_view() == model


# ---- windows ------------------------------------------------------------------------------------


def windows(draw):
    me, size = draw.ctx.rank, draw.ctx.size
    dtype = draw.one_of(["int16", "int32", "uint64", "float32", "float64"])
    width = np.dtype(dtype).itemsize
    model = np.zeros((size, 64), dtype)
    memory = {"base": np.zeros(64, dtype)} if draw.below(2) else {"size": 64 * width}
    with dtl.Window(draw.ctx, **memory) as window:
        window.fence()
        for _ in range(draw.below(5)):
            target, place = draw.rank(), draw.below(32)
            parts = draw.arrays(dtype, draw.below(32))
            source = draw.rank()
            if me == source:
                dtl.rma_put(window, target, place * width, parts[source])
            model[target, place : place + parts[source].size] = parts[source]
            window.fence()
            dtl.rma_accumulate(window, target, 0, parts[me])
            model[target, : parts[0].size] += reduced("sum", dtype, parts)
            window.fence()
        same(dtl.rma_get(window, (me + 1) % size, 0, 64 * width, dtype), model[(me + 1) % size])
        window.fence()
        same(window.local_view(dtype), model[me])


def tickets(draw):
    me, owner = draw.ctx.rank, draw.rank()
    times = draw.below(50) + 1
    with dtl.Window(draw.ctx, size=8) as window:
        window.lock_all()
        drawn = [dtl.rma_fetch_and_add(window, owner, 0, 1, np.int64) for _ in range(times)]
        window.unlock_all()
        everyone = dtl.allgather(draw.ctx, np.array(drawn, np.int64))
        same(np.sort(everyone.ravel()), np.arange(times * draw.ctx.size))
        window.lock(me, "exclusive")
        assert window.local_view(np.int64)[0] == (times * draw.ctx.size if me == owner else 0)
        window.unlock(me)


# ---- futures, actions, parts --------------------------------------------------------------------


def futures(draw):
    parts = draw.arrays("float64", draw.one_of(COUNTS[1:]))
    mine = parts[draw.ctx.rank]
    sums = [dtl.iallreduce(draw.ctx, mine, "sum").then(np.sum) for _ in range(draw.below(4))]
    gathered = dtl.iallgather(draw.ctx, mine)

    assert dtl.when_all(sums).get() == [sum(parts).sum()] * len(sums)
    same(gathered.get(), np.stack(parts))


def actions(draw):
    numbers = draw.array("float64", draw.one_of(COUNTS))
    targets = [draw.rank() for _ in range(draw.below(5))]
    with draw.ctx.dup() as served:
        dtl.serve_actions(served)
        asked = [dtl.remote_invoke_async(served, each, total, numbers, 3) for each in targets]
        assert dtl.when_all(asked).get() == [3 * numbers.sum()] * len(targets)
        dtl.action_barrier(served)


def parts(draw):
    """Runs other work in a context of some ranks; each color runs its own work."""
    colors = [draw.below(2) for _ in range(draw.ctx.size)]
    color = colors[draw.ctx.rank]
    with draw.ctx.split(color) as part:
        inner = Draw(part, draw.folder / str(color), f"{draw.seed}/{color}")
        inner.one_of(WORK)(inner)


WORK = [
    *(reductions, blocks, lengths, objects, messages, rings),
    *(containers, elements, vectors, halos, files, sorting, statistics, scans, maps),
    *(windows, tickets, futures, actions, parts),
]

# ---- main program -------------------------------------------------------------------------------


def resource_usage():
    """Returns the memory in bytes, and the numbers of descriptors and threads, of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {
        "memory": pages * resource.getpagesize(),
        "descriptors": len(list(Path("/proc/self/fd").iterdir())),
        "threads": len(list(Path("/proc/self/task").iterdir())),
    }


def cycle(ctx, folder, seed):
    order = Draw(ctx, folder, seed)
    for work in order.random.sample(WORK, len(WORK)):
        name = f"{seed}/{work.__name__}"
        try:
            work(Draw(ctx, folder, name))
        except BaseException as error:
            error.add_note(f"in {name} on rank {ctx.rank} of {ctx.size}")
            raise


def soak(ctx, folder, seconds, seed):
    began, before = time.monotonic(), {}
    for number in itertools.count():
        faulthandler.dump_traceback_later(TIMEOUT_SECONDS, exit=True)
        passed = (time.monotonic() - began) / seconds
        stage = dtl.broadcast(ctx, int(passed * STAGES)) if number > WARM_UP_CYCLES else 0
        if stage > 0 and not before:
            before = resource_usage()
        elif stage >= STAGES:
            break
        cycle(ctx, folder, f"{seed}/{number}")
    after = resource_usage()
    more = {name: after[name] - before[name] for name in after}
    print(f"rank {ctx.rank}: {number} cycles, {after}, of which {more} are more\n", end="")
    assert more["memory"] < MAX_MEMORY_BYTES
    assert more["descriptors"] <= 0
    assert more["threads"] <= 0


def end_job(*failure):
    """Aborts the job, because the other ranks may wait for this one."""
    sys.__excepthook__(*failure)
    sys.stderr.flush()
    lib.dtl_abort(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    sys.excepthook = end_job
    ctx = dtl.Context()
    folder = Path(dtl.broadcast_object(ctx, tempfile.mkdtemp() if ctx.is_root else None))
    for colors in itertools.product("01", repeat=4) if ctx.is_root else ():
        folder.joinpath(*colors).mkdir(parents=True)
    soak(ctx, folder, options.seconds, options.seed)
    if ctx.is_root:
        shutil.rmtree(folder)
    ctx.close()


if __name__ == "__main__":
    main()
