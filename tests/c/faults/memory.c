/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory runs out on one rank of several: all their calls return, with DTL_ERROR_OUT_OF_MEMORY or
 * without, and everything works when there is memory again.
 *
 * In each scenario the first allocation of one rank is failed, then its second, until it gets by
 * without; then the same on the other.  The linker sends malloc and calloc here (--wrap). */
#include <stdatomic.h>
#include <unistd.h>

#include "../support.h"

enum { COUNT = 100, RANKS = 8 };

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
    return dtl_container_save(vec, "memory.npy");
}

static dtl_status load(void)
{
    return dtl_container_load(vec, "memory.npy");
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
    dtl_collective_plan_t plan = NULL;
    dtl_status status =
        dtl_plan_allreduce(world.ctx, from, to, COUNT, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &plan);

    dtl_collective_plan_destroy(plan);
    return status;
}

static dtl_status plan_alltoall(void)
{
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_alltoallv(world.ctx, from, counts, places, DTL_DTYPE_FLOAT64, to,
                                           counts, places, DTL_DTYPE_FLOAT64, &plan);

    dtl_collective_plan_destroy(plan);
    return status;
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
} scenarios[] = {
    {"context_dup", derive},
    {"context_split", split},
    {"vector_create", make_vector},
    {"vector_resize", resize_vector},
    {"vector_redistribute", redistribute},
    {"map_create", make_map},
    {"map_insert_batch", fill_map},
    {"map_find_batch", find_in_map},
    {"map_sync", synchronise_map},
    {"window_create", make_window},
    {"window_allocate", allocate_window},
    {"window_create_dynamic", make_dynamic_window},
    {"rma_put", use_window},
    {"container_sort", sort},
    {"container_stable_sort", stable_sort},
    {"container_unique", unique},
    {"container_quantile", quantile},
    {"container_histogram", histogram},
    {"container_save", save},
    {"container_load", load},
    {"container_exchange_halo", halos},
    {"gatherv", gather},
    {"scatterv", scatter},
    {"allgatherv", allgather},
    {"alltoallv", alltoall},
    {"reduce_scatter", reduce_scatter},
    {"allreduce", allreduce},
    {"scan", scan},
    {"plan_allreduce", plan_allreduce},
    {"plan_alltoallv", plan_alltoall},
    {"remote_invoke", invoke},
};

/* ---- the promises ---------------------------------------------------------------------------- */

/* Whether the rank that runs out of memory at its allocation of that number did so. */
static bool has_run_out(const char *name, dtl_status (*run)(void), int32_t rank, long number)
{
    int32_t has_failed = 0, any = 0;
    dtl_status status;

    failing = rank == world.rank ? number : 0;
    status = run();
    has_failed = rank == world.rank && atomic_exchange(&failing, 0) <= 0;
    if (status != DTL_SUCCESS && status != DTL_ERROR_OUT_OF_MEMORY)
        fail_msg("rank %d: %s: allocation %ld: %s", (int)world.rank, name, number, last_message());
    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    return any != 0;
}

static void one_rank_without_memory_keeps_nobody_waiting(void **state)
{
    const char *only = getenv("DTL_TEST_SCENARIO");

    (void)state;
    for (size_t index = 0; index < COUNT_OF(scenarios); index++) {
        if (only != NULL && strcmp(only, scenarios[index].name) != 0)
            continue;
        for (int32_t rank = 0; rank < world.size; rank++) {
            long number = 1;

            while (number < 1000 &&
                   has_run_out(scenarios[index].name, scenarios[index].run, rank, number))
                number++;
            assert_in_range(number, 1, 999);
        }
        assert_success(scenarios[index].run());
        assert_success(dtl_barrier(world.ctx)); /* what one has saved is there for all */
    }
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
    int failed = world_open(state);

    if (failed != 0)
        return failed;
    for (int rank = 0; rank < RANKS; rank++) {
        counts[rank] = COUNT;
        places[rank] = (dtl_size_t)rank * COUNT;
    }
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &zero, &vec));
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &moved));
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map));
    assert_success(dtl_window_allocate(world.ctx, 1000, &window));
    assert_success(dtl_action_register(world.ctx, "act", act, NULL, &action));
    return 0;
}

static int close_all(void **state)
{
    dtl_window_destroy(window);
    dtl_map_destroy(map);
    dtl_vector_destroy(moved);
    dtl_vector_destroy(vec);
    if (world.rank == 0)
        unlink("memory.npy");
    return world_close(state);
}

int main(void)
{
    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is in this program */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_rank_without_memory_keeps_nobody_waiting),
    };
    int failed = _cmocka_run_group_tests("memory", tests, COUNT_OF(tests), open_all, close_all);

    if (failed > 0)
        dtl_abort(1);
    return failed;
}
