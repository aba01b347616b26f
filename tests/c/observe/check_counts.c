/* SPDX-License-Identifier: BSD-3-Clause */
/* With DTL_CHECK=1, collectives whose counts differ between ranks write neither into the buffers
 * nor past them, even if one process copies from another's memory. The program restarts itself with
 * DTL_CHECK=1. */
#include "../support/support.h"

#include <unistd.h>

enum { FULL = 100000, HALF = FULL / 2, MOST = 8, PATTERN = 0xa5 };

static double *sent, *received;
static dtl_size_t mine, counts[MOST];

#define F64 DTL_DTYPE_FLOAT64

/* ---- collectives in which the last rank expects half of the elements ------------------------- */

static dtl_status broadcast(void)
{
    return dtl_broadcast(world.ctx, world.rank == 0 ? sent : received, mine, F64, 0);
}

static dtl_status reduce(void)
{
    return dtl_reduce(world.ctx, sent, received, mine, F64, DTL_OP_SUM, world.size - 1);
}

static dtl_status allreduce(void)
{
    return dtl_allreduce(world.ctx, sent, received, mine, F64, DTL_OP_SUM);
}

static dtl_status scan(void)
{
    return dtl_scan(world.ctx, sent, received, mine, F64, DTL_OP_MAX);
}

static dtl_status exscan(void)
{
    return dtl_exscan(world.ctx, sent, received, mine, F64, DTL_OP_MAX);
}

static dtl_status reduce_scatter(void)
{
    return dtl_reduce_scatter_block(world.ctx, sent, received, mine, F64, DTL_OP_SUM);
}

static dtl_status gather(void)
{
    return dtl_gather(world.ctx, sent, mine, F64, received, mine, F64, world.size - 1);
}

static dtl_status scatter(void)
{
    return dtl_scatter(world.ctx, sent, mine, F64, received, mine, F64, 0);
}

static dtl_status allgather(void)
{
    return dtl_allgather(world.ctx, sent, mine, F64, received, mine, F64);
}

static dtl_status alltoall(void)
{
    return dtl_alltoall(world.ctx, sent, mine, F64, received, mine, F64);
}

/* Every rank sends FULL elements. */
static dtl_status gatherv(void)
{
    return dtl_gatherv(world.ctx, sent, FULL, F64, received, counts, NULL, F64, world.size - 1);
}

static dtl_status scatterv(void)
{
    const dtl_size_t full[MOST] = {FULL, FULL, FULL, FULL};

    return dtl_scatterv(world.ctx, sent, full, NULL, F64, received, mine, F64, 0);
}

static dtl_status allgatherv(void)
{
    return dtl_allgatherv(world.ctx, sent, FULL, F64, received, counts, NULL);
}

static dtl_status alltoallv(void)
{
    const dtl_size_t full[MOST] = {FULL, FULL, FULL, FULL};

    return dtl_alltoallv(world.ctx, sent, full, NULL, F64, received, counts, NULL, F64);
}

static dtl_status (*const collectives[])(void) = {
    broadcast, reduce,    allreduce, scan,    exscan,   reduce_scatter, gather,
    scatter,   allgather, alltoall,  gatherv, scatterv, allgatherv,     alltoallv,
};

/* ---- tests ----------------------------------------------------------------------------------- */

static bool is_untouched(const void *memory, size_t bytes)
{
    const unsigned char *each = memory;

    while (bytes > 0 && each[bytes - 1] == PATTERN)
        bytes--;
    return bytes == 0;
}

static void counts_that_differ_write_nothing(void **state)
{
    size_t bytes = (size_t)world.size * FULL * sizeof(double);

    (void)state;
    sent = calloc(1, bytes);
    received = malloc(bytes);
    mine = world.rank == world.size - 1 ? HALF : FULL;
    for (int rank = 0; rank < world.size; rank++)
        counts[rank] = rank == world.rank ? FULL : mine; /* the rank's own count is right */
    memset(received, PATTERN, bytes);
    for (size_t index = 0; index < COUNT_OF(collectives); index++) {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, collectives[index]());
        assert_true(is_untouched(received, bytes));
    }
    assert_success(dtl_barrier(world.ctx));
    free(sent);
    free(received);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(counts_that_differ_write_nothing)};

    (void)argc;
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    return run_in_world("check_counts", tests, COUNT_OF(tests));
}
