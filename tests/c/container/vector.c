/* SPDX-License-Identifier: BSD-3-Clause */
/* Vectors: creation, properties, writes, resizing and redistribution, on any number of ranks. */
#include "../support/support.h"

static const dtl_size_t sizes[] = {0, 1, 3, 65};
static const dtl_dtype dtypes[] = {
    DTL_DTYPE_INT8,    DTL_DTYPE_INT16,     DTL_DTYPE_INT32,      DTL_DTYPE_INT64,
    DTL_DTYPE_UINT8,   DTL_DTYPE_FLOAT32,   DTL_DTYPE_BYTE,       DTL_DTYPE_BOOL,
    DTL_DTYPE_FLOAT16, DTL_DTYPE_COMPLEX64, DTL_DTYPE_UINT64,     DTL_DTYPE_UINT32,
    DTL_DTYPE_FLOAT64, DTL_DTYPE_UINT16,    DTL_DTYPE_COMPLEX128, DTL_DTYPE_BFLOAT16,
};

static dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size, int policy)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.partition = (dtl_partition_policy)policy;
    options.block_size = 3;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    return vec;
}

/* Sets every element to its global index. */
static void number(dtl_vector_t vec)
{
    int64_t *mine = dtl_vector_local_data_mut(vec);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        mine[index] = dtl_vector_to_global(vec, (dtl_index_t)index);
}

/* Checks that elements below `kept` are their global index, and the others zero. */
static void assert_numbered(dtl_vector_t vec, dtl_size_t kept)
{
    const int64_t *mine = dtl_vector_local_data(vec);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++) {
        dtl_index_t global_index = dtl_vector_to_global(vec, (dtl_index_t)index);
        assert_int_equal(mine[index], global_index < (dtl_index_t)kept ? global_index : 0);
    }
}

static void elements_start_as_zero(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        dtl_vector_t vec = NULL;

        assert_success(dtl_vector_create(world.ctx, dtypes[which], 1001, &vec));
        const unsigned char *mine = dtl_vector_local_data(vec);
        for (dtl_size_t byte = 0; byte < dtl_vector_local_size(vec) * dtl_dtype_size(dtypes[which]);
             byte++)
            assert_int_equal(mine[byte], 0);
        assert_int_equal(dtl_vector_dtype(vec), dtypes[which]);
        dtl_vector_destroy(vec);
    }
}

static void fill_reaches_every_element(void **state)
{
    unsigned char value[16], element[16];

    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        dtl_size_t bytes = dtl_dtype_size(dtypes[which]);
        dtl_vector_t vec = NULL;

        for (int byte = 0; byte < 16; byte++)
            value[byte] = (unsigned char)(byte % 2 + 1);
        assert_success(dtl_vector_create_fill(world.ctx, dtypes[which], 5001, value, &vec));
        for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++) {
            assert_success(dtl_vector_get_local(vec, index, element));
            assert_memory_equal(element, value, bytes);
        }
        dtl_vector_destroy(vec);
    }
}

static void sizes_add_up(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        for (size_t which = 0; which < COUNT_OF(sizes); which++) {
            dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, sizes[which], policy);
            bool is_replicated = policy == DTL_PARTITION_REPLICATED;
            int64_t total = -1;

            assert_success(dtl_allreduce_int64(world.ctx, (int64_t)dtl_vector_local_size(vec),
                                               DTL_OP_SUM, &total));
            assert_int_equal(total, (int64_t)sizes[which] * (is_replicated ? world.size : 1));
            assert_int_equal(dtl_vector_global_size(vec), sizes[which]);
            assert_int_equal(dtl_vector_empty(vec), sizes[which] == 0);
            assert_int_equal(dtl_vector_num_ranks(vec), world.size);
            assert_int_equal(dtl_vector_rank(vec), world.rank);
            assert_int_equal(dtl_vector_partition_policy(vec), policy);
            if (dtl_vector_local_size(vec) == 0)
                assert_null(dtl_vector_local_data(vec));
            dtl_vector_destroy(vec);
        }
    }
}

static void the_owner_holds_the_element(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 64, policy);

        for (dtl_index_t index = 0; index < 64; index++) {
            int64_t owner = dtl_vector_owner(vec, index), least = -1, most = -1;

            assert_success(dtl_allreduce_int64(world.ctx, owner, DTL_OP_MIN, &least));
            assert_success(dtl_allreduce_int64(world.ctx, owner, DTL_OP_MAX, &most));
            assert_int_equal(least, most);
            if (policy != DTL_PARTITION_REPLICATED)
                assert_int_equal(dtl_vector_is_local(vec, index), owner == world.rank);
            assert_int_equal(dtl_vector_to_local(vec, index) >= 0, dtl_vector_is_local(vec, index));
        }
        dtl_vector_destroy(vec);
    }
}

static void local_offset_counts_lower_ranks(void **state)
{
    int64_t below = 0;

    (void)state;
    for (size_t which = 0; which < COUNT_OF(sizes); which++) {
        dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, sizes[which], DTL_PARTITION_BLOCK);
        int64_t mine = (int64_t)dtl_vector_local_size(vec);

        assert_success(dtl_exscan(world.ctx, &mine, &below, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_int_equal(dtl_vector_local_offset(vec), below);
        dtl_vector_destroy(vec);
    }
}

static void resize_keeps_every_global_index(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        for (size_t from = 0; from < COUNT_OF(sizes); from++) {
            for (size_t to = 0; to < COUNT_OF(sizes); to++) {
                dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, sizes[from], policy);

                number(vec);
                assert_success(dtl_vector_resize(vec, sizes[to]));

                assert_int_equal(dtl_vector_global_size(vec), sizes[to]);
                assert_numbered(vec, sizes[from]);
                dtl_vector_destroy(vec);
            }
        }
    }
}

static void redistribution_keeps_every_global_index(void **state)
{
    (void)state;
    for (int from = 0; from < DTL_PARTITION_COUNT; from++) {
        for (int to = 0; to < DTL_PARTITION_COUNT; to++) {
            for (size_t which = 0; which < COUNT_OF(sizes); which++) {
                dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, sizes[which], from);

                number(vec);
                assert_success(dtl_vector_redistribute(vec, (dtl_partition_policy)to));

                assert_int_equal(dtl_vector_partition_policy(vec), to);
                assert_numbered(vec, sizes[which]);
                dtl_vector_destroy(vec);
            }
        }
    }
}

static void invalid_sizes_are_refused(void **state)
{
    static const dtl_size_t huge[] = {UINT64_C(1) << 61, UINT64_C(1) << 62, UINT64_C(1) << 63,
                                      UINT64_MAX};
    dtl_vector_t vec = NULL, small = vector_of(DTL_DTYPE_FLOAT64, 5, 0);

    (void)state;
    for (size_t index = 0; index < COUNT_OF(huge); index++) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, huge[index], &vec));
        assert_message("global_size is");
        assert_null(vec);
        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_vector_resize(small, huge[index]));
        assert_int_equal(dtl_vector_global_size(small), 5);
    }
    dtl_vector_destroy(small);
}

static void more_than_memory_is_refused_on_every_rank(void **state)
{
    dtl_size_t size = UINT64_C(1) << 59;
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 5, 0), large = NULL;

    (void)state;
    number(vec);
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl_vector_resize(vec, size));

    assert_int_equal(dtl_vector_global_size(vec), 5);
    assert_numbered(vec, 5);
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_vector_create(world.ctx, DTL_DTYPE_INT64, size, &large));
    assert_null(large);
    dtl_vector_destroy(vec);
}

static void elements_are_set_and_read(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT32, 64, DTL_PARTITION_CYCLIC);
    dtl_size_t local = dtl_vector_local_size(vec);
    int32_t value = -1;

    (void)state;
    for (int32_t index = 0; index < (int32_t)local; index++)
        assert_success(dtl_vector_set_local(vec, (dtl_size_t)index, &index));
    for (int32_t index = 0; index < (int32_t)local; index++) {
        assert_success(dtl_vector_get_local(vec, (dtl_size_t)index, &value));
        assert_int_equal(value, index);
    }
    value = 7;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_get_local(vec, local, &value));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(vec, UINT64_MAX, &value));
    assert_int_equal(value, 7);
    dtl_vector_destroy(vec);
}

static void copies_to_and_from_the_host(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 1001, DTL_PARTITION_BLOCK);
    dtl_size_t local = dtl_vector_local_size(vec);
    int64_t *out = calloc(local + 1, sizeof *out), *in = calloc(local + 1, sizeof *in);

    (void)state;
    for (dtl_size_t index = 0; index < local; index++)
        out[index] = (int64_t)index * 3 + world.rank;
    assert_success(dtl_vector_copy_from_host(vec, out, local));
    assert_success(dtl_vector_copy_to_host(vec, in, local));

    assert_memory_equal(in, out, local * sizeof *in);
    assert_status(DTL_ERROR_NULL_POINTER, dtl_vector_copy_to_host(vec, NULL, 0));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_vector_copy_from_host(vec, NULL, 0));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_copy_to_host(vec, in, local + 1));
    free(out);
    free(in);
    dtl_vector_destroy(vec);
}

static void local_reductions_use_this_ranks_part(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 1001, DTL_PARTITION_BLOCK),
                 none = vector_of(DTL_DTYPE_INT64, 0, 0);
    int64_t first = dtl_vector_local_offset(vec), count = (int64_t)dtl_vector_local_size(vec),
            result = -1;

    (void)state;
    number(vec);
    assert_success(dtl_vector_reduce_sum(vec, &result));
    assert_int_equal(result, count * first + count * (count - 1) / 2);
    assert_success(dtl_vector_reduce_min(vec, &result));
    assert_int_equal(result, first);
    assert_success(dtl_vector_reduce_max(vec, &result));
    assert_int_equal(result, first + count - 1);

    assert_success(dtl_vector_reduce_sum(none, &result));
    assert_int_equal(result, 0);
    assert_success(dtl_vector_reduce_min(none, &result));
    assert_true(result == INT64_MAX);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(none);
}

static void writing_makes_dirty_and_sync_clean(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT32, 64, 0);
    int32_t value = 1;

    (void)state;
    assert_int_equal(dtl_vector_is_clean(vec), 1);
    dtl_vector_local_data(vec);
    assert_int_equal(dtl_vector_is_dirty(vec), 0);

    assert_success(dtl_vector_fill_local(vec, &value));
    assert_int_equal(dtl_vector_is_dirty(vec), dtl_vector_local_size(vec) > 0);

    assert_success(dtl_vector_sync(vec));
    assert_int_equal(dtl_vector_is_clean(vec), 1);
    dtl_vector_local_data_mut(vec);
    assert_int_equal(dtl_vector_is_dirty(vec), 1);
    dtl_vector_destroy(vec);
}

static void device_placement_is_unavailable_without_devices(void **state)
{
    static const dtl_placement_policy placements[] = {DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_UNIFIED};
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&options);
    for (size_t index = 0; index < COUNT_OF(placements); index++) {
        if (dtl_placement_available(placements[index]))
            continue;
        options.placement = placements[index];
        assert_status(DTL_ERROR_BACKEND_UNAVAILABLE,
                      dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &vec));
        assert_message("placement is");
        assert_null(vec);
    }
    options.placement = DTL_PLACEMENT_DEVICE_PREFERRED;
    assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &vec));
    dtl_vector_destroy(vec);
}

static void device_of_the_options_is_kept(void **state)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    dtl_array_t array = NULL;
    int there = dtl_placement_available(DTL_PLACEMENT_DEVICE), last = is_one_device() ? 0 : 3;

    (void)state;
    dtl_container_options_init(&options);
    options.device_id = last;
    assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &vec));
    assert_success(dtl_array_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &array));
    assert_int_equal(dtl_vector_device_id(vec), last);
    assert_int_equal(dtl_container_device_id(vec), last);
    assert_int_equal(dtl_array_device_id(array), last);
    assert_int_equal(dtl_placement_available(DTL_PLACEMENT_DEVICE_PREFERRED), there);
    dtl_array_destroy(array);
    dtl_vector_destroy(vec);
}

static void host_vector_has_default_policies_and_no_device(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT8, 5, 0);

    (void)state;
    assert_int_equal(dtl_vector_placement_policy(vec), DTL_PLACEMENT_HOST);
    assert_int_equal(dtl_vector_execution_policy(vec), DTL_EXEC_SEQ);
    assert_int_equal(dtl_vector_consistency_policy(vec), DTL_CONSISTENCY_BULK_SYNCHRONOUS);
    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_RETURN_STATUS);
    assert_int_equal(dtl_vector_device_id(vec), 0);
    assert_null(dtl_vector_device_data(vec));
    assert_null(dtl_vector_device_data_mut(vec));
    dtl_vector_destroy(vec);
}

static void bad_options_are_refused(void **state)
{
    dtl_container_options good, bad;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&good);
    bad = good;
    bad.partition = DTL_PARTITION_COUNT;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, 0, 1, &bad, &vec));
    bad = good;
    bad.block_size = 0;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, 0, 1, &bad, &vec));
    bad = good;
    bad.reserved[2] = 1;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, 0, 1, &bad, &vec));
    bad.reserved[2] = -1;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, 0, 1, &bad, &vec));
    bad = good;
    bad.device_id = -2;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, 0, 1, &bad, &vec));
    assert_null(vec);
}

static void index_outside_is_an_error(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT8, 5, 0);

    (void)state;
    assert_int_equal(dtl_vector_owner(vec, 5), DTL_NO_RANK);
    assert_int_equal(dtl_last_error_status(), DTL_ERROR_OUT_OF_BOUNDS);
    assert_int_equal(dtl_vector_to_local(vec, -1), -1);
    assert_int_equal(dtl_vector_to_global(vec, 5), -1);
    assert_int_equal(dtl_vector_is_local(vec, INT64_MIN), 0);
    dtl_vector_destroy(vec);
}

static void memory_outlives_the_vector(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 64, DTL_PARTITION_REPLICATED);
    dtl_memory_t memory = NULL;
    const int64_t *mine;

    (void)state;
    number(vec);
    mine = dtl_vector_local_data(vec);
    assert_success(dtl_container_memory(vec, &memory));
    assert_success(dtl_vector_resize(vec, 1001)); /* allocates other memory */
    dtl_vector_destroy(vec);

    for (int64_t index = 0; index < 64; index++)
        assert_int_equal(mine[index], index);
    dtl_memory_release(memory);
    dtl_memory_release(memory);
    assert_message("already closed");
}

static void vectors_do_not_leak(void **state)
{
    (void)state;
    for (int round = 0; round < 600; round++) {
        dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, 1001, round % DTL_PARTITION_COUNT);
        dtl_vector_destroy(vec);
        assert_int_equal(dtl_vector_is_valid(vec), 0);
        assert_int_equal(dtl_vector_local_size(vec), 0);
        assert_null(dtl_vector_local_data(vec));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_start_as_zero),
        cmocka_unit_test(fill_reaches_every_element),
        cmocka_unit_test(sizes_add_up),
        cmocka_unit_test(the_owner_holds_the_element),
        cmocka_unit_test(local_offset_counts_lower_ranks),
        cmocka_unit_test(resize_keeps_every_global_index),
        cmocka_unit_test(redistribution_keeps_every_global_index),
        cmocka_unit_test(invalid_sizes_are_refused),
        cmocka_unit_test(more_than_memory_is_refused_on_every_rank),
        cmocka_unit_test(elements_are_set_and_read),
        cmocka_unit_test(copies_to_and_from_the_host),
        cmocka_unit_test(local_reductions_use_this_ranks_part),
        cmocka_unit_test(writing_makes_dirty_and_sync_clean),
        cmocka_unit_test(device_placement_is_unavailable_without_devices),
        cmocka_unit_test(host_vector_has_default_policies_and_no_device),
        cmocka_unit_test(device_of_the_options_is_kept),
        cmocka_unit_test(bad_options_are_refused),
        cmocka_unit_test(index_outside_is_an_error),
        cmocka_unit_test(memory_outlives_the_vector),
        cmocka_unit_test(vectors_do_not_leak),
    };

    return run_in_world("vector", tests, COUNT_OF(tests));
}
