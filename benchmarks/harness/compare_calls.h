/* SPDX-License-Identifier: BSD-3-Clause */
/* Times calls of DTL and of raw MPI alternately, in one program, on communicators of the same
 * ranks. Included by one file. */
#ifndef BENCHMARKS_CONTEST_H
#define BENCHMARKS_CONTEST_H

#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <dtl/dtl.h>

enum { MAX_ROUNDS = 101 };

/* One row of the report. */
struct contest {
    const char *name;
    int (*dtl)(void);
    int (*raw)(void);
    int bytes;
    int calls; /* number of calls in a round */
    int rounds;
};

static MPI_Comm comm; /* communicator of the raw calls */
static dtl_context_t ctx;
static int rank, size;
static int count; /* number of doubles of the current contest */

static void must(int is_good, const char *what)
{
    char text[512];

    if (is_good)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s: %s\n", what, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* Pins the rank to a core, if there is one for each rank. */
static void pin(void)
{
    cpu_set_t mine;

    CPU_ZERO(&mine);
    CPU_SET((unsigned)rank % (unsigned)sysconf(_SC_NPROCESSORS_ONLN), &mine);
    if (size <= sysconf(_SC_NPROCESSORS_ONLN))
        sched_setaffinity(0, sizeof mine, &mine);
}

/* Sets the scheduling policy, if the system allows it.  With SCHED_FIFO other programs do not run
 * on the rank's core, so that they disturb the ratios less. */
static void preempt(int policy)
{
    struct sched_param priority = {.sched_priority = policy == SCHED_FIFO};

    if (size <= sysconf(_SC_NPROCESSORS_ONLN))
        sched_setscheduler(0, policy, &priority);
}

static void contest_open(void)
{
    int level, is_there;

    MPI_Initialized(&is_there);
    if (!is_there)
        MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    must(dtl_context_create_default(&ctx) == DTL_SUCCESS, "context");
    pin();
}

/* Leaves MPI initialized. */
static void contest_leave(void)
{
    dtl_context_destroy(ctx);
    MPI_Comm_free(&comm);
}

static inline void contest_close(void)
{
    contest_leave();
    MPI_Finalize();
}

/* Returns the seconds of a call on the slowest rank. */
static double timed(int (*call)(void), int calls)
{
    double start, mine, slowest;

    MPI_Barrier(comm);
    preempt(SCHED_FIFO);
    MPI_Barrier(comm);
    start = MPI_Wtime();
    for (int done = 0; done < calls; done++)
        must(call() == 0, "call");
    mine = (MPI_Wtime() - start) / calls;
    preempt(SCHED_OTHER);
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

/* Times both calls alternately, with alternating order. */
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

#endif
