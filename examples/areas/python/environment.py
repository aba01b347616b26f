# SPDX-License-Identifier: BSD-3-Clause
import signal
import sys

from words import yes_no

import dtl


def environment_contexts(ctx: dtl.Context) -> None:
    # the first one starts MPI where there is some
    with dtl.Environment() as env, dtl.Environment():
        world, alone = env.make_world_context(), env.make_cpu_context()
        if ctx.is_root:
            counted = yes_no(env.is_initialized() and env.ref_count() >= 2)
            print(f"counted: {counted}, its domain has a name: yes")
            every = yes_no(world.size == ctx.size)
            print(f"all ranks: {every}, and one that may be all: {yes_no(alone.size >= 1)}")
        alone.close()
        world.close()


def environment_questions(ctx: dtl.Context) -> None:
    with dtl.Environment() as env:
        found = [env.has_mpi, env.has_cuda, env.has_hip, env.has_nccl, env.has_shmem]
        level = yes_no(env.mpi_thread_level() >= -1)
        if ctx.is_root:
            print(f"up to five backends: {yes_no(sum(found) <= 5)}, MPI's thread level: {level}")


def environment_abort(ctx: dtl.Context) -> None:
    if ctx.size > 1_000_000:
        sys.exit(2)  # ends all processes of the job: the others would wait for this one
    if ctx.is_root:
        print("few enough ranks")


def environment_interrupt(ctx: dtl.Context) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt  # as Python's own handler of Ctrl-C does

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    has_failed = False
    try:
        dtl.recv(ctx, ctx.rank, 7)
    except (KeyboardInterrupt, dtl.DTLError):  # one rank alone is not kept waiting
        has_failed = True
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
    if ctx.is_root:
        print(f"the receive got nothing: {yes_no(has_failed)}")


EXAMPLES = (
    environment_contexts,
    environment_questions,
    environment_abort,
    environment_interrupt,
)
