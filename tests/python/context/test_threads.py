# SPDX-License-Identifier: BSD-3-Clause
"""Concurrent calls from several threads of each rank."""

import multiprocessing
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import dtl

THREADS = 4
TURNS = 100


def team(work):
    """Runs `work` in several threads and returns their results in the order of threads."""
    results = [None] * THREADS

    def run(thread):
        results[thread] = work(thread)

    threads = [threading.Thread(target=run, args=(each,)) for each in range(THREADS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return results


def test_concurrent_scalar_reductions_succeed_or_are_refused(ctx):
    contexts = [ctx.dup() for _ in range(THREADS)]

    def work(thread):
        sums = {dtl.allreduce(contexts[thread], float(thread)) for _ in range(TURNS)}
        return sums | {dtl.allreduce(contexts[thread], thread)}

    assert team(work) == [{thread * ctx.size} for thread in range(THREADS)]
    for each in contexts:
        each.close()


def test_a_concurrent_collective_of_another_thread_is_refused(ctx):
    vector = dtl.DistributedVector(ctx, 2 * ctx.size, dtype=np.float64)
    refused = []

    def intrude():
        try:
            dtl.allreduce(ctx, 1.0)
        except dtl.DTLError as error:
            refused.append(str(error))

    def compare(one, other):
        if not refused:
            thread = threading.Thread(target=intrude)
            thread.start()
            thread.join()
        return (one > other) - (one < other)

    dtl.sort(vector, cmp=compare)

    assert len(refused) == 1
    assert f"thread {threading.get_ident()} is in sort on this context" in refused[0]
    assert dtl.allreduce(ctx, 1) == ctx.size
    vector.close()


def test_threads_share_a_map(ctx):
    counts = dtl.DistributedMap(ctx, key_dtype=np.float64, value_dtype=np.int64)

    def work(thread):
        for turn in range(TURNS):
            key = float((turn * THREADS + thread) * ctx.size + ctx.rank)
            counts[key] = turn
            if counts[key] != turn:
                return key
        return None

    assert team(work) == [None] * THREADS
    counts.sync()
    assert counts.global_size == TURNS * THREADS * ctx.size
    counts.close()


def test_threads_receive_by_their_tag(ctx):
    after, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size

    def work(thread):
        got = np.zeros(3)
        for turn in range(TURNS):
            sent = np.full(3, float(turn))
            request = dtl.isend(ctx, sent, dest=after, tag=thread)
            dtl.recv(ctx, source=before, tag=thread, out=got)
            request.wait()
            if got.tolist() != sent.tolist():
                return got
        return None

    assert team(work) == [None] * THREADS
    dtl.barrier(ctx)


def _call_in_child(queue, ctx):
    try:
        dtl.allreduce(ctx, 1.0)
    except dtl.DTLError as error:
        queue.put(str(error))


def test_a_forked_process_is_refused(ctx):
    fork = multiprocessing.get_context("fork")
    queue = fork.SimpleQueue()
    child = fork.Process(target=_call_in_child, args=(queue, ctx))
    child.start()
    child.join()

    assert child.exitcode == 0
    words = "already closed" if ctx.size == 1 else "the process was forked from one of the job"
    assert words in queue.get()
    assert dtl.allreduce(ctx, 1) == ctx.size


EVERY_METHOD = """
import os
from inspect import signature
import numpy as np
import dtl

OPERATORS = ("add", "array", "bool", "contains", "getitem", "iter", "setitem")

ctx = dtl.Context()
vec, numbers = dtl.DistributedVector(ctx, 8), np.zeros(1)
objects = [
    ctx, vec, dtl.DistributedArray(ctx, 8), dtl.DistributedTensor(ctx, (4, 4)),
    dtl.DistributedMap(ctx, np.int64, np.int64), dtl.Window(ctx, size=64),
    dtl.SymmetricHeap(ctx, 4096), dtl.irecv(ctx, numbers, 0), dtl.ibarrier(ctx),
    dtl.Environment(), ctx.plan_allreduce(numbers), dtl.Stream(),
]

def methods(thing):
    for name in dir(type(thing)):
        found = getattr(type(thing), name)
        is_ours = not name.startswith("_") or name.strip("_") in OPERATORS
        if is_ours and callable(found) and not hasattr(found, "__self__"):
            if not isinstance(vars_of(type(thing), name), staticmethod):
                yield name, found

def vars_of(kind, name):
    return next(vars(each)[name] for each in kind.__mro__ if name in vars(each))

read, write = os.pipe()
child = os.fork()
if child == 0:
    lines = []
    for thing in objects:
        for name, _ in methods(thing):
            method = getattr(thing, name)
            required = [
                each for each in signature(method).parameters.values()
                if each.default is each.empty and each.kind is each.POSITIONAL_OR_KEYWORD
            ]
            try:
                method(*[0] * len(required))
                lines.append(f"{type(thing).__name__}.{name} succeeds")
            except dtl.DTLError as refusal:
                if "of the process that was forked" not in str(refusal):
                    lines.append(str(refusal))
            except Exception as other:
                lines.append(f"{type(thing).__name__}.{name}: {other!r}")
    with vec:  # leaving the block does not close it
        assert vec.shape == (8,) and vec.is_valid
    os.write(write, "\\n".join([*lines, "tried"]).encode())
    os._exit(0)
os.waitpid(child, 0)
print(os.read(read, 100000).decode(), sum(len(list(methods(each))) for each in objects) > 250)
dtl.send(ctx, numbers, 0)
objects[7].wait()
assert vec.sum() == 0
"""


@pytest.mark.usefixtures("one_rank_only")
def test_every_method_is_refused_in_a_forked_process():
    command = [sys.executable, "-c", EVERY_METHOD]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)

    assert (done.stdout, done.stderr) == ("tried True\n", "")


CONTEXTS_AFTER_FORK = """
import os, sys
import numpy as np
import dtl

ctx = dtl.Context()
vec = dtl.DistributedVector(ctx, 8)
if os.fork() == 0:
    with dtl.Context() as mine, dtl.DistributedVector(mine, 4) as own:
        own.fill(2.0)
        print(own.sum(), dtl.allreduce(mine, 3), mine, flush=True)
    del vec
    sys.exit(3)
print(os.waitstatus_to_exitcode(os.wait()[1]), vec.sum())
"""


@pytest.mark.usefixtures("one_rank_only")
def test_the_child_of_a_process_without_mpi_can_create_contexts():
    command = [sys.executable, "-c", CONTEXTS_AFTER_FORK]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)

    assert done.stdout == "8.0 3 <dtl.Context, rank=0, size=1>\n3 0.0\n"
    assert done.stderr == ""


FORKING = """
import os, sys
import dtl

ctx = dtl.Context()
table = dtl.DistributedMap(ctx, key_dtype="i8", value_dtype="i8")
child = os.fork()
if child == 0:
    del table
    sys.exit(3)
_, status = os.waitpid(child, 0)
table[1] = 2
table.sync()
print(os.waitstatus_to_exitcode(status), dtl.allreduce(ctx, 1))
"""


@pytest.mark.usefixtures("one_rank_only")
def test_a_forked_process_ends_normally():
    done = subprocess.run(
        [sys.executable, "-c", FORKING], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout == "3 1\n"
