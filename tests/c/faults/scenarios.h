/* SPDX-License-Identifier: BSD-3-Clause */
/* Scenarios in which memory may run out: the allocating functions of each family. The including
 * file counts allocations down in `failing`. */
#ifndef DTL_TEST_FAULTS_SCENARIOS_H
#define DTL_TEST_FAULTS_SCENARIOS_H

#include "scenarios/asynchronous.h"
#include "scenarios/collectives.h"
#include "scenarios/containers.h"
#include "scenarios/contexts.h"
#include "scenarios/maps.h"
#include "scenarios/shared.h"
#include "scenarios/windows.h"

static const struct {
    const char *name;
    dtl_status (*run)(void);
    bool is_local; /* true: some calls are local, so that one rank may fail alone */
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
    {.name = "container_refresh_halo", .run = refreshed_halos},
    {.name = "gatherv", .run = gather},
    {.name = "scatterv", .run = scatter},
    {.name = "allgatherv", .run = allgather},
    {.name = "alltoallv", .run = alltoall},
    {.name = "alltoall", .run = large_alltoall},
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
    {.name = "reduce_few_in_order", .run = reduce_few_in_order},
    {.name = "reduce_many_in_order", .run = reduce_many_in_order},
    {.name = "iallreduce_in_order", .run = iallreduce_in_order},
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
    {.name = "container_argsort_in_threads", .run = argsort_in_threads},
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
    {.name = "symmetric_team_split_strided", .run = split_team},
    {.name = "symmetric_team_split_color", .run = split_team_by_color},
    {.name = "symmetric_barrier", .run = meet_in_heap},
    {.name = "symmetric_put_nbi", .run = use_heap, .is_local = true},
    {.name = "symmetric_broadcastmem", .run = broadcast_in_heap},
    {.name = "symmetric_fcollectmem", .run = collect_in_heap},
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
    dtl_context_options options;
    double zero = 0;
    int32_t process = getpid(), any = 0;
    int failed = world_open(state);

    if (failed != 0)
        return failed;
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    assert_success(dtl_context_create(&ordered, &options));
    assert_success(dtl_allreduce(ordered, &process, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
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
    assert_success(make_many(DTL_DTYPE_FLOAT64, &many));
    assert_success(make_many(DTL_DTYPE_INT64, &many_indices));
    assert_success(dtl_container_expose(vec));
    assert_success(dtl_container_save(vec, saved));
    assert_success(begin_map());
    assert_success(dtl_window_allocate(world.ctx, 1000, &window));
    assert_success(dtl_window_create_dynamic(world.ctx, &dynamic));
    assert_success(dtl_symmetric_create(world.ctx, 1 << 16, &heap));
    assert_success(dtl_symmetric_allocate(heap, sizeof(double), &cell));
    assert_success(dtl_symmetric_allocate(heap, RANKS * sizeof(double), &cells));
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
    dtl_vector_destroy(many);
    dtl_vector_destroy(many_indices);
    dtl_vector_destroy(other);
    dtl_vector_destroy(moved);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ordered);
    if (world.rank == 0)
        unlink(saved);
    return world_close(state);
}

#endif
