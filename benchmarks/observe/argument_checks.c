/* SPDX-License-Identifier: BSD-3-Clause */
/* Small collectives of DTL, timed with and without DTL_CHECK. */
#include "../harness/compare_calls.h"

static double one = 1, sum;

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
    return MPI_Bcast(&one, 1, MPI_DOUBLE, 0, comm);
}

static int run_dtl_broadcast(void)
{
    return dtl_broadcast(ctx, &one, 1, DTL_DTYPE_FLOAT64, 0);
}

/* The root rotates, so that no root is more than one call ahead of the other ranks. */
static int raw_broadcast_in_turn(void)
{
    static int root;

    root = (root + 1) % size;
    return MPI_Bcast(&one, 1, MPI_DOUBLE, root, comm);
}

static int run_dtl_broadcast_in_turn(void)
{
    static int root;

    root = (root + 1) % size;
    return dtl_broadcast(ctx, &one, 1, DTL_DTYPE_FLOAT64, root);
}

static int raw_allreduce(void)
{
    return MPI_Allreduce(&one, &sum, 1, MPI_DOUBLE, MPI_SUM, comm);
}

static int run_dtl_allreduce(void)
{
    return dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static const struct contest contests[] = {
    {"barrier", run_dtl_barrier, raw_barrier, 0, 1000, 21},
    {"broadcast of 8 bytes", run_dtl_broadcast, raw_broadcast, 8, 1000, 21},
    {"broadcast of 8 bytes, roots in turn", run_dtl_broadcast_in_turn, raw_broadcast_in_turn, 8,
     1000, 21},
    {"allreduce of 8 bytes", run_dtl_allreduce, raw_allreduce, 8, 1000, 21},
};

int main(void)
{
    contest_open();
    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);
    contest_close();
    return 0;
}
