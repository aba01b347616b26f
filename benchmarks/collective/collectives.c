/* SPDX-License-Identifier: BSD-3-Clause */
/* Times DTL's collectives against those of raw MPI, in one program, on communicators of the same
 * ranks. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "../harness/compare_calls.h"

enum { LARGE_BYTES = 64 << 20, LINE = 64, BLOCK_BYTES = 64 << 10, DEPTH = 4, NON_TEMPORAL = 256 };

static double *send_buffer, *recv_buffer;

/* ---- what is compared ------------------------------------------------------------------------ */

static int raw_barrier(void)
{
    return MPI_Barrier(comm);
}

static int run_dtl_barrier(void)
{
    return dtl_barrier(ctx);
}

static int raw_broadcast(void)
{
    return MPI_Bcast(send_buffer, count, MPI_DOUBLE, 0, comm);
}

static int run_dtl_broadcast(void)
{
    return dtl_broadcast(ctx, send_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64, 0);
}

static int raw_allreduce(void)
{
    return MPI_Allreduce(send_buffer, recv_buffer, count, MPI_DOUBLE, MPI_SUM, comm);
}

static int run_dtl_allreduce(void)
{
    return dtl_allreduce(ctx, send_buffer, recv_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64,
                         DTL_OP_SUM);
}

static int raw_allgather(void)
{
    int part = count / size;

    return MPI_Allgather(send_buffer, part, MPI_DOUBLE, recv_buffer, part, MPI_DOUBLE, comm);
}

static int run_dtl_allgather(void)
{
    dtl_size_t part = (dtl_size_t)(count / size);

    return dtl_allgather(ctx, send_buffer, part, DTL_DTYPE_FLOAT64, recv_buffer, part,
                         DTL_DTYPE_FLOAT64);
}

static int raw_alltoall(void)
{
    int part = count / size;

    return MPI_Alltoall(send_buffer, part, MPI_DOUBLE, recv_buffer, part, MPI_DOUBLE, comm);
}

static int run_dtl_alltoall(void)
{
    dtl_size_t part = (dtl_size_t)(count / size);

    return dtl_alltoall(ctx, send_buffer, part, DTL_DTYPE_FLOAT64, recv_buffer, part,
                        DTL_DTYPE_FLOAT64);
}

static int raw_reduce_scatter(void)
{
    return MPI_Reduce_scatter_block(send_buffer, recv_buffer, count / size, MPI_DOUBLE, MPI_SUM,
                                    comm);
}

static int run_dtl_reduce_scatter(void)
{
    return dtl_reduce_scatter_block(ctx, send_buffer, recv_buffer, (dtl_size_t)(count / size),
                                    DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static int raw_iallreduce(void)
{
    MPI_Request request;

    return MPI_Iallreduce(send_buffer, recv_buffer, count, MPI_DOUBLE, MPI_SUM, comm, &request) ||
           MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static int run_dtl_iallreduce(void)
{
    dtl_request_t request;

    return dtl_iallreduce(ctx, send_buffer, recv_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64,
                          DTL_OP_SUM, &request) ||
           dtl_wait(request);
}

/* Plans an allreduce of the contest's buffers and count. */
static int run_dtl_plan(void)
{
    static dtl_collective_plan_t plan;
    static int planned;

    if (planned != count) {
        dtl_collective_plan_destroy(plan);
        must(dtl_plan_allreduce(ctx, send_buffer, recv_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64,
                                DTL_OP_SUM, &plan) == DTL_SUCCESS,
             "plan");
        planned = count;
    }
    return dtl_collective_plan_start(plan) || dtl_collective_plan_wait(plan);
}

/* ---- the limit, by hand ---------------------------------------------------------------------- */

/* Shared memory of two ranks; each writes its own mailbox. */
struct mailbox {
    _Alignas(LINE) atomic_long published, consumed; /* number of the last step */
    struct {
        _Alignas(LINE) double block[BLOCK_BYTES / sizeof(double)];
    } slots[DEPTH];
};

static struct mailbox *mailboxes;
static long step;
/* true if blocks of NON_TEMPORAL doubles or more are written with non-temporal stores */
static int uses_non_temporal;

static void put(double *to, const double *from, int number)
{
    int done = 0;

#ifdef __SSE2__
    for (; uses_non_temporal && number >= NON_TEMPORAL && done + 2 <= number; done += 2)
        _mm_stream_pd(to + done, _mm_loadu_pd(from + done));
    if (done > 0)
        _mm_sfence();
#endif
    memcpy(to + done, from + done, (size_t)(number - done) * sizeof *from);
}

static void hand_open(MPI_Win *window)
{
    MPI_Aint bytes = rank == 0 ? 2 * (MPI_Aint)sizeof *mailboxes + LINE : 0;
    int unit;
    void *mine, *begin;

    MPI_Win_allocate_shared(bytes, 1, MPI_INFO_NULL, comm, &mine, window);
    MPI_Win_shared_query(*window, 0, &bytes, &unit, &begin);
    mailboxes = (struct mailbox *)(((uintptr_t)begin + LINE - 1) / LINE * LINE);
    if (rank == 0)
        memset(mailboxes, 0, 2 * sizeof *mailboxes);
    MPI_Barrier(comm);
}

static void reach(const atomic_long *number, long least)
{
    while (atomic_load_explicit(number, memory_order_acquire) < least)
        ;
}

static void give(const double *from, int number)
{
    reach(&mailboxes[1 - rank].consumed, step - DEPTH);
    put(mailboxes[rank].slots[step % DEPTH].block, from, number);
    atomic_store_explicit(&mailboxes[rank].published, step, memory_order_release);
}

static const double *take(int from)
{
    reach(&mailboxes[from].published, step);
    return mailboxes[from].slots[step % DEPTH].block;
}

static void done(void)
{
    atomic_store_explicit(&mailboxes[rank].consumed, step, memory_order_release);
}

static void add(const double *mine, const double *theirs, int number)
{
    for (int index = 0; index < number; index++)
        recv_buffer[index] = mine[index] + theirs[index];
}

static int hand_allreduce(void)
{
    step++;
    give(send_buffer, count);
    add(send_buffer, take(1 - rank), count);
    done();
    return 0;
}

static int hand_reduce_scatter(void)
{
    int part = count / size;

    step++;
    give(send_buffer + (ptrdiff_t)(1 - rank) * part, part);
    add(send_buffer + (ptrdiff_t)rank * part, take(1 - rank), part);
    done();
    return 0;
}

static int hand_broadcast(void)
{
    step++;
    if (rank == 0)
        give(send_buffer, count);
    else
        memcpy(send_buffer, take(0), (size_t)count * sizeof *send_buffer);
    done();
    return 0;
}

/* Stores the part of each rank at its position. */
static void keep(const double *from, int part)
{
    memcpy(recv_buffer + (ptrdiff_t)rank * part, from, (size_t)part * sizeof *from);
    memcpy(recv_buffer + (ptrdiff_t)(1 - rank) * part, take(1 - rank), (size_t)part * sizeof *from);
}

static int hand_allgather(void)
{
    int part = count / size;

    step++;
    give(send_buffer, part);
    keep(send_buffer, part);
    done();
    return 0;
}

static int hand_alltoall(void)
{
    int part = count / size;

    step++;
    give(send_buffer + (ptrdiff_t)(1 - rank) * part, part);
    keep(send_buffer + (ptrdiff_t)rank * part, part);
    done();
    return 0;
}

/* Chooses between cached and non-temporal stores: which one is faster depends on the machine, and
 * the limit is the faster one. */
static void hand_choose(void)
{
    double consumed[2];

    count = BLOCK_BYTES / (int)sizeof(double);
    for (int turn = 0; turn < 4; turn++) {
        uses_non_temporal = turn % 2;
        consumed[uses_non_temporal] = timed(hand_alltoall, 200);
    }
    uses_non_temporal = consumed[1] < consumed[0];
}

/* Copies the bytes that each rank must at least read and write for large blocks, as in STREAM. */
static int hand_copy(void)
{
    memcpy(recv_buffer, send_buffer, (size_t)count * sizeof(double));
    return 0;
}

/* Contests of two ranks against the hand-written versions instead of raw MPI. */
static const struct contest limits[] = {
    {"barrier, by hand", run_dtl_barrier, hand_allreduce, 0, 2000, 51},
    {"broadcast of 8 bytes, by hand", run_dtl_broadcast, hand_broadcast, 8, 2000, 51},
    {"allreduce of 8 bytes, by hand", run_dtl_allreduce, hand_allreduce, 8, 2000, 51},
    {"broadcast of 1 KiB, by hand", run_dtl_broadcast, hand_broadcast, 1 << 10, 1000, 51},
    {"allreduce of 1 KiB, by hand", run_dtl_allreduce, hand_allreduce, 1 << 10, 1000, 51},
    {"allgather of 1 KiB, by hand", run_dtl_allgather, hand_allgather, 1 << 10, 1000, 51},
    {"alltoall of 1 KiB, by hand", run_dtl_alltoall, hand_alltoall, 1 << 10, 1000, 51},
    {"reduce_scatter of 1 KiB, by hand", run_dtl_reduce_scatter, hand_reduce_scatter, 1 << 10, 1000,
     51},
    {"broadcast of 64 KiB, by hand", run_dtl_broadcast, hand_broadcast, 64 << 10, 100, 51},
    {"allreduce of 64 KiB, by hand", run_dtl_allreduce, hand_allreduce, 64 << 10, 100, 51},
    {"allgather of 64 KiB, by hand", run_dtl_allgather, hand_allgather, 64 << 10, 100, 51},
    {"alltoall of 64 KiB, by hand", run_dtl_alltoall, hand_alltoall, 64 << 10, 100, 51},
    {"reduce_scatter of 64 KiB, by hand", run_dtl_reduce_scatter, hand_reduce_scatter, 64 << 10,
     100, 51},
    {"broadcast of 64 MiB, by hand", run_dtl_broadcast, hand_copy, LARGE_BYTES, 1, 15},
    {"allreduce of 64 MiB, by hand", run_dtl_allreduce, hand_copy, LARGE_BYTES, 1, 15},
    {"allgather of 64 MiB, by hand", run_dtl_allgather, hand_copy, LARGE_BYTES, 1, 15},
    {"alltoall of 64 MiB, by hand", run_dtl_alltoall, hand_copy, LARGE_BYTES, 1, 15},
    {"reduce_scatter of 64 MiB, by hand", run_dtl_reduce_scatter, hand_copy, LARGE_BYTES, 1, 15},
};

/* ---- all of them ----------------------------------------------------------------------------- */

static const struct contest contests[] = {
    {"barrier", run_dtl_barrier, raw_barrier, 0, 2000, 51},
    {"broadcast of 8 bytes", run_dtl_broadcast, raw_broadcast, 8, 2000, 51},
    {"allreduce of 8 bytes", run_dtl_allreduce, raw_allreduce, 8, 2000, 51},
    {"iallreduce of 8 bytes", run_dtl_iallreduce, raw_iallreduce, 8, 2000, 51},
    {"planned allreduce of 8 bytes", run_dtl_plan, raw_iallreduce, 8, 2000, 51},
    {"broadcast of 1 KiB", run_dtl_broadcast, raw_broadcast, 1 << 10, 1000, 51},
    {"allreduce of 1 KiB", run_dtl_allreduce, raw_allreduce, 1 << 10, 1000, 51},
    {"allgather of 1 KiB", run_dtl_allgather, raw_allgather, 1 << 10, 1000, 51},
    {"alltoall of 1 KiB", run_dtl_alltoall, raw_alltoall, 1 << 10, 1000, 51},
    {"reduce_scatter of 1 KiB", run_dtl_reduce_scatter, raw_reduce_scatter, 1 << 10, 1000, 51},
    {"broadcast of 64 KiB", run_dtl_broadcast, raw_broadcast, 64 << 10, 100, 51},
    {"allreduce of 64 KiB", run_dtl_allreduce, raw_allreduce, 64 << 10, 100, 51},
    {"allgather of 64 KiB", run_dtl_allgather, raw_allgather, 64 << 10, 100, 51},
    {"alltoall of 64 KiB", run_dtl_alltoall, raw_alltoall, 64 << 10, 100, 51},
    {"reduce_scatter of 64 KiB", run_dtl_reduce_scatter, raw_reduce_scatter, 64 << 10, 100, 51},
    {"iallreduce of 64 KiB", run_dtl_iallreduce, raw_iallreduce, 64 << 10, 100, 51},
    {"planned allreduce of 64 KiB", run_dtl_plan, raw_iallreduce, 64 << 10, 100, 51},
    {"iallreduce of 64 MiB", run_dtl_iallreduce, raw_iallreduce, LARGE_BYTES, 1, 15},
    {"planned allreduce of 64 MiB", run_dtl_plan, raw_iallreduce, LARGE_BYTES, 1, 15},
    {"broadcast of 64 MiB", run_dtl_broadcast, raw_broadcast, LARGE_BYTES, 1, 15},
    {"allreduce of 64 MiB", run_dtl_allreduce, raw_allreduce, LARGE_BYTES, 1, 15},
    {"allgather of 64 MiB", run_dtl_allgather, raw_allgather, LARGE_BYTES, 1, 15},
    {"alltoall of 64 MiB", run_dtl_alltoall, raw_alltoall, LARGE_BYTES, 1, 15},
    {"reduce_scatter of 64 MiB", run_dtl_reduce_scatter, raw_reduce_scatter, LARGE_BYTES, 1, 15},
};

int main(void)
{
    MPI_Win window;

    contest_open();
    send_buffer = malloc(LARGE_BYTES);
    recv_buffer = malloc(LARGE_BYTES);
    must(send_buffer != NULL && recv_buffer != NULL, "memory");
    memset(send_buffer, 0, LARGE_BYTES);
    memset(recv_buffer, 0, LARGE_BYTES);

    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);
    if (size == 2) {
        hand_open(&window);
        hand_choose();
        for (size_t index = 0; index < sizeof limits / sizeof *limits; index++)
            contest_run(&limits[index]);
        MPI_Win_free(&window);
    }

    free(send_buffer);
    free(recv_buffer);
    contest_close();
    return 0;
}
