/* SPDX-License-Identifier: BSD-3-Clause */
/* Times round trips of messages between ranks 0 and 1 with DTL and with raw MPI. */
#include <stdlib.h>
#include <string.h>

#include "../harness/compare_calls.h"

enum { LARGE_BYTES = 64 << 20, MEDIUM_BYTES = 1 << 20, SMALL_BYTES = 4 << 10, TAG = 7 };

static double *buffer;

static int raw_there(void)
{
    return MPI_Send(buffer, count, MPI_DOUBLE, 1 - rank, TAG, comm);
}

static int raw_back(void)
{
    return MPI_Recv(buffer, count, MPI_DOUBLE, 1 - rank, TAG, comm, MPI_STATUS_IGNORE);
}

static int run_raw(void)
{
    return rank == 0 ? raw_there() || raw_back() : raw_back() || raw_there();
}

static int dtl_there(void)
{
    return dtl_send(ctx, buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64, 1 - rank, TAG);
}

static int dtl_back(void)
{
    return dtl_recv(ctx, buffer, (dtl_size_t)count, DTL_DTYPE_FLOAT64, 1 - rank, TAG);
}

static int run_dtl(void)
{
    return rank == 0 ? dtl_there() || dtl_back() : dtl_back() || dtl_there();
}

static const struct contest contests[] = {
    {"send and recv of 8 bytes", run_dtl, run_raw, 8, 2000, 51},
    {"send and recv of 4 KiB", run_dtl, run_raw, SMALL_BYTES, 1000, 51},
    {"send and recv of 1 MiB", run_dtl, run_raw, MEDIUM_BYTES, 20, 31},
    {"send and recv of 64 MiB", run_dtl, run_raw, LARGE_BYTES, 1, 15},
};

int main(void)
{
    contest_open();
    buffer = malloc(LARGE_BYTES);
    must(buffer != NULL && size == 2, "2 ranks and memory");
    memset(buffer, 0, LARGE_BYTES);

    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);

    free(buffer);
    contest_close();
    return 0;
}
