# SPDX-License-Identifier: BSD-3-Clause
"""Faulty programs: window epochs, model tasks, and freed objects."""

from faulty_program_kinds import HANGS, all_of, check, hang, refused

EPOCHS = "Epochs of windows"
TASKS = "Tasks of models"
FREED = "What is freed"

PROGRAMS = (
    refused(
        EPOCHS,
        "a put to another rank outside an epoch",
        "dtl_rma_put: target is 1 outside an epoch; expected dtl_window_fence, dtl_window_lock or",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_rma_put(win, 1, 0, &rank, sizeof rank));
        DO(dtl_barrier(ctx));""",
    ),
    refused(
        EPOCHS,
        "an unlock without a lock",
        "dtl_window_unlock: target is 1; expected one that this rank has locked by dtl_window_lock",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_unlock(win, 1));""",
    ),
    refused(
        EPOCHS,
        "a second lock of one target",
        "dtl_window_lock: target is 1, which this rank may access already; expected one that it "
        "has not locked or started",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_lock(win, 1, DTL_LOCK_SHARED));
        DO(dtl_window_lock(win, 1, DTL_LOCK_SHARED));""",
    ),
    refused(
        EPOCHS,
        "a put past the end",
        "dtl_rma_put: target_offset is 62 for 4 bytes; expected target_offset + bytes <= 64",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_fence(win));
        DO(dtl_rma_put(win, 1, 62, &rank, sizeof rank));""",
    ),
    hang(
        EPOCHS,
        "a lock that is never released",
        "dtl: rank 1: dtl_window_lock(target=0, mode=exclusive) was entered",
        *all_of("02", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        DO(dtl_barrier(ctx));
        if (rank == 1)
            DO(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        EPOCHS,
        "a start that is not posted",
        "dtl: rank 0: dtl_window_start(count=1) was entered",
        *all_of("12", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        dtl_rank_t target = 1;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_window_start(win, &target, 1));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        EPOCHS,
        "a post that is never completed",
        "dtl: rank 1: dtl_window_wait(",
        *all_of("02", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        dtl_rank_t origin = 0;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 1) {
            DO(dtl_window_post(win, &origin, 1));
            DO(dtl_window_wait(win));
        }
        DO(dtl_barrier(ctx));""",
    ),
    check(
        EPOCHS,
        "a fence that one rank does not call",
        HANGS,
        "dtl_barrier()",
        "dtl_window_fence()",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_barrier(ctx));
        else
            DO(dtl_window_fence(win));""",
    ),
    refused(
        EPOCHS,
        "a complete without a start",
        "dtl_window_complete: win is not started; expected dtl_window_start before",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_complete(win));""",
    ),
    refused(
        EPOCHS,
        "a wait without a post",
        "dtl_window_wait: win is not posted; expected dtl_window_post before",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_wait(win));""",
    ),
    refused(
        TASKS,
        "different operations of a task",
        "of the tasks that communicate, the next is task 0, an allreduce of 1 x 4 float32 by sum, "
        "on rank 0 and task 0, an allreduce of 1 x 4 float32 by max, on rank 1; expected the same",
        c="""
        static float memory[4];
        dtl_index_t tensor = 0, task = 0;
        dtl_model_t model = NULL;
        DO(dtl_model_create(ctx, &model));
        DO(dtl_model_tensor(model, memory, 1, 4, DTL_DTYPE_FLOAT32, &tensor));
        DO(dtl_model_add_allreduce(model, rank == 1 ? DTL_OP_MAX : DTL_OP_SUM, tensor, &task));
        DO(dtl_model_schedule(model, 2));""",
    ),
    refused(
        TASKS,
        "no workers on one rank, in Python",
        "schedule: workers is 0; expected workers >= 1 and workers <= 256",
        python="""
model = dtl.ModelBuilder(ctx)
model.barrier()
model.schedule(workers=ctx.rank)""",
    ),
    refused(
        FREED,
        "a context that is closed",
        "dtl_barrier: ctx is a handle that is already closed; expected a context",
        c="""
        dtl_context_t twin = NULL;
        DO(dtl_context_dup(ctx, &twin));
        dtl_context_destroy(twin);
        DO(dtl_barrier(twin));""",
    ),
    refused(
        FREED,
        "a part that this rank is not in",
        "dtl_barrier: ctx is a null handle; expected a context",
        c="""
        dtl_context_t part = NULL;
        DO(dtl_context_split(ctx, rank == 0 ? -1 : 1, 0, &part));
        DO(dtl_barrier(part));""",
    ),
    hang(
        FREED,
        "a context that one rank closes early",
        "dtl: rank 0: dtl_recv(",
        *all_of("12", "dtl_barrier("),
        c="""
        int32_t word = 0;
        dtl_context_t twin = NULL;
        DO(dtl_context_dup(ctx, &twin));
        if (rank == 0) {
            dtl_context_destroy(twin);
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        } else {
            DO(dtl_barrier(twin));
        }""",
    ),
    refused(
        FREED,
        "a window that is closed",
        "dtl_window_fence: win is a handle that is already closed; expected a window",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        dtl_window_destroy(win);
        DO(dtl_window_fence(win));""",
    ),
    refused(
        FREED,
        "a context that is closed, in Python",
        "Context.barrier: self: <dtl.Context, closed>; expected a context that is open",
        python="""
with ctx.dup() as twin:
    pass
twin.barrier()""",
    ),
    refused(
        FREED,
        "a plan that is closed",
        "dtl_collective_plan_start: plan is a handle that is already closed; "
        "expected a collective plan",
        c="""
        dtl_collective_plan_t plan = NULL;
        DO(dtl_plan_barrier(ctx, &plan));
        dtl_collective_plan_destroy(plan);
        DO(dtl_collective_plan_start(plan));""",
    ),
    hang(
        FREED,
        "a context that one rank closes before the others split it",
        "dtl: rank 0: dtl_barrier(",
        *all_of("12", "dtl_context_split("),
        c="""
        dtl_context_t twin = NULL, part = NULL;
        DO(dtl_context_dup(ctx, &twin));
        if (rank == 0) {
            dtl_context_destroy(twin);
            DO(dtl_barrier(ctx));
        } else {
            DO(dtl_context_split(twin, 1, 0, &part));
        }""",
    ),
)
