/* SPDX-License-Identifier: BSD-3-Clause */
/* A failing call of MPI is a status with MPI's words, never an abort or a hang, and the job goes
 * on.
 *
 * Each step is tried again and again on a fresh context; first its first call of MPI fails on every
 * rank, then its second, until all have.  On two ranks, where each call of one has its counterpart
 * in the other's: a rank that fails alone leaves the others waiting, as in MPI itself. */
#include "../support.h"

#include "faulty_mpi.h"

enum { COUNT = 100, CALLS = 100 };

static double from[8 * COUNT], to[8 * COUNT];
static dtl_size_t counts[8], places[8];

/* ---- the steps ------------------------------------------------------------------------------- */

static dtl_status barrier(dtl_context_t ctx)
{
    return dtl_barrier(ctx);
}

static dtl_status broadcast(dtl_context_t ctx)
{
    return dtl_broadcast(ctx, to, COUNT, DTL_DTYPE_FLOAT64, 1);
}

static dtl_status reduce(dtl_context_t ctx)
{
    return dtl_reduce(ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_MAX, 1);
}

static dtl_status allreduce(dtl_context_t ctx)
{
    return dtl_allreduce(ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status scan(dtl_context_t ctx)
{
    return dtl_scan(ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status exscan(dtl_context_t ctx)
{
    return dtl_exscan(ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status reduce_scatter(dtl_context_t ctx)
{
    return dtl_reduce_scatter(ctx, from, to, counts, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status gather(dtl_context_t ctx)
{
    return dtl_gather(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, COUNT, DTL_DTYPE_FLOAT64, 0);
}

static dtl_status scatter(dtl_context_t ctx)
{
    return dtl_scatter(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, COUNT, DTL_DTYPE_FLOAT64, 0);
}

static dtl_status allgather(dtl_context_t ctx)
{
    return dtl_allgather(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, COUNT, DTL_DTYPE_FLOAT64);
}

static dtl_status alltoall(dtl_context_t ctx)
{
    return dtl_alltoall(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, COUNT, DTL_DTYPE_FLOAT64);
}

static dtl_status gatherv(dtl_context_t ctx)
{
    return dtl_gatherv(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, places, DTL_DTYPE_FLOAT64,
                       0);
}

static dtl_status scatterv(dtl_context_t ctx)
{
    return dtl_scatterv(ctx, from, counts, places, DTL_DTYPE_FLOAT64, to, COUNT, DTL_DTYPE_FLOAT64,
                        0);
}

static dtl_status allgatherv(dtl_context_t ctx)
{
    return dtl_allgatherv(ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, places);
}

static dtl_status alltoallv(dtl_context_t ctx)
{
    return dtl_alltoallv(ctx, from, counts, places, DTL_DTYPE_FLOAT64, to, counts, places,
                         DTL_DTYPE_FLOAT64);
}

static dtl_status sendrecv(dtl_context_t ctx)
{
    return dtl_sendrecv(ctx, from, COUNT, DTL_DTYPE_FLOAT64, (world.rank + 1) % world.size, 3, to,
                        COUNT, DTL_DTYPE_FLOAT64, (world.rank + world.size - 1) % world.size, 3);
}

static dtl_status derive(dtl_context_t ctx)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_dup(ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split(dtl_context_t ctx)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split(ctx, 0, world.rank, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status sort(dtl_context_t ctx)
{
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec);

    if (status == DTL_SUCCESS)
        status = dtl_container_sort(vec, DTL_SORT_ASCENDING);
    dtl_vector_destroy(vec);
    return status;
}

static dtl_status redistribute(dtl_context_t ctx)
{
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec);

    if (status == DTL_SUCCESS)
        status = dtl_vector_redistribute(vec, DTL_PARTITION_CYCLIC);
    dtl_vector_destroy(vec);
    return status;
}

static const struct {
    const char *name;
    dtl_status (*run)(dtl_context_t ctx);
} steps[] = {
    {"barrier", barrier},     {"broadcast", broadcast},
    {"reduce", reduce},       {"allreduce", allreduce},
    {"scan", scan},           {"exscan", exscan},
    {"gather", gather},       {"reduce_scatter", reduce_scatter},
    {"scatter", scatter},     {"allgather", allgather},
    {"alltoall", alltoall},   {"gatherv", gatherv},
    {"scatterv", scatterv},   {"allgatherv", allgatherv},
    {"alltoallv", alltoallv}, {"sendrecv", sendrecv},
    {"context_dup", derive},  {"context_split", split},
    {"container_sort", sort}, {"vector_redistribute", redistribute},
};

/* ---- the promises ---------------------------------------------------------------------------- */

static void works(const char *name, dtl_status (*run)(dtl_context_t ctx))
{
    dtl_context_t ctx = NULL;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    if (run(ctx) != DTL_SUCCESS)
        fail_msg("rank %d: %s without a fault: %s", (int)world.rank, name, last_message());
    dtl_context_destroy(ctx);
}

/* False where the step makes no more than `calls` calls of MPI. */
static bool fails_as_it_should(const char *name, dtl_status (*run)(dtl_context_t ctx), int calls)
{
    dtl_context_t ctx = NULL;
    dtl_status status;
    const char *failed;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    faulty_mpi_arm(calls);
    status = run(ctx);
    failed = faulty_mpi_failed();
    faulty_mpi_arm(-1);
    if (failed != NULL && status == DTL_SUCCESS)
        fail_msg("rank %d: %s: %s failed, and nobody says so", (int)world.rank, name, failed);
    if (failed != NULL && strstr(last_message(), "MPI_") == NULL)
        fail_msg("rank %d: %s: %s failed, and \"%s\" is said", (int)world.rank, name, failed,
                 last_message());
    dtl_context_destroy(ctx);
    return failed != NULL;
}

static void failing_call_of_mpi_is_a_status_and_the_job_goes_on(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(steps); index++) {
        int calls = 0;
        int32_t goes_on = 1;

        works(steps[index].name, steps[index].run);
        while (goes_on != 0 && calls < CALLS) {
            int32_t has_failed = fails_as_it_should(steps[index].name, steps[index].run, calls++);

            assert_success(
                dtl_allreduce(world.ctx, &has_failed, &goes_on, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
        }
        assert_in_range(calls, 2, CALLS - 1); /* the first had something that could fail */
        works(steps[index].name, steps[index].run);
    }
}

static int open_world(void **state)
{
    for (int rank = 0; rank < 8; rank++) {
        counts[rank] = COUNT;
        places[rank] = (dtl_size_t)rank * COUNT;
    }
    return world_open(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(failing_call_of_mpi_is_a_status_and_the_job_goes_on),
    };
    int failed;

    /* A wait in shared memory asks MPI as often as it takes, on each rank alone. */
    setenv("DTL_NODE_COLLECTIVES", "off", 1);
    failed = _cmocka_run_group_tests("faults", tests, COUNT_OF(tests), open_world, world_close);

    if (failed > 0)
        dtl_abort(1);
    return failed;
}
