/* SPDX-License-Identifier: BSD-3-Clause */
/* A failing call of MPI returns a status with MPI's message, never an abort or a hang, and the job
 * stays usable. Each step is repeated on a fresh context: first its first call of MPI fails on
 * every rank, then its second, until all have failed. The test runs on two ranks, where each call
 * has its counterpart on the other rank: a rank that fails alone leaves the others waiting, as in
 * MPI itself.
 *
 * With the argument `checked` the program restarts itself with DTL_CHECK=1. Then the calls of one
 * rank fail alone, and the other rank fails too. */
#include "../support/support.h"

#include <sys/mman.h>
#include <unistd.h>

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

/* ---- nonblocking and planned ----------------------------------------------------------------- */

static dtl_status finish(dtl_status status, dtl_request_t request)
{
    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

#define STARTED(name, ...)                                                                         \
    static dtl_status name(dtl_context_t ctx)                                                      \
    {                                                                                              \
        dtl_request_t request = NULL;                                                              \
        dtl_status status = dtl_##name(__VA_ARGS__, &request);                                     \
                                                                                                   \
        return finish(status, request);                                                            \
    }

#define F64 DTL_DTYPE_FLOAT64
#define SUM DTL_OP_SUM

STARTED(ibarrier, ctx)
STARTED(ibroadcast, ctx, to, COUNT, F64, 1)
STARTED(ireduce, ctx, from, to, COUNT, F64, SUM, 1)
STARTED(iallreduce, ctx, from, to, COUNT, F64, SUM)
STARTED(iscan, ctx, from, to, COUNT, F64, SUM)
STARTED(iexscan, ctx, from, to, COUNT, F64, SUM)
STARTED(igather, ctx, from, COUNT, F64, to, COUNT, F64, 0)
STARTED(iscatter, ctx, from, COUNT, F64, to, COUNT, F64, 0)
STARTED(iallgather, ctx, from, COUNT, F64, to, COUNT, F64)
STARTED(ialltoall, ctx, from, COUNT, F64, to, COUNT, F64)
STARTED(igatherv, ctx, from, COUNT, F64, to, counts, places, F64, 0)
STARTED(iscatterv, ctx, from, counts, places, F64, to, COUNT, F64, 0)
STARTED(iallgatherv, ctx, from, COUNT, F64, to, counts, places)
STARTED(ialltoallv, ctx, from, counts, places, F64, to, counts, places, F64)
STARTED(ireduce_scatter, ctx, from, to, counts, F64, SUM)

/* More elements than a backend whose counts are limited to 1000 starts at once, in memory that is
 * freed afterwards: chunks started before a failing chunk are waited for. */
static dtl_status iallreduce_in_parts(dtl_context_t ctx)
{
    enum { OF_PARTS = 5000, BOTH = 2 * OF_PARTS };
    double *memory = mmap(NULL, BOTH * sizeof *memory, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    dtl_request_t request = NULL;
    dtl_status status;

    assert_true(memory != MAP_FAILED);
    status = dtl_iallreduce(ctx, memory, memory + OF_PARTS, OF_PARTS, F64, SUM, &request);
    status = finish(status, request);
    munmap(memory, BOTH * sizeof *memory);
    return status;
}

static dtl_status run_plan(dtl_status status, dtl_collective_plan_t plan)
{
    for (int time = 0; time < 2 && status == DTL_SUCCESS; time++) {
        status = dtl_collective_plan_start(plan);
        if (status == DTL_SUCCESS)
            status = dtl_collective_plan_wait(plan);
    }
    dtl_collective_plan_destroy(plan);
    return status;
}

#define PLANNED(name, ...)                                                                         \
    static dtl_status name(dtl_context_t ctx)                                                      \
    {                                                                                              \
        dtl_collective_plan_t plan = NULL;                                                         \
        dtl_status status = dtl_##name(__VA_ARGS__, &plan);                                        \
                                                                                                   \
        return run_plan(status, plan);                                                             \
    }

PLANNED(plan_barrier, ctx)
PLANNED(plan_allreduce, ctx, from, to, COUNT, F64, SUM)
PLANNED(plan_broadcast, ctx, to, COUNT, F64, 1)
PLANNED(plan_alltoall, ctx, from, COUNT, F64, to, COUNT, F64)

/* ---- containers ------------------------------------------------------------------------------ */

static int predicate(const void *element, void *user_data)
{
    (void)user_data;
    return *(const double *)element > 0;
}

/* Defines a step that creates a vector and runs the call on it. */
#define OF_VECTOR(name, call)                                                                      \
    static dtl_status name(dtl_context_t ctx)                                                      \
    {                                                                                              \
        dtl_vector_t vec = NULL;                                                                   \
        dtl_status status = dtl_vector_create(ctx, F64, 1000, &vec);                               \
                                                                                                   \
        if (status == DTL_SUCCESS)                                                                 \
            status = call;                                                                         \
        dtl_vector_destroy(vec);                                                                   \
        return status;                                                                             \
    }

static double result[2];
static dtl_index_t place;
static dtl_size_t number, bins[10];
static int truth;

OF_VECTOR(sort, dtl_container_sort(vec, DTL_SORT_ASCENDING))
OF_VECTOR(stable_sort, dtl_container_stable_sort(vec, DTL_SORT_DESCENDING))
OF_VECTOR(redistribute, dtl_vector_redistribute(vec, DTL_PARTITION_CYCLIC))
OF_VECTOR(resize, dtl_vector_resize(vec, 2000))
OF_VECTOR(expose, dtl_container_expose(vec))
OF_VECTOR(wait_for_all, dtl_container_barrier(vec))
OF_VECTOR(find, dtl_container_find(vec, from, &place))
OF_VECTOR(find_if, dtl_container_find_if(vec, predicate, NULL, &place))
OF_VECTOR(count, dtl_container_count(vec, from, &number))
OF_VECTOR(count_if, dtl_container_count_if(vec, predicate, NULL, &number))
OF_VECTOR(all_of, dtl_container_all_of(vec, predicate, NULL, &truth))
OF_VECTOR(reduce_vector, dtl_container_reduce(vec, SUM, result))
OF_VECTOR(minmax, dtl_container_minmax(vec, &result[0], &result[1]))
OF_VECTOR(min_element, dtl_container_min_element(vec, &place))
OF_VECTOR(inclusive_scan, dtl_container_inclusive_scan(vec, SUM))
OF_VECTOR(exclusive_scan, dtl_container_exclusive_scan(vec, SUM))
OF_VECTOR(mean, dtl_container_mean(vec, result))
OF_VECTOR(var, dtl_container_var(vec, 0, result))
OF_VECTOR(norm, dtl_container_norm(vec, result))
OF_VECTOR(dot, dtl_container_dot(vec, vec, result))
OF_VECTOR(histogram, dtl_container_histogram(vec, 0, 1, 10, bins))
OF_VECTOR(quantile, dtl_container_quantile(vec, (double[]){0.5}, 1, result))
OF_VECTOR(sync_vector, dtl_container_sync(vec))

static dtl_status unique(dtl_context_t ctx)
{
    dtl_vector_t vec = NULL, made = NULL;
    dtl_status status = dtl_vector_create(ctx, F64, 1000, &vec);

    if (status == DTL_SUCCESS)
        status = dtl_container_unique(vec, &made);
    dtl_vector_destroy(made);
    dtl_vector_destroy(vec);
    return status;
}

#define STEP(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }

static const struct {
    const char *name;
    dtl_status (*run)(dtl_context_t ctx);
} steps[] = {
    STEP(barrier),
    STEP(broadcast),
    STEP(reduce),
    STEP(allreduce),
    STEP(scan),
    STEP(exscan),
    STEP(gather),
    STEP(reduce_scatter),
    STEP(scatter),
    STEP(allgather),
    STEP(alltoall),
    STEP(gatherv),
    STEP(scatterv),
    STEP(allgatherv),
    STEP(alltoallv),
    STEP(sendrecv),
    STEP(derive),
    STEP(split),
    STEP(ibarrier),
    STEP(ibroadcast),
    STEP(ireduce),
    STEP(iallreduce),
    STEP(iscan),
    STEP(iexscan),
    STEP(igather),
    STEP(iscatter),
    STEP(iallgather),
    STEP(ialltoall),
    STEP(igatherv),
    STEP(iscatterv),
    STEP(iallgatherv),
    STEP(ialltoallv),
    STEP(ireduce_scatter),
    STEP(plan_barrier),
    STEP(iallreduce_in_parts),
    STEP(plan_allreduce),
    STEP(plan_broadcast),
    STEP(plan_alltoall),
    STEP(sort),
    STEP(stable_sort),
    STEP(redistribute),
    STEP(resize),
    STEP(expose),
    STEP(wait_for_all),
    STEP(find),
    STEP(find_if),
    STEP(count),
    STEP(count_if),
    STEP(all_of),
    STEP(reduce_vector),
    STEP(minmax),
    STEP(min_element),
    STEP(inclusive_scan),
    STEP(exclusive_scan),
    STEP(mean),
    STEP(var),
    STEP(norm),
    STEP(dot),
    STEP(histogram),
    STEP(quantile),
    STEP(sync_vector),
    STEP(unique),
};

/* ---- tests ----------------------------------------------------------------------------------- */

static void works(const char *name, dtl_status (*run)(dtl_context_t ctx))
{
    dtl_context_t ctx = NULL;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    if (run(ctx) != DTL_SUCCESS)
        fail_msg("rank %d: %s without a fault: %s", (int)world.rank, name, last_message());
    dtl_context_destroy(ctx);
}

static bool is_a_call_alone(const char *name)
{
    for (size_t step = 0; steps[step].run != sendrecv; step++)
        if (strcmp(steps[step].name, name) == 0)
            return true;
    return false;
}

/* A failure within MPI names the call and, once, the setting that gives more details. */
static void assert_call_is_named(const char *name)
{
    static bool is_hinted;
    bool hints = strstr(last_message(), "DTL_CHECK=1 shows") != NULL;

    if (strstr(last_message(), ", in dtl_") == NULL ||
        strstr(last_message(), "); expected") == NULL)
        fail_msg("rank %d: %s: no call in \"%s\"", (int)world.rank, name, last_message());
    if (hints == is_hinted)
        fail_msg("rank %d: %s: \"%s\" hints at DTL_CHECK %s", (int)world.rank, name, last_message(),
                 hints ? "again" : "never");
    is_hinted = true;
}

/* Returns false if the step makes at most `calls` calls of MPI. */
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
    if (failed != NULL && is_a_call_alone(name))
        assert_call_is_named(name);
    dtl_context_destroy(ctx);
    return failed != NULL;
}

static void failing_call_of_mpi_is_a_status_and_the_job_stays_usable(void **state)
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
        if (calls < 2 || calls == CALLS)
            fail_msg("%s: %d calls of MPI could fail; expected some", steps[index].name, calls - 1);
        works(steps[index].name, steps[index].run);
    }
}

/* Receives the second of two messages, with the call of MPI of that number failing, and then the
 * first. Returns false if both make at most `calls` calls. */
static bool either_fails(dtl_context_t ctx, int calls)
{
    dtl_request_t request = NULL;
    dtl_status first, second;
    const char *failed;

    faulty_mpi_arm(calls);
    second = finish(dtl_irecv(ctx, to, COUNT, F64, 0, 2, &request), request);
    failed = faulty_mpi_failed();
    faulty_mpi_arm(-1);
    first = dtl_recv(ctx, to, COUNT, F64, 0, 1);
    if (failed != NULL && first == DTL_SUCCESS && second == DTL_SUCCESS)
        fail_msg("%s failed, and nobody says so", failed);
    return failed != NULL;
}

/* The message is received while another one is waited for, and fails then. */
static void message_that_fails_early_fails_its_later_receive(void **state)
{
    int32_t goes_on = 1;

    (void)state;
    for (int calls = 0; goes_on != 0; calls++) {
        dtl_context_t ctx = NULL;

        assert_success(dtl_context_dup(world.ctx, &ctx));
        for (int tag = 1; tag <= 2 && world.rank == 0; tag++)
            assert_success(dtl_send(ctx, from, COUNT, F64, 1, tag));
        assert_success(dtl_barrier(world.ctx));
        goes_on = world.rank == 1 && either_fails(ctx, calls);
        assert_success(dtl_broadcast(world.ctx, &goes_on, 1, DTL_DTYPE_INT32, 1));
        dtl_context_destroy(ctx);
    }
}

/* Returns true if the call of that number failed on the rank, and then the step. The other rank
 * does not fail alone. The rank itself fails alone if the failing call would have received the
 * other's completion, which the other cannot know. */
static bool fails_there(size_t step, int32_t rank, int calls, int *both)
{
    const char *failed = NULL;
    int32_t mine, all[2], any, has_failed;
    dtl_status status;

    faulty_mpi_arm(rank == world.rank ? calls : -1);
    status = steps[step].run(world.ctx);
    failed = faulty_mpi_failed();
    faulty_mpi_arm(-1);
    mine = status != DTL_SUCCESS;
    has_failed = failed != NULL;
    if (mine && (strstr(last_message(), "MPI_") == NULL || strstr(last_message(), "(...)") != NULL))
        fail_msg("rank %d: %s: %s", (int)world.rank, steps[step].name, last_message());
    assert_success(dtl_allgather(world.ctx, &mine, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32));
    *both += all[0] && all[1];
    if (all[1 - rank] && !all[rank])
        fail_msg("rank %d: %s: call %d of rank %d, %s: %s here", (int)world.rank, steps[step].name,
                 calls, (int)rank, failed != NULL ? failed : "elsewhere",
                 mine ? last_message() : "success");
    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    return any != 0;
}

/* Tries all calls of MPI that the rank makes. Returns how often both ranks failed. */
static int fails_for_both(size_t step, int32_t rank)
{
    int calls = 0, both = 0;

    while (calls < CALLS && fails_there(step, rank, calls, &both))
        calls++;
    assert_success(steps[step].run(world.ctx));
    return both;
}

static void one_rank_that_fails_in_mpi_blocks_no_other_rank(void **state)
{
    (void)state;
    for (size_t step = 0; steps[step].run != sendrecv;
         step++) /* steps of a single collective call each */
        for (int32_t rank = 0; rank < world.size; rank++)
            if (fails_for_both(step, rank) == 0)
                fail_msg("%s fails on rank %d alone", steps[step].name, (int)rank);
}

static void a_failing_start_or_wait_of_one_rank_blocks_no_other_rank(void **state)
{
    size_t step = 0;

    (void)state;
    while (steps[step].run != ibarrier)
        step++;
    for (; steps[step].run != plan_barrier; step++)
        if (fails_for_both(step, 0) + fails_for_both(step, 1) == 0)
            fail_msg("%s fails on one rank alone", steps[step].name);
}

static int open_world(void **state)
{
    for (int rank = 0; rank < 8; rank++) {
        counts[rank] = COUNT;
        places[rank] = (dtl_size_t)rank * COUNT;
    }
    return world_open(state);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest all_ranks[] = {
        cmocka_unit_test(failing_call_of_mpi_is_a_status_and_the_job_stays_usable),
        cmocka_unit_test(message_that_fails_early_fails_its_later_receive),
    };
    const struct CMUnitTest alone[] = {
        cmocka_unit_test(one_rank_that_fails_in_mpi_blocks_no_other_rank),
        cmocka_unit_test(a_failing_start_or_wait_of_one_rank_blocks_no_other_rank),
    };
    int failed;

    if (argc > 1 && getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }

    /* A wait in shared memory polls MPI a varying number of times, different on each rank. */
    setenv("DTL_NODE_COLLECTIVES", "off", 1);
    failed = _cmocka_run_group_tests("faults", argc > 1 ? alone : all_ranks,
                                     argc > 1 ? COUNT_OF(alone) : COUNT_OF(all_ranks), open_world,
                                     world_close);

    if (failed > 0)
        dtl_abort(1);
    return failed;
}
