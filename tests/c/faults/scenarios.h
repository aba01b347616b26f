/* SPDX-License-Identifier: BSD-3-Clause */
/* What is done where memory may run out: of each family of functions, those that allocate.  Who
 * includes this counts allocations down in `failing`. */
#ifndef DTL_TEST_FAULTS_SCENARIOS_H
#define DTL_TEST_FAULTS_SCENARIOS_H

#include <stdatomic.h>
#include <unistd.h>

#include "../support.h"

enum { COUNT = 100, RANKS = 8 };

static atomic_long failing; /* the allocation that fails, counted down; 0: none */

static double from[RANKS * COUNT], to[RANKS * COUNT];
static dtl_size_t counts[RANKS], places[RANKS];
static dtl_vector_t vec, moved, other, indices;
static dtl_map_t map;
static dtl_window_t window, dynamic;
static dtl_symmetric_t heap;
static void *cell; /* of the heap */
static dtl_size_t action;
static dtl_collective_plan_t plan;
static char saved[32]; /* a name that no other job has */

/* ---- what scenarios share -------------------------------------------------------------------- */

static dtl_rank_t other_rank(void)
{
    return 1 - world.rank;
}

/* Memory is there again until `failing` gets the result. */
static long with_memory(void)
{
    return atomic_exchange(&failing, 0);
}

/* Whether no rank has failed: for calls that all must make, behind some that one makes alone. */
static bool all_go_on(dtl_status status)
{
    int32_t has_failed = status != DTL_SUCCESS, any = 0;
    long left = with_memory();

    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    atomic_store(&failing, left);
    return any == 0;
}

/* Waits for the requests, with memory if there was none before. */
static dtl_status finish(dtl_request_t requests[2], dtl_status status)
{
    if (status == DTL_SUCCESS)
        status = dtl_waitall(2, requests);
    for (int index = 0; index < 2 && status != DTL_SUCCESS; index++)
        if (requests[index] != NULL) {
            dtl_cancel(requests[index]);
            dtl_wait(requests[index]);
        }
    return status;
}

/* ---- contexts, containers, maps and windows -------------------------------------------------- */

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

static dtl_status unlock_other(dtl_window_t win)
{
    return dtl_window_unlock(win, other_rank());
}

/* The status; the epoch must end, so that the scenario can be tried again. */
static dtl_status unlocked(dtl_status (*unlock)(dtl_window_t), dtl_status status)
{
    long left = with_memory();

    assert_success(unlock(window));
    atomic_store(&failing, left);
    return status;
}

static dtl_status use_window(void)
{
    double value = 1;
    dtl_status status = dtl_window_lock(window, other_rank(), DTL_LOCK_EXCLUSIVE);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_rma_put(window, other_rank(), 0, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_rma_get(window, other_rank(), 0, &value, sizeof value);
    return unlocked(unlock_other, status);
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

    return dtl_remote_invoke(world.ctx, other_rank(), action, &value, sizeof value, &result,
                             sizeof result);
}

/* ---- containers ------------------------------------------------------------------------------ */

static dtl_status make_array(void)
{
    dtl_array_t made = NULL;
    dtl_status status = dtl_array_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    dtl_array_destroy(made);
    return status;
}

static dtl_status make_tensor(void)
{
    dtl_tensor_t made = NULL;
    dtl_status status =
        dtl_tensor_create(world.ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(10, 10), &made);

    dtl_tensor_destroy(made);
    return status;
}

static dtl_status make_spans(void)
{
    dtl_span_t whole = NULL, part = NULL;
    dtl_status status = dtl_span_from_vector(vec, &whole);

    if (status == DTL_SUCCESS)
        status = dtl_span_subspan(whole, 1, 2, &part);
    dtl_span_destroy(part);
    dtl_span_destroy(whole);
    return status;
}

static dtl_status hold_memory(void)
{
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_container_memory(vec, &memory);

    dtl_memory_release(memory);
    return status;
}

static dtl_status copy_container(void)
{
    return dtl_container_copy(vec, other);
}

static dtl_status expose(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    if (all_go_on(status)) /* nobody waits in the call before */
        status = dtl_container_expose(made);
    dtl_vector_destroy(made);
    return status;
}

static dtl_status use_elements(void)
{
    const dtl_index_t indices[] = {0, COUNT / 2, COUNT - 1};
    double values[3];
    dtl_status status = dtl_container_get_elements(vec, indices, 3, values);

    return status == DTL_SUCCESS ? dtl_container_set_elements(vec, indices, 3, values) : status;
}

static dtl_status argsort(void)
{
    return dtl_container_argsort(vec, DTL_SORT_ASCENDING, indices);
}

static dtl_status sort_by_key(void)
{
    return dtl_container_sort_by_key(other, indices, DTL_SORT_DESCENDING);
}

static int compare(const void *a, const void *b, void *user_data)
{
    (void)user_data;
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static dtl_status sort_by_function(void)
{
    return dtl_container_sort_func(vec, compare, NULL);
}

static void add(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(double *)result = *(const double *)a + *(const double *)b;
}

static dtl_status reduce_by_function(void)
{
    double zero = 0, result;

    return dtl_container_reduce_func(vec, add, &zero, &result, NULL);
}

static dtl_status scan_container(void)
{
    return dtl_container_inclusive_scan(other, DTL_OP_SUM);
}

static dtl_status inspect_file(void)
{
    int dtype;
    dtl_shape shape;

    return dtl_file_inspect(world.ctx, saved, &dtype, &shape);
}

/* ---- contexts -------------------------------------------------------------------------------- */

static dtl_status make_environment(void)
{
    dtl_environment_t env = NULL;
    dtl_context_t made = NULL;
    dtl_status status = dtl_environment_create(&env);

    if (all_go_on(status))
        status = dtl_environment_make_world_context(env, &made);
    dtl_context_destroy(made);
    dtl_environment_destroy(env);
    return status;
}

static dtl_status make_context(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_create_default(&made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split_by_node(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split_by_node(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split_leaders(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split_leaders(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status make_roles(void)
{
    dtl_role_manager_t mgr = NULL;
    dtl_context_t made = NULL;
    dtl_status status = dtl_role_manager_create(world.ctx, &mgr);

    if (status == DTL_SUCCESS)
        status = dtl_role_manager_add_role(mgr, "worker", 1);
    if (status == DTL_SUCCESS)
        status = dtl_role_manager_add_role(mgr, "reader", 1);
    if (all_go_on(status))
        status = dtl_role_manager_initialize(mgr);
    if (all_go_on(status))
        status = dtl_role_manager_context(mgr, &made);
    dtl_context_destroy(made);
    dtl_role_manager_destroy(mgr);
    return status;
}

static dtl_status describe_topology(void)
{
    return dtl_topology_text(NULL, 0) > 0 ? DTL_SUCCESS : dtl_last_error_status();
}

/* ---- maps ------------------------------------------------------------------------------------ */

static dtl_status combine_in_map(void)
{
    const int64_t keys[] = {1, 2, 3, 4, 5, 6, 7, 8};
    const double values[8] = {0};
    dtl_status combined = dtl_map_combine_batch(map, keys, values, 8, DTL_OP_SUM);
    dtl_status synchronised = dtl_map_sync(map);

    return combined != DTL_SUCCESS ? combined : synchronised;
}

static dtl_status erase_from_map(void)
{
    const int64_t keys[] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint8_t erased[8];

    return dtl_map_erase_batch(map, keys, 8, erased);
}

static void look(const void *key, const void *value, void *user_data)
{
    (void)key;
    (void)value;
    (void)user_data;
}

static dtl_status walk_map(void)
{
    return dtl_map_for_each(map, look, NULL);
}

/* ---- windows and heaps ----------------------------------------------------------------------- */

static dtl_status attach_memory(void)
{
    dtl_size_t place;
    dtl_status status = dtl_window_attach(dynamic, from, sizeof from, &place);

    return status == DTL_SUCCESS ? dtl_window_detach(dynamic, from) : status;
}

static dtl_status use_window_later(void)
{
    double value = 1;
    dtl_request_t requests[2] = {NULL};
    dtl_status status = dtl_window_lock_all(window);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_rma_put_async(window, other_rank(), 0, &value, sizeof value, &requests[0]);
    if (status == DTL_SUCCESS)
        status = dtl_rma_get_async(window, world.rank, 0, &value, sizeof value, &requests[1]);
    status = finish(requests, status);
    return unlocked(dtl_window_unlock_all, status);
}

static dtl_status count_in_window(void)
{
    int64_t one = 1, before;
    dtl_status status = dtl_window_lock_all(window);

    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl_rma_accumulate(window, other_rank(), 8, &one, sizeof one, DTL_DTYPE_INT64, DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        status = dtl_rma_fetch_and_op(window, other_rank(), 8, &one, &before, DTL_DTYPE_INT64,
                                      DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        status = dtl_rma_compare_and_swap(window, other_rank(), 16, &one, &one, &before,
                                          DTL_DTYPE_INT64);
    return unlocked(dtl_window_unlock_all, status);
}

static dtl_status make_heap(void)
{
    dtl_symmetric_t made = NULL;
    dtl_status status = dtl_symmetric_create(world.ctx, 1 << 16, &made);

    long left = with_memory(); /* what is not freed then is lost under DTL_CHECK */

    dtl_symmetric_destroy(made);
    atomic_store(&failing, left);
    return status;
}

static dtl_status allocate_in_heap(void)
{
    void *address = NULL;
    dtl_status status = dtl_symmetric_allocate(heap, 1000, &address);

    return all_go_on(status) ? dtl_symmetric_free(heap, address) : status;
}

static dtl_status split_team(void)
{
    dtl_team_t made = DTL_TEAM_INVALID;
    dtl_status status = dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, 1, 2, &made);

    if (all_go_on(status))
        status = dtl_symmetric_team_destroy(heap, made);
    return status;
}

static dtl_status use_heap(void)
{
    double value = 1;
    dtl_status status = dtl_symmetric_put_nbi(heap, cell, &value, sizeof value, other_rank());

    if (status == DTL_SUCCESS)
        status = dtl_symmetric_get(heap, &value, cell, sizeof value, other_rank());
    return status == DTL_SUCCESS ? dtl_symmetric_quiet(heap) : status;
}

static dtl_status broadcast_in_heap(void)
{
    return dtl_symmetric_broadcastmem(heap, DTL_TEAM_WORLD, cell, cell, 0, 0);
}

/* ---- what is to be had later ----------------------------------------------------------------- */

static dtl_status send_to_itself(void)
{
    dtl_request_t requests[2] = {NULL};
    dtl_status status =
        dtl_irecv(world.ctx, to, COUNT, DTL_DTYPE_FLOAT64, world.rank, 5, &requests[0]);

    if (status == DTL_SUCCESS)
        status = dtl_isend(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, world.rank, 5, &requests[1]);
    return finish(requests, status);
}

static dtl_status match_message(void)
{
    dtl_request_t requests[2] = {NULL};
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    dtl_status status =
        dtl_isend(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, world.rank, 6, &requests[0]);

    if (status == DTL_SUCCESS)
        status = dtl_mprobe(world.ctx, world.rank, 6, DTL_DTYPE_FLOAT64, &message, &info);
    if (status == DTL_SUCCESS)
        status = dtl_mrecv(message, to, COUNT, DTL_DTYPE_FLOAT64);
    if (status != DTL_SUCCESS && requests[0] != NULL) /* what was sent is received */
        assert_success(dtl_recv(world.ctx, to, COUNT, DTL_DTYPE_FLOAT64, world.rank, 6));
    return finish(requests, status);
}

static dtl_status pass_on(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data)
{
    (void)user_data;
    return code == DTL_SUCCESS ? dtl_future_set(result, value, size) : code;
}

static dtl_status continue_future(void)
{
    double value = 1;
    dtl_future_t first = NULL, second = NULL;
    dtl_status status = dtl_future_create(&first);

    if (status == DTL_SUCCESS)
        status = dtl_future_then(first, pass_on, NULL, &second);
    if (status == DTL_SUCCESS)
        status = dtl_future_set(first, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_get(second, &value, sizeof value);
    dtl_future_destroy(second);
    dtl_future_destroy(first);
    return status;
}

static dtl_status wait_for_futures(void)
{
    double value = 1;
    dtl_future_t futures[2] = {NULL}, all = NULL;
    dtl_status status = dtl_future_create(&futures[0]);

    if (status == DTL_SUCCESS)
        status = dtl_future_create(&futures[1]);
    if (status == DTL_SUCCESS)
        status = dtl_when_all(futures, 2, &all);
    for (int index = 0; index < 2 && status == DTL_SUCCESS; index++)
        status = dtl_future_set(futures[index], &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_wait(all);
    dtl_future_destroy(all);
    dtl_future_destroy(futures[1]);
    dtl_future_destroy(futures[0]);
    return status;
}

static dtl_status future_of_request(void)
{
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;
    dtl_status status = dtl_ibarrier(world.ctx, &request);

    if (status == DTL_SUCCESS)
        status = dtl_request_future(request, &future);
    if (future == NULL)
        return finish((dtl_request_t[2]){request}, status);
    status = dtl_future_wait(future);
    dtl_future_destroy(future);
    return status;
}

static dtl_status reduce_later(void)
{
    double result;
    dtl_request_t request = NULL;
    dtl_status status = dtl_async_reduce_vector(vec, DTL_OP_SUM, &result, &request);

    return finish((dtl_request_t[2]){request}, status);
}

static dtl_status invoke_later(void)
{
    int64_t value = 1;
    dtl_future_t future = NULL;
    dtl_status status = dtl_remote_invoke_async(world.ctx, other_rank(), action, &value,
                                                sizeof value, sizeof value, &future);

    if (status == DTL_SUCCESS)
        status = dtl_future_get(future, &value, sizeof value);
    dtl_future_destroy(future);
    return status;
}

static dtl_status use_stream(void)
{
    dtl_stream_t stream = NULL;
    dtl_event_t event = NULL;
    dtl_status status = dtl_stream_create(DTL_DEVICE_HOST, 0, &stream);

    if (status == DTL_SUCCESS)
        status = dtl_event_create(DTL_DEVICE_HOST, 0, &event);
    if (status == DTL_SUCCESS)
        status = dtl_stream_record_event(stream, event);
    if (status == DTL_SUCCESS)
        status = dtl_event_synchronize(event);
    dtl_event_destroy(event);
    dtl_stream_destroy(stream);
    return status;
}

/* ---- all of them ---------------------------------------------------------------------------- */

static const struct {
    const char *name;
    dtl_status (*run)(void);
    bool is_local;   /* in part, so that one rank may fail alone */
    bool is_of_team; /* whose calls DTL_CHECK does not watch: there, others wait for who fails */
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
    {.name = "array_create", .run = make_array},
    {.name = "tensor_create", .run = make_tensor},
    {.name = "span_from_vector", .run = make_spans, .is_local = true},
    {.name = "container_memory", .run = hold_memory, .is_local = true},
    {.name = "container_copy", .run = copy_container},
    {.name = "container_expose", .run = expose},
    {.name = "container_get_elements", .run = use_elements, .is_local = true},
    {.name = "container_argsort", .run = argsort},
    {.name = "container_sort_by_key", .run = sort_by_key},
    {.name = "container_sort_func", .run = sort_by_function},
    {.name = "container_reduce_func", .run = reduce_by_function},
    {.name = "container_inclusive_scan", .run = scan_container},
    {.name = "file_inspect", .run = inspect_file},
    {.name = "environment_make_world_context", .run = make_environment, .is_local = true},
    {.name = "context_create_default", .run = make_context, .is_local = true},
    {.name = "context_split_by_node", .run = split_by_node},
    {.name = "context_split_leaders", .run = split_leaders},
    {.name = "role_manager_initialize", .run = make_roles, .is_local = true},
    {.name = "topology_text", .run = describe_topology, .is_local = true},
    {.name = "map_combine_batch", .run = combine_in_map, .is_local = true},
    {.name = "map_erase_batch", .run = erase_from_map, .is_local = true},
    {.name = "map_for_each", .run = walk_map, .is_local = true},
    {.name = "window_attach", .run = attach_memory, .is_local = true},
    {.name = "rma_put_async", .run = use_window_later, .is_local = true},
    {.name = "rma_fetch_and_op", .run = count_in_window, .is_local = true},
    {.name = "symmetric_create", .run = make_heap},
    {.name = "symmetric_allocate", .run = allocate_in_heap},
    {.name = "symmetric_team_split_strided", .run = split_team, .is_of_team = true},
    {.name = "symmetric_put_nbi", .run = use_heap, .is_local = true},
    {.name = "symmetric_broadcastmem", .run = broadcast_in_heap, .is_of_team = true},
    {.name = "isend", .run = send_to_itself, .is_local = true},
    {.name = "mprobe", .run = match_message, .is_local = true},
    {.name = "future_then", .run = continue_future, .is_local = true},
    {.name = "when_all", .run = wait_for_futures, .is_local = true},
    {.name = "request_future", .run = future_of_request, .is_local = true},
    {.name = "async_reduce_vector", .run = reduce_later, .is_local = true},
    {.name = "remote_invoke_async", .run = invoke_later, .is_local = true},
    {.name = "stream_create", .run = use_stream, .is_local = true},
};

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
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &zero, &other));
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, COUNT, &indices));
    assert_success(dtl_container_expose(vec));
    assert_success(dtl_container_save(vec, saved));
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map));
    assert_success(dtl_window_allocate(world.ctx, 1000, &window));
    assert_success(dtl_window_create_dynamic(world.ctx, &dynamic));
    assert_success(dtl_symmetric_create(world.ctx, 1 << 16, &heap));
    assert_success(dtl_symmetric_allocate(heap, sizeof(double), &cell));
    assert_success(
        dtl_plan_allgatherv(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, to, counts, places, &plan));
    assert_success(dtl_action_register(world.ctx, "act", act, NULL, &action));
    return 0;
}

static int close_all(void **state)
{
    dtl_collective_plan_destroy(plan);
    dtl_symmetric_destroy(heap);
    dtl_window_destroy(dynamic);
    dtl_window_destroy(window);
    dtl_map_destroy(map);
    dtl_vector_destroy(indices);
    dtl_vector_destroy(other);
    dtl_vector_destroy(moved);
    dtl_vector_destroy(vec);
    if (world.rank == 0)
        unlink(saved);
    return world_close(state);
}

#endif
