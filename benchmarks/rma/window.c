/* SPDX-License-Identifier: BSD-3-Clause */
/* Times one-sided transfers of DTL against raw MPI between ranks 0 and 1, each with its own flush:
 * in memory that the window allocated, and in memory of the program. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/compare_calls.h"

enum { LARGE_BYTES = 64 << 20, MEDIUM_BYTES = 1 << 20 };

static double *buffer;
static dtl_window_t window;
static MPI_Win raw_window;

static int raw_put(void)
{
    return MPI_Put(buffer, count, MPI_DOUBLE, 1 - rank, 0, count, MPI_DOUBLE, raw_window) ||
           MPI_Win_flush(1 - rank, raw_window);
}

static int raw_get(void)
{
    return MPI_Get(buffer, count, MPI_DOUBLE, 1 - rank, 0, count, MPI_DOUBLE, raw_window) ||
           MPI_Win_flush(1 - rank, raw_window);
}

static int raw_fetch(void)
{
    int64_t one = 1;
    int64_t old;

    return MPI_Fetch_and_op(&one, &old, MPI_INT64_T, 1 - rank, 0, MPI_SUM, raw_window) ||
           MPI_Win_flush(1 - rank, raw_window);
}

static int dtl_put(void)
{
    return dtl_rma_put(window, 1 - rank, 0, buffer, (dtl_size_t)count * sizeof *buffer) ||
           dtl_window_flush(window, 1 - rank);
}

static int dtl_get(void)
{
    return dtl_rma_get(window, 1 - rank, 0, buffer, (dtl_size_t)count * sizeof *buffer);
}

static int dtl_fetch(void)
{
    int64_t one = 1;
    int64_t old;

    return dtl_rma_fetch_and_op(window, 1 - rank, 0, &one, &old, DTL_DTYPE_INT64, DTL_OP_SUM);
}

static void run(const struct contest *contests, size_t number)
{
    MPI_Win_lock_all(0, raw_window);
    must(dtl_window_lock_all(window) == DTL_SUCCESS, "dtl_window_lock_all");
    for (size_t index = 0; index < number; index++)
        contest_run(&contests[index]);
    must(dtl_window_unlock_all(window) == DTL_SUCCESS, "dtl_window_unlock_all");
    MPI_Win_unlock_all(raw_window);
    dtl_window_destroy(window);
    MPI_Win_free(&raw_window);
}

static void run_allocated(void)
{
    static const struct contest contests[] = {
        {"put of 8 bytes", dtl_put, raw_put, 8, 2000, 51},
        {"get of 8 bytes", dtl_get, raw_get, 8, 2000, 51},
        {"fetch and add of 8 bytes", dtl_fetch, raw_fetch, 8, 2000, 51},
        {"put of 1 MiB", dtl_put, raw_put, MEDIUM_BYTES, 20, 31},
        {"get of 1 MiB", dtl_get, raw_get, MEDIUM_BYTES, 20, 31},
        {"put of 64 MiB", dtl_put, raw_put, LARGE_BYTES, 1, 15},
        {"get of 64 MiB", dtl_get, raw_get, LARGE_BYTES, 1, 15},
    };
    void *base;

    MPI_Win_allocate(LARGE_BYTES, 1, MPI_INFO_NULL, comm, &base, &raw_window);
    must(dtl_window_allocate(ctx, LARGE_BYTES, &window) == DTL_SUCCESS, "dtl_window_allocate");
    run(contests, sizeof contests / sizeof *contests);
}

static void run_user_memory(void)
{
    static const struct contest contests[] = {
        {"put of 8 bytes, lent memory", dtl_put, raw_put, 8, 500, 31},
        {"get of 8 bytes, lent memory", dtl_get, raw_get, 8, 500, 31},
        {"put of 64 MiB, lent memory", dtl_put, raw_put, LARGE_BYTES, 1, 15},
        {"get of 64 MiB, lent memory", dtl_get, raw_get, LARGE_BYTES, 1, 15},
    };
    void *ours = malloc(LARGE_BYTES);
    void *theirs = malloc(LARGE_BYTES);
    int status;

    must(ours != NULL && theirs != NULL, "memory");
    memset(ours, 0, LARGE_BYTES);
    memset(theirs, 0, LARGE_BYTES);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    status = MPI_Win_create(theirs, LARGE_BYTES, 1, MPI_INFO_NULL, comm, &raw_window);
    if (status == MPI_SUCCESS) {
        must(dtl_window_create(ctx, ours, LARGE_BYTES, &window) == DTL_SUCCESS,
             "dtl_window_create");
        run(contests, sizeof contests / sizeof *contests);
    } else if (rank == 0) {
        fprintf(stderr, "MPI_Win_create fails here: nothing to compare lent memory with\n");
    }
    free(ours);
    free(theirs);
}

int main(void)
{
    contest_open();
    buffer = malloc(LARGE_BYTES);
    must(buffer != NULL && size == 2, "2 ranks and memory");
    memset(buffer, 0, LARGE_BYTES);
    run_allocated();
    run_user_memory();
    free(buffer);
    contest_close();
    return 0;
}
