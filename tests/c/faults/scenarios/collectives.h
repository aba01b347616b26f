/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: blocking, nonblocking and planned. */
#ifndef DTL_TEST_SCENARIOS_COLLECTIVES_H
#define DTL_TEST_SCENARIOS_COLLECTIVES_H

#include <sys/mman.h>

#include "shared.h"

static dtl_status gather(void)
{
    return dtl_gatherv(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, NULL,
                       DTL_DTYPE_FLOAT64, 0);
}

static dtl_status scatter(void)
{
    return dtl_scatterv(world.ctx, from, counts, places, DTL_DTYPE_FLOAT64, to, COUNT,
                        DTL_DTYPE_FLOAT64, 0);
}

static dtl_status allgather(void)
{
    return dtl_allgatherv(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, places);
}

static dtl_status alltoall(void)
{
    return dtl_alltoallv(world.ctx, from, counts, places, DTL_DTYPE_FLOAT64, to, counts, places,
                         DTL_DTYPE_FLOAT64);
}

/* Large buffers in memory that is freed when the call returns, whatever its status: it must not be
 * read later. */
static dtl_status in_memory_that_goes(dtl_status (*call)(double *given, double *taken))
{
    const size_t half = (size_t)RANKS * 20000;
    double *memory = mmap(NULL, 2 * half * sizeof(double), PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    dtl_status status;

    assert_true(memory != MAP_FAILED);
    status = call(memory, memory + half);
    munmap(memory, 2 * half * sizeof(double));
    return status;
}

static dtl_status alltoall_of(double *given, double *taken)
{
    return dtl_alltoall(world.ctx, given, 20000, DTL_DTYPE_FLOAT64, taken, 20000,
                        DTL_DTYPE_FLOAT64);
}

static dtl_status large_alltoall(void)
{
    return in_memory_that_goes(alltoall_of);
}

static dtl_status reduce_scatter(void)
{
    return dtl_reduce_scatter(world.ctx, from, to, counts, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status allreduce(void)
{
    return dtl_allreduce(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_PROD);
}

static dtl_status scan(void)
{
    return dtl_scan(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status plan_allreduce(void)
{
    dtl_collective_plan_t made = NULL;
    dtl_status status =
        dtl_plan_allreduce(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &made);

    dtl_collective_plan_destroy(made);
    return status;
}

static dtl_status plan_alltoall(void)
{
    dtl_collective_plan_t made = NULL;
    dtl_status status = dtl_plan_alltoallv(world.ctx, from, counts, places, DTL_DTYPE_FLOAT64, to,
                                           counts, places, DTL_DTYPE_FLOAT64, &made);

    dtl_collective_plan_destroy(made);
    return status;
}

static dtl_status reduce_scatter_block(void)
{
    return dtl_reduce_scatter_block(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status plan_reduce_scatter_block(void)
{
    dtl_collective_plan_t made = NULL;
    dtl_status status = dtl_plan_reduce_scatter_block(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64,
                                                      DTL_OP_SUM, &made);

    dtl_collective_plan_destroy(made);
    return status;
}

/* Skips the wait if a rank has not started, because the other ranks would wait for it. */
#define STARTED(name, ...)                                                                         \
    static dtl_status name(void)                                                                   \
    {                                                                                              \
        dtl_request_t request = NULL;                                                              \
        dtl_status status = dtl_##name(world.ctx, __VA_ARGS__, &request);                          \
                                                                                                   \
        return status == DTL_SUCCESS ? dtl_wait(request) : status;                                 \
    }

STARTED(iallreduce, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM)
STARTED(iscan, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_PROD)
STARTED(iallgatherv, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, NULL)
STARTED(ialltoallv, from, counts, places, DTL_DTYPE_FLOAT64, to, counts, NULL, DTL_DTYPE_FLOAT64)
/* A blocking reduction of `count` elements: only large ones need an agreement between ranks. */
static dtl_status reduce_in_order(dtl_size_t count)
{
    enum { MANY = 20000 };
    static double sent[MANY], received[MANY];
    dtl_status status = dtl_allreduce(ordered, sent, received, count < MANY ? count : MANY,
                                      DTL_DTYPE_FLOAT64, DTL_OP_SUM);

    return status == DTL_SUCCESS ? dtl_scan(ordered, sent, received, count < MANY ? count : MANY,
                                            DTL_DTYPE_FLOAT64, DTL_OP_SUM)
                                 : status;
}

static dtl_status reduce_few_in_order(void)
{
    return reduce_in_order(2);
}

static dtl_status reduce_many_in_order(void)
{
    return reduce_in_order(UINT64_MAX);
}

/* Contributions too large for the reserve. */
static dtl_status iallreduce_in_order(void)
{
    enum { LARGE = 5000 };
    static double sent[LARGE], received[LARGE];
    dtl_request_t request = NULL;
    dtl_status status =
        dtl_iallreduce(ordered, sent, received, LARGE, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request);

    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

STARTED(ireduce_scatter_block, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM)

static dtl_status plan_start(void)
{
    dtl_status status = dtl_collective_plan_start(plan);

    return status == DTL_SUCCESS ? dtl_collective_plan_wait(plan) : status;
}

#endif
