# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def neighbour(ctx: dtl.Context, step: int) -> int:
    """The ranks as a ring: who comes next, and who came before."""
    return (ctx.rank + step) % ctx.size


def window_fence(ctx: dtl.Context) -> None:
    memory, following = np.array([1, 2, 3, 4]), neighbour(ctx, 1)
    with dtl.Window(ctx, base=memory) as win:  # of the program's own memory
        win.fence()
        dtl.rma_put(win, following, 0, np.array([10]))  # offsets and sizes are bytes
        found = dtl.rma_get(win, following, 24, 8, np.int64)
        win.fence()  # all of it is done, everywhere
        if ctx.is_root:
            said = f"{win.size} bytes, valid: {yes_no(win.is_valid)}"
            print(f"{memory[0]} {found[0]}, {said}")


def window_lock(ctx: dtl.Context) -> None:
    with dtl.Window(ctx, 8) as win:
        win.local_view(np.int64)[0] = 0
        ctx.barrier()
        win.lock(0, "shared")  # rank 0 need not do anything
        dtl.rma_accumulate(win, 0, 0, np.array([1]))
        win.flush(0)  # it is there
        win.unlock(0)
        ctx.barrier()
        win.lock(0, "exclusive")
        total = dtl.rma_get(win, 0, 0, 8, np.int64)
        win.flush_local(0)  # it is here
        win.unlock(0)
        if ctx.is_root:
            print(f"each has counted once: {yes_no(total[0] == ctx.size)}")


def window_counter(ctx: dtl.Context) -> None:
    with dtl.Window(ctx, 8) as win:
        win.local_view(np.int64)[0] = 0
        ctx.barrier()
        win.lock_all()
        mine = dtl.rma_fetch_and_op(win, 0, 0, 1, dtype=np.int64)
        win.flush_all()  # everything is everywhere
        ctx.barrier()
        if ctx.is_root:
            before = dtl.rma_compare_and_swap(win, 0, 0, ctx.size, 7, np.int64)
            current = dtl.rma_get_accumulate(win, 0, 0, np.array([1]))
            win.flush_local_all()  # what was fetched is here
            numbered = yes_no(mine < ctx.size and before == ctx.size)
            print(f"a number each: {numbered}, {current[0]}")
        win.unlock_all()


def window_neighbours(ctx: dtl.Context) -> None:
    memory, mine = np.zeros(2, np.int64), np.array([5])
    before, following = neighbour(ctx, -1), neighbour(ctx, 1)
    with dtl.Window(ctx, base=memory) as win:
        win.post([before])  # that one may write here
        win.start([following])
        dtl.rma_put(win, following, 0, mine)
        win.complete()
        win.wait()  # it has written
        win.post([before])
        win.start([following])
        dtl.rma_put(win, following, 8, mine)
        win.complete()
        while not win.test():
            pass
        if ctx.is_root:
            print(f"{memory[0]} and {memory[1]}")


def window_started(ctx: dtl.Context) -> None:
    memory, following = np.array([3, 4]), neighbour(ctx, 1)
    with dtl.Window(ctx, base=memory) as win:
        win.fence()
        put = dtl.rma_put_async(win, following, 0, np.array([8]))
        theirs = dtl.rma_get_async(win, following, 8, 8, np.int64)
        # ... work that needs neither ...
        dtl.when_all([put, theirs]).wait()
        win.fence()
        if ctx.is_root:
            print(memory[0], theirs.get()[0])


def window_dynamic(ctx: dtl.Context) -> None:
    memory, following = np.array([3, 4]), neighbour(ctx, 1)
    with dtl.Window.dynamic(ctx) as win:  # memory comes and goes
        mine = np.array([win.attach(memory)])
        theirs = dtl.sendrecv(ctx, mine, neighbour(ctx, -1), following)  # found by its offset
        win.fence()
        found = dtl.rma_get(win, following, int(theirs[0]), 16, np.int64)
        win.fence()
        win.detach(memory)
        if ctx.is_root:
            print(*found)


def window_kept(ctx: dtl.Context) -> None:
    with dtl.Window(ctx, 8) as win:
        mine = win.local_view(np.int64)  # stays beyond the window
        mine[0] = 3
    if ctx.is_root:
        print(f"still there: {mine[0]}")


EXAMPLES = (
    window_fence,
    window_lock,
    window_counter,
    window_neighbours,
    window_started,
    window_dynamic,
    window_kept,
)
