/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory runs out on one rank of several: all their calls return, with DTL_ERROR_OUT_OF_MEMORY or
 * without, and everything works when there is memory again.
 *
 * In each scenario the first allocation of one rank is failed, then its second, until it gets by
 * without; then the same on the other.  The linker sends malloc and calloc here (--wrap).
 *
 * With the argument `checked` it runs itself again with DTL_CHECK=1: then the other rank fails too,
 * in the words of the first. */
#include <glob.h>
#include <stdatomic.h>
#include <unistd.h>

#include "../support.h"

enum { COUNT = 100, RANKS = 8 };

static bool is_checked;
static atomic_long failing; /* the allocation that fails, counted down; 0: none */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

static bool is_to_fail(void)
{
    return atomic_load(&failing) > 0 && atomic_fetch_sub(&failing, 1) == 1;
}

void *__wrap_malloc(size_t size)
{
    return is_to_fail() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_to_fail() ? NULL : __real_calloc(count, size);
}

static double from[RANKS * COUNT], to[RANKS * COUNT];
static dtl_size_t counts[RANKS], places[RANKS];
static dtl_vector_t vec, moved;
static dtl_map_t map;
static dtl_window_t window;
static dtl_size_t action;
static dtl_collective_plan_t plan;
static char saved[32]; /* a name that no other job has */

/* ---- the scenarios --------------------------------------------------------------------------- */

static dtl_status derive(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_dup(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split(world.ctx, 0, world.rank, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status make_vector(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    dtl_vector_destroy(made);
    return status;
}

static dtl_status resize_vector(void)
{
    return dtl_vector_resize(moved, COUNT + COUNT / 2 - dtl_vector_global_size(moved) % COUNT);
}

static dtl_status redistribute(void)
{
    dtl_partition_policy policy = dtl_vector_partition_policy(moved);

    return dtl_vector_redistribute(moved, policy == DTL_PARTITION_CYCLIC ? DTL_PARTITION_BLOCK
                                                                         : DTL_PARTITION_CYCLIC);
}

static dtl_status make_map(void)
{
    dtl_map_t made = NULL;
    dtl_status status = dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &made);

    dtl_map_destroy(made);
    return status;
}

static dtl_status fill_map(void)
{
    enum { KEYS = 4 * COUNT };
    int64_t keys[KEYS];
    double values[KEYS] = {0};

    for (int64_t index = 0; index < KEYS; index++)
        keys[index] = index;
    return dtl_map_insert_batch(map, keys, values, KEYS);
}

static dtl_status find_in_map(void)
{
    int64_t keys[COUNT];
    double values[COUNT];
    int found[COUNT];

    for (int64_t index = 0; index < COUNT; index++)
        keys[index] = index;
    return dtl_map_find_batch(map, keys, COUNT, values, found);
}

static dtl_status synchronise_map(void)
{
    dtl_status filled = fill_map(), synchronised = dtl_map_sync(map);

    return filled != DTL_SUCCESS ? filled : synchronised;
}

static dtl_status make_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_create(world.ctx, from, sizeof from, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status allocate_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_allocate(world.ctx, 1000, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status make_dynamic_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_create_dynamic(world.ctx, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status use_window(void)
{
    double value = 1;
    dtl_status status = dtl_window_lock(window, 1 - world.rank, DTL_LOCK_EXCLUSIVE);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_rma_put(window, 1 - world.rank, 0, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_rma_get(window, 1 - world.rank, 0, &value, sizeof value);
    atomic_store(&failing, atomic_load(&failing) > 0 ? 1 << 20 : 0);
    assert_success(dtl_window_unlock(window, 1 - world.rank));
    return status;
}

static dtl_status sort(void)
{
    return dtl_container_sort(vec, DTL_SORT_ASCENDING);
}

static dtl_status stable_sort(void)
{
    return dtl_container_stable_sort(vec, DTL_SORT_DESCENDING);
}

static dtl_status unique(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_container_unique(vec, &made);

    dtl_vector_destroy(made);
    return status;
}

static dtl_status quantile(void)
{
    const double halves[] = {0.25, 0.5};
    double results[2];

    return dtl_container_quantile(vec, halves, 2, results);
}

static dtl_status histogram(void)
{
    dtl_size_t bins[10];

    return dtl_container_histogram(vec, 0, 1, 10, bins);
}

static dtl_status save(void)
{
    return dtl_container_save(vec, saved);
}

static dtl_status load(void)
{
    return dtl_container_load(vec, saved);
}

static dtl_status halos(void)
{
    static double padded[2 * COUNT + 2];
    const dtl_size_t width = 1;
    const int periodic = 1;

    return dtl_container_exchange_halo(vec, &width, &periodic, padded,
                                       dtl_vector_local_size(vec) + 2);
}

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

/* The other ranks would wait for one that has not started. */
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
STARTED(ireduce_scatter_block, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM)

static dtl_status plan_start(void)
{
    dtl_status status = dtl_collective_plan_start(plan);

    return status == DTL_SUCCESS ? dtl_collective_plan_wait(plan) : status;
}

static dtl_status invoke(void)
{
    int64_t value = 1, result = 0;

    return dtl_remote_invoke(world.ctx, 1 - world.rank, action, &value, sizeof value, &result,
                             sizeof result);
}

static const struct {
    const char *name;
    dtl_status (*run)(void);
    bool is_local; /* in part, so that one rank may fail alone */
} scenarios[] = {
    {.name = "context_dup", .run = derive},
    {.name = "context_split", .run = split},
    {.name = "vector_create", .run = make_vector},
    {.name = "vector_resize", .run = resize_vector},
    {.name = "vector_redistribute", .run = redistribute},
    {.name = "map_create", .run = make_map},
    {.name = "map_insert_batch", .run = fill_map, .is_local = true},
    {.name = "map_find_batch", .run = find_in_map, .is_local = true},
    {.name = "map_sync", .run = synchronise_map, .is_local = true},
    {.name = "window_create", .run = make_window},
    {.name = "window_allocate", .run = allocate_window},
    {.name = "window_create_dynamic", .run = make_dynamic_window},
    {.name = "rma_put", .run = use_window, .is_local = true},
    {.name = "container_sort", .run = sort},
    {.name = "container_stable_sort", .run = stable_sort},
    {.name = "container_unique", .run = unique},
    {.name = "container_quantile", .run = quantile},
    {.name = "container_histogram", .run = histogram},
    {.name = "container_save", .run = save},
    {.name = "container_load", .run = load},
    {.name = "container_exchange_halo", .run = halos},
    {.name = "gatherv", .run = gather},
    {.name = "scatterv", .run = scatter},
    {.name = "allgatherv", .run = allgather},
    {.name = "alltoallv", .run = alltoall},
    {.name = "reduce_scatter", .run = reduce_scatter},
    {.name = "allreduce", .run = allreduce},
    {.name = "scan", .run = scan},
    {.name = "plan_allreduce", .run = plan_allreduce},
    {.name = "plan_alltoallv", .run = plan_alltoall},
    {.name = "reduce_scatter_block", .run = reduce_scatter_block},
    {.name = "plan_reduce_scatter_block", .run = plan_reduce_scatter_block},
    {.name = "iallreduce", .run = iallreduce},
    {.name = "iscan", .run = iscan},
    {.name = "iallgatherv", .run = iallgatherv},
    {.name = "ialltoallv", .run = ialltoallv},
    {.name = "ireduce_scatter_block", .run = ireduce_scatter_block},
    {.name = "plan_start", .run = plan_start},
    {.name = "remote_invoke", .run = invoke, .is_local = true},
};

/* ---- the promises ---------------------------------------------------------------------------- */

static bool is_expected(dtl_status status, bool is_own)
{
    if (status == DTL_ERROR_COLLECTIVE_PARTICIPATION) /* refused before it was compared */
        return is_checked && !is_own && strstr(last_message(), "memory") != NULL;
    return status == DTL_SUCCESS || status == DTL_ERROR_OUT_OF_MEMORY;
}

/* Under DTL_CHECK all fail, or none, in the words of the one without memory. */
static void all_fail_alike(const char *name, dtl_status status, int32_t rank, long number)
{
    int32_t fails = status != DTL_SUCCESS, all = 0;

    if (fails && (strstr(last_message(), "memory") == NULL ||
                  strstr(last_message(), "another rank") != NULL))
        fail_msg("%s: allocation %ld of rank %d: %s", name, number, (int)rank, last_message());
    assert_success(dtl_allreduce(world.ctx, &fails, &all, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    if (all != 0 && all != world.size)
        fail_msg("rank %d: %s: allocation %ld of rank %d: it has %s alone", (int)world.rank, name,
                 number, (int)rank, fails ? "failed" : "gone well");
}

/* Whether the rank that runs out of memory at its allocation of that number did so. */
static bool has_run_out(size_t index, int32_t rank, long number)
{
    const char *name = scenarios[index].name;
    int32_t has_failed = 0, any = 0;
    dtl_status status;

    failing = rank == world.rank ? number : 0;
    status = scenarios[index].run();
    has_failed = rank == world.rank && atomic_exchange(&failing, 0) <= 0;
    if (is_checked && !scenarios[index].is_local)
        all_fail_alike(name, status, rank, number);
    if (!is_expected(status, rank == world.rank))
        fail_msg("rank %d: %s: allocation %ld: status %d: %s", (int)world.rank, name, number,
                 (int)status, last_message());
    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    return any != 0;
}

static void run_out_everywhere(size_t index)
{
    for (int32_t rank = 0; rank < world.size; rank++) {
        long number = 1;

        while (number < 1000 && has_run_out(index, rank, number))
            number++;
        assert_in_range(number, 1, 999);
    }
    assert_success(scenarios[index].run());
    assert_success(dtl_barrier(world.ctx)); /* what one has saved is there for all */
}

static void one_rank_without_memory_keeps_nobody_waiting(void **state)
{
    const char *only = getenv("DTL_TEST_SCENARIO");

    (void)state;
    for (size_t index = 0; index < COUNT_OF(scenarios); index++)
        if (only == NULL || strcmp(only, scenarios[index].name) == 0)
            run_out_everywhere(index);
}

static void a_save_without_memory_leaves_no_file(void **state)
{
    char pattern[sizeof saved + 8];
    glob_t found = {0};
    size_t index = 0;

    (void)state;
    while (scenarios[index].run != save)
        index++;
    run_out_everywhere(index);
    snprintf(pattern, sizeof pattern, "%s.*", saved);
    assert_int_equal(glob(pattern, 0, NULL, &found), GLOB_NOMATCH);
}

static int act(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
               void *user_data)
{
    (void)args_size;
    (void)user_data;
    memcpy(result, args, result_size);
    return DTL_SUCCESS;
}

static int open_all(void **state)
{
    double zero = 0;
    int32_t process = getpid();
    int failed = world_open(state);

    if (failed != 0)
        return failed;
    assert_success(dtl_broadcast(world.ctx, &process, 1, DTL_DTYPE_INT32, 0));
    snprintf(saved, sizeof saved, "memory.%d.npy", (int)process);
    for (int rank = 0; rank < RANKS; rank++) {
        counts[rank] = COUNT;
        places[rank] = (dtl_size_t)rank * COUNT;
    }
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &zero, &vec));
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &moved));
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map));
    assert_success(dtl_window_allocate(world.ctx, 1000, &window));
    assert_success(
        dtl_plan_allgatherv(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, places, &plan));
    assert_success(dtl_action_register(world.ctx, "act", act, NULL, &action));
    return 0;
}

static int close_all(void **state)
{
    dtl_collective_plan_destroy(plan);
    dtl_window_destroy(window);
    dtl_map_destroy(map);
    dtl_vector_destroy(moved);
    dtl_vector_destroy(vec);
    if (world.rank == 0)
        unlink(saved);
    return world_close(state);
}

int main(int argc, char **argv)
{
    is_checked = argc > 1;
    if (is_checked && getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is in this program */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_rank_without_memory_keeps_nobody_waiting),
        cmocka_unit_test(a_save_without_memory_leaves_no_file),
    };
    int failed = _cmocka_run_group_tests("memory", tests, COUNT_OF(tests), open_all, close_all);

    if (failed > 0)
        dtl_abort(1);
    return failed;
}
