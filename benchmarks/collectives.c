/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of DTL against the same of raw MPI, in one program, on communicators of the same
 * ranks. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

enum { LARGE_BYTES = 64 << 20, MAX_ROUNDS = 101 };

static MPI_Comm comm;
static dtl_context_t ctx;
static int rank, size;
static double *send_buffer, *recv_buffer;
static int count; /* doubles */

static void must(int is_good, const char *what)
{
    char text[512];

    if (is_good)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s: %s\n", what, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* ---- what is compared ---------------------------------------------------------------------------
 */

static int raw_barrier(void)
{
    return MPI_Barrier(comm);
}

static int dtl_way_barrier(void)
{
    return dtl_barrier(ctx);
}

static int raw_broadcast(void)
{
    return MPI_Bcast(send_buffer, count, MPI_DOUBLE, 0, comm);
}

static int dtl_way_broadcast(void)
{
    return dtl_broadcast(ctx, send_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64, 0);
}

static int raw_allreduce(void)
{
    return MPI_Allreduce(send_buffer, recv_buffer, count, MPI_DOUBLE, MPI_SUM, comm);
}

static int dtl_way_allreduce(void)
{
    return dtl_allreduce(ctx, send_buffer, recv_buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64,
                         DTL_OP_SUM);
}

static int raw_allgather(void)
{
    int part = count / size;

    return MPI_Allgather(send_buffer, part, MPI_DOUBLE, recv_buffer, part, MPI_DOUBLE, comm);
}

static int dtl_way_allgather(void)
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

static int dtl_way_alltoall(void)
{
    dtl_size_t part = (dtl_size_t)(count / size);

    return dtl_alltoall(ctx, send_buffer, part, DTL_DTYPE_FLOAT64, recv_buffer, part,
                        DTL_DTYPE_FLOAT64);
}

/* One row of the report. */
struct contest {
    const char *name;
    int (*dtl)(void);
    int (*raw)(void);
    int bytes;
    int calls; /* in a round */
    int rounds;
};

static const struct contest contests[] = {
    {"barrier", dtl_way_barrier, raw_barrier, 0, 2000, 51},
    {"broadcast of 8 bytes", dtl_way_broadcast, raw_broadcast, 8, 2000, 51},
    {"allreduce of 8 bytes", dtl_way_allreduce, raw_allreduce, 8, 2000, 51},
    {"broadcast of 64 MiB", dtl_way_broadcast, raw_broadcast, LARGE_BYTES, 1, 15},
    {"allreduce of 64 MiB", dtl_way_allreduce, raw_allreduce, LARGE_BYTES, 1, 15},
    {"allgather of 64 MiB", dtl_way_allgather, raw_allgather, LARGE_BYTES, 1, 15},
    {"alltoall of 64 MiB", dtl_way_alltoall, raw_alltoall, LARGE_BYTES, 1, 15},
};

/* ---- timing
 * --------------------------------------------------------------------------------------- */

/* Seconds a call, on the slowest rank. */
static double timed(int (*call)(void), int calls)
{
    double start, mine, slowest;

    MPI_Barrier(comm);
    start = MPI_Wtime();
    for (int done = 0; done < calls; done++)
        must(call() == 0, "call");
    mine = (MPI_Wtime() - start) / calls;
    MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, comm);
    return slowest;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *values, int number)
{
    qsort(values, (size_t)number, sizeof *values, ascending);
    return values[number / 2];
}

/* In turns, and in turns who is first. */
static void contest_run(const struct contest *contest)
{
    double dtl[MAX_ROUNDS], raw[MAX_ROUNDS], ratio[MAX_ROUNDS];

    count = contest->bytes / (int)sizeof(double);
    timed(contest->raw, contest->calls);
    timed(contest->dtl, contest->calls);
    for (int round = 0; round < contest->rounds; round++) {
        if (round % 2 == 0)
            raw[round] = timed(contest->raw, contest->calls);
        dtl[round] = timed(contest->dtl, contest->calls);
        if (round % 2 == 1)
            raw[round] = timed(contest->raw, contest->calls);
        ratio[round] = dtl[round] / raw[round];
    }
    if (rank == 0)
        printf("{\"name\": \"%s\", \"dtl\": %.4g, \"raw\": %.4g, \"ratio\": %.4f}\n", contest->name,
               median(dtl, contest->rounds), median(raw, contest->rounds),
               median(ratio, contest->rounds));
}

int main(void)
{
    int level;

    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    must(dtl_context_create_default(&ctx) == DTL_SUCCESS, "context");
    send_buffer = malloc(LARGE_BYTES);
    recv_buffer = malloc(LARGE_BYTES);
    must(send_buffer != NULL && recv_buffer != NULL, "memory");
    memset(send_buffer, 0, LARGE_BYTES);
    memset(recv_buffer, 0, LARGE_BYTES);

    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);

    dtl_context_destroy(ctx);
    free(send_buffer);
    free(recv_buffer);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return 0;
}
