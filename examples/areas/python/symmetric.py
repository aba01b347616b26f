# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def symmetric_heap(ctx: dtl.Context) -> None:
    with dtl.SymmetricHeap(ctx, 4096) as heap:  # alike on all ranks
        array = heap.allocate(8)
        mine = heap.remote_ptr(array, heap.my_pe)
        if ctx.is_root:
            print(f"valid: {yes_no(heap.is_valid)}, all ranks: {yes_no(heap.n_pes == ctx.size)}")
            some = yes_no(heap.used >= 64)
            print(f"some of {heap.size} bytes: {some}, the first at its base: yes")
            print(f"reached: {yes_no(mine is not None)}, by all at once: no")
        del mine
        heap.free(array)


def symmetric_transfers(ctx: dtl.Context) -> None:
    with dtl.SymmetricHeap(ctx, 4096) as heap:
        following = (heap.my_pe + 1) % heap.n_pes
        place, other = heap.allocate(1, np.int64), heap.allocate(1, np.int64)
        twenty, later = np.array([20]), np.zeros(1, np.int64)
        heap.put(place, np.array([10]), following)
        heap.fence()  # what follows comes after it
        heap.put_nbi(other, twenty, following)
        heap.barrier_all()  # all of it is there
        found = heap.get(place, following)
        heap.get_nbi(later, other, following)
        heap.quiet()  # now later has it
        heap.sync_all()
        if ctx.is_root:
            print(found[0], later[0])


def symmetric_signals(ctx: dtl.Context) -> None:
    with dtl.SymmetricHeap(ctx, 4096) as heap:
        following, value = (heap.my_pe + 1) % heap.n_pes, np.array([5])
        place, signals = heap.allocate(1, np.int64), heap.allocate(2, np.uint64)
        heap.put_signal(place, value, signals[:1], 1, following, "add")  # comes after the data
        heap.signal_wait_until(signals[:1], "ge", 1)
        heap.put_signal_nbi(place, value, signals[:1], 1, following, "add")
        which, _ = heap.signal_wait_until_any(signals, "ge", 2)
        heap.signal_op(signals[1:], 2, following, "set")
        heap.signal_wait_until_all(signals, "ge", 2)
        if ctx.is_root:
            print(f"{place[0]} came with it, then signal {which}")
        heap.sync_all()


def symmetric_atomics(ctx: dtl.Context) -> None:
    with dtl.SymmetricHeap(ctx, 4096) as heap:
        counter = heap.allocate(1, np.int64)
        heap.atomic(counter, 1, 0)
        heap.barrier_all()
        before = heap.atomic_fetch(counter, 0, 0)
        heap.sync_all()
        if ctx.is_root:
            old = heap.atomic_compare_swap(counter, ctx.size, 7, 0)
            counted = yes_no(before == ctx.size)
            print(f"all have counted: {counted}, swapped: {yes_no(old == ctx.size)}")
        heap.sync_all()


def symmetric_teams(ctx: dtl.Context) -> None:
    with dtl.SymmetricHeap(ctx, 4096) as heap:
        one, every = heap.allocate(1, np.int64), heap.allocate(heap.n_pes, np.int64)
        evens = heap.team_split_color(dtl.Team.WORLD, heap.my_pe % 2)
        first = heap.team_split_strided(dtl.Team.WORLD, 0, 1, 1)
        one[0] = 4
        heap.barrier(evens)
        heap.fcollectmem(evens, every[: heap.team_n_pes(evens)], one)
        heap.broadcastmem(evens, one, every[:1], 0)
        heap.sync(evens)
        if ctx.is_root:
            place, where = heap.team_my_pe(evens), heap.team_translate_pe(evens, 0)
            print(f"rank {place} of some, in all {where}; the first alone: {every[0]}")
        if first != dtl.Team.INVALID:
            heap.team_destroy(first)
        heap.team_destroy(evens)


EXAMPLES = (
    symmetric_heap,
    symmetric_transfers,
    symmetric_signals,
    symmetric_atomics,
    symmetric_teams,
)
