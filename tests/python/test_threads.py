# SPDX-License-Identifier: BSD-3-Clause
"""Several threads of each rank."""

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
    """What each of several threads returns, by the thread's number."""
    results = [None] * THREADS

    def run(thread):
        results[thread] = work(thread)

    threads = [threading.Thread(target=run, args=(each,)) for each in range(THREADS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return results


def test_a_number_is_reduced_rightly_or_not_at_all(ctx):
    contexts = [ctx.dup() for _ in range(THREADS)]

    def work(thread):
        sums = {dtl.allreduce(contexts[thread], float(thread)) for _ in range(TURNS)}
        return sums | {dtl.allreduce(contexts[thread], thread)}

    assert team(work) == [{thread * ctx.size} for thread in range(THREADS)]
    for each in contexts:
        each.close()


def test_another_threads_collective_is_refused(ctx):
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
    assert "the process was forked from one of the job" in queue.get()
    assert dtl.allreduce(ctx, 1) == ctx.size


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


@pytest.mark.usefixtures("alone")
def test_a_forked_process_ends_as_any_other():
    done = subprocess.run(
        [sys.executable, "-c", FORKING], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout == "3 1\n"
